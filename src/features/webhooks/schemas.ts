// What is sent and what comes back about webhooks.
import Type from 'typebox'
import { Address, Bool, Id, Int, ListOf, OneOf, Optional, OrNull, Str, Timestamp } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'
import { problems } from '#platform/webhooks/webhooks.ts'
import { events, TEST } from './events.ts'

export const WebhookEvent = OneOf(...events)

const url = Address(2048, {
  description: 'A public https address: of a private network only where the operator allows it (`WEBHOOK_ALLOW`)',
  examples: ['https://automation.example.org/church'],
})
const chosen = ListOf(WebhookEvent, 1, events.length, { distinct: true })

export const CreateWebhook = { url, events: chosen }
export const ChangeWebhook = { url: Optional(url), events: Optional(chosen), is_active: Optional(Bool) }

export const Webhook = Type.Object({
  id: Id,
  url: Str('https://automation.example.org/church'),
  events: Type.Array(WebhookEvent),
  is_active: Type.Boolean(),
  off_for: Type.Unsafe<'chosen' | 'gone' | 'failing' | null>({
    ...OrNull(OneOf('chosen', 'gone', 'failing')),
    description: 'Why it is off: an admin chose it, it answered 410 Gone, or every attempt failed for three days',
  }),
  failing_since: Type.Unsafe<string | null>({ ...OrNull(Timestamp), description: 'Since when every attempt fails' }),
  waiting_count: Type.Unsafe<number>({ ...Int, description: 'How many messages wait to be sent' }),
  previous_secret_until: Type.Unsafe<string | null>({
    ...OrNull(Timestamp),
    description: 'Until then messages are signed with the previous secret too',
  }),
  created_at: Timestamp,
})

export const WebhookSecret = Type.Unsafe<string>({
  ...Str('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'),
  description: 'With which the receiver verifies what comes (Standard Webhooks). It is shown only now',
})
export const WebhookWithSecret = Type.Object({ ...Webhook.properties, secret: WebhookSecret })

export const WebhookDelivery = Type.Object({
  id: Id,
  message_id: Type.Unsafe<string>({
    ...Str('msg_0d3c1f5e8a7b4c21b9d6e5f4a3b2c1d0'),
    description: 'The header `webhook-id`: the same for every attempt',
  }),
  body: Type.Object(
    { type: OneOf(...events, TEST), timestamp: Timestamp, data: Type.Record(Type.String(), Type.Unknown()) },
    { description: 'What is sent' },
  ),
  state: Type.Unsafe<'waiting' | 'delivered' | 'failed'>({
    ...OneOf('waiting', 'delivered', 'failed'),
    description: '`failed`: it is sent no more, unless an admin sends it again',
  }),
  attempts: Int,
  last_attempt_at: OrNull(Timestamp),
  next_attempt_at: OrNull(Timestamp),
  status: Type.Unsafe<number | null>({ ...OrNull(Int), description: 'Of the last answer' }),
  duration_ms: Type.Unsafe<number | null>({ ...OrNull(Int), description: 'Of the last attempt' }),
  problem: Type.Unsafe<(typeof problems)[number] | 'switched_off' | null>({
    ...OrNull(OneOf(...problems, 'switched_off')),
    description:
      'Of the last attempt: `address`: not a public one; `name`: it leads nowhere; `unreachable`: nobody listens there; `tls`: the certificate; `slow`: no answer in 15 seconds; `cut_off`: the connection ended before an answer; `redirect`: 3xx, which is not followed; `gone`: 410; `status`: another answer than 2xx; `switched_off`: the webhook was, before it was sent',
  }),
})

export const ListWebhookDeliveries = { ...feedQuery }
