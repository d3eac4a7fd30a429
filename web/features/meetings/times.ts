// When a meeting is, as people say it: on the wall where they meet, whatever the clock beside the reader says.
import { locale } from '#web/words/choosing.ts'

interface Timed {
  /** `2026-03-03T19:30`. */
  starts_at: string
  timezone: string
}

const formats = new Map<string, Intl.DateTimeFormat>()
function format(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale.value} ${name}`
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale.value, { ...options, timeZone: 'UTC' }))
  return formats.get(key)!
}

/** "Tuesday, 3 March, 19:30", with the name of the zone where the reader is in another. */
export function dayAndHour({ starts_at, timezone }: Timed, own = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const date = new Date(`${starts_at}Z`)
  const isOfThisYear = date.getUTCFullYear() === new Date().getFullYear()
  const said = format(isOfThisYear ? 'day and hour' : 'year too', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(isOfThisYear ? {} : { year: 'numeric' }),
  }).format(date)
  return isSameClock(starts_at, timezone, own) ? said : `${said} (${timezone})`
}

/** "3 Mar": above a column. */
export const dayShort = (starts_at: string) =>
  format('short', { day: 'numeric', month: 'short' }).format(new Date(`${starts_at.slice(0, 10)}T00:00:00Z`))

/** Whether the clocks of two zones show the same on that day; not, where this browser does not know one of them. */
function isSameClock(starts_at: string, one: string, other: string): boolean {
  if (one === other) return true
  const at = new Date(`${starts_at}Z`)
  const shown = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  try {
    return shown(one) === shown(other)
  } catch {
    return false
  }
}
