// What a job does for many (people, groups, files) it does for each by itself, so that one of them never ends it for the others.
import { isDatabaseUnavailable } from '../db/database.ts'
import { counter } from '../metrics.ts'
import { describe, type JobLog } from './jobs.ts'

const failures = counter('job_items_failed_total', 'Those among many for which a background job failed, while the others were done', ['of'])

interface Many<Item> {
  /** What they are, such as `stale notices`: in the log, and the label of the figure. */
  of: string
  items: Iterable<Item>
  /** By which the log names one: never a text that somebody wrote. */
  idOf: (item: Item) => number | string
  log: JobLog
  signal: AbortSignal
}

/**
 * Acts on each of many. One for which that throws is logged with its id and counted, and the next one follows; gives those that failed. While
 * the database can't be reached, or the service stops, nothing is done for any: then it throws, and the job is tried again.
 */
export async function eachByItself<Item>(
  { of, items, idOf, log, signal }: Many<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<Item[]> {
  const failed: Item[] = []
  for (const item of items) {
    signal.throwIfAborted()
    try {
      await act(item)
    } catch (error) {
      if (signal.aborted || isDatabaseUnavailable(error)) throw error
      failed.push(item)
      failures.inc({ of })
      log.error({ of, id: idOf(item), error: describe(error) }, 'A job failed for one of many; the others are done')
    }
  }
  return failed
}
