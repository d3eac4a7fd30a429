// What leaders and admins see of all groups of their organization.
import Type from 'typebox'
import { Person } from '#features/accounts/schemas.ts'
import { Id, Int, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { PageOf, pageQuery } from '#platform/http/paging.ts'
import { GroupRole, GroupStatus, JoinType } from '../schemas.ts'

/** After so many days without a post an active group is idle: six weeks, which are longer than most holidays. */
export const IDLE_DAYS = 42

export const ListGroups = {
  search: Optional(
    Text(255, {
      description: 'Words of a name, kind or leader’s name, or parts of them, in any order; letter case and accents don’t count',
    }),
  ),
  filter: Optional(OneOf('no_leader', 'full', 'idle', 'waiting')),
  ...pageQuery(20, 100),
}

export const GroupOverview = Type.Object({
  id: Id,
  name: Str('Young Adults'),
  type: OrNull(Str('Bible study')),
  join_type: JoinType,
  status: GroupStatus,
  member_count: Int,
  max_members: Int,
  leader: OrNull(Person),
  role: Type.Unsafe<'member' | 'admin' | 'leader' | null>({ ...OrNull(GroupRole), description: 'The caller’s role in the group' }),
  waiting_count: Type.Unsafe<number | null>({
    ...OrNull(Int),
    description: 'How many ask to join; null for who does not decide about them',
  }),
  last_post_at: OrNull(Timestamp),
  is_full: Type.Boolean({ description: 'Active, and no seat is left' }),
  is_idle: Type.Boolean({ description: `Active, and nothing was posted for ${IDLE_DAYS} days` }),
  created_at: Timestamp,
})
export const GroupsOverview = Type.Object({
  ...PageOf(GroupOverview).properties,
  counts: Type.Object(
    { all: Int, no_leader: Int, full: Int, idle: Int, waiting: Int },
    { description: 'How many groups each `filter` finds, whatever is searched' },
  ),
})
