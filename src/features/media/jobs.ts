// Removes uploads that nothing refers to.
import { inBatches } from '#platform/db/batches.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { deleteMediaFile, listRemoved, markSomeUnused, removeSomeOldReceived } from './queries.ts'

const BATCH = 500

export const cleanUp = defineJob<object>('media.clean-up')

export const mediaJobs = ({ files }: Services) => [
  handle(cleanUp, async (_, { db, log, signal }) => {
    await inBatches(signal, (count) => removeSomeOldReceived(db, count))
    await inBatches(signal, (count) => markSomeUnused(db, count))
    // First the file, then the row: what an interrupted clean-up leaves, the next one finishes.
    let last = ''
    for (let keys = await listRemoved(db, last, BATCH); keys.length > 0; keys = await listRemoved(db, last, BATCH)) {
      await forEachIndependently({ of: 'unused files', items: keys, idOf: (key) => key, log, signal }, async (key) => {
        await files.delete(key)
        await deleteMediaFile(db, key)
      })
      last = keys.at(-1)!
    }
  }),
]

export const mediaSchedule: Periodic[] = [{ job: cleanUp, cron: '41 * * * *' }]
