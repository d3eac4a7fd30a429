// When a series of meetings takes place: days and hours on the wall, and the moments that they are.

export const rhythms = ['week', 'two_weeks', 'month', 'month_weekday'] as const
export type Rhythm = (typeof rhythms)[number]

export interface Repeats {
  every: Rhythm
  /** The last day on which it may take place. */
  until: string
}

/** A week for two years. */
export const MAX_OCCURRENCES = 105

/** The days from the first on: a month without the day takes its last, one without a fifth Tuesday its last Tuesday. */
export function occurrencesOf(first: Temporal.PlainDateTime, { every, until }: Repeats): Temporal.PlainDateTime[] {
  const last = Temporal.PlainDate.from(until)
  const found: Temporal.PlainDateTime[] = []
  for (let n = 0; n < MAX_OCCURRENCES; n++) {
    const day = nth[every](first.toPlainDate(), n)
    if (Temporal.PlainDate.compare(day, last) > 0) break
    found.push(day.toPlainDateTime(first.toPlainTime()))
  }
  return found
}

const nth: Record<Rhythm, (first: Temporal.PlainDate, n: number) => Temporal.PlainDate> = {
  week: (first, n) => first.add({ weeks: n }),
  two_weeks: (first, n) => first.add({ weeks: 2 * n }),
  month: (first, n) => first.add({ months: n }),
  month_weekday: (first, n) => {
    const month = first.with({ day: 1 }).add({ months: n })
    const toWeekday = (first.dayOfWeek - month.dayOfWeek + 7) % 7
    const day = 1 + toWeekday + 7 * Math.floor((first.day - 1) / 7)
    return month.with({ day: day > month.daysInMonth ? day - 7 : day })
  },
}

/** What moments are reckoned by. */
export const ZONE_DATA = process.versions['tz'] ?? 'unknown'

export interface Span {
  /** `2026-03-29T19:30`, on the wall. */
  starts_at: string
  /** Moments, ISO 8601. */
  begins_at: string
  ends_at: string
}

/** An hour that a change of clocks leaves out moves to the next; of one that comes twice it is the first. */
export function spanOf(start: Temporal.PlainDateTime, timeZone: string, minutes: number): Span {
  const begins = start.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).toInstant()
  return {
    starts_at: start.toString({ smallestUnit: 'minute' }),
    begins_at: begins.toString(),
    ends_at: begins.add({ minutes }).toString(),
  }
}
