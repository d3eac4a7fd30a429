// Ogg: pages with checksums, which carry Vorbis or Opus here.
import type { AudioExamination, ByteSource } from './bytes.ts'

const windowBytes = 256 * 1024
const headerBytes = 27
const firstPageOfStream = 2

/** RFC 3533, with RFC 7845 (Opus) and the Vorbis I specification: whole, unharmed pages from the first byte on, and no stream of pictures. */
export async function examineOgg(bytes: ByteSource): Promise<AudioExamination> {
  const window = await bytes.read(0, windowBytes)
  let pages = 0
  for (let at = 0; at < window.length; pages++) {
    const page = pageAt(window, at)
    if (page === 'cut') {
      // The window ends within a page, or the recording was cut short there.
      break
    }
    if (!page) return { fault: { rule: 'sound_file_broken', byte: at } }
    const isFirst = (page.bytes[5]! & firstPageOfStream) !== 0
    if (pages === 0 && !isFirst) return { fault: { rule: 'sound_beginning_missing' } }
    if (isFirst && !/^(\x01vorbis|OpusHead)/.test(page.body.toString('latin1', 0, 8)))
      return { fault: { rule: 'sound_not_vorbis_or_opus' } }
    at += page.bytes.length
  }
  // One says what it is, one has titles and settings: the third is the first with sound.
  return pages >= 3 ? { kind: 'ogg' } : { fault: { rule: 'sound_cut_off', bytes: bytes.size } }
}

function pageAt(window: Buffer, at: number): { bytes: Buffer; body: Buffer } | 'cut' | undefined {
  const header = window.subarray(at, at + headerBytes)
  if (!'OggS\0'.startsWith(header.toString('latin1', 0, 5))) return undefined
  if (header.length < headerBytes) return 'cut'
  const lacing = window.subarray(at + headerBytes, at + headerBytes + header[26]!)
  const bodyAt = at + headerBytes + header[26]!
  const end = bodyAt + lacing.reduce((sum, length) => sum + length, 0)
  if (end > window.length || lacing.length < header[26]!) return 'cut'
  const bytes = window.subarray(at, end)
  return oggChecksum(bytes) === bytes.readUInt32LE(22) ? { bytes, body: window.subarray(bodyAt, end) } : undefined
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit++) value = (value << 1) ^ (value < 0 ? 0x04c11db7 : 0)
  return value
})

/** A page's checksum, its own four bytes counted as zero: CRC-32 with the polynomial 0x04c11db7, unreflected, from zero. */
export function oggChecksum(page: Buffer): number {
  let sum = 0
  for (let at = 0; at < page.length; at++) {
    const byte = at >= 22 && at < 26 ? 0 : page[at]!
    sum = ((sum << 8) ^ table[(sum >>> 24) ^ byte]!) >>> 0
  }
  return sum
}
