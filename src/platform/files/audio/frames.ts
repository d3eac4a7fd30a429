// Sounds without a container: frame after frame, each beginning with eleven or twelve set bits. MPEG layer III (mp3) and AAC (ADTS).
import type { Bytes } from './bytes.ts'

const windowBytes = 1024 * 1024
const leastFrames = 4

/** A frame: its length in bytes, and what all frames of a file have in common. */
interface Frame {
  kind: 'mp3' | 'aac'
  length: number
  sameness: number
}

/**
 * Unbroken frames of one kind, four at least, from the first byte (or the end of ID3v2 tags) through the first megabyte or to the end. Only a
 * cut last frame, zeros, or a tag may follow.
 */
export async function findFrames(bytes: Bytes): Promise<'mp3' | 'aac' | undefined> {
  const start = await skipTags(bytes)
  const window = await bytes.read(start, windowBytes)
  // Some taggers leave more room than they say.
  let at =
    start === 0
      ? 0
      : Math.max(
          0,
          window.findIndex((byte) => byte !== 0),
        )
  const first = frameAt(window, at)
  if (!first) return undefined
  let frames = 0
  for (let frame: Frame | undefined = first; frame && at + frame.length <= window.length; frames++) {
    at += frame.length
    frame = frameAt(window, at)
    if (frame && (frame.kind !== first.kind || frame.sameness !== first.sameness)) return undefined
  }
  return frames >= leastFrames && isTail(window.subarray(at)) ? first.kind : undefined
}

/** ID3v2.4.0, section 3.1: the length stands in four bytes of seven bits each, without the ten of the header and of a footer. */
async function skipTags(bytes: Bytes): Promise<number> {
  let at = 0
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
