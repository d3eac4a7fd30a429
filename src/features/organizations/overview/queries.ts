// SQL with which an operator looks over the organizations of a service.
import type { OrganizationRole } from '#features/accounts/actor.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { matchesWords, nameCollation } from '#platform/db/words.ts'

export interface ListedOrganization {
  id: number
  name: string
  timezone: string
  locale: string | null
  people: number
  groups: number
  /** Its status; null where there was never one. */
  subscription: string | null
  subscription_until: Timestamp | null
  created_at: Timestamp
}

interface Range {
  limit: number
  offset: number
}

const people = sql`(select count(*) from organization_members where organization_id = organizations.id)`
const groups = sql`(
  select count(*) from groups where organization_id = organizations.id and group_type = 'group' and status = 'active' and deleted_at is null)`

export const listOrganizations = (db: Db, search: string | undefined, { limit, offset }: Range) =>
  db.many<ListedOrganization>(sql`
    select organizations.id, name, timezone, locale, ${people} as people, ${groups} as groups, status as subscription,
      current_period_end as subscription_until, organizations.created_at
    from organizations left join subscriptions on organization_id = organizations.id
    where ${matchesWords(sql`folded(name)`, search)}
    order by name ${nameCollation}, organizations.id limit ${limit} offset ${offset}`)

export const countOrganizations = async (db: Db, search: string | undefined) =>
  (await db.one<{ count: number }>(sql`select count(*) from organizations where ${matchesWords(sql`folded(name)`, search)}`)).count

export interface OrganizationOverview extends ListedOrganization {
  max_group_members: number | null
  max_groups_per_leader: number | null
  enforce_leader_qualifications: boolean
  publish_for_everyone: boolean
  suspended: number
  posts: number
  prayer_requests: number
  challenges: number
  trainings: number
  files: number
  file_bytes: number
  last_used_at: Timestamp | null
}

export const findOverview = (db: Db, organizationId: number) =>
  db.maybe<OrganizationOverview>(sql`
    select organizations.id, name, timezone, locale, ${people} as people, ${groups} as groups, status as subscription,
      current_period_end as subscription_until, organizations.created_at, max_group_members, max_groups_per_leader,
      enforce_leader_qualifications, publish_for_everyone,
      (select count(*) from suspended_memberships where organization_id = organizations.id) as suspended,
      (select count(*) from group_posts join groups on groups.id = group_id where groups.organization_id = organizations.id) as posts,
      (select count(*) from prayer_requests where organization_id = organizations.id) as prayer_requests,
      (select count(*) from challenges where organization_id = organizations.id) as challenges,
      (select count(*) from trainings where organization_id = organizations.id and deleted_at is null) as trainings,
      files.count as files, files.bytes as file_bytes,
      (select max(last_used_at) from tokens join organization_members using (user_id) where organization_id = organizations.id) as last_used_at
    from organizations left join subscriptions on subscriptions.organization_id = organizations.id
    cross join lateral (
      select count(*), coalesce(sum(size), 0)::bigint as bytes from media_files
      where removed_at is null and (organization_id = organizations.id or key in (
        select media_key from post_picture_files join post_pictures on post_pictures.id = picture_id join groups on groups.id = group_id
        where groups.organization_id = organizations.id))
    ) files
    where organizations.id = ${organizationId}`)

/** Who can be asked about it, the first ones. */
export const listSomeAdmins = (db: Db, organizationId: number, most: number) =>
  db.many<{ id: number; name: string; email: string }>(sql`
    select users.id, users.name, users.email from organization_members join users on users.id = user_id
    where organization_id = ${organizationId} and role = 'admin' order by joined_at, users.id limit ${most}`)

export interface ListedAccount {
  id: number
  name: string
  email: string
  email_confirmed: boolean
  status: 'active' | 'suspended'
  /** The first ones they joined. */
  organizations: { id: number; name: string; role: OrganizationRole }[]
  created_at: Timestamp
}

interface AccountFilter {
  search?: string | undefined
  organization?: number | undefined
}

const matches = ({ search, organization }: AccountFilter) => sql`
  erased_at is null and ${matchesWords(sql`folded(users.name || ' ' || users.email)`, search)} and (
    ${organization ?? null}::bigint is null or users.id in (select user_id from organization_members where organization_id = ${organization ?? null}))`

const ORGANIZATIONS_NAMED = 20
const organizationsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'role', role) order by joined_at, id), '[]') from (
    select organizations.id, name, role, joined_at from organization_members join organizations on organizations.id = organization_id
    where user_id = users.id order by joined_at, organizations.id limit ${ORGANIZATIONS_NAMED}
  ) theirs)`
const accountColumns = sql`
  users.id, users.name, users.email, email_proven_at is not null as email_confirmed,
  case when suspended_at is null then 'active' else 'suspended' end as status, ${organizationsOf} as organizations, users.created_at`

export const listAccounts = (db: Db, filter: AccountFilter, { limit, offset }: Range) =>
  db.many<ListedAccount>(sql`
    select ${accountColumns} from users where ${matches(filter)} order by name ${nameCollation}, id limit ${limit} offset ${offset}`)

export const countAccounts = async (db: Db, filter: AccountFilter) =>
  (await db.one<{ count: number }>(sql`select count(*) from users where ${matches(filter)}`)).count

export interface AccountOverview extends ListedAccount {
  timezone: string | null
  locale: string | null
  home_organization_id: number | null
  sign_ins: number
  last_used_at: Timestamp | null
}

export const findAccountOverview = (db: Db, userId: number) =>
  db.one<AccountOverview>(sql`
    select ${accountColumns}, timezone, locale, home_organization_id, signed.count as sign_ins, signed.last_used_at
    from users cross join lateral (select count(*), max(last_used_at) as last_used_at from tokens where user_id = users.id) signed
    where users.id = ${userId}`)

export interface FoundSubscription {
  id: number
  plan: string
  status: string
  current_period_end: Timestamp | null
  /** Whether it opens the service now. */
  is_open: boolean
}

export const findSubscription = (db: Db, owner: { userId: number } | { organizationId: number }) =>
  db.maybe<FoundSubscription>(sql`
    select id, plan, status, current_period_end,
      status in ('active', 'trialing') and (current_period_end is null or current_period_end > now()) as is_open
    from subscriptions where user_id = ${'userId' in owner ? owner.userId : null} or organization_id = ${'userId' in owner ? null : owner.organizationId}`)
