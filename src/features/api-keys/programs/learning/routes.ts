// Challenges and trainings as programs read them, and who is how far.
import type { Api } from '#features/accounts/actor.ts'
import { listCompletions } from '#features/challenges/completions/queries.ts'
import { readUsersProgress } from '#features/trainings/following/reading.ts'
import { ValidationFailed } from '#platform/http/errors.ts'
import { FeedOf, feedOf, feedQuery, PageOf, pageOf, pageQuery, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { withScope } from '../../scopes.ts'
import { listChallenges, listTrainings } from './queries.ts'
import { ProgramChallenge, ProgramCompletion, ProgramTraining, ProgramTrainingProgress } from './schemas.ts'

export function programLearningRoutes(service: Api, { clock }: Services) {
  const api = service.withTag('For programs')

  api.get(
    '/key/challenges',
    {
      operationId: 'listChallengesWithKey',
      ...withScope('challenges:read'),
      summary: 'List the organization’s published challenges, the newest first',
      query: feedQuery,
      response: { 200: FeedOf(ProgramChallenge), 422: ValidationFailed },
    },
    async ({ db, actor, query: { cursor, per_page: perPage = 50 } }) => {
      const after = readCursor(cursor, ['string', 'number'])
      const rows = await listChallenges(db, actor.organizationId, perPage + 1, after)
      return feedOf(rows, perPage, ({ created_at, id }) => [created_at, id])
    },
  )

  api.get(
    '/key/challenges/completions',
    {
      operationId: 'listChallengeCompletionsWithKey',
      ...withScope('progress:read'),
      summary: 'List who of the organization completed which challenge, the newest first',
      query: feedQuery,
      response: { 200: FeedOf(ProgramCompletion), 422: ValidationFailed },
    },
    async ({ db, actor, query: { cursor, per_page: perPage = 50 } }) => {
      const after = readCursor(cursor, ['string', 'number'])
      const filter = { organizations: [actor.organizationId], challengeId: undefined, since: undefined }
      const rows = await listCompletions(db, filter, perPage, after)
      const shown = rows.map(({ id, user, challenge, started_at, completed_at }) => ({
        id,
        user_id: user.id,
        challenge_id: challenge.id,
        started_at,
        completed_at,
      }))
      return feedOf(shown, perPage, ({ completed_at, id }) => [completed_at, id])
    },
  )

  api.get(
    '/key/qualifications',
    {
      operationId: 'listTrainingsWithKey',
      ...withScope('trainings:read'),
      summary: 'List the organization’s trainings that all its members find, the oldest first',
      query: feedQuery,
      response: { 200: FeedOf(ProgramTraining), 422: ValidationFailed },
    },
    async ({ db, actor, query: { cursor, per_page: perPage = 50 } }) => {
      const after = readCursor(cursor, ['string', 'number'])
      const rows = await listTrainings(db, actor.organizationId, perPage + 1, after)
      return feedOf(rows, perPage, ({ created_at, id }) => [created_at, id])
    },
  )

  api.get(
    '/key/qualifications/progress',
    {
      operationId: 'listTrainingProgressWithKey',
      ...withScope('progress:read'),
      summary: 'List how far the people of the organization are with its trainings',
      description: 'All its people, without their names (`members:read` shows these), with the trainings that they began or were assigned.',
      query: pageQuery(20, 100),
      response: { 200: PageOf(ProgramTrainingProgress), 422: ValidationFailed },
    },
    async ({ db, actor, query, address }) => {
      const asked = { page: query.page ?? 1, perPage: query.per_page ?? 20 }
      const { items, total, page, perPage } = await readUsersProgress(db, { organizationIds: [actor.organizationId] }, asked, clock)
      const shown = items.map(({ user_id, qualifications }) => ({
        user_id,
        qualifications: qualifications.map(({ qualification_id, progress_percentage, status, due_date, completed_on }) => ({
          qualification_id,
          progress_percentage,
          status,
          due_date,
          completed_on,
        })),
      }))
      return pageOf(shown, total, { page, perPage, address })
    },
  )
}
