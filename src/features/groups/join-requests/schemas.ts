// What is sent and what comes back when people ask to join.
import Type from 'typebox'
import { Person } from '#features/accounts/schemas.ts'
import { Id, Int, Nullish, OneOf, OrNull, ReasonCode, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { GroupName, GroupStatus } from '../schemas.ts'

export const RequestToJoin = {
  group_id: Id,
  note: Nullish(Text(1000, { description: 'A message to the group’s admins', examples: ['May I come?'] })),
}
export const Reject = { reason: Nullish(Text(1000, { description: 'Goes into the e-mail', examples: ['We are full until summer.'] })) }

export const JoinRequestStatus = OneOf('pending', 'accepted', 'rejected')

const fields = {
  id: Id,
  user_id: Id,
  group_id: Id,
  organization_id: Id,
  note: OrNull(Str('May I come?')),
  status: JoinRequestStatus,
  reviewed_by: OrNull(Id),
  reviewed_at: OrNull(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const JoinRequest = Type.Object(fields)
export const OwnJoinRequest = Type.Object({ ...fields, group: GroupName })
export const PendingJoinRequest = Type.Object({ ...fields, user: Person })
export const WaitingJoinRequest = Type.Object({
  ...PendingJoinRequest.properties,
  group: Type.Object({ id: Id, name: Str('Young Adults'), status: GroupStatus, member_count: Int, max_members: Int }),
})
/** How many are decided at once. */
const MOST_AT_ONCE = 50

export const DecideRequests = {
  action: OneOf('accept', 'reject'),
  join_request_ids: Type.Array(Id, { minItems: 1, maxItems: MOST_AT_ONCE, uniqueItems: true }),
  reason: Nullish(Text(1000, { description: 'Goes into the e-mails of those who are rejected', examples: ['We are full until summer.'] })),
}
export const RequestsDecided = Type.Object({
  message: Type.String(),
  results: Type.Array(
    Type.Object({
      join_request_id: Id,
      status: Type.Unsafe<'accepted' | 'rejected' | null>({
        ...OrNull(OneOf('accepted', 'rejected')),
        description: 'Null where it was refused',
      }),
      reviewed_by: Type.Unsafe<number | null>({ ...OrNull(Id), description: 'Somebody else, where they had decided the same before' }),
      refusal: OrNull(Type.Object({ message: Type.String(), code: ReasonCode('group_full') })),
    }),
    { description: 'In the order in which they were sent. `refusal` is what it would have got by itself' },
  ),
})
export const JoinRequestDone = Type.Object({ message: Type.String(), request: JoinRequest })
