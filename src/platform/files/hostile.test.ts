// Files that are not what they say, and names that lead elsewhere; beside them the real ones that must be taken. All are made here.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import {
  aacBytes,
  box,
  id3Tag,
  jpegBytes,
  m4aBytes,
  mp3Bytes,
  oggBytes,
  oggPage,
  pdfBytes,
  pngBytes,
  riff,
  riffChunk,
  wavBytes,
  webpBytes,
} from '#test/given-files.ts'
import { examineAudio } from './audio/detect.ts'
import { cleanFilename, extensionFits, type FileKind } from './names.ts'
import { examinePdf, openPdfReader } from './pdf.ts'
import { makeAvatar } from './pictures.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
})
after(() => rm(folder, { recursive: true }))

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  return path
}

/** What a file is taken for, by the part that looks for sounds and the one that looks for PDFs. */
async function kindOf(bytes: Buffer): Promise<FileKind | undefined> {
  const path = await fileOf(bytes)
  return (await examineAudio(path)).kind ?? ((await examinePdf(path)).fault === undefined ? 'pdf' : undefined)
}

const text = (content: string) => Buffer.from(content, 'latin1')
const joined = (...parts: Buffer[]) => Buffer.concat(parts)
const html = text('<!doctype html><html><body><script>alert(document.domain)</script></body></html>'.repeat(20))
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
/** A copy with other bytes at a place (from the end, where it is negative). */
function changed(bytes: Buffer, at: number, ...others: number[]): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(others, at < 0 ? bytes.length + at : at)
  return copy
}

const mp3 = mp3Bytes()
const wav = wavBytes()
const m4a = m4aBytes()
const aac = aacBytes()
const ogg = oggBytes()
const pdf = await pdfBytes()
const png = await pngBytes()
const jpeg = await jpegBytes()
const webp = await webpBytes()
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const zip = await zipWith('page.html', html)
const wavFormat = wav.subarray(12, 36)
const m4aStart = m4a.subarray(0, m4a.readUInt32BE(0))
const m4aSamples = m4a.subarray(m4a.indexOf('mdat') - 4)

async function zipWith(name: string, content: Buffer): Promise<Buffer> {
  const archive = new ZipFile()
  archive.addBuffer(content, name)
  archive.end()
  return buffer(archive.outputStream)
}

/** A PDF whose cross-reference table, and whatever else it says, lies in compressed streams. `entry` describes the stream, `content` fills it. */
function pdfWithStream(entry: string, content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 })
  const start = '%PDF-1.5\n'
  return joined(
    text(`${start}1 0 obj\n<<${entry}/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    text(`\nendstream\nendobj\nstartxref\n${start.length}\n%%EOF\n`),
  )
}
/** A PDF of plain objects, numbered from 1, with a proper table. */
function pdfOf(...objects: string[]): Buffer {
  let body = '%PDF-1.4\n'
  const table = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  return text(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${table.join('')}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
const catalog = '<</Type/Catalog/Pages 2 0 R>>'

/** Bytes of all kinds, none of which begins a frame. */
const noise = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index + 1) % 255))
const mp3At48 = joined(...Array<Buffer>(20).fill(changed(Buffer.alloc(96), 0, 0xff, 0xfb, 0x14, 0xc4)))
/** A wav with lengths of the whole and of its samples as a recorder writes them before it knows. */
const unfinished = (whole: number, samples: number) =>
  changed(changed(wav, 4, ...Buffer.from(Uint32Array.of(whole).buffer)), 40, ...Buffer.from(Uint32Array.of(samples).buffer))
function rf64(samples: Buffer): Buffer {
  const sizes = Buffer.alloc(28)
  sizes.writeBigUInt64LE(BigInt(wav.length + 36 - 8), 0)
  sizes.writeBigUInt64LE(BigInt(samples.length), 8)
  const allBits = Buffer.alloc(4, 0xff)
  return joined(text('RF64'), allBits, text('WAVE'), riffChunk('ds64', sizes), wavFormat, text('data'), allBits, samples)
}

const real: Record<string, [FileKind, Buffer]> = {
  'an mp3': ['mp3', mp3],
  'an mp3 of a minute': ['mp3', mp3Bytes(60)],
  'an mp3 with a title': ['mp3', mp3Bytes(1, { id3: true })],
  'an mp3 with a large picture in its tag': ['mp3', joined(id3Tag(Buffer.alloc(3_000_000, jpeg)), mp3)],
  'an mp3 whose tag leaves more room than it says': ['mp3', joined(id3Tag(text('TIT2')), Buffer.alloc(700), mp3)],
  'an mp3 with an old tag behind it': ['mp3', joined(mp3, text('TAG'), Buffer.alloc(125, 'x'))],
  'an mp3 cut in its last frame': ['mp3', mp3.subarray(0, mp3.length - 50)],
  'an mp3 with zeros before its first frame': ['mp3', joined(Buffer.alloc(3000), mp3)],
  'an mp3 that begins in the middle of a frame': ['mp3', mp3.subarray(50)],
  'an mp3 with the rest of a frame full of signs before its first': ['mp3', joined(noise(417), mp3)],
  'an mp3 whose tag is longer than it says': ['mp3', joined(id3Tag(text('TIT2')), noise(3000), mp3)],
  'an mp3 whose tag goes on with words': ['mp3', joined(id3Tag(text('TIT2')), text(`PRIV${'x'.repeat(1000)}`), mp3)],
  'two mp3s of several rates, joined': ['mp3', joined(mp3, mp3At48)],
  'two mp3s, joined with their tags': ['mp3', joined(mp3, text('TAG'), Buffer.alloc(125, 'x'), id3Tag(text('TIT2')), mp3At48)],
  'an mp3 of 24 kHz': ['mp3', joined(...Array<Buffer>(9).fill(changed(Buffer.alloc(192), 0, 0xff, 0xf3, 0x84, 0xc4)))],
  'a wav': ['wav', wav],
  'a wav with notes before its samples': [
    'wav',
    riff(joined(wavFormat, riffChunk('LIST', text('INFOINAM')), riffChunk('data', Buffer.alloc(400)))),
  ],
  'a wav of an odd length': ['wav', riff(joined(wavFormat, riffChunk('data', Buffer.alloc(401)), Buffer.alloc(1)))],
  'a wav of an odd length, written carelessly': ['wav', riff(joined(wavFormat, riffChunk('data', Buffer.alloc(401))))],
  'a wav of which recording was broken off (lengths of zero)': ['wav', unfinished(0, 0)],
  'a wav of which recording was broken off (lengths of all bits)': ['wav', unfinished(0xffffffff, 0xffffffff)],
  'a wav whose sound has no length yet': ['wav', unfinished(36, 0)],
  'a wav cut in half': ['wav', cut(wav, 0.5)],
  'an RF64': ['wav', rf64(wav.subarray(44))],
  'an RF64 cut in half': ['wav', cut(rf64(wav.subarray(44)), 0.5)],
  'an m4a': ['m4a', m4a],
  'an m4a with its samples before their description': [
    'm4a',
    joined(m4aStart, m4aSamples, m4a.subarray(m4aStart.length, -m4aSamples.length)),
  ],
  'an aac': ['aac', aac],
  'an ogg': ['ogg', ogg],
  'an ogg of ten minutes': ['ogg', oggBytes(600)],
  'an ogg cut in its last page': ['ogg', joined(ogg, oggBytes(3)).subarray(0, ogg.length + 400)],
  'a pdf': ['pdf', pdf],
  'a pdf of twenty pages in many scripts': ['pdf', await pdfBytes('Glaube, вера, πίστις, إيمان', 20)],
  'a pdf with a line break less at its end': ['pdf', pdf.subarray(0, pdf.length - 1)],
  'a pdf with a line break before it': ['pdf', joined(text('\n'), pdf)],
  'a pdf with blanks and zeros before it': ['pdf', joined(text('\xef\xbb\xbf \r\n\0\0'), pdf)],
  'a pdf filled up with zeros': ['pdf', joined(pdf, Buffer.alloc(5000))],
  'a pdf whose table is at another place than it says': ['pdf', text(pdf.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n7'))],
  'a pdf without startxref': ['pdf', text(pdf.toString('latin1').replace(/startxref\s+\d+\s+/, ''))],
  'a pdf that anybody may open and only its owner change': [
    'pdf',
    await pdfBytes('Read me', 1, { ownerPassword: 'secret', permissions: { copying: false } }),
  ],
  'a small pdf by hand': ['pdf', pdfOf(catalog, '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>')],
}

const hostile: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'one byte': Buffer.alloc(1),
  zeros: Buffer.alloc(5000),
  'set bits': Buffer.alloc(5000, 0xff),
  noise: Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * index * 31 + (index >> 3)) & 255)),
  words: text('These are only words.'),
  'a page': html,
  'a program of Windows': joined(text('MZ\x90\0\x03\0\0\0'), Buffer.alloc(2000)),
  'a program of Linux': joined(text('\x7fELF\x02\x01\x01'), Buffer.alloc(2000)),
  'a script': text('#!/bin/sh\nrm -rf /\n'),
  'a zip': zip,
  'a jpeg': jpeg,
  'a png': png,
  'a gif that is a script too': joined(text('GIF89a/*'), gif.subarray(8), text('*/=1;alert(1)')),
  'an svg': text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),

  'ID3 and a page': joined(text('ID3'), html),
  'an ID3 tag and a page': joined(id3Tag(text('TIT2')), html),
  'an ID3 tag and nothing': id3Tag(Buffer.alloc(500)),
  'an ID3 tag longer than the file': joined(text('ID3\x03\0\0\x7f\x7f\x7f\x7f'), html),
  'ID3 tags without an end': joined(...Array<Buffer>(1000).fill(id3Tag(Buffer.alloc(0)))),
  'a page and then an mp3': joined(html, mp3),
  'one tag and then an mp3': joined(text('<script>alert(1)</script>'), mp3),
  'signs, one tag and then an mp3': joined(noise(200), text('<script>alert(1)</script>'), noise(200), mp3),
  'a tag of ID3, a page and then an mp3': joined(id3Tag(text('TIT2')), html, mp3),
  'words and then an mp3': joined(text('echo these are only words\n'.repeat(4)), mp3),
  'a script and then an mp3': joined(text('#!/bin/sh\nrm -rf /\n'), mp3),
  'a zip and then an mp3': joined(zip, mp3),
  'a pdf and then an mp3': joined(pdf.subarray(0, 2000), mp3),
  'a program and then an mp3': joined(text('MZ\x90\0\x03\0\0\0'), noise(500), mp3),
  'an mp3 behind more than a frame or two of signs': joined(noise(20_000), mp3),
  'three frames of another rate among an mp3': joined(mp3, mp3At48.subarray(0, 288), mp3),
  'a jpeg and then an mp3': joined(jpeg, mp3),
  'one frame of an mp3 and a page': joined(mp3.subarray(0, 104), html),
  'three frames of an mp3 and a page': joined(mp3.subarray(0, 312), html),
  'an mp3 and a page': joined(mp3, html),
  'an mp3 with a page between its frames': joined(mp3.subarray(0, 1040), html, mp3),
  'three frames of an mp3': mp3.subarray(0, 312),
  'frames of an mp3 that change their rate': joined(
    ...Array<Buffer>(5).fill(joined(mp3.subarray(0, 104), changed(Buffer.alloc(96), 0, 0xff, 0xfb, 0x14, 0xc4))),
  ),
  'the sync word of an mp3 and a page': joined(text('\xff\xfb'), html),
  'frames of an mp3 with a forbidden rate': joined(...Array<Buffer>(20).fill(changed(Buffer.alloc(104), 0, 0xff, 0xfb, 0xf0, 0xc4))),
  'frames of layer II': joined(...Array<Buffer>(20).fill(changed(Buffer.alloc(104), 0, 0xff, 0xfd, 0x10, 0xc4))),
  'frames of an aac and of an mp3 in turns': joined(aac.subarray(0, 130), mp3),
  'an aac whose frames have no length': joined(...Array<Buffer>(20).fill(changed(aac.subarray(0, 13), 3, 0x40, 0, 0x1f))),
  'the start of an aac and a page': joined(aac.subarray(0, 26), html),

  'RIFF and a page': joined(text('RIFF'), html),
  'RIFF, WAVE and a page': joined(text('RIFF\xff\xff\0\0WAVE'), html),
  'a RIFF without a chunk': riff(Buffer.alloc(0)),
  'a wav without samples': riff(wavFormat),
  'a wav with no byte of samples': riff(joined(wavFormat, riffChunk('data', Buffer.alloc(0)))),
  'a wav that does not say what its samples are': riff(riffChunk('data', Buffer.alloc(400))),
  'a wav that says it after the samples': riff(joined(riffChunk('data', Buffer.alloc(400)), wavFormat)),
  'a wav without channels': changed(wav, 22, 0, 0),
  'a wav of an unknown format': changed(wav, 20, 0x99, 0x99),
  'a wav whose description is too short': riff(joined(riffChunk('fmt ', Buffer.alloc(4)), riffChunk('data', Buffer.alloc(400)))),
  'a wav with a zip behind it': joined(wav, zip),
  'an unfinished wav with a zip behind it': joined(unfinished(0, 0), zip),
  'an unfinished wav with a page behind it': joined(unfinished(0xffffffff, 0xffffffff), html),
  'an unfinished wav without samples': unfinished(0, 0).subarray(0, 44),
  'a wav cut off before its samples': wav.subarray(0, 30),
  'an RF64 with a zip behind it': joined(rf64(wav.subarray(44)), zip),
  'a wav that hides a zip behind its samples by a wrong length': changed(
    joined(wav, zip),
    4,
    ...Buffer.from(Uint32Array.of(wav.length + zip.length - 8).buffer),
    ...wav.subarray(8, 36),
    ...text('data'),
    0xff,
    0xff,
    0xff,
    0xff,
  ),
  'a wav of chunks without a length': riff(Buffer.alloc(100_000)),
  'a film in AVI': changed(wav, 8, ...text('AVI ')),
  'a picture in WebP': webp,

  'OggS and zeros': joined(text('OggS'), Buffer.alloc(100)),
  'OggS and a page': joined(text('OggS'), html),
  'an ogg with a wrong checksum': changed(ogg, 30, 0),
  'an ogg of two pages': joined(
    oggPage(0, [text('OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0')], { flags: 2 }),
    oggPage(1, [text('OpusTags\0\0\0\0\0\0\0\0')]),
  ),
  'an ogg with a page between': joined(ogg.subarray(0, 47), html, ogg.subarray(47)),
  'a film in Ogg': joined(
    oggPage(0, [text('\x80theora\x03\x02\x01')], { flags: 2 }),
    ...Array.from({ length: 5 }, (_, index) => oggPage(index + 1, [Buffer.alloc(50)])),
  ),
  'a film in Ogg with sound': joined(ogg.subarray(0, 47), oggPage(0, [text('\x80theora\x03\x02\x01')], { flags: 2 }), ogg.subarray(47)),
  'an ogg that begins in its middle': ogg.subarray(47),

  'a film in MP4 called m4a': m4aBytes(1, { kind: 'vide' }),
  'a film in MP4 with sound': joined(m4aStart, withTrack('vide'), m4aSamples),
  'an MP4 without tracks': joined(m4aStart, box('moov'), box('mdat', Buffer.alloc(100))),
  'an MP4 with subtitles only': m4aBytes(1, { kind: 'text' }),
  'an MP4 without samples': m4a.subarray(0, -m4aSamples.length),
  'an m4a cut in half': cut(m4a, 0.5),
  'an m4a with a page behind it': joined(m4a, html),
  'ftyp and a page': joined(text('\0\0\0\x20ftypM4A \0\0\0\0M4A mp42isom\0\0\0\0'), html),
  'an MP4 of boxes without a length': joined(m4aStart, changed(Buffer.alloc(2000), 3, 4)),
  'an m4a whose box is longer than the file': changed(m4a, m4aStart.length, 0x7f),
  'an m4a whose box is longer than a number can be': joined(
    m4aStart,
    text('\0\0\0\x01moov\xff\xff\xff\xff\xff\xff\xff\xff'),
    m4a.subarray(m4aStart.length),
  ),
  'an m4a with a page for a codec': changed(m4a, m4a.indexOf('mp4a'), ...text('html')),

  '%PDF and junk': text('%PDF-1.7 junk'),
  '%PDF and a page': joined(text('%PDF-1.7\n'), html),
  '%PDF, a page, and the right end': joined(text('%PDF-1.7\n'), html, text('\nstartxref\n9\n%%EOF\n')),
  'a page and then a pdf': joined(html, pdf),
  'a zip and then a pdf': joined(zip, pdf),
  'a pdf and then a zip': joined(pdf, zip),
  'a pdf and then a page': joined(pdf, html),
  'a pdf and then one tag': joined(pdf, text('<script>alert(1)</script>')),
  'a pdf, many zeros and then a page': joined(pdf, Buffer.alloc(3000), html),
  'blanks, one tag and then a pdf': joined(text('  <script>alert(1)</script>\n'), pdf),
  'a pdf cut in half': cut(pdf, 0.5),
  'a pdf without its last line': pdf.subarray(0, pdf.lastIndexOf('%%EOF')),
  'a pdf without a page': pdfOf(catalog, '<</Type/Pages/Kids[]/Count 0>>'),
  'a pdf that claims pages it has not': pdfOf(catalog, '<</Type/Pages/Kids[]/Count 7>>'),
  'a pdf whose pages are their own parents': pdfOf(catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>'),
  'a pdf without a catalogue': pdfOf('<</Type/Nothing>>'),
  'a pdf that opens with a password only': await pdfBytes('secret', 1, { userPassword: 'secret' }),
  'a pdf of version 9': changed(pdf, 5, 0x39),
}

/** The m4a's `moov` box with a second track of some kind. */
function withTrack(kind: string): Buffer {
  const movieOf = (bytes: Buffer) => bytes.subarray(bytes.indexOf('moov') + 4, bytes.indexOf('mdat') - 4)
  const other = movieOf(m4aBytes(1, { kind }))
  return box('moov', movieOf(m4a), other.subarray(other.indexOf('trak') - 4))
}

describe('A real file', () => {
  for (const [name, [kind, bytes]] of Object.entries(real)) {
    it(`is known for what it is: ${name}`, async () => assert.equal(await kindOf(bytes), kind))
  }
})

describe('A file that is something else', () => {
  it('comes in at least sixty forms', () => assert.ok(Object.keys(hostile).length >= 60))
  for (const [name, bytes] of Object.entries(hostile)) {
    it(`is neither sound nor PDF: ${name}`, async () => assert.equal(await kindOf(bytes), undefined))
  }

  it('gets an answer, wherever a real one was changed or cut', async () => {
    for (const [kind, bytes] of Object.values(real).filter(([kind]) => kind !== 'pdf')) {
      const path = await fileOf(bytes)
      for (let at = 0; at < 40; at += 2) {
        for (const broken of [changed(bytes, at, 0xff), changed(bytes, at, 0), bytes.subarray(0, at)]) {
          await writeFile(path, broken)
          assert.ok([kind, undefined].includes((await examineAudio(path)).kind))
        }
      }
    }
  })
})

describe('What is wrong with a file', () => {
  const faultOf = async (bytes: Buffer) => (await examineAudio(await fileOf(bytes))).fault
  const pdfFaultOf = async (bytes: Buffer) => (await examinePdf(await fileOf(bytes))).fault

  it('is said: where it is cut off, where something else stands, or what it is', async () => {
    assert.deepEqual(await faultOf(wav.subarray(0, 30)), { rule: 'sound_cut_off', bytes: 30 })
    assert.deepEqual(await faultOf(joined(wav, zip)), { rule: 'sound_followed_from', byte: wav.length })
    assert.deepEqual(await faultOf(joined(mp3, html)), { rule: 'sound_interrupted', byte: mp3.length })
    assert.deepEqual(await faultOf(joined(html, mp3)), { rule: 'sound_preceded', byte: html.length })
    assert.deepEqual(await faultOf(cut(m4a, 0.5)), { rule: 'sound_incomplete', bytes: cut(m4a, 0.5).length })
    assert.deepEqual(await faultOf(m4aBytes(1, { kind: 'vide' })), { rule: 'sound_is_film' })
    assert.deepEqual(await pdfFaultOf(cut(pdf, 0.5)), { rule: 'pdf_cut_off', bytes: cut(pdf, 0.5).length })
    assert.deepEqual(await pdfFaultOf(joined(pdf, html)), { rule: 'pdf_followed' })
    assert.deepEqual(await pdfFaultOf(joined(html.subarray(0, 80), pdf)), { rule: 'pdf_preceded' })
    assert.deepEqual(await pdfFaultOf(html), { rule: 'pdf_begins_otherwise' })
    assert.deepEqual(await pdfFaultOf(hostile['a pdf that opens with a password only']!), { rule: 'pdf_locked' })
    assert.deepEqual(await pdfFaultOf(hostile['a pdf without a page']!), { rule: 'pdf_without_pages' })
  })
})

describe('An M4A of a million empty parts', () => {
  it('is refused beside the main thread, before all are looked at', async () => {
    const parts = joined(m4aStart, Buffer.alloc(8_000_000, box('free')))
    const { fault } = await examineAudio(await fileOf(parts))
    assert.deepEqual(fault, { rule: 'sound_has_too_many_parts' })
  })
})

describe('A PDF made to exhaust whoever reads it', () => {
  const limits = { maxBytes: 2_000_000, cpuMs: 20_000, megabytes: 48 }
  const isRefused = async (bytes: Buffer, others: Parameters<typeof openPdfReader>[0] = {}) =>
    (await openPdfReader({ ...limits, ...others })(await fileOf(bytes))).fault !== undefined

  it('is refused when it unpacks to a table of thirty million entries', async () => {
    const bomb = pdfWithStream('/Type/XRef/Size 30000000/W[1 1 1]/Root 2 0 R', Buffer.alloc(90_000_000))
    assert.ok(await isRefused(bomb))
  })

  it('is refused when it unpacks to two hundred megabytes of blanks', async () => {
    const blanks = deflateSync(Buffer.alloc(200_000_000, ' '), { level: 9 })
    const head = text(`%PDF-1.5\n2 0 obj\n<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${blanks.length}>>stream\n`)
    const before = joined(head, blanks, text('\nendstream\nendobj\n'))
    // Object 1, the catalogue, is the first in object stream 2, which begins at byte 9.
    const table = Buffer.from([0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 1, 0, 0, 0, 9, 0])
    const bomb = joined(
      before,
      text(`3 0 obj\n<</Type/XRef/Size 3/W[1 4 1]/Root 1 0 R/Length ${table.length}>>stream\n`),
      table,
      text(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
    )
    assert.ok(await isRefused(bomb))
  })

  it('is refused at its deadline', async () => {
    assert.ok(await isRefused(pdf, { cpuMs: 1 }))
  })

  it('is refused unread when it is larger than any real one', async () => {
    assert.ok(await isRefused(pdf, { maxBytes: pdf.length - 1 }))
  })

  it('keeps nobody else from being read', async () => {
    const paths = await Promise.all(Array.from({ length: 6 }, (_, index) => fileOf(index % 2 ? pdf : hostile['a pdf without a page']!)))
    const faults = await Promise.all(paths.map(async (path) => (await examinePdf(path)).fault))
    assert.deepEqual(
      faults.map((fault) => fault === undefined),
      [false, true, false, true, false, true],
    )
  })
})

describe('A picture', () => {
  const wrong: Record<string, Buffer> = {
    'a page': html,
    'an svg': hostile['an svg']!,
    'a gif': gif,
    'a pdf': pdf,
    nothing: Buffer.alloc(0),
    'a png and no more than its first bytes': png.subarray(0, 20),
    'a jpeg cut in half': cut(jpeg, 0.5),
    'a png that claims a billion pixels': changed(png, 16, 0, 0, 0x80, 0, 0, 0, 0x80, 0),
  }
  for (const [name, bytes] of Object.entries(wrong)) {
    it(`is none: ${name}`, async () => assert.equal(await makeAvatar(await fileOf(bytes)), undefined))
  }
})

describe('A name', () => {
  const names = [
    'guide.pdf.exe',
    'guide.pdf/../../x.html',
    'guide.pdf\0.html',
    'guide.pdf\r\n.html',
    'guide\u202efdp.html',
    'guide.pdf%00.html',
    'guide.pdf;.html',
    'guide.pdf::$DATA',
    'guide',
    '.pdf',
    'pdf',
    'guide.p\u0434f',
    'guide.pdf\u200b.svg',
  ]
  for (const name of names) {
    it(`gives no ending to a PDF that it does not have: ${JSON.stringify(name)}`, () =>
      assert.ok(!extensionFits('pdf', cleanFilename(name))))
  }
})
