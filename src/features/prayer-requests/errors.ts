import { businessError } from '#platform/http/errors.ts'
import { OneOf } from '#platform/http/fields.ts'

export const RequestNotApproved = businessError('request_not_approved', 'Only a prayer request that is shared can be resolved.', {
  status: OneOf('pending', 'rejected'),
})
