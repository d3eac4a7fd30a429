// Changing and cancelling meetings: one, or it and those of its series that come after it.
import type { Actor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { lockManagedGroup } from '#features/groups/leading.ts'
import type { VisibleGroup } from '#features/groups/queries.ts'
import { findTimeZone } from '#features/organizations/queries.ts'
import { knownZone } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { MeetingCancelled, MeetingOver } from './errors.ts'
import { type Repeats, spanOf, ZONE_DATA } from './occurrences.ts'
import { datesOf, httpsOf, type Rules, refuseTooMany } from './planning.ts'
import {
  addMeetings,
  addSeries,
  endSeries,
  lockFollowing,
  lockMeeting,
  removeMeetings,
  type StoredMeeting,
  saveCancelled,
  saveDetails,
  saveTimes,
} from './queries.ts'
import type { MeetingWish } from './schemas.ts'
import { notifyOfCancelling, notifyOfChange } from './telling.ts'
import { HOURS_BEFORE, isOver, momentIn } from './times.ts'

type Scope = 'this' | 'following'

/** A meeting that its group's admin may still change, and those after it where they are meant too. */
async function lockToChange(tx: Db, caller: Actor, groupId: number, meetingId: number, scope: Scope, { clock, limits }: Rules) {
  const group = await lockManagedGroup(tx, caller, groupId, limits)
  const meeting = await lockMeeting(tx, groupId, meetingId)
  if (!meeting) throw notFound('meeting_not_found')
  if (isOver(meeting, clock)) throw new MeetingOver({ meeting_id: meetingId })
  const later = scope === 'following' && meeting.series_id ? await lockFollowing(tx, meeting, momentIn(clock)) : []
  return { group, meeting, later }
}

export const changeMeeting = (db: Db, caller: Actor, groupId: number, meetingId: number, wish: MeetingWish, rules: Rules) =>
  db.transaction(async (tx) => {
    const { scope = 'this', repeats } = wish
    const { group, meeting, later } = await lockToChange(tx, caller, groupId, meetingId, scope, rules)
    if (meeting.cancelled_at) throw new MeetingCancelled({ meeting_id: meetingId })
    if (scope === 'this' && repeats !== undefined) throw invalid({ repeats: [{ rule: 'following_alone' }] })
    const { title, duration_minutes, location, agenda } = wish
    const details = { title, duration_minutes, location, agenda, online_url: httpsOf(wish.online_url) }
    const isMoved = isAnother(wish.starts_at, meeting.starts_at) || isAnother(wish.timezone, meeting.timezone)
    const isNews =
      isMoved ||
      isAnother(duration_minutes, meeting.duration_minutes) ||
      isAnother(location, meeting.location) ||
      isAnother(details.online_url, meeting.online_url)

    let kept = [meeting, ...later]
    let surplus: StoredMeeting[] = []
    if (isMoved || repeats !== undefined) {
      const plan = { ...meeting, ...definedOf(details), ...definedOf({ starts_at: wish.starts_at, timezone: wish.timezone }) }
      const rhythm = scope === 'this' ? undefined : repeats === undefined ? rhythmOf(meeting) : repeats
      ;({ kept, surplus } = await reschedule(tx, group, kept, plan, rhythm, isNews, rules))
    }
    await saveDetails(
      tx,
      kept.map(({ id }) => id),
      details,
      isNews,
    )
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: caller,
      action: 'meeting.changed',
      subject: ['group', groupId],
      details: { meeting_id: meetingId, scope },
    })
    if (isNews) await notifyOfChange(tx, group, meetingId, caller.id)
    const [gone] = surplus.filter(({ cancelled_at }) => !cancelled_at)
    if (gone) await notifyOfCancelling(tx, group, { starts_at: gone.starts_at, following: true }, caller.id)
  })

const isAnother = <Value>(wish: Value | undefined, before: Value) => wish !== undefined && wish !== before

const definedOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }

const rhythmOf = ({ every, until }: StoredMeeting): Repeats | null => (every && until ? { every, until } : null)

/**
 * Gives meetings the times of a plan. A rhythm makes a series of its own of them, whose days they get one after the other: each keeps what was
 * answered, and whether it is cancelled. Of days there may be more than meetings, or less. Without a rhythm one moves by itself, and stays in its
 * series. Gives those that are left, and those that are gone.
 */
async function reschedule(
  tx: Db,
  group: VisibleGroup,
  meetings: StoredMeeting[],
  plan: StoredMeeting,
  rhythm: Repeats | null | undefined,
  isNews: boolean,
  { clock }: Rules,
): Promise<{ kept: StoredMeeting[]; surplus: StoredMeeting[] }> {
  const { duration_minutes: minutes } = plan
  const timezone = knownZone(plan.timezone, await findTimeZone(tx, group.organization_id))
  const dates = datesOf(plan.starts_at, rhythm ?? null, clock)
  const isSplit = rhythm !== undefined
  const occurrences = dates.map((start, n) => ({ position: isSplit ? n : plan.position, ...spanOf(start, timezone, minutes) }))
  const [kept, surplus] = [meetings.slice(0, dates.length), meetings.slice(dates.length)]
  const added = occurrences.slice(meetings.length)
  await refuseTooMany(tx, group.id, added.length, clock)
  if (isSplit && plan.series_id) await endSeries(tx, plan.series_id, meetings[0]!.starts_at.slice(0, 10))
  const seriesId = isSplit ? rhythm && (await addSeries(tx, group.id, rhythm.every, rhythm.until)) : plan.series_id
  const times = { seriesId, timezone, zoneData: ZONE_DATA, told: isNews }
  const moved = kept.map(({ id }, n) => ({ id, ...occurrences[n]! }))
  await saveTimes(tx, times, moved, momentIn(clock, HOURS_BEFORE))
  await addMeetings(tx, { ...plan, groupId: group.id, seriesId, timezone, zoneData: ZONE_DATA }, added)
  await removeMeetings(
    tx,
    surplus.map(({ id }) => id),
  )
  return { kept, surplus }
}

/** One stays, as cancelled, so that everybody sees it; those after it are gone. Cancelling again changes nothing. */
export const cancelMeeting = (db: Db, caller: Actor, groupId: number, meetingId: number, scope: Scope, rules: Rules) =>
  db.transaction(async (tx) => {
    const { group, meeting, later } = await lockToChange(tx, caller, groupId, meetingId, scope, rules)
    if (meeting.cancelled_at && later.length === 0) return
    if (!meeting.cancelled_at) await saveCancelled(tx, meetingId)
    if (later.length > 0) {
      await removeMeetings(
        tx,
        later.map(({ id }) => id),
      )
      await endSeries(tx, meeting.series_id!, later[0]!.starts_at.slice(0, 10))
    }
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: caller,
      action: 'meeting.cancelled',
      subject: ['group', groupId],
      details: { meeting_id: meetingId, scope },
    })
    await notifyOfCancelling(tx, group, { starts_at: meeting.starts_at, following: later.length > 0 }, caller.id)
  })
