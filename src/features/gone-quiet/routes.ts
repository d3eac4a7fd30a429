// Who has gone quiet, for those who look after them.
import { type Api, isAdminOf, isLeaderOrAdminOf } from '#features/accounts/actor.ts'
import { requireMember } from '#features/organizations/policy.ts'
import { forbidden, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { offset, pageOf } from '#platform/http/paging.ts'
import { countGoneQuiet, listGoneQuiet, listGroupsInScope } from './queries.ts'
import { ListGoneQuiet, PeopleGoneQuiet } from './schemas.ts'

export function goneQuietRoutes(service: Api) {
  service.withTag('Organizations').get(
    '/organizations/{organization}/gone-quiet',
    {
      operationId: 'listGoneQuiet',
      access: 'subscriber',
      summary: 'List who has gone quiet (admins: of all; whoever leads groups: of these)',
      description:
        'Not seen in the last four meetings of a group (`not_seen`), no step for four weeks in a challenge or training that they began (`challenge_stalled`, `training_stalled`; not after half a year), asking to join a group for two days (`request_waiting`), or invited into one a week ago without an answer (`invitation_waiting`). Never from journals, journeys or prayers.',
      query: ListGoneQuiet,
      response: { 200: PeopleGoneQuiet, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params: { organization: organizationId }, query, address }) => {
      requireMember(actor, organizationId)
      const { reason, page = 1, per_page: perPage = 20 } = query
      const isAdmin = isAdminOf(actor, organizationId)
      const groups = await listGroupsInScope(db, organizationId, actor.id, { isAdmin })
      if (groups.length === 0 && !isLeaderOrAdminOf(actor, organizationId)) throw forbidden('only_leaders')
      const scope = { organizationId, callerId: actor.id, isAdmin, groups }
      const people = await listGoneQuiet(db, scope, reason, { limit: perPage, offset: offset(page, perPage) })
      const counts = await countGoneQuiet(db, scope)
      return { ...pageOf(people, counts[reason ?? 'all'], { page, perPage, address }), counts }
    },
  )
}
