// Which addresses of videos are taken: those of four platforms, recognised by their exact host and never by a piece of text.

const hosts = new Set(
  [
    'youtube.com',
    'youtu.be',
    'youtube-nocookie.com',
    'vimeo.com',
    'player.vimeo.com',
    'dailymotion.com',
    'dai.ly',
    'wistia.com',
    'wistia.net',
  ].flatMap((host) => [host, `www.${host}`, `m.${host}`]),
)

/** https, without a port or a user, and on one of the platforms. */
export function isVideoLink(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || /[\s\\]/.test(text)) return false
  // What stands between the slashes must be the host alone: parsers drop default ports, tabs and more.
  const authority = /^https:\/\/([^/?#]*)/i.exec(text)?.[1]?.toLowerCase()
  return authority === url.hostname && (hosts.has(authority) || /^[a-z0-9-]+\.wistia\.(com|net)$/.test(authority))
}
