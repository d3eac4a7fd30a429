// The time from which on completions are listed.
import { invalid } from '#platform/http/errors.ts'
import { isCalendarDate } from '#platform/http/input.ts'

/** A moment, or the beginning of a day in a time zone, as PostgreSQL reads it. A 422 on `since` for anything else. */
export function completedSince(text: string, timeZone: string): string {
  const moment = isCalendarDate(text) ? Temporal.PlainDate.from(text).toZonedDateTime(timeZone).toInstant().toString() : asMoment(text)
  // Years of four digits: what the service shows has no others, and PostgreSQL would write them differently.
  if (!moment || !/^(?!0000)\d{4}-/.test(moment)) throw invalid({ since: ['The since field must be a valid date.'] })
  return moment
}

function asMoment(text: string): string | undefined {
  try {
    return Temporal.Instant.from(text).toString()
  } catch {
    return undefined
  }
}
