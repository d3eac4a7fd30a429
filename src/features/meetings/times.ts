// The moments by which the rules of meetings go.
import type { Clock } from '#platform/clock.ts'

/** A moment so many hours from now, ISO 8601. */
export const momentIn = (clock: Clock, hours = 0) => new Date(clock.now() + hours * 3_600_000).toISOString()

export const isOver = ({ ends_at }: { ends_at: string }, clock: Clock) => Date.parse(ends_at) <= clock.now()
export const hasBegun = ({ begins_at }: { begins_at: string }, clock: Clock) => Date.parse(begins_at) <= clock.now()

/** How long before a meeting its members are reminded. */
export const HOURS_BEFORE = 24
