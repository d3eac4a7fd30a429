// Pictures of people who have uploaded none: their initials.
import { createHash } from 'node:crypto'
import type { Initials, Logo } from '../fonts/initials-worker.ts'
import { openThreads } from '../threads.ts'
import { learnToRead } from './pictures.ts'

/** WCAG 2.2, success criterion 1.4.3: what text needs to be read well. */
const leastContrast = 4.5

/** Enough for some thousand people; each is some 2 KB. */
const KEPT = 4_000
const drawn = new Map<string, Promise<Buffer>>()

const draughtsmen = openThreads<Initials | Logo, Uint8Array>(new URL('../fonts/initials-worker.ts', import.meta.url), {
  concurrency: 1,
  maxWaiting: 500,
  cpuMs: 20_000,
  megabytes: 256,
  tooMany: 'too_many_pictures_drawn',
})

/**
 * A PNG with a person's initials (in any script; a plain figure where the name has no letter or digit) in white on a colour that the seed
 * decides. The last ones are kept, and what they are a picture of is drawn once; `beforeDrawing` may refuse one that is not.
 */
export async function initialsPicture(name: string, seed: string, beforeDrawing: () => Promise<void> = async () => {}): Promise<Buffer> {
  const letters = initials(name)
  const key = `${letters} ${seed}`
  const known = drawn.get(key)
  if (known) {
    drawn.delete(key)
    drawn.set(key, known) // the last to go
    return known
  }
  await beforeDrawing()
  const background = colourFor(createHash('sha256').update(seed).digest().readUInt16BE() % 360)
  const picture = drawn.get(key) ?? draw({ letters, background })
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
  return picture
}

/** A PNG. */
export async function draw(task: Initials | Logo): Promise<Buffer> {
  await learnToRead()
  return Buffer.from(await draughtsmen.run(task))
}

/** The first letter or digit of the first and of the last word, with its marks. */
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
