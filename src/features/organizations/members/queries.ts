// SQL of who belongs to an organization, in which role.
import type { OrganizationRole } from '#features/accounts/actor.ts'
import { type Contact, contactFor } from '#features/accounts/contact/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { matchesWords, nameCollation } from '#platform/db/words.ts'

/** As leaders and admins see people: nobody else does here. */
const contact = contactFor({ leads: true })

export interface MemberRow extends Contact {
  id: number
  name: string
  email: string
  avatar_key: string | null
  role: OrganizationRole
  joined_at: Timestamp
}

/** Adds someone who is not there yet; false when they were. Their first organization becomes their home. */
export async function addOrganizationMember(db: Db, organizationId: number, userId: number, role: OrganizationRole): Promise<boolean> {
  // The update changes nothing but holds the row: who is being removed at the same time is gone before, or stays until the end.
  const { is_new } = await db.one<{ is_new: boolean }>(sql`
    insert into organization_members (organization_id, user_id, role) values (${organizationId}, ${userId}, ${role})
    on conflict (organization_id, user_id) do update set role = organization_members.role returning xmax = 0 as is_new`)
  if (!is_new) return false
  await db.run(sql`update users set home_organization_id = ${organizationId} where id = ${userId} and home_organization_id is null`)
  return true
}

/** Gives the role where it is higher than the one they have; what that was, or undefined when it stays. */
export const raiseRole = (db: Db, organizationId: number, userId: number, role: OrganizationRole) =>
  db.maybe<{ role: OrganizationRole }>(sql`
    update organization_members set role = ${role}
    from (select role from organization_members where organization_id = ${organizationId} and user_id = ${userId} for update) before
    where organization_id = ${organizationId} and user_id = ${userId}
      and array_position(array['member', 'leadership', 'admin'], before.role) < array_position(array['member', 'leadership', 'admin'], ${role}::text)
    returning before.role`)

export const removeOrganizationMember = (db: Db, organizationId: number, userId: number) =>
  db.run(sql`delete from organization_members where organization_id = ${organizationId} and user_id = ${userId}`)

/** Their home moves to the organization they joined first of those that are left. */
export const updateHomeOrganization = (db: Db, userId: number, from: number) =>
  db.run(sql`
    update users set home_organization_id = (
      select organization_id from organization_members where user_id = ${userId} order by joined_at, organization_id limit 1)
    where id = ${userId} and home_organization_id = ${from}`)

/** Whom a list is narrowed down to. */
interface MemberFilter {
  search?: string | undefined
  role?: OrganizationRole | undefined
}

const matches = ({ search }: MemberFilter) => matchesWords(sql`folded(users.name || ' ' || users.email)`, search)
const hasRole = ({ role }: MemberFilter) => sql`(${role ?? null}::text is null or role = ${role ?? null})`

export const listMembers = (db: Db, organizationId: number, filter: MemberFilter, limit: number, offset: number) =>
  db.many<MemberRow>(sql`
    select people.id, people.name, people.email, people.avatar_key, people.phone, people.birthday, organization_members.role, organization_members.joined_at
    from (
      select id, name, email, avatar_key, ${contact} from users
      where id in (select user_id from organization_members where organization_id = ${organizationId} and ${hasRole(filter)}) and ${matches(filter)}
      order by name ${nameCollation}, id limit ${limit} offset ${offset}
    ) people join organization_members on user_id = people.id and organization_id = ${organizationId}
    order by people.name ${nameCollation}, people.id`)

export const countMembers = async (db: Db, organizationId: number, filter: MemberFilter = {}) => {
  const counted =
    filter.search === undefined && filter.role === undefined
      ? countAllPeople(organizationId)
      : sql`
          select count(*) from organization_members join users on users.id = user_id
          where organization_id = ${organizationId} and ${hasRole(filter)} and ${matches(filter)}`
  return (await db.one<{ count: number }>(counted)).count
}
/** Everybody is in the global group, and that knows how many they are. */
const countAllPeople = (organizationId: number) =>
  sql`select member_count as count from groups where organization_id = ${organizationId} and global_kind = 'organization'`

export const findMember = (db: Db, organizationId: number, userId: number) =>
  db.maybe<MemberRow>(sql`
    select users.id, users.name, users.email, users.avatar_key, ${contact}, organization_members.role, organization_members.joined_at
    from organization_members join users on users.id = user_id where organization_id = ${organizationId} and user_id = ${userId}`)

/**
 * Locks the admins of an organization, so that two who step down at once do not leave it without one, and others of its members. All in one
 * order: whoever locked one of those first, and then the admins, could hold a row that another waits for who holds theirs.
 */
export const lockAdminsAndUser = (tx: Db, organizationId: number, by: { id: number; tokenId: number }, userId: number) =>
  tx.many<{ user_id: number; role: OrganizationRole; is_suspended: boolean; is_lacking: boolean; has_second_factor: boolean }>(sql`
    select user_id, role, suspended_at is not null as is_suspended, 
      lacks_second_factor(organization_id, user_id, role, case user_id when ${by.id} then ${by.tokenId}::bigint end) as is_lacking,
      has_second_factor(user_id) as has_second_factor
    from organization_members join users on users.id = user_id
    where organization_id = ${organizationId} and (role = 'admin' or user_id = any(${[by.id, userId]}))
    order by user_id for update of organization_members`)

/** An organization's admins but one. */
export const listOtherAdmins = async (tx: Db, organizationId: number, userId: number) =>
  (
    await tx.many<{ user_id: number }>(sql`
      select user_id from organization_members where organization_id = ${organizationId} and role = 'admin' and user_id <> ${userId}`)
  ).map(({ user_id }) => user_id)

/** An organization's admins but some. */
export const listAdminsBut = async (tx: Db, organizationId: number, userIds: number[]) =>
  (
    await tx.many<{ user_id: number }>(sql`
      select user_id from organization_members
      where organization_id = ${organizationId} and role = 'admin' and user_id <> all(${userIds}::bigint[]) order by user_id`)
  ).map(({ user_id }) => user_id)

/** Who leads in an organization: its leaders and admins, but one. */
export const listLeadersAndAdmins = async (tx: Db, organizationId: number, { except }: { except: number }) =>
  (
    await tx.many<{ user_id: number }>(sql`
      select user_id from organization_members
      where organization_id = ${organizationId} and role in ('leadership', 'admin') and user_id <> ${except} order by user_id`)
  ).map(({ user_id }) => user_id)

/** Who must set a second factor up before they do anything else in an organization. */
export const listWhoLackFactor = async (tx: Db, organizationId: number) =>
  (
    await tx.many<{ user_id: number }>(sql`
      select user_id from organization_members
      where organization_id = ${organizationId} and lacks_second_factor(organization_id, user_id, role) order by user_id`)
  ).map(({ user_id }) => user_id)

/** Gives the role from before; undefined when they do not belong. */
export const saveRole = (db: Db, organizationId: number, userId: number, role: OrganizationRole) =>
  db.maybe<{ role: OrganizationRole }>(sql`
    update organization_members set role = ${role}
    from (select role from organization_members where organization_id = ${organizationId} and user_id = ${userId} for update) before
    where organization_id = ${organizationId} and user_id = ${userId} returning before.role`)

/** Whether somebody belongs to any organization, or did until they were suspended from it. */
export const belongsAnywhere = async (db: Db, userId: number) =>
  (await db.maybe(sql`
    select from organization_members where user_id = ${userId} union all select from suspended_memberships where user_id = ${userId} limit 1`)) !==
  undefined

/** Locks people's places in organizations and the admins beside them, so that nobody makes them a leader, or steps down as an admin, meanwhile. */
export const lockPlaces = (tx: Db, ...userIds: number[]) =>
  tx.run(sql`
    select from organization_members
    where user_id = any(${userIds}) or role = 'admin' and organization_id in (
      select organization_id from organization_members where user_id = any(${userIds}) and role = 'admin')
    order by user_id, organization_id for update`)

/** The organizations whose people would be left without an admin who can sign in, if this one went. */
export const listOrganizationsToLeaveAlone = (db: Db, userId: number) =>
  db.many<{ id: number; name: string }>(sql`
    select organizations.id, organizations.name from organization_members mine join organizations on organizations.id = mine.organization_id
    where mine.user_id = ${userId} and mine.role = 'admin'
      and exists (select from organization_members where organization_id = organizations.id and user_id <> ${userId})
      and not exists (
        select from organization_members join users on users.id = user_id
        where organization_id = organizations.id and role = 'admin' and user_id <> ${userId} and suspended_at is null)
    order by organizations.id`)
