// Deletes entries that are too old.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { removeSomeEntriesBefore } from './queries.ts'

export const forgetOld = defineJob<object>('audit-log.forget-old')

export const auditJobs = ({ config }: Services) => [
  handle(forgetOld, (_, { db, signal }) => inBatches(signal, (count) => removeSomeEntriesBefore(db, config.AUDIT_LOG_DAYS, count))),
]

export const auditSchedule: Periodic[] = [{ job: forgetOld, cron: '29 3 * * *' }]
