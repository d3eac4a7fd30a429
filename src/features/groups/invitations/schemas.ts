// What is sent and what comes back about invitations into a group.
import Type from 'typebox'
import { Id, Int, OneOf, Str, Timestamp } from '#platform/http/fields.ts'
import { GroupStatus, JoinType } from '../schemas.ts'

/** How many people are invited, and how many requests are decided, at once. */
export const MOST_AT_ONCE = 50

export const InvitePeople = {
  user_ids: Type.Array(Id, { minItems: 1, maxItems: MOST_AT_ONCE, uniqueItems: true, description: 'People of the group’s organization' }),
}

export const InvitationOutcome = Type.Unsafe<'invited' | 'already_invited' | 'already_member' | 'not_again_yet' | 'not_in_organization'>({
  ...OneOf('invited', 'already_invited', 'already_member', 'not_again_yet', 'not_in_organization'),
  description:
    'What came of it. Only who is `invited` now is told. `not_again_yet`: they declined in the last 30 days, or were invited three times in them',
})
export const PeopleInvited = Type.Object({
  message: Type.String(),
  results: Type.Array(Type.Object({ user_id: Id, result: InvitationOutcome })),
})

/** One that waits for its answer, as the group’s admins see it: without the address of somebody who may not want to come. */
export const PendingGroupInvitation = Type.Object({
  id: Id,
  user: Type.Object({ id: Id, name: Str('Grace Miller') }),
  created_at: Timestamp,
})

/** One that waits for its answer, as whoever is invited sees it. */
export const OwnGroupInvitation = Type.Object({
  id: Id,
  created_at: Timestamp,
  group: Type.Object({
    id: Id,
    name: Str('Young Adults'),
    purpose: Str('We read the gospels together.'),
    organization_id: Id,
    join_type: JoinType,
    status: GroupStatus,
    member_count: Int,
    is_full: Type.Boolean(),
  }),
})
