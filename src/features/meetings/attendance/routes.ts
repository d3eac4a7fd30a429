import type { Api } from '#features/accounts/actor.ts'
import { GlobalGroupRefuses } from '#features/groups/errors.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { completeList, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { requireSeeingAttendance } from '../access.ts'
import { MeetingCancelled, MeetingNotBegun } from '../errors.ts'
import { findAttendance, listAttended, listAttending } from './queries.ts'
import { markAttendance } from './saving.ts'
import { Attendance, GroupAttendance, ListAttendance, SaveAttendance } from './schemas.ts'

export function attendanceRoutes(service: Api, services: Services) {
  const api = service.withTag('Meetings')
  const limits = groupLimits(services)
  const rules = { clock: services.clock, limits }

  api.get(
    '/groups/{group}/meetings/{meeting}/attendance',
    {
      operationId: 'getMeetingAttendance',
      access: 'subscriber',
      summary: 'Read who came to a meeting (the group’s admins, and the organization’s leaders and admins)',
      description: 'A member sees their own in `was_present` of the meeting.',
      response: { 200: Data(Attendance), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params }) => {
      await requireSeeingAttendance(db, actor, params.group, limits)
      const found = await findAttendance(db, params.group, params.meeting)
      if (!found) throw notFound('meeting_not_found')
      return { data: found }
    },
  )

  api.put(
    '/groups/{group}/meetings/{meeting}/attendance',
    {
      operationId: 'saveMeetingAttendance',
      access: 'subscriber',
      summary: 'Save who came to a meeting (the group’s admins)',
      description:
        'From its start on, again and again: the last one counts. Nobody gets points for coming, nor loses any. It is kept for 24 months.',
      body: SaveAttendance,
      response: { 200: Done(Attendance), 403: GlobalGroupRefuses, 404: Refused, 422: refusals(MeetingNotBegun, MeetingCancelled) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.meetings.answers.attendance_saved,
      data: await markAttendance(db, actor, params.group, params.meeting, body, rules),
    }),
  )

  api.get(
    '/groups/{group}/attendance',
    {
      operationId: 'getGroupAttendance',
      access: 'subscriber',
      summary: 'Read who came to the last meetings (the group’s admins, and the organization’s leaders and admins)',
      description:
        'By meeting and by member, of meetings that were not cancelled and of which it was saved who came. Who joined later missed nothing of before. A list of more than 4 MB goes on at `meta.next_cursor`.',
      query: ListAttendance,
      response: { 200: GroupAttendance, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      const group = await requireSeeingAttendance(db, actor, params.group, limits)
      const count = query.meetings ?? 12
      const isGlobal = group.group_type === 'global' // of whom there may be a hundred thousand, and who have no meetings
      const members = isGlobal ? [] : await listAttending(db, group.id, count, before)
      return { ...completeList(members, before), meetings: await listAttended(db, group.id, count) }
    },
  )
}
