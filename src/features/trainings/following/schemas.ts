// What is asked and what comes back about everyone's progress.
import Type, { type Static, type TObject } from 'typebox'
import { OthersCount } from '#features/organizations/schemas.ts'
import type { FieldError } from '#platform/http/errors.ts'
import { Bool, Id, Integer, OneOf, Optional, OrNull, Str, Text } from '#platform/http/fields.ts'
import { PageOf, pageQuery } from '#platform/http/paging.ts'
import { Percentage } from '../learning/schemas.ts'

/** The most people in one answer, which is also the default; with `page` alone the default is smaller. */
const MAX_PEOPLE = 1000
const DEFAULT_PEOPLE = 50
const described = (description: string) => Optional(Type.Unsafe<number>({ ...Id, description }))
export const ListUsersProgress = {
  organization_id: Optional(Id),
  user_id: described('One person alone'),
  group_id: described('The members of a group: one that I am in, or any of a church of which I am an admin'),
  qualification_id: described('Who started this training or was assigned it; `qualifications` holds it alone'),
  overdue: Optional(
    Type.Unsafe<boolean>({
      ...Bool,
      description:
        'Only who has not completed by today, on their own calendar, what they were assigned; of `qualification_id`, where it is sent',
    }),
  ),
  only: Optional(
    Text(1000, {
      description: '`qualifications` holds these alone: their ids, with commas between them',
      examples: ['42,43'],
      'x-check': (ids: string): FieldError | undefined => (/^\d{1,15}(,\d{1,15})*$/.test(ids) ? undefined : { rule: 'invalid_choice' }),
    }),
  ),
  most: Optional(
    Integer(1, 100, {
      description:
        'How many trainings the `qualifications` of a page hold at most, for a table of them: those with which most of its people are overdue, then those that most of them have',
    }),
  ),
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
export type UsersProgressQuery = Static<TObject<typeof ListUsersProgress>>
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
      completed_on: Type.Unsafe<string | null>({ ...OrNull(Str('2026-02-14')), description: 'The day on which they completed it, in UTC' }),
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
