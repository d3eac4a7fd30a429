// SQL of a group's members: who they are, who leads, what of somebody waits to be in, and how they rate it.
import type { Static } from 'typebox'
import { contactFor } from '#features/accounts/contact/queries.ts'
import { ChangedMeanwhile, type Db, type Sql, sql } from '#platform/db/database.ts'
import { nameCollation } from '#platform/db/words.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { GroupLimits } from '../limits.ts'
import type { MemberRole } from '../policy.ts'
import type { GroupMember, GroupOfMember } from '../schemas.ts'

/** `leads`: whether the reader leads the group or in its organization. `only` these, by id. */
export async function listGroupMembers(
  db: Db,
  groupId: number,
  { leads, only }: { leads: boolean; only?: number[] },
  after: number,
): Promise<Static<typeof GroupMember>[]> {
  const order = only ? sql`users.id` : sql`role = 'leader' desc, role = 'admin' desc, users.name ${nameCollation}, users.id`
  const members = sql`
    select users.id, users.name, users.email, ${contactFor({ leads })}, group_members.role, group_members.joined_at,
      row_number() over (order by ${order}) as place
    from group_members join users on users.id = user_id where group_id = ${groupId} ${only ? sql`and user_id = any(${only})` : sql``}`
  const octets = sql`octet_length(name) + octet_length(email) + 100`
  const rows = await db.many<Static<typeof GroupMember> & WithPlace>(partOf(members, { octets, after }))
  return withoutPlaces(rows)
}

interface Reader {
  id: number
  /** An admin sees into every group of the organization. */
  isAdmin: boolean
}

/** The groups that someone is in, of those whose members the reader sees; and those that they lead, which everybody sees. */
export async function listGroupsOfMember(db: Db, organizationId: number, userId: number, reader: Reader, after: number) {
  const groups = sql`
    select groups.id, groups.name, groups.status, theirs.role, theirs.joined_at,
      row_number() over (order by theirs.role = 'leader' desc, groups.name ${nameCollation}, groups.id) as place
    from group_members theirs join groups on groups.id = theirs.group_id
    where theirs.organization_id = ${organizationId} and theirs.user_id = ${userId} and groups.group_type = 'group' and groups.deleted_at is null
      and (${reader.isAdmin}::boolean or theirs.role = 'leader' or exists (
        select from group_members where group_id = groups.id and user_id = ${reader.id}))`
  const rows = await db.many<Static<typeof GroupOfMember> & WithPlace>(partOf(groups, { octets: sql`octet_length(name) + 120`, after }))
  return withoutPlaces(rows)
}

/** As whoever manages the group sees them. */
export const findGroupMember = (db: Db, groupId: number, userId: number) =>
  db.maybe<Static<typeof GroupMember>>(sql`
    select users.id, users.name, users.email, ${contactFor({ leads: true })}, group_members.role, group_members.joined_at
    from group_members join users on users.id = user_id where group_id = ${groupId} and user_id = ${userId}`)

export const addGroupMember = (db: Db, group: { id: number; organization_id: number }, userId: number, role: MemberRole = 'member') =>
  db.run(sql`
    insert into group_members (group_id, organization_id, user_id, role) values (${group.id}, ${group.organization_id}, ${userId}, ${role})
    on conflict (group_id, user_id) do update set role = excluded.role, stepped_down_at = null where group_members.role <> excluded.role`)

export const saveMemberRole = (db: Db, groupId: number, userId: number, role: MemberRole) =>
  db.run(sql`update group_members set role = ${role} where group_id = ${groupId} and user_id = ${userId}`)

export const removeGroupMember = (db: Db, groupId: number, userId: number) =>
  db.run(sql`delete from group_members where group_id = ${groupId} and user_id = ${userId}`)

/**
 * Locks the groups that someone is in, asks to join or waits for, of one organization or all, and then their place there as `lockPlace` does: the order
 * that every transaction keeps. Gives the groups. Who joined one more group before their place was locked would be taken out of it without its lock: then all
 * begins anew. The groups are an array: a subquery in a statement that waited for a lock would lose those that changed meanwhile.
 */
export async function lockGroupsThen(
  tx: Db,
  { userId, organizationId = null }: { userId: number; organizationId?: number | null },
  lockPlace: () => Promise<unknown>,
): Promise<number[]> {
  const theirs = sql`user_id = ${userId} and organization_id = coalesce(${organizationId}::bigint, organization_id)`
  const groups = await tx.many<{ id: number }>(sql`
    select id from groups where id = any(array(
      select group_id from group_members where ${theirs} union all select group_id from join_requests where ${theirs} and status = 'pending'
      union all select group_id from group_waits where ${theirs}))
    order by group_type = 'global', id for no key update`)
  await lockPlace()
  const known = groups.map(({ id }) => id)
  const joined = await tx.maybe(sql`
    select from (select group_id from group_members where ${theirs} union all select group_id from group_waits where ${theirs}) now
    where group_id <> all(${known}::bigint[]) limit 1`)
  if (joined) throw new ChangedMeanwhile('They joined or wait for one more group')
  return known
}

/** Locks the groups that everybody of an organization is in, before anything that whoever removes somebody locks after them. */
export const lockGlobalGroups = (tx: Db, organizationId: number) =>
  tx.run(sql`select from groups where organization_id = ${organizationId} and group_type = 'global' order by id for no key update`)

// Who is not in it yet

/** Someone's place in line, null where they don't wait. In a statement about `groups`. */
export const waitPosition = (userId: Sql) => sql`(
  select (select count(*) from group_waits earlier where earlier.group_id = own.group_id and earlier.id <= own.id)
  from group_waits own where own.group_id = groups.id and own.user_id = ${userId})`

/** What of someone waits in a group, as columns: their place in line, and their invitation. In a statement about `groups`. */
export const ownWays = (userId: number) => sql`
  ${waitPosition(sql`${userId}::bigint`)} as wait_position,
  (select id from group_invitations where group_id = groups.id and user_id = ${userId} and group_invitations.status = 'pending') as invitation_id`

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

/** The groups of these organizations that someone leads or is an admin of. */
export const listManagedGroups = async (db: Db, userId: number, organizations: number[]) =>
  (
    await db.many<{ id: number }>(sql`
      select groups.id from group_members join groups on groups.id = group_id
      where user_id = ${userId} and role in ('admin', 'leader') and deleted_at is null and groups.organization_id = any(${organizations})`)
  ).map(({ id }) => id)

/** What someone manages (policy.ts: canManageGroup): organizations as their admin, and groups of others as their leader or admin. */
export interface Managed {
  organizations: number[]
  groups: number[]
}

/** What `rows` selects of each organization and each group that someone manages, by `whose` in a table of things in groups. */
export const ofManaged = ({ organizations, groups }: Managed, rows: (whose: Sql) => Sql) => sql`
  select part.* from unnest(${organizations}::bigint[]) managed(id) cross join lateral (${rows(sql`organization_id = managed.id`)}) part
  union all
  select part.* from unnest(${groups}::bigint[]) managed(id) cross join lateral (${rows(sql`group_id = managed.id`)}) part`

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

/** Who leads a group and who are its admins. */
export const listLeaderAndAdmins = async (db: Db, groupId: number, { except }: { except: number }) =>
  (
    await db.many<{ user_id: number }>(sql`
    select user_id from group_members where group_id = ${groupId} and role in ('admin', 'leader') and user_id <> ${except} order by user_id`)
  ).map(({ user_id }) => user_id)

/** Who manages a group (policy.ts: canManageGroup). */
export const listManagers = async (db: Db, group: { id: number; organization_id: number }, { except }: { except: number }) =>
  (
    await db.many<{ user_id: number }>(sql`
    select user_id from group_members where group_id = ${group.id} and role in ('admin', 'leader') and user_id <> ${except}
    union select user_id from organization_members where organization_id = ${group.organization_id} and role = 'admin' and user_id <> ${except}`)
  ).map(({ user_id }) => user_id)

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

// Ratings

export const saveRating = (db: Db, groupId: number, userId: number, rating: number, comment: string | null) =>
  db.run(sql`
    insert into group_ratings (group_id, user_id, rating, comment) values (${groupId}, ${userId}, ${rating}, ${comment})
    on conflict (group_id, user_id) do update set rating = excluded.rating, comment = excluded.comment, updated_at = now()`)

export const findAverageRating = (db: Db, groupId: number) =>
  db.one<{ average_rating: number; ratings_count: number }>(sql`
    select round(avg(rating), 1) as average_rating, count(*) as ratings_count from group_ratings where group_id = ${groupId}`)
