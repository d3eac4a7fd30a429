// What is sent and what comes back about meetings.
import Type, { type Static } from 'typebox'
import {
  Address,
  Day,
  Id,
  Int,
  Integer,
  LocalTime,
  Name,
  Nullish,
  OneOf,
  Optional,
  OrNull,
  Str,
  Text,
  Timestamp,
  TimeZone,
} from '#platform/http/fields.ts'
import { rhythms } from './occurrences.ts'

export const Coming = OneOf('yes', 'no', 'maybe')
export const MeetingRepeats = Type.Object(
  {
    every: { ...OneOf(...rhythms), description: '`month_weekday`: the second Tuesday of each month, say' },
    until: { ...Day, description: 'The last day on which it may take place, two years after the first at most' },
  },
  { examples: [{ every: 'week', until: '2026-12-31' }] },
)

const described = <Kind extends object>(kind: Kind, description: string): Kind => ({ ...kind, description })

const startsAt = described(LocalTime, 'On the wall where they meet: it stays through summer time')

/** One occurrence. */
const fields = {
  id: Id,
  group: Type.Object({ id: Id, name: Str('Young Adults') }),
  title: Str('Young Adults'),
  starts_at: startsAt,
  timezone: TimeZone,
  begins_at: described(Timestamp, 'The moment that this is'),
  ends_at: Timestamp,
  duration_minutes: Int,
  location: OrNull(Str('Room 2')),
  online_url: OrNull(Str('https://meet.example.org/young-adults')),
  status: OneOf('planned', 'cancelled'),
  repeats: OrNull(MeetingRepeats),
  coming_count: described(Int, 'How many said yes'),
  my_answer: described(OrNull(Coming), 'What the caller answered'),
  my_note: OrNull(Str('I bring the bread')),
  was_present: described(
    OrNull(Type.Boolean()),
    'Whether the caller was there, as it was saved; null before that, and for meetings before they joined',
  ),
  attendance_at: described(OrNull(Timestamp), 'When it was saved who came'),
}
export const Meeting = Type.Object(fields)
export const MeetingDetail = Type.Object({ ...fields, agenda: OrNull(Str('Romans 8, then dinner')) })

const title = Name(255, { description: 'The group’s name, when left out', examples: ['Summer party'] })
const duration = Integer(5, 1440, { default: 90 })
const place = {
  location: Nullish(Name(255, { examples: ['Room 2'] })),
  online_url: Nullish(Address(2048, { description: 'https', examples: ['https://meet.example.org/young-adults'] })),
  agenda: Nullish(Text(5000)),
}
const Timezone = described(TimeZone, 'The organization’s, when left out')
const repeats = Nullish(MeetingRepeats)

export const CreateMeeting = {
  title: Nullish(title),
  starts_at: startsAt,
  timezone: Optional(Timezone),
  duration_minutes: Optional(duration),
  ...place,
  repeats,
}
export const Scope = {
  ...OneOf('this', 'following'),
  description: '`following`: this one and those of its series that come after it',
  examples: ['following' as const],
}
export const ChangeMeeting = {
  scope: Optional(Scope),
  title: Nullish(title),
  starts_at: Optional(startsAt),
  timezone: Optional(TimeZone),
  duration_minutes: Optional(Integer(5, 1440)),
  ...place,
  repeats: Nullish(described(MeetingRepeats, 'With the scope `following` alone: null makes this the last one')),
}
export const CancelMeeting = { scope: Optional(Scope) }

export const Planned = Type.Object({
  message: Type.String(),
  data: MeetingDetail,
  count: described(Int, 'How many were planned: the first is in `data`'),
})

export const Answer = {
  coming: Coming,
  note: Nullish(Text(500, { description: 'For the group’s admins', examples: ['I bring the bread'] })),
}
export const MeetingAnswer = Type.Object({
  user: Type.Object({ id: Id, name: Str('Grace Miller') }),
  coming: Coming,
  note: described(OrNull(Str('I bring the bread')), 'Null for who is no admin of the group'),
  answered_at: Timestamp,
})

export type MeetingWish = Static<ReturnType<typeof Type.Object<typeof ChangeMeeting>>>
