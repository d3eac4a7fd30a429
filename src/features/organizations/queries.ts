// SQL of organizations: their settings, subscriptions and codes.

import type { Actor, OrganizationRole } from '#features/accounts/actor.ts'
import type { Subject } from '#features/notifications/subjects.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'

export interface OrganizationRow {
  id: number
  name: string
  timezone: string
  locale: string | null
  enforce_leader_qualifications: boolean
  reveal_quiz_answers: 'after_passing' | 'always'
  admits_by_code: 'leaders' | 'anyone' | 'nobody'
  prayer_categories: string[]
  prayer_days: number | null
  pair_agreement: 'every_pair' | 'minors'
  mentors_need_trainings: boolean
  require_second_factor: 'nobody' | 'admins' | 'leaders'
  hue: number | null
  logo_key: string | null
  created_at: Timestamp
}

const organizationColumns = sql`organizations.id, organizations.name, organizations.timezone, organizations.locale, organizations.enforce_leader_qualifications, organizations.reveal_quiz_answers, organizations.admits_by_code, organizations.prayer_categories, organizations.prayer_days, organizations.pair_agreement, organizations.mentors_need_trainings, organizations.require_second_factor, organizations.hue, organizations.logo_key, organizations.created_at`

/** Who reads, and by which sign-in. */
type Reader = Pick<Actor, 'id' | 'tokenId'>
type PlaceRow = OrganizationRow & { role: OrganizationRole; second_factor_needed: boolean }
const place = (tokenId: number) =>
  sql`organization_members.role, lacks_second_factor(organization_id, user_id, role, ${tokenId}) as second_factor_needed`

/** The organizations that someone belongs to, with their role, the first joined first. */
export const listOrganizationsOf = (db: Db, by: Reader) =>
  db.many<PlaceRow>(sql`
    select ${organizationColumns}, ${place(by.tokenId)} from organization_members join organizations on organizations.id = organization_id
    where user_id = ${by.id} order by joined_at, organizations.id limit 1000`)

/** An organization as one of its people sees it; undefined for strangers. */
export const findOrganizationOf = (db: Db, by: Reader, organizationId: number) =>
  db.maybe<PlaceRow>(sql`
    select ${organizationColumns}, ${place(by.tokenId)} from organization_members join organizations on organizations.id = organization_id
    where user_id = ${by.id} and organization_id = ${organizationId}`)

export const findName = async (db: Db, organizationId: number) =>
  (await db.one<{ name: string }>(sql`select name from organizations where id = ${organizationId}`)).name

export const findTimeZone = async (db: Db, organizationId: number) =>
  (await db.one<{ timezone: string }>(sql`select timezone from organizations where id = ${organizationId}`)).timezone

/** Under which its people ask for prayer. */
export const findPrayerCategories = async (db: Db, organizationId: number) =>
  (await db.one<{ prayer_categories: string[] }>(sql`select prayer_categories from organizations where id = ${organizationId}`))
    .prayer_categories

export const addOrganization = (db: Db, { name, timezone, locale = null }: { name: string; timezone: string; locale?: string | null }) =>
  db.one<{ id: number }>(sql`insert into organizations (name, timezone, locale) values (${name}, ${timezone}, ${locale}) returning id`)

export interface Settings {
  name?: string | undefined
  timezone?: string | undefined
  locale?: string | null | undefined
  enforce_leader_qualifications?: boolean | undefined
  reveal_quiz_answers?: OrganizationRow['reveal_quiz_answers'] | undefined
  admits_by_code?: OrganizationRow['admits_by_code'] | undefined
  prayer_categories?: string[] | undefined
  prayer_days?: number | null | undefined
  pair_agreement?: OrganizationRow['pair_agreement'] | undefined
  mentors_need_trainings?: boolean | undefined
  require_second_factor?: OrganizationRow['require_second_factor'] | undefined
  hue?: number | null | undefined
}

/** Whether someone has not chosen the time zone of a notice yet: their own, or that of an organization of which they are an admin. */
export const isTimeZoneToChoose: Subject = (reader) => sql`(
  case when notices.data ? 'organization_id' then exists (
    select from organization_members join organizations on organizations.id = organization_id
    where organization_id = (notices.data ->> 'organization_id')::bigint and user_id = ${reader} and role = 'admin' and timezone = 'UTC')
  else exists (select from users where id = ${reader} and timezone is null) end)`

/** Whether someone must still set a second factor up for the organization of a notice. */
export const lacksSecondFactor: Subject = (reader) => sql`exists (
  select from organization_members
  where organization_id = (notices.data ->> 'organization_id')::bigint and user_id = ${reader} and lacks_second_factor(organization_id, user_id, role))`

/** Whether someone is an admin of the organization of a notice. */
export const isStillAdmin: Subject = (reader) => sql`exists (
  select from organization_members
  where organization_id = (notices.data ->> 'organization_id')::bigint and user_id = ${reader} and role = 'admin')`

/** The same, and who joined is there. */
export const isMemberToAdmin: Subject = (reader) => sql`(${isStillAdmin(reader)} and exists (
  select from organization_members joined
  where joined.organization_id = (notices.data ->> 'organization_id')::bigint and joined.user_id = (notices.data ->> 'user_id')::bigint))`

export const lockSettings = (tx: Db, organizationId: number) =>
  tx.one<OrganizationRow>(sql`select ${organizationColumns} from organizations where id = ${organizationId} for no key update`)

export const saveSettings = (db: Db, organizationId: number, change: Settings) =>
  db.run(sql`
    update organizations set name = coalesce(${change.name ?? null}, name), timezone = coalesce(${change.timezone ?? null}, timezone),
      locale = case when ${change.locale !== undefined}::boolean then ${change.locale ?? null} else locale end,
      enforce_leader_qualifications = coalesce(${change.enforce_leader_qualifications ?? null}, enforce_leader_qualifications),
      reveal_quiz_answers = coalesce(${change.reveal_quiz_answers ?? null}, reveal_quiz_answers),
      admits_by_code = coalesce(${change.admits_by_code ?? null}, admits_by_code),
      prayer_categories = coalesce(${change.prayer_categories ?? null}::text[], prayer_categories),
      prayer_days = case when ${change.prayer_days !== undefined}::boolean then ${change.prayer_days ?? null}::int else prayer_days end,
      pair_agreement = coalesce(${change.pair_agreement ?? null}, pair_agreement),
      mentors_need_trainings = coalesce(${change.mentors_need_trainings ?? null}, mentors_need_trainings),
      require_second_factor = coalesce(${change.require_second_factor ?? null}, require_second_factor),
      hue = case when ${change.hue !== undefined}::boolean then ${change.hue ?? null} else hue end, updated_at = now()
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
export const canPublishForEveryone = async (tx: Db, organizationId: number) =>
  (
    await tx.one<{ allowed: boolean }>(
      sql`select publish_for_everyone as allowed from organizations where id = ${organizationId} for share`,
    )
  ).allowed

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
