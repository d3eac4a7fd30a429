// What a webhook can be told of. The triggers that tell it stand in migrations/0225_webhooks.sql.

export const events = [
  'member.joined',
  'member.left',
  'group.created',
  'group.changed',
  'join_request.created',
  'meeting.changed',
  'training.completed',
  'challenge.completed',
] as const
export type WebhookEvent = (typeof events)[number]

/** What an admin sends to try a webhook. */
export const TEST = 'webhook.test'
