// What webhooks refuse, and clients know by its error_type.
import { businessError } from '#platform/http/errors.ts'
import { Id, Int } from '#platform/http/fields.ts'

export const TooManyWebhooks = businessError('too_many_webhooks', { max: Int })
export const WebhookOff = businessError('webhook_off', { webhook_id: Id })
