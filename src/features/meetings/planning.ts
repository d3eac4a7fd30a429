// Planning a meeting, or a series of them.
import type { Static, TObject } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { lockManagedGroup } from '#features/groups/leading.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { findTimeZone } from '#features/organizations/queries.ts'
import { type Clock, knownZone, todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import { TooManyMeetings } from './errors.ts'
import { occurrencesOf, type Repeats, spanOf, ZONE_DATA } from './occurrences.ts'
import { addMeetings, addSeries, countToCome } from './queries.ts'
import type { CreateMeeting } from './schemas.ts'
import { momentIn } from './times.ts'

/** How many a group may have before it: a series each week for two years, and another, and what comes besides. */
export const MAX_TO_COME = 500
const DEFAULT_MINUTES = 90
/** What was not planned may be written down for so long. */
const DAYS_BACK = 31
const YEARS_AHEAD = 2

export interface Rules {
  clock: Clock
  limits: GroupLimits
}

/** Gives the id of the first, and how many there are. */
export const planMeetings = (
  db: Db,
  caller: Actor,
  groupId: number,
  wish: Static<TObject<typeof CreateMeeting>>,
  { clock, limits }: Rules,
) =>
  db.transaction(async (tx) => {
    const group = await lockManagedGroup(tx, caller, groupId, limits)
    const timezone = wish.timezone ?? knownZone(await findTimeZone(tx, group.organization_id))
    const minutes = wish.duration_minutes ?? DEFAULT_MINUTES
    const repeats = wish.repeats ?? null
    const occurrences = datesOf(wish.starts_at, repeats, clock).map((start, position) => ({
      position,
      ...spanOf(start, timezone, minutes),
    }))
    await refuseTooMany(tx, groupId, occurrences.length, clock)
    const seriesId = repeats && (await addSeries(tx, groupId, repeats.every, repeats.until))
    const details = {
      title: wish.title ?? null,
      duration_minutes: minutes,
      location: wish.location ?? null,
      online_url: httpsOf(wish.online_url) ?? null,
      agenda: wish.agenda ?? null,
    }
    const ids = await addMeetings(tx, { ...details, groupId, seriesId, timezone, zoneData: ZONE_DATA }, occurrences)
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: caller,
      action: 'meeting.planned',
      subject: ['group', groupId],
      details: { meeting_id: ids[0]!, count: ids.length },
    })
    return { id: ids[0]!, count: ids.length }
  })

/** When it takes place; refuses what is long past or far ahead, and a series that ends before it begins. */
export function datesOf(startsAt: string, repeats: Repeats | null, clock: Clock): Temporal.PlainDateTime[] {
  const start = Temporal.PlainDateTime.from(startsAt)
  const first = start.toPlainDate()
  const today = Temporal.PlainDate.from(todayIn('UTC', clock))
  const [min, max] = [today.subtract({ days: DAYS_BACK }), today.add({ years: YEARS_AHEAD })]
  if (Temporal.PlainDate.compare(first, min) < 0) throw invalid({ starts_at: [{ rule: 'date_since', min: min.toString() }] })
  if (Temporal.PlainDate.compare(first, max) > 0) throw invalid({ starts_at: [{ rule: 'date_until', max: max.toString() }] })
  if (!repeats) return [start]
  const last = first.add({ years: YEARS_AHEAD })
  if (repeats.until < first.toString()) throw invalid({ 'repeats.until': [{ rule: 'date_since', min: first.toString() }] })
  if (repeats.until > last.toString()) throw invalid({ 'repeats.until': [{ rule: 'date_until', max: last.toString() }] })
  return occurrencesOf(start, repeats)
}

export async function refuseTooMany(tx: Db, groupId: number, more: number, clock: Clock) {
  if (more > 0 && (await countToCome(tx, groupId, momentIn(clock))) + more > MAX_TO_COME)
    throw new TooManyMeetings({ group_id: groupId, max: MAX_TO_COME })
}

/** Undefined where nothing is said of it. */
export function httpsOf(address: string | null | undefined) {
  if (address && new URL(address).protocol !== 'https:') throw invalid({ online_url: [{ rule: 'https_address' }] })
  return address
}
