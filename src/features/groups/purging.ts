// Taking away for good the groups that were deleted long ago. One may hold what hundreds of people wrote in years: it goes bit by bit.
import { removeNoticesIn } from '#features/notifications/forgetting.ts'
import { inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { removeSomeInvitations } from './invitations/queries.ts'
import { listGroupsToForget, removeDeletedGroup, removeSomeRatings, removeSomeRequests } from './purging/queries.ts'
import { KEPT_DAYS } from './queries.ts'
import { removeSomeWaits } from './waits/queries.ts'

/** Takes away what others keep in a group. */
export type EmptyGroup = (db: Db, groupId: number, signal: AbortSignal) => Promise<void>

/** Each group for itself: one that can't be taken away keeps no other from it, and is tried again with the job. */
export async function purgeGroups({ db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>, emptyGroup: EmptyGroup) {
  const items = await listGroupsToForget(db, KEPT_DAYS)
  const failed = await forEachIndependently({ of: 'deleted groups', items, idOf: (id) => id, log, signal }, async (groupId) => {
    await emptyGroup(db, groupId, signal)
    await removeNoticesIn(db, groupId, signal)
    await inBatches(signal, (count) => removeSomeRequests(db, groupId, count))
    await inBatches(signal, (count) => removeSomeWaits(db, groupId, count))
    await inBatches(signal, (count) => removeSomeInvitations(db, groupId, count))
    await inBatches(signal, (count) => removeSomeRatings(db, groupId, count))
    await removeDeletedGroup(db, groupId)
  })
  if (failed.length > 0) throw new Error('Some deleted groups could not be forgotten')
}
