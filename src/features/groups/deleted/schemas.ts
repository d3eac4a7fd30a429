// What comes back about groups that were deleted.
import Type from 'typebox'
import { Id, Int, OrNull, Str, Timestamp } from '#platform/http/fields.ts'

export const DeletedGroup = Type.Object({
  id: Id,
  name: Str('Young Adults'),
  member_count: Int,
  leader: OrNull(Type.Object({ id: Id, name: Str('Grace Miller') })),
  deleted_at: Timestamp,
  kept_until: { ...Timestamp, description: 'When it is gone for good, with all that was written in it' },
})
