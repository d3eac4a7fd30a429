// Journey, curriculum and level as the member reads them.
import type { Static } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import { viewerOf } from '#features/trainings/policy.ts'
import { levelAt, titleOf, XP_PER_COMPLETION } from '#features/xp/levels.ts'
import { sumXp } from '#features/xp/queries.ts'
import type { Db } from '#platform/db/database.ts'
import type { Words } from '#words/languages.ts'
import { countItems, findSurvey, listHearted, listItems } from './queries.ts'
import type { GuidedJourneyAnswer, OnboardingProgress, OnboardingTotals, XpAndLevel } from './schemas.ts'

export async function readLevel(db: Db, userId: number, words: Words): Promise<Static<typeof XpAndLevel>> {
  const total_xp = await sumXp(db, userId)
  const level = levelAt(total_xp)
  return { xp: { total_xp, xp_per_completion: XP_PER_COMPLETION }, level: { ...level, title: titleOf(level.current_level, words) } }
}

/** The generated journey on the guided track, what they hearted on the manual one, nothing before. */
export async function readJourney(db: Db, actor: Actor, words: Words): Promise<Static<typeof GuidedJourneyAnswer>> {
  const survey = await findSurvey(db, actor.id)
  const learning_track = survey?.learning_track ?? null
  const isGuided = learning_track === 'guided'
  const generated_at = isGuided ? survey?.generated_at : survey?.answered_at
  if (!generated_at) return { learning_track, journey: null }
  const { trainings, challenges } = await listItems(db, viewerOf(actor), isGuided ? 'guided' : 'hearted')
  const totals = totalsOf(
    isGuided ? { trainings: countsOf(trainings), challenges: countsOf(challenges) } : await countItems(db, actor.id, false),
  )
  return { learning_track, journey: { generated_at, trainings, challenges, totals, ...(await readLevel(db, actor.id, words)) } }
}

export async function readCurriculum(db: Db, actor: Actor) {
  const { trainings, challenges } = await listHearted(db, viewerOf(actor))
  return { trainings, challenges, totals: totalsOf(await countItems(db, actor.id, false)) }
}

export async function readProgress(db: Db, userId: number, words: Words): Promise<Static<typeof OnboardingProgress>> {
  const survey = await findSurvey(db, userId)
  const { trainings, challenges } = await countItems(db, userId, survey?.learning_track === 'guided')
  const total = trainings.total + challenges.total
  const percent_completed = total === 0 ? 0 : Math.floor((100 * (trainings.completed + challenges.completed)) / total)
  return {
    learning_track: survey?.learning_track ?? null,
    ...(await readLevel(db, userId, words)),
    trainings,
    challenges,
    percent_completed,
  }
}

type Counts = { total: number; completed: number }

const countsOf = (items: { completed: boolean }[]): Counts => ({
  total: items.length,
  completed: items.filter(({ completed }) => completed).length,
})

const totalsOf = ({ trainings, challenges }: { trainings: Counts; challenges: Counts }): Static<typeof OnboardingTotals> => ({
  training_total: trainings.total,
  training_completed: trainings.completed,
  challenge_total: challenges.total,
  challenge_completed: challenges.completed,
  items_completed: trainings.completed + challenges.completed,
  items_total: trainings.total + challenges.total,
})
