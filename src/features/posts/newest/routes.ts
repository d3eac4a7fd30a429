// What is new in one's groups at a glance: one request instead of one for each group.
import Type from 'typebox'
import { type Actor, type Api, organizationsOf } from '#features/accounts/actor.ts'
import { requireMember } from '#features/organizations/policy.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Id, Optional } from '#platform/http/fields.ts'
import type { Services } from '#src/services.ts'
import { readerOf as postReader } from '../access.ts'
import { PostSummary } from '../schemas.ts'
import { listNewestOfGroups, listOpenPrayers } from './queries.ts'

const GROUPS = 100
const PRAYERS = 10

export function newestPostRoutes(service: Api, { config, clock }: Services) {
  const api = service.withTag('Posts')
  const readerOf = (actor: Actor) => postReader(actor, config.publicUrl, clock)
  const asked = (actor: Actor, { organization_id }: { organization_id?: number }) => {
    if (organization_id === undefined) return organizationsOf(actor)
    requireMember(actor, organization_id)
    return [organization_id]
  }
  const reading = {
    access: 'subscriber',
    query: { organization_id: Optional(Id) },
    response: { 200: Data(Type.Array(PostSummary)), 404: Refused, 422: ValidationFailed },
  } as const

  api.get(
    '/posts/newest',
    {
      operationId: 'listNewestPosts',
      ...reading,
      summary: 'The newest post of each of my groups, the newest first',
      description: `Of ${GROUPS} groups at most, without comments. Global groups are left out.`,
    },
    async ({ db, actor, query }) => ({ data: await listNewestOfGroups(db, readerOf(actor), asked(actor, query), GROUPS) }),
  )

  api.get(
    '/posts/open-prayers',
    {
      operationId: 'listOpenPrayers',
      ...reading,
      summary: 'The newest prayers that are still asked for in my groups',
      description: `At most ${PRAYERS}, without comments.`,
    },
    async ({ db, actor, query }) => ({ data: await listOpenPrayers(db, readerOf(actor), asked(actor, query), PRAYERS) }),
  )
}
