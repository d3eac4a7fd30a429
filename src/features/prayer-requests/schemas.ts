// What is sent and what comes back about prayer requests.
import Type from 'typebox'
import { Person } from '#features/accounts/schemas.ts'
import { Post, PrayerStatus, PrayerUpdateShown } from '#features/posts/schemas.ts'
import { Bool, Day, Id, Int, Integer, Name, Nullish, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'

/** 0 for whoever asks anonymously, where the care team looks. */
const UserId = Type.Unsafe<number>({ ...Id, minimum: 0, description: '0 to the care team where the request is anonymous' })

export const PrayerVisibility = Type.Unsafe<'church' | 'care_team'>({
  ...OneOf('church', 'care_team'),
  description:
    '`church`: once it is approved, everybody in the organization reads it; `care_team`: it never becomes a post, and only the care team, leaders and admins read it',
})

const Named = Type.Object({ id: Id, name: Str('Lea Leader') })

const fields = {
  id: Id,
  organization_id: Id,
  user_id: UserId,
  title: Str('Strength for my surgery'),
  request_text: Str('On Thursday the doctors will operate on my knee.'),
  anonymous: Type.Boolean(),
  visibility: PrayerVisibility,
  category: Type.Unsafe<string | null>({
    ...OrNull(Str('Health')),
    description: 'Of the organization’s `prayer_categories` when it was chosen',
  }),
  urgent: Type.Boolean(),
  revision: Type.Unsafe<number>({ ...Int, description: 'Which words these are: each change of its author makes another' }),
  status: OneOf('pending', 'approved', 'rejected'),
  prayer_status: Type.Unsafe<'active' | 'resolved' | null>({
    ...OrNull(PrayerStatus),
    description:
      'Of one that is shared, as on its post, and of one that the care team has taken: `resolved` once its author said that it was answered. Else null',
  }),
  reviewed_by: OrNull(Id),
  reviewed_at: OrNull(Timestamp),
  rejection_reason: OrNull(Str('Please leave out the name of your colleague.')),
  group_post_id: Type.Unsafe<number | null>({ ...OrNull(Id), description: 'The post that it became; null again once that is deleted' }),
  waiting_since: Type.Unsafe<string>({
    ...Timestamp,
    description: 'Since when these words wait, or waited: a change goes to the end of the line',
  }),
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const PrayerRequest = Type.Object(fields)

export const PrayerProposal = Type.Object(
  {
    id: Id,
    title: Str('Strength for a surgery'),
    request_text: Str('On Thursday I will have an operation.'),
    note: OrNull(Str('I left out the name of the hospital.')),
    declined: Type.Boolean({ description: 'Whether its author keeps their own words' }),
    by: OrNull(Named),
  },
  { description: 'Other words that a leader or admin suggests. They count only once its author takes them' },
)

export const OwnPrayerUpdate = Type.Object({
  id: Id,
  text: Str('The operation went well. I can walk again.'),
  answered: Type.Boolean(),
  status: OneOf('pending', 'approved', 'rejected'),
  day: Type.Unsafe<string | null>({ ...OrNull(Day), description: 'On which day it was shared' }),
  rejection_reason: OrNull(Str('Please leave out the name of the doctor.')),
})

export const OwnPrayerRequest = Type.Object({
  ...fields,
  reviewer: OrNull(Named),
  proposal: OrNull(PrayerProposal),
  updates: Type.Array(OwnPrayerUpdate, { description: 'What I wrote about it later, the oldest first' }),
  prayed_count: Type.Unsafe<number>({ ...Int, description: 'How often somebody prayed, as on its post; 0 while there is none' }),
  is_resting: Type.Boolean({ description: 'Whether it stands at the end of the wall until I renew it' }),
})

/** Who asks: to the care team of an anonymous request nobody, and never an address. */
export const Asker = Type.Object({
  ...Person.properties,
  id: UserId,
  email: Type.Unsafe<string>({ ...Str('grace@example.org'), description: 'Empty to the care team, who see no addresses' }),
})
export const PendingPrayerRequest = Type.Object({ ...fields, user: Asker, proposal: OrNull(PrayerProposal) })
export const CarePrayerRequest = Type.Object({
  ...fields,
  user: Asker,
  carer: Type.Unsafe<{ id: number; name: string } | null>({ ...OrNull(Named), description: 'Who has taken it for the care team' }),
  updates: Type.Array(PrayerUpdateShown),
})

export const Submit = {
  title: Name(255, { examples: ['Strength for my surgery'] }),
  request_text: Text(5000, { examples: ['On Thursday the doctors will operate on my knee.'] }),
  anonymous: Optional(Bool),
  visibility: Optional(PrayerVisibility),
  category: Nullish(Name(60, { description: 'One of the organization’s `prayer_categories`' })), // no example: each church has its own
  urgent: Optional(Bool),
  organization_id: Nullish(Id),
}
export const ChangePrayerRequest = {
  title: Optional(Submit.title),
  request_text: Optional(Submit.request_text),
  anonymous: Optional(Bool),
  visibility: Optional(PrayerVisibility),
  category: Submit.category,
  urgent: Optional(Bool),
}

/** The words that somebody has read. */
export const Revision = Optional(
  Integer(1, 2 ** 31 - 1, {
    description:
      'The `revision` that you have read. An older one is refused (`request_changed`); without one, so is whatever was changed in the last ten minutes',
    examples: [1],
  }),
)
export const ApprovePrayerRequest = {
  revision: Revision,
  visibility: Optional({ ...PrayerVisibility, description: '`care_team` gives it to the care team instead of sharing it with the church' }),
}
export const RejectionReason = Nullish(
  Text(1000, { description: 'Shown to the author', examples: ['Please leave out the name of your colleague.'] }),
)
export const RejectRequest = { rejection_reason: RejectionReason, revision: Revision }
export const PrayerRequestDone = Type.Object({ message: Type.String(), request: PrayerRequest })
export const PrayerRequestApproved = Type.Object({
  message: Type.String(),
  post: Type.Union([Post, Type.Null()], {
    description: 'Null when it was approved before and the post has been deleted since, and when it went to the care team',
  }),
})
