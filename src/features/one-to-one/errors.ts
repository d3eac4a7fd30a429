// What one to one refuses, and clients know by its error_type.
import { businessError } from '#platform/http/errors.ts'
import { Id, Int } from '#platform/http/fields.ts'

export const PairThere = businessError('pair_there', { pair_id: Id })
/** Whatever is the reason: that they blocked the caller is none that is told. */
export const CannotBeAsked = businessError('cannot_be_asked', {})
export const TooManyPairs = businessError('too_many_pairs', { max: Int })
export const TooManyAsked = businessError('too_many_asked', { max: Int })
export const MentorNotQualified = businessError('mentor_not_qualified', {})
export const PairNotActive = businessError('pair_not_active', { pair_id: Id })
export const PairRests = businessError('pair_rests', { pair_id: Id })
export const TooManySteps = businessError('too_many_steps', { max: Int })
export const TooManyNotes = businessError('too_many_notes', { max: Int })
export const TooManyReports = businessError('too_many_reports', { max: Int })
