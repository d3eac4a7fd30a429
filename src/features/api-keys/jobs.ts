// Deletes keys that ended long ago.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { removeSomeEnded } from './queries.ts'

export const removeEnded = defineJob<object>('api-keys.forget-ended')

export const apiKeyJobs = ({ config }: Services) => [
  handle(removeEnded, (_, { db, signal }) => inBatches(signal, (count) => removeSomeEnded(db, config.AUDIT_LOG_DAYS, count))),
]

export const apiKeySchedule: Periodic[] = [{ job: removeEnded, cron: '41 3 * * *' }]
