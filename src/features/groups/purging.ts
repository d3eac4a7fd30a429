// Taking away for good the groups that were deleted long ago. One may hold what hundreds of people wrote in years: it goes bit by bit.
import { forgetNoticesInside } from '#features/notifications/forgetting.ts'
import { bitByBit } from '#platform/db/bit-by-bit.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { KEPT_DAYS, listGroupsToForget, removeDeletedGroup, removeSomeRatings, removeSomeRequests } from './queries.ts'

/** Takes away what others keep in a group. */
export type EmptyGroup = (db: Db, groupId: number, signal: AbortSignal) => Promise<void>

/** Each group for itself: one that can't be taken away keeps no other from it, and is tried again with the job. */
export async function purgeGroups({ db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>, emptyGroup: EmptyGroup) {
  const failures: unknown[] = []
  for (const groupId of await listGroupsToForget(db, KEPT_DAYS)) {
    try {
      await emptyGroup(db, groupId, signal)
      await forgetNoticesInside(db, groupId, signal)
      await bitByBit(signal, (count) => removeSomeRequests(db, groupId, count))
      await bitByBit(signal, (count) => removeSomeRatings(db, groupId, count))
      await removeDeletedGroup(db, groupId)
    } catch (error) {
      signal.throwIfAborted()
      failures.push(error)
      log.warn({ group_id: groupId, code: (error as { code?: string }).code }, 'A deleted group could not be forgotten')
    }
  }
  if (failures.length > 0) throw new Error('Some deleted groups could not be forgotten', { cause: failures[0] })
}
