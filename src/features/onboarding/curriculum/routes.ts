// The curriculum: browsing trainings and challenges, and hearting them.
import Type from 'typebox'
import { type Api, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import { viewerOf } from '#features/trainings/policy.ts'
import { notFound, Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data } from '#platform/http/fields.ts'
import { offset, PageOf, pageOf } from '#platform/http/paging.ts'
import type { Words } from '#words/languages.ts'
import { readCurriculum } from '../reading.ts'
import {
  addChallengeHeart,
  addTrainingHeart,
  browseChallenges,
  browseTrainings,
  isChallengePublic,
  isTrainingPublic,
  listTopics,
  removeChallengeHeart,
  removeTrainingHeart,
} from './queries.ts'
import { BrowseChallenges, BrowsedChallenge, BrowsedTraining, BrowseTrainings, Curriculum, Hearted, Topic } from './schemas.ts'

export function curriculumRoutes(service: Api) {
  const api = service.withTag('Onboarding')

  api.get(
    '/onboarding/curriculum',
    {
      operationId: 'getMyCurriculum',
      access: 'subscriber',
      summary: 'List what I hearted, with my progress',
      description: 'The last 400 trainings and 400 challenges; the totals count all.',
      response: { 200: Data(Curriculum) },
    },
    async ({ db, actor }) => ({ data: await readCurriculum(db, actor) }),
  )

  api.get(
    '/onboarding/browse/topics',
    {
      operationId: 'listTopics',
      access: 'subscriber',
      summary: 'List the topics of the public trainings, the most frequent first',
      description: 'A topic is the `type` of a training. The first 500 of them.',
      response: { 200: Data(Type.Array(Topic)) },
    },
    async ({ db, actor }) => ({ data: await listTopics(db, organizationsOf(actor)) }),
  )

  api.get(
    '/onboarding/browse/trainings',
    {
      operationId: 'browseTrainings',
      access: 'subscriber',
      summary: 'Browse the public trainings, the newest first',
      description:
        'Those for everyone, and those for the members of the caller’s organizations; what is for leaders or the assigned is not on offer here, for leaders neither.',
      query: BrowseTrainings,
      response: { 200: PageOf(BrowsedTraining), 422: ValidationFailed },
    },
    async ({ db, actor, query, address }) => {
      const { page = 1, per_page: perPage = 20, ...filter } = query
      const { rows, total } = await browseTrainings(db, viewerOf(actor), filter, { offset: offset(page, perPage), limit: perPage })
      return pageOf(rows, total, { page, perPage, address })
    },
  )

  api.get(
    '/onboarding/browse/challenges',
    {
      operationId: 'browseChallenges',
      access: 'subscriber',
      summary: 'Browse the published challenges, the newest first',
      query: BrowseChallenges,
      response: { 200: PageOf(BrowsedChallenge), 422: ValidationFailed },
    },
    async ({ db, actor, query, address }) => {
      const { page = 1, per_page: perPage = 20, ...filter } = query
      const { rows, total } = await browseChallenges(db, viewerOf(actor), filter, { offset: offset(page, perPage), limit: perPage })
      return pageOf(rows, total, { page, perPage, address })
    },
  )

  const kept = ({ onboarding }: Words) => ({ message: onboarding.answers.hearted, hearted: true })
  const gone = ({ onboarding }: Words) => ({ message: onboarding.answers.no_longer_hearted, hearted: false })
  const answers = { 200: Hearted, 404: Refused }

  api.post(
    '/onboarding/heart/training/{qualification}',
    {
      operationId: 'heartTraining',
      access: 'subscriber',
      summary: 'Add a public training to my curriculum',
      description: 'Repeating it changes nothing.',
      response: answers,
    },
    async ({ db, actor, params, words }) => {
      await db.transaction(async (tx) => {
        if (!(await isTrainingPublic(tx, organizationsOf(await lockRoles(tx, actor)), params.qualification)))
          throw notFound('training_not_found')
        await addTrainingHeart(tx, actor.id, params.qualification)
      })
      return kept(words)
    },
  )

  api.delete(
    '/onboarding/heart/training/{qualification}',
    {
      operationId: 'unheartTraining',
      access: 'subscriber',
      summary: 'Remove a training from my curriculum',
      description: 'If it is not there, nothing changes.',
      response: answers,
    },
    async ({ db, actor, params, words }) => {
      const removed = await removeTrainingHeart(db, actor.id, params.qualification)
      if (!removed && !(await isTrainingPublic(db, organizationsOf(actor), params.qualification))) throw notFound('training_not_found')
      return gone(words)
    },
  )

  api.post(
    '/onboarding/heart/challenge/{recommendation}',
    {
      operationId: 'heartChallenge',
      access: 'subscriber',
      summary: 'Add a published challenge to my curriculum',
      description: 'Repeating it changes nothing.',
      response: answers,
    },
    async ({ db, actor, params, words }) => {
      await db.transaction(async (tx) => {
        if (!(await isChallengePublic(tx, organizationsOf(await lockRoles(tx, actor)), params.recommendation)))
          throw notFound('challenge_not_found')
        await addChallengeHeart(tx, actor.id, params.recommendation)
      })
      return kept(words)
    },
  )

  api.delete(
    '/onboarding/heart/challenge/{recommendation}',
    {
      operationId: 'unheartChallenge',
      access: 'subscriber',
      summary: 'Remove a challenge from my curriculum',
      description: 'If it is not there, nothing changes.',
      response: answers,
    },
    async ({ db, actor, params, words }) => {
      const removed = await removeChallengeHeart(db, actor.id, params.recommendation)
      if (!removed && !(await isChallengePublic(db, organizationsOf(actor), params.recommendation))) throw notFound('challenge_not_found')
      return gone(words)
    },
  )
}
