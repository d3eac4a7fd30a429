// Text as people type and paste it: what shows nothing, what breaks a line, and what would take for ever to compose.

/**
 * Not what no reader sees: blanks, controls, fillers and joiners, marks without a letter, U+2800 (a Braille cell without dots) and the like.
 * Unassigned characters may be the emoji of a newer phone, and count as seen.
 * U+0000 does too: code that stores text must refuse it.
 */
const VISIBLE = /[^\s\u0001-\u001f\u007f-\u009f\p{Default_Ignorable_Code_Point}\p{M}\u2800\ufff9-\ufffb\u{1d159}]/u

/** Whether a text shows nothing at all. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text)

const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/**
 * Controls, and what turns the direction of everything behind it (UAX #9: embeddings, overrides, isolates). Joiners stay, which emoji,
 * Arabic, Persian and Indic scripts are written with, and so do the marks of direction U+200E, U+200F and U+061C, which turn nothing else.
 */
const TURNING = /[\p{Cc}\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]+/gu

/** A text as it stands on one line, as in a field of one line in a browser: a blank for a line break, and nothing that is in no line. */
export const onOneLine = (text: string): string => text.replace(LINE_BREAKS, ' ').replace(TURNING, '')

/** A text as it is stored: nothing blank around it, and one form of what can be written in several (NFC). */
export const trimmedNfc = (text: string): string => text.trim().normalize('NFC')

/** More marks on one letter than any language has (UAX #15, "Stream-Safe Text Format"): composing takes the square of their number. */
export const MAX_MARKS = 30
const MARKS = new RegExp(`(?:^|\\P{M})\\p{M}{${MAX_MARKS + 1}}`, 'u')
export const hasTooManyMarks = (text: string): boolean => MARKS.test(text)

/** How many characters (code points) a text has. */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length++
  return length
}

/** Whether a text has more than `most` characters; a much too long one is not counted. */
export const isLongerThan = (text: string, most: number): boolean => text.length > most && (text.length > 2 * most || lengthOf(text) > most)

/** A name as it is stored: on one line, something to see, at most `most` characters. Undefined when it can be none. */
export function normalizedName(given: string, most: number): string | undefined {
  if (given.length > 4 * most || hasTooManyMarks(given)) return undefined
  const name = trimmedNfc(onOneLine(given))
  return isInvisible(name) || isLongerThan(name, most) ? undefined : name
}
