// What is sent and what comes back about who came.
import Type from 'typebox'
import { Id, Int, Integer, ListOf, Nullish, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { completeListQuery, ListMeta } from '#platform/http/paging.ts'

/** Whoever was at none of so many meetings, one after the other, has not been seen. */
export const UNSEEN_AFTER = 4

export const SaveAttendance = {
  present: ListOf(Id, 0, 10_000, { description: 'The members who came: who is not in the list did not', examples: [[7, 12, 31]] }),
  guests: Optional(Integer(0, 10_000, { default: 0, description: 'How many others came' })),
  note: Nullish(Text(1000, { description: 'For those who see who came', examples: ['A good evening'] })),
}
export const Attendance = Type.Object({
  present: Type.Array(Id),
  guests: Int,
  note: OrNull(Str('A good evening')),
  saved_at: OrNull(Timestamp),
})

export const ListAttendance = {
  meetings: Optional(Integer(1, 52, { 'x-clamp': true, default: 12, description: 'How many of the last meetings of which it was saved' })),
  ...completeListQuery,
}
export const AttendedMeeting = Type.Object({
  id: Id,
  title: Str('Young Adults'),
  starts_at: Str('2026-03-03T19:30'),
  timezone: Str('Europe/Berlin'),
  begins_at: Timestamp,
  present_count: Int,
  guests: Int,
  note: OrNull(Str('A good evening')),
})
export const AttendingMember = Type.Object({
  id: Id,
  name: Str('Grace Miller'),
  present: Type.Array(Id, { description: 'The meetings at which they were' }),
  missed: { ...Int, description: 'How many of the last ones since they joined they were not at, one after the other' },
  is_unseen: Type.Boolean({ description: `At none of the last ${UNSEEN_AFTER} since they joined` }),
})
export const GroupAttendance = Type.Object({
  data: Type.Array(AttendingMember, { description: 'The members, who has not been seen first' }),
  meetings: Type.Array(AttendedMeeting, { description: 'The meetings, the latest first' }),
  meta: ListMeta,
})
