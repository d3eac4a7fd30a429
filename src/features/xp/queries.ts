// SQL of XP: the ledger that triggers on the progress of trainings and challenges keep.
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'

const total = (userId: Sql) => sql`(select coalesce(sum(xp), 0) from xp_entries where user_id = ${userId})`

/** All XP of someone. */
export const sumXp = async (db: Db, userId: number) => (await db.one<{ xp: number }>(sql`select ${total(sql`${userId}::bigint`)} as xp`)).xp

/** Whether someone has as much XP as a notice tells of: a completion may have been taken back. */
export const hasReached: Subject = (reader) => sql`${total(reader)} >= (notices.data ->> 'xp')::bigint`
