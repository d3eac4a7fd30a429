// Countries change their clocks at short notice. A meeting keeps its hour on the wall: with new data of time zones, the moments of those to come
// are reckoned anew.
import { isTimeZone } from '#platform/clock.ts'
import type { JobContext } from '#platform/jobs/jobs.ts'
import { spanOf, ZONE_DATA } from '../occurrences.ts'
import { listReckonedOtherwise, type Reckoned, saveReckoned } from './queries.ts'

const AT_ONCE = 500

export async function reckonAnew({ db, signal }: Pick<JobContext, 'db' | 'signal'>, zoneData = ZONE_DATA) {
  let last = 0
  for (;;) {
    const meetings = await listReckonedOtherwise(db, zoneData, last, AT_ONCE)
    await saveReckoned(db, zoneData, meetings.map(reckoned))
    if (meetings.length < AT_ONCE) return
    last = meetings.at(-1)!.id
    signal.throwIfAborted()
  }
}

/** In a zone that is not known any more it stays at its moment. */
const reckoned = (meeting: Reckoned): Reckoned =>
  isTimeZone(meeting.timezone)
    ? { ...meeting, ...spanOf(Temporal.PlainDateTime.from(meeting.starts_at), meeting.timezone, meeting.duration_minutes) }
    : meeting
