// What groups refuse, and clients know by its error_type.

import Type from 'typebox'
import { businessError, Message, Refusal } from '#platform/http/errors.ts'
import { Id, Int, Str } from '#platform/http/fields.ts'
import { GroupCard, GroupStatus } from './schemas.ts'

export const ClosedGroup = businessError('closed_group', 'This group is closed. Ask its admin to let you in.', {
  group_id: Id,
  group: GroupCard,
})
export const RequestPending = businessError('request_pending', 'You have asked to join this group already.', {
  group_id: Id,
  request_id: Id,
})
export const GroupFull = businessError('group_full', 'This group is full.', { group_id: Id, current_members: Int, max_members: Int })
export const GroupNotLive = businessError('group_not_live', 'This group does not take members now.', { group_id: Id, status: GroupStatus })
export const LeaderNotQualified = businessError('leader_not_qualified', 'This person has not completed the trainings that leaders need.', {
  leader_id: Id,
  redirect_url: Str('https://localhost:8443/trainings?required=1'),
})
export const LeaderLimitReached = businessError('leader_limit_reached', 'This person leads as many groups as one may.', {
  leader_id: Id,
  current_groups: Int,
  max_groups: Int,
})
export const MembershipIsAutomatic = businessError('membership_is_automatic', 'Everybody in the organization belongs to this group.', {
  group_id: Id,
})

/** Global groups are kept by the service itself. The same sentence under both names: clients know `error`, and every refusal has a `message`. */
export const globalGroupRefuses = (sentence: string) => new Refusal(403, { error: sentence, message: sentence })
export const GlobalGroupRefuses = Type.Union([Type.Object({ error: Type.String(), message: Type.String() }), Message], {
  description: '`{error, message}` in a global group, twice the same sentence',
})
export const globalGroupIsFixed = () => globalGroupRefuses('This group belongs to the whole organization and cannot be changed.')
