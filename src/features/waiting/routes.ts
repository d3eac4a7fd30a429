// What waits for the caller's decision.
import type { Api } from '#features/accounts/actor.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { ValidationFailed } from '#platform/http/errors.ts'
import { feedOf, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { countsOf, findDecided, listWaiting, positionOf } from './listing.ts'
import { Waiting, WaitingQuery } from './schemas.ts'

export function waitingRoutes(service: Api, services: Services) {
  const api = service.withTag('Waiting')
  const limits = groupLimits(services)
  const { publicUrl } = services.config

  api.get(
    '/waiting',
    {
      operationId: 'listWaiting',
      access: 'subscriber',
      summary: 'List what waits for my decision, who has waited longest first',
      description:
        'Requests to join and reports of the groups that you lead or are an admin of, and of the organizations that you are an admin of; prayer requests and what became of them of those where you are a leader or admin. Each is decided where it always is. Whoever decides nothing gets an empty list.',
      query: WaitingQuery,
      response: { 200: Waiting, 422: ValidationFailed },
    },
    async ({ db, actor, query: { kind, cursor, per_page: perPage = 50 } }) => {
      const after = readCursor(cursor, ['string', 'number', 'number'])
      const decided = await findDecided(db, actor)
      const reader = { id: actor.id, publicUrl }
      const items = perPage > 0 ? await listWaiting(db, reader, decided, { kind, after, limit: perPage + 1 }, limits) : []
      return { ...feedOf(items, perPage, positionOf), counts: await countsOf(db, decided) }
    },
  )
}
