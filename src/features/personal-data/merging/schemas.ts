// What is asked and answered about merging two accounts of one person.
import Type from 'typebox'
import { Id, Int, OneOf, RawString, Str, Text } from '#platform/http/fields.ts'

export const MergeAccount = {
  email: Text(254, { description: 'Of the other account', examples: ['grace@example.com'] }),
  password: RawString(1000, { description: 'Of the other account', examples: ['correct horse battery'] }),
  current_password: RawString(1000, { description: 'Of the account that is signed in, which stays', examples: ['another good horse'] }),
}

const organization = { id: Id, name: Str('Grace Chapel') }

export const ReasonToStay = OneOf('role', 'group_role', 'care_team', 'one_to_one', 'suspended')

const counted = (description: string) => Type.Unsafe<number>({ ...Int, description })

export const AccountMerge = Type.Object({
  account: Type.Object({ id: Id, name: Str('Grace Miller'), email: Str('grace@example.com') }, { description: 'The other account' }),
  organizations: Type.Array(Type.Object({ ...organization, is_new: Type.Boolean() }), {
    description: 'Where the place moves; `is_new` where this account does not belong yet',
  }),
  staying: Type.Array(Type.Object({ ...organization, reason: ReasonToStay }), {
    description:
      'Organizations of which nothing moves: the other account has a role there (`role`), in a group (`group_role`) or in the care team (`care_team`) that this one has not, walks with somebody (`one_to_one`), or this one is suspended there (`suspended`)',
  }),
  groups: counted('Groups that the other account is in there'),
  waits: counted('Requests to join and places in waiting lists'),
  trainings: counted('Trainings that were begun or completed'),
  certificates: counted('Certificates that move'),
  certificates_ended: counted('Certificates that end, since the same training was completed with both accounts: the earlier one counts'),
  assignments: counted('Trainings that somebody assigned'),
  challenges: counted('Challenges that were begun or completed'),
  badges: counted('Badges'),
  meetings: counted('Meetings at which the other account was seen'),
})
