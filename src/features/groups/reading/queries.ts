// SQL of how far people have read in groups, and of groups that they have muted.
import { type Db, sql } from '#platform/db/database.ts'

/** So many are counted at most. */
export const MOST_UNREAD = 99

/** What others have written in a group since someone read there, as far as they have not blocked them: in a statement about `groups` and `mine`. */
export const unreadCount = (userId: number) => sql`(
  select count(*) from (
    select from group_news news where news.group_id = groups.id and news.id > mine.read_up_to and news.user_id <> ${userId}
      and (news.is_anonymous or news.user_id <> all (array(select blocked_id from user_blocks where user_id = ${userId}))) limit ${MOST_UNREAD}
  ) unread) as unread_count`

/** Locks what someone has read in a group; undefined when they are not in it. */
export const lockReading = (tx: Db, userId: number, groupId: number) =>
  tx.maybe<{ group_id: number }>(
    sql`select group_id from group_members where group_id = ${groupId} and user_id = ${userId} for no key update`,
  )

/** They have read all that is there. */
export const saveRead = (tx: Db, userId: number, groupId: number) =>
  tx.run(sql`
    update group_members set read_up_to = newest.id
    from (select max(id) as id from group_news where group_id = ${groupId}) newest
    where group_id = ${groupId} and user_id = ${userId} and read_up_to < newest.id`)

/** The first time counts. */
export const saveMuted = (tx: Db, userId: number, groupId: number, muted: boolean) =>
  tx.run(sql`
    update group_members set muted_at = case when ${muted}::boolean then coalesce(muted_at, now()) end
    where group_id = ${groupId} and user_id = ${userId}`)
