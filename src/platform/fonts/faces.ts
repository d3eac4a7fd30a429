// The fonts that come with the service, so that every machine draws every script, whatever fonts it has itself: DejaVu for Latin, Greek,
// Cyrillic and signs, Noto for the others. Noto's fonts come in parts (a hundred for Chinese), each with the characters that it is for.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A font file. `axes`: one that holds all weights, of which `openFace` takes one. */
export interface FontFace {
  file: string
  axes: boolean
}

const fileOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))
const dejaVu = (name: string): FontFace => ({ file: fileOf(`dejavu-fonts-ttf/ttf/${name}.ttf`), axes: false })

/** What a text is drawn with where these have its letters. */
export const baseFontFaces = {
  sans: dejaVu('DejaVuSans-Bold'),
  serif: dejaVu('DejaVuSerif'),
  'serif-bold': dejaVu('DejaVuSerif-Bold'),
  'serif-italic': dejaVu('DejaVuSerif-Italic'),
}
export type BaseFontFace = keyof typeof baseFontFaces

/** It has signs that the others lack. */
const lastResort = dejaVu('DejaVuSans')

const scripts = [
  ...['naskh-arabic', 'sans-hebrew', 'sans-thai', 'sans-devanagari', 'sans-bengali', 'sans-gujarati', 'sans-gurmukhi', 'sans-tamil'],
  ...['sans-telugu', 'sans-kannada', 'sans-malayalam', 'sans-oriya', 'sans-sinhala', 'sans-khmer', 'sans-lao', 'sans-myanmar'],
  ...['sans-ethiopic', 'sans-georgian', 'sans-armenian', 'sans-syriac'],
]
const [chinese, traditional, japanese, korean] = ['sans-sc', 'sans-tc', 'sans-jp', 'sans-kr'] as const

/** Parts that repeat what DejaVu has. */
const repeated = /^(latin|cyrillic|greek|vietnamese|math|symbols)/

/** A part of a family, and the first and last of each range of characters that it is for. */
interface Part {
  face: FontFace
  ranges: [first: number, last: number][]
}

const families = new Map<string, Part[]>()
function partsOf(family: string): Part[] {
  const known = families.get(family)
  if (known) return known
  const specifier = `@fontsource-variable/noto-${family}`
  const listed = Object.entries<string>(JSON.parse(readFileSync(fileOf(`${specifier}/unicode.json`), 'utf8')))
  const parts = listed
    .filter(([part]) => !repeated.test(part))
    .map(([part, ranges]) => ({
      face: { file: fileOf(`${specifier}/files/noto-${family}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`), axes: true },
      ranges: ranges.split(',').map((range): [number, number] => {
        const [first, last = first] = range.slice(2).split('-')
        return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)]
      }),
    }))
  families.set(family, parts)
  return parts
}

/** Han characters look otherwise in each language; the letters beside them tell which it is. */
function familiesFor(text: string): string[] {
  const han = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese, traditional, korean]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, japanese, chinese, traditional]
      : [chinese, traditional, japanese, korean]
  return [...scripts, ...han]
}

/** Joiners and the like: whatever has the letters will do for them. */
const isInvisible = (character: string) => /\p{Default_Ignorable_Code_Point}/u.test(character)

/** Gives the face for a letter (with its marks); undefined for one that none can show. */
export type FontFaceFinder = (letter: string) => FontFace | undefined

/** Finds the faces for the letters of a text, and of its parts. */
export function fontFaceFinder(text: string, base: BaseFontFace): FontFaceFinder {
  const order = familiesFor(text)
  return (letter) => {
    const codePoints = [...letter].filter((character) => !isInvisible(character)).map((character) => character.codePointAt(0)!)
    const has = (face: FontFace) => codePoints.every((codePoint) => charactersOf(face).has(codePoint))
    if (
      /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(letter) &&
      has(baseFontFaces[base])
    )
      return baseFontFaces[base]
    if (/^\p{S}/u.test(letter) && has(lastResort)) return lastResort
    for (const family of order) {
      const isFor = ({ ranges }: Part) => codePoints.every((code) => ranges.some(([first, last]) => first <= code && code <= last))
      // A part is for some characters that its font has not.
      const part = partsOf(family).find((part) => isFor(part) && has(part.face))
      if (part) return part.face
    }
    return [baseFontFaces[base], lastResort].find(has)
  }
}

const characters = new Map<string, ReadonlySet<number>>()
function charactersOf({ file }: FontFace): ReadonlySet<number> {
  const known = characters.get(file)
  if (known) return known
  const found = new Set((fontkit.openSync(file) as fontkit.Font).characterSet)
  characters.set(file, found)
  return found
}

/**
 * A font with what the text needs, in a weight (100 to 900) if the face has several. HarfBuzz lays text out with it, as browsers and phones
 * do: fontkit joins and orders the letters of some scripts wrongly (Myanmar), and of others not at all.
 */
export async function openFont({ file, axes }: FontFace, text: string, weight: number): Promise<fontkit.Font> {
  let bytes: Buffer = await readFile(file)
  // HarfBuzz takes letters apart into what they are made of, and joins them, as a font likes it.
  const forms = ['NFC', 'NFD', 'NFKD'].map((form) => text.normalize(form)).join('')
  if (axes)
    bytes = await subsetFont(bytes, text + forms, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    })
  const font = fontkit.create(bytes) as fontkit.Font
  const shaper = new hb.Font(new hb.Face(new hb.Blob(bytes)))
  font.layout = (text: string) => shaped(font, shaper, text)
  return font
}

function shaped(font: fontkit.Font, shaper: hb.Font, text: string): fontkit.GlyphRun {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  // What a reader of the PDF copies: each glyph its letter; where those of a cluster have none, the first has the letters of all.
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  const own = infos.map(({ codepoint: id }) => font.stringsForGlyph(id)[0])
  const isPlain = (cluster: number) => infos.every((info, n) => info.cluster !== cluster || own[n] !== undefined)
  const glyphs = infos.map(({ codepoint: id, cluster }, n) => {
    const isFirst = infos[n - 1]?.cluster !== cluster
    const letters = isPlain(cluster) ? own[n]! : isFirst ? text.slice(cluster, starts[starts.indexOf(cluster) + 1]) : ''
    return Object.assign(font.getGlyph(id), { codePoints: [...letters].map((letter) => letter.codePointAt(0)!) })
  })
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) } as unknown as fontkit.GlyphRun
}
