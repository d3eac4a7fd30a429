// Asking for prayer, and looking at what is asked before it is shared.
import Type from 'typebox'
import { type Actor, type Api, lockRoles } from '#features/accounts/actor.ts'
import { organizationToWriteIn, requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { forbidden, Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Id, Optional } from '#platform/http/fields.ts'
import { completeArray, completeListQuery, offset, PageOf, pageOf, pageQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { PrayerRequestAlreadyReviewed, RequestNotApproved } from './errors.ts'
import { approveRequest, rejectRequest } from './moderating.ts'
import { moderatedBy } from './policy.ts'
import { addRequest, countPending, listOwn, listPending, removeOwnPending } from './queries.ts'
import { resolveRequest } from './resolving.ts'
import { OwnPrayerRequest, PendingPrayerRequest, PrayerRequestApproved, PrayerRequestDone, RejectRequest, Submit } from './schemas.ts'
import { notifyModerators } from './telling.ts'

export function prayerRequestRoutes(service: Api, { config }: Services) {
  const api = service.withTag('Prayer requests')

  api.post(
    '/prayer-requests',
    {
      operationId: 'createPrayerRequest',
      access: 'subscriber',
      summary: 'Ask for prayer',
      description:
        'Leaders and admins of the organization look at it before it is shared. When it is `anonymous`, nobody but them learns who wrote it. Without `organization_id` it goes to your home organization.',
      body: Submit,
      subject: ({ request }) => ({ table: 'prayer_requests', id: request.id }),
      response: { 201: PrayerRequestDone, 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => ({
      message: words.prayerRequests.answers.created,
      request: await db.transaction(async (tx) => {
        const request = await addRequest(tx, {
          organizationId: organizationToWriteIn(await lockRoles(tx, actor), body.organization_id),
          userId: actor.id,
          title: body.title,
          text: body.request_text,
          anonymous: body.anonymous ?? false,
        })
        await notifyModerators(tx, request)
        return request
      }),
    }),
  )

  api.get(
    '/prayer-requests/my-requests',
    {
      operationId: 'listMyPrayerRequests',
      access: 'subscriber',
      summary: 'List my prayer requests, newest first',
      description: 'A list of more than 4 MB goes on at the address in the header `Link` (`rel="next"`).',
      query: completeListQuery,
      response: { 200: Type.Array(OwnPrayerRequest), 422: ValidationFailed },
    },
    async ({ db, actor, query, address, reply }) => {
      const before = readOffset(query)
      return completeArray(await listOwn(db, actor.id, before), before, { address, reply })
    },
  )

  api.get(
    '/prayer-requests/pending',
    {
      operationId: 'listPendingPrayerRequests',
      access: 'subscriber',
      summary: 'List prayer requests that wait for review, oldest first (leaders and admins)',
      description: 'Without `organization_id`, of every organization in which you are a leader or admin.',
      query: { organization_id: Optional(Id), ...pageQuery(20, 100) },
      response: { 200: PageOf(PendingPrayerRequest), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query: { organization_id, page = 1, per_page: perPage = 20 }, address }) => {
      const organizations = organizationsToModerate(actor, organization_id)
      const rows = await listPending(db, organizations, { from: offset(page, perPage), count: perPage })
      return pageOf(rows, await countPending(db, organizations), { page, perPage, address })
    },
  )

  api.post(
    '/prayer-requests/{prayer_request}/approve',
    {
      operationId: 'approvePrayerRequest',
      access: 'subscriber',
      summary: 'Approve a prayer request: it is posted to the Prayer Requests group (leaders and admins)',
      description: 'Everybody in the group but the author is told. Approving again gives the same post.',
      subject: ({ post }) => post && { table: 'group_posts', id: post.id },
      response: { 200: PrayerRequestApproved, 403: Refused, 404: Refused, 422: refusals(PrayerRequestAlreadyReviewed) },
    },
    async ({ db, actor, params, words }) => ({
      message: words.prayerRequests.answers.approved,
      post: (await approveRequest(db, actor, params.prayer_request, config.publicUrl)) ?? null,
    }),
  )

  api.post(
    '/prayer-requests/{prayer_request}/reject',
    {
      operationId: 'rejectPrayerRequest',
      access: 'subscriber',
      summary: 'Reject a prayer request (leaders and admins)',
      description: 'Its author sees the reason. Rejecting again changes nothing.',
      body: RejectRequest,
      subject: ({ request }) => ({ table: 'prayer_requests', id: request.id }),
      response: { 200: PrayerRequestDone, 403: Refused, 404: Refused, 422: refusals(PrayerRequestAlreadyReviewed) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.prayerRequests.answers.rejected,
      request: await rejectRequest(db, actor, params.prayer_request, body.rejection_reason ?? null),
    }),
  )

  api.post(
    '/prayer-requests/{prayer_request}/resolve',
    {
      operationId: 'resolvePrayerRequest',
      access: 'subscriber',
      summary: 'Mark my prayer request as answered',
      description: 'The post’s `prayer_request_status` becomes `resolved`; the request stays approved.',
      subject: ({ request }) => ({ table: 'prayer_requests', id: request.id }),
      response: { 200: PrayerRequestDone, 403: Refused, 404: Refused, 422: refusals(RequestNotApproved) },
    },
    async ({ db, actor, params, words }) => ({
      message: words.prayerRequests.answers.resolved,
      request: await resolveRequest(db, actor, params.prayer_request),
    }),
  )

  api.delete(
    '/prayer-requests/{prayer_request}',
    {
      operationId: 'withdrawPrayerRequest',
      access: 'subscriber',
      summary: 'Withdraw my pending prayer request',
      description: 'One that has been decided is not found.',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      if ((await removeOwnPending(db, actor.id, params.prayer_request)) === 0) throw notFound('pending_prayer_request_not_found')
      return { message: words.prayerRequests.answers.withdrawn }
    },
  )
}

function organizationsToModerate(actor: Actor, organizationId: number | undefined): number[] {
  if (organizationId !== undefined) {
    requireLeaderOrAdmin(actor, organizationId)
    return [organizationId]
  }
  const moderated = moderatedBy(actor)
  if (moderated.length === 0) throw forbidden('only_leaders_see_pending_prayers')
  return moderated
}
