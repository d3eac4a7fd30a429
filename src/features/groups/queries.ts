// SQL of groups and their members.
import type { Static } from 'typebox'
import { type Actor, holdRoles } from '#features/accounts/actor.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { codeAdmits } from '#features/organizations/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { asNames } from '#platform/db/words.ts'
import { type Placed, partOf, withoutPlaces } from '#platform/http/answer-size.ts'
import type { MemberRole } from './policy.ts'
import type { AvailableGroup, Group, GroupDetail, GroupMember } from './schemas.ts'

/** The numbers that hold where an organization has none of its own. */
export interface GroupLimits {
  maxMembers: number
  maxGroupsPerLeader: number
}

// Reading

interface LeaderColumns {
  leader_id: number | null
  leader_name: string
  leader_email: string
}

const groupColumns = sql`
  groups.id, groups.name, groups.code, groups.purpose, groups.organization_id, groups.group_type, groups.join_type, groups.type, groups.status,
  groups.member_count, groups.created_at, leader.id as leader_id, leader.name as leader_name, leader.email as leader_email`

/** Who is to be asked about a group: its leader, else its first admin who has not stepped down as that, else the organization's first admin. */
export const shownLeader = sql`
  coalesce(
    (select user_id from group_members where group_id = groups.id and role = 'leader'),
    (select user_id from group_members where group_id = groups.id and role = 'admin' and stepped_down_at is null order by joined_at, user_id limit 1),
    (select user_id from organization_members where organization_id = groups.organization_id and role = 'admin' order by joined_at, user_id limit 1))`
const withLeader = sql`left join users leader on leader.id = ${shownLeader}`

/** Where the last admin of a church has erased their account, and nobody else is to be asked. */
const nobody = { id: 0, name: '', email: '' }

function asGroup<Row extends LeaderColumns & Partial<Placed>>({
  leader_id,
  leader_name,
  leader_email,
  place: _,
  octets_before: __,
  ...group
}: Row) {
  return { ...group, leadership: leader_id === null ? nobody : { id: leader_id, name: leader_name, email: leader_email } }
}

type GroupRow = Omit<Static<typeof Group>, 'leadership'> & LeaderColumns

const groupOctets = sql`octet_length(name) + octet_length(purpose) + 200`

/** The groups someone belongs to, global ones first. */
export async function listGroupsOf(db: Db, userId: number, after: number): Promise<Static<typeof Group>[]> {
  const groups = sql`
    select ${groupColumns},
      row_number() over (order by groups.group_type = 'global' desc, groups.organization_id, groups.global_kind, groups.name ${asNames}, groups.id) as place
    from group_members mine join groups on groups.id = mine.group_id ${withLeader}
    where mine.user_id = ${userId} and groups.deleted_at is null`
  const rows = await db.many<GroupRow & Placed>(partOf(groups, { octets: groupOctets, after }))
  return rows.map(asGroup)
}

/** The group of a notice while it is there, and someone's place in it. */
const placeIn = (reader: Sql) => sql`
  select from groups left join group_members mine on mine.group_id = groups.id and mine.user_id = ${reader}
  where groups.id = (notices.data ->> 'group_id')::bigint and groups.deleted_at is null`

/** Whether someone is in the group of a notice. */
export const isStillMember: Subject = (reader) => sql`exists (${placeIn(reader)} and mine.user_id is not null)`

/** Whether someone leads it. */
export const isStillLeader: Subject = (reader) => sql`exists (${placeIn(reader)} and mine.role = 'leader')`

/** Whether nobody leads it yet, and someone is to see to that (policy.ts: canManageGroup). */
export const hasNoLeader: Subject = (reader) => sql`exists (${placeIn(reader)}
  and not exists (select from group_members leads where leads.group_id = groups.id and leads.role = 'leader')
  and (mine.role = 'admin' or exists (
    select from organization_members where organization_id = groups.organization_id and user_id = ${reader} and role = 'admin')))`

/** The active regular groups of their organizations that someone is not in yet. */
export async function listAvailableGroups(
  db: Db,
  userId: number,
  organizations: number[],
  { maxMembers }: GroupLimits,
  after: number,
): Promise<Static<typeof AvailableGroup>[]> {
  const groups = sql`
    select ${groupColumns}, row_number() over (order by groups.name ${asNames}, groups.id) as place, groups.member_count >= coalesce(organizations.max_group_members, ${maxMembers}) as is_full, pending.id as pending_request_id
    from groups join organizations on organizations.id = groups.organization_id ${withLeader}
    left join join_requests pending on pending.group_id = groups.id and pending.user_id = ${userId} and pending.status = 'pending'
    where groups.organization_id = any(${organizations}) and groups.group_type = 'group' and groups.deleted_at is null and groups.status = 'active'
      and not exists (select from group_members where group_id = groups.id and user_id = ${userId})`
  const rows = await db.many<GroupRow & Placed & { is_full: boolean; pending_request_id: number | null }>(
    partOf(groups, { octets: groupOctets, after }),
  )
  return rows.map(asGroup)
}

/** A group of one of their organizations with everything about it; undefined for strangers. */
export async function findGroupDetail(
  db: Db,
  userId: number,
  organizations: number[],
  groupId: number,
  { maxMembers }: GroupLimits,
): Promise<Static<typeof GroupDetail> | undefined> {
  const row = await db.maybe<
    Omit<Static<typeof GroupDetail>, 'leadership' | 'organization' | 'is_member'> & LeaderColumns & { organization_name: string }
  >(sql`
    select ${groupColumns}, groups.location, mine.role, pending.id as pending_request_id, organizations.name as organization_name,
      case when groups.group_type = 'group' then coalesce(organizations.max_group_members, ${maxMembers}) end as max_members,
      rated.average::float8 as average_rating, rated.ratings as ratings_count
    from groups join organizations on organizations.id = groups.organization_id ${withLeader}
    left join group_members mine on mine.group_id = groups.id and mine.user_id = ${userId}
    left join join_requests pending on pending.group_id = groups.id and pending.user_id = ${userId} and pending.status = 'pending'
    cross join lateral (select round(avg(rating), 1) as average, count(*) as ratings from group_ratings where group_id = groups.id) rated
    where groups.id = ${groupId} and groups.organization_id = any(${organizations}) and groups.deleted_at is null`)
  if (!row) return undefined
  const { organization_name, ...group } = row
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
  role: MemberRole | null
}

const seenGroup = (userId: number, { maxMembers }: GroupLimits, where: Sql, lock: Sql) => sql`
  select groups.id, groups.organization_id, groups.name, groups.purpose, groups.location, groups.group_type, groups.global_kind, groups.join_type,
    groups.status, groups.member_count, coalesce(organizations.max_group_members, ${maxMembers}) as max_members,
    (select role from group_members where group_id = groups.id and user_id = ${userId}) as role
  from groups join organizations on organizations.id = groups.organization_id
  where ${where} and groups.deleted_at is null ${lock}`

const unlocked = sql``
/** Whoever changes who is in a group, or what it is, holds this lock until the end of the transaction. */
const locked = sql`for no key update of groups`

/** A group of one of the caller's organizations; undefined for strangers. */
export const findGroup = (db: Db, userId: number, organizations: number[], groupId: number, limits: GroupLimits) =>
  db.maybe<VisibleGroup>(
    seenGroup(userId, limits, sql`groups.id = ${groupId} and groups.organization_id = any(${organizations})`, unlocked),
  )

// What was true when the row was found may have changed until the lock was granted: whoever waits looks again, and keeps the place that they see.
async function lockAndLook(tx: Db, actor: Actor, limits: GroupLimits, where: Sql) {
  const found = await tx.maybe<{ id: number }>(sql`select id from groups where ${where} and deleted_at is null ${locked}`)
  if (!found) return undefined
  await holdRoles(tx, actor)
  return tx.maybe<VisibleGroup>(seenGroup(actor.id, limits, sql`groups.id = ${found.id} and ${where}`, unlocked))
}

/**
 * A group of one of the caller's organizations, and the caller with the roles that they have now and keep, as the people `beside` theirs;
 * undefined for strangers.
 */
export async function lockGroup(tx: Db, caller: Actor, groupId: number, limits: GroupLimits, ...beside: number[]) {
  const known = [...caller.roles.keys()]
  const found = await tx.maybe(
    sql`select from groups where id = ${groupId} and organization_id = any(${known}) and deleted_at is null ${locked}`,
  )
  if (!found) return undefined
  const actor = await holdRoles(tx, caller, ...beside)
  const group = await findGroup(tx, actor.id, [...actor.roles.keys()], groupId, limits)
  return group && { group, actor }
}

const belongs = (userId: number) =>
  sql`exists (select from organization_members where organization_id = groups.organization_id and user_id = ${userId})`

/** A group at which someone may ask: of their organizations, or one that was found closed by its code in the last days. */
export function lockGroupToAsk(tx: Db, actor: Actor, groupId: number, limits: GroupLimits) {
  const hasFound = sql`exists (
    select from closed_groups_found
    where group_id = groups.id and user_id = ${actor.id} and found_at > now() - make_interval(days => ${FOUND_FOR_DAYS}))`
  return lockAndLook(tx, actor, limits, sql`groups.id = ${groupId} and (${belongs(actor.id)} or ${codeAdmits} and ${hasFound})`)
}

const FOUND_FOR_DAYS = 30

/** Whether a group may take someone in: they are of its organization, or its code lets people into that. */
export const isAdmitted = async (tx: Db, groupId: number, userId: number) =>
  (await tx.one<{ admitted: boolean }>(sql`select ${belongs(userId)} or ${codeAdmits} as admitted from groups where id = ${groupId}`))
    .admitted

/** Remembers that someone from elsewhere has the code of a closed group. The group forgets it when it changes. */
export const saveFoundClosed = (tx: Db, groupId: number, userId: number) =>
  tx.run(sql`
    insert into closed_groups_found (group_id, user_id, found_at) values (${groupId}, ${userId}, now())
    on conflict (group_id, user_id) do update set found_at = excluded.found_at`)

export const removeSomeFoundClosed = (db: Db, count: number) =>
  db.run(sql`
    delete from closed_groups_found where (group_id, user_id) in (
      select group_id, user_id from closed_groups_found where found_at < now() - make_interval(days => ${FOUND_FOR_DAYS}) limit ${count})`)

/** The group with a code: of one of their organizations, or one whose code admits people from elsewhere. */
export const lockGroupByCode = (tx: Db, actor: Actor, code: string, limits: GroupLimits) =>
  lockAndLook(tx, actor, limits, sql`groups.code = upper(${code}) and group_type = 'group' and (${belongs(actor.id)} or ${codeAdmits})`)

/** A group as its own members get it after a change. */
export async function readGroup(db: Db, groupId: number): Promise<Static<typeof Group>> {
  return asGroup(await db.one<GroupRow>(sql`select ${groupColumns} from groups ${withLeader} where groups.id = ${groupId}`))
}

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
    createdBy: number
  },
) =>
  db.one<{ id: number }>(sql`
    insert into groups (organization_id, name, purpose, join_type, type, location, status, created_by)
    values (${group.organizationId}, ${group.name}, ${group.purpose}, ${group.joinType}, ${group.type}, ${group.location}, ${group.status}, ${group.createdBy})
    returning id`)

export const saveGroup = (
  db: Db,
  groupId: number,
  change: { name?: string; description?: string | null; type?: string | null; join_type?: string; location?: string | null },
) =>
  db.run(sql`
    update groups set name = coalesce(${change.name ?? null}, name),
      purpose = case when ${change.description !== undefined}::boolean then ${change.description ?? ''} else purpose end,
      type = case when ${change.type !== undefined}::boolean then ${change.type ?? null} else type end,
      join_type = coalesce(${change.join_type ?? null}, join_type),
      location = case when ${change.location !== undefined}::boolean then ${change.location ?? null} else location end, updated_at = now()
    where id = ${groupId}`)

/** Locks all groups of an organization; those that are being changed by somebody else are waited for. */
export const lockGroupsOf = async (tx: Db, organizationId: number) =>
  (
    await tx.many<{ id: number }>(sql`
      select id from groups where organization_id = ${organizationId} and group_type = 'group' and deleted_at is null order by id for no key update`)
  ).map(({ id }) => id)

/** New codes. It waits for whoever writes in these groups, and may hold the place of one of them: so it comes last. */
export const renewCodes = (tx: Db, groups: readonly number[]) =>
  tx.run(sql`update groups set code = new_group_code(), updated_at = now() where id = any(${groups})`)

export const saveStatus = (db: Db, groupId: number, status: string) =>
  db.run(sql`update groups set status = ${status}, updated_at = now() where id = ${groupId}`)

export const renewCode = (db: Db, groupId: number) =>
  db.one<{ code: string }>(sql`update groups set code = new_group_code(), updated_at = now() where id = ${groupId} returning code`)

/** Hides a group; the operator can bring it back for 30 days. */
export const markDeleted = (db: Db, groupId: number) =>
  db.run(sql`update groups set deleted_at = now(), updated_at = now() where id = ${groupId}`)

/** Days for which a deleted group can be brought back. */
export const KEPT_DAYS = 30

/** Brings a deleted group back as it was, with its members; undefined when there is none to bring back: after its days it may be half gone. */
export const undelete = (db: Db, groupId: number) =>
  db.maybe<{ id: number; name: string; organization_id: number }>(sql`
    update groups set deleted_at = null, updated_at = now() where id = ${groupId} and deleted_at >= now() - make_interval(days => ${KEPT_DAYS})
    returning id, name, organization_id`)

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

// Members

export async function listGroupMembers(db: Db, groupId: number, after: number): Promise<Static<typeof GroupMember>[]> {
  const members = sql`
    select users.id, users.name, users.email, group_members.role, group_members.joined_at,
      row_number() over (order by role = 'leader' desc, role = 'admin' desc, users.name ${asNames}, users.id) as place
    from group_members join users on users.id = user_id where group_id = ${groupId}`
  const octets = sql`octet_length(name) + octet_length(email) + 80`
  const rows = await db.many<Static<typeof GroupMember> & Placed>(partOf(members, { octets, after }))
  return withoutPlaces(rows)
}

export const findGroupMember = (db: Db, groupId: number, userId: number) =>
  db.maybe<Static<typeof GroupMember>>(sql`
    select users.id, users.name, users.email, group_members.role, group_members.joined_at
    from group_members join users on users.id = user_id where group_id = ${groupId} and user_id = ${userId}`)

export const addGroupMember = (db: Db, group: { id: number; organization_id: number }, userId: number, role: MemberRole = 'member') =>
  db.run(sql`
    insert into group_members (group_id, organization_id, user_id, role) values (${group.id}, ${group.organization_id}, ${userId}, ${role})
    on conflict (group_id, user_id) do update set role = excluded.role, stepped_down_at = null where group_members.role <> excluded.role`)

export const saveMemberRole = (db: Db, groupId: number, userId: number, role: MemberRole) =>
  db.run(sql`update group_members set role = ${role} where group_id = ${groupId} and user_id = ${userId}`)

export const removeGroupMember = (db: Db, groupId: number, userId: number) =>
  db.run(sql`delete from group_members where group_id = ${groupId} and user_id = ${userId}`)

// Leading

/** Locks a person's place in the organization, so that groups given to them at the same time are counted one after the other. */
export const lockCandidate = (tx: Db, organizationId: number, userId: number, { maxGroupsPerLeader }: GroupLimits) =>
  tx.maybe<{ user_id: number; enforce_leader_qualifications: boolean; max_groups: number }>(sql`
    select user_id, enforce_leader_qualifications, coalesce(max_groups_per_leader, ${maxGroupsPerLeader}) as max_groups
    from organization_members join organizations on organizations.id = organization_id
    where organization_id = ${organizationId} and user_id = ${userId} for no key update of organization_members`)

export const countActiveGroupsLed = async (db: Db, organizationId: number, userId: number, { except }: { except: number }) =>
  (
    await db.one<{ count: number }>(sql`
    select count(*) from group_members join groups on groups.id = group_id
    where user_id = ${userId} and group_members.organization_id = ${organizationId} and role = 'leader' and status = 'active' and deleted_at is null and groups.id <> ${except}`)
  ).count

/** The leader becomes an admin who is not the one to be asked. False when they do not lead it. */
export const stepDown = async (tx: Db, groupId: number, userId: number) =>
  (await tx.run(sql`
    update group_members set role = 'admin', stepped_down_at = now() where group_id = ${groupId} and user_id = ${userId} and role = 'leader'`)) >
  0

/** The active groups that someone leads. */
export const listActiveLedBy = (tx: Db, userId: number) =>
  tx.many<{ id: number; organization_id: number; name: string }>(sql`
    select groups.id, groups.organization_id, groups.name from group_members join groups on groups.id = group_id
    where user_id = ${userId} and role = 'leader' and status = 'active' and deleted_at is null order by groups.id`)

/** Whether they led it and stepped down, and nobody leads it since. */
export const hasSteppedDown = async (db: Db, groupId: number, userId: number) =>
  (await db.maybe(sql`
    select from group_members where group_id = ${groupId} and user_id = ${userId} and stepped_down_at is not null
      and not exists (select from group_members where group_id = ${groupId} and role = 'leader')`)) !== undefined

/** The admins of a group and of its organization. */
export const listGroupAdmins = async (db: Db, group: { id: number; organization_id: number }, { except }: { except: number }) =>
  (
    await db.many<{ user_id: number }>(sql`
    select user_id from group_members where group_id = ${group.id} and role = 'admin' and user_id <> ${except}
    union select user_id from organization_members where organization_id = ${group.organization_id} and role = 'admin' and user_id <> ${except}`)
  ).map(({ user_id }) => user_id)

export const demoteLeader = (db: Db, groupId: number) =>
  db.run(sql`update group_members set role = 'admin' where group_id = ${groupId} and role = 'leader'`)

export const findLeader = (db: Db, groupId: number) =>
  db.maybe<{ user_id: number }>(sql`select user_id from group_members where group_id = ${groupId} and role = 'leader'`)

/** Whether they completed every training that leaders of the organization need. */
export const isQualifiedToLead = async (db: Db, organizationId: number, userId: number): Promise<boolean> =>
  (await db.maybe(sql`
    select from trainings where organization_id = ${organizationId} and is_required_for_leadership and deleted_at is null and not exists (
      select from training_progress where training_id = trainings.id and user_id = ${userId} and completed_at is not null)
    limit 1`)) === undefined

export const findOrganizationName = async (db: Db, organizationId: number) =>
  (await db.one<{ name: string }>(sql`select name from organizations where id = ${organizationId}`)).name

// Ratings

export const saveRating = (db: Db, groupId: number, userId: number, rating: number, comment: string | null) =>
  db.run(sql`
    insert into group_ratings (group_id, user_id, rating, comment) values (${groupId}, ${userId}, ${rating}, ${comment})
    on conflict (group_id, user_id) do update set rating = excluded.rating, comment = excluded.comment, updated_at = now()`)

export const findAverageRating = (db: Db, groupId: number) =>
  db.one<{ average_rating: number; ratings_count: number }>(sql`
    select round(avg(rating), 1) as average_rating, count(*) as ratings_count from group_ratings where group_id = ${groupId}`)

// Join requests, as far as coming in by code touches them

export const findPendingRequest = (db: Db, groupId: number, userId: number) =>
  db.maybe<{ id: number }>(sql`select id from join_requests where group_id = ${groupId} and user_id = ${userId} and status = 'pending'`)
