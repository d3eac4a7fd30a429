// The care team of an organization, and what it prays for.
import type { Api } from '#features/accounts/actor.ts'
import { avatarUrl } from '#features/accounts/avatars.ts'
import { requireMember } from '#features/organizations/policy.ts'
import { Message, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { FeedOf, feedOf, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { NotForCareTeam, PrayerRequestAlreadyReviewed, RequestChanged } from '../errors.ts'
import { moderatedBy } from '../policy.ts'
import { CarePrayerRequest, PrayerRequestDone } from '../schemas.ts'
import { caredBy, changeCareTeam, takeRequest } from './caring.ts'
import { countCareTeam, listCared, listCareTeam } from './queries.ts'
import { CareQuery, CareTeam, TakeRequest } from './schemas.ts'
import { asSeenBy } from './showing.ts'

const LISTED = 1000

export function careRoutes(service: Api, { config }: Services) {
  const api = service.withTag('Prayer requests')

  api.get(
    '/prayer-requests/care',
    {
      operationId: 'listCarePrayerRequests',
      access: 'subscriber',
      summary: 'List what the care team prays for, the newest first (care team, leaders and admins)',
      description:
        'What waits for it is at `GET /prayer-requests/pending?visibility=care_team`. Of an anonymous request the care team sees no more than that: `user` is `{id: 0, name: "Anonymous"}`, and times are cut to their day.',
      query: CareQuery,
      response: { 200: FeedOf(CarePrayerRequest), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const before = readCursor(query.cursor, ['string', 'number'])
      const size = feedSize(query)
      const organizations = await caredBy(db, actor, query.organization_id)
      const rows = await listCared(db, organizations, query.state ?? 'active', { before, limit: size + 1 })
      const seen = rows.map(asSeenBy({ id: actor.id, moderated: moderatedBy(actor) }))
      return feedOf(seen, size, ({ reviewed_at, id }) => [reviewed_at!, id])
    },
  )

  api.post(
    '/prayer-requests/{prayer_request}/care',
    {
      operationId: 'takePrayerRequest',
      access: 'subscriber',
      summary: 'Take a request for the care team: from now on it is prayed for (care team, leaders and admins)',
      description: 'Its author is told. Taking what somebody has taken changes nothing.',
      body: TakeRequest,
      subject: ({ request }) => ({ table: 'prayer_requests', id: request.id }),
      response: {
        200: PrayerRequestDone,
        403: Refused,
        404: Refused,
        422: refusals(NotForCareTeam, RequestChanged, PrayerRequestAlreadyReviewed),
      },
    },
    async ({ db, actor, params, body, words }) => {
      const request = await takeRequest(db, actor, params.prayer_request, body.revision)
      return {
        message: words.prayerRequests.answers.taken,
        request: asSeenBy({ id: actor.id, moderated: moderatedBy(actor) })(request),
      }
    },
  )

  api.get(
    '/organizations/{organization}/care-team',
    {
      operationId: 'listCareTeam',
      access: 'subscriber',
      summary: 'List who is in the care team (everybody in the organization)',
      description: 'Leaders and admins read what it does without being in it. Whoever asks for prayer may know who will read it.',
      response: { 200: CareTeam, 404: Refused },
    },
    async ({ db, actor, params }) => {
      requireMember(actor, params.organization)
      const carers = await listCareTeam(db, params.organization, LISTED)
      return {
        data: carers.map(({ id, name, avatar_key }) => ({ id, name, avatar: avatarUrl(config.publicUrl, { id, name, avatar_key }) })),
        count: await countCareTeam(db, params.organization),
      }
    },
  )

  api.put(
    '/organizations/{organization}/care-team/{user}',
    {
      operationId: 'addToCareTeam',
      access: 'subscriber',
      summary: 'Put somebody into the care team (admins)',
      description: 'Who is in it already stays in it.',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await changeCareTeam(db, actor, params.organization, params.user, 'added')
      return { message: words.prayerRequests.answers.carerAdded }
    },
  )

  api.delete(
    '/organizations/{organization}/care-team/{user}',
    {
      operationId: 'removeFromCareTeam',
      access: 'subscriber',
      summary: 'Take somebody out of the care team (admins)',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await changeCareTeam(db, actor, params.organization, params.user, 'removed')
      return { message: words.prayerRequests.answers.carerRemoved }
    },
  )
}
