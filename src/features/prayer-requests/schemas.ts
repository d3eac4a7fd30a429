// What is sent and what comes back about prayer requests.
import Type from 'typebox'
import { Person } from '#features/accounts/schemas.ts'
import { Post, PrayerStatus } from '#features/posts/schemas.ts'
import { Bool, Id, Name, Nullish, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'

const fields = {
  id: Id,
  organization_id: Id,
  user_id: Id,
  title: Str('Strength for my surgery'),
  request_text: Str('On Thursday the doctors will operate on my knee.'),
  anonymous: Type.Boolean(),
  status: OneOf('pending', 'approved', 'rejected'),
  reviewed_by: OrNull(Id),
  reviewed_at: OrNull(Timestamp),
  rejection_reason: OrNull(Str('Please leave out the name of your colleague.')),
  group_post_id: Type.Unsafe<number | null>({ ...OrNull(Id), description: 'The post that it became; null again once that is deleted' }),
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const PrayerRequest = Type.Object(fields)
export const OwnPrayerRequest = Type.Object({
  ...fields,
  reviewer: OrNull(Type.Object({ id: Id, name: Str('Lea Leader') })),
  prayer_status: Type.Unsafe<'active' | 'resolved' | null>({
    ...OrNull(PrayerStatus),
    description: 'As on the post that it became: `resolved` once its author said that it was answered. Null while there is no post',
  }),
})
export const PendingPrayerRequest = Type.Object({ ...fields, user: Person })

export const Submit = {
  title: Name(255, { examples: ['Strength for my surgery'] }),
  request_text: Text(5000, { examples: ['On Thursday the doctors will operate on my knee.'] }),
  anonymous: Optional(Bool),
  organization_id: Nullish(Id),
}
export const RejectRequest = {
  rejection_reason: Nullish(Text(1000, { description: 'Shown to the author', examples: ['Please leave out the name of your colleague.'] })),
}

export const PrayerRequestDone = Type.Object({ message: Type.String(), request: PrayerRequest })
export const PrayerRequestApproved = Type.Object({
  message: Type.String(),
  post: Type.Union([Post, Type.Null()], {
    description: 'Null when it was approved before and the post has been deleted since',
  }),
})
