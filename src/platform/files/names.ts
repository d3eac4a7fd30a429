// The names of files: random keys in the store, what people called their file, and which ending and content type go with which kind.
import { randomBytes } from 'node:crypto'

/** The kinds of files, with their content types. Uploads are told from their bytes (audio.ts, pdf.ts, avatar.ts); archives are our own, and parts are pieces of an upload that still arrives. */
export const contentTypes = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  zip: 'application/zip',
  part: 'application/octet-stream',
} as const

export type FileKind = keyof typeof contentTypes

/** Endings that people's files of a kind have, where it is not only the kind's own name. */
const endings: Partial<Record<FileKind, string[]>> = { ogg: ['ogg', 'oga', 'opus'], jpeg: ['jpeg', 'jpg'] }

/** Whether a file of this kind may be called that, capitals or not: an mp3 named `.wav` or `.mp3.html` does not fit. */
export function extensionFits(kind: FileKind, filename: string): boolean {
  const ending = /[^.]\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase()
  return ending !== undefined && (endings[kind] ?? [kind]).includes(ending)
}

/** A key for the store that nobody can guess: 160 random bits, and the kind as its ending. */
export const newFileKey = (kind: FileKind) => `${randomBytes(20).toString('hex')}.${kind}`

/** Whether `newFileKey` could have made it. No other key reaches a store, so none can lead out of its folder. */
export const isFileKey = (key: string) => /^[0-9a-f]{40}\.[a-z0-9]{3,4}$/.test(key) && Object.hasOwn(contentTypes, key.slice(41))

/** The content type of what is stored under a key. */
export const contentTypeOf = (key: string): string => contentTypes[key.slice(key.indexOf('.') + 1) as FileKind]

const maxNameBytes = 200

/**
 * A file name as it may be shown, stored and offered for download: NFC, the last part of a path only, letters of all scripts; without
 * control characters, marks that turn the direction of writing, characters that a file system reserves, or dots and blanks at either end.
 * At most 200 bytes of UTF-8 (file systems take 255), the ending kept. `file` where nothing is left.
 */
export function cleanFilename(name: string): string {
  // No real name is longer; the cut keeps what follows cheap.
  const base = name.split(/[/\\]/).at(-1)!.slice(-1000).toWellFormed()
  const plain = base
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, '')
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const safe = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain) ? `_${plain}` : plain
  const ending = /[^.](\.[^. ]{1,10})$/.exec(safe)?.[1] ?? ''
  const stem = safe.slice(0, safe.length - ending.length)
  return (firstBytes(stem, maxNameBytes - Buffer.byteLength(ending)) || 'file') + ending
}

/** As many whole characters (grapheme clusters) from the front as fit in so many bytes of UTF-8. */
function firstBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text
  let kept = ''
  let left = limit
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= Buffer.byteLength(segment)
    if (left < 0) break
    kept += segment
  }
  return kept.trimEnd()
}
