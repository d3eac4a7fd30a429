// What is sent and what comes back about pictures in posts.
import Type from 'typebox'
import { Id, Int, Link, ListOf, Nullish, Str, Text } from '#platform/http/fields.ts'

/** In one post. */
export const MOST_PICTURES = 4

export const PictureFile = Type.Object({ url: Link, width: Int, height: Int })
export const PostPicture = Type.Object({
  id: Id,
  alt: Str('Twelve people around a long table'),
  width: Type.Unsafe<number>({ ...Int, description: 'Of the widest, in pixels: what a page leaves free for it' }),
  height: Int,
  files: Type.Array(PictureFile, { description: 'The same picture as WebP in up to three widths, the narrowest first' }),
})

export const NamedPicture = Type.Object({
  picture_id: { ...Id, description: 'As `POST /groups/{group}/pictures` gave it: one’s own, and in no other post' },
  alt: Nullish(Text(500, { description: 'What can be seen, for those who don’t see it' })),
})
export const NamedPictures = ListOf(NamedPicture, 0, MOST_PICTURES, {
  description: 'In this order; those that a post no longer names are deleted',
})
