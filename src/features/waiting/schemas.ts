// What comes back of what waits.
import Type from 'typebox'
import { WaitingJoinRequest } from '#features/groups/join-requests/schemas.ts'
import { ReportToReview } from '#features/posts/reports/schemas.ts'
import { PendingPrayerRequest } from '#features/prayer-requests/schemas.ts'
import { PendingPrayerUpdate } from '#features/prayer-requests/updates/schemas.ts'
import { Int, Integer, OneOf, Optional, OrNull } from '#platform/http/fields.ts'
import { FeedOf, feedQuery } from '#platform/http/paging.ts'

export const WaitingKind = OneOf('join_request', 'prayer_request', 'prayer_update', 'report')

export const WaitingItem = Type.Object({
  kind: { ...WaitingKind, description: 'Which of the others it is; those are null' },
  join_request: OrNull(WaitingJoinRequest),
  prayer_request: OrNull(PendingPrayerRequest),
  prayer_update: OrNull(PendingPrayerUpdate),
  report: OrNull(ReportToReview),
})

/** So many are counted of a kind. */
export const MOST_COUNTED = 100

export const WaitingCounts = Type.Object(
  { join_requests: OrNull(Int), prayer_requests: OrNull(Int), prayer_updates: OrNull(Int), reports: OrNull(Int) },
  {
    description: `How many of each kind wait, whatever part of the list was asked for; ${MOST_COUNTED} stands for so many or more. Null where the caller decides about none of the kind`,
  },
)

export const Waiting = Type.Object({ ...FeedOf(WaitingItem).properties, counts: WaitingCounts })

const MOST_AT_ONCE = 100
export const WaitingQuery = {
  kind: Optional({ ...WaitingKind, description: 'Only these' }),
  cursor: feedQuery.cursor,
  per_page: Optional(
    Integer(0, MOST_AT_ONCE, {
      'x-clamp': true,
      default: 50,
      description: `How many at once, at most ${MOST_AT_ONCE}; 0 asks for the counts alone`,
    }),
  ),
}
