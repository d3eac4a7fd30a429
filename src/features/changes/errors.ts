import { businessError } from '#platform/http/errors.ts'
import { Timestamp } from '#platform/http/fields.ts'

/** What changed since then is not known, or is another choice of things: the list is read whole, and asked about from `synced_until` on. */
export const ReadAnew = businessError('read_anew', { synced_until: Timestamp })
