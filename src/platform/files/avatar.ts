// Pictures of people: a small square one from what they upload, or their initials.
import { createHash } from 'node:crypto'

let sharpLoading: ReturnType<typeof loadSharp> | undefined
/** libvips, with the first picture, once: while it learns what to read, another picture would find that it may read nothing. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // No other kind (SVG, PDF, TIFF, GIF …), whatever it is given.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  return sharp
}

/** In pixels. */
const avatarSide = 512
/** Enough for the cameras of phones; decoding more would cost too much memory. */
const maxPixels = 60_000_000
const maxSeconds = 10

/**
 * A square webp of at most 512 × 512 pixels from the middle of a jpeg, png or webp file, turned upright and without any of its metadata
 * (place, camera, author). `undefined` where the file is no such picture, is broken, or has more than 60 million pixels.
 */
export async function makeAvatar(path: string): Promise<Buffer | undefined> {
  sharpLoading ??= loadSharp()
  const sharp = await sharpLoading
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
  try {
    const { autoOrient } = await sharp(path, options).metadata()
    const side = Math.min(avatarSide, autoOrient.width, autoOrient.height)
    return await sharp(path, options).autoOrient().resize(side, side).webp({ quality: 82 }).timeout({ seconds: maxSeconds }).toBuffer()
  } catch {
    return undefined
  }
}

/** WCAG 2.2, success criterion 1.4.3: what text needs to be read well. */
const leastContrast = 4.5

/**
 * An SVG with a person's initials (in any script; a plain figure where the name has no letter or digit) in white on a colour that the
 * seed decides: the same seed gives the same picture.
 */
export function initialsPicture(name: string, seed: string): string {
  const text = initials(name)
  const background = colourFor(createHash('sha256').update(seed).digest().readUInt16BE() % 360)
  const inside = text
    ? `<text x="64" y="64" dy=".35em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="52" font-weight="600">${text}</text>`
    : '<circle cx="64" cy="50" r="22"/><path d="M20 128c0-28 20-44 44-44s44 16 44 44z"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128" fill="#fff"><rect width="128" height="128" fill="${background}"/>${inside}</svg>`
}

/** The first letter or digit of the first and of the last word, with its marks. Holds nothing that means something in XML. */
export function initials(name: string): string {
  const letters = name.normalize('NFC').split(/\s+/u).map(firstLetter).filter(Boolean)
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  // Without the mark between them, Arabic letters and their kin would join to something like a word.
  return chosen.join(/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}]/u.test(chosen.join('')) ? '\u200c' : '')
}

const segmenter = new Intl.Segmenter()

/** A letter as its readers see it, which may be several characters long; marks without an end are cut. */
function firstLetter(word: string): string {
  // Most names by far, and lists of people ask for many: a letter or digit of ASCII with another behind it, or nothing, has no marks.
  if (/^[A-Za-z0-9](?:[A-Za-z0-9]|$)/.test(word)) return word[0]!.toUpperCase()
  const start = word.slice(0, 100).search(/[\p{L}\p{N}]/u)
  if (start < 0) return ''
  const [first] = segmenter.segment(word.slice(start, start + 100))
  return [...first!.segment.replace(/[^\p{L}\p{N}\p{M}]/gu, '')].slice(0, 6).join('').toUpperCase()
}

/** The lightest colour of a hue (0 to 359) on which white text can still be read well, as `#rrggbb`. */
export function colourFor(hue: number): string {
  for (let lightness = 0.55; ; lightness -= 0.01) {
    const rgb = [0, 8, 4].map((shift) => {
      // HSL to RGB as in CSS Color 4, section 7.1.
      const step = (shift + hue / 30) % 12
      return Math.round(255 * (lightness - 0.55 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(step - 3, 9 - step, 1))))
    })
    if (contrastWithWhite(rgb) >= leastContrast) return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}

/** WCAG 2.2's contrast ratio and relative luminance. */
export function contrastWithWhite(rgb: number[]): number {
  const [red, green, blue] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05)
}
