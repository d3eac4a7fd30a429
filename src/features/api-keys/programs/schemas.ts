// What programs read and write. Nothing of it is personal but what `members:read` and `progress:read` are for.
import Type from 'typebox'
import { ChangeGroup, CreateGroup, GroupStatus, JoinType } from '#features/groups/schemas.ts'
import { OrganizationRole } from '#features/organizations/schemas.ts'
import { Day, Email, Id, Int, LocalTime, OneOf, Optional, OrNull, Str, Text, Timestamp, TimeZone } from '#platform/http/fields.ts'
import { feedQuery, pageQuery } from '#platform/http/paging.ts'

export const ProgramGroup = Type.Object({
  id: Id,
  name: Str('Young Adults'),
  purpose: Str('We read the gospels together.'),
  type: OrNull(Str('Bible study')),
  join_type: JoinType,
  status: GroupStatus,
  location: Type.Unsafe<string | null>({
    ...OrNull(Str('Room 2')),
    description: 'Where it meets; null for keys of web pages, since it may be somebody’s home',
  }),
  member_count: Int,
  is_full: Type.Boolean({ description: 'Whether it is active, and no seat is left' }),
  created_at: Timestamp,
  updated_at: Timestamp,
})
const { name, description, type, join_type, location } = CreateGroup
export const AddProgramGroup = { name, description, type, join_type, location }
const { posting: _, ...changes } = ChangeGroup
export const ChangeProgramGroup = changes

export const ProgramMember = Type.Object({
  id: Id,
  name: Str('Grace Miller'),
  email: Str('grace@example.org'),
  role: OrganizationRole,
  joined_at: Timestamp,
})
export const ListProgramMembers = {
  search: Optional(Text(255, { description: 'Words of a name or e-mail address, or parts of them, in any order' })),
  ...pageQuery(20, 100),
}
export const InviteMember = { email: Email }
export const ProgramInvitation = Type.Object({ id: Id, email: Str('grace@example.org'), created_at: Timestamp, expires_at: Timestamp })

export const ListProgramMeetings = {
  from: Optional({ ...Day, description: 'From the beginning of this day in UTC; today, when left out' }),
  to: Optional({ ...Day, description: 'Up to the end of this day in UTC; 60 days after `from`, when left out' }),
  ...feedQuery,
}
export const ProgramMeeting = Type.Object({
  id: Id,
  group: Type.Object({ id: Id, name: Str('Young Adults') }),
  title: Str('Young Adults'),
  starts_at: LocalTime,
  timezone: TimeZone,
  begins_at: Timestamp,
  ends_at: Timestamp,
  location: OrNull(Str('Room 2')),
  status: OneOf('planned', 'cancelled'),
})
