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

/** Whether it names a time zone (an IANA name such as `Europe/Berlin`, or `UTC`); offsets such as `+02:00` do not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
