import { businessError } from '#platform/http/errors.ts'
import { Int, OneOf } from '#platform/http/fields.ts'

export const RequestNotApproved = businessError('request_not_approved', {
  status: OneOf('pending', 'rejected'),
})
/** What has been decided is not turned round. */
export const PrayerRequestAlreadyReviewed = businessError('request_already_reviewed', { status: OneOf('approved', 'rejected') })
/** Nobody decides about words that they have not read: `revision` says which there are now. */
export const RequestChanged = businessError('request_changed', { revision: Int })
/** What is for the care team is never shared. */
export const ForCareTeam = businessError('request_for_care_team', {})
export const NotForCareTeam = businessError('request_not_for_care_team', {})
export const TooManyUpdates = businessError('too_many_updates', { max_updates: Int })
