// What comes back about people who have gone quiet.
import Type from 'typebox'
import { Id, Int, OneOf, Optional, OrNull, Str, Timestamp } from '#platform/http/fields.ts'
import { PageOf, pageQuery } from '#platform/http/paging.ts'

export const QuietReason = OneOf('not_seen', 'challenge_stalled', 'training_stalled', 'request_waiting', 'invitation_waiting')

export const ListGoneQuiet = {
  reason: Optional(QuietReason),
  ...pageQuery(20, 100),
}

const Named = Type.Object({ id: Id, name: Str('Young Adults') })
export const GoneQuiet = Type.Object({
  user: Type.Object({ id: Id, name: Str('Grace Miller') }),
  reasons: Type.Array(
    Type.Object({
      code: QuietReason,
      group: OrNull(Named),
      challenge: OrNull(Named),
      training: OrNull(Named),
      since: Type.Unsafe<string | null>({
        ...OrNull(Timestamp),
        description: 'When they were last seen in a meeting of the group (null: never), took their last step, or since when they wait',
      }),
    }),
    { description: 'The first 20' },
  ),
})
export const PeopleGoneQuiet = Type.Object({
  ...PageOf(GoneQuiet).properties,
  counts: Type.Object(
    { all: Int, not_seen: Int, challenge_stalled: Int, training_stalled: Int, request_waiting: Int, invitation_waiting: Int },
    { description: 'How many people each `reason` finds' },
  ),
})
