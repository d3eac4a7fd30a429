// What a challenge lets people hear, watch or read: an address elsewhere, or an upload.
import { useMediaFile } from '#features/media/queries.ts'
import { mediaKeyOf } from '#features/media/uploading.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, invalidChoice } from '#platform/http/errors.ts'
import type { Media } from './queries.ts'

export interface SentMedia {
  media_type?: Media['type'] | null
  media_url?: string | null
}

/** Undefined where nothing was sent, null where it is to be taken away. A 422 when the one comes without the other, or the address is not https. */
export function readMedia({ media_type, media_url }: SentMedia): { type: Media['type']; url: string } | null | undefined {
  if (media_type && !media_url) throw invalid({ media_url: ['The media url field is required when media type is present.'] })
  if (media_url && !media_type) throw invalid({ media_type: ['The media type field is required when media url is present.'] })
  if (!media_type || !media_url) return media_type === undefined && media_url === undefined ? undefined : null
  if (new URL(media_url).protocol !== 'https:') throw invalid({ media_url: ['The media url field must be an https address.'] })
  return { type: media_type, url: media_url }
}

/** Takes an upload into use, where the address is one of ours; it must be of that type, and uploaded for the organization. */
export async function attachMedia(
  tx: Db,
  organizationId: number,
  publicUrl: string,
  { type, url }: { type: Media['type']; url: string },
): Promise<Media> {
  const key = mediaKeyOf(publicUrl, new URL(url).href)
  if (key === undefined) return { type, url, key: null }
  if (type === 'video' || !(await useMediaFile(tx, key, type, organizationId))) throw invalidChoice('media_url')
  return { type, url: null, key }
}
