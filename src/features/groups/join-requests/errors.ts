import { businessError } from '#platform/http/errors.ts'
import { OneOf } from '#platform/http/fields.ts'

/** What has been decided is not turned round. */
export const RequestAlreadyReviewed = businessError('request_already_reviewed', {
  status: OneOf('accepted', 'rejected'),
})
/** Accepting at a full group says no more than this. */
export const GroupFullForRequest = businessError('group_full', {})
