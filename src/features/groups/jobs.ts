// Deleted groups are kept for 30 days, then gone with all that was written in them. As long it is known who has found a closed one.
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import { removeSomeFoundClosed } from './codes/queries.ts'
import { type EmptyGroup, purgeGroups } from './purging.ts'

const forgetDeleted = defineJob<object>('groups.forget-deleted')
const forgetFound = defineJob<object>('groups.forget-found')

export const groupJobs = (emptyGroup: EmptyGroup) => [
  handle(forgetDeleted, (_, context) => purgeGroups(context, emptyGroup)),
  handle(forgetFound, (_, { db, signal }) => inBatches(signal, (count) => removeSomeFoundClosed(db, count))),
]

export const groupSchedule = [
  { job: forgetDeleted, cron: '41 3 * * *' },
  { job: forgetFound, cron: '53 3 * * *' },
]
