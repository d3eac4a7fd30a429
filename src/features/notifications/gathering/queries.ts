// SQL of notices that gather what is written in a group. They hold nothing themselves: what is in them is looked at, and counted, when they are
// read and when they are sent, so that nothing is counted twice, and what is gone counts down.

import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Subject } from '../subjects.ts'

/** So many are counted at most. */
const MOST_COUNTED = 99

/** How much a notice gathers. */
export interface NewsCounts {
  posts: number
  answers: number
}

/**
 * Whether a member (`mine`) is to hear of `news`: of what others wrote in a group that they have not muted, but for comments on their own posts, of
 * which they are told by themselves. Whoever has blocked a person is spared what they wrote; not what is anonymous, which would tell who wrote it.
 */
const isHeard = sql`
  mine.muted_at is null and news.user_id <> mine.user_id and news.answered_user_id is distinct from mine.user_id
  and (news.is_anonymous or not exists (select from user_blocks where user_id = mine.user_id and blocked_id = news.user_id))`

/**
 * What a notice gathers for whoever has it, in a statement about `notifications`: what they are to hear that was written after the notice before it
 * ended, or after they last read in the group.
 */
const gathered = sql`
  from group_members mine join groups on groups.id = mine.group_id and groups.deleted_at is null
  left join group_news_told told on told.group_id = mine.group_id and told.user_id = mine.user_id
  join group_news news on news.group_id = mine.group_id
    and news.id > coalesce(notifications.after_news, greatest(mine.read_up_to, told.told_up_to))
    and (notifications.until_news is null or news.id <= notifications.until_news)
  where mine.group_id = notifications.gathers and mine.user_id = notifications.user_id and ${isHeard}`

/** Whether there is something in it. */
export const gathersAnything: Subject = () => sql`exists (select ${gathered})`

/** How much is in it, of a row of `notifications`: null for notices that gather nothing. */
export const newsColumn = sql`case when notifications.gathers is not null then (
  select jsonb_build_object('posts', count(*) filter (where comment_id is null), 'answers', count(comment_id))
  from (select news.comment_id ${gathered} limit ${MOST_COUNTED}) counted) end as news`

/** The notice that tells a group of what is new in it: one for each news, however often it is asked for. Undefined when it is gone. */
export const addNewsNotice = (db: Db, newsId: number) =>
  db.maybe<{ id: number }>(sql`
    insert into notices (kind, once, params, data, inside_group_id, except_user_id, news_id, told_up_to)
    select case group_type when 'global' then 'organization_news' else 'group_news' end, 'news-' || news.id, jsonb_build_object('group', name),
      jsonb_build_object('group_id', groups.id), groups.id, user_id, news.id, 0
    from group_news news join groups on groups.id = group_id where news.id = ${newsId} and deleted_at is null
    on conflict (kind, once) where once is not null do update set once = excluded.once returning id`)

interface Batch {
  noticeId: number
  newsId: number
  groupId: number
  after: number
  skipped: number
  atOnce: number
}

/**
 * Tells the next members of what is new: whoever has an unread notice about the group hears by that one, others get this one. Gives those who hear
 * of it, those of them who get it now, and the last id of the batch: null at the end.
 */
export const tellNextMembers = (tx: Db, { noticeId, newsId, groupId, after, skipped, atOnce }: Batch) =>
  tx.one<{ told: number[]; listening: number[]; told_up_to: number | null }>(sql`
    with batch as materialized (
      select user_id, muted_at, read_up_to from group_members
      where group_id = ${groupId} and user_id > ${after} order by user_id offset ${skipped} limit ${atOnce}
    ), listening as materialized (
      select mine.user_id from batch mine join group_news news on news.id = ${newsId}
      left join group_news_told told on told.group_id = ${groupId} and told.user_id = mine.user_id
      where ${isHeard} and news.id > greatest(mine.read_up_to, told.told_up_to)
    ), told as (
      insert into notifications (user_id, notice_id, gathers)
      select user_id, ${noticeId}::bigint, ${groupId}::bigint from listening order by user_id
      on conflict do nothing returning user_id
    )
    select array(select user_id from told) as told, array(select user_id from listening) as listening,
      (select case when count(*) = ${atOnce} then max(user_id) end from batch) as told_up_to`)

/**
 * The devices that get a push about the group, and in how many minutes: an hour after the one before. None of people to whom one is
 * on its way already, which will say all.
 */
export const planPushes = (tx: Db, groupId: number, userIds: readonly number[], isWanted: Sql) =>
  tx.many<{ id: number; minutes: number }>(sql`
    with planned as (
      insert into group_news_told as mine (group_id, user_id, pushed_at)
      select ${groupId}, users.id, now() from users
      where users.id = any(${userIds}) and ${isWanted} and exists (select from devices where user_id = users.id)
        and exists (select from group_members where group_id = ${groupId} and user_id = users.id)
      order by users.id
      on conflict (group_id, user_id) do update
        set pushed_at = case when mine.pushed_at > now() - interval '1 hour' then mine.pushed_at + interval '1 hour' else now() end
        where mine.pushed_at is null or mine.pushed_at <= now()
      returning user_id, pushed_at
    )
    select devices.id, ceil(greatest(extract(epoch from pushed_at - now()), 0) / 60)::int as minutes
    from planned join devices using (user_id) order by minutes, devices.id`)

/** Ends the unread notices about a group, or about all of someone's: what is newer is for the next ones. `which` is about `notifications`. */
export const endGathering = (tx: Db, userId: number, which: Sql) =>
  tx.run(sql`
    with ended as (
      update notifications set read_at = now(), after_news = greatest(mine.read_up_to, mine.told_up_to), until_news = mine.newest
      from (
        select group_id, read_up_to, told_up_to, (select coalesce(max(id), 0) from group_news where group_id = group_members.group_id) as newest
        from group_members left join group_news_told using (group_id, user_id) where user_id = ${userId}
      ) mine
      where notifications.user_id = ${userId} and gathers = mine.group_id and read_at is null and ${which}
      returning gathers, until_news
    )
    insert into group_news_told as told (group_id, user_id, told_up_to)
    select gathers, ${userId}, until_news from ended order by gathers
    on conflict (group_id, user_id) do update set told_up_to = greatest(told.told_up_to, excluded.told_up_to)`)
