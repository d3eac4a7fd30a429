// Proposes a quiz for a training from its own texts. Nothing is saved: a person reads the questions, and saves them with the training.
import type { Actor } from '#features/accounts/actor.ts'
import { modelFor } from '#features/organizations/model-budget.ts'
import { type FieldError, forbidden, invalid, notFound } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { canManageTraining, viewerOf } from './policy.ts'
import { findTraining, listModules } from './queries.ts'
import { writeQuiz } from './quiz-writer.ts'

/** Runs outside a transaction: it may wait for the language model. */
export async function proposeQuiz(services: Services, actor: Actor, trainingId: number, questionCount: number) {
  const { db, config, log } = services
  const training = await findTraining(db, viewerOf(actor), trainingId)
  if (!training) throw notFound('training_not_found')
  if (!canManageTraining(actor, training)) throw forbidden('only_leaders_write_quizzes')
  const modules = await listModules(db, [trainingId], actor.id)
  const model = modelFor(services, training.organization_id)

  const quiz = await writeQuiz({
    title: training.title,
    language: training.language,
    texts: [training.content, ...modules.map(({ content }) => content)],
    questionCount,
    deadlineMs: config.LANGUAGE_MODEL_TIMEOUT,
    ...(model ? { model } : {}),
  })
  const { modelFailure, tokens } = quiz
  if (modelFailure) log.warn({ training: trainingId, reason: modelFailure, tokens }, 'The language model gave less than a quiz')
  if ('tooThin' in quiz && quiz.isForeign && quiz.possible === 0) throw invalid({ question_count: [{ rule: 'needs_english_or_model' }] })
  if ('tooThin' in quiz) throw invalid({ question_count: [tooThin(quiz.possible)] })
  return quiz.questions
}

const tooThin = (possible: number): FieldError =>
  possible === 0 ? { rule: 'text_too_short_for_quiz' } : { rule: 'text_too_short_for_questions', possible }
