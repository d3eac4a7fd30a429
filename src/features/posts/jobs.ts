// What posts do in the background: deleting pictures that were uploaded for a post and that no post names, and forgetting what is new no more.
import { cleanUp } from '#features/media/jobs.ts'
import { inBatches } from '#platform/db/batches.ts'
import { defineJob, handle, type Periodic, queueJob } from '#platform/jobs/jobs.ts'
import { removeSomeOldNews } from './news/queries.ts'
import { removeSomeUnusedPictures } from './pictures/queries.ts'

/** As long as other uploads are kept. */
const UNUSED_HOURS = 48

export const forgetPictures = defineJob<object>('posts.forget-pictures')
const forgetNews = defineJob<object>('posts.forget-news')

export const postJobs = () => [
  handle(forgetPictures, async (_, { db, signal }) => {
    await inBatches(signal, (count) => removeSomeUnusedPictures(db, UNUSED_HOURS, count))
    await queueJob(db, cleanUp, {})
  }),
  handle(forgetNews, (_, { db, signal }) => inBatches(signal, (count) => removeSomeOldNews(db, count))),
]

export const postSchedule: Periodic[] = [
  { job: forgetPictures, cron: '23 * * * *' },
  { job: forgetNews, cron: '47 3 * * *' },
]
