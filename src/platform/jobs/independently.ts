// A job for many (people, groups, files) handles each independently, so that one failure does not stop the others.
import { isDatabaseUnavailable } from '../db/database.ts'
import { counter } from '../metrics.ts'
import { describeError, type JobLog } from './jobs.ts'

const failures = counter('job_items_failed_total', 'Those among many for which a background job failed, while the others were done', ['of'])

interface Many<Item> {
  /** What they are, such as `stale notices`: in the log, and the label of the figure. */
  of: string
  items: Iterable<Item>
  /** By which the log names one: never a text that somebody wrote. */
  idOf: (item: Item) => number | string
  log: JobLog
  signal: AbortSignal
  mayAllFail?: boolean
}

/** When this many were tried and all failed, the fault is general. */
export const MIN_TRIED_FOR_ALL_FAILED = 3

/**
 * Acts on each of many. One for which that throws is logged with its id and counted, and the next one follows; gives those that failed. While
 * the database can't be reached, or the service stops, nothing is done for any: then it throws, and the job is tried again. So it does where
 * three or more were tried and none succeeded: then the fault is general. `mayAllFail`: the caller tries them in another way.
 */
export async function forEachIndependently<Item>(
  { of, items, idOf, log, signal, mayAllFail = false }: Many<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<Item[]> {
  const failed: Item[] = []
  let [tried, last] = [0, undefined as unknown]
  for (const item of items) {
    signal.throwIfAborted()
    tried++
    try {
      await act(item)
    } catch (error) {
      if (signal.aborted || isDatabaseUnavailable(error)) throw error
      failed.push(item)
      last = error
      recordFailure({ of, id: idOf(item), log }, error)
    }
  }
  if (tried >= MIN_TRIED_FOR_ALL_FAILED && failed.length === tried && !mayAllFail) throw last
  return failed
}

/** Logs and counts one of many for which a job failed. */
export function recordFailure({ of, id, log }: { of: string; id: number | string; log: JobLog }, error: unknown) {
  failures.inc({ of })
  log.error({ of, id, error: describeError(error) }, 'A job failed for one of many; the others are done')
}
