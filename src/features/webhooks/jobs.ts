// Webhooks in the background: sending what is due, and forgetting what is old.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { markFull, removeSomeOld } from './sending/queries.ts'
import { webhookSender } from './sending/sending.ts'

/** Queued by what happens (migrations/0225_webhooks.sql), and each minute, for what is tried again. */
export const sendWebhooks = defineJob<object>('webhooks.send', { maxAttempts: 3, priority: 5 })
const findFull = defineJob<object>('webhooks.find-full', { priority: 10 })
const forget = defineJob<object>('webhooks.forget', { priority: 10 })

export const webhookJobs = ({ webhooks }: Services) => {
  const send = webhookSender(webhooks)
  return [
    handle(sendWebhooks, (_, context) => send(context)),
    handle(findFull, (_, { db }) => markFull(db)),
    handle(forget, (_, { db, signal }) => inBatches(signal, (count) => removeSomeOld(db, count))),
  ]
}

export const webhookSchedule: Periodic[] = [
  { job: sendWebhooks, cron: '* * * * *' },
  { job: findFull, cron: '* * * * *' },
  { job: forget, cron: '53 * * * *' },
]
