// What leaders and admins see of the pairs of their organization, and what admins decide.
import { type Api, isAdminOf } from '#features/accounts/actor.ts'
import { requireAdmin, requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { Message, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { FeedOf, feedOf, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { decideAboutPair } from '../agreeing.ts'
import { listPairsOf } from './queries.ts'
import { PairOfOrganization, PairsOfOrganizationQuery } from './schemas.ts'

export function pairOversightRoutes(service: Api, { config }: Services) {
  const api = service.withTag('One to one')

  api.get(
    '/organizations/{organization}/pairs',
    {
      operationId: 'listPairsOfOrganization',
      access: 'subscriber',
      summary: 'List who walks one to one in an organization, and since when (leaders and admins)',
      description: 'Nothing of what they share is shown to anybody. `waiting` ones are for admins alone.',
      query: PairsOfOrganizationQuery,
      response: { 200: FeedOf(PairOfOrganization), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params: { organization }, query }) => {
      const { status = 'active', cursor } = query
      if (status === 'waiting') requireAdmin(actor, organization)
      else requireLeaderOrAdmin(actor, organization)
      const [after, size] = [readCursor(cursor, ['number']), feedSize(query)]
      const reader = { id: actor.id, isAdmin: isAdminOf(actor, organization), publicUrl: config.publicUrl }
      const pairs = await listPairsOf(db, reader, { organizationId: organization, status, after, limit: size + 1 })
      return feedOf(pairs, size, ({ id }) => [id])
    },
  )

  const deciding = { access: 'subscriber', response: { 200: Message, 403: Refused, 404: Refused } } as const

  api.post(
    '/organizations/{organization}/pairs/{pair}/agree',
    {
      operationId: 'agreeToPairAsAdmin',
      ...deciding,
      summary: 'Agree to a pair that waits (admins, but for their own)',
    },
    async ({ db, actor, params, words }) => {
      await decideAboutPair(db, actor, params.organization, params.pair, 'agree')
      return { message: words.oneToOne.answers.agreed }
    },
  )

  api.post(
    '/organizations/{organization}/pairs/{pair}/decline',
    {
      operationId: 'declinePairAsAdmin',
      ...deciding,
      summary: 'Decline a pair that waits, or end one by taking the agreement back (admins, but for their own)',
    },
    async ({ db, actor, params, words }) => {
      await decideAboutPair(db, actor, params.organization, params.pair, 'decline')
      return { message: words.oneToOne.answers.declined }
    },
  )
}
