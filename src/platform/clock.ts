// The time, as something that is handed in: tests set it.

export interface Clock {
  /** Now, in milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** Today in a time zone (IANA name), as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, clock: Clock = systemClock): string {
  if (timeZone === 'UTC') return new Date(clock.now()).toISOString().slice(0, 10) // a tenth of the time
  return Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** UTC+14, where each day begins first: no calendar on earth is ahead of its. */
const EARLIEST_TIME_ZONE = 'Etc/GMT-14'

/** The latest day that it is anywhere now. A phone's own day is never after it, whatever time zone we know of its owner. */
export const latestToday = (clock: Clock = systemClock) => todayIn(EARLIEST_TIME_ZONE, clock)

/** UTC-12, where each day ends last. */
const LATEST_TIME_ZONE = 'Etc/GMT+12'

/** The earliest day that it still is anywhere now. */
export const earliestToday = (clock: Clock = systemClock) => todayIn(LATEST_TIME_ZONE, clock)

/** What was looked up before; emptied when people have tried too many names. */
const looked = new Map<string, boolean>()
const AT_MOST = 2_000

/**
 * Whether it names a time zone (an IANA name such as `Europe/Berlin`, or `UTC`; no offset such as `+02:00`) to all that use it: to Temporal,
 * which the service reckons with, and to Intl, which shows people times and knows names that Temporal does not (`IST`; it may be the other way
 * round with another version of Node). PostgreSQL, which has a list of its own, is given days and moments, never a person's zone.
 */
export function isTimeZone(name: string): boolean {
  const before = looked.get(name)
  if (before !== undefined) return before
  const known = /^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name) && isKnown(name)
  if (looked.size >= AT_MOST) looked.clear()
  looked.set(name, known)
  return known
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone)
    return true
  } catch {
    return false
  }
}

/**
 * The first of these that names a time zone here, else UTC: whose own is none goes by the next. What was known when it was
 * written may not be to another version of Node, and one person must not break what many read.
 */
export const knownZone = (...names: (string | null)[]): string => names.find((name) => name !== null && isTimeZone(name)) ?? 'UTC'

/** A moment in ISO 8601 with its offset, as all read it (PostgreSQL, `Date`, Temporal): in UTC, of the years 1 to 9999. Undefined for anything else. */
export function parseTimestamp(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return undefined
  try {
    return inFourDigits(Temporal.Instant.from(text).toString())
  } catch {
    return undefined
  }
}

/** The moment at which a day (`YYYY-MM-DD`) begins in a time zone; undefined where no moment of the years 1 to 9999 is that. */
export const startOfDay = (day: Temporal.PlainDate, timeZone: string): string | undefined =>
  inFourDigits(day.toZonedDateTime(timeZone).toInstant().toString())

const inFourDigits = (moment: string) => (/^(?!0000)\d{4}-/.test(moment) ? moment : undefined)
