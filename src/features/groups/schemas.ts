// What is sent and what comes back about groups.
import Type, { type Static } from 'typebox'
import { Contact } from '#features/accounts/contact/fields.ts'
import { Person } from '#features/accounts/schemas.ts'
import { ListOrChangesOf } from '#features/changes/schemas.ts'
import { Id, Int, Integer, Name, Nullish, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'

export const GroupStatus = OneOf('active', 'draft', 'inactive')
export const GroupType = OneOf('group', 'global')
export const JoinType = OneOf('open', 'closed')
export const GroupRole = OneOf('member', 'admin', 'leader')
export const Posting = Type.Unsafe<'everyone' | 'leaders'>({
  ...OneOf('everyone', 'leaders'),
  description: 'Who writes posts in it: all its members, or its leader and admins alone. Everybody comments and likes',
})

const fields = {
  id: Id,
  name: Str('Young Adults'),
  code: Str('K7QWM2XR'),
  purpose: Str('We read the gospels together.'),
  organization_id: Id,
  group_type: GroupType,
  join_type: JoinType,
  type: OrNull(Str('Bible study')),
  status: GroupStatus,
  posting: Posting,
  member_count: Int,
  leadership: Type.Unsafe<Static<typeof Person>>({
    ...Person,
    description:
      'Whom to ask about the group: its leader, else its first admin, else the organization’s first admin. Not the role `leadership`',
  }),
  created_at: Timestamp,
}

/** What of the caller waits besides. */
const ownWays = {
  wait_position: Type.Unsafe<number | null>({
    ...OrNull(Int),
    description: 'The caller’s own place in line for a seat, from 1; null where they don’t wait',
  }),
  invitation_id: Type.Unsafe<number | null>({ ...OrNull(Id), description: 'The caller’s own invitation that waits for an answer' }),
}

/** What the caller has of it. */
const mine = {
  unread_count: Type.Unsafe<number>({
    ...Int,
    description:
      'What others have written in it since the caller read it (`POST /groups/{group}/read`), but for people whom they have blocked; 99 stands for so many or more',
  }),
  is_muted: Type.Boolean({ description: 'Whether the caller hears nothing of what is written in it' }),
}

/** The group's next meeting that is not cancelled, until it ends. */
export const NextMeeting = Type.Object({
  id: Id,
  title: Str('Young Adults'),
  starts_at: { ...Str('2026-03-03T19:30'), description: 'On the wall where they meet' },
  timezone: Str('Europe/Berlin'),
  begins_at: Timestamp,
  ends_at: Timestamp,
  location: OrNull(Str('Room 2')),
})
const next_meeting = { ...OrNull(NextMeeting), description: 'For its members; null for others' }

export const Group = Type.Object({ ...fields, next_meeting })
export const OwnGroup = Type.Object({ ...fields, ...mine, next_meeting })
export const GroupDetail = Type.Object({
  ...fields,
  ...mine,
  location: OrNull(Str('Room 2')),
  max_members: OrNull(Int),
  max_members_allowed: Type.Unsafe<number | null>({
    ...OrNull(Int),
    description: 'How many people the organization lets a group take; its admins choose up to that',
  }),
  organization: Type.Object({ id: Id, name: Str('Grace Chapel') }),
  is_member: Type.Boolean(),
  role: Type.Unsafe<'member' | 'admin' | 'leader' | null>({ ...OrNull(GroupRole), description: 'The caller’s role in the group' }),
  pending_request_id: OrNull(Id),
  ...ownWays,
  next_meeting,
  average_rating: OrNull(Type.Number({ examples: [4.5] })),
  ratings_count: Int,
})
export const AvailableGroup = Type.Object({ ...fields, is_full: Type.Boolean(), pending_request_id: OrNull(Id), ...ownWays })
export const GroupName = Type.Object({ id: Id, name: Str('Young Adults') })
/** The group as someone outside may see it. */
export const GroupCard = Type.Object({ id: Id, name: Str('Young Adults'), purpose: Str(''), location: Str('') })

export const GroupMember = Type.Object({
  id: Id,
  name: Str('Grace Miller'),
  email: Str('grace@example.org'),
  ...Contact,
  role: GroupRole,
  joined_at: Timestamp,
})
export const GroupOfMember = Type.Object({
  id: Id,
  name: Str('Young Adults'),
  status: GroupStatus,
  role: Type.Unsafe<'member' | 'admin' | 'leader'>({ ...GroupRole, description: 'Theirs in it' }),
  joined_at: Timestamp,
})
export const GroupMembers = Type.Object({ ...ListOrChangesOf(GroupMember).properties, member_count: Int })

const name = Name(255, { examples: ['Young Adults'] })

export const CreateGroup = {
  name,
  organization_id: Id,
  description: Nullish(Text(5000, { 'x-alias': 'purpose', description: 'Shown as `purpose`' })),
  type: Nullish(Name(100)),
  join_type: Optional(JoinType),
  location: Nullish(Name(255)),
  leader_id: Optional({ ...Id, description: 'Who leads it; the founder where they may, when left out' }),
}
export const ChangeGroup = {
  name: Optional(name),
  description: CreateGroup.description,
  type: Nullish(Name(100)),
  join_type: Optional(JoinType),
  location: Nullish(Name(255)),
  posting: Optional(Posting),
  member_limit: Nullish(
    Integer(1, 100_000, {
      description:
        'How many people the group takes, which it then shows as `max_members`: up to `max_members_allowed`; null for as many as that. Whoever is in it stays',
      examples: [12],
    }),
  ),
}
export const JoinByCode = { joinCode: Text(50, { examples: ['K7QWM2XR'] }) }
export const JoinedGroup = Type.Object({ message: Type.String(), group_id: Id, organization_id: Id })
export const AssignLeader = { leader_id: Id }
export const ChangeStatus = { status: GroupStatus }
export const ChangeMemberRole = { role: OneOf('member', 'admin') }
export const Rate = { rating: Integer(1, 5, { examples: [5] }), comment: Nullish(Text(1000, { examples: ['Warm and honest'] })) }
export const GroupRating = Type.Object({
  rating: Int,
  comment: OrNull(Str('Warm and honest')),
  average_rating: Type.Number(),
  ratings_count: Int,
})
