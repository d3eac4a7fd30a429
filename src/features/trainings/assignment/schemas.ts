// What is sent and what comes back about assigning trainings, and about reminding people of them.
import Type from 'typebox'
import { Day, Id, Int, ListOf, Nullish, OneOf, Optional } from '#platform/http/fields.ts'

const MAX_PEOPLE = 500
const DueDate = Nullish(Type.Unsafe<string>({ ...Day, description: 'Not before today in UTC-12' }))

export const Assign = {
  qualification_id: Id,
  user_ids: ListOf(Id, 1, MAX_PEOPLE, { description: 'People of the training’s organization; a person who is named twice counts once' }),
  due_date: DueDate,
}
const assigned = {
  assigned: Type.Unsafe<number>({ ...Int, description: 'How many people it is new to' }),
  already_assigned: Type.Unsafe<number>({ ...Int, description: 'How many people had it already; the new date is theirs too' }),
}
export const TrainingAssigned = Type.Object(assigned)

export const AssignToAll = {
  group_id: Optional(
    Type.Unsafe<number>({
      ...Id,
      description: 'The members of this group: one that I am in, or any of a church of which I am an admin',
      'x-required-without': 'role',
    }),
  ),
  role: Optional(
    Type.Unsafe<'member' | 'leadership' | 'admin'>({
      ...OneOf('member', 'leadership', 'admin'),
      examples: ['leadership'],
      description: 'Who has this role in the training’s organization; with a group: those of them who are in it',
    }),
  ),
  due_date: DueDate,
}
export const TrainingAssignedToAll = Type.Object({
  ...assigned,
  completed: Type.Unsafe<number>({ ...Int, description: 'How many of them have completed it: they are not asked again' }),
})

export const Remind = {
  user_ids: ListOf(Id, 1, MAX_PEOPLE, { description: 'A person who is named twice counts once' }),
}
export const whyNotReminded = ['not_assigned', 'completed', 'suspended', 'reminded_today'] as const
export const Reminded = Type.Object({
  reminded: Type.Unsafe<number>({ ...Int, description: 'How many people are told' }),
  not_reminded: Type.Array(Type.Object({ user_id: Id, reason: OneOf(...whyNotReminded) }), {
    description:
      'Who is not: it is not assigned to them, they have completed it, their account is suspended, or they were reminded of it within 24 hours',
  }),
})
