// Deletes entries that are too old.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { removeSomeEntriesBefore } from './queries.ts'

export const removeOld = defineJob<object>('audit-log.forget-old')

export const auditJobs = ({ config }: Services) => [
  handle(removeOld, (_, { db, signal }) => inBatches(signal, (count) => removeSomeEntriesBefore(db, config.AUDIT_LOG_DAYS, count))),
]

export const auditSchedule: Periodic[] = [{ job: removeOld, cron: '29 3 * * *' }]
