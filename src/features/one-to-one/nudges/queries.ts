// SQL of pairs that have gone quiet.
import { type Db, sql } from '#platform/db/database.ts'
import { DAYS_KEPT, QUIET_DAYS } from '../limits.ts'

export interface QuietPair {
  id: number
  organization_name: string
  mentor_id: number
  mentee_id: number
  active_at: string
}

/** Nothing was shared for a month, and they were not told of it: a silence is told once. */
const isQuiet = sql`
  status = 'active' and active_at < now() - make_interval(days => ${QUIET_DAYS}) and (nudged_at is null or nudged_at < active_at)`

export const listQuietPairs = (db: Db, after: QuietPair | undefined, limit: number) =>
  db.many<QuietPair>(sql`
    select pairs.id, organizations.name as organization_name, mentor_id, mentee_id, active_at
    from pairs join organizations on organizations.id = organization_id
    where ${isQuiet} and (active_at, pairs.id) > (coalesce(${after?.active_at ?? null}::timestamptz, '-infinity'), ${after?.id ?? 0}::bigint)
    order by active_at, pairs.id limit ${limit}`)

/** Marks it, once; false where somebody else has, or it is quiet no more. */
export const markNudged = async (tx: Db, pairId: number) =>
  (await tx.run(sql`update pairs set nudged_at = now() where id = ${pairId} and ${isQuiet}`)) > 0

/** What came to nothing is forgotten. */
export const removeSomeNeverBegun = (db: Db, count: number) =>
  db.run(sql`
    delete from pairs where id in (
      select id from pairs where status in ('declined', 'withdrawn') and closed_at < now() - make_interval(days => ${DAYS_KEPT}) limit ${count})`)
