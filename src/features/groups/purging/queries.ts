// SQL of groups that were deleted long ago, and of what is taken away before them.
import { type Db, sql } from '#platform/db/database.ts'

export const listGroupsToForget = async (db: Db, days: number) =>
  (
    await db.many<{ id: number }>(
      sql`select id from groups where deleted_at < now() - make_interval(days => ${days}) order by deleted_at, id`,
    )
  ).map(({ id }) => id)

export const removeDeletedGroup = (db: Db, groupId: number) =>
  db.run(sql`delete from groups where id = ${groupId} and deleted_at is not null`)

export const removeSomeRequests = (db: Db, groupId: number, count: number) =>
  db.run(sql`delete from join_requests where id in (select id from join_requests where group_id = ${groupId} limit ${count})`)

export const removeSomeRatings = (db: Db, groupId: number, count: number) =>
  db.run(sql`
    delete from group_ratings where group_id = ${groupId} and user_id in (
      select user_id from group_ratings where group_id = ${groupId} limit ${count})`)
