// The time from which on completions are listed.
import { parseTimestamp, startOfDay } from '#platform/clock.ts'
import { invalid } from '#platform/http/errors.ts'
import { isCalendarDate } from '#platform/http/formats.ts'

/** A moment, or the beginning of a day in a time zone, as PostgreSQL reads it. A 422 on `since` for anything else. */
export function completedSince(text: string, timeZone: string): string {
  const moment = isCalendarDate(text) ? startOfDay(Temporal.PlainDate.from(text), timeZone) : parseTimestamp(text)
  if (!moment) throw invalid({ since: [{ rule: 'date' }] })
  return moment
}
