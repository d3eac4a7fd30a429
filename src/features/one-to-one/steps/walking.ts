// The steps of a pair: either adds them, either ticks them, and whoever added one takes it away.
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { type FieldErrors, forbidden, invalidChoice, notFound, refuseInvalid } from '#platform/http/errors.ts'
import { TooManySteps } from '../errors.ts'
import { STEPS } from '../limits.ts'
import { lockActive, lockOwn } from '../policy.ts'
import { markActive } from '../queries.ts'
import { addStep, countSteps, findStep, isChallengeForBoth, isTrainingForBoth, type NewStep, removeStep, saveTick } from './queries.ts'

interface Wish {
  kind: NewStep['kind']
  text?: string
  day?: string
  qualification_id?: number
  challenge_id?: number
}

/** What a step of each kind cannot be without. */
const needed = { sentence: 'text', meeting: 'day', training: 'qualification_id', challenge: 'challenge_id' } as const

export const addPairStep = (db: Db, actor: Actor, pairId: number, wish: Wish) =>
  db.transaction(async (tx) => {
    await lockActive(tx, actor, pairId)
    const errors: FieldErrors = wish[needed[wish.kind]] === undefined ? { [needed[wish.kind]]: [{ rule: 'required' }] } : {}
    refuseInvalid(errors)
    const step: NewStep = {
      kind: wish.kind,
      text: wish.text ?? null,
      day: wish.day ?? null,
      trainingId: wish.kind === 'training' ? wish.qualification_id! : null,
      challengeId: wish.kind === 'challenge' ? wish.challenge_id! : null,
    }
    if (step.trainingId && !(await isTrainingForBoth(tx, pairId, step.trainingId))) throw invalidChoice('qualification_id')
    if (step.challengeId && !(await isChallengeForBoth(tx, pairId, step.challengeId))) throw invalidChoice('challenge_id')
    if ((await countSteps(tx, pairId)) >= STEPS) throw new TooManySteps({ max: STEPS })
    const id = await addStep(tx, pairId, actor.id, step)
    await markActive(tx, pairId)
    return (await findStep(tx, actor.id, pairId, id))!
  })

export const tickStep = (db: Db, actor: Actor, pairId: number, stepId: number, isDone: boolean) =>
  db.transaction(async (tx) => {
    await lockActive(tx, actor, pairId)
    if ((await saveTick(tx, pairId, stepId, isDone ? actor.id : null)) > 0) await markActive(tx, pairId)
    const step = await findStep(tx, actor.id, pairId, stepId)
    if (!step) throw notFound('pair_step_not_found')
    return step
  })

/** Also of a pair that has ended: it is theirs. */
export const removeOwnStep = (db: Db, actor: Actor, pairId: number, stepId: number) =>
  db.transaction(async (tx) => {
    await lockOwn(tx, actor.id, pairId)
    if ((await removeStep(tx, pairId, stepId, actor.id)) > 0) return
    if (!(await findStep(tx, actor.id, pairId, stepId))) throw notFound('pair_step_not_found')
    throw forbidden('only_who_added_it')
  })
