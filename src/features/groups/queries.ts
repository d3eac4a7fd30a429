// SQL of groups and their members.
import type { Static } from 'typebox'
import { type Actor, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { partOf, type WithPlace } from '#platform/http/answer-size.ts'
import type { GroupLimits } from './limits.ts'
import { ownWays } from './members/queries.ts'
import { asNextMeeting, type NextMeetingColumns, nextMeetingColumns, withNextMeeting } from './next-meeting/queries.ts'
import type { MemberRole } from './policy.ts'
import { unreadCount } from './reading/queries.ts'
import type { AvailableGroup, ChangeGroup, Group, GroupDetail, OwnGroup } from './schemas.ts'

interface LeaderColumns {
  leader_id: number | null
  leader_name: string
  leader_email: string
}

const groupColumns = sql`
  groups.id, groups.name, groups.code, groups.purpose, groups.organization_id, groups.group_type, groups.join_type, groups.type, groups.status, groups.posting,
  groups.member_count, groups.created_at, leader.id as leader_id, leader.name as leader_name, leader.email as leader_email`

/** Who is to be asked about a group: its leader, else its first admin who has not stepped down as that, else the organization's first admin. */
export const visibleLeader = sql`
  coalesce(
    (select user_id from group_members where group_id = groups.id and role = 'leader'),
    (select user_id from group_members where group_id = groups.id and role = 'admin' and stepped_down_at is null order by joined_at, user_id limit 1),
    (select user_id from organization_members where organization_id = groups.organization_id and role = 'admin' order by joined_at, user_id limit 1))`
const withLeader = sql`left join users leader on leader.id = ${visibleLeader}`

/** Where the last admin of a church has erased their account, and nobody else is to be asked. */
const nobody = { id: 0, name: '', email: '' }

function asGroup<Row extends LeaderColumns & Partial<WithPlace>>({
  leader_id,
  leader_name,
  leader_email,
  place: _,
  octets_before: __,
  ...group
}: Row) {
  return { ...group, leadership: leader_id === null ? nobody : { id: leader_id, name: leader_name, email: leader_email } }
}

/** How many people a group takes: what its admins chose, up to what its organization allows. In a statement about `groups` and `organizations`. */
export const capacity = (limits: GroupLimits) => sql`least(groups.max_members, ${allowedCapacity(limits)})`
const allowedCapacity = ({ maxMembers }: GroupLimits) => sql`coalesce(organizations.max_group_members, ${maxMembers})`

type GroupRow = Omit<Static<typeof Group>, 'leadership' | 'next_meeting'> & LeaderColumns
type AvailableRow = Omit<Static<typeof AvailableGroup>, 'leadership'> & LeaderColumns

const groupOctets = sql`octet_length(name) + octet_length(purpose) + 200`

/** The ids of the groups that someone is in, of deleted ones too. */
export const groupsOf = ({ id, barred }: { id: number; barred: ReadonlySet<number> }) => sql`
  select own.group_id from group_members own join groups theirs on theirs.id = own.group_id
  where own.user_id = ${id} and theirs.organization_id <> all(${[...barred]}::bigint[])`

/** The groups someone belongs to, global ones first; `only` these, by id. */
export async function listGroupsOf(
  db: Db,
  userId: number,
  organizations: number[],
  after: number,
  only?: number[],
): Promise<Static<typeof OwnGroup>[]> {
  const order = only
    ? sql`groups.id`
    : sql`groups.group_type = 'global' desc, groups.organization_id, groups.global_kind, groups.name ${nameCollation}, groups.id`
  const groups = sql`
    select ${groupColumns}, ${nextMeetingColumns}, ${unreadCount(userId)}, mine.muted_at is not null as is_muted, row_number() over (order by ${order}) as place
    from group_members mine join groups on groups.id = mine.group_id ${withLeader} ${withNextMeeting}
    where mine.user_id = ${userId} and groups.organization_id = any(${organizations}) and groups.deleted_at is null ${only ? sql`and groups.id = any(${only})` : sql``}`
  const rows = await db.many<GroupRow & NextMeetingColumns & WithPlace & { unread_count: number; is_muted: boolean }>(
    partOf(groups, { octets: groupOctets, after }),
  )
  return rows.map((row) => asNextMeeting(asGroup(row)))
}

/** The active regular groups of their organizations that someone is not in yet. */
export async function listAvailableGroups(
  db: Db,
  userId: number,
  organizations: number[],
  limits: GroupLimits,
  after: number,
): Promise<Static<typeof AvailableGroup>[]> {
  const groups = sql`
    select ${groupColumns}, row_number() over (order by groups.name ${nameCollation}, groups.id) as place, groups.member_count >= ${capacity(limits)} as is_full, pending.id as pending_request_id,
      ${ownWays(userId)}
    from groups join organizations on organizations.id = groups.organization_id ${withLeader}
    left join join_requests pending on pending.group_id = groups.id and pending.user_id = ${userId} and pending.status = 'pending'
    where groups.organization_id = any(${organizations}) and groups.group_type = 'group' and groups.deleted_at is null and groups.status = 'active'
      and not exists (select from group_members where group_id = groups.id and user_id = ${userId})`
  const rows = await db.many<AvailableRow & WithPlace>(partOf(groups, { octets: groupOctets, after }))
  return rows.map(asGroup)
}

/** A group of one of their organizations with everything about it; undefined for strangers. */
export async function findGroupDetail(
  db: Db,
  userId: number,
  organizations: number[],
  groupId: number,
  limits: GroupLimits,
): Promise<Static<typeof GroupDetail> | undefined> {
  const row = await db.maybe<
    Omit<Static<typeof GroupDetail>, 'leadership' | 'organization' | 'is_member' | 'next_meeting'> &
      LeaderColumns &
      NextMeetingColumns & { organization_name: string }
  >(sql`
    select ${groupColumns}, ${nextMeetingColumns}, ${unreadCount(userId)}, mine.muted_at is not null as is_muted, groups.location, mine.role,
      pending.id as pending_request_id, ${ownWays(userId)}, organizations.name as organization_name,
      case when groups.group_type = 'group' then ${capacity(limits)} end as max_members,
      case when groups.group_type = 'group' then ${allowedCapacity(limits)} end as max_members_allowed,
      rated.average::float8 as average_rating, rated.ratings as ratings_count
    from groups join organizations on organizations.id = groups.organization_id ${withLeader}
    left join group_members mine on mine.group_id = groups.id and mine.user_id = ${userId}
    left join join_requests pending on pending.group_id = groups.id and pending.user_id = ${userId} and pending.status = 'pending'
    cross join lateral (select round(avg(rating), 1) as average, count(*) as ratings from group_ratings where group_id = groups.id) rated
    ${withNextMeeting} and mine.user_id is not null
    where groups.id = ${groupId} and groups.organization_id = any(${organizations}) and groups.deleted_at is null`)
  if (!row) return undefined
  const { organization_name, ...group } = asNextMeeting(row)
  return { ...asGroup(group), organization: { id: group.organization_id, name: organization_name }, is_member: group.role !== null }
}

/** A group as rules look at it, with the caller's role in it. */
export interface VisibleGroup {
  id: number
  organization_id: number
  name: string
  purpose: string
  location: string | null
  group_type: 'group' | 'global'
  global_kind: 'organization' | 'prayer' | null
  join_type: 'open' | 'closed'
  status: 'draft' | 'active' | 'inactive'
  member_count: number
  max_members: number
  max_members_allowed: number
  role: MemberRole | null
}

/** Selects the group that `where` names, if it is there. */
export const visibleGroup = (userId: number, limits: GroupLimits, where: Sql) => sql`
  select groups.id, groups.organization_id, groups.name, groups.purpose, groups.location, groups.group_type, groups.global_kind, groups.join_type,
    groups.status, groups.member_count, ${capacity(limits)} as max_members, ${allowedCapacity(limits)} as max_members_allowed,
    (select role from group_members where group_id = groups.id and user_id = ${userId}) as role
  from groups join organizations on organizations.id = groups.organization_id
  where ${where} and groups.deleted_at is null`

/** Whoever changes who is in a group, or what it is, holds this lock until the end of the transaction. */
export const forUpdate = sql`for no key update of groups`

/** A group of one of the caller's organizations; undefined for strangers. */
export const findGroup = (db: Db, userId: number, organizations: number[], groupId: number, limits: GroupLimits) =>
  db.maybe<VisibleGroup>(visibleGroup(userId, limits, sql`groups.id = ${groupId} and groups.organization_id = any(${organizations})`))

/**
 * A group of one of the caller's organizations, and the caller with the roles that they have now and keep, as the people `beside` theirs;
 * undefined for strangers.
 */
export const lockGroup = (tx: Db, caller: Actor, groupId: number, limits: GroupLimits, ...beside: number[]) =>
  lockGroupOf(organizationsOf, tx, caller, groupId, limits, ...beside)

/** The same, also where they must set a second factor up first: for the way out of it. */
export const lockGroupToLeave = (tx: Db, caller: Actor, groupId: number, limits: GroupLimits) =>
  lockGroupOf(({ roles, barred }) => [...roles.keys(), ...barred], tx, caller, groupId, limits)

async function lockGroupOf(
  among: (actor: Actor) => number[],
  tx: Db,
  caller: Actor,
  groupId: number,
  limits: GroupLimits,
  ...beside: number[]
) {
  const found = await tx.maybe(
    sql`select from groups where id = ${groupId} and organization_id = any(${among(caller)}) and deleted_at is null ${forUpdate}`,
  )
  if (!found) return undefined
  const actor = await lockRoles(tx, caller, ...beside)
  const group = await findGroup(tx, actor.id, among(actor), groupId, limits)
  return group && { group, actor }
}

/** A group as its own members get it after a change. */
export async function readGroup(db: Db, groupId: number): Promise<Static<typeof Group>> {
  const row = await db.one<GroupRow & NextMeetingColumns>(
    sql`select ${groupColumns}, ${nextMeetingColumns} from groups ${withLeader} ${withNextMeeting} where groups.id = ${groupId}`,
  )
  return asNextMeeting(asGroup(row))
}

/** The two groups that everybody in an organization is in. */
export const findGlobalGroups = (db: Db, organizationId: number) =>
  db.one<{ global_group_id: number; prayer_group_id: number }>(sql`
    select max(id) filter (where global_kind = 'organization') as global_group_id, max(id) filter (where global_kind = 'prayer') as prayer_group_id
    from groups where organization_id = ${organizationId} and group_type = 'global'`)

// Writing

export const addGroup = (
  db: Db,
  group: {
    organizationId: number
    name: string
    purpose: string
    joinType: string
    type: string | null
    location: string | null
    status: string
    createdBy: number | null
  },
) =>
  db.one<{ id: number }>(sql`
    insert into groups (organization_id, name, purpose, join_type, type, location, status, created_by)
    values (${group.organizationId}, ${group.name}, ${group.purpose}, ${group.joinType}, ${group.type}, ${group.location}, ${group.status}, ${group.createdBy})
    returning id`)

export type GroupChange = { [Field in keyof typeof ChangeGroup]?: Static<(typeof ChangeGroup)[Field]> }

export const saveGroup = (db: Db, groupId: number, change: GroupChange) =>
  db.run(sql`
    update groups set name = coalesce(${change.name ?? null}, name),
      purpose = case when ${change.description !== undefined}::boolean then ${change.description ?? ''} else purpose end,
      type = case when ${change.type !== undefined}::boolean then ${change.type ?? null} else type end,
      join_type = coalesce(${change.join_type ?? null}, join_type),
      posting = coalesce(${change.posting ?? null}, posting),
      location = case when ${change.location !== undefined}::boolean then ${change.location ?? null} else location end,
      max_members = case when ${change.member_limit !== undefined}::boolean then ${change.member_limit ?? null} else max_members end, updated_at = now()
    where id = ${groupId}`)

export const saveStatus = (db: Db, groupId: number, status: string) =>
  db.run(sql`update groups set status = ${status}, updated_at = now() where id = ${groupId}`)

/** Hides a group; for 30 days it can be brought back. */
export const markDeleted = (db: Db, groupId: number) =>
  db.run(sql`update groups set deleted_at = now(), updated_at = now() where id = ${groupId}`)

/** Days for which a deleted group can be brought back. */
export const KEPT_DAYS = 30
