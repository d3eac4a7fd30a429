// How each browser puts a page on the home screen.

/** `offer`: the browser asks by itself; the others are steps that a person takes. */
export type WayIn = 'offer' | 'share' | 'menu' | 'dock'

interface Browser {
  userAgent: string
  maxTouchPoints: number
}

/** Tablets of Apple call themselves a Macintosh, which has no screen to touch. */
export const isApplePhone = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/** Nothing where there is none. */
export function wayToInstall(browser: Browser): Exclude<WayIn, 'offer'> | undefined {
  const { userAgent } = browser
  if (isApplePhone(browser)) return 'share'
  if (userAgent.includes('Android')) return 'menu'
  if (/Chrom(e|ium)\//.test(userAgent)) return 'menu'
  if (userAgent.includes('Macintosh') && userAgent.includes('Safari/')) return 'dock'
  return undefined
}
