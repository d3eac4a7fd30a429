// SQL of whose the things are that a request names.
import { type Db, sql } from '#platform/db/database.ts'

export type Kind =
  | 'organization'
  | 'group'
  | 'join_request'
  | 'group_invitation'
  | 'report'
  | 'prayer_request'
  | 'prayer_update'
  | 'pair'
  | 'challenge'
  | 'training'
  | 'badge'

/** The first of the organizations to which one of the things belongs. */
export const findOrganizationNamed = async (db: Db, kinds: readonly Kind[], ids: readonly number[], organizations: readonly number[]) =>
  (
    await db.maybe<{ id: number }>(sql`
      select organization_of(kind, thing) as id from unnest(${kinds}::text[], ${ids}::bigint[]) as named (kind, thing)
      where organization_of(kind, thing) = any(${organizations}::bigint[]) limit 1`)
  )?.id
