// Sounds without a container: frame after frame, each beginning with eleven or twelve set bits. MPEG layer III (mp3) and AAC (ADTS).
import type { AudioExamination, ByteSource } from './bytes.ts'
import { isMostlyText, startsLikeOtherFormat } from './others.ts'

const windowBytes = 1024 * 1024
const leastFrames = 4
/** What may stand before the first frame: the rest of one that was cut away, zeros, or what a tag holds beyond the length that it gives. */
const mostBefore = { untagged: 4096, tagged: 65_536 }
const maxTags = 16

/** A frame: its length in bytes, and what all frames of a file have in common. */
interface Frame {
  kind: 'mp3' | 'aac'
  length: number
  sameness: number
}

/**
 * Unbroken frames of one kind, from the first megabyte's first to its last or to the end of the file. Where recordings were joined, tags may
 * stand between them, and the rate may change, for four frames at least each time. Only a cut last frame, zeros, or a tag may follow.
 */
export async function examineFrames(bytes: ByteSource): Promise<AudioExamination> {
  const start = await skipTags(bytes, 0)
  const window = await bytes.read(start, windowBytes)
  const before = Math.min(
    window.findIndex((byte) => byte !== 0),
    windowBytes,
  )
  const most = Math.max(before + 1, start > 0 ? mostBefore.tagged : mostBefore.untagged)
  let at = Math.max(0, before)
  while (at < most && !beginsHere(window, at)) at++
  const first = at < most ? frameAt(window, at) : undefined
  if (!first) return { fault: { rule: 'sound_unrecognized' } }
  const ahead = window.subarray(Math.max(0, before), at)
  // Words are no part of a frame, but of tags.
  if (at > before && (startsLikeOtherFormat(ahead) || (start === 0 && isMostlyText(ahead))))
    return { fault: { rule: 'sound_preceded', byte: start + at } }

  let last = first
  let frames = 0
  for (let tags = 0; ; ) {
    const frame = frameAt(window, at)
    if (!frame) {
      const behind = await skipTags({ size: window.length, read: async (from, length) => window.subarray(from, from + length) }, at)
      if (behind === at || tags++ > maxTags || !beginsHere(window, behind)) break
      at = behind
    } else if (at + frame.length > window.length) break
    else {
      if (frame.kind !== first.kind) return { fault: { rule: 'sound_changes_kind', byte: start + at } }
      if (frame.sameness !== last.sameness && !beginsHere(window, at)) return { fault: { rule: 'sound_broken', byte: start + at } }
      last = frame
      frames++
      at += frame.length
    }
  }
  if (frames < leastFrames) return { fault: { rule: 'sound_unrecognized' } }
  if (!isTail(window.subarray(at))) return { fault: { rule: 'sound_interrupted', byte: start + at } }
  return { kind: first.kind }
}

/** Whether so many frames of one kind and rate follow each other here. */
function beginsHere(window: Buffer, from: number): boolean {
  const first = frameAt(window, from)
  let at = from
  for (let frames = 0; frames < leastFrames; frames++) {
    const frame = frameAt(window, at)
    if (!first || !frame || frame.kind !== first.kind || frame.sameness !== first.sameness || at + frame.length > window.length)
      return false
    at += frame.length
  }
  return true
}

/** ID3v2.4.0, section 3.1: the length stands in four bytes of seven bits each, without the ten of the header and of a footer. */
async function skipTags(bytes: ByteSource, from: number): Promise<number> {
  let at = from
  for (let tags = 0; tags < 4; tags++) {
    const head = await bytes.read(at, 10)
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3' || head.subarray(6).some((byte) => byte > 127)) break
    const length = head.subarray(6).reduce((sum, byte) => sum * 128 + byte, 0)
    const footer = head[5]! & 0x10 ? 10 : 0
    at += 10 + length + footer
  }
  return at
}

function isTail(rest: Buffer): boolean {
  if (rest.length < 9 || frameAt(rest, 0)) return true
  return /^(TAG|APETAGEX|LYRICSBEGIN|ID3|3DI)/.test(rest.toString('latin1', 0, 11)) || rest.every((byte) => byte === 0)
}

function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 9 > bytes.length || bytes[at] !== 0xff || bytes[at + 1]! < 0xe0) return undefined
  const header = bytes.readUInt32BE(at)
  const layer = (header >>> 17) & 3
  return layer === 0 ? adtsFrame(header, bytes.readUInt32BE(at + 3)) : layer === 1 ? mp3Frame(header) : undefined
}

// Kilobits a second, by the header's index (ISO/IEC 11172-3, 2.4.2.3; 13818-3 for the half and quarter rates).
const fullRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
const halfRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
const sampleRates = [44_100, 48_000, 32_000, 0]

function mp3Frame(header: number): Frame | undefined {
  const version = (header >>> 19) & 3
  const kilobits = (version === 3 ? fullRates : halfRates)[(header >>> 12) & 15]!
  const sampleRate = sampleRates[(header >>> 10) & 3]!
  if (version === 1 || kilobits === 0 || sampleRate === 0 || (header & 3) === 2) return undefined
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4
  const samples = version === 3 ? 1152 : 576
  const padding = (header >>> 9) & 1
  const length = Math.floor((samples * 125 * kilobits * divisor) / sampleRate) + padding
  return { kind: 'mp3', length, sameness: header & 0xfffe0c00 }
}

/** ISO/IEC 14496-3, 1.A.2: twelve set bits, layer 0, a length of 13 bits that counts the header. `later` begins at the fourth byte. */
function adtsFrame(header: number, later: number): Frame | undefined {
  const length = (later >>> 13) & 0x1fff
  const isSynchronised = header >>> 20 === 0xfff
  const sampleRateIndex = (header >>> 10) & 15
  const headerLength = header & 0x10000 ? 7 : 9
  if (!isSynchronised || sampleRateIndex > 12 || length <= headerLength) return undefined
  return { kind: 'aac', length, sameness: header & 0xfffefdc0 }
}
