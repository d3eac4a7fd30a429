// SQL of the steps that two take together.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { partOf, type WithPlace, withoutPlaces } from '#platform/http/answer-size.ts'
import type { PairStep } from './schemas.ts'

type Step = Static<typeof PairStep>

/** What everybody of the pair's organization may see, so that both do: of a table of trainings or challenges. */
const trainingForAll = sql`
  trainings.deleted_at is null and (trainings.visibility = 'everyone' or trainings.visibility = 'members_only' and trainings.organization_id = pairs.organization_id)`
const challengeForAll = sql`
  challenges.status = 'published' and (challenges.visibility = 'everyone' or challenges.organization_id = pairs.organization_id)`

const shown = sql`
  select pair_steps.id, pair_steps.kind, pair_steps.text, pair_steps.day, pair_steps.added_by, pair_steps.ticked_by, pair_steps.ticked_at, pair_steps.created_at,
    case when trainings.id is not null then jsonb_build_object('id', trainings.id, 'title', trainings.title) end as training,
    case when challenges.id is not null then jsonb_build_object('id', challenges.id, 'name', challenges.name) end as challenge
  from pair_steps join pairs on pairs.id = pair_id
  left join trainings on trainings.id = training_id and ${trainingForAll}
  left join challenges on challenges.id = challenge_id and ${challengeForAll}`

/** Of a pair whose reader is one of the two: what is to do first, by its day; then what is done, the latest first. */
export async function listSteps(db: Db, userId: number, pairId: number, after: number) {
  const steps = sql`
    select steps.*, row_number() over (order by ticked_at is not null, ticked_at desc, day nulls last, id) as place from (
      ${shown} where pair_id = ${pairId} and ${userId}::bigint in (pairs.mentor_id, pairs.mentee_id)) steps`
  return withoutPlaces(await db.many<Step & WithPlace>(partOf(steps, { octets: sql`coalesce(octet_length(text), 0) + 900`, after })))
}

export const findStep = (db: Db, userId: number, pairId: number, stepId: number) =>
  db.maybe<Step>(sql`
    ${shown} where pair_steps.id = ${stepId} and pair_id = ${pairId} and ${userId}::bigint in (pairs.mentor_id, pairs.mentee_id)`)

export const countSteps = async (tx: Db, pairId: number) =>
  (await tx.one<{ count: number }>(sql`select count(*) from pair_steps where pair_id = ${pairId}`)).count

export interface NewStep {
  kind: Step['kind']
  text: string | null
  day: string | null
  trainingId: number | null
  challengeId: number | null
}

/** Whether everybody of the pair's organization may see it. */
export const isTrainingForBoth = async (tx: Db, pairId: number, trainingId: number) =>
  (await tx.maybe(sql`select from pairs, trainings where pairs.id = ${pairId} and trainings.id = ${trainingId} and ${trainingForAll}`)) !==
  undefined
export const isChallengeForBoth = async (tx: Db, pairId: number, challengeId: number) =>
  (await tx.maybe(
    sql`select from pairs, challenges where pairs.id = ${pairId} and challenges.id = ${challengeId} and ${challengeForAll}`,
  )) !== undefined

export const addStep = async (tx: Db, pairId: number, userId: number, step: NewStep) =>
  (
    await tx.one<{ id: number }>(sql`
      insert into pair_steps (pair_id, added_by, kind, text, day, training_id, challenge_id)
      values (${pairId}, ${userId}, ${step.kind}, ${step.text}, ${step.day}, ${step.trainingId}, ${step.challengeId}) returning id`)
  ).id

/** Ticks it, or takes the tick back. What is ticked stays as it was ticked first. */
export const saveTick = (tx: Db, pairId: number, stepId: number, by: number | null) =>
  tx.run(sql`
    update pair_steps set ticked_by = ${by}, ticked_at = case when ${by}::bigint is null then null else now() end
    where id = ${stepId} and pair_id = ${pairId} and (ticked_at is null) = (${by}::bigint is not null)`)

/** One's own alone. */
export const removeStep = (tx: Db, pairId: number, stepId: number, userId: number) =>
  tx.run(sql`delete from pair_steps where id = ${stepId} and pair_id = ${pairId} and added_by = ${userId}`)
