// SQL of what hangs on the posts of prayer requests: how often somebody prayed, and what became of it. Who prayed is selected nowhere but to
// find out whether the caller did today, and how many people an author is told of.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import type { CalendarDate } from '#platform/db/types.ts'
import type { Post, PrayerStatus } from '../schemas.ts'

export type PrayerPart = Pick<Static<typeof Post>, 'prayed_count' | 'i_prayed_today' | 'is_resting' | 'updates'>

/** What a prayer's post shows beside what all posts do, in a statement about `post`; null for other posts. */
export const prayerPart = (reader: { id: number; today: string }) => sql`
  case when post.prayer_status is not null then jsonb_build_object(
    'prayed_count', post.prayed_count,
    'i_prayed_today', exists (select from post_prayers where post_id = post.id and user_id = ${reader.id} and day = ${reader.today}::date),
    'is_resting', coalesce((
      select coalesce(post.renewed_at, post.created_at) < now() - make_interval(days => organizations.prayer_days)
      from groups join organizations on organizations.id = groups.organization_id where groups.id = post.group_id), false),
    'updates', (
      select coalesce(jsonb_agg(jsonb_build_object('text', text, 'answered', answered, 'day', shared_on) order by id), '[]')
      from prayer_updates where post_id = post.id and status = 'approved')) end`

/** Bytes of the updates of a post, in a statement about `page`. */
export const octetsOfUpdates = sql`
  case when page.prayer_status is null then 0
    else (select coalesce(sum(octet_length(text) + 60), 0) from prayer_updates where post_id = page.id and status = 'approved') end`

// The post itself

/** Makes the post of an approved prayer request. Nobody learns who wrote an anonymous one. */
export const addPrayerPost = (db: Db, prayer: { groupId: number; userId: number; title: string; message: string; isAnonymous: boolean }) =>
  db.one<{ id: number }>(sql`
    insert into group_posts (group_id, user_id, title, message, prayer_status, is_anonymous)
    values (${prayer.groupId}, ${prayer.userId}, ${prayer.title}, ${prayer.message}, 'active', ${prayer.isAnonymous}) returning id`)

export const savePrayerStatus = (db: Db, postId: number, status: Static<typeof PrayerStatus>) =>
  db.run(sql`update group_posts set prayer_status = ${status} where id = ${postId} and prayer_status is not null`)

// Praying

/** Needs the lock of the post. Once a person and day: again it changes nothing. */
export const addPrayed = (tx: Db, prayed: { postId: number; userId: number; day: CalendarDate }) =>
  tx.run(sql`
    insert into post_prayers (post_id, user_id, day) values (${prayed.postId}, ${prayed.userId}, ${prayed.day}) on conflict do nothing`)

export const countPrayed = async (db: Db, postId: number) =>
  (await db.one<{ prayed_count: number }>(sql`select prayed_count from group_posts where id = ${postId}`)).prayed_count

/** That it is still to be prayed for. */
export const saveRenewal = (db: Db, postId: number) =>
  db.run(sql`update group_posts set renewed_at = now() where id = ${postId} and prayer_status is not null`)

// Telling authors

export interface AuthorToTell {
  id: number
  timezone: string | null
  home_timezone: string | null
  /** The first day of which they have not heard. */
  since: CalendarDate
}

/** The next people for whose requests others have prayed, after one of them; of those who can sign in. */
export const listAuthorsToTell = (db: Db, after: number, limit: number) =>
  db.many<AuthorToTell>(sql`
    select users.id, users.timezone, home.timezone as home_timezone, untold.since
    from (
      select post.user_id, min(day) as since from post_prayers prayed join group_posts post on post.id = prayed.post_id
        join users on users.id = post.user_id and users.suspended_at is null and users.erased_at is null
      where not is_told and post.user_id > ${after} group by post.user_id order by post.user_id limit ${limit}) untold
    join users on users.id = untold.user_id
    left join organizations home on home.id = users.home_organization_id
    order by users.id`)

/** Notes that an author hears of all that was prayed for them before a day; gives the people, without the author, and one of the posts. */
export const markTold = (tx: Db, authorId: number, before: CalendarDate) =>
  tx.one<{ people: number; post_id: number | null }>(sql`
    with told as (
      update post_prayers set is_told = true from group_posts post
      where post.id = post_id and post.user_id = ${authorId} and not is_told and day < ${before} returning post_id, post_prayers.user_id)
    select count(distinct user_id) as people, max(post_id) as post_id from told where user_id <> ${authorId}`)

// Forgetting

/** Who prayed, once it is over everywhere and was told, or is so old that nobody hears of it any more. The counts stay. */
export const removeSomePrayed = (db: Db, { over, old }: { over: CalendarDate; old: CalendarDate }, count: number) =>
  db.run(sql`
    delete from post_prayers where (post_id, user_id, day) in (
      select post_id, user_id, day from post_prayers where day < ${over} and (is_told or day < ${old}) order by day limit ${count})`)
