// SQL of webhooks, and of what they are told.
import type { Subject } from '#features/notifications/subjects.ts'
import { isStillAdmin } from '#features/organizations/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import type { WebhookProblem } from '#platform/webhooks/webhooks.ts'
import type { TEST, WebhookEvent } from './events.ts'
import { HOURS_OF_TWO_SECRETS } from './limits.ts'

export interface WebhookRow {
  id: number
  url: string
  events: WebhookEvent[]
  is_active: boolean
  off_for: 'chosen' | 'gone' | 'failing' | null
  failing_since: Timestamp | null
  waiting_count: number
  previous_secret_until: Timestamp | null
  created_at: Timestamp
}

const columns = sql`
  id, url, events, off_since is null as is_active, off_for, failing_since, created_at,
  case when previous_until > now() then previous_until end as previous_secret_until,
  (select count(*) from webhook_deliveries where webhook_id = webhooks.id and due_at is not null) as waiting_count`

/** All of an organization: there are ten at most. */
export const listWebhooks = (db: Db, organizationId: number) =>
  db.many<WebhookRow>(sql`select ${columns} from webhooks where organization_id = ${organizationId} order by id`)

export const findWebhook = (db: Db, organizationId: number, webhookId: number) =>
  db.maybe<WebhookRow>(sql`select ${columns} from webhooks where id = ${webhookId} and organization_id = ${organizationId}`)

export const lockWebhook = (tx: Db, organizationId: number, webhookId: number) =>
  tx.maybe<{ url: string; events: WebhookEvent[]; is_active: boolean; salt: Buffer }>(sql`
    select url, events, off_since is null as is_active, salt
    from webhooks where id = ${webhookId} and organization_id = ${organizationId} for no key update`)

/** Two that are made at once count each other. */
export const countWebhooks = async (tx: Db, organizationId: number) => {
  await tx.run(sql`select from organizations where id = ${organizationId} for no key update`)
  return (await tx.one<{ count: number }>(sql`select count(*) from webhooks where organization_id = ${organizationId}`)).count
}

export const addWebhook = async (tx: Db, organizationId: number, url: string, events: readonly WebhookEvent[], salt: Buffer) =>
  (
    await tx.one<{ id: number }>(sql`
      insert into webhooks (organization_id, url, events, salt) values (${organizationId}, ${url}, ${events}::text[], ${salt}) returning id`)
  ).id

/** At another address, and where it is switched on, it begins anew. */
export const saveWebhook = (tx: Db, webhookId: number, change: { url: string; events: readonly WebhookEvent[] }) =>
  tx.run(sql`
    update webhooks set events = ${change.events}::text[], url = ${change.url},
      failures = case when url = ${change.url} then failures else 0 end,
      failing_since = case when url = ${change.url} then failing_since end,
      paused_until = case when url = ${change.url} then paused_until end
    where id = ${webhookId}`)

export const switchOn = (tx: Db, webhookId: number) =>
  tx.run(sql`
    update webhooks set off_since = null, off_for = null, is_full = false, failures = 0, failing_since = null, paused_until = null where id = ${webhookId}`)

/** What waits is sent no more. Gives whose it is, unless it was off already. */
export async function switchOff(tx: Db, webhookId: number, why: 'chosen' | 'gone' | 'failing') {
  const off = await tx.maybe<{ organization_id: number }>(sql`
    update webhooks set off_since = now(), off_for = ${why} where id = ${webhookId} and off_since is null returning organization_id`)
  if (off)
    await tx.run(sql`
      update webhook_deliveries set due_at = null, problem = coalesce(problem, 'switched_off') where webhook_id = ${webhookId} and due_at is not null`)
  return off?.organization_id
}

export const saveSalt = (tx: Db, webhookId: number, salt: Buffer) =>
  tx.run(sql`
    update webhooks set previous_salt = salt, previous_until = now() + make_interval(hours => ${HOURS_OF_TWO_SECRETS}), salt = ${salt}
    where id = ${webhookId}`)

export const removeWebhook = async (tx: Db, organizationId: number, webhookId: number) =>
  (await tx.run(sql`delete from webhooks where id = ${webhookId} and organization_id = ${organizationId}`)) > 0

// What they are told

export interface DeliveryRow {
  id: number
  message_id: string
  type: WebhookEvent | typeof TEST
  data: Record<string, unknown>
  created_at: Timestamp
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  last_attempt_at: Timestamp | null
  next_attempt_at: Timestamp | null
  status: number | null
  duration_ms: number | null
  problem: WebhookProblem | 'switched_off' | null
}

/** The newest first. */
export const listDeliveries = (db: Db, webhookId: number, { limit, before }: { limit: number; before: number | undefined }) =>
  db.many<DeliveryRow>(sql`
    select id, message_id, type, data, created_at, attempts, attempted_at as last_attempt_at, due_at as next_attempt_at, status, duration_ms, problem,
      case when due_at is not null then 'waiting' when delivered_at is not null then 'delivered' else 'failed' end as state
    from webhook_deliveries where webhook_id = ${webhookId} and (${before ?? null}::bigint is null or id < ${before ?? null})
    order by id desc limit ${limit}`)

export const addTest = (tx: Db, organizationId: number, webhookId: number) =>
  tx.run(sql`
    insert into webhook_deliveries (webhook_id, type, data)
    values (${webhookId}, 'webhook.test', jsonb_build_object('organization_id', ${organizationId}::bigint))`)

/** It is sent at once, and after that as often as a new one, with the same id. */
export const markAgain = async (tx: Db, webhookId: number, deliveryId: number) =>
  (await tx.run(sql`
    update webhook_deliveries set due_at = now(), attempts = 0, delivered_at = null where id = ${deliveryId} and webhook_id = ${webhookId}`)) >
  0

/** Somebody says that its receiver is there. */
export const endPause = (tx: Db, webhookId: number) => tx.run(sql`update webhooks set paused_until = null where id = ${webhookId}`)

/** What admins were told of is there as long as it is off for that. */
export const isOffByItself: Subject = (reader) => sql`(${isStillAdmin(reader)} and exists (
  select from webhooks where id = (notices.data ->> 'webhook_id')::bigint and off_for in ('gone', 'failing')))`
