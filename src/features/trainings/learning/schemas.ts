// What is sent and what comes back about my progress and quizzes.
import Type from 'typebox'
import { Bool, Id, Int, Integer, ListOf, Nullish, OneOf, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { completeFeedQuery } from '#platform/http/paging.ts'
import { QuizType } from '../schemas.ts'

export const Percentage = Type.Unsafe<number>({ type: 'integer', minimum: 0, maximum: 100, examples: [66] })

export const TrainingProgress = Type.Object({
  qualification_id: Id,
  title: Str('Learning to Pray'),
  type: Str('Foundations'),
  series: OrNull(Str('First Steps')),
  progress_percentage: Percentage,
  quiz_score: Type.Unsafe<number | null>({ ...OrNull(Percentage), description: 'The best of all attempts' }),
  quiz_passed: Type.Boolean(),
  completed: Type.Boolean(),
  started_at: Timestamp,
  completed_at: OrNull(Timestamp),
  has_audio: Type.Boolean(),
  has_video: Type.Boolean(),
  quiz_type: OrNull(QuizType),
})

/** The most in one answer, and the default. */
export const WHOLE_PROGRESS = 1000
export const ListProgress = completeFeedQuery(WHOLE_PROGRESS)

export const UpdateProgress = {
  module_id: Type.Unsafe<number>({ ...Id, description: 'The `id` of one of the training’s `modules`' }),
  status: OneOf('in_progress', 'completed'),
  notes: Nullish(Text(5000, { description: 'Private: nobody else can read them' })),
}

export const SubmitQuiz = {
  consent: Nullish(Type.Unsafe<boolean>({ ...Bool, description: 'For `completion_consent`' })),
  answers: Nullish(
    ListOf(Type.Object({ question_index: Integer(0, 1000), selected_answer_index: Nullish(Integer(0, 1000)) }), 1, 1000, {
      examples: [[{ question_index: 0, selected_answer_index: 0 }]],
      description: 'For `multiple_choice`; what is left out, or answered with null, counts as wrong',
    }),
  ),
  quiz_version: Nullish(
    Integer(1, 1_000_000, { description: 'The `quiz_version` that was read; an older one is taken for a day after it was replaced' }),
  ),
}

const Result = {
  question_index: Type.Integer({ examples: [0] }),
  correct: Type.Boolean(),
  correct_answer_index: Type.Optional(
    Type.Integer({ examples: [2], description: 'The right answer’s place, where the answer given was wrong' }),
  ),
}
export const QuizResult = Type.Object({
  success: Type.Boolean(),
  score: Percentage,
  passed: Type.Boolean({ description: 'From 70 percent' }),
  correct_answers: Int,
  total_questions: Int,
  results: Type.Array(Type.Object(Result)),
})
export const ConsentResult = Type.Object({ success: Type.Boolean(), passed: Type.Boolean(), message: Type.String() })

export const QuizAttempt = Type.Object({
  id: Id,
  score: Percentage,
  passed: Type.Boolean(),
  correct_answers: Int,
  total_questions: Int,
  submitted_at: Timestamp,
  quiz_version: Int,
  results: Type.Array(
    Type.Object({
      ...Result,
      question: Str('Who led the people of Israel out of Egypt?'),
      options: Type.Array(Str('Moses')),
      selected_answer_index: OrNull(Type.Integer({ examples: [1] })),
    }),
  ),
})

export const TrainingCompleted = Type.Object({
  qualification_id: Id,
  completed_at: Timestamp,
  certificate_url: Str('https://localhost:8443/api/qualifications/42/certificate'),
})
