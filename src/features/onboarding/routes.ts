// Onboarding: the survey, the guided or self-made journey, and the level that somebody has reached.
import type { Api } from '#features/accounts/actor.ts'
import { completeChallenge, undoCompletion } from '#features/challenges/progress/progressing.ts'
import { Refused, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { generateJourney } from './generating.ts'
import { findSurvey, saveSurvey } from './queries.ts'
import { readJourney, readLevel, readProgress } from './reading.ts'
import {
  ChallengeOutcome,
  CompleteChallenge,
  GuidedJourneyAnswer,
  JourneyGenerated,
  JourneyNotReady,
  OnboardingProgress,
  OnboardingStatus,
  SurveyTaken,
  TakeSurvey,
  XpAndLevel,
} from './schemas.ts'

export function onboardingRoutes(service: Api) {
  const api = service.withTag('Onboarding')

  api.get(
    '/onboarding/status',
    {
      operationId: 'getOnboardingStatus',
      access: 'subscriber',
      summary: 'Read the status of my onboarding, with the survey’s questions and my answers',
      response: { 200: OnboardingStatus },
    },
    async ({ db, actor, words }) => {
      const survey = await findSurvey(db, actor.id)
      const common = { survey_prompts: words.onboarding.surveyPrompts, survey_completed: survey !== undefined }
      if (!survey) return { ...common, onboarding: true, learning_track: null, has_guided_journey: false, survey_answers: null }
      const { learning_track, answered_at: _, generated_at, ...survey_answers } = survey
      const has_guided_journey = generated_at !== null
      return {
        ...common,
        onboarding: learning_track === 'guided' && !has_guided_journey,
        learning_track,
        has_guided_journey,
        survey_answers,
      }
    },
  )

  api.post(
    '/onboarding/survey',
    {
      operationId: 'submitSurvey',
      access: 'subscriber',
      summary: 'Answer the survey, or answer it again',
      description:
        'Answering again changes answers and track. XP and what was completed stay, and so does the journey until it is generated again.',
      body: TakeSurvey,
      response: { 200: SurveyTaken, 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      await saveSurvey(db, actor.id, body)
      return { success: true, message: words.onboarding.answers.survey_kept, learning_track: body.learning_track } as const
    },
  )

  api.post(
    '/onboarding/generate-journey',
    {
      operationId: 'generateGuidedJourney',
      access: 'subscriber',
      summary: 'Generate the guided journey from the survey, or generate it again',
      description:
        'Up to 99 trainings and 99 challenges that fit the topics, best first. What was completed of an earlier journey stays, and comes first.',
      response: { 200: JourneyGenerated, 422: JourneyNotReady },
    },
    async ({ db, actor, words }) => {
      const journey = await db.transaction(async (tx) => {
        await generateJourney(tx, actor)
        return (await readJourney(tx, actor, words)).journey!
      })
      const { length: training_count } = journey.trainings
      return {
        success: true,
        message: words.onboarding.answers.journey_ready,
        training_count,
        challenge_count: journey.challenges.length,
        journey,
      } as const
    },
  )

  api.get(
    '/onboarding/journey',
    {
      operationId: 'getGuidedJourney',
      access: 'subscriber',
      summary: 'Read my guided journey; on the manual track, what I hearted',
      description:
        'Null before the survey, and on the guided track before it is generated. Of what was hearted, the last 400 trainings and 400 challenges; the totals count all.',
      response: { 200: GuidedJourneyAnswer },
    },
    async ({ db, actor, words }) => readJourney(db, actor, words),
  )

  api.get(
    '/onboarding/progress',
    {
      operationId: 'getOnboardingProgress',
      access: 'subscriber',
      summary: 'Read my progress in journey and curriculum, with XP and level',
      response: { 200: Data(OnboardingProgress) },
    },
    async ({ db, actor, words }) => ({ data: await readProgress(db, actor.id, words) }),
  )

  api.get(
    '/onboarding/level',
    {
      operationId: 'getMyLevel',
      access: 'subscriber',
      summary: 'Read my XP and level',
      description:
        'Each completed training and challenge gives 100 XP. The step to the second level takes 100 XP, each further one 35 percent more: 135, 182, 246, …',
      response: { 200: XpAndLevel },
    },
    async ({ db, actor, words }) => readLevel(db, actor.id, words),
  )

  api.post(
    '/onboarding/challenges/{recommendation}/complete',
    {
      operationId: 'completeRecommendedChallenge',
      access: 'subscriber',
      summary: 'Complete a challenge, or undo it',
      description:
        'Starts it if needed. XP comes once for each challenge, however often and wherever it is completed; undoing takes it away.',
      body: CompleteChallenge,
      response: { 200: Done(ChallengeOutcome), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, body: { completed = true }, words }) =>
      db.transaction(async (tx) => {
        if (completed) await completeChallenge(tx, actor, params.recommendation, { startFirst: true })
        else await undoCompletion(tx, actor, params.recommendation)
        return {
          message: words.onboarding.answers[completed ? 'challenge_completed' : 'challenge_open_again'],
          data: { challenge_id: params.recommendation, completed, ...(await readLevel(tx, actor.id, words)) },
        }
      }),
  )
}
