import { type Api, isAdminOf } from '#features/accounts/actor.ts'
import { requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { offset, pageOf } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { groupLimits } from '../limits.ts'
import { countOverview, listOverview } from './queries.ts'
import { GroupsOverview, ListGroups } from './schemas.ts'

export function groupOverviewRoutes(service: Api, services: Services) {
  const limits = groupLimits(services)

  service.withTag('Groups').get(
    '/organizations/{organization}/groups',
    {
      operationId: 'listOrganizationGroups',
      access: 'subscriber',
      summary: 'List all groups of an organization (admins and leaders)',
      description:
        'Regular groups in every state, by name, with what may need somebody: `filter` finds those without a leader (`no_leader`), without a seat (`full`), in which nothing was posted for six weeks (`idle`), or at which people ask to join (`waiting`: admins see all of these, leaders those of groups that they manage).',
      query: ListGroups,
      response: { 200: GroupsOverview, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params: { organization }, query, address }) => {
      requireLeaderOrAdmin(actor, organization)
      const { page = 1, per_page: perPage = 20 } = query
      const reader = { id: actor.id, isAdmin: isAdminOf(actor, organization) }
      const part = { limit: perPage, offset: offset(page, perPage) }
      const groups = await listOverview(db, organization, reader, query, part, limits)
      const { total, counts } = await countOverview(db, organization, reader, query, limits)
      return { ...pageOf(groups, total, { page, perPage, address }), counts }
    },
  )
}
