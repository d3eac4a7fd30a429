// Uploads over HTTP: those that are taken, and hostile ones, after which nothing may be left anywhere.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { request } from 'node:https'
import { afterEach, describe, it } from 'node:test'
import { Agent, FormData, fetch } from 'undici'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import {
  aacBytes,
  id3Tag,
  jpegBytes,
  m4aBytes,
  mp3Bytes,
  oggBytes,
  pdfBytes,
  pngBytes,
  riff,
  riffChunk,
  wavBytes,
  webpBytes,
} from '#test/given-files.ts'
import { BOUNDARY, type FilePart, formBytes, formHeaders, type Part, partBytes, sendForm } from '#test/given-uploads.ts'

const app = await startApp({ config: { UPLOAD_MEGABYTES_PER_DAY: 10_000 } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const member = await given.person({ of: church })
const { db, files } = app.services

const MEGABYTE = 1_048_576
const path = '/challenges/upload-media'
const mp3 = mp3Bytes()
const wav = wavBytes()
const pdf = await pdfBytes()
const lockedPdf = await pdfBytes('Secret', 1, { userPassword: 'psalm' })
const png = await pngBytes()
const page = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>'.repeat(20))
const joined = (...parts: Buffer[]) => Buffer.concat(parts)
const textFile = (name: string, text = 'Only words.') => ({ name, bytes: Buffer.from(text) })

/** A wav of so many bytes. */
const wavOf = (size: number) => riff(joined(wav.subarray(12, 36), riffChunk('data', Buffer.alloc(size - 44))))

/** Fields in the order in which they are written. */
const as = (fields: Record<string, Part[1]>): Part[] => Object.entries(fields)
const upload = (parts: Part[]) => sendForm(member, path, parts)
const send = (type: string, file: FilePart) => upload(as({ type, organization_id: church.id, file }))
const countFiles = async () => (await db.one<{ count: number }>(sql`select count(*) from media_files where removed_at is null`)).count

afterEach(async () => {
  assert.deepEqual(await readdir(files.incoming), [], 'a file is left on its way')
})

describe('What is taken', () => {
  it('is a sound or a PDF, whatever type was sent with it, in any order of the fields', async () => {
    const orders: Part[][] = [
      as({ file: { name: 'a.mp3', bytes: mp3, type: 'text/html' }, type: 'audio', organization_id: church.id }),
      as({ type: 'audio', file: { name: 'A.WAV', bytes: wav, type: 'application/pdf' }, organization_id: church.id }),
      as({ organization_id: church.id, type: 'pdf', file: { name: 'a.Pdf', bytes: pdf } }),
    ]
    for (const parts of orders) {
      const { status, body, text } = await upload(parts)
      assert.equal(status, 200, text)
      assert.equal(body.success, true)
      assert.match(body.url, /^https:\/\/localhost:8443\/media\/[0-9a-f]{40}\.(mp3|wav|pdf)$/)
    }
  })

  it('is recorded with whose it is', async () => {
    const { body } = await send('pdf', { name: '../../etc/Leitfaden «Übung».pdf', bytes: pdf })
    assert.equal(body.filename, 'Leitfaden «Übung».pdf')
    const key = body.url.split('/').at(-1)
    const row = await db.one(sql`select kind, owner_id, organization_id, size, filename, removed_at from media_files where key = ${key}`)
    assert.deepEqual(row, {
      kind: 'pdf',
      owner_id: member.id,
      organization_id: church.id,
      size: pdf.length,
      filename: body.filename,
      removed_at: null,
    })
    assert.equal((await files.stat(key))?.size, pdf.length)
  })

  it('may come with fields and files that nobody asked for', async () => {
    const { status, text } = await upload(
      as({
        note: 'x',
        ['x'.repeat(100_000)]: 'x',
        picture: { name: 'a.png', bytes: png },
        file: { name: 'a.mp3', bytes: mp3 },
        type: 'audio',
        organization_id: church.id,
        other: { name: 'b.mp3', bytes: mp3 },
      }),
    )
    assert.equal(status, 200, text)
  })

  it('may be exactly as large as its kind allows', async () => {
    assert.equal((await send('audio', { name: 'a.wav', bytes: wavOf(50 * MEGABYTE) })).status, 200)
  })
})

describe('The bytes decide', () => {
  const hostile: Record<string, [type: string, file: FilePart]> = {
    'a page named mp3': ['audio', { name: 'a.mp3', bytes: page, type: 'audio/mpeg' }],
    'a page with ID3 in front': ['audio', { name: 'a.mp3', bytes: joined(Buffer.from('ID3'), page) }],
    'a page in an ID3 tag': ['audio', { name: 'a.mp3', bytes: id3Tag(page) }],
    'a page with RIFF in front': ['audio', { name: 'a.wav', bytes: joined(Buffer.from('RIFF\0\0\0\0WAVE'), page) }],
    'a page named wav': ['audio', { name: 'a.wav', bytes: page }],
    'a page named pdf': ['pdf', { name: 'a.pdf', bytes: page, type: 'application/pdf' }],
    'a page with %PDF in front': ['pdf', { name: 'a.pdf', bytes: joined(Buffer.from('%PDF-1.7\n'), page) }],
    'a PDF with a page in front': ['pdf', { name: 'a.pdf', bytes: joined(page, pdf) }],
    'a PDF with a page behind': ['pdf', { name: 'a.pdf', bytes: joined(pdf, page) }],
    'a PDF without its end': ['pdf', { name: 'a.pdf', bytes: pdf.subarray(0, pdf.length / 2) }],
    'a PDF with a password': ['pdf', { name: 'a.pdf', bytes: lockedPdf }],
    'one frame of an mp3': ['audio', { name: 'a.mp3', bytes: mp3.subarray(0, 104) }],
    'the head of a wav': ['audio', { name: 'a.wav', bytes: wav.subarray(0, 44) }],
    words: ['audio', textFile('a.mp3')],
    zeros: ['audio', { name: 'a.mp3', bytes: Buffer.alloc(5000) }],
    'a script for a shell': ['audio', textFile('a.mp3', '#!/bin/sh\nrm -rf /\n')],
    'a program': ['audio', { name: 'a.wav', bytes: joined(Buffer.from('\x7fELF'), Buffer.alloc(500)) }],
    'a picture': ['pdf', { name: 'a.pdf', bytes: png }],
    'an SVG': ['pdf', textFile('a.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    'an ogg': ['audio', { name: 'a.ogg', bytes: oggBytes() }],
    'an ogg named mp3': ['audio', { name: 'a.mp3', bytes: oggBytes() }],
    'an m4a': ['audio', { name: 'a.m4a', bytes: m4aBytes() }],
    'an aac named mp3': ['audio', { name: 'a.mp3', bytes: aacBytes() }],
    'a PDF as a sound': ['audio', { name: 'a.pdf', bytes: pdf }],
    'a sound as a PDF': ['pdf', { name: 'a.mp3', bytes: mp3 }],
    'an mp3 named wav': ['audio', { name: 'a.wav', bytes: mp3 }],
    'a wav named mp3': ['audio', { name: 'a.mp3', bytes: wav }],
    'an mp3 named mp3.html': ['audio', { name: 'a.mp3.html', bytes: mp3 }],
    'an mp3 without an ending': ['audio', { name: 'sermon', bytes: mp3 }],
    'an mp3 that is only an ending': ['audio', { name: '.mp3', bytes: mp3 }],
    'an mp3 without a name': ['audio', { name: '', bytes: mp3 }],
    'a PDF whose ending is hidden by a mark': ['pdf', { name: 'a.pdf\u202e.exe', bytes: pdf }],
    'a PDF in a folder that is named like one': ['pdf', { name: 'a.pdf/run.sh', bytes: pdf }],
    'a PDF with a zero in its name': ['pdf', { name: 'a.pdf\0.html', bytes: pdf }],
    'an empty mp3': ['audio', { name: 'a.mp3', bytes: Buffer.alloc(0) }],
    'an empty pdf': ['pdf', { name: 'a.pdf', bytes: Buffer.alloc(0) }],
    'a PDF of one byte over the limit': ['pdf', { name: 'a.pdf', bytes: joined(pdf, Buffer.alloc(20 * MEGABYTE + 1 - pdf.length)) }],
    'a wav of one byte over the limit': ['audio', { name: 'a.wav', bytes: wavOf(50 * MEGABYTE + 1) }],
  }
  for (const [name, [type, file]] of Object.entries(hostile)) {
    it(`and refuse ${name}`, async () => {
      const before = await countFiles()
      const { status, body, text } = await send(type, file)
      assert.equal(status, 422, text)
      assert.deepEqual(Object.keys(body.errors), ['file'])
      assert.equal(await countFiles(), before)
    })
  }
})

describe('The form', () => {
  it('is told all that is missing at once', async () => {
    const { status, body } = await upload([['other', 'x']])
    assert.equal(status, 422)
    assert.deepEqual(body.errors, {
      file: ['The file field is required.'],
      type: ['The type field is required.'],
      organization_id: ['The organization id field is required.'],
    })
    const empty = await upload(as({ file: { name: 'a.mp3', bytes: Buffer.alloc(0) }, type: 'video' }))
    assert.deepEqual(empty.body.errors, {
      file: ['The file is empty.'],
      type: ['The selected type is invalid.'],
      organization_id: ['The organization id field is required.'],
    })
  })

  const file = { name: 'a.mp3', bytes: mp3 }
  const whole: Part[] = as({ type: 'audio', organization_id: church.id, file })
  const unreadable: Record<string, [status: number, body: Buffer | string, headers?: Record<string, string>]> = {
    'with another boundary': [400, formBytes(whole), { 'content-type': 'multipart/form-data; boundary=another' }],
    'without a boundary': [400, formBytes(whole), { 'content-type': 'multipart/form-data' }],
    'with an empty boundary': [400, formBytes(whole), { 'content-type': 'multipart/form-data; boundary=' }],
    'cut in the file': [400, formBytes(whole).subarray(0, 600)],
    'cut in a field': [400, formBytes(whole).subarray(0, 80)],
    'without its last line': [400, joined(...whole.map(partBytes))],
    'that is only words': [400, 'These are only words.'],
    'that is JSON': [415, '{"type":"audio"}', { 'content-type': 'application/json' }],
    'that is a plain file': [415, mp3, { 'content-type': 'audio/mpeg' }],
    'with a prototype as a field': [400, formBytes([['__proto__', 'x'], ...whole])],
    'with a prototype as a file': [400, formBytes([['__proto__', file], ...whole])],
    'with a thousand fields': [413, formBytes([...Array.from({ length: 1000 }, (_, n): Part => [`f${n}`, 'x']), ...whole])],
    'with a hundred empty files': [
      413,
      formBytes([...Array.from({ length: 100 }, (_, n): Part => [`f${n}`, textFile('a.mp3', '')]), ...whole]),
    ],
    'with a field of a megabyte': [413, formBytes([['note', 'x'.repeat(MEGABYTE)], ...whole])],
  }
  for (const [name, [status, body, headers]] of Object.entries(unreadable)) {
    it(`${name} is refused with ${status}`, async () => {
      const before = await countFiles()
      const answer = await member.post(path, body, { headers: headers ?? formHeaders })
      assert.equal(answer.status, status, answer.text)
      assert.equal(typeof answer.body.message, 'string')
      assert.equal(await countFiles(), before)
    })
  }

  const wrong: Record<string, [parts: Part[], field: string]> = {
    'with two files': [[...whole, ['file', file]], 'file'],
    'with an empty file and another': [[['file', textFile('a.mp3', '')], ...whole], 'file'],
    'with words instead of the file': [as({ file: 'words', type: 'audio', organization_id: church.id }), 'file'],
    'with the file under another name': [as({ upload: file, type: 'audio', organization_id: church.id }), 'file'],
    'with a type that is not uploaded': [as({ type: 'video', organization_id: church.id, file }), 'type'],
    'with a file as the type': [as({ type: textFile('audio'), organization_id: church.id, file }), 'type'],
    'for an organization that is none': [as({ type: 'audio', organization_id: 'abc', file }), 'organization_id'],
    'for another organization': [as({ type: 'audio', organization_id: elsewhere.id, file }), 'organization_id'],
    'for an organization that does not exist': [as({ type: 'audio', organization_id: '9223372036854775807', file }), 'organization_id'],
  }
  for (const [name, [parts, field]] of Object.entries(wrong)) {
    it(`${name} is refused with a word on ${field}`, async () => {
      const { status, body, text } = await upload(parts)
      assert.equal(status, 422, text)
      assert.deepEqual(Object.keys(body.errors), [field])
    })
  }

  it('is asked for by the routes that want one only', async () => {
    assert.equal((await sendForm(member, '/groups', whole)).status, 415)
  })

  it('needs someone signed in', async () => {
    assert.equal((await sendForm(given.nobody, path, whole)).status, 401)
  })
})

/** An upload whose sender does as it likes; `sent` counts its bytes. */
function openUpload() {
  const url = new URL(`${app.url}/api${path}`)
  const sending = request(url, {
    method: 'POST',
    rejectUnauthorized: false,
    headers: { ...formHeaders, authorization: `Bearer ${member.token}` },
  })
  sending.write(joined(partBytes(['type', 'pdf']), partBytes(['organization_id', church.id])))
  sending.write(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`)
  return sending
}

describe('A sender', () => {
  it('who breaks off in the middle leaves nothing behind', async () => {
    const before = await countFiles()
    const sending = openUpload()
    sending.on('error', () => {})
    sending.write(Buffer.alloc(3 * MEGABYTE))
    while ((await readdir(files.incoming)).length === 0) await new Promise(setImmediate)
    sending.destroy()
    while ((await readdir(files.incoming)).length > 0) await new Promise(setImmediate)
    assert.equal(await countFiles(), before)
  })

  it('who never stops is told that it is too much while still sending', async () => {
    const sending = openUpload()
    sending.on('error', () => {})
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024)
    const more = () => {
      while (!sending.destroyed && sending.write(chunk)) sent += chunk.length
    }
    sending.on('drain', more)
    more()
    const [status, text] = await new Promise<[number | undefined, string]>((resolve) => {
      sending.once('response', (answer) => {
        let body = ''
        answer.on('data', (part) => {
          body += part
        })
        answer.on('end', () => resolve([answer.statusCode, body]))
      })
    })
    sending.destroy()
    assert.equal(status, 422)
    assert.deepEqual(JSON.parse(text).errors, { file: ['The file must not be larger than 20 MB.'] })
    assert.ok(sent < 40 * MEGABYTE, `${sent} bytes were taken`)
  })

  it('who listens only after sending everything gets the answer too', async () => {
    const form = new FormData()
    form.set('type', 'pdf')
    form.set('file', new Blob([new Uint8Array(60 * MEGABYTE)]), 'a.pdf')
    const answer = await fetch(`${app.url}/api${path}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${member.token}` },
      dispatcher: new Agent({ connect: { rejectUnauthorized: false } }),
    })
    assert.equal(answer.status, 422)
  })
})

describe('A picture', () => {
  const show = async () => (await member.get('/user')).body.data.avatar

  it('is taken as JPEG, PNG and WebP, whatever its name, and shown from then on', async () => {
    for (const bytes of [await jpegBytes(), png, await webpBytes()]) {
      const { status, body, text } = await sendForm(member, '/user/avatar', [['file', { name: 'me', bytes }]])
      assert.equal(status, 201, text)
      assert.match(body.data.avatar, /\/media\/[0-9a-f]{40}\.webp$/)
      assert.equal(await show(), body.data.avatar)
    }
  })

  it('that is none is refused, and the old one stays', async () => {
    const before = await show()
    const hostile = {
      'a page': page,
      'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a GIF': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'half a PNG': png.subarray(0, png.length / 2),
      'a PDF': pdf,
      nothing: Buffer.alloc(0),
      'more than 5 MB': joined(png, Buffer.alloc(5 * MEGABYTE)),
    }
    for (const [name, bytes] of Object.entries(hostile)) {
      const { status, body } = await sendForm(member, '/user/avatar', [['file', { name: 'me.png', bytes }]])
      assert.equal(status, 422, name)
      assert.deepEqual(Object.keys(body.errors), ['file'], name)
    }
    assert.equal(await show(), before)
  })
})

describe('A refused file', () => {
  it('counts among one’s uploads, as one that is taken does, and says what is wrong with it', async () => {
    const careful = await startApp({ config: { RATE_LIMIT_UPLOAD: 2 } })
    const own = givenFor(careful)
    const home = await own.organization()
    const cutOff = { name: 'a.wav', bytes: wav.subarray(0, 30) }
    const answers = []
    for (let n = 0; n < 3; n++)
      answers.push(await sendForm(home.admin, path, as({ type: 'audio', organization_id: home.id, file: cutOff })))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 422, 429],
    )
    assert.deepEqual(answers[0]!.body.errors, {
      file: ['The file is cut off after 30 bytes, before its sound begins. It must be a sound of the kind MP3 or WAV.'],
    })
    assert.deepEqual(await readdir(careful.services.files.incoming), [])
  })
})
