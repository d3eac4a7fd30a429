// Deletes pictures that were uploaded for a post, and that no post names.
import { cleanUp } from '#features/media/jobs.ts'
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic, queueJob } from '#platform/jobs/jobs.ts'
import { removeSomeUnusedPictures } from './pictures/queries.ts'

/** As long as other uploads are kept. */
const UNUSED_HOURS = 48

export const forgetPictures = defineJob<object>('posts.forget-pictures')

export const postJobs = () => [
  handle(forgetPictures, async (_, { db, signal }) => {
    await inBatches(signal, (count) => removeSomeUnusedPictures(db, UNUSED_HOURS, count))
    await queueJob(db, cleanUp, {})
  }),
]

export const postSchedule: Periodic[] = [{ job: forgetPictures, cron: '23 * * * *' }]
