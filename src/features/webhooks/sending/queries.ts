// SQL of sending what webhooks are told, and of forgetting it.
import { type Db, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import type { WebhookProblem, WebhookResult } from '#platform/webhooks/webhooks.ts'
import { TEST } from '../events.ts'
import { DAYS_KEPT, FAILURES_IN_A_ROW, HOURS_FAILING, KEPT, PAUSES, WAITING } from '../limits.ts'

/** Longer than one attempt takes: whose process died is sent to by another one afterwards. */
const lease = sql`now() + interval '2 minutes'`

/** Claims webhooks of subscribers for which something is due, and to which nobody sends now: those first whose turn was longest ago. */
export const claimWebhooks = async (db: Db, count: number) =>
  (
    await db.many<{ id: number }>(sql`
      update webhooks set sending_until = ${lease} where id in (
        select id from webhooks
        where off_since is null and (sending_until is null or sending_until <= now()) and (paused_until is null or paused_until <= now())
          and exists (select from webhook_deliveries where webhook_id = webhooks.id and due_at <= now())
          and exists (
            select from subscriptions where subscriptions.organization_id = webhooks.organization_id
              and status in ('active', 'trialing') and (current_period_end is null or current_period_end > now()))
        order by sending_until nulls first, id limit ${count} for no key update skip locked)
      returning id`)
  ).map(({ id }) => id)

export const releaseWebhook = (db: Db, webhookId: number) => db.run(sql`update webhooks set sending_until = now() where id = ${webhookId}`)

export interface DueDelivery {
  id: number
  message_id: string
  type: string
  data: object
  created_at: Timestamp
  attempts: number
  url: string
  salt: Buffer
  previous_salt: Buffer | null
}

/** What is due next for one that was claimed, which stays claimed. */
export const takeDue = (db: Db, webhookId: number) =>
  db.maybe<DueDelivery>(sql`
    with claimed as (
      update webhooks set sending_until = ${lease}
      where id = ${webhookId} and off_since is null and (paused_until is null or paused_until <= now())
      returning id, url, salt, case when previous_until > now() then previous_salt end as previous_salt)
    select due.id, message_id, type, data, created_at, attempts, url, salt, previous_salt
    from claimed, lateral (
      select * from webhook_deliveries where webhook_id = claimed.id and due_at <= now() order by due_at, id limit 1) due`)

/** Only of the attempt that it was: somebody may have sent it again meanwhile. */
const sameAttempt = ({ id, attempts }: DueDelivery) => sql`id = ${id} and attempts = ${attempts} and due_at is not null`

export const saveSuccess = (db: Db, webhookId: number, due: DueDelivery, { status, durationMs }: WebhookResult) =>
  db.run(sql`
    with well as (update webhooks set failures = 0, failing_since = null, paused_until = null where id = ${webhookId} and failures > 0)
    update webhook_deliveries set due_at = null, delivered_at = now(), attempted_at = now(), attempts = attempts + 1,
      status = ${status}::int, duration_ms = ${durationMs}::int, problem = null
    where ${sameAttempt(due)}`)

export const saveFailure = (
  db: Db,
  due: DueDelivery,
  { status, problem, durationMs }: WebhookResult & { problem: WebhookProblem | null },
) => {
  const pause = due.type === TEST ? null : (PAUSES[due.attempts] ?? null)
  return db.run(sql`
    update webhook_deliveries set due_at = now() + make_interval(mins => ${pause}::int), attempted_at = now(), attempts = attempts + 1,
      status = ${status}::int, duration_ms = ${durationMs}::int, problem = ${problem}
    where ${sameAttempt(due)}`)
}

/** Gives whether it has failed for so long that it is to be switched off. */
export const countFailure = async (db: Db, webhookId: number) =>
  (
    await db.maybe<{ is_hopeless: boolean }>(sql`
      update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, now()),
        paused_until = case when failures + 1 >= ${FAILURES_IN_A_ROW}
          then now() + make_interval(mins => least(60, power(2, least(failures + 1 - ${FAILURES_IN_A_ROW}, 6)))::int) end
      where id = ${webhookId} returning failing_since <= now() - make_interval(hours => ${HOURS_FAILING}) as is_hopeless`)
  )?.is_hopeless === true

/** Writes down for which webhooks too many messages wait, and for which that is over. What happens need not count them. */
export const markFull = async (db: Db): Promise<void> => {
  await db.run(sql`
    update webhooks set is_full = counted.is_full
    from (
      select id, exists (select from webhook_deliveries where webhook_id = webhooks.id and due_at is not null offset ${WAITING - 1}) as is_full
      from webhooks) counted
    where webhooks.id = counted.id and webhooks.is_full <> counted.is_full`)
}

/** What is old, and of one webhook what is more than the newest ones; what waits is sent or given up first. */
export const removeSomeOld = (db: Db, count: number) =>
  db.run(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < now() - make_interval(days => ${DAYS_KEPT}) and due_at is null
      union all
      select surplus.id from webhooks, lateral (
        select id from webhook_deliveries where webhook_id = webhooks.id and due_at is null order by id desc offset ${KEPT}) surplus
      limit ${count})`)
