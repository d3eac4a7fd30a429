// SQL of organizations: who belongs to them in which role, invitations, settings, subscriptions.

import type { OrganizationRole } from '#features/accounts/actor.ts'
import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { ChangedMeanwhile, type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { asNames, holdsWords } from '#platform/db/words.ts'
import { type Placed, partOf, withoutPlaces } from '#platform/http/answer-size.ts'

export interface OrganizationRow {
  id: number
  name: string
  timezone: string
  locale: string | null
  enforce_leader_qualifications: boolean
  reveal_quiz_answers: 'after_passing' | 'always'
  admits_by_code: 'leaders' | 'anyone' | 'nobody'
  created_at: Timestamp
}

const organizationColumns = sql`organizations.id, organizations.name, organizations.timezone, organizations.locale, organizations.enforce_leader_qualifications, organizations.reveal_quiz_answers, organizations.admits_by_code, organizations.created_at`

/** The organizations that someone belongs to, with their role, the first joined first. */
export const listOrganizationsOf = (db: Db, userId: number) =>
  db.many<OrganizationRow & { role: OrganizationRole }>(sql`
    select ${organizationColumns}, organization_members.role from organization_members join organizations on organizations.id = organization_id
    where user_id = ${userId} order by joined_at, organizations.id limit 1000`)

/** An organization as one of its people sees it; undefined for strangers. */
export const findOrganizationOf = (db: Db, userId: number, organizationId: number) =>
  db.maybe<OrganizationRow & { role: OrganizationRole }>(sql`
    select ${organizationColumns}, organization_members.role from organization_members join organizations on organizations.id = organization_id
    where user_id = ${userId} and organization_id = ${organizationId}`)

export const findName = async (db: Db, organizationId: number) =>
  (await db.one<{ name: string }>(sql`select name from organizations where id = ${organizationId}`)).name

export const addOrganization = (db: Db, { name, timezone, locale = null }: { name: string; timezone: string; locale?: string | null }) =>
  db.one<{ id: number }>(sql`insert into organizations (name, timezone, locale) values (${name}, ${timezone}, ${locale}) returning id`)

export interface Settings {
  name?: string | undefined
  timezone?: string | undefined
  locale?: string | null | undefined
  enforce_leader_qualifications?: boolean | undefined
  reveal_quiz_answers?: OrganizationRow['reveal_quiz_answers'] | undefined
  admits_by_code?: OrganizationRow['admits_by_code'] | undefined
}

/** Whether someone has not chosen the time zone of a notice yet: their own, or that of an organization of which they are an admin. */
export const isTimeZoneToChoose: Subject = (reader) => sql`(
  case when notices.data ? 'organization_id' then exists (
    select from organization_members join organizations on organizations.id = organization_id
    where organization_id = (notices.data ->> 'organization_id')::bigint and user_id = ${reader} and role = 'admin' and timezone = 'UTC')
  else exists (select from users where id = ${reader} and timezone is null) end)`

/** Whether someone is an admin of the organization of a notice. */
export const isAdminStill: Subject = (reader) => sql`exists (
  select from organization_members
  where organization_id = (notices.data ->> 'organization_id')::bigint and user_id = ${reader} and role = 'admin')`

export const lockSettings = (tx: Db, organizationId: number) =>
  tx.one<OrganizationRow>(sql`select ${organizationColumns} from organizations where id = ${organizationId} for no key update`)

export const saveSettings = (db: Db, organizationId: number, change: Settings) =>
  db.run(sql`
    update organizations set name = coalesce(${change.name ?? null}, name), timezone = coalesce(${change.timezone ?? null}, timezone),
      locale = case when ${change.locale !== undefined}::boolean then ${change.locale ?? null} else locale end,
      enforce_leader_qualifications = coalesce(${change.enforce_leader_qualifications ?? null}, enforce_leader_qualifications),
      reveal_quiz_answers = coalesce(${change.reveal_quiz_answers ?? null}, reveal_quiz_answers),
      admits_by_code = coalesce(${change.admits_by_code ?? null}, admits_by_code), updated_at = now()
    where id = ${organizationId}`)

/** The limits that the system admin sets; undefined leaves one as it is. Gives the organization, or undefined when there is none. */
export const saveLimits = (
  db: Db,
  organizationId: number,
  limits: {
    maxGroupMembers?: number | undefined
    maxGroupsPerLeader?: number | undefined
    enforceLeaderQualifications?: boolean | undefined
    publishForEveryone?: boolean | undefined
  },
) =>
  db.maybe<OrganizationRow & { max_group_members: number | null; max_groups_per_leader: number | null; publish_for_everyone: boolean }>(sql`
    update organizations set max_group_members = coalesce(${limits.maxGroupMembers ?? null}, max_group_members),
      max_groups_per_leader = coalesce(${limits.maxGroupsPerLeader ?? null}, max_groups_per_leader),
      enforce_leader_qualifications = coalesce(${limits.enforceLeaderQualifications ?? null}, enforce_leader_qualifications),
      publish_for_everyone = coalesce(${limits.publishForEveryone ?? null}, publish_for_everyone), updated_at = now()
    where id = ${organizationId} returning ${organizationColumns}, max_group_members, max_groups_per_leader, publish_for_everyone`)

/** Who offers a row of `challenges` or `trainings`, where it is for everyone; else null. */
export const offeringOf = (table: Sql) => sql`
  case when ${table}.visibility = 'everyone' then (
    select jsonb_build_object('id', id, 'name', name) from organizations where id = ${table}.organization_id) end as organization`

/** The language of a new text of an organization: null where it was said to be unknown, the organization's where nothing was said. */
export const languageOrDefault = (language: string | null | undefined, organizationId: number) => sql`
  case when ${language === undefined}::boolean then (select locale from organizations where id = ${organizationId}) else ${language ?? null}::text end`

/** Whether the operator lets an organization publish for everyone; it stays so until the end of the transaction. */
export const mayPublishForEveryone = async (tx: Db, organizationId: number) =>
  (
    await tx.one<{ allowed: boolean }>(
      sql`select publish_for_everyone as allowed from organizations where id = ${organizationId} for share`,
    )
  ).allowed

// Members

export interface MemberRow {
  id: number
  name: string
  email: string
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

const matches = (search: string | undefined) => holdsWords(sql`folded(users.name || ' ' || users.email)`, search)

export const listMembers = (db: Db, organizationId: number, search: string | undefined, limit: number, offset: number) =>
  db.many<MemberRow>(sql`
    select people.id, people.name, people.email, organization_members.role, organization_members.joined_at
    from (
      select id, name, email from users
      where id in (select user_id from organization_members where organization_id = ${organizationId}) and ${matches(search)}
      order by name ${asNames}, id limit ${limit} offset ${offset}
    ) people join organization_members on user_id = people.id and organization_id = ${organizationId}
    order by people.name ${asNames}, people.id`)

export const countMembers = async (db: Db, organizationId: number, search?: string) => {
  const counted =
    search === undefined
      ? countAllPeople(organizationId)
      : sql`select count(*) from organization_members join users on users.id = user_id where organization_id = ${organizationId} and ${matches(search)}`
  return (await db.one<{ count: number }>(counted)).count
}
/** Everybody is in the global group, and that knows how many they are. */
const countAllPeople = (organizationId: number) =>
  sql`select member_count as count from groups where organization_id = ${organizationId} and global_kind = 'organization'`

export const findMember = (db: Db, organizationId: number, userId: number) =>
  db.maybe<MemberRow>(sql`
    select users.id, users.name, users.email, organization_members.role, organization_members.joined_at
    from organization_members join users on users.id = user_id where organization_id = ${organizationId} and user_id = ${userId}`)

/**
 * Locks the admins of an organization, so that two who step down at once do not leave it without one, and others of its members. All in one
 * order: whoever locked one of those first, and then the admins, could hold a row that another waits for who holds theirs.
 */
export const lockAdminsAndUser = (tx: Db, organizationId: number, userIds: number[]) =>
  tx.many<{ user_id: number; role: OrganizationRole; is_suspended: boolean }>(sql`
    select user_id, role, suspended_at is not null as is_suspended from organization_members join users on users.id = user_id
    where organization_id = ${organizationId} and (role = 'admin' or user_id = any(${userIds}))
    order by user_id for update of organization_members`)

/**
 * Locks the groups that someone is in or asks to join, of one organization or all, and then their place there as `lockPlace` does: the order
 * that every transaction keeps. Who joined one more group before their place was locked would be taken out of it without its lock: then all
 * begins anew. The groups are an array: a subquery in a statement that waited for a lock would lose those that changed meanwhile.
 */
export async function lockGroupsThen(
  tx: Db,
  { userId, organizationId = null }: { userId: number; organizationId?: number | null },
  lockPlace: () => Promise<unknown>,
): Promise<void> {
  const theirs = sql`user_id = ${userId} and organization_id = coalesce(${organizationId}::bigint, organization_id)`
  const groups = await tx.many<{ id: number }>(sql`
    select id from groups where id = any(array(
      select group_id from group_members where ${theirs} union all select group_id from join_requests where ${theirs} and status = 'pending'))
    order by group_type = 'global', id for no key update`)
  await lockPlace()
  const known = groups.map(({ id }) => id)
  const joined = await tx.maybe(sql`select from group_members where ${theirs} and group_id <> all(${known}::bigint[]) limit 1`)
  if (joined) throw new ChangedMeanwhile('They joined one more group')
}

/** An active group that they lead there, if any. */
export const findLedGroup = (db: Db, organizationId: number, userId: number) =>
  db.maybe<{ id: number; name: string }>(sql`
    select groups.id, groups.name from group_members join groups on groups.id = group_id
    where group_members.organization_id = ${organizationId} and user_id = ${userId} and role = 'leader' and status = 'active' and deleted_at is null
    order by groups.id limit 1`)

/** An organization's admins but one. */
export const listOtherAdmins = async (tx: Db, organizationId: number, userId: number) =>
  (
    await tx.many<{ user_id: number }>(sql`
      select user_id from organization_members where organization_id = ${organizationId} and role = 'admin' and user_id <> ${userId}`)
  ).map(({ user_id }) => user_id)

/** Gives the role from before; undefined when they do not belong. */
export const saveRole = (db: Db, organizationId: number, userId: number, role: OrganizationRole) =>
  db.maybe<{ role: OrganizationRole }>(sql`
    update organization_members set role = ${role}
    from (select role from organization_members where organization_id = ${organizationId} and user_id = ${userId} for update) before
    where organization_id = ${organizationId} and user_id = ${userId} returning before.role`)

// Invitations

/** Whether the account that holds this address belongs to the organization. */
export const isMemberByEmail = async (db: Db, organizationId: number, email: string) =>
  (await db.maybe(sql`
    select from organization_members join users on users.id = user_id where organization_id = ${organizationId} and email_key(email) = email_key(${email}) and email_proven_at is not null`)) !==
  undefined

export interface InvitationRow {
  id: number
  email: string
  role: OrganizationRole
  created_at: Timestamp
  expires_at: Timestamp
}

/** Adds an invitation, or renews the open one to the same address. */
export const addInvitation = (db: Db, invitation: { organizationId: number; email: string; role: OrganizationRole; invitedBy: number }) =>
  db.one<InvitationRow>(sql`
    insert into invitations (organization_id, email, role, invited_by, expires_at)
    values (${invitation.organizationId}, ${invitation.email}, ${invitation.role}, ${invitation.invitedBy}, now() + interval '14 days')
    on conflict (organization_id, email_key(email)) where accepted_at is null
      do update set role = excluded.role, invited_by = excluded.invited_by, secret_digest = null, created_at = now(), expires_at = excluded.expires_at
    returning id, email, role, created_at, expires_at`)

export async function listInvitations(db: Db, organizationId: number, after: number) {
  const open = sql`
    select id, email, role, created_at, expires_at, row_number() over (order by created_at desc, id desc) as place
    from invitations where organization_id = ${organizationId} and accepted_at is null`
  return withoutPlaces(await db.many<InvitationRow & Placed>(partOf(open, { octets: sql`octet_length(email) + 100`, after })))
}

export const removeInvitation = (db: Db, organizationId: number, invitationId: number) =>
  db.run(sql`delete from invitations where id = ${invitationId} and organization_id = ${organizationId} and accepted_at is null`)

/** Where an invitation leads that is open and was sent to this address. */
export const findInvitedTo = (db: Db, secretDigest: Buffer, email: string) =>
  db.maybe<{ name: string }>(sql`
    select name from invitations join organizations on organizations.id = organization_id
    where secret_digest = ${secretDigest} and email_key(email) = email_key(${email}) and accepted_at is null and expires_at > now()`)

/** Uses up an invitation that is open and was sent to this address. */
export const useInvitation = (db: Db, secretDigest: Buffer, email: string) =>
  db.maybe<{ organization_id: number; role: OrganizationRole }>(sql`
    update invitations set accepted_at = now()
    where secret_digest = ${secretDigest} and email_key(email) = email_key(${email}) and accepted_at is null and expires_at > now()
    returning organization_id, role`)

/**
 * What an invitation's e-mail says, and in which languages: of who holds the address, where somebody does, and of the organization that invites.
 * Undefined when it was taken back or accepted.
 */
export const findInvitation = (db: Db, invitationId: number) =>
  db.maybe<{ email: string; organization: string; inviting_locale: string | null } & ReaderLocales>(sql`
    select invitations.email, organizations.name as organization, organizations.locale as inviting_locale, ${readerLocales}
    from invitations join organizations on organizations.id = organization_id
    left join users on email_key(users.email) = email_key(invitations.email) and users.email_proven_at is not null
    where invitations.id = ${invitationId} and accepted_at is null and expires_at > now()`)

export const saveInvitationSecret = (db: Db, invitationId: number, secretDigest: Buffer) =>
  db.run(sql`update invitations set secret_digest = ${secretDigest} where id = ${invitationId} and accepted_at is null`)

// Subscriptions

export interface SubscriptionRow {
  id: number
  user_id: number | null
  organization_id: number | null
  plan: string
  status: string
  current_period_end: Timestamp | null
}

export const saveSubscription = (db: Db, owner: { userId: number } | { organizationId: number }, status: string, until: string | null) => {
  const userId = 'userId' in owner ? owner.userId : null
  const organizationId = 'organizationId' in owner ? owner.organizationId : null
  const conflict = userId ? sql`(user_id)` : sql`(organization_id)`
  return db.one<SubscriptionRow>(sql`
    insert into subscriptions (user_id, organization_id, status, current_period_end) values (${userId}, ${organizationId}, ${status}, ${until})
    on conflict ${conflict} do update set status = excluded.status, current_period_end = excluded.current_period_end, updated_at = now()
    returning id, user_id, organization_id, plan, status, current_period_end`)
}

// Groups, read only: whose code is it

/** Whether a group's code lets people into its organization who are not in it yet. Stands where `groups` is. */
export const codeAdmits = sql`(case (select admits_by_code from organizations where id = groups.organization_id)
  when 'anyone' then true
  when 'leaders' then exists (
    select from group_members led join organization_members place using (organization_id, user_id) join users on users.id = user_id
    where led.group_id = groups.id and led.role = 'leader' and place.role in ('leadership', 'admin') and users.suspended_at is null)
  else false end)`

/** Whose people one may become with the code of a live, open group. */
export const findOrganizationByCode = (db: Db, code: string) =>
  db.maybe<{ organization_id: number; name: string }>(sql`
    select organization_id, organizations.name from groups join organizations on organizations.id = organization_id
    where code = upper(${code}) and group_type = 'group' and status = 'active' and join_type = 'open' and deleted_at is null and ${codeAdmits}`)

export const findGlobalGroups = (db: Db, organizationId: number) =>
  db.one<{ global_group_id: number; prayer_group_id: number }>(sql`
    select max(id) filter (where global_kind = 'organization') as global_group_id, max(id) filter (where global_kind = 'prayer') as prayer_group_id
    from groups where organization_id = ${organizationId} and group_type = 'global'`)

export const findOrganizationName = async (db: Db, organizationId: number) =>
  (await db.maybe<{ name: string }>(sql`select name from organizations where id = ${organizationId}`))?.name

// Language model

/** Counts one more question to the language model today, if there is one left; false when there is none. */
export const spendModelCall = async (db: Db, organizationId: number, callsPerDay: number): Promise<boolean> =>
  callsPerDay > 0 &&
  (await db.run(sql`
    insert into language_model_days (organization_id, day, calls) values (${organizationId}, (now() at time zone 'UTC')::date, 1)
    on conflict (organization_id, day) do update set calls = language_model_days.calls + 1 where language_model_days.calls < ${callsPerDay}`)) >
    0
