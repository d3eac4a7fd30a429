// What is asked and answered about personal data.
import Type from 'typebox'
import { ConfirmingPassword } from '#features/accounts/schemas.ts'
import { Int, Link, OneOf, OrNull, Timestamp } from '#platform/http/fields.ts'

export const RequestExport = { current_password: ConfirmingPassword }
const fields = {
  status: OneOf('pending', 'running', 'ready', 'failed'),
  progress: Type.Unsafe<number>({ ...Int, description: 'Percent' }),
  requested_at: Timestamp,
  expires_at: OrNull(Timestamp),
}
export const PersonalExport = Type.Object(fields)
export const AskedExport = Type.Object({
  ...fields,
  url: Type.Unsafe<string>({
    ...Link,
    description: 'The zip file, as soon as `status` is `ready`; 404 before. It is shown only here. Whoever has the link can open it.',
  }),
})
export const EraseAccount = { password: ConfirmingPassword }
