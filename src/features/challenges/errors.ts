// What challenges refuse, and clients know by its error_type.
import { businessError } from '#platform/http/errors.ts'

export const NotStarted = businessError('not_started', 'Please start this first.', {})
