/** Whether a client has what this ETag stands for (`If-None-Match`; RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}
