// The steps that two take together.
import type { Api } from '#features/accounts/actor.ts'
import { Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { CompleteListOf, completeList, completeListQuery, readOffset } from '#platform/http/paging.ts'
import { PairNotActive, PairRests, TooManySteps } from '../errors.ts'
import { findPeople } from '../queries.ts'
import { listSteps } from './queries.ts'
import { AddPairStep, PairStep } from './schemas.ts'
import { addPairStep, removeOwnStep, tickStep } from './walking.ts'

export function pairStepRoutes(service: Api) {
  const api = service.withTag('One to one')

  api.get(
    '/pairs/{pair}/steps',
    {
      operationId: 'listPairSteps',
      access: 'subscriber',
      summary: 'List the steps of a pair of mine: what is to do first',
      query: completeListQuery,
      response: { 200: CompleteListOf(PairStep), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => {
      const before = readOffset(query)
      if (!(await findPeople(db, actor.id, params.pair))) throw notFound('pair_not_found')
      return completeList(await listSteps(db, actor.id, params.pair, before), before)
    },
  )

  api.post(
    '/pairs/{pair}/steps',
    {
      operationId: 'addPairStep',
      access: 'subscriber',
      summary: 'Add a step that both see',
      body: AddPairStep,
      subject: ({ data }) => ({ table: 'pair_steps', id: data.id }),
      response: { 201: Done(PairStep), 404: Refused, 422: refusals(PairNotActive, PairRests, TooManySteps) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.oneToOne.answers.step_added,
      data: await addPairStep(db, actor, params.pair, body),
    }),
  )

  const ticking = {
    access: 'subscriber',
    response: { 200: Done(PairStep), 404: Refused, 422: refusals(PairNotActive, PairRests) },
  } as const

  api.post(
    '/pairs/{pair}/steps/{pair_step}/tick',
    {
      operationId: 'tickPairStep',
      ...ticking,
      summary: 'Tick a step, for both',
      subject: ({ data }) => ({ table: 'pair_steps', id: data.id }),
    },
    async ({ db, actor, params, words }) => ({
      message: words.oneToOne.answers.step_ticked,
      data: await tickStep(db, actor, params.pair, params.pair_step, true),
    }),
  )

  api.delete(
    '/pairs/{pair}/steps/{pair_step}/tick',
    { operationId: 'untickPairStep', ...ticking, summary: 'Take the tick of a step back' },
    async ({ db, actor, params, words }) => ({
      message: words.oneToOne.answers.step_unticked,
      data: await tickStep(db, actor, params.pair, params.pair_step, false),
    }),
  )

  api.delete(
    '/pairs/{pair}/steps/{pair_step}',
    {
      operationId: 'removePairStep',
      access: 'subscriber',
      summary: 'Remove a step that I added',
      response: { 200: Message, 403: Refused, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await removeOwnStep(db, actor, params.pair, params.pair_step)
      return { message: words.oneToOne.answers.step_removed }
    },
  )
}
