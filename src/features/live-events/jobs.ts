// Live events in the background: forgetting what is old.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { removeSomeOld } from './queries.ts'

const forget = defineJob<object>('live-events.forget', { priority: 10 })

export const liveEventJobs = () => [handle(forget, (_, { db, signal }) => inBatches(signal, (count) => removeSomeOld(db, count)))]

export const liveEventSchedule: Periodic[] = [{ job: forget, cron: '13 * * * *' }]
