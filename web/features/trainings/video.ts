// Videos are on one of four platforms; none is asked for before somebody taps. Each has an address that may stand in a frame.

export interface Video {
  platform: string
  /** What is shown in a frame; undefined where the address tells none. */
  frame: string | undefined
}

const platforms: readonly (readonly [name: string, host: RegExp, frame: (url: URL) => string | undefined])[] = [
  ['YouTube', /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com)$/, youTube],
  ['Vimeo', /(^|\.)vimeo\.com$/, vimeo],
  ['Dailymotion', /(^|\.)(dailymotion\.com|dai\.ly)$/, dailymotion],
  ['Wistia', /(^|\.)wistia\.(com|net)$/, wistia],
]

export function videoAt(address: string): Video | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return undefined
  const found = platforms.find(([, host]) => host.test(url.hostname))
  return found && { platform: found[0], frame: found[2](url) }
}

const partsOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean)
const among = (text: string | null | undefined, form: RegExp) => (text && form.test(text) ? text : undefined)

function youTube(url: URL) {
  const [first, second] = partsOf(url)
  const named = url.hostname.endsWith('youtu.be')
    ? first
    : ['embed', 'shorts', 'live', 'v'].includes(first ?? '')
      ? second
      : url.searchParams.get('v')
  const id = among(named, /^[\w-]{6,20}$/)
  return id && `https://www.youtube-nocookie.com/embed/${id}`
}

function vimeo(url: URL) {
  const parts = partsOf(url)
  const place = parts.findIndex((part) => /^\d+$/.test(part))
  if (place < 0) return undefined
  // A video that is not listed has a second part, without which it is not shown.
  const key = among(url.searchParams.get('h') ?? parts[place + 1], /^[0-9a-f]+$/)
  return `https://player.vimeo.com/video/${parts[place]}?${key ? `h=${key}&` : ''}dnt=1`
}

function dailymotion(url: URL) {
  const parts = partsOf(url)
  const id = among(
    url.hostname.endsWith('dai.ly') ? parts[0] : (url.searchParams.get('video') ?? parts.at(-1)?.split('_')[0]),
    /^[a-z0-9]+$/i,
  )
  return id && `https://geo.dailymotion.com/player.html?video=${id}`
}

function wistia(url: URL) {
  const parts = partsOf(url)
  const place = parts.findIndex((part) => part === 'medias' || part === 'iframe')
  const id = place < 0 ? undefined : among(parts[place + 1]?.replace(/\.\w+$/, ''), /^[a-z0-9]+$/i)
  return id && `https://fast.wistia.net/embed/iframe/${id}`
}
