// Live events in the background: forgetting what is old.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { removeSomeOld } from './queries.ts'

export const forgetLiveEvents = defineJob<object>('live-events.forget', { priority: 10 })

export const liveEventJobs = () => [handle(forgetLiveEvents, (_, { db, signal }) => inBatches(signal, (count) => removeSomeOld(db, count)))]

export const liveEventSchedule: Periodic[] = [{ job: forgetLiveEvents, cron: '13 * * * *' }]
