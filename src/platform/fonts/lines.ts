// Sets text into lines, in any script and direction: which face draws which letters, in which order they stand, and where a line may break.
import bidiFactory, { type Bidi } from 'bidi-js'
import { type BaseFontFace, type FontFace, type FontFaceFinder, fontFaceFinder } from './faces.ts'

// Its types are written for bundlers, which see the function where Node sees the module.
const bidi = (bidiFactory as unknown as () => Bidi)()
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Letters that one face draws in one direction. Runs come as they stand, from left to right; the letters within as they are read. */
export interface TextRun {
  face: FontFace
  text: string
}

/** For a letter that no font has. */
const UNKNOWN = '□'

/**
 * A text as it can be drawn: emoji are left out, and so is what only steers others' drawing; a letter that no font has becomes a box. `isWhole`
 * tells whether all letters are there.
 */
export function drawableText(text: string, base: BaseFontFace): { text: string; isWhole: boolean } {
  const plain = text.replaceAll(/[\p{Bidi_Control}\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  const find = fontFaceFinder(plain, base)
  let isWhole = true
  let drawn = ''
  for (const { segment } of letters.segment(plain)) {
    if (/\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u.test(segment)) continue
    // The sign behind it asks for a picture of what is a letter too: ™️.
    const letter = segment.replaceAll(/[\ufe00-\ufe0f]/g, '')
    if (!/[^\p{Default_Ignorable_Code_Point}]/u.test(letter) || find(letter)) drawn += letter
    else if (!/\p{Extended_Pictographic}/u.test(letter)) {
      drawn += UNKNOWN
      isWhole = false
    }
  }
  return { text: drawn.replaceAll(/\s+/gu, ' ').trim(), isWhole }
}

export type Direction = 'ltr' | 'rtl'

/** The direction of a text's first letter that has one (UAX #9, P2 and P3). */
export const directionOf = (text: string): Direction => (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ? 'rtl' : 'ltr')

/** The runs of one line. `find` and `direction` are of the whole text. */
export function textRuns(line: string, find: FontFaceFinder, direction: Direction = directionOf(line)): TextRun[] {
  /** For each unit of UTF-16. */
  const faces = [...letters.segment(line)].flatMap(({ segment }) => Array<FontFace>(segment.length).fill(find(segment)!))
  const embedding = bidi.getEmbeddingLevels(line, direction)
  const order: number[] = bidi.getReorderedIndices(line, embedding)
  const runs: TextRun[] = []
  for (let from = 0; from < order.length; ) {
    const first = order[from]!
    const [face, level] = [faces[first]!, embedding.levels[first]!]
    const step = level % 2 ? -1 : 1
    let to = from + 1
    while (to < order.length && order[to] === order[to - 1]! + step && faces[order[to]!] === face && embedding.levels[order[to]!] === level)
      to++
    const [lowest, highest] = step > 0 ? [first, order[to - 1]!] : [order[to - 1]!, first]
    const text = line.slice(lowest, highest + 1)
    runs.push({ face, text: step < 0 && !isRightToLeft(text) ? mirrored(text) : text })
    from = to
  }
  return runs
}

/** Fonts turn letters of such scripts themselves; what stands among them (blanks, brackets) has to be turned here. */
const isRightToLeft = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Nko}\p{Script=Thaana}]/u.test(text)
const mirrored = (text: string) =>
  [...letters.segment(text)]
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('')

/** Scripts that leave no blank between words: a line may end behind any. */
const isUnspaced = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text)

/** The pieces between which a line may break: words with what follows them. One that is too long for a line by itself is cut into letters. */
export function breakablePieces(text: string, isTooLong: (piece: string) => boolean): string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1)
    const mayBreak =
      last === undefined || /\s$/u.test(last) || (isWordLike && (isUnspaced(segment) || isUnspaced(last)) && !/\p{Ps}$/u.test(last))
    if (mayBreak) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces.flatMap((piece) => (isTooLong(piece) ? [...letters.segment(piece)].map(({ segment }) => segment) : [piece]))
}
