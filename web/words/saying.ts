// Times, numbers and lists as the chosen language writes them.
import { language, locale } from '#web/words/choosing.ts'

const kept = new Map<string, unknown>()
/** `Intl`'s formats are dear to make. */
function once<Format>(name: string, make: (locale: string) => Format): Format {
  const key = `${locale.value} ${name}`
  if (!kept.has(key)) kept.set(key, make(locale.value))
  return kept.get(key) as Format
}

export const number = (value: number) => once('number', (locale) => new Intl.NumberFormat(locale)).format(value)
/** With one digit after the point: "7.2". */
export const decimal = (value: number) =>
  once('decimal', (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })).format(value)
/** "1.8 MB" */
export function fileSize(bytes: number): string {
  const [unit, size] = bytes >= 1_000_000 ? (['megabyte', 1_000_000] as const) : (['kilobyte', 1_000] as const)
  const format = once(
    unit,
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 }),
  )
  return format.format(Math.max(1, bytes / size))
}
export const percent = (share: number) => once('percent', (locale) => new Intl.NumberFormat(locale, { style: 'percent' })).format(share)

/** `2026-03-02` or a moment, in words: "2 March 2026". */
export const day = (date: string) =>
  once('day', (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  )

/** `2026-03-02` as "Monday". */
export const weekdayName = (date: string) =>
  once('weekday name', (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })).format(
    new Date(`${date}T00:00:00Z`),
  )

/** `2026-03-02` as "2 March". */
export const dayOfYear = (date: string) =>
  once('day of year', (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })).format(
    new Date(`${date}T00:00:00Z`),
  )

/** `2026-03` as "Mar". */
export const monthShort = (month: string) =>
  once('month', (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })).format(new Date(`${month}-01T00:00:00Z`))

/** "Sunday, 29 November": today in the browser's zone. */
export const weekday = (moment: Date) =>
  once('weekday', (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })).format(moment)

const time = (moment: Date) =>
  once('time', (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })).format(moment)

/** "29 Nov 2026, 20:14" */
export const moment = (at: string) =>
  once('moment', (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })).format(new Date(at))

/** A name in a sentence, kept apart from the direction of the words around it, as `<bdi>` does where there can be elements. */
export const apart = (name: string) => `\u2068${name}\u2069`

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago: "now", "5 minutes ago", "yesterday, 20:14", "Thursday, 20:14", then the day. */
export function ago(at: string, now = Date.now()): string {
  const then = new Date(at)
  const passed = now - then.getTime()
  const relative = once('ago', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  if (passed < MINUTE) return relative.format(0, 'second')
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute')
  const days = Math.round((startOfDay(now) - startOfDay(then.getTime())) / DAY)
  if (days === 0) return relative.format(-Math.floor(passed / HOUR), 'hour')
  if (days === 1) return list2(relative.format(-1, 'day'), time(then))
  if (days < 7)
    return list2(once('weekday alone', (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long' })).format(then), time(then))
  return once('date', (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })).format(then)
}

/** How long it lasts by now: "3 days", "5 hours", "20 minutes". */
export function lasting(since: string, now = Date.now()): string {
  const passed = Math.max(MINUTE, now - new Date(since).getTime())
  const [unit, length] =
    passed >= DAY ? (['day', DAY] as const) : passed >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const)
  const format = once(`lasting ${unit}`, (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }))
  return format.format(Math.floor(passed / length))
}

const list2 = (first: string, second: string) => (language.value === 'ar' ? `${first}، ${second}` : `${first}, ${second}`)

function startOfDay(at: number): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
