// Small real files, made by code: sounds that players play, PDFs that readers open, pictures. For tests, and for the demo's media.
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { oggChecksum } from '#platform/files/audio/ogg.ts'

const sampleRate = 44_100
/** The bytes of a number, `width` of them, the highest first. */
const big = (value: number, width = 4) => Buffer.from(value.toString(16).padStart(width * 2, '0'), 'hex')
const little = (value: number, width = 4) => big(value, width).reverse()
const times = (count: number, piece: Buffer) => Buffer.concat(Array<Buffer>(count).fill(piece))

/** Silence: MPEG-1 layer III, 32 kbit/s, mono, frames of 1152 samples whose side information says "nothing". */
export function mp3Bytes(seconds = 1, { id3 = false } = {}): Buffer {
  const frame = Buffer.alloc(104)
  frame.set([0xff, 0xfb, 0x10, 0xc4])
  return Buffer.concat([
    id3 ? id3Tag(Buffer.from('TIT2\0\0\0\x08\0\0\0Silence', 'latin1')) : Buffer.alloc(0),
    times(framesFor(seconds, 1152), frame),
  ])
}

/** An ID3v2.3 tag around frames that are ready made. */
export function id3Tag(frames: Buffer): Buffer {
  const { length } = frames
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from([21, 14, 7, 0].map((shift) => (length >>> shift) & 127)), frames])
}

/** A soft tone of 440 Hz: 16-bit PCM, mono. */
export function wavBytes(seconds = 1, rate = 8000): Buffer {
  const samples = Buffer.alloc(Math.round(seconds * rate) * 2)
  for (let at = 0; at < samples.length; at += 2) samples.writeInt16LE(Math.round(3000 * Math.sin((Math.PI * 440 * at) / rate)), at)
  const format = Buffer.concat([little(1, 2), little(1, 2), little(rate), little(rate * 2), little(2, 2), little(16, 2)])
  return riff(Buffer.concat([riffChunk('fmt ', format), riffChunk('data', samples)]))
}

export const riffChunk = (name: string, content: Buffer) => Buffer.concat([Buffer.from(name), little(content.length), content])
export const riff = (chunks: Buffer) => riffChunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunks]))

/** One frame of silence, AAC-LC, mono. */
const silentAac = Buffer.from([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80])

/** Silence as an ADTS stream. */
export function aacBytes(seconds = 1): Buffer {
  const length = 7 + silentAac.length
  const header = Buffer.from([0xff, 0xf1, 0x50, 0x40, length >>> 3, ((length & 7) << 5) | 0x1f, 0xfc])
  return times(framesFor(seconds, 1024), Buffer.concat([header, silentAac]))
}

/** A box of an MP4 file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  return Buffer.concat([big(8 + inside.length), Buffer.from(type, 'latin1'), inside])
}

/** Silence: AAC-LC in an MP4 file. `kind: 'vide'` calls its only track a video, which makes the file no M4A. */
export function m4aBytes(seconds = 1, { kind = 'soun' } = {}): Buffer {
  const frames = framesFor(seconds, 1024)
  const length = frames * 1024
  const zeros = (count: number) => Buffer.alloc(count)
  const plain = big(0)
  const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map((value) => big(value)))
  const fileType = box('ftyp', Buffer.from('M4A \0\0\0\0M4A isommp42', 'latin1'))
  // ISO/IEC 14496-1, 7.2.6: each descriptor is a tag, a length and its content. The innermost says AAC-LC, 44.1 kHz, mono.
  const descriptor = (tag: number, ...content: Buffer[]) => Buffer.concat([big(tag, 1), big(Buffer.concat(content).length, 1), ...content])
  const decoder = descriptor(4, Buffer.from([0x40, 0x15]), zeros(11), descriptor(5, Buffer.from([0x12, 0x08])))
  const stream = box('esds', plain, descriptor(3, big(1, 2), zeros(1), decoder, descriptor(6, Buffer.from([2]))))
  const entry = box('mp4a', zeros(6), big(1, 2), zeros(8), big(1, 2), big(16, 2), zeros(4), big(sampleRate * 65_536), stream)
  const table = (offset: number) =>
    box(
      'stbl',
      box('stsd', plain, big(1), entry),
      box('stts', plain, big(1), big(frames), big(1024)),
      box('stsc', plain, big(1), big(1), big(frames), big(1)),
      box('stsz', plain, big(silentAac.length), big(frames)),
      box('stco', plain, big(1), big(offset)),
    )
  const movie = (offset: number) =>
    box(
      'moov',
      box('mvhd', plain, zeros(8), big(sampleRate), big(length), big(0x10000), big(0x100, 2), zeros(10), matrix, zeros(24), big(2)),
      box(
        'trak',
        box('tkhd', big(3), zeros(8), big(1), plain, big(length), zeros(8), plain, big(0x100, 2), zeros(2), matrix, zeros(8)),
        box(
          'mdia',
          box('mdhd', plain, zeros(8), big(sampleRate), big(length), big(0x55c4, 2), zeros(2)),
          box('hdlr', plain, plain, Buffer.from(kind), zeros(12), Buffer.from('Sound\0')),
          box('minf', box('smhd', plain, plain), box('dinf', box('dref', plain, big(1), box('url ', big(1)))), table(offset)),
        ),
      ),
    )
  const offset = fileType.length + movie(0).length + 8
  return Buffer.concat([fileType, movie(offset), box('mdat', times(frames, silentAac))])
}

/** Silence: Opus, mono, packets of 20 ms, a second to a page. */
export function oggBytes(seconds = 1): Buffer {
  const head = Buffer.concat([Buffer.from('OpusHead\x01\x01', 'latin1'), little(0, 2), little(48_000), little(0, 2), little(0, 1)])
  const tags = Buffer.concat([Buffer.from('OpusTags'), little(7), Buffer.from('silence'), little(0)])
  const silence = Buffer.from([0xf8, 0xff, 0xfe])
  const pages = [oggPage(0, [head], { flags: 2 }), oggPage(1, [tags])]
  const packets = Math.max(1, Math.round(seconds * 50))
  for (let done = 0; done < packets; ) {
    const count = Math.min(50, packets - done)
    done += count
    pages.push(oggPage(pages.length, Array<Buffer>(count).fill(silence), { flags: done === packets ? 4 : 0, position: done * 960 }))
  }
  return Buffer.concat(pages)
}

/** A page with whole packets. Flags: 2 for a stream's first page, 4 for its last. */
export function oggPage(number: number, packets: Buffer[], { flags = 0, position = 0 } = {}): Buffer {
  const lacing = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
  const head = [
    Buffer.from('OggS\0'),
    little(flags, 1),
    little(position, 8),
    little(1),
    little(number),
    little(0),
    little(lacing.length, 1),
  ]
  const page = Buffer.concat([...head, Buffer.from(lacing), ...packets])
  page.writeUInt32LE(oggChecksum(page), 22)
  return page
}

const framesFor = (seconds: number, samples: number) => Math.max(8, Math.round((seconds * sampleRate) / samples))

/** A document with the text on each of its pages, in an embedded font that has most scripts' letters. */
export async function pdfBytes(text = 'Be still.', pages = 1, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5', info: { CreationDate: new Date(0) }, ...options })
  document.font(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')).fontSize(14)
  for (let page = 1; page <= pages; page++) {
    if (page > 1) document.addPage()
    document.text(text).moveDown().text(`${page} / ${pages}`)
  }
  document.end()
  return Buffer.concat(await document.toArray())
}

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 90, g: 130, b: 180 } } })

export const pngBytes = (width = 64, height = 64): Promise<Buffer> => picture(width, height).png().toBuffer()
export const jpegBytes = (width = 64, height = 64): Promise<Buffer> => picture(width, height).jpeg().toBuffer()
export const webpBytes = (width = 64, height = 64): Promise<Buffer> => picture(width, height).webp().toBuffer()
