// What is sent and what comes back about assigning trainings, and about everyone's progress.
import Type from 'typebox'
import { Day, Id, Int, ListOf, Maybe, OneOf, Optional, OrNull, Str, Text } from '#platform/http/fields.ts'
import { pageQuery } from '#platform/http/paging.ts'
import { Percentage } from '../learning/schemas.ts'

export const Assign = {
  qualification_id: Id,
  user_ids: ListOf(Id, 1, 500, { description: 'People of the training’s organization; who is named twice counts once' }),
  due_date: Maybe(Type.Unsafe<string>({ ...Day, description: 'Not before the day that it is in UTC-12 now' })),
}
export const Assigned = Type.Object({
  assigned: Type.Unsafe<number>({ ...Int, description: 'To how many it is new' }),
  already_assigned: Type.Unsafe<number>({ ...Int, description: 'How many had it already; their date is the new one' }),
})

export const USUAL_PER_PAGE = 50
export const ListUsersProgress = {
  organization_id: Optional(Id),
  search: Optional(Text(255, { description: 'Part of a name or e-mail' })),
  ...pageQuery(USUAL_PER_PAGE, 100),
}
export const UserProgress = Type.Object({
  user_id: Id,
  name: Str('Grace Miller'),
  qualifications: Type.Array(
    Type.Object({
      qualification_id: Id,
      title: Str('Learning to Pray'),
      progress_percentage: Percentage,
      status: OneOf('assigned', 'in_progress', 'completed'),
      due_date: OrNull(Str('2026-03-01')),
      overdue: Type.Boolean(),
    }),
  ),
})
