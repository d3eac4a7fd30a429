// Forgetting meetings: those that are older than two years, and those of a group that is gone.
import { inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { removeSomeAnswers, removeSomeAttendance, removeSomeEmptySeries, removeSomeMeetings, type Which } from './queries.ts'

/** How long it is kept who came; the meeting goes with it. */
const MONTHS = 24

async function forget(db: Db, which: Which, signal: AbortSignal) {
  await inBatches(signal, (count) => removeSomeAttendance(db, which, count))
  await inBatches(signal, (count) => removeSomeAnswers(db, which, count))
  await inBatches(signal, (count) => removeSomeMeetings(db, which, count))
}

export async function forgetOldMeetings(db: Db, signal: AbortSignal) {
  await forget(db, { olderThan: MONTHS }, signal)
  await inBatches(signal, (count) => removeSomeEmptySeries(db, count))
}

export const removeMeetingsIn = (db: Db, groupId: number, signal: AbortSignal) => forget(db, { groupId }, signal)
