// Forgetting notices after half a year, and those about something that is gone. One may be in a hundred thousand lists: it goes bit by bit.
import type { Db } from '#platform/db/database.ts'
import { listStaleNotices, removeNotice, removeSomeNotifications } from './queries.ts'

const DAYS = 180
const AT_ONCE = 10_000

export async function forgetStaleNotices(db: Db, signal: AbortSignal) {
  for (let stale = await listStaleNotices(db, DAYS); stale.length > 0; stale = await listStaleNotices(db, DAYS)) {
    for (const noticeId of stale) {
      while ((await removeSomeNotifications(db, noticeId, AT_ONCE)) === AT_ONCE) signal.throwIfAborted()
      await removeNotice(db, noticeId)
    }
  }
}
