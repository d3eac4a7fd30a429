import type { Static, TObject } from 'typebox'
import type { Actor, Api } from '#features/accounts/actor.ts'
import { ReadAnew } from '#features/changes/errors.ts'
import { these } from '#features/changes/queries.ts'
import { type Asked, asksForChanges, readFeedChanges } from '#features/changes/reading.ts'
import { FeedOrChangesOf, feedOrChangesQuery } from '#features/changes/schemas.ts'
import { GlobalGroupRefuses } from '#features/groups/errors.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { canManageGroup } from '#features/groups/policy.ts'
import { groupsOf } from '#features/groups/queries.ts'
import { startOfDay, todayIn } from '#platform/clock.ts'
import type { Db, Sql } from '#platform/db/database.ts'
import { Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Day, Done, Optional } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, feedOf, readCursor, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { requireReadable } from './access.ts'
import { answerMeeting } from './answers/answering.ts'
import { listAnswers } from './answers/queries.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { listMeetingsById } from './changes/queries.ts'
import { cancelMeeting, changeMeeting } from './changing.ts'
import { MeetingCancelled, MeetingOver, TooManyMeetings } from './errors.ts'
import { planMeetings } from './planning.ts'
import { findMeeting, listMeetings, listMeetingsOf } from './queries.ts'
import { Answer, CancelMeeting, ChangeMeeting, CreateMeeting, Meeting, MeetingAnswer, MeetingDetail, Planned } from './schemas.ts'

const PER_PAGE = 50
const answers = { 200: FeedOrChangesOf(Meeting), 422: refusals(ReadAnew) }

const listQuery = {
  from: Optional({ ...Day, description: 'Those that begin on this day or later, by the reader’s calendar; today, when left out' }),
  to: Optional({ ...Day, description: 'Those that begin on this day or before' }),
  ...feedOrChangesQuery,
}

export function meetingRoutes(service: Api, services: Services) {
  const api = service.withTag('Meetings')
  const limits = groupLimits(services)
  const { clock } = services
  const rules = { clock, limits }

  type ListQuery = Static<TObject<typeof listQuery>>
  const spanOf = ({ timezone }: Actor, { from, to }: { from: string | undefined; to?: string }) => ({
    from: from && startOfDay(Temporal.PlainDate.from(from), timezone),
    before: to && startOfDay(Temporal.PlainDate.from(to).add({ days: 1 }), timezone),
  })
  const part = (actor: Actor, { cursor, per_page = PER_PAGE, ...query }: ListQuery) => ({
    span: spanOf(actor, { ...query, from: query.from ?? todayIn(actor.timezone, clock) }),
    after: readCursor(cursor, ['string', 'number']),
    limit: per_page + 1,
  })
  const feed = (rows: Static<typeof Meeting>[], { limit }: { limit: number }) =>
    feedOf(rows, limit - 1, ({ begins_at, id }) => [begins_at, id])

  /** Of meetings in some groups; of any time, where none is named. */
  const changes = (db: Db, actor: Actor, query: ListQuery & Asked, groups: Sql) =>
    readFeedChanges(db, { list: 'meetings', userId: actor.id, places: groups, led: [] }, query, {
      rowsOf: (ids) => listMeetingsById(db, actor.id, ids, { groups, span: spanOf(actor, { from: undefined, ...query }) }),
    })

  const readMeeting = async (db: Db, actor: Actor, groupId: number, meetingId: number) => {
    const found = await findMeeting(db, groupId, meetingId, actor.id)
    if (!found) throw notFound('meeting_not_found')
    return found
  }

  api.get(
    '/meetings',
    {
      operationId: 'listMyMeetings',
      access: 'subscriber',
      summary: 'List the meetings of all my groups, the next one first',
      query: listQuery,
      response: answers,
    },
    async ({ db, actor, query }) => {
      if (asksForChanges(query)) return changes(db, actor, query, groupsOf(actor))
      const wanted = part(actor, query)
      return feed(await listMeetingsOf(db, actor, wanted), wanted)
    },
  )

  api.get(
    '/groups/{group}/meetings',
    {
      operationId: 'listGroupMeetings',
      access: 'subscriber',
      summary: 'List a group’s meetings, the next one first (its members)',
      description: 'Cancelled ones are among them, with their `status`.',
      query: listQuery,
      response: { ...answers, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, query }) => {
      const group = await requireReadable(db, actor, params.group, limits)
      if (asksForChanges(query)) return changes(db, actor, query, these([group.id]))
      const wanted = part(actor, query)
      return feed(await listMeetings(db, group.id, actor.id, wanted), wanted)
    },
  )

  api.post(
    '/groups/{group}/meetings',
    {
      operationId: 'planMeeting',
      access: 'subscriber',
      summary: 'Plan a meeting, or a series of them (the group’s admins)',
      description:
        'Each occurrence of a series is a meeting. They keep their hour on the wall through summer time: one that a change of clocks leaves out moves to the next. A month without the day takes its last. Global groups have no meetings.',
      body: CreateMeeting,
      subject: ({ data }) => ({ table: 'meetings', id: data.id }),
      response: { 201: Planned, 403: GlobalGroupRefuses, 404: Refused, 422: refusals(TooManyMeetings) },
    },
    async ({ db, actor, params, body, words }) => {
      const { id, count } = await planMeetings(db, actor, params.group, body, rules)
      return { message: words.meetings.answers.planned({ count }), data: await readMeeting(db, actor, params.group, id), count }
    },
  )

  api.get(
    '/groups/{group}/meetings/{meeting}',
    {
      operationId: 'getMeeting',
      access: 'subscriber',
      summary: 'Read a meeting (the group’s members)',
      response: { 200: Data(MeetingDetail), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params }) => {
      await requireReadable(db, actor, params.group, limits)
      return { data: await readMeeting(db, actor, params.group, params.meeting) }
    },
  )

  api.put(
    '/groups/{group}/meetings/{meeting}',
    {
      operationId: 'changeMeeting',
      access: 'subscriber',
      summary: 'Change a meeting, or it and those after it (the group’s admins)',
      description:
        'Until it ends. Fields that are left out stay unchanged. With another time, the `following` ones get the days of their series from there on, also those that were moved by themselves; what was answered stays. The members are told of another time or place.',
      body: ChangeMeeting,
      response: {
        200: Done(MeetingDetail),
        403: GlobalGroupRefuses,
        404: Refused,
        422: refusals(MeetingOver, MeetingCancelled, TooManyMeetings),
      },
    },
    async ({ db, actor, params, body, words }) => {
      await changeMeeting(db, actor, params.group, params.meeting, body, rules)
      const { changed, following_changed } = words.meetings.answers
      return {
        message: body.scope === 'following' ? following_changed : changed,
        data: await readMeeting(db, actor, params.group, params.meeting),
      }
    },
  )

  api.delete(
    '/groups/{group}/meetings/{meeting}',
    {
      operationId: 'cancelMeeting',
      access: 'subscriber',
      summary: 'Cancel a meeting, or it and those after it (the group’s admins)',
      description: 'Until it ends. It stays in the list as cancelled; the `following` ones are gone. The members are told.',
      query: CancelMeeting,
      response: { 200: Message, 403: GlobalGroupRefuses, 404: Refused, 422: refusals(MeetingOver) },
    },
    async ({ db, actor, params, query: { scope = 'this' }, words }) => {
      await cancelMeeting(db, actor, params.group, params.meeting, scope, rules)
      const { cancelled, following_cancelled } = words.meetings.answers
      return { message: scope === 'following' ? following_cancelled : cancelled }
    },
  )

  api.post(
    '/groups/{group}/meetings/{meeting}/answer',
    {
      operationId: 'answerMeeting',
      access: 'subscriber',
      summary: 'Say whether I come (the group’s members)',
      description: 'Until it ends, as often as you like: the last answer counts.',
      body: Answer,
      response: { 200: Done(MeetingDetail), 403: Refused, 404: Refused, 422: refusals(MeetingOver, MeetingCancelled) },
    },
    async ({ db, actor, params, body, words }) => {
      await answerMeeting(db, actor, params.group, params.meeting, body, rules)
      return { message: words.meetings.answers.answered, data: await readMeeting(db, actor, params.group, params.meeting) }
    },
  )

  api.get(
    '/groups/{group}/meetings/{meeting}/answers',
    {
      operationId: 'listMeetingAnswers',
      access: 'subscriber',
      summary: 'List who comes (the group’s members), and who answered otherwise (its admins)',
      query: completeListQuery,
      response: { 200: CompleteListOf(MeetingAnswer), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      const group = await requireReadable(db, actor, params.group, limits)
      await readMeeting(db, actor, group.id, params.meeting)
      return completeList(await listAnswers(db, params.meeting, { isAdmin: canManageGroup(actor, group) }, before), before)
    },
  )

  attendanceRoutes(service, services)
  calendarRoutes(service, services)
}
