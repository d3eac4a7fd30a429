// What is sent and what comes back about assigning trainings, and about everyone's progress.
import Type from 'typebox'
import { OthersCount } from '#features/organizations/schemas.ts'
import { Day, Id, Int, Integer, ListOf, Nullish, OneOf, Optional, OrNull, Str, Text } from '#platform/http/fields.ts'
import { PageOf, pageQuery } from '#platform/http/paging.ts'
import { Percentage } from '../learning/schemas.ts'

export const Assign = {
  qualification_id: Id,
  user_ids: ListOf(Id, 1, 500, { description: 'People of the training’s organization; a person who is named twice counts once' }),
  due_date: Nullish(Type.Unsafe<string>({ ...Day, description: 'Not before today in UTC-12' })),
}
export const TrainingAssigned = Type.Object({
  assigned: Type.Unsafe<number>({ ...Int, description: 'How many people it is new to' }),
  already_assigned: Type.Unsafe<number>({ ...Int, description: 'How many people had it already; the new date is theirs too' }),
})

/** The most people in one answer, which is also the default; with `page` alone the default is smaller. */
const MAX_PEOPLE = 1000
const DEFAULT_PEOPLE = 50
export const ListUsersProgress = {
  organization_id: Optional(Id),
  search: Optional(
    Text(255, { description: 'Words of a name or e-mail address, or parts of them, in any order; letter case and accents don’t count' }),
  ),
  ...pageQuery(DEFAULT_PEOPLE, MAX_PEOPLE),
  per_page: Optional(
    Integer(1, MAX_PEOPLE, {
      'x-clamp': true,
      description: `How many people a page, at most ${MAX_PEOPLE}, which is also what comes where neither \`page\` nor \`per_page\` is sent; with \`page\` alone it is ${DEFAULT_PEOPLE}. A page that would pass 4 MB is divided: go on with \`next_page_url\``,
    }),
  ),
}
export const peopleAtOnce = (query: { page?: number; per_page?: number }) =>
  query.per_page ?? (query.page === undefined ? MAX_PEOPLE : DEFAULT_PEOPLE)

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
export const UsersProgress = Type.Object({
  ...PageOf(UserProgress).properties,
  others: Type.Object(
    { started: OthersCount, completed: OthersCount },
    { description: 'How often people of other organizations took these trainings; they are named to nobody, and no search looks at them' },
  ),
})
