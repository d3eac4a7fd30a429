// Forgetting notices after half a year, and those about something that is gone. One may be in a hundred thousand lists: it goes bit by bit.
import { bitByBit } from '#platform/db/bit-by-bit.ts'
import type { Db } from '#platform/db/database.ts'
import { listNoticesInside, listStaleNotices, removeNotice, removeSomeNotifications } from './queries.ts'

const DAYS = 180

export async function forgetStaleNotices(db: Db, signal: AbortSignal) {
  for (let stale = await listStaleNotices(db, DAYS); stale.length > 0; stale = await listStaleNotices(db, DAYS)) {
    for (const noticeId of stale) await forget(db, noticeId, signal)
  }
}

/** Those that were for a group's members alone. */
export async function forgetNoticesInside(db: Db, groupId: number, signal: AbortSignal) {
  for (let inside = await listNoticesInside(db, groupId); inside.length > 0; inside = await listNoticesInside(db, groupId)) {
    for (const noticeId of inside) await forget(db, noticeId, signal)
  }
}

async function forget(db: Db, noticeId: number, signal: AbortSignal) {
  await bitByBit(signal, (count) => removeSomeNotifications(db, noticeId, count))
  await removeNotice(db, noticeId)
}
