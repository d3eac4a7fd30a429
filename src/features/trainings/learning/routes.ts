// Taking trainings: my progress, quizzes and completions.
import Type from 'typebox'
import type { Api } from '#features/accounts/actor.ts'
import { NotStarted, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Done } from '#platform/http/fields.ts'
import { FeedOf, feedOf, feedQuery, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import { AttemptsExhausted, NoQuiz, QuizNotPassed } from '../errors.ts'
import { viewerOf } from '../policy.ts'
import { completeTraining, startTraining, updateModule } from './progressing.ts'
import { listProgress } from './queries.ts'
import { readAttempts, submitQuiz } from './quiz-taking.ts'
import {
  ConsentResult,
  ListProgress,
  QuizAttempt,
  QuizResult,
  SubmitQuiz,
  TrainingCompleted,
  TrainingProgress,
  UpdateProgress,
  WHOLE_PROGRESS,
} from './schemas.ts'

export function learningRoutes(service: Api, { config }: Services) {
  const api = service.withTag('Trainings')

  api.get(
    '/qualifications/progress',
    {
      operationId: 'listMyTrainingProgress',
      access: 'subscriber',
      summary: 'List the trainings that I have started, the newest first',
      query: ListProgress,
      response: { 200: FeedOf(TrainingProgress), 422: ValidationFailed },
    },
    async ({ db, actor, query }) => {
      const after = readCursor(query.cursor, ['string', 'number'])
      const size = feedSize(query, WHOLE_PROGRESS)
      const rows = await listProgress(db, viewerOf(actor), size + 1, after)
      return feedOf(rows, size, ({ started_at, qualification_id }) => [started_at, qualification_id])
    },
  )

  api.post(
    '/qualifications/start/{qualification}',
    {
      operationId: 'startTraining',
      access: 'subscriber',
      summary: 'Start a training; again changes nothing',
      response: { 200: Done(TrainingProgress), 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      const { title, progress } = await startTraining(db, actor, params.qualification)
      return { message: words.trainings.answers.started({ title }), data: progress }
    },
  )

  api.post(
    '/qualifications/update-progress/{qualification}',
    {
      operationId: 'updateTrainingProgress',
      access: 'subscriber',
      summary: 'Save my progress in a module',
      description:
        '`module_id` is the `id` of one of the training’s `modules`, which `GET /qualifications/{qualification}` lists. The percentage is the share of completed modules; a passed quiz counts as one more.',
      body: UpdateProgress,
      response: { 200: Done(TrainingProgress), 404: Refused, 422: refusals(NotStarted) },
    },
    async ({ db, actor, params, body, words }) => ({
      message: words.trainings.answers.progress_saved,
      data: await updateModule(db, actor, params.qualification, body),
    }),
  )

  api.post(
    '/qualifications/{qualification}/submit-quiz',
    {
      operationId: 'submitQuiz',
      access: 'subscriber',
      summary: 'Submit a quiz: my answers, or my consent',
      description:
        'A `multiple_choice` quiz wants `answers` and is passed from 70 percent; a `completion_consent` wants `consent: true`. The response says for each question whether its answer was right and, where it was not, which one is: learners see that after one attempt, whatever the organization’s `reveal_quiz_answers`. All attempts are kept, the best one counts, and a pass is never lost. With `quiz_version` the answers are compared with the questions that were read, even if these were edited meanwhile.',
      body: SubmitQuiz,
      response: { 200: Type.Union([QuizResult, ConsentResult]), 404: Refused, 422: refusals(NotStarted, NoQuiz, AttemptsExhausted) },
    },
    async ({ db, actor, params, body, words }) => submitQuiz(db, actor, params.qualification, body, words),
  )

  api.get(
    '/qualifications/{qualification}/attempts',
    {
      operationId: 'listMyQuizAttempts',
      access: 'subscriber',
      summary: 'List my attempts at a quiz, the newest first',
      description: 'Each with the questions as they were when they were answered.',
      query: feedQuery,
      response: { 200: FeedOf(QuizAttempt), 404: Refused, 422: ValidationFailed },
    },
    async ({ db, actor, params, query }) => readAttempts(db, actor, params.qualification, query),
  )

  api.post(
    '/qualifications/complete/{qualification}',
    {
      operationId: 'completeTraining',
      access: 'subscriber',
      summary: 'Complete a training; again changes nothing',
      description: 'Where there is a quiz, it must be passed. `certificate_url` is the certificate, a PDF.',
      response: { 200: Done(TrainingCompleted), 404: Refused, 422: refusals(NotStarted, QuizNotPassed) },
    },
    async ({ db, actor, params, words }) => ({
      message: words.trainings.answers.completed,
      data: {
        qualification_id: params.qualification,
        completed_at: await completeTraining(db, actor, params.qualification),
        certificate_url: `${config.publicUrl}/api/qualifications/${params.qualification}/certificate`,
      },
    }),
  )
}
