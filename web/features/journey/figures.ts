// What can be read from the log of one's days.
import { addDays } from '#web/words/days.ts'

export interface Entry {
  id: number
  date: string
  activity: string
  duration_minutes: number
  notes: string | null
}

/** How many entries each day has. */
export function countsByDay(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { date } of entries) counts.set(date, (counts.get(date) ?? 0) + 1)
  return counts
}

/** The most days in a row. */
export function longestRun(days: Iterable<string>): number {
  const there = new Set(days)
  let longest = 0
  for (const first of there) {
    if (there.has(addDays(first, -1))) continue
    let length = 1
    while (there.has(addDays(first, length))) length++
    longest = Math.max(longest, length)
  }
  return longest
}

/** How often each activity was logged, the most frequent first. */
export function countsByActivity(entries: readonly Entry[]): [activity: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { activity } of entries) counts.set(activity, (counts.get(activity) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** The newest of an activity's entries on a day. */
export const entryOf = (entries: readonly Entry[], activity: string, date: string): Entry | undefined =>
  entries.filter((entry) => entry.activity === activity && entry.date === date).sort((a, b) => b.id - a.id)[0]
