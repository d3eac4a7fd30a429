// Days of the calendar, written `2026-03-02`.

const DAY_MS = 24 * 60 * 60_000
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

export const addDays = (date: string, days: number): string => new Date(noon(date) + days * DAY_MS).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / DAY_MS)
/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(noon(date)).getUTCDay() || 7

/** Which day a moment is in a time zone; in the browser's without one, and where the browser does not know it. */
export function dateOf(at: string | Date = new Date(), timeZone?: string | null): string {
  const moment = new Date(at)
  const written = (zone: string | undefined) =>
    new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).format(moment)
  try {
    return written(timeZone ?? undefined)
  } catch {
    return written(undefined)
  }
}

/** The day that a week begins with. */
export function firstWeekday(locale: string): number {
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? weekInfo?.firstDay ?? 1
}
