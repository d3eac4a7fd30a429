// When somebody is not to be disturbed: by the clock on their wall, also when it is put forward or back.
import { knownZone } from '#platform/clock.ts'

/** `22:00` to `07:00`: until the morning after. */
export interface QuietHours {
  from: string
  to: string
}

export interface Resting {
  quiet_from: string | null
  quiet_to: string | null
  timezone: string | null
  home_timezone: string | null
}

/** Until when somebody is not to be disturbed now; undefined when they may be. */
export function quietUntil({ quiet_from, quiet_to, timezone, home_timezone }: Resting, nowMs: number): Temporal.Instant | undefined {
  if (quiet_from === null || quiet_to === null) return undefined
  const [from, to] = [Temporal.PlainTime.from(quiet_from), Temporal.PlainTime.from(quiet_to)]
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs)
  const there = now.toZonedDateTimeISO(knownZone(timezone, home_timezone))
  const time = there.toPlainTime()
  const isBefore = (one: Temporal.PlainTime, other: Temporal.PlainTime) => Temporal.PlainTime.compare(one, other) < 0
  const isQuiet = isBefore(from, to) ? !isBefore(time, from) && isBefore(time, to) : !isBefore(time, from) || isBefore(time, to)
  if (!isQuiet) return undefined
  const day = isBefore(time, to) ? there.toPlainDate() : there.toPlainDate().add({ days: 1 })
  const end = day.toPlainDateTime(to)
  const first = end.toZonedDateTime(there.timeZoneId, { disambiguation: 'earlier' })
  const second = end.toZonedDateTime(there.timeZoneId, { disambiguation: 'later' })
  // An hour that is left out is over when the clocks move; one that comes twice may have passed once.
  if (!second.toPlainDateTime().equals(end)) return first.getTimeZoneTransition('next')!.toInstant()
  return Temporal.Instant.compare(first.toInstant(), now) > 0 ? first.toInstant() : second.toInstant()
}
