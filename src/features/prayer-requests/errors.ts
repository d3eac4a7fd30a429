import { businessError } from '#platform/http/errors.ts'
import { OneOf } from '#platform/http/fields.ts'

export const RequestNotApproved = businessError('request_not_approved', {
  status: OneOf('pending', 'rejected'),
})
/** What has been decided is not turned round. */
export const PrayerRequestAlreadyReviewed = businessError('request_already_reviewed', { status: OneOf('approved', 'rejected') })
