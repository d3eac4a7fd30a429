// Takes away uploads that nothing refers to.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { deleteMediaFile, listRemoved, markUnused } from './queries.ts'

/** Long enough to finish a form that was left open over night. */
const UNUSED_HOURS = 48
const BATCH = 500

export const cleanUp = defineJob<object>('media.clean-up')

export const mediaJobs = ({ files }: Services) => [
  handle(cleanUp, async (_, { db, signal }) => {
    await markUnused(db, UNUSED_HOURS)
    // First the file, then the row: a clean-up that is broken off is taken up by the next one.
    for (;;) {
      const keys = await listRemoved(db, BATCH)
      for (const key of keys) {
        if (signal.aborted) return
        await files.delete(key)
        await deleteMediaFile(db, key)
      }
      if (keys.length < BATCH) return
    }
  }),
]

export const mediaSchedule: Periodic[] = [{ job: cleanUp, cron: '41 * * * *' }]
