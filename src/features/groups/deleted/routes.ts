// Deleted groups, as an organization's admins see them and bring them back.
import type { Api } from '#features/accounts/actor.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { groupLimits } from '../limits.ts'
import { readGroup } from '../queries.ts'
import { restoreGroup } from '../restoring.ts'
import { Group } from '../schemas.ts'
import { listDeleted } from './queries.ts'
import { DeletedGroup } from './schemas.ts'

export function deletedGroupRoutes(service: Api, services: Services) {
  const api = service.withTag('Groups')
  const limits = groupLimits(services)

  api.get(
    '/organizations/{organization}/groups/deleted',
    {
      operationId: 'listDeletedGroups',
      access: 'subscriber',
      summary: 'List the groups that were deleted in the last 30 days (the organization’s admins)',
      query: completeListQuery,
      response: { 200: CompleteListOf(DeletedGroup), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      requireAdmin(actor, params.organization)
      return completeList(await listDeleted(db, params.organization, before), before)
    },
  )

  api.post(
    '/groups/{group}/restore',
    {
      operationId: 'restoreGroup',
      access: 'subscriber',
      summary: 'Bring a deleted group back (its organization’s admins)',
      description:
        'For 30 days, with its members and all that was written in it. It has a new code, and is inactive where whoever led it has left or leads as many groups as one may by now. A group that is there stays as it is.',
      response: { 200: Done(Group), 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await restoreGroup(db, actor, params.group, limits)
      return { message: words.groups.answers.restored, data: await readGroup(db, params.group) }
    },
  )
}
