// Challenges: finding and creating them, taking part, and who completed what.
import Type from 'typebox'
import { type Actor, type Api, organizationsAs, organizationsOf } from '#features/accounts/actor.ts'
import { requireLeaderOrAdmin, requireMember } from '#features/organizations/policy.ts'
import { todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, Message, NotStarted, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedSize, nextLink, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { activityMetrics } from './activity.ts'
import { countOthersCompletions, listCompletions } from './completions/queries.ts'
import { completedSince } from './completions/since.ts'
import { changeChallenge, createChallenge, deleteChallenge } from './editing.ts'
import { checkIn, completeChallenge, startChallenge } from './progress/progressing.ts'
import { listProgress } from './progress/queries.ts'
import { findChallenge, listActivity, listChallenges } from './queries.ts'
import {
  ActiveChallenge,
  Challenge,
  ChallengeCompletions,
  ChallengeProgress,
  ChangeChallenge,
  CheckIn,
  CreateChallenge,
  ListChallenges,
  ListCompletions,
  ListedChallenge,
  ListOrganizationsChallenges,
  WHOLE_LIST,
} from './schemas.ts'

export function challengeRoutes(service: Api, { config, clock }: Services) {
  const api = service.withTag('Challenges')
  const { publicUrl } = config

  const read = async (db: Db, actor: Actor, challengeId: number) => {
    const challenge = await findChallenge(db, actor, challengeId, publicUrl)
    if (!challenge) throw notFound('challenge_not_found')
    return challenge
  }
  /** One page of the newest challenges of these organizations. */
  const list = async (db: Db, actor: Actor, organizations: number[], query: { cursor?: string; per_page?: number }) => {
    const after = readCursor(query.cursor, ['string', 'number'])
    const size = feedSize(query, WHOLE_LIST)
    const found = await listChallenges(db, actor, organizations, publicUrl, { limit: size + 1, after })
    return feedOf(found, size, ({ challenge }) => [challenge.created_at, challenge.id])
  }
  /** The organization that was asked for, or all of the caller's. */
  const asked = (actor: Actor, organizationId: number | undefined) => {
    if (organizationId === undefined) return organizationsOf(actor)
    requireMember(actor, organizationId)
    return [organizationId]
  }

  api.get(
    '/challenges',
    {
      operationId: 'listChallenges',
      access: 'subscriber',
      summary: 'List the challenges of my organizations, the newest first',
      description: 'Published ones, and archived ones in which I take part. Leaders and admins also see drafts and all archived ones.',
      query: ListChallenges,
      response: { 200: FeedOf(ListedChallenge), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const { data, meta } = await list(db, actor, asked(actor, query.organization_id), query)
      return { data: data.map(({ challenge, participants_count }) => ({ ...challenge, participants_count })), meta }
    },
  )

  api.get(
    '/challenges/get_challenges',
    {
      operationId: 'listOrganizationChallenges',
      access: 'subscriber',
      summary: 'List an organization’s challenges, optionally with activity figures',
      description: 'A plain list. Where it does not come whole, the header `Link` says where it goes on: `<https://…>; rel="next"`.',
      query: ListOrganizationsChallenges,
      response: { 200: Type.Array(ActiveChallenge), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query, address, reply }) => {
      const { data: found, meta } = await list(db, actor, asked(actor, query.organization_id), query)
      if (meta.next_cursor) reply.header('link', nextLink(address, meta.next_cursor))
      if (!query.include_activity) return found.map(({ challenge }) => challenge)
      const ids = found.map(({ challenge }) => challenge.id)
      const activity = new Map((await listActivity(db, ids, todayIn('UTC', clock))).map((row) => [row.challenge_id, row]))
      return found.map(({ challenge, participants_count: participants, completed_count: completed }) => {
        const { recent, before } = activity.get(challenge.id) ?? { recent: 0, before: 0 }
        return Object.assign(challenge, { activity_metrics: activityMetrics({ participants, completed, recent, before }) })
      })
    },
  )

  api.get(
    '/challenges/progress',
    {
      operationId: 'listMyChallengeProgress',
      access: 'subscriber',
      summary: 'List my progress in challenges, the last started first',
      query: ListChallenges,
      response: { 200: FeedOf(ChallengeProgress), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const of = { organizations: asked(actor, query.organization_id), elsewhere: query.organization_id === undefined }
      const after = readCursor(query.cursor, ['string', 'number'])
      const size = feedSize(query, WHOLE_LIST)
      const rows = await listProgress(db, actor.id, of, { limit: size + 1, after })
      return feedOf(rows, size, ({ started_at, challenge_id }) => [started_at, challenge_id])
    },
  )

  api.get(
    '/challenges/{challenge}',
    {
      operationId: 'getChallenge',
      access: 'subscriber',
      summary: 'Read a challenge',
      response: { 200: Data(Challenge), 404: Refused },
    },
    async ({ db, actor, params }) => ({ data: await read(db, actor, params.challenge) }),
  )

  api.post(
    '/challenges',
    {
      operationId: 'createChallenge',
      access: 'subscriber',
      summary: 'Create a challenge (leaders and admins)',
      body: CreateChallenge,
      subject: ({ data }) => ({ table: 'challenges', id: data.id }),
      response: { 201: Done(Challenge), 403: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      const id = await createChallenge(db, actor, body, publicUrl)
      return { message: words.challenges.answers.created, data: await read(db, actor, id) }
    },
  )

  api.put(
    '/challenges/{challenge}',
    {
      operationId: 'updateChallenge',
      access: 'subscriber',
      summary: 'Change a challenge (leaders and admins)',
      description:
        'Fields that are left out stay unchanged. A draft is published, a published challenge archived, an archived one published again; a published one ' +
        'becomes a draft again only while nobody takes part.',
      body: ChangeChallenge,
      response: { 200: Done(Challenge), 403: Refused, 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body, words }) => {
      await changeChallenge(db, actor, params.challenge, body, publicUrl)
      return { message: words.challenges.answers.changed, data: await read(db, actor, params.challenge) }
    },
  )

  api.delete(
    '/challenges/{challenge}',
    {
      operationId: 'deleteChallenge',
      access: 'subscriber',
      summary: 'Delete a challenge; one in which people take part is archived instead (leaders and admins)',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      const outcome = await deleteChallenge(db, actor, params.challenge)
      return { message: words.challenges.answers[outcome] }
    },
  )

  api.post(
    '/challenges/start/{challenge}',
    {
      operationId: 'startChallenge',
      access: 'subscriber',
      summary: 'Start a challenge; again, nothing changes',
      response: { 200: Done(ChallengeProgress), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, words }) => ({
      message: words.challenges.answers.started,
      data: await startChallenge(db, actor, params.challenge),
    }),
  )

  api.post(
    '/challenges/check-in/{challenge}',
    {
      operationId: 'checkInToChallenge',
      access: 'subscriber',
      summary: 'Check in for a day, today unless `date` says otherwise',
      description: 'Once for each day from the start to today, by my calendar.',
      body: CheckIn,
      response: { 200: Done(ChallengeProgress), 404: Refused, 422: refusals(NotStarted) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.challenges.answers.checked_in,
      data: await checkIn(db, actor, params.challenge, body.date, clock),
    }),
  )

  api.post(
    '/challenges/complete/{challenge}',
    {
      operationId: 'completeChallenge',
      access: 'subscriber',
      summary: 'Complete a challenge; again, nothing changes',
      description: 'Gives its points once, and the badges that my points in the organization now reach.',
      response: { 200: Done(ChallengeProgress), 404: Refused, 422: refusals(NotStarted) },
    },
    async ({ db, actor, params, words }) => ({
      message: words.challenges.answers.completed,
      data: await completeChallenge(db, actor, params.challenge),
    }),
  )

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
