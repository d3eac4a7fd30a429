// Forgets what is too old to matter.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { removeEntriesBefore } from './queries.ts'

export const forgetOld = defineJob<object>('audit-log.forget-old')

export const auditJobs = ({ config }: Services) => [
  handle(forgetOld, async (_, { db }) => {
    await removeEntriesBefore(db, config.AUDIT_LOG_DAYS)
  }),
]

export const auditSchedule: Periodic[] = [{ job: forgetOld, cron: '29 3 * * *' }]
