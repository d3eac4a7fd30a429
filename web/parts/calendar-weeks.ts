// Days as a calendar shows them: a column for each week, a row for each day of it.
import { addDays, daysBetween, weekdayOf } from '#web/words/days.ts'

export interface Weeks {
  /** The first day of each week. */
  begins: string[]
  /** Seven rows, each with a day for every week, or null before the first and after the last. */
  rows: (string | null)[][]
  /** How many weeks begin in each month, in order. */
  months: { month: string; weeks: number }[]
}

/** From one day to another, both included; weeks begin with `first` (1 is Monday). */
export function weeksOf(from: string, to: string, first: number): Weeks {
  const begin = addDays(from, -((weekdayOf(from) - first + 7) % 7))
  const begins = Array.from({ length: Math.floor(daysBetween(begin, to) / 7) + 1 }, (_, week) => addDays(begin, week * 7))
  const rows = Array.from({ length: 7 }, (_, day) =>
    begins.map((week) => {
      const date = addDays(week, day)
      return date < from || date > to ? null : date
    }),
  )
  const months: Weeks['months'] = []
  for (const week of begins) {
    const month = week.slice(0, 7)
    if (months.at(-1)?.month === month) months.at(-1)!.weeks++
    else months.push({ month, weeks: 1 })
  }
  return { begins, rows, months }
}
