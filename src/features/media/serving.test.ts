// What is at the addresses of uploads and pictures, as players and browsers ask for it: without a token.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { Agent, request } from 'undici'
import { avatarUrl, defaultAvatar } from '#features/accounts/avatars.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { mp3Bytes, pdfBytes, wavBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const member = await given.person({ of: church })
const { publicUrl } = app.services.config
const agent = new Agent({ connect: { rejectUnauthorized: false } })

async function get(address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const answer = await request(address.replace(publicUrl, app.url), { method, headers, dispatcher: agent })
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) }
}

async function upload(type: 'audio' | 'pdf', name: string, bytes: Buffer): Promise<string> {
  const { body } = await sendForm(member, '/challenges/upload-media', [
    ['type', type],
    ['organization_id', church.id],
    ['file', { name, bytes }],
  ])
  return body.url
}

const wav = wavBytes()
const url = await upload('audio', 'a.wav', wav)
const key = url.split('/').at(-1)

describe('An uploaded file', () => {
  it('comes back as it was sent, as what it is, for anyone with its address', async () => {
    const kinds = [
      ['audio', 'a.mp3', mp3Bytes(), 'audio/mpeg'],
      ['audio', 'a.wav', wav, 'audio/wav'],
      ['pdf', 'a.pdf', await pdfBytes(), 'application/pdf'],
    ] as const
    for (const [type, name, bytes, contentType] of kinds) {
      const answer = await get(await upload(type, name, bytes))
      assert.equal(answer.status, 200)
      assert.ok(answer.bytes.equals(bytes))
      assert.equal(answer.headers['content-type'], contentType)
      assert.equal(answer.headers['content-length'], String(bytes.length))
    }
  })

  it('can run nothing, may be shown by other sites, and is kept for long', async () => {
    const { headers } = await get(url)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox")
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.equal(headers['x-frame-options'], undefined)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['etag'], `"${key}"`)
    assert.ok(headers['strict-transport-security'])
  })

  it('is not sent again to whoever has it', async () => {
    for (const known of [`"${key}"`, `W/"${key}"`, `"other", "${key}"`, '*']) {
      const { status, bytes } = await get(url, { 'if-none-match': known })
      assert.deepEqual([status, bytes.length], [304, 0], known)
    }
    assert.equal((await get(url, { 'if-none-match': '"other"' })).status, 200)
  })

  it('is described by HEAD', async () => {
    const { status, headers, bytes } = await get(url, {}, 'HEAD')
    assert.deepEqual([status, headers['content-length'], headers['accept-ranges'], bytes.length], [200, String(wav.length), 'bytes', 0])
  })

  it('comes in parts', async () => {
    const last = wav.length - 1
    const parts: [header: string, start: number, end: number][] = [
      ['bytes=0-0', 0, 0],
      ['bytes=4-11', 4, 11],
      ['bytes=0-', 0, last],
      ['bytes=100-999999999', 100, last],
      ['bytes=-10', last - 9, last],
      ['bytes=-999999999', 0, last],
      [`bytes=${last}-`, last, last],
    ]
    for (const [range, start, end] of parts) {
      for (const condition of [undefined, { 'if-range': `"${key}"` }]) {
        const answer = await get(url, { range, ...condition })
        assert.equal(answer.status, 206, range)
        assert.equal(answer.headers['content-range'], `bytes ${start}-${end}/${wav.length}`)
        assert.equal(answer.headers['content-length'], String(end - start + 1))
        assert.ok(answer.bytes.equals(wav.subarray(start, end + 1)), range)
      }
    }
  })

  it('comes whole where a part makes no sense, or where they have the part of another file', async () => {
    for (const range of ['bytes=5-4', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', '']) {
      const { status, bytes } = await get(url, { range })
      assert.deepEqual([status, bytes.length], [200, wav.length], range)
    }
    assert.equal((await get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).status, 200)
  })

  it('has no part behind its end', async () => {
    for (const range of [`bytes=${wav.length}-`, 'bytes=-0', 'bytes=99999999999999999999-']) {
      const { status, headers } = await get(url, { range })
      assert.deepEqual([status, headers['content-range'], headers['cache-control']], [416, `bytes */${wav.length}`, undefined], range)
    }
  })

  it('is found under its own address only', async () => {
    const others = [
      `${'0'.repeat(40)}.wav`,
      key!.replace('.wav', '.mp3'),
      key!.replace('.wav', '.html'),
      key!.toUpperCase(),
      key!.slice(1),
      `${key}%00`,
      '..%2f..%2fetc%2fpasswd',
      '..%5c..%5cpackage.json',
      `${key!.slice(0, 2)}%2f${key}`,
      'incoming',
      '%ff%fe',
    ]
    for (const other of others) {
      const { status, headers } = await get(`${publicUrl}/media/${other}`)
      assert.ok([400, 404].includes(status), `${other}: ${status}`)
      assert.equal(headers['cache-control'], undefined)
    }
    assert.equal((await get(url, {}, 'POST')).status, 404)
  })
})

describe('The picture of someone without one', () => {
  const pictureOf = async (name: string, id = 7) => {
    const answer = await get(avatarUrl(publicUrl, { id, name, avatar_key: null }))
    assert.equal(answer.status, 200, name)
    return answer
  }
  const figure = async () => (await get(defaultAvatar(publicUrl))).bytes

  it('is a PNG of their initials, in any script, which one may keep', async () => {
    const pictures = new Set<string>()
    const names = [
      'Grace van Dyke',
      'grace',
      'Żaneta Ólafsdóttir',
      '山田 太郎',
      'Ирина Петрова',
      'فاطمة علي',
      'Émile O’Neill-Smith 3rd',
      'প্রিয়া',
      'ကျော်',
    ]
    for (const name of names) {
      const { headers, bytes } = await pictureOf(name)
      assert.equal(headers['content-type'], 'image/png')
      assert.match(String(headers['cache-control']), /max-age=604800/)
      const { format, width, height } = await sharp(bytes).metadata()
      assert.deepEqual({ format, width, height }, { format: 'png', width: 256, height: 256 })
      pictures.add(bytes.toString('base64'))
    }
    assert.equal(pictures.size, names.length, 'each is another picture')
    assert.ok(!pictures.has((await figure()).toString('base64')))
  })

  it('is the same for all who have the same letters, and not sent again to whoever has it', async () => {
    const { bytes, headers } = await pictureOf('Grace Dyke')
    assert.deepEqual((await pictureOf('Georg Dachs')).bytes, bytes)
    const again = await get(avatarUrl(publicUrl, { id: 7, name: 'Grace Dyke', avatar_key: null }), {
      'if-none-match': String(headers['etag']),
    })
    assert.deepEqual([again.status, again.bytes.length], [304, 0])
  })

  it('is a figure where there are none', async () => {
    const nobody = await figure()
    for (const name of ['🙏 !', '<>', '\u0301']) assert.deepEqual((await pictureOf(name, 12)).bytes, nobody)
  })

  it('has a colour of their own', async () => {
    const ada = await Promise.all([1, 2, 13].map(async (id) => (await pictureOf('Ada', id)).bytes))
    assert.notDeepEqual(ada[0], ada[1])
    assert.deepEqual(ada[0], ada[2])
  })

  it('is found under the addresses from when it was an SVG, too', async () => {
    const answer = await get(`${publicUrl}/avatars/${encodeURIComponent('山太')}/7.svg`)
    assert.equal(answer.status, 308)
    assert.equal(answer.headers['location'], `${publicUrl}/avatars/${encodeURIComponent('山太')}/7.png`)
  })

  it('is found under no other', async () => {
    for (const picture of ['12.png', '-1.png', '1', '1.webp', '01x.png', '12.svg'])
      assert.equal((await get(`${publicUrl}/avatars/A/${picture}`)).status, 404)
    assert.equal((await get(`${publicUrl}/avatars/${encodeURIComponent('<script>'.repeat(300))}/0.png`)).status, 200)
  })

  it('is asked for beside all else, and so are uploads: both together so often from one address', async () => {
    const careful = await startApp({ config: { RATE_LIMIT_ADDRESS: 2, RATE_LIMIT_MEDIA: 4 } })
    const statusesOf = async (...paths: string[]) => {
      const statuses = []
      for (const path of paths) statuses.push((await request(careful.url + path, { dispatcher: agent })).statusCode)
      return statuses
    }
    assert.deepEqual(await statusesOf('/api/user', '/api/user', '/api/user'), [401, 401, 429])
    const [upload, picture] = ['/media/nothing.png', '/avatars/A/3.png']
    assert.deepEqual(await statusesOf(upload, picture, upload, picture, upload, picture), [404, 200, 404, 200, 429, 429])
  })

  it('is drawn so often for one address and no more; what was drawn is there for all', async () => {
    const careful = await startApp({ config: { RATE_LIMIT_PRO: 3 } })
    const statuses = []
    for (const letters of ['QA', 'QB', 'QA', 'QC', 'QD', 'QB'])
      statuses.push((await request(`${careful.url}/avatars/${letters}/3.png`, { dispatcher: agent })).statusCode)
    assert.deepEqual(statuses, [200, 200, 200, 200, 429, 200])
  })
})
