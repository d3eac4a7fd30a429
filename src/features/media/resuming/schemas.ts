// An upload that arrives in parts.
import Type from 'typebox'
import { Id, Int, Integer, Link, Name, OneOf, Optional, OrNull, RawString, Str, Timestamp } from '#platform/http/fields.ts'

export const UploadPurpose = OneOf('challenge_audio', 'challenge_pdf', 'training_audio')

export const BeginUpload = {
  organization_id: Id,
  purpose: UploadPurpose,
  filename: Name(255, { examples: ['Psalm 23.mp3'] }),
  size: Integer(1, 2_147_483_647, { description: 'In bytes, of the whole file', examples: [1_843_200] }),
  sha256: Optional(
    RawString(64, {
      'x-check': (text: unknown) => (/^[0-9a-f]{64}$/i.test(String(text)) ? undefined : { rule: 'sha256' }),
      description: 'Of the whole file, in hexadecimal. The same file is then gone on with, and what arrived is compared with it',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  ),
}

export const UploadUnderWay = Type.Object({
  id: Id,
  organization_id: Id,
  purpose: UploadPurpose,
  filename: Str('Psalm 23.mp3'),
  size: Type.Unsafe<number>({ ...Int, description: 'In bytes, of the whole file', examples: [1_843_200] }),
  offset: Type.Unsafe<number>({ ...Int, description: 'So many bytes of it have arrived', examples: [1_048_576] }),
  expires_at: Type.Unsafe<string>({ ...Timestamp, description: 'What is not finished until then is deleted' }),
  url: Type.Unsafe<string | null>({ ...OrNull(Link), description: 'Once it is finished' }),
})

export const FinishedUpload = Type.Object({ kind: OneOf('audio', 'pdf'), url: Link, filename: Str('Psalm 23.mp3') })
