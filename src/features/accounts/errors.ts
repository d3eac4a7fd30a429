// Refusals about accounts that clients know by their `error_type`.
import { businessError } from '#platform/http/errors.ts'

export const ConfirmIdentity = businessError('confirm_identity', {}, 403)
