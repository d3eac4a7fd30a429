// What an organization's admins do with its webhooks.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { secretText, type Webhooks } from '#platform/webhooks/webhooks.ts'
import { TooManyWebhooks, WebhookOff } from './errors.ts'
import type { WebhookEvent } from './events.ts'
import { sendWebhooks } from './jobs.ts'
import { WEBHOOKS } from './limits.ts'
import {
  addTest,
  addWebhook,
  countWebhooks,
  endPause,
  findWebhook,
  lockWebhook,
  markAgain,
  removeWebhook,
  saveSalt,
  saveWebhook,
  switchOff,
  switchOn,
} from './queries.ts'
import { newSalt, secretsOf } from './secrets.ts'

interface Place {
  organizationId: number
  webhookId: number
}

function requireGoodAddress(webhooks: Webhooks, url: string) {
  const rule = webhooks.urlFault(url)
  if (rule) throw invalid({ url: [{ rule }] })
}

/** Shown as it is now. */
const readWebhook = async (tx: Db, organizationId: number, webhookId: number) => (await findWebhook(tx, organizationId, webhookId))!

export const createWebhook = (
  db: Db,
  webhooks: Webhooks,
  actor: Actor,
  organizationId: number,
  { url, events }: { url: string; events: WebhookEvent[] },
) =>
  db.transaction(async (tx) => {
    requireAdmin(await lockRoles(tx, actor), organizationId)
    requireGoodAddress(webhooks, url)
    if ((await countWebhooks(tx, organizationId)) >= WEBHOOKS) throw new TooManyWebhooks({ max: WEBHOOKS })
    const salt = newSalt()
    const id = await addWebhook(tx, organizationId, url, events, salt)
    await recordAudit(tx, { organizationId, by: actor, action: 'webhook.created', subject: ['webhook', id], details: { events } })
    return { ...(await readWebhook(tx, organizationId, id)), secret: secretText((await secretsOf(tx))(salt)) }
  })

export const changeWebhook = (
  db: Db,
  webhooks: Webhooks,
  actor: Actor,
  { organizationId, webhookId }: Place,
  wish: { url?: string | undefined; events?: WebhookEvent[] | undefined; is_active?: boolean | undefined },
) =>
  db.transaction(async (tx) => {
    const before = await lockToManage(tx, actor, { organizationId, webhookId })
    const { url = before.url, events = before.events, is_active = before.is_active } = wish
    if (url !== before.url) requireGoodAddress(webhooks, url)
    await saveWebhook(tx, webhookId, { url, events })
    if (is_active && !before.is_active) await switchOn(tx, webhookId)
    if (!is_active) await switchOff(tx, webhookId, 'chosen')
    const fields = [
      ...(url !== before.url ? (['url'] as const) : []),
      ...(events.join() !== before.events.join() ? (['events'] as const) : []),
      ...(is_active !== before.is_active ? (['is_active'] as const) : []),
    ]
    if (fields.length > 0)
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'webhook.changed',
        subject: ['webhook', webhookId],
        details: { fields, events, is_active },
      })
    return readWebhook(tx, organizationId, webhookId)
  })

/** The one before signs beside it for a day, so that nothing is lost while the receiver gets the new one. */
export const renewSecret = (db: Db, actor: Actor, { organizationId, webhookId }: Place) =>
  db.transaction(async (tx) => {
    await lockToManage(tx, actor, { organizationId, webhookId })
    const salt = newSalt()
    await saveSalt(tx, webhookId, salt)
    await recordAudit(tx, { organizationId, by: actor, action: 'webhook.secret-renewed', subject: ['webhook', webhookId] })
    return { ...(await readWebhook(tx, organizationId, webhookId)), secret: secretText((await secretsOf(tx))(salt)) }
  })

export const deleteWebhook = (db: Db, actor: Actor, { organizationId, webhookId }: Place) =>
  db.transaction(async (tx) => {
    requireAdmin(await lockRoles(tx, actor), organizationId)
    if (!(await removeWebhook(tx, organizationId, webhookId))) throw notFound('webhook_not_found')
    await recordAudit(tx, { organizationId, by: actor, action: 'webhook.deleted', subject: ['webhook', webhookId] })
  })

export const sendTest = (db: Db, actor: Actor, { organizationId, webhookId }: Place) =>
  db.transaction(async (tx) => {
    await lockToSend(tx, actor, { organizationId, webhookId })
    await addTest(tx, organizationId, webhookId)
    await queueJob(tx, sendWebhooks, {})
  })

export const sendAgain = (db: Db, actor: Actor, { organizationId, webhookId, deliveryId }: Place & { deliveryId: number }) =>
  db.transaction(async (tx) => {
    await lockToSend(tx, actor, { organizationId, webhookId })
    if (!(await markAgain(tx, webhookId, deliveryId))) throw notFound('webhook_delivery_not_found')
    await queueJob(tx, sendWebhooks, {})
  })

async function lockToManage(tx: Db, actor: Actor, { organizationId, webhookId }: Place) {
  requireAdmin(await lockRoles(tx, actor), organizationId)
  const webhook = await lockWebhook(tx, organizationId, webhookId)
  if (!webhook) throw notFound('webhook_not_found')
  return webhook
}

/** Whoever sends something says that the receiver is there. */
async function lockToSend(tx: Db, actor: Actor, place: Place) {
  const { is_active } = await lockToManage(tx, actor, place)
  if (!is_active) throw new WebhookOff({ webhook_id: place.webhookId })
  await endPause(tx, place.webhookId)
}
