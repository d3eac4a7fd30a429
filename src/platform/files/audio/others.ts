// Signs that bytes beside a sound are something that others would open: a page, a document, an archive, a program, a picture.

const beginnings = [
  '%PDF',
  'PK',
  'GIF8',
  '\x89PNG',
  '\xff\xd8\xff',
  'RIFF',
  'OggS',
  'MZ',
  '\x7fELF',
  '#!',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'fLaC',
  '\xca\xfe\xba\xbe',
  '{\\rtf',
  '<',
]
const within = /%PDF-|PK\x03\x04|PK\x05\x06|<[!?/]?(?:[a-z]{4,}|svg|img|div|pre|xml|php)/i
const printable = /[\x20-\x7e\t\r\n]/g

/** Signs anywhere in the bytes. Sound looks like them by chance once in many thousand files. */
export const containsOtherFormat = (bytes: Buffer) => within.test(bytes.toString('latin1'))

/** The same, and that they begin like another: for what stands before a sound. */
export const startsLikeOtherFormat = (bytes: Buffer) =>
  beginnings.some((beginning) => bytes.toString('latin1', 0, 8).startsWith(beginning)) || containsOtherFormat(bytes)

/** Whether they are text. */
export const isMostlyText = (bytes: Buffer) => (bytes.toString('latin1').match(printable)?.length ?? 0) > 0.8 * bytes.length
