// M4A: an MP4 file with sound and no pictures that move.
import type { AudioExamination, ByteSource } from './bytes.ts'

interface Box {
  type: string
  /** Where its content begins and ends in the file. */
  from: number
  to: number
}

/** AAC and its kin, and Apple Lossless. */
const codecs = new Set(['mp4a', 'alac'])
// A recording in fragments of a second has two boxes for each.
const maxBoxes = 20_000
const maxTracks = 32

/** ISO/IEC 14496-12: boxes that fill the file exactly, `ftyp` first; a track of sound in `moov`, none of video; something in `mdat`. */
export async function examineM4a(bytes: ByteSource): Promise<AudioExamination> {
  const boxes = await boxesWithin(bytes, 0, bytes.size)
  if (boxes === 'too many') return { fault: { rule: 'sound_has_too_many_parts' } }
  if (!boxes) return { fault: { rule: 'sound_incomplete', bytes: bytes.size } }
  const movie = boxes.find(({ type }) => type === 'moov')
  if (boxes[0]?.type !== 'ftyp' || !movie || !boxes.some(({ type, from, to }) => type === 'mdat' && to > from))
    return { fault: { rule: 'sound_not_playable' } }
  const tracks = (await partsOf(bytes, movie)).filter(({ type }) => type === 'trak')
  if (tracks.length > maxTracks) return { fault: { rule: 'sound_has_too_many_parts' } }
  let sounds = 0
  for (const track of tracks) {
    const media = await boxAt(bytes, track, 'mdia')
    const handler = media && (await boxAt(bytes, media, 'hdlr'))
    const kind = handler && (await textAt(bytes, handler.from + 8))
    if (kind === 'vide') return { fault: { rule: 'sound_is_film' } }
    if (media && kind === 'soun' && codecs.has(await codecOf(bytes, media))) sounds++
  }
  return sounds > 0 ? { kind: 'm4a' } : { fault: { rule: 'sound_not_playable' } }
}

/** None where a length does not fit, or there are too many. */
async function partsOf(bytes: ByteSource, { from, to }: Box): Promise<Box[]> {
  const boxes = await boxesWithin(bytes, from, to)
  return boxes === 'too many' ? [] : (boxes ?? [])
}

async function codecOf(bytes: ByteSource, media: Box): Promise<string> {
  let box: Box | undefined = media
  for (const type of ['minf', 'stbl', 'stsd']) box = box && (await boxAt(bytes, box, type))
  // Version, flags and number of entries come first; an entry begins with its length.
  return box ? textAt(bytes, box.from + 12) : ''
}

const textAt = async (bytes: ByteSource, from: number) => (await bytes.read(from, 4)).toString('latin1')

const boxAt = async (bytes: ByteSource, parent: Box, type: string) => (await partsOf(bytes, parent)).find((box) => box.type === type)

/** `undefined` where a length does not fit. */
async function boxesWithin(bytes: ByteSource, from: number, to: number): Promise<Box[] | 'too many' | undefined> {
  const boxes: Box[] = []
  for (let at = from; at < to; at = boxes.at(-1)!.to) {
    const head = await bytes.read(at, 16)
    if (boxes.length === maxBoxes) return 'too many'
    if (head.length < 8) return undefined
    const short = head.readUInt32BE(0)
    // 1: the length stands behind the type, in eight bytes. 0: to the end.
    const headLength = short === 1 ? 16 : 8
    if (head.length < headLength) return undefined
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    if (length < headLength || at + length > to) return undefined
    boxes.push({ type: head.toString('latin1', 4, 8), from: at + headLength, to: at + length })
  }
  return boxes
}
