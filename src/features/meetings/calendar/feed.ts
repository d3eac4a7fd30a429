// What stands in somebody's own calendar: the meetings of their groups, by name, time and place alone, and trainings that are due. No link and no
// agenda: the address is passed on to calendar services, and read there by others.
import { listDueOf } from '#features/trainings/assignment/queries.ts'
import { type Clock, knownZone } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type CalendarEvent, writeCalendar } from '#platform/icalendar.ts'
import type { Words } from '#words/languages.ts'
import { momentIn } from '../times.ts'
import { listForCalendar } from './queries.ts'

const HOURS_BACK = 31 * 24
const MAX_MEETINGS = 2_000
const MAX_TRAININGS = 200

export async function writeFeed(db: Db, userId: number, host: string, words: Words, clock: Clock): Promise<string> {
  const meetings = await listForCalendar(db, userId, momentIn(clock, -HOURS_BACK), MAX_MEETINGS)
  const trainings = await listDueOf(db, userId, MAX_TRAININGS)
  const events: CalendarEvent[] = [
    ...meetings.map((meeting) => ({
      uid: `meeting-${meeting.id}@${host}`,
      sequence: meeting.sequence,
      stamp: meeting.updated_at,
      summary: meeting.group_name,
      location: meeting.location,
      isCancelled: meeting.is_cancelled,
      isFree: meeting.is_declined,
      time: { timeZone: knownZone(meeting.timezone), begins: meeting.begins_at, ends: meeting.ends_at },
    })),
    ...trainings.map((training) => ({
      uid: `training-${training.training_id}-${userId}@${host}`,
      sequence: 0,
      stamp: training.dated_at,
      summary: words.meetings.calendar.due({ training: training.title }),
      isFree: true,
      time: { day: training.due_date },
    })),
  ]
  const { name } = words.service.app
  return writeCalendar({ name, product: name, refreshHours: 4, events })
}
