// Removes uploads that nothing refers to, and those that did not arrive within their day.
import { inBatches } from '#platform/db/batches.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { defineJob, handle, type JobContext, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { deleteMediaFile, listRemoved, markSomeUnused, removeSomeOldReceived } from './queries.ts'
import { removeSomeExpired } from './resuming/queries.ts'

const BATCH = 500

export const cleanUp = defineJob<object>('media.clean-up')

/** Deletes the files that are marked as removed; gives how many it could not delete. */
export async function deleteRemovedFiles(
  files: FileStore,
  { db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>,
): Promise<number> {
  let failed = 0
  let last = ''
  // First the file, then the row: what an interrupted clean-up leaves, the next one finishes.
  for (let keys = await listRemoved(db, last, BATCH); keys.length > 0; keys = await listRemoved(db, last, BATCH)) {
    const left = await forEachIndependently({ of: 'unused files', items: keys, idOf: (key) => key, log, signal }, async (key) => {
      await files.delete(key)
      await deleteMediaFile(db, key)
    })
    failed += left.length
    last = keys.at(-1)!
  }
  return failed
}

export const mediaJobs = ({ files }: Services) => [
  handle(cleanUp, async (_, { db, log, signal }) => {
    await inBatches(signal, (count) => removeSomeOldReceived(db, count))
    await inBatches(signal, (count) => removeSomeExpired(db, count))
    await inBatches(signal, (count) => markSomeUnused(db, count))
    await deleteRemovedFiles(files, { db, log, signal })
  }),
]

export const mediaSchedule: Periodic[] = [{ job: cleanUp, cron: '41 * * * *' }]
