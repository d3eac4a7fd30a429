// What trainings refuse, and clients know by its error_type.
import { businessError } from '#platform/http/errors.ts'
import { Int, OrNull } from '#platform/http/fields.ts'

export const NoQuiz = businessError('no_quiz', {})
export const QuizNotPassed = businessError('quiz_not_passed', { quiz_score: OrNull(Int) })
export const AttemptsExhausted = businessError('attempts_exhausted', { attempts: Int, max_attempts: Int })
