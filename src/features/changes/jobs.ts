// Forgets what changed longer ago than anybody may ask for.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { removeSomeChanges } from './queries.ts'

export const forgetChanges = defineJob<object>('changes.forget-old')

export const changeJobs = () => [handle(forgetChanges, (_, { db, signal }) => inBatches(signal, (count) => removeSomeChanges(db, count)))]

export const changeSchedule: Periodic[] = [{ job: forgetChanges, cron: '41 3 * * *' }]
