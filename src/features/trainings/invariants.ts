// What always holds about trainings.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'

export const invariants: Invariant[] = [
  {
    name: 'A multiple-choice training asks questions, and no other does',
    broken: sql`
      select trainings.id from trainings left join training_quizzes quiz on quiz.training_id = trainings.id and quiz.replaced_at is null
      where (trainings.quiz_type is not distinct from 'multiple_choice') <> (quiz.training_id is not null)`,
  },
  {
    name: 'Every question has its right answer among its options',
    broken: sql`
      select training_id from training_quizzes where exists (
        select from jsonb_array_elements(questions) as question
        where not (question ->> 'correct_answer_index')::int between 0 and jsonb_array_length(question -> 'options') - 1)`,
  },
  {
    name: 'The quiz score is the best of all attempts, and a pass among them is kept',
    broken: sql`
      select best.user_id from (select user_id, training_id, max(score) as score from training_attempts group by user_id, training_id) best
      left join training_progress using (user_id, training_id)
      where training_progress.quiz_score is distinct from best.score or (best.score >= 70 and training_progress.quiz_passed_at is null)`,
  },
  {
    name: 'An attempt answers every question of its quiz',
    broken: sql`
      select attempts.id from training_attempts attempts
      join training_quizzes quiz on quiz.training_id = attempts.training_id and quiz.version = attempts.quiz_version
      where cardinality(attempts.answers) <> jsonb_array_length(quiz.questions) or attempts.total_questions <> jsonb_array_length(quiz.questions)`,
  },
  {
    name: 'Whoever completed a training has its certificate, and nobody else',
    broken: sql`
      select user_id from training_progress progress full join training_certificates certificates using (user_id, training_id)
      where (progress.completed_at is not null) <> (certificates.code is not null)`,
  },
]
