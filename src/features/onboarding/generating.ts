// The guided journey: up to 99 trainings and 99 challenges that fit the topics of the survey. What was completed stays, first and in its order.
import type { Actor } from '#features/accounts/actor.ts'
import { viewerOf } from '#features/trainings/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { Refusal } from '#platform/http/errors.ts'
import { matchChallenges, matchTrainings } from './matching/queries.ts'
import { listCompletedInJourney, lockSurvey, saveJourney } from './queries.ts'

const AT_MOST = 99

/** Makes the journey, or makes it anew. Of several calls at once one makes it, and the others find it made. */
export const generateJourney = (db: Db, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const survey = await lockSurvey(tx, actor.id)
    if (!survey) throw notReady('Please answer the survey first.')
    if (survey.learning_track !== 'guided') throw notReady('Only the guided track has a generated journey. Choose it in the survey.')
    if (survey.generated_meanwhile) return
    const kept = await listCompletedInJourney(tx, actor.id)
    const viewer = viewerOf(actor)
    const trainings = await matchTrainings(tx, viewer, survey.focus_topics, AT_MOST - kept.trainings.length)
    const challenges = await matchChallenges(tx, viewer, survey.focus_topics, AT_MOST - kept.challenges.length)
    await saveJourney(tx, actor.id, { trainings: [...kept.trainings, ...trainings], challenges: [...kept.challenges, ...challenges] })
  })

const notReady = (message: string) => new Refusal(422, { success: false, message })
