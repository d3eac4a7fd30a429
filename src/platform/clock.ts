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
