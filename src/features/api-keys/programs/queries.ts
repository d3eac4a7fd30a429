// SQL of what programs read: of their organization alone, and nothing that is personal.
import type { Static } from 'typebox'
import type { GroupLimits } from '#features/groups/limits.ts'
import { capacity, findGroup, forUpdate } from '#features/groups/queries.ts'
import { onTheWall } from '#features/meetings/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { ProgramGroup, ProgramMeeting } from './schemas.ts'

type Group = Static<typeof ProgramGroup>

export interface Sight {
  organizationId: number
  /** Who writes groups sees those too that are no longer, or not yet, active. */
  seesAll: boolean
  /** In web pages, which everybody reads: of open groups alone, and not where they meet, which may be somebody's home. */
  isPublic: boolean
}

const groupsSeen = ({ organizationId, seesAll, isPublic }: Sight, limits: GroupLimits) => sql`
  select groups.id, groups.name, groups.purpose, groups.type, groups.join_type, groups.status,
    case when not ${isPublic}::boolean then groups.location end as location, groups.member_count,
    groups.status = 'active' and groups.member_count >= ${capacity(limits)} as is_full, groups.created_at, groups.updated_at,
    row_number() over (order by groups.name ${nameCollation}, groups.id) as place
  from groups join organizations on organizations.id = groups.organization_id
  where groups.organization_id = ${organizationId} and groups.group_type = 'group' and groups.deleted_at is null
    and (groups.status = 'active' or ${seesAll}::boolean) and (groups.join_type = 'open' or not ${isPublic}::boolean)`

export const listGroups = async (db: Db, sight: Sight, limits: GroupLimits, after: number): Promise<Group[]> =>
  withoutPlaces(
    await db.many<Group & WithPlace>(
      partOf(groupsSeen(sight, limits), { octets: sql`octet_length(name) + octet_length(purpose) + 200`, after }),
    ),
  )

export async function findProgramGroup(db: Db, sight: Sight, limits: GroupLimits, groupId: number): Promise<Group | undefined> {
  const row = await db.maybe<Group & { place: number }>(sql`${groupsSeen(sight, limits)} and groups.id = ${groupId}`)
  if (!row) return undefined
  const { place: _, ...group } = row
  return group
}

/** A regular group of the organization, locked. */
export async function lockGroupOf(tx: Db, organizationId: number, groupId: number, limits: GroupLimits) {
  const found = await tx.maybe(sql`
    select from groups where id = ${groupId} and organization_id = ${organizationId} and group_type = 'group' and deleted_at is null ${forUpdate}`)
  return found ? findGroup(tx, 0, [organizationId], groupId, limits) : undefined
}

/** Of active groups that are there, those that begin in these days, the earliest first. Each group gives its first, so that none is read whole. */
export async function listMeetings(
  db: Db,
  organizationId: number,
  { from, to }: { from: string; to: string },
  limit: number,
  after: readonly (string | number)[] | undefined,
): Promise<Static<typeof ProgramMeeting>[]> {
  const [moment = null, id = null] = after ?? []
  const rows = await db.many<Omit<Static<typeof ProgramMeeting>, 'group'> & { group_id: number; group_name: string }>(sql`
    select part.id, part.group_id, groups.name as group_name, coalesce(part.title, groups.name) as title, ${onTheWall(sql`part.starts_at`)} as starts_at,
      part.timezone, part.begins_at, part.ends_at, part.location,
      case when part.cancelled_at is null then 'planned' else 'cancelled' end as status
    from groups cross join lateral (
      select id, group_id, title, starts_at, timezone, begins_at, ends_at, location, cancelled_at from meetings
      where group_id = groups.id and begins_at >= ${from}::date::timestamp at time zone 'UTC'
        and begins_at < (${to}::date + 1)::timestamp at time zone 'UTC'
        and (${moment}::text is null or (begins_at, id) > (${moment}::text::timestamptz, ${id}::bigint))
      order by begins_at, id limit ${limit}) part
    where groups.organization_id = ${organizationId} and groups.group_type = 'group' and groups.deleted_at is null and groups.status = 'active'
    order by part.begins_at, part.id limit ${limit}`)
  return rows.map(({ group_id, group_name, ...meeting }) => ({ ...meeting, group: { id: group_id, name: group_name } }))
}
