// What was uploaded for an organization.
import Type from 'typebox'
import { Id, Int, Link, Name, OneOf, Optional, OrNull, Str, Timestamp } from '#platform/http/fields.ts'
import { feedQuery } from '#platform/http/paging.ts'

/** Of what uses an upload, so many are named. */
export const USES_NAMED = 10

export const UploadKind = OneOf('audio', 'pdf', 'picture')

export const ListUploads = {
  kind: Optional(UploadKind),
  search: Optional(Name(100, { description: 'Words of the file name', examples: ['psalm 23'] })),
  ...feedQuery,
}

export const UploadUse = Type.Object({
  kind: OneOf('challenge', 'organization', 'training'),
  id: Id,
  name: Str('Seven days of gratitude'),
})

const inPixels = (example: number) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'Of a picture, in pixels', examples: [example] })

export const Upload = Type.Object({
  id: Id,
  kind: UploadKind,
  url: Link,
  filename: Str('Psalm 23.mp3'),
  size: Type.Unsafe<number>({ ...Int, description: 'In bytes', examples: [1_843_200] }),
  width: inPixels(1600),
  height: inPixels(1067),
  uploaded_by: OrNull(Type.Object({ id: Id, name: Str('Grace Miller') }, { description: 'Null: their account is erased' })),
  created_at: Timestamp,
  used_in: Type.Unsafe<{ kind: 'challenge' | 'organization' | 'training'; id: number; name: string }[]>({
    ...Type.Array(UploadUse),
    description: `What shows it or lets people hear it; of many the first ${USES_NAMED}. \`organization\`: it is its logo`,
  }),
  deleted_after: Type.Unsafe<string | null>({
    ...OrNull(Timestamp),
    description: 'When it is deleted, where nothing uses it until then; null while something does',
  }),
})

export const UploadedPicture = Type.Object({
  url: Link,
  filename: Str('Lake.jpg'),
  width: Type.Unsafe<number>({ ...Int, description: 'In pixels', examples: [1600] }),
  height: Type.Unsafe<number>({ ...Int, description: 'In pixels', examples: [1067] }),
})
