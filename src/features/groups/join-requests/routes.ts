// Asking to join a closed group, and deciding about who asked.

import Type from 'typebox'
import { type Api, organizationsOf } from '#features/accounts/actor.ts'
import { forbidden, Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { CompleteListOf, completeArray, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { GroupNotLive, RequestPending } from '../errors.ts'
import { groupLimits } from '../limits.ts'
import { canManageGroup } from '../policy.ts'
import { findGroup } from '../queries.ts'
import { decideRequests } from './deciding-several.ts'
import { GroupFullForRequest, RequestAlreadyReviewed } from './errors.ts'
import { listOwn, listPending, removeOwnPending } from './queries.ts'
import { requestToJoin } from './requesting.ts'
import { acceptRequest, rejectRequest } from './reviewing.ts'
import { DecideRequests, JoinRequestDone, OwnJoinRequest, PendingJoinRequest, Reject, RequestsDecided, RequestToJoin } from './schemas.ts'

export function joinRequestRoutes(service: Api, services: Services) {
  const api = service.withTag('Join requests')
  const limits = groupLimits(services)

  api.post(
    '/groups/join-request',
    {
      operationId: 'askToJoinGroup',
      access: 'subscriber',
      summary: 'Ask to join a closed group',
      description:
        'A group of your organization; or of another, when its code was tried with `POST /groups/join` in the last 30 days, and the group has not changed since.',
      body: RequestToJoin,
      subject: ({ request }) => ({ table: 'join_requests', id: request.id }),
      response: { 201: JoinRequestDone, 422: refusals(RequestPending, GroupNotLive) },
    },
    async ({ db, actor, body, words }) => ({
      message: words.groups.answers.joinRequestSent,
      request: await requestToJoin(db, actor, body, limits),
    }),
  )

  api.get(
    '/groups/join-requests/mine',
    {
      operationId: 'listMyJoinRequests',
      access: 'subscriber',
      summary: 'List my join requests, newest first',
      query: completeListQuery,
      response: { 200: CompleteListOf(OwnJoinRequest), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readOffset(query)
      return completeList(await listOwn(db, actor.id, before), before)
    },
  )

  api.delete(
    '/groups/join-requests/{join_request}',
    {
      operationId: 'withdrawJoinRequest',
      access: 'subscriber',
      summary: 'Withdraw my pending join request',
      description: 'One that has been decided is not found.',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      if ((await removeOwnPending(db, actor.id, params.join_request)) === 0) throw notFound('pending_join_request_not_found')
      return { message: words.groups.answers.joinRequestWithdrawn }
    },
  )

  api.get(
    '/groups/{group}/join-requests',
    {
      operationId: 'listPendingJoinRequests',
      access: 'subscriber',
      summary: 'List pending join requests, oldest first (the group’s admins)',
      description: 'A list of more than 4 MB goes on at the address in the header `Link` (`rel="next"`).',
      query: completeListQuery,
      response: { 200: Type.Array(PendingJoinRequest), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query, address, reply }) => {
      const before = readOffset(query)
      const group = await findGroup(db, actor.id, organizationsOf(actor), params.group, limits)
      if (!group) throw notFound('group_not_found')
      if (!canManageGroup(actor, group)) throw forbidden('only_group_admins_see_requests')
      return completeArray(await listPending(db, group.id, before), before, { address, reply })
    },
  )

  api.post(
    '/groups/join-requests/decide',
    {
      operationId: 'decideJoinRequests',
      access: 'subscriber',
      summary: 'Accept or reject several requests (the group’s admins)',
      description:
        'Up to 50, of whatever groups, in this order. Each is decided by itself, as with `…/accept` and `…/reject`: where one is refused, the others are decided nevertheless. 404 where there is none of them.',
      body: DecideRequests,
      response: { 200: RequestsDecided, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => ({
      message: words.groups.answers.joinRequestsDecided,
      results: await decideRequests(db, actor, body, limits, words),
    }),
  )

  api.post(
    '/groups/join-requests/{join_request}/accept',
    {
      operationId: 'acceptJoinRequest',
      access: 'subscriber',
      summary: 'Accept a request (the group’s admins)',
      description:
        'Who asked is in, and is told by e-mail. Accepting again changes nothing; what was rejected stays so (`request_already_reviewed`). Whoever asked from elsewhere is accepted by the organization’s admins alone once the group’s code lets nobody in any more (`admits_by_code`).',
      subject: ({ request }) => ({ table: 'join_requests', id: request.id }),
      response: {
        200: JoinRequestDone,
        403: Refused,
        404: Refused,
        422: refusals(GroupFullForRequest, RequestAlreadyReviewed, GroupNotLive),
      },
    },
    async ({ db, actor, params, words }) => ({
      message: words.groups.answers.joinRequestAccepted,
      request: await acceptRequest(db, actor, params.join_request, limits),
    }),
  )

  api.post(
    '/groups/join-requests/{join_request}/reject',
    {
      operationId: 'rejectJoinRequest',
      access: 'subscriber',
      summary: 'Reject a request (the group’s admins)',
      description:
        'Who asked is told by e-mail, with the `reason`. Rejecting again changes nothing; what was accepted stays so (`request_already_reviewed`).',
      body: Reject,
      subject: ({ request }) => ({ table: 'join_requests', id: request.id }),
      response: { 200: JoinRequestDone, 403: Refused, 404: Refused, 422: refusals(RequestAlreadyReviewed) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.groups.answers.joinRequestRejected,
      request: await rejectRequest(db, actor, params.join_request, body.reason ?? null, limits),
    }),
  )
}
