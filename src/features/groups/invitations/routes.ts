// Inviting people of the organization into a group.
import type { Api } from '#features/accounts/actor.ts'
import { Message, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { GlobalGroupRefuses, GroupFull, GroupNotLive } from '../errors.ts'
import { groupLimits } from '../limits.ts'
import { requireManagedGroup } from '../managing.ts'
import { JoinedGroup } from '../schemas.ts'
import { acceptInvitation, declineInvitation, invitePeople, takeInvitationBack } from './inviting.ts'
import { listOwnInvitations, listPendingInvitations } from './queries.ts'
import { InvitePeople, OwnGroupInvitation, PendingGroupInvitation, PeopleInvited } from './schemas.ts'

export function groupInvitationRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)

  api.post(
    '/groups/{group}/invitations',
    {
      operationId: 'inviteIntoGroup',
      access: 'subscriber',
      summary: 'Invite people of the organization into a group (its admins who are leaders or admins of the organization)',
      description: 'Up to 50 at once. They are told, and become members when they accept.',
      body: InvitePeople,
      response: { 200: PeopleInvited, 403: GlobalGroupRefuses, 404: Refused, 422: refusals(GroupNotLive) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.groups.answers.peopleInvited,
      results: await invitePeople(db, actor, params.group, body.user_ids, limits),
    }),
  )

  api.get(
    '/groups/{group}/invitations',
    {
      operationId: 'listGroupInvitations',
      access: 'subscriber',
      summary: 'List whose invitations into a group wait for an answer, the oldest first (the group’s admins)',
      query: completeListQuery,
      response: { 200: CompleteListOf(PendingGroupInvitation), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      const group = await requireManagedGroup(db, actor, params.group, limits)
      return completeList(await listPendingInvitations(db, group.id, before), before)
    },
  )

  api.delete(
    '/groups/{group}/invitations/{group_invitation}',
    {
      operationId: 'takeGroupInvitationBack',
      access: 'subscriber',
      summary: 'Take an invitation into a group back (the group’s admins)',
      response: { 200: Message, 403: GlobalGroupRefuses, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await takeInvitationBack(db, actor, params.group, params.group_invitation, limits)
      return { message: words.groups.answers.groupInvitationTakenBack }
    },
  )

  api.get(
    '/groups/invitations/mine',
    {
      operationId: 'listMyGroupInvitations',
      access: 'subscriber',
      summary: 'List my invitations into groups that wait for my answer, the newest first',
      query: completeListQuery,
      response: { 200: CompleteListOf(OwnGroupInvitation), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readOffset(query)
      return completeList(await listOwnInvitations(db, actor.id, limits, before), before)
    },
  )

  api.post(
    '/groups/invitations/{group_invitation}/accept',
    {
      operationId: 'acceptGroupInvitation',
      access: 'subscriber',
      summary: 'Accept my invitation into a group',
      description: 'At a full group it stays (`group_full`): whoever `can_wait` may go on its waiting list.',
      response: { 200: JoinedGroup, 404: Refused, 422: refusals(GroupFull, GroupNotLive) },
    },
    async ({ db, actor, params, words }) => {
      const group = await acceptInvitation(db, actor, params.group_invitation, limits)
      return { message: words.groups.answers.joined(group), group_id: group.id, organization_id: group.organization_id }
    },
  )

  api.post(
    '/groups/invitations/{group_invitation}/decline',
    {
      operationId: 'declineGroupInvitation',
      access: 'subscriber',
      summary: 'Decline my invitation into a group',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await declineInvitation(db, actor, params.group_invitation)
      return { message: words.groups.answers.groupInvitationDeclined }
    },
  )
}
