// What programs read of challenges and trainings, and of who is how far.
import Type from 'typebox'
import { Day, Id, Int, OneOf, OrNull, Str, Timestamp } from '#platform/http/fields.ts'

export const ProgramChallenge = Type.Object({
  id: Id,
  name: Str('Pray for your street'),
  description: OrNull(Str('Seven days, seven houses')),
  duration_days: Int,
  points_awarded: OrNull(Int),
  language: OrNull(Str('en')),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export const ProgramTraining = Type.Object({
  id: Id,
  title: Str('Foundations'),
  type: Str('Course'),
  series: OrNull(Str('First steps')),
  language: OrNull(Str('en')),
  is_required_for_leadership: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export const ProgramTrainingProgress = Type.Object({
  user_id: Id,
  qualifications: Type.Array(
    Type.Object({
      qualification_id: Id,
      progress_percentage: Int,
      status: OneOf('assigned', 'in_progress', 'completed'),
      due_date: OrNull(Day),
      completed_on: OrNull(Day),
    }),
  ),
})
export const ProgramCompletion = Type.Object({
  id: Id,
  user_id: Id,
  challenge_id: Id,
  started_at: Timestamp,
  completed_at: Timestamp,
})
