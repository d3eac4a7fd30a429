// Asking for prayer, and looking at what is asked before it is shared.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { readerOf } from '#features/posts/access.ts'
import { Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Id, Optional } from '#platform/http/fields.ts'
import { completeArray, completeListQuery, offset, PageOf, pageOf, pageQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { askForPrayer, changeRequest } from './asking.ts'
import { caredBy } from './care/caring.ts'
import { careRoutes } from './care/routes.ts'
import { asSeenBy } from './care/showing.ts'
import { ForCareTeam, PrayerRequestAlreadyReviewed, RequestChanged, RequestNotApproved } from './errors.ts'
import { organizationsToModerate } from './moderated.ts'
import { approveRequest, rejectRequest } from './moderating.ts'
import { moderatedBy } from './policy.ts'
import { prayerProposalRoutes } from './proposals/routes.ts'
import { countPending, listOwn, listPending, removeOwnPending } from './queries.ts'
import { renewRequest, resolveRequest } from './resolving.ts'
import {
  ApprovePrayerRequest,
  ChangePrayerRequest,
  OwnPrayerRequest,
  PendingPrayerRequest,
  PrayerRequestApproved,
  PrayerRequestDone,
  PrayerVisibility,
  RejectRequest,
  Submit,
} from './schemas.ts'
import { prayerUpdateRoutes } from './updates/routes.ts'

export function prayerRequestRoutes(service: Api, services: Services) {
  const { config, clock } = services
  const api = service.withTag('Prayer requests')

  api.post(
    '/prayer-requests',
    {
      operationId: 'createPrayerRequest',
      access: 'subscriber',
      summary: 'Ask for prayer',
      description:
        'Leaders and admins of the organization look at it before it is shared. When it is `anonymous`, nobody but them learns who wrote it. For the `care_team` it is never shared: `POST …/care` takes it. Without `organization_id` it goes to your home organization.',
      body: Submit,
      subject: ({ request }) => ({ table: 'prayer_requests', id: request.id }),
      response: { 201: PrayerRequestDone, 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const request = await askForPrayer(db, actor, body)
      const { answers } = words.prayerRequests
      return { message: request.visibility === 'care_team' ? answers.confided : answers.created, request }
    },
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
      description:
        'Without `organization_id`, of every organization in which you are a leader or admin. A request that its author changed goes to the end. With `visibility=care_team` those for the care team, which may ask for them too: of an anonymous one it sees no more than that.',
      query: {
        organization_id: Optional(Id),
        visibility: Optional({ ...PrayerVisibility, description: '`church` when left out' }),
        ...pageQuery(20, 100),
      },
      response: { 200: PageOf(PendingPrayerRequest), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query: { organization_id, visibility = 'church', page = 1, per_page: perPage = 20 }, address }) => {
      const organizations =
        visibility === 'church' ? organizationsToModerate(actor, organization_id) : await caredBy(db, actor, organization_id)
      const rows = await listPending(db, { organizations, visibility }, { from: offset(page, perPage), count: perPage })
      const seen = rows.map(asSeenBy({ id: actor.id, moderated: moderatedBy(actor) }))
      return pageOf(seen, await countPending(db, { organizations, visibility }), { page, perPage, address })
    },
  )

  api.post(
    '/prayer-requests/{prayer_request}/approve',
    {
      operationId: 'approvePrayerRequest',
      access: 'subscriber',
      summary: 'Approve a prayer request: it is posted to the Prayer Requests group (leaders and admins)',
      description:
        'Everybody in the group but the author is told. Approving again gives the same post. With `visibility: care_team` it goes to the care team instead, of which the author is told. What is for the care team is never shared (`request_for_care_team`).',
      body: ApprovePrayerRequest,
      subject: ({ post }) => post && { table: 'group_posts', id: post.id },
      response: {
        200: PrayerRequestApproved,
        403: Refused,
        404: Refused,
        422: refusals(PrayerRequestAlreadyReviewed, RequestChanged, ForCareTeam),
      },
    },
    async ({ db, actor, params, body, words }) => {
      const reader = readerOf(actor, config.publicUrl, clock)
      const post = await approveRequest(db, actor, params.prayer_request, { reader, ...body })
      const { answers } = words.prayerRequests
      return { message: body.visibility === 'care_team' ? answers.narrowed : answers.approved, post: post ?? null }
    },
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
      response: { 200: PrayerRequestDone, 403: Refused, 404: Refused, 422: refusals(PrayerRequestAlreadyReviewed, RequestChanged) },
    },
    async ({ db, actor, params, body: { rejection_reason: reason = null, revision }, words }) => ({
      message: words.prayerRequests.answers.rejected,
      request: await rejectRequest(db, actor, params.prayer_request, { reason, revision }),
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

  api.post(
    '/prayer-requests/{prayer_request}/renew',
    {
      operationId: 'renewPrayerRequest',
      access: 'subscriber',
      summary: 'Say that my shared prayer request is still to be prayed for',
      description: 'Where the organization’s `prayer_days` were over, it no longer stands at the end of the wall.',
      subject: ({ request }) => ({ table: 'prayer_requests', id: request.id }),
      response: { 200: PrayerRequestDone, 403: Refused, 404: Refused, 422: refusals(RequestNotApproved) },
    },
    async ({ db, actor, params, words }) => ({
      message: words.prayerRequests.answers.renewed,
      request: await renewRequest(db, actor, params.prayer_request),
    }),
  )

  api.put(
    '/prayer-requests/{prayer_request}',
    {
      operationId: 'updatePrayerRequest',
      access: 'subscriber',
      summary: 'Change my pending prayer request',
      description:
        'Fields that are left out stay unchanged. It gets a new `revision` and goes to the end of the line, and words that were suggested are gone: nobody decides about what they have not read.',
      body: ChangePrayerRequest,
      response: { 200: PrayerRequestDone, 403: Refused, 404: Refused, 422: refusals(PrayerRequestAlreadyReviewed) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.prayerRequests.answers.changed,
      request: await changeRequest(db, actor, params.prayer_request, body),
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

  prayerProposalRoutes(service)
  prayerUpdateRoutes(service)
  careRoutes(service, services)
}
