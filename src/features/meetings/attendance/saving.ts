// Marking who came: group admins, from a meeting's start on, again and again; the last one counts. Nobody gains or loses anything by it.
import type { Static, TObject } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { recordAuditOfWriting } from '#features/audit-log/audit.ts'
import { lockManagedGroup } from '#features/groups/leading.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { MeetingCancelled, MeetingNotBegun } from '../errors.ts'
import type { Rules } from '../planning.ts'
import { lockMeeting } from '../queries.ts'
import { hasBegun } from '../times.ts'
import { findAttendance, listMarkable, saveAttendance } from './queries.ts'
import type { SaveAttendance } from './schemas.ts'

export const markAttendance = (
  db: Db,
  caller: Actor,
  groupId: number,
  meetingId: number,
  { present, guests = 0, note }: Static<TObject<typeof SaveAttendance>>,
  { clock, limits }: Rules,
) =>
  db.transaction(async (tx) => {
    const group = await lockManagedGroup(tx, caller, groupId, limits)
    const meeting = await lockMeeting(tx, groupId, meetingId)
    if (!meeting) throw notFound('meeting_not_found')
    if (meeting.cancelled_at) throw new MeetingCancelled({ meeting_id: meetingId })
    if (!hasBegun(meeting, clock)) throw new MeetingNotBegun({ meeting_id: meetingId, begins_at: meeting.begins_at })
    const wanted = [...new Set(present)]
    if ((await listMarkable(tx, groupId, meetingId, wanted)).length < wanted.length)
      throw invalid({ present: [{ rule: 'member_of_group' }] })
    await saveAttendance(tx, meetingId, { present: wanted, guests, note: note ?? null })
    await recordAuditOfWriting(tx, {
      organizationId: group.organization_id,
      by: caller,
      action: 'attendance.saved',
      subject: ['group', groupId],
    })
    return (await findAttendance(tx, groupId, meetingId))!
  })
