// Forgetting notices after half a year, and those about something that is gone. One may be in a hundred thousand lists: it goes bit by bit.
import { inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { listNoticesInside, listStaleNotices, removeNotice, removeSomeNotifications } from './queries.ts'

const DAYS = 180

export async function removeStaleNotices({ db, log, signal }: Pick<JobContext, 'db' | 'log' | 'signal'>) {
  let last = 0
  for (let stale = await listStaleNotices(db, DAYS, last); stale.length > 0; stale = await listStaleNotices(db, DAYS, last)) {
    await forEachIndependently({ of: 'stale notices', items: stale, idOf: (id) => id, log, signal }, (noticeId) =>
      forget(db, noticeId, signal),
    )
    last = stale.at(-1)!
  }
}

/** Those that were for a group's members alone. */
export async function removeNoticesIn(db: Db, groupId: number, signal: AbortSignal) {
  for (let inside = await listNoticesInside(db, groupId); inside.length > 0; inside = await listNoticesInside(db, groupId)) {
    for (const noticeId of inside) await forget(db, noticeId, signal)
  }
}

async function forget(db: Db, noticeId: number, signal: AbortSignal) {
  await inBatches(signal, (count) => removeSomeNotifications(db, noticeId, count))
  await removeNotice(db, noticeId)
}
