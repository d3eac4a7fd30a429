// Praying for what stands on the wall.
import type { Api } from '#features/accounts/actor.ts'
import { Refused, refusals } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { NoPrayerRequest } from '../errors.ts'
import { Prayed } from '../schemas.ts'
import { pray } from './praying.ts'

export function prayerPostRoutes(service: Api, { clock }: Services) {
  const api = service.withTag('Posts')

  api.post(
    '/groups/{group}/post/{post_id}/prayed',
    {
      operationId: 'prayForRequest',
      access: 'subscriber',
      summary: 'Say that I prayed for a request (members)',
      description:
        'Counted once a person and day, in the person’s own time. Nobody learns who prayed, its author and those who moderate included; its author hears how many did, once a day at most.',
      response: { 200: Prayed, 403: Refused, 404: Refused, 422: refusals(NoPrayerRequest) },
    },
    async ({ db, actor, params, words }) => {
      const prayed_count = await pray(db, actor, params.group, params.post_id, clock)
      return { message: words.posts.answers.prayed, prayed_count, i_prayed_today: true as const }
    },
  )
}
