// Who is calling: found in one statement with their roles and whether they have a subscription.
import { knownZone } from '#platform/clock.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Api as HttpApi } from '#platform/http/route.ts'
import { isDigestOf } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { SecondFactorNeeded } from './second-factor/errors.ts'

export type OrganizationRole = 'member' | 'leadership' | 'admin'

export interface Actor {
  id: number
  name: string
  email: string
  tokenId: number
  /** Their sign-in was not used for an hour. */
  isBack: boolean
  isSubscribed: boolean
  /** Whether mail to their address is known to reach them, or none goes out. */
  isProven: boolean
  /** They had time to confirm their address, and did not. */
  mustConfirmEmail: boolean
  /** Their own time zone, else their home organization's, else UTC. */
  timezone: string
  homeOrganizationId: number | null
  /** The languages (BCP 47) that they read, and that their home organization does. */
  locale: string | null
  organizationLocale: string | null
  /** Without those in which they must set a second factor up first: there they are nobody until they have. */
  roles: ReadonlyMap<number, OrganizationRole>
  /** Those: their organizations by id. */
  barred: ReadonlySet<number>
}

export type Api = HttpApi<Actor>

interface Row {
  id: number
  name: string
  email: string
  timezone: string | null
  home_timezone: string | null
  home_organization_id: number | null
  locale: string | null
  home_locale: string | null
  token_id: number
  secret_digest: Buffer
  is_stale: boolean
  organizations: number[] | null
  roles: OrganizationRole[] | null
  lacking: boolean[] | null
  is_subscribed: boolean
  is_proven: boolean
  is_overdue: boolean
}

/** After how many days sign-ins end: unused, and however much they are used. Those of apps hold tokens, those of browsers sessions. */
export interface Lifetimes {
  tokenIdle: number
  token: number
  sessionIdle: number
  session: number
  adminSession: number
}

export const lifetimesOf = (config: Services['config']): Lifetimes => ({
  tokenIdle: config.TOKEN_IDLE_DAYS,
  token: config.TOKEN_DAYS,
  sessionIdle: config.SESSION_IDLE_DAYS,
  session: config.SESSION_DAYS,
  adminSession: config.ADMIN_SESSION_DAYS,
})

/** Whether a sign-in still counts. In a statement about `tokens`. */
export const lasts = ({ tokenIdle, token, sessionIdle, session, adminSession }: Lifetimes) => sql`(
  tokens.last_used_at > now() - make_interval(days => case tokens.kind when 'session' then ${sessionIdle}::int else ${tokenIdle}::int end)
  and tokens.created_at > now() - make_interval(days => case
    when tokens.kind = 'token' then ${token}::int
    when exists (select from organization_members where user_id = tokens.user_id and role = 'admin') then least(${session}::int, ${adminSession}::int)
    else ${session}::int end))`

/** The person whose token this is (`<id>|<secret>`), if it is one that still counts. */
export async function findActor(db: Db, token: string, lifetimes: Lifetimes, { sendsMail = true } = {}): Promise<Actor | undefined> {
  const bar = token.indexOf('|')
  const tokenId = /^\d{1,15}$/.test(token.slice(0, bar)) ? Number(token.slice(0, bar)) : undefined
  if (!tokenId) return undefined
  const row = await findByToken(db, tokenId, lifetimes)
  if (!row || !isDigestOf(token.slice(bar + 1), row.secret_digest)) return undefined
  if (row.is_stale) await db.run(sql`update tokens set last_used_at = now() where id = ${tokenId}`)
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    tokenId,
    isBack: row.is_stale,
    isSubscribed: row.is_subscribed,
    isProven: row.is_proven || !sendsMail,
    mustConfirmEmail: row.is_overdue && sendsMail,
    timezone: knownZone(row.timezone, row.home_timezone),
    homeOrganizationId: row.home_organization_id,
    locale: row.locale,
    organizationLocale: row.home_locale,
    ...rightsIn(
      (row.organizations ?? []).map((organization_id, n) => ({ organization_id, role: row.roles![n]!, is_lacking: row.lacking![n]! })),
    ),
  }
}

interface Place {
  organization_id: number
  role: OrganizationRole
  /** They must set a second factor up first. */
  is_lacking: boolean
}

/** Where they have which role, and where they have none until they have a second factor. */
const rightsIn = (places: readonly Place[]): Pick<Actor, 'roles' | 'barred'> => ({
  roles: new Map(places.filter(({ is_lacking }) => !is_lacking).map(({ organization_id, role }) => [organization_id, role])),
  barred: new Set(places.filter(({ is_lacking }) => is_lacking).map(({ organization_id }) => organization_id)),
})

/** Whether somebody had seven days to confirm their address, and did not. In a statement about `users`. */
export const overdue = sql`(users.email_proven_at is null and users.created_at < now() - interval '7 days')`

const findByToken = (db: Db, tokenId: number, lifetimes: Lifetimes) =>
  db.maybe<Row>(sql`
    select users.id, users.name, users.email, users.home_organization_id, tokens.id as token_id, tokens.secret_digest,
      users.timezone, home.timezone as home_timezone, users.locale, home.locale as home_locale, users.email_proven_at is not null as is_proven, ${overdue} as is_overdue,
      tokens.last_used_at < now() - interval '1 hour' as is_stale,
      belongs.organizations, belongs.roles, belongs.lacking,
      exists (
        select from subscriptions
        where (subscriptions.user_id = users.id or subscriptions.organization_id = any(belongs.organizations))
          and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now())
      ) as is_subscribed
    from tokens
    join users on users.id = tokens.user_id
    left join organizations home on home.id = users.home_organization_id
    cross join lateral (
      select array_agg(organization_id) as organizations, array_agg(role) as roles,
        array_agg(lacks_second_factor(organization_id, user_id, role, tokens.id)) as lacking
      from organization_members where user_id = users.id
    ) belongs
    where tokens.id = ${tokenId} and ${lasts(lifetimes)}
      and users.suspended_at is null and users.erased_at is null`)

/**
 * The caller with their current roles, locked until the transaction ends: removing one waits. The roles that were read when the request began
 * may have changed. Groups are locked before; a rule that locks the memberships of others names them here (`beside`), so that all are locked
 * in one order.
 */
export async function lockRoles<Caller extends Actor>(tx: Db, actor: Caller, ...beside: number[]): Promise<Caller> {
  const places = await tx.many<Place & { user_id: number }>(sql`
    select user_id, organization_id, role, lacks_second_factor(organization_id, user_id, role, case user_id when ${actor.id} then ${actor.tokenId}::bigint end) as is_lacking from organization_members where user_id = any(${[actor.id, ...beside]})
    order by user_id, organization_id for no key update`)
  return { ...actor, ...rightsIn(places.filter(({ user_id }) => user_id === actor.id)) }
}

/** Refuses whoever must set a second factor up before anything else in an organization. */
export function requireSecondFactor(actor: Actor, organizationId: number) {
  if (actor.barred.has(organizationId)) throw new SecondFactorNeeded({ organization_id: organizationId })
}

/** Their role in an organization, or undefined outside it. */
export const roleIn = (actor: Actor, organizationId: number): OrganizationRole | undefined => actor.roles.get(organizationId)
export const isAdminOf = (actor: Actor, organizationId: number) => roleIn(actor, organizationId) === 'admin'
/** The contract's "admin or leader". */
export const isLeaderOrAdminOf = (actor: Actor, organizationId: number) =>
  ['leadership', 'admin'].includes(roleIn(actor, organizationId) ?? '')
/** The organizations that they belong to. */
export const organizationsOf = (actor: Actor) => [...actor.roles.keys()]
/** The organizations in which they have one of these roles. */
export const organizationsAs = (actor: Actor, ...roles: OrganizationRole[]) =>
  [...actor.roles].filter(([, role]) => roles.includes(role)).map(([id]) => id)
