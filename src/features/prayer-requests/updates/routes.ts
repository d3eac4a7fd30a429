// What authors write about their requests later.
import type { Api } from '#features/accounts/actor.ts'
import { Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Id, Optional } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedQuery, feedSize, readCursor } from '#platform/http/paging.ts'
import { PrayerRequestAlreadyReviewed, RequestNotApproved, TooManyUpdates } from '../errors.ts'
import { organizationsToModerate } from '../moderated.ts'
import { listPending } from './queries.ts'
import { PendingPrayerUpdate, PrayerUpdateDone, RejectUpdate, WriteUpdate } from './schemas.ts'
import { approveUpdate, rejectUpdate, writeUpdate } from './writing.ts'

export function prayerUpdateRoutes(service: Api) {
  const api = service.withTag('Prayer requests')

  api.post(
    '/prayer-requests/{prayer_request}/updates',
    {
      operationId: 'createPrayerUpdate',
      access: 'subscriber',
      summary: 'Write what became of my prayer request',
      description:
        'Leaders and admins look at it before it stands under the post, with its day alone and without a name where the request has none. With `answered` the request is resolved at once. What is for the care team is read by it at once.',
      body: WriteUpdate,
      subject: ({ update }) => ({ table: 'prayer_updates', id: update.id }),
      response: { 201: PrayerUpdateDone, 403: Refused, 404: Refused, 422: refusals(RequestNotApproved, TooManyUpdates) },
    },
    async ({ db, actor, params, body, words }) => {
      const update = await writeUpdate(db, actor, params.prayer_request, body)
      const { answers } = words.prayerRequests
      return { message: update.status === 'approved' ? answers.updateShared : answers.updateWritten, update }
    },
  )

  api.get(
    '/prayer-requests/updates',
    {
      operationId: 'listPendingPrayerUpdates',
      access: 'subscriber',
      summary: 'List updates that wait for review, the oldest first (leaders and admins)',
      description: 'Without `organization_id`, of every organization in which you are a leader or admin.',
      query: { organization_id: Optional(Id), ...feedQuery },
      response: { 200: FeedOf(PendingPrayerUpdate), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const after = readCursor(query.cursor, ['string', 'number'])
      const size = feedSize(query)
      const organizations = organizationsToModerate(actor, query.organization_id)
      const rows = await listPending(db, organizations, { after, limit: size + 1 })
      return feedOf(rows, size, ({ created_at, id }) => [created_at, id])
    },
  )

  api.post(
    '/prayer-requests/updates/{update}/approve',
    {
      operationId: 'approvePrayerUpdate',
      access: 'subscriber',
      summary: 'Share an update under its prayer request (leaders and admins)',
      description: 'Its author is told. Approving again changes nothing.',
      subject: ({ update }) => ({ table: 'prayer_updates', id: update.id }),
      response: { 200: PrayerUpdateDone, 403: Refused, 404: Refused, 422: refusals(PrayerRequestAlreadyReviewed) },
    },
    async ({ db, actor, params, words }) => ({
      message: words.prayerRequests.answers.updateShared,
      update: await approveUpdate(db, actor, params.update),
    }),
  )

  api.post(
    '/prayer-requests/updates/{update}/reject',
    {
      operationId: 'rejectPrayerUpdate',
      access: 'subscriber',
      summary: 'Do not share an update (leaders and admins)',
      description: 'Its author sees the reason. Rejecting again changes nothing.',
      body: RejectUpdate,
      subject: ({ update }) => ({ table: 'prayer_updates', id: update.id }),
      response: { 200: PrayerUpdateDone, 403: Refused, 404: Refused, 422: refusals(PrayerRequestAlreadyReviewed) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.prayerRequests.answers.updateRejected,
      update: await rejectUpdate(db, actor, params.update, body.rejection_reason ?? null),
    }),
  )
}
