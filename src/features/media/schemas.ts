// What comes back about uploads.
import Type from 'typebox'
import { Link, OneOf, Str } from '#platform/http/fields.ts'

export const UploadedMedia = Type.Object({
  success: Type.Literal(true),
  url: Link,
  filename: Str('Psalm 23.mp3'),
  type: OneOf('audio', 'pdf'),
})
