// Where uploads are served.
import { joined } from '#platform/http/json.ts'

export const mediaUrl = (publicUrl: string, key: string) => joined(publicUrl, '/media/', key)

/** The key in the address of an upload, or undefined for an address elsewhere. */
export function mediaKeyOf(publicUrl: string, url: string): string | undefined {
  const start = `${publicUrl}/media/`
  return url.startsWith(start) ? url.slice(start.length) : undefined
}
