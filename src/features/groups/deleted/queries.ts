// SQL of groups that were deleted and can still be brought back.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import { forUpdate, KEPT_DAYS } from '../queries.ts'
import type { DeletedGroup } from './schemas.ts'

/** After their days they may be half gone. */
const isKept = sql`groups.deleted_at >= now() - make_interval(days => ${KEPT_DAYS})`

/** The last deleted first. */
export async function listDeleted(db: Db, organizationId: number, after: number): Promise<Static<typeof DeletedGroup>[]> {
  const deleted = sql`
    select groups.id, groups.name, groups.member_count, groups.deleted_at, groups.deleted_at + make_interval(days => ${KEPT_DAYS}) as kept_until,
      case when leader.id is not null then jsonb_build_object('id', leader.id, 'name', leader.name) end as leader,
      row_number() over (order by groups.deleted_at desc, groups.id) as place
    from groups left join group_members leads on leads.group_id = groups.id and leads.role = 'leader' left join users leader on leader.id = leads.user_id
    where groups.organization_id = ${organizationId} and groups.deleted_at is not null and ${isKept}`
  const octets = sql`octet_length(name) + coalesce(octet_length(leader::text), 0) + 100`
  return withoutPlaces(await db.many<Static<typeof DeletedGroup> & WithPlace>(partOf(deleted, { octets, after })))
}

interface Kept {
  id: number
  name: string
  organization_id: number
  status: 'draft' | 'active' | 'inactive'
  is_deleted: boolean
}

/** Locks a regular group of one of these organizations (null: of any) that is there, or can be brought back. */
export const lockKeptGroup = (tx: Db, organizations: readonly number[] | null, groupId: number) =>
  tx.maybe<Kept>(sql`
    select id, name, organization_id, status, deleted_at is not null as is_deleted from groups
    where id = ${groupId} and group_type = 'group' and (${organizations}::bigint[] is null or organization_id = any(${organizations}))
      and (deleted_at is null or ${isKept}) ${forUpdate}`)

export const saveRestored = (tx: Db, groupId: number) =>
  tx.run(sql`update groups set deleted_at = null, updated_at = now() where id = ${groupId}`)
