// The guided journey: up to 99 trainings and 99 challenges that fit the topics of the survey. What was completed stays, first and in its order.
import { isDeepStrictEqual } from 'node:util'
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { viewerOf } from '#features/trainings/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { Refusal } from '#platform/http/errors.ts'
import type { Words } from '#words/languages.ts'
import { matchChallenges, matchTrainings } from './matching/queries.ts'
import { findJourney, lockSurvey, saveJourney } from './queries.ts'

const AT_MOST = 99

/** Generates the journey, or generates it again. Of concurrent calls one does it; when nothing would change, it stays as it was. */
export const generateJourney = (db: Db, caller: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller)
    const survey = await lockSurvey(tx, actor.id)
    if (!survey) throw new NotReady('survey_missing')
    if (survey.learning_track !== 'guided') throw new NotReady('only_guided_track')
    if (survey.generated_meanwhile) return
    const { known, completed } = await findJourney(tx, actor.id)
    const viewer = viewerOf(actor)
    const kept = { trainings: among(known?.trainings, completed.trainings), challenges: among(known?.challenges, completed.challenges) }
    const trainings = await matchTrainings(tx, viewer, survey.focus_topics, completed.trainings, AT_MOST - kept.trainings.length)
    const challenges = await matchChallenges(tx, viewer, survey.focus_topics, completed.challenges, AT_MOST - kept.challenges.length)
    const items = { trainings: [...kept.trainings, ...trainings], challenges: [...kept.challenges, ...challenges] }
    if (!known || !isDeepStrictEqual(items, known)) await saveJourney(tx, actor.id, items)
  })

/** What of a journey is completed, in its order. */
function among(journey: number[] = [], completed: number[]): number[] {
  const all = new Set(completed)
  return journey.filter((id) => all.has(id))
}

/** The contract has `success` in it. */
class NotReady extends Refusal {
  constructor(code: 'survey_missing' | 'only_guided_track') {
    super(422, code)
  }

  override bodyIn(words: Words) {
    return { success: false, ...super.bodyIn(words) }
  }
}
