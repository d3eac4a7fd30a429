// What uploads in parts refuse.
import { businessError, Refusal } from '#platform/http/errors.ts'
import { Int } from '#platform/http/fields.ts'

export const TooManyUploads = businessError('too_many_uploads', { max: Int })

/** `offset`: where it goes on. */
export const offsetIsAnother = (offset: number) => new Refusal(409, 'upload_offset_wrong', { headers: { 'upload-offset': String(offset) } })
export const uploadIncomplete = (offset: number) => new Refusal(409, 'upload_incomplete', { headers: { 'upload-offset': String(offset) } })
export const uploadBusy = () => new Refusal(423, 'upload_busy', { headers: { 'retry-after': '2' } })
