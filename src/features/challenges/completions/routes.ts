// Who completed which challenge, for leaders and admins.
import { type Api, organizationsAs } from '#features/accounts/actor.ts'
import { requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { forbidden, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { feedOf, readCursor } from '#platform/http/paging.ts'
import { ChallengeCompletions, ListCompletions } from '../schemas.ts'
import { countOthersCompletions, listCompletions } from './queries.ts'
import { completedSince } from './since.ts'

export function completionRoutes(service: Api) {
  const api = service.withTag('Challenges')

  api.get(
    '/manage/challenges/completions',
    {
      operationId: 'listChallengeCompletions',
      access: 'subscriber',
      summary: 'List who completed which challenge, the newest first (leaders and admins)',
      description: 'Names people of the challenge’s organization only. Others who took what is for everyone are counted in `meta.others`.',
      query: ListCompletions,
      response: { 200: ChallengeCompletions, 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const { organization_id, challenge_id: challengeId, user_id: userId, since, cursor, per_page = 50 } = query
      if (organization_id !== undefined) requireLeaderOrAdmin(actor, organization_id)
      const organizations = organization_id === undefined ? organizationsAs(actor, 'leadership', 'admin') : [organization_id]
      if (organizations.length === 0) throw forbidden('only_leaders_see_completions')
      const after = readCursor(cursor, ['string', 'number'])
      const filter = { organizations, challengeId, userId, since: since && completedSince(since, actor.timezone) }
      const { data, meta } = feedOf(await listCompletions(db, filter, per_page, after), per_page, ({ completed_at, id }) => [
        completed_at,
        id,
      ])
      return { data, meta: { ...meta, others: { completed: userId === undefined ? await countOthersCompletions(db, filter) : 0 } } }
    },
  )
}
