// What is asked and answered about one's personal data.
import Type from 'typebox'
import { Flag, Int, Link, OneOf, Optional, OrNull, Timestamp, Verbatim } from '#platform/http/fields.ts'

export const AskForExport = {
  again: Optional(Type.Unsafe<boolean>({ ...Flag, description: 'Make a new one in place of one that is ready or has failed' })),
}
export const PersonalExport = Type.Object({
  status: OneOf('pending', 'running', 'ready', 'failed'),
  progress: Type.Unsafe<number>({ ...Int, description: 'Percent' }),
  url: OrNull(Type.Unsafe<string>({ ...Link, description: 'The zip file, once it is ready. Whoever has the link can open it.' })),
  requested_at: Timestamp,
  expires_at: OrNull(Timestamp),
})
export const EraseAccount = { password: Verbatim(1000, { examples: ['correct horse battery'] }) }
