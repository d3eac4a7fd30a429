// Pairs of one's own: asking somebody, answering, and ending it.
import type { Actor, Api } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { agreeToPair, endPair } from './agreeing.ts'
import { askForPair } from './asking.ts'
import { CannotBeAsked, MentorNotQualified, PairThere, TooManyAsked, TooManyPairs } from './errors.ts'
import { pairNoteRoutes } from './notes/routes.ts'
import { pairOversightRoutes } from './oversight/routes.ts'
import { findPair, listPairs } from './queries.ts'
import { pairReportRoutes } from './reports/routes.ts'
import { AskForPair, Pair, PairsQuery } from './schemas.ts'
import { pairStepRoutes } from './steps/routes.ts'

export function oneToOneRoutes(service: Api, services: Services) {
  pairRoutes(service, services)
  pairStepRoutes(service)
  pairNoteRoutes(service)
  pairReportRoutes(service, services)
  pairOversightRoutes(service, services)
}

function pairRoutes(service: Api, { config }: Services) {
  const api = service.withTag('One to one')
  const { publicUrl } = config

  const readPair = async (db: Db, actor: Actor, pairId: number) => {
    const pair = await findPair(db, { id: actor.id, publicUrl }, pairId)
    if (!pair) throw notFound('pair_not_found')
    return pair
  }

  api.get(
    '/pairs',
    {
      operationId: 'listMyPairs',
      access: 'subscriber',
      summary: 'List my pairs, the newest first',
      query: PairsQuery,
      response: { 200: FeedOf(Pair), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const { status = 'open', cursor } = query
      const [after, size] = [readCursor(cursor, ['number']), feedSize(query)]
      return feedOf(
        await listPairs(db, { id: actor.id, publicUrl, barred: actor.barred }, { status, after, limit: size + 1 }),
        size,
        ({ id }) => [id],
      )
    },
  )

  api.post(
    '/pairs',
    {
      operationId: 'askForPair',
      access: 'subscriber',
      summary: 'Ask somebody to walk one to one with me',
      description:
        'One asks whom one could block; nobody is asked who blocked the caller, declined within 30 days, or has as many pairs as there may be (`cannot_be_asked` for all of these). Whom one has asked already is not asked again: 200 with the pair. Where the other asked before, `pair_there` names the pair. Nothing is written with it.',
      body: AskForPair,
      subject: ({ data }) => ({ table: 'pairs', id: data.id }),
      response: {
        200: Done(Pair),
        201: Done(Pair),
        404: Refused,
        422: refusals(PairThere, CannotBeAsked, TooManyPairs, TooManyAsked, MentorNotQualified),
      },
    },
    async ({ db, actor, body, words, reply }) => {
      const { id, isNew } = await askForPair(db, actor, body)
      if (isNew) reply.code(201)
      return { message: words.oneToOne.answers.asked, data: await readPair(db, actor, id) }
    },
  )

  api.get(
    '/pairs/{pair}',
    {
      operationId: 'getPair',
      access: 'subscriber',
      summary: 'Read a pair of mine, also after it has ended',
      response: { 200: Data(Pair), 404: Refused },
    },
    async ({ db, actor, params }) => ({ data: await readPair(db, actor, params.pair) }),
  )

  api.post(
    '/pairs/{pair}/agree',
    {
      operationId: 'agreeToPair',
      access: 'subscriber',
      summary: 'Agree, when I was asked',
      description:
        'Then an admin agrees, who is none of the two: always where one counts as a minor (whoever has given no birthday does), and else unless the organization decided otherwise (`pair_agreement`). To agree again changes nothing.',
      response: { 200: Done(Pair), 403: Refused, 404: Refused, 422: refusals(MentorNotQualified) },
    },
    async ({ db, actor, params, words }) => {
      await agreeToPair(db, actor, params.pair)
      const data = await readPair(db, actor, params.pair)
      return { message: data.status === 'waiting' ? words.oneToOne.answers.waits : words.oneToOne.answers.began, data }
    },
  )

  api.post(
    '/pairs/{pair}/end',
    {
      operationId: 'endPair',
      access: 'signed-in',
      beforeSecondFactor: true,
      summary: 'Decline, take back or end a pair of mine, at any time and without a reason',
      description:
        'What was written stays with the two; each may remove their own. To end it again changes nothing. Needs no subscription.',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await endPair(db, actor, params.pair)
      return { message: words.oneToOne.answers.ended }
    },
  )
}
