// Challenges: finding and creating them, and taking part. Who completed what is in completions/.
import type { FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import { type Actor, type Api, isLeaderOrAdminOf, organizationsAs, organizationsOf } from '#features/accounts/actor.ts'
import { ReadAnew } from '#features/changes/errors.ts'
import { these } from '#features/changes/queries.ts'
import { asksForChanges, readFeedChanges } from '#features/changes/reading.ts'
import { FeedOrChangesOf, updatedSince } from '#features/changes/schemas.ts'
import { requireMember } from '#features/organizations/policy.ts'
import { todayIn } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { Message, NotStarted, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedSize, nextLink, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { activityMetrics } from './activity.ts'
import { changeChallenge, createChallenge, deleteChallenge } from './editing.ts'
import { checkIn, completeChallenge, startChallenge } from './progress/progressing.ts'
import { listProgress } from './progress/queries.ts'
import { findChallenge, listActivity, listChallenges } from './queries.ts'
import {
  ActiveChallenge,
  Challenge,
  ChallengeProgress,
  ChangeChallenge,
  CheckIn,
  CreateChallenge,
  ListChallenges,
  ListedChallenge,
  ListOrganizationsChallenges,
  WHOLE_LIST,
} from './schemas.ts'
import { versionOf } from './versions.ts'

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
  const listed = ({ challenge, participants_count }: Awaited<ReturnType<typeof listChallenges>>[number]) => ({
    ...challenge,
    participants_count,
  })
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
      query: { ...ListChallenges, ...updatedSince },
      response: { 200: FeedOrChangesOf(ListedChallenge), 404: Refused, 422: refusals(ReadAnew) },
    },
    async ({ db, actor, query }) => {
      const organizations = asked(actor, query.organization_id)
      if (asksForChanges(query)) {
        const led = organizationsAs(actor, 'leadership', 'admin')
        const whose = { list: 'challenges', userId: actor.id, places: these(organizations), led } as const
        return readFeedChanges(db, whose, query, {
          rowsOf: async (only) => (await listChallenges(db, actor, organizations, publicUrl, { limit: only.length, only })).map(listed),
        })
      }
      const { data, meta } = await list(db, actor, organizations, query)
      return { data: data.map(listed), meta }
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
      versioned: true,
      response: { 200: Data(Challenge), 404: Refused },
    },
    async ({ db, actor, params, reply }) => ({ data: withVersion(await read(db, actor, params.challenge), actor, reply) }),
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
      versioned: true,
      body: ChangeChallenge,
      response: { 200: Done(Challenge), 403: Refused, 404: Refused, 412: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body: change, request, reply, words }) => {
      // Read before others may change it again: the version is that of this change.
      const changed = await db.transaction(async (tx) => {
        await changeChallenge(tx, actor, params.challenge, { change, ifMatch: request.headers['if-match'], publicUrl })
        return read(tx, actor, params.challenge)
      })
      return { message: words.challenges.answers.changed, data: withVersion(changed, actor, reply) }
    },
  )

  api.delete(
    '/challenges/{challenge}',
    {
      operationId: 'deleteChallenge',
      access: 'subscriber',
      summary: 'Delete a challenge; one in which people take part is archived instead (leaders and admins)',
      versioned: true,
      response: { 200: Message, 403: Refused, 404: Refused, 412: Refused },
    },
    async ({ db, actor, params, request, words }) => {
      const outcome = await deleteChallenge(db, actor, params.challenge, { ifMatch: request.headers['if-match'], publicUrl })
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
}

/** For whoever may change it, its version goes out beside it, as a header. */
function withVersion(challenge: Static<typeof Challenge>, actor: Actor, reply: FastifyReply) {
  if (isLeaderOrAdminOf(actor, challenge.organization_id)) reply.header('etag', versionOf(challenge))
  return challenge
}
