// What meetings refuse, and clients know by its error_type.
import { businessError } from '#platform/http/errors.ts'
import { Id, Int, Timestamp } from '#platform/http/fields.ts'

export const MeetingCancelled = businessError('meeting_cancelled', { meeting_id: Id })
export const MeetingOver = businessError('meeting_over', { meeting_id: Id })
export const MeetingNotBegun = businessError('meeting_not_begun', { meeting_id: Id, begins_at: Timestamp })
export const TooManyMeetings = businessError('too_many_meetings', { group_id: Id, max: Int })
