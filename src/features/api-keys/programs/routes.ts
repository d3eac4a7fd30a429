// What is open to keys. No route of people is: what stands here shows what it shows on purpose.
import type { Api } from '#features/accounts/actor.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { countMembers, listMembers } from '#features/organizations/members/queries.ts'
import { todayIn } from '#platform/clock.ts'
import { notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import {
  CompleteListOf,
  completeList,
  completeListQuery,
  FeedOf,
  feedOf,
  offset,
  PageOf,
  pageOf,
  readCursor,
  readOffset,
} from '#platform/http/paging.ts'
import type { Program } from '#platform/http/route.ts'
import type { Services } from '#src/services.ts'
import { withScope } from '../scopes.ts'
import { programLearningRoutes } from './learning/routes.ts'
import { findProgramGroup, listGroups, listMeetings, type Sight } from './queries.ts'
import {
  AddProgramGroup,
  ChangeProgramGroup,
  InviteMember,
  ListProgramMeetings,
  ListProgramMembers,
  ProgramGroup,
  ProgramInvitation,
  ProgramMeeting,
  ProgramMember,
} from './schemas.ts'
import { changeGroup, createGroup, invitingMembers } from './writing.ts'

const sightOf = ({ organizationId, scopes, origins }: Program): Sight => ({
  organizationId,
  seesAll: scopes.includes('groups:write'),
  isPublic: origins.length > 0,
})

/** Days of meetings that come without `to`. */
const MEETING_DAYS = 60
/** Of the days that can be sent. */
const LAST_YEAR = 9999

export function programRoutes(service: Api, services: Services) {
  const api = service.withTag('For programs')
  programLearningRoutes(service, services)
  const limits = groupLimits(services)
  const { clock } = services
  const invite = invitingMembers(services)

  api.get(
    '/key/groups',
    {
      operationId: 'listGroupsWithKey',
      ...withScope('groups:read'),
      summary: 'List the groups of the organization',
      description:
        'Active regular groups by name; a key that also has `groups:write` sees drafts and inactive ones too; a key of web pages sees open groups alone. Who is in them or leads them, and their codes, are not shown.',
      query: completeListQuery,
      response: { 200: CompleteListOf(ProgramGroup), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readOffset(query)
      return completeList(await listGroups(db, sightOf(actor), limits, before), before)
    },
  )

  api.get(
    '/key/groups/{group}',
    {
      operationId: 'getGroupWithKey',
      ...withScope('groups:read'),
      summary: 'Read a group of the organization',
      response: { 200: Data(ProgramGroup), 404: Refused },
    },
    async ({ db, actor, params }) => {
      const data = await findProgramGroup(db, sightOf(actor), limits, params.group)
      if (!data) throw notFound('group_not_found')
      return { data }
    },
  )

  api.post(
    '/key/groups',
    {
      operationId: 'createGroupWithKey',
      ...withScope('groups:write'),
      summary: 'Create a group as a draft',
      description: 'Nobody is in it: an admin of the organization names its leader, and then it is active.',
      body: AddProgramGroup,
      subject: ({ data }) => ({ table: 'groups', id: data.id }),
      response: { 201: Done(ProgramGroup), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const id = await createGroup(db, actor, body)
      return {
        message: words.groups.answers.createdAsDraft.no_leader,
        data: (await findProgramGroup(db, { ...sightOf(actor), seesAll: true }, limits, id))!,
      }
    },
  )

  api.put(
    '/key/groups/{group}',
    {
      operationId: 'updateGroupWithKey',
      ...withScope('groups:write'),
      summary: 'Change a group of the organization',
      description: 'Fields that are left out stay unchanged.',
      body: ChangeProgramGroup,
      response: { 200: Done(ProgramGroup), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      await changeGroup(db, actor, params.group, body, limits)
      const data = await findProgramGroup(db, { ...sightOf(actor), seesAll: true }, limits, params.group)
      if (!data) throw notFound('group_not_found')
      return { message: words.groups.answers.changed, data }
    },
  )

  api.get(
    '/key/members',
    {
      operationId: 'listMembersWithKey',
      ...withScope('members:read'),
      summary: 'List the people of the organization',
      query: ListProgramMembers,
      response: { 200: PageOf(ProgramMember), 422: ValidationFailed },
    },
    async ({ db, actor, query, address }) => {
      const { search, page = 1, per_page: perPage = 20 } = query
      const members = await listMembers(db, actor.organizationId, { search }, perPage, offset(page, perPage))
      const shown = members.map(({ id, name, email, role, joined_at }) => ({ id, name, email, role, joined_at }))
      return pageOf(shown, await countMembers(db, actor.organizationId, { search }), { page, perPage, address })
    },
  )

  api.post(
    '/key/invitations',
    {
      operationId: 'inviteMemberWithKey',
      ...withScope('members:write'),
      summary: 'Invite somebody by e-mail, as a member',
      description:
        'An invitation that waits already stays as it is, with its role and its link, and is the answer: no second e-mail goes out. One that has expired is renewed. Five e-mails an hour to one address, and 10,000 invitations a day, of one organization; then 429.',
      body: InviteMember,
      subject: ({ data }) => ({ table: 'invitations', id: data.id }),
      response: { 201: Done(ProgramInvitation), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const data = await invite(db, actor, body.email)
      return { message: words.organizations.answers.invited(data), data }
    },
  )

  api.get(
    '/key/meetings',
    {
      operationId: 'listMeetingsWithKey',
      ...withScope('meetings:read'),
      summary: 'List the meetings of the organization’s active groups, the earliest first',
      description: 'When and where. Links and agendas, and who comes, are not shown.',
      query: ListProgramMeetings,
      response: { 200: FeedOf(ProgramMeeting), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const { from = todayIn('UTC', clock), cursor, per_page: perPage = 50 } = query
      const later = Temporal.PlainDate.from(from).add({ days: MEETING_DAYS })
      const to = query.to ?? (later.year > LAST_YEAR ? `${LAST_YEAR}-12-31` : later.toString())
      const after = readCursor(cursor, ['string', 'number'])
      const meetings = await listMeetings(db, actor.organizationId, { from, to }, perPage + 1, after)
      return feedOf(meetings, perPage, ({ begins_at, id }) => [begins_at, id])
    },
  )
}
