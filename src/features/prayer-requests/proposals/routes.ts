// Other words for a prayer request that waits.
import type { Api } from '#features/accounts/actor.ts'
import { Refused, refusals } from '#platform/http/errors.ts'
import { PrayerRequestAlreadyReviewed, RequestChanged } from '../errors.ts'
import { PrayerRequestDone } from '../schemas.ts'
import { acceptProposal, declineProposal, proposeWords } from './proposing.ts'
import { ProposeWords } from './schemas.ts'

export function prayerProposalRoutes(service: Api) {
  const api = service.withTag('Prayer requests')

  api.post(
    '/prayer-requests/{prayer_request}/propose',
    {
      operationId: 'proposePrayerWords',
      access: 'subscriber',
      summary: 'Suggest other words for a pending prayer request (leaders and admins)',
      description:
        'Its author is told, and takes them or not. Until then nothing is changed; a later suggestion takes the place of an earlier one.',
      body: ProposeWords,
      subject: ({ request }) => ({ table: 'prayer_requests', id: request.id }),
      response: { 200: PrayerRequestDone, 403: Refused, 404: Refused, 422: refusals(RequestChanged, PrayerRequestAlreadyReviewed) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.prayerRequests.answers.proposed,
      request: await proposeWords(db, actor, params.prayer_request, body),
    }),
  )

  const answering = {
    access: 'subscriber',
    subject: ({ request }: { request: { id: number } }) => ({ table: 'prayer_requests', id: request.id }),
    response: { 200: PrayerRequestDone, 403: Refused, 404: Refused, 422: refusals(PrayerRequestAlreadyReviewed) },
  } as const

  api.post(
    '/prayer-requests/{prayer_request}/proposals/{proposal}/accept',
    {
      operationId: 'acceptPrayerWords',
      ...answering,
      summary: 'Take the words that are suggested for my prayer request',
      description:
        'They are another `revision`. A suggestion that another has replaced is not found: nobody takes words that they have not read.',
    },
    async ({ db, actor, params, words }) => ({
      message: words.prayerRequests.answers.proposalAccepted,
      request: await acceptProposal(db, actor, params.prayer_request, params.proposal),
    }),
  )

  api.post(
    '/prayer-requests/{prayer_request}/proposals/{proposal}/decline',
    { operationId: 'declinePrayerWords', ...answering, summary: 'Keep my own words', description: 'Those who moderate see that I do.' },
    async ({ db, actor, params, words }) => ({
      message: words.prayerRequests.answers.proposalDeclined,
      request: await declineProposal(db, actor, params.prayer_request, params.proposal),
    }),
  )
}
