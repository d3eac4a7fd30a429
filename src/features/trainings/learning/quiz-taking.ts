// Submitting a quiz: a consent, or answers that are compared with the questions that the person has read.
import type { Static, TObject } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, NotStarted } from '#platform/http/errors.ts'
import { feedOf, type feedQuery, feedSize, readCursor } from '#platform/http/paging.ts'
import type { Words } from '#words/languages.ts'
import { AttemptsExhausted, NoQuiz } from '../errors.ts'
import type { VisibleTraining } from '../queries.ts'
import { type Answer, answerPerQuestion, isPass, resultsOf, scoreOf } from './grading.ts'
import { visibleTraining, visibleTrainingLocked } from './progressing.ts'
import { addAttempt, countAttempts, findQuiz, listAttempts, lockProgress, saveQuizOutcome } from './queries.ts'

interface Submission {
  consent?: boolean | null
  answers?: Answer[] | null
  quiz_version?: number | null
}

/** One at a time for each person and training, so that of many at once each attempt is counted and a pass is kept. */
export function submitQuiz(db: Db, actor: Actor, trainingId: number, submission: Submission, words: Words) {
  return db.transaction(async (tx) => {
    const training = await visibleTrainingLocked(tx, actor, trainingId)
    if (!(await lockProgress(tx, actor.id, trainingId))) throw new NotStarted({})
    if (!training.quiz_type) throw new NoQuiz({})
    if (training.quiz_type === 'completion_consent') return consent(tx, actor, training, submission, words)
    return answer(tx, actor, training, submission)
  })
}

async function consent(tx: Db, actor: Actor, training: VisibleTraining, submission: Submission, words: Words) {
  if (submission.consent === undefined || submission.consent === null) throw invalid({ consent: [{ rule: 'required' }] })
  if (!submission.consent) throw invalid({ consent: [{ rule: 'accepted' }] })
  await saveQuizOutcome(tx, actor.id, training.id, { score: null, passed: true })
  return { success: true, passed: true, message: words.trainings.answers.consent_given }
}

async function answer(tx: Db, actor: Actor, training: VisibleTraining, { answers, quiz_version }: Submission) {
  if (!answers) throw invalid({ answers: [{ rule: 'required' }] })
  const quiz = await findQuiz(tx, training.id, quiz_version ?? null)
  if (!quiz) throw invalid({ quiz_version: [{ rule: 'questions_changed' }] })
  const choices = answerPerQuestion(answers, quiz.questions)
  await refuseWhenExhausted(tx, actor, training)

  const results = resultsOf(choices, quiz.questions)
  const correct = results.filter((result) => result.correct).length
  const score = scoreOf(correct, results.length)
  const passed = isPass(score)
  await addAttempt(tx, { userId: actor.id, trainingId: training.id, version: quiz.version, choices, correct, score })
  await saveQuizOutcome(tx, actor.id, training.id, { score, passed })
  return { success: true, score, passed, correct_answers: correct, total_questions: results.length, results }
}

async function refuseWhenExhausted(tx: Db, actor: Actor, { id, max_attempts }: VisibleTraining) {
  if (max_attempts === null) return
  const attempts = await countAttempts(tx, actor.id, id)
  if (attempts >= max_attempts) throw new AttemptsExhausted({ attempts, max_attempts })
}

/** My attempts, each with the questions as they were then. */
export async function readAttempts(db: Db, actor: Actor, trainingId: number, { cursor, per_page }: Static<TObject<typeof feedQuery>>) {
  const [before] = (readCursor(cursor, ['number']) ?? []) as [number?]
  await visibleTraining(db, actor, trainingId)
  const size = feedSize({ per_page })
  const attempts = await listAttempts(db, actor.id, trainingId, size + 1, before)
  const shown = attempts.map(({ answers, questions, ...attempt }) => ({
    ...attempt,
    passed: isPass(attempt.score),
    results: resultsOf(answers, questions).map((result, index) => ({
      ...result,
      question: questions[index]!.question,
      options: questions[index]!.options,
      selected_answer_index: answers[index] ?? null,
    })),
  }))
  return feedOf(shown, size, ({ id }) => [id])
}
