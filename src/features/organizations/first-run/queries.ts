// SQL of the first run.
import { type Db, sql } from '#platform/db/database.ts'

/** Whether there is no organization yet. */
export const isSetupDue = async (db: Db) => (await db.one<{ due: boolean }>(sql`select not exists (select from organizations) as due`)).due

/** Until the transaction ends, nobody else makes an organization. */
export const lockOrganizations = (tx: Db) => tx.run(sql`lock table organizations in share row exclusive mode`)
