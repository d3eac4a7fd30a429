import assert from 'node:assert/strict'
import { it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Type from 'typebox'
import { request as send } from 'undici'
import { agent } from '#test/app.ts'
import { startSmallService } from '#test/small-service.ts'
import { acceptedCoding, MIN_BYTES, secretFields } from './compression.ts'
import { notFound, Refused } from './errors.ts'
import { OneOf, OrNull, ReasonCode, Str } from './fields.ts'

/** `{"text":"…"}` of so many bytes. */
const bodyOf = (bytes: number, letter = 'a') => ({ text: letter.repeat((bytes - 11) / Buffer.byteLength(letter)) })
const usual = { access: 'anyone', operationId: 'x', summary: 'x', response: { 200: Type.Object({ text: Type.String() }) } } as const

const service = await startSmallService((api) => {
  api.get('/long', usual, async () => bodyOf(100_000))
  api.get('/just', usual, async () => bodyOf(MIN_BYTES))
  api.get('/almost', usual, async () => bodyOf(MIN_BYTES - 1))
  api.get('/arabic', usual, async () => bodyOf(MIN_BYTES + 1, 'ع'))
  api.get('/versioned', { ...usual, versioned: true }, async ({ reply }) => {
    reply.header('etag', '"seven"')
    return bodyOf(100_000)
  })
  api.get('/weak', usual, async ({ reply }) => {
    reply.header('etag', 'W/"seven"')
    return bodyOf(100_000)
  })
  api.get('/unchanged', usual, async ({ reply }) => {
    reply.code(304)
    return undefined as never
  })
  api.get('/refused', { ...usual, response: { ...usual.response, 404: Refused } }, async () => {
    throw notFound('address_not_found')
  })
  api.get('/codes', { ...usual, response: { 200: Type.Object({ text: Type.String(), code: OrNull(Str()) }) } }, async () => ({
    ...bodyOf(100_000),
    code: null,
  }))
  api.post('/once', { ...usual, showsSecret: true }, async () => bodyOf(100_000))
  api.post('/twice', usual, async () => bodyOf(100_000))
  api.app.get('/file', { config: { access: 'anyone', isCompressible: true } }, async (_request, reply) =>
    reply.type('text/csv').serializer(String).send('a;b\n'.repeat(10_000)),
  )
})

/** An answer as it comes, and what it holds. */
async function ask(path: string, accepts?: string | string[], { method = 'GET' }: { method?: 'GET' | 'HEAD' | 'POST' } = {}) {
  const { statusCode, headers, body } = await send(`https://127.0.0.1:${service.port}/api${path}`, {
    method,
    dispatcher: agent,
    headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
  })
  const bytes = Buffer.from(await body.arrayBuffer())
  const coding = headers['content-encoding']
  const content = bytes.length === 0 ? bytes : coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes
  return { status: statusCode, headers, coding, bytes, text: content.toString() }
}

it('sends a phone a long answer compressed, as the phone takes it', async () => {
  const plain = await ask('/long')
  assert.deepEqual([plain.coding, plain.bytes.length], [undefined, 100_000])
  for (const [accepts, expected] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ] as const) {
    const { status, coding, headers, bytes, text } = await ask('/long', accepts)
    assert.deepEqual([status, coding, headers['content-length']], [200, expected, String(bytes.length)])
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(text, plain.text)
    assert.ok(bytes.length < 1_000)
  }
  assert.equal((await ask('/twice', 'br', { method: 'POST' })).coding, 'br')
})

it('takes the header by its word: what is worth nothing there, unknown or no header at all is sent nothing compressed', async () => {
  const cases: [string | string[], string | undefined][] = [
    ['gzip;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip, deflate, zstd', undefined],
    ['identity', undefined],
    ['identity;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=high', undefined],
    ['gzip;', 'gzip'],
    [';;;,,, ,;q=1', undefined],
    ['', undefined],
    [['deflate', 'gzip'], 'gzip'],
    [`${'deflate, '.repeat(1_000)}gzip`, 'gzip'],
  ]
  for (const [accepts, expected] of cases) assert.equal((await ask('/long', accepts)).coding, expected, String(accepts).slice(0, 50))
  assert.equal(acceptedCoding({ headers: {} }), undefined)
})

it('leaves alone what is shorter, counted in bytes', async () => {
  assert.deepEqual([(await ask('/just', 'br')).coding, (await ask('/almost', 'br')).coding], ['br', undefined])
  const { coding, bytes } = await ask('/arabic', 'identity')
  assert.deepEqual([coding, bytes.length], [undefined, MIN_BYTES + 1])
  assert.equal((await ask('/arabic', 'br')).coding, 'br')
})

it('says on each answer that another client may get it otherwise, also where it is short, refused or unchanged', async () => {
  for (const path of ['/long', '/almost', '/refused', '/unchanged'])
    for (const accepts of ['br', undefined])
      assert.match(String((await ask(path, accepts)).headers['vary']), /\bAccept-Encoding$/, `${path} ${accepts}`)
  assert.doesNotMatch(String((await ask('/codes', 'br')).headers['vary']), /Accept-Encoding/)
  assert.deepEqual([(await ask('/unchanged', 'br')).status, (await ask('/unchanged', 'br')).coding], [304, undefined])
})

it('answers HEAD with the headers of GET', async () => {
  for (const accepts of ['br', 'gzip', undefined]) {
    const [head, get] = [await ask('/long', accepts, { method: 'HEAD' }), await ask('/long', accepts)]
    assert.equal(head.bytes.length, 0)
    for (const name of ['content-encoding', 'content-length', 'content-type', 'vary'])
      assert.equal(head.headers[name], get.headers[name], `${name} for ${accepts}`)
  }
})

it('makes the ETag of what is compressed a weak one', async () => {
  assert.deepEqual([(await ask('/versioned')).headers['etag'], (await ask('/versioned', 'br')).headers['etag']], ['"seven"', 'W/"seven"'])
  assert.equal((await ask('/weak', 'br')).headers['etag'], 'W/"seven"')
})

it('never compresses what may carry a secret, nor what is no JSON', async () => {
  assert.equal((await ask('/codes', 'br')).coding, undefined)
  assert.equal((await ask('/once', 'br', { method: 'POST' })).coding, undefined)
  assert.equal((await ask('/file', 'br')).coding, undefined)
})

it('serves a hundred at once whole, some of them as they are', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/long', 'gzip')))
  assert.ok(answers.every(({ text }) => text.length === 100_000))
  assert.equal((await ask('/long', 'gzip')).coding, 'gzip', 'and compresses again afterwards')
})

it('knows secrets by their names, and by their schemas where the name says something else', () => {
  const text = Type.String()
  const cases: [Parameters<typeof Type.Object>[0], string[]][] = [
    [{ token: text, tokens_left: Type.Integer() }, ['token']],
    [{ joinCode: text, api_key: OrNull(text), recovery_codes: Type.Array(text) }, ['joinCode', 'api_key', 'recovery_codes']],
    [{ data: Type.Array(Type.Object({ group: Type.Object({ code: text }) })) }, ['data.group.code']],
    [{ data: Type.Union([Type.Null(), Type.Object({ client_secret: text })]) }, ['data.client_secret']],
    [{ keys: Type.Record(Type.String(), text) }, ['keys']],
    [{ keys: Type.Array(Type.Object({ id: Type.Integer(), name: text })) }, []],
    [{ postcode: text, keyboard: text, encoded: text }, []],
    [{ code: OneOf('closed', 'full'), admits_by_code: Type.Boolean() }, []],
    [{ code: ReasonCode('group_full') }, []],
    [{ url: Type.String({ 'x-secret': true }), list: Type.Array(Type.Object({ a: text }), { 'x-secret': true }) }, ['url', 'list']],
  ]
  for (const [fields, expected] of cases) assert.deepEqual(secretFields(Type.Object(fields)), expected)
})
