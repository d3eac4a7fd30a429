// What of the service's own is asked for here, and what is elsewhere: asked for by itself, it would learn who reads.

/** A file that the service keeps, whatever public address it is written with; else undefined. */
export function ownPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin)
  if (!url) return undefined
  if (url.origin === origin) return url.pathname + url.search
  return /^\/media\/[0-9a-f]{40}\.\w+$/.test(url.pathname) ? url.pathname : undefined
}

/** Whose computer an address leads to, as people know it. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? address
