// What groups refuse, and clients know by its error_type.

import Type from 'typebox'
import { businessError, Refusal, type RefusalCode, Refused } from '#platform/http/errors.ts'
import { Id, Int, Str } from '#platform/http/fields.ts'
import type { Words } from '#words/languages.ts'
import type { VisibleGroup } from './queries.ts'
import { GroupCard, GroupStatus } from './schemas.ts'

export const ClosedGroup = businessError('closed_group', {
  group_id: Id,
  group: GroupCard,
})
/** A closed group, as someone outside may see it. */
export const closedGroup = ({ id, name, purpose, location }: Pick<VisibleGroup, 'id' | 'name' | 'purpose' | 'location'>) =>
  new ClosedGroup({ group_id: id, group: { id, name, purpose, location: location ?? '' } })
export const RequestPending = businessError('request_pending', {
  group_id: Id,
  request_id: Id,
})
export const GroupFull = businessError('group_full', {
  group_id: Id,
  current_members: Int,
  max_members: Int,
  can_wait: Type.Boolean({ description: 'Whether the caller may wait for a seat with `POST /groups/{group}/wait`' }),
})
export const GroupNotLive = businessError('group_not_live', { group_id: Id, status: GroupStatus })
export const LeaderNotQualified = businessError('leader_not_qualified', {
  leader_id: Id,
  redirect_url: Str('https://localhost:8443/trainings?required=1'),
})
export const LeaderLimitReached = businessError('leader_limit_reached', {
  leader_id: Id,
  current_groups: Int,
  max_groups: Int,
})
export const MembershipIsAutomatic = businessError('membership_is_automatic', {
  group_id: Id,
})

/** The service itself keeps global groups, and in some leaders alone post. The sentence comes under both names: clients know `error`, and every refusal has a `message`. */
class GroupRefusal extends Refusal {
  override bodyIn(words: Words) {
    return { error: this.sentence(words), ...super.bodyIn(words) }
  }
}
export const groupRefuses = (code: RefusalCode) => new GroupRefusal(403, code)
export const GlobalGroupRefuses = Type.Union([Type.Object({ error: Type.String(), ...Refused.properties }), Refused], {
  description: '`{error, message, code}` in a global group and where leaders alone post, with the same sentence twice',
})
