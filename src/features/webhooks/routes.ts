// Webhooks, as an organization's admins manage them.
import type { Actor, Api } from '#features/accounts/actor.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import {
  anyOf,
  EmailUnconfirmed,
  Message,
  notFound,
  Refused,
  refusals,
  SubscriptionRequired,
  ValidationFailed,
} from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { SecretShownOnce } from '#platform/http/idempotency.ts'
import { CompleteListOf, completeList, completeListQuery, FeedOf, feedOf, feedSize, readCursor, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { TooManyWebhooks, WebhookOff } from './errors.ts'
import { changeWebhook, createWebhook, deleteWebhook, renewSecret, sendAgain, sendTest } from './managing.ts'
import { bodyOf, messageIdOf } from './messages.ts'
import { type DeliveryRow, findWebhook, listDeliveries, listWebhooks } from './queries.ts'
import { ChangeWebhook, CreateWebhook, ListWebhookDeliveries, Webhook, WebhookDelivery, WebhookWithSecret } from './schemas.ts'

const shown = ({ message_id, type, data, created_at, ...delivery }: DeliveryRow) => ({
  ...delivery,
  message_id: messageIdOf({ message_id }),
  body: bodyOf({ type, created_at, data }),
})

/** As a route for subscribers asks it. */
function requireOpen({ mustConfirmEmail, isSubscribed }: Actor) {
  if (mustConfirmEmail) throw new EmailUnconfirmed({})
  if (!isSubscribed) throw new SubscriptionRequired({})
}

/** Whoever lets the subscription end can still see which webhooks there are and what was sent, switch them off and delete them. */
export function webhookRoutes(service: Api, { webhooks }: Services) {
  const api = service.withTag('Webhooks')
  const refused = { 403: Refused, 404: Refused }

  api.get(
    '/organizations/{organization}/webhooks',
    {
      operationId: 'listWebhooks',
      access: 'signed-in',
      summary: 'List the webhooks of an organization (admins)',
      description: 'Without their secrets.',
      query: completeListQuery,
      response: { 200: CompleteListOf(Webhook), ...refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      requireAdmin(actor, params.organization)
      return completeList((await listWebhooks(db, params.organization)).slice(before), before)
    },
  )

  api.post(
    '/organizations/{organization}/webhooks',
    {
      operationId: 'createWebhook',
      access: 'subscriber',
      summary: 'Have events sent to an address (admins)',
      description:
        'As Standard Webhooks 1.0 describes it: a POST with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and `{"type", "timestamp", "data"}`, where `data` holds ids and plain facts. ' +
        'An answer of 2xx within 15 seconds is success; all else is tried again for three days, and redirects are not followed. 410 Gone switches it off, and so do three days of nothing but failures. ' +
        'Messages may come twice, with the same `webhook-id`, and in another order. Ten webhooks at most.',
      body: CreateWebhook,
      showsSecret: true,
      response: { 201: Done(WebhookWithSecret), ...refused, 422: refusals(TooManyWebhooks, SecretShownOnce) },
    },
    async ({ db, actor, params, body, words }) => {
      requireAdmin(actor, params.organization)
      return {
        message: words.webhooks.answers.created,
        data: await createWebhook(db, webhooks, actor, params.organization, body),
      }
    },
  )

  api.put(
    '/organizations/{organization}/webhooks/{webhook}',
    {
      operationId: 'changeWebhook',
      access: 'signed-in',
      summary: 'Change a webhook, or switch it on or off (admins)',
      description: 'Where it is switched off, what waits is sent no more. Without a subscription it can be switched off, and nothing else.',
      body: ChangeWebhook,
      response: {
        200: Done(Webhook),
        ...refused,
        403: anyOf(SubscriptionRequired.schema, EmailUnconfirmed.schema, Refused),
        422: ValidationFailed,
      },
    },
    async ({ db, actor, params, body, words }) => {
      requireAdmin(actor, params.organization)
      const { url, events, is_active } = body
      if (url !== undefined || events !== undefined || is_active !== false) requireOpen(actor)
      const place = { organizationId: params.organization, webhookId: params.webhook }
      return { message: words.webhooks.answers.changed, data: await changeWebhook(db, webhooks, actor, place, body) }
    },
  )

  api.delete(
    '/organizations/{organization}/webhooks/{webhook}',
    {
      operationId: 'deleteWebhook',
      access: 'signed-in',
      summary: 'Delete a webhook, with its log (admins)',
      response: { 200: Message, ...refused },
    },
    async ({ db, actor, params, words }) => {
      requireAdmin(actor, params.organization)
      await deleteWebhook(db, actor, { organizationId: params.organization, webhookId: params.webhook })
      return { message: words.webhooks.answers.deleted }
    },
  )

  api.put(
    '/organizations/{organization}/webhooks/{webhook}/secret',
    {
      operationId: 'renewWebhookSecret',
      access: 'subscriber',
      summary: 'Give a webhook a new secret (admins)',
      description: 'For a day messages are signed with the previous one too. Where it is renewed again, that one ends.',
      showsSecret: true,
      response: { 200: Done(WebhookWithSecret), ...refused, 422: refusals(SecretShownOnce) },
    },
    async ({ db, actor, params, words }) => {
      requireAdmin(actor, params.organization)
      const place = { organizationId: params.organization, webhookId: params.webhook }
      return { message: words.webhooks.answers.secret_renewed, data: await renewSecret(db, actor, place) }
    },
  )

  api.put(
    '/organizations/{organization}/webhooks/{webhook}/test',
    {
      operationId: 'testWebhook',
      access: 'subscriber',
      summary: 'Send a test to a webhook (admins)',
      description: 'A message of the type `webhook.test`, once. The log says what came of it.',
      response: { 200: Message, ...refused, 422: refusals(WebhookOff) },
    },
    async ({ db, actor, params, words }) => {
      requireAdmin(actor, params.organization)
      await sendTest(db, actor, { organizationId: params.organization, webhookId: params.webhook })
      return { message: words.webhooks.answers.sent }
    },
  )

  api.get(
    '/organizations/{organization}/webhooks/{webhook}/deliveries',
    {
      operationId: 'listWebhookDeliveries',
      access: 'signed-in',
      summary: 'Read what was sent to a webhook, and what came of it, the newest first (admins)',
      description: 'Of the last 30 days.',
      query: ListWebhookDeliveries,
      response: { 200: FeedOf(WebhookDelivery), ...refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      requireAdmin(actor, params.organization)
      const [before] = (readCursor(query.cursor, ['number']) ?? []) as [number?]
      const limit = feedSize(query)
      if (!(await findWebhook(db, params.organization, params.webhook))) throw notFound('webhook_not_found')
      return feedOf((await listDeliveries(db, params.webhook, { limit: limit + 1, before })).map(shown), limit, ({ id }) => [id])
    },
  )

  api.put(
    '/organizations/{organization}/webhooks/{webhook}/deliveries/{delivery}/sending',
    {
      operationId: 'sendWebhookDeliveryAgain',
      access: 'subscriber',
      summary: 'Send a message again (admins)',
      description: 'At once, with the same `webhook-id`, and after that as often as a new one.',
      response: { 200: Message, ...refused, 422: refusals(WebhookOff) },
    },
    async ({ db, actor, params, words }) => {
      requireAdmin(actor, params.organization)
      const { organization: organizationId, webhook: webhookId, delivery: deliveryId } = params
      await sendAgain(db, actor, { organizationId, webhookId, deliveryId })
      return { message: words.webhooks.answers.sent_again }
    },
  )
}
