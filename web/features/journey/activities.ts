// What people make room for: the four that everybody is offered, others that are known, and any in one's own words.
import { words } from '#web/words/choosing.ts'

export const core = ['prayer', 'study', 'service', 'fellowship'] as const
export const known = [...core, 'worship', 'fasting', 'giving', 'evangelism', 'meditation', 'rest'] as const

type Known = (typeof known)[number]
const isKnown = (activity: string): activity is Known => (known as readonly string[]).includes(activity)

/** As it is called in the reader's language; one in somebody's own words stays as it is. */
export const nameOf = (activity: string): string => (isKnown(activity) ? words().journey.activities[activity] : activity)
