// SQL of reminders: of which meetings, and whom.
import { type Db, sql } from '#platform/db/database.ts'
import { onTheWall } from '../queries.ts'

export interface Soon {
  id: number
  group_id: number
  group_name: string
  title: string | null
  starts_at: string
  begins_at: string
  location: string | null
}

/** The next meetings between two moments of which nobody was reminded yet, after one of them. */
export const listToRemind = (db: Db, from: string, to: string, after: Soon | undefined, limit: number) =>
  db.many<Soon>(sql`
    select meetings.id, group_id, groups.name as group_name, meetings.title, ${onTheWall(sql`starts_at`)} as starts_at, begins_at, meetings.location
    from meetings join groups on groups.id = group_id and groups.deleted_at is null and groups.status = 'active'
    where begins_at > ${from} and begins_at <= ${to} and cancelled_at is null and reminded_for is distinct from begins_at
      and (begins_at, meetings.id) > (${after?.begins_at ?? '-infinity'}::timestamptz, ${after?.id ?? 0}::bigint)
    order by begins_at, meetings.id limit ${limit}`)

/** Notes that its members are reminded; false where they were, or it was moved or cancelled meanwhile. */
export const markReminded = async (tx: Db, { id, begins_at }: Soon) =>
  (await tx.run(sql`
    update meetings set reminded_for = begins_at
    where id = ${id} and begins_at = ${begins_at} and cancelled_at is null and reminded_for is distinct from begins_at`)) > 0

/** The members of its group who did not say that they stay away. */
export const listExpected = async (db: Db, { id, group_id }: Soon) =>
  (
    await db.many<{ user_id: number }>(sql`
      select user_id from group_members where group_id = ${group_id} and not exists (
        select from meeting_answers answers where meeting_id = ${id} and answers.user_id = group_members.user_id and coming = 'no')
      order by user_id`)
  ).map(({ user_id }) => user_id)
