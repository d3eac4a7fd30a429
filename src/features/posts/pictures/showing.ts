// Pictures of posts as clients see them: with addresses, and the size of the widest.
import type { Static } from 'typebox'
import { mediaUrl } from '#features/media/addresses.ts'
import type { StoredPicture } from './queries.ts'
import type { PostPicture } from './schemas.ts'

export function shownPicture(publicUrl: string, { id, alt, files }: StoredPicture): Static<typeof PostPicture> {
  const { width, height } = files.at(-1)!
  return { id, alt, width, height, files: files.map(({ key, ...size }) => ({ url: mediaUrl(publicUrl, key), ...size })) }
}
