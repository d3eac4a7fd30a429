// What a challenge lets people hear, watch or read: an address elsewhere, or an upload.
import { mediaKeyOf } from '#features/media/addresses.ts'
import { useMediaFile } from '#features/media/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, invalidChoice } from '#platform/http/errors.ts'
import type { Media } from './queries.ts'

export interface MediaFields {
  media_type?: Media['type'] | null
  media_url?: string | null
}

interface AskedMedia {
  /** Undefined where it was not said. */
  type: Media['type'] | undefined
  url: string
}

/** Undefined where nothing changes (a `media_type` alone changes nothing), null where the media are removed. */
export function readMedia({ media_type, media_url }: MediaFields): AskedMedia | null | undefined {
  if (!media_url) return media_url === null || media_type === null ? null : undefined
  if (new URL(media_url).protocol !== 'https:') throw invalid({ media_url: [{ rule: 'https_address' }] })
  return { type: media_type ?? undefined, url: media_url }
}

/**
 * Takes an upload into use, where the address is one of ours: it is what it was uploaded as, and must have been uploaded for the organization.
 * An address elsewhere is a video by default.
 */
export async function attachMedia(
  tx: Db,
  organizationId: number,
  publicUrl: string,
  { type, url }: AskedMedia,
  instead: string | null,
): Promise<Media> {
  const key = mediaKeyOf(publicUrl, new URL(url).href)
  if (key === undefined) return { type: type ?? 'video', url, key: null }
  const uploadedAs = await useMediaFile(tx, key, ['audio', 'pdf'], organizationId, instead)
  if (!uploadedAs || (type && type !== uploadedAs)) throw invalidChoice('media_url')
  return { type: uploadedAs, url: null, key }
}
