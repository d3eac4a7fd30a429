import assert from 'node:assert/strict'
import { it } from 'node:test'
import Type from 'typebox'
import { parsed, startSmallService } from '#test/small-service.ts'
import { invalid, Refused, Unavailable, unavailable } from './errors.ts'
import { Html, Id, Integer, Nullish, Optional, Text } from './fields.ts'

const echo = Type.Object({}, { additionalProperties: true })
const service = await startSmallService((api) => {
  const answers = { 200: echo, 404: Refused, 422: Refused, 500: Unavailable, 503: Refused }
  api.post(
    '/notes',
    { access: 'signed-in', operationId: 'x', summary: 'x', body: { title: Text(10), note: Nullish(Text(10)) }, response: answers },
    async ({ body }) => body,
  )
  api.post(
    '/free',
    { access: 'anyone', operationId: 'x', summary: 'x', body: { note: Nullish(Text(10)) }, response: answers },
    async ({ body }) => body,
  )
  api.post('/bare', { access: 'anyone', operationId: 'x', summary: 'x', response: answers }, async () => ({ ok: true }))
  api.get('/notes/mine', { access: 'anyone', operationId: 'x', summary: 'x', response: answers }, async () => ({ mine: true }))
  api.get('/notes/{note}', { access: 'anyone', operationId: 'x', summary: 'x', response: answers }, async ({ params }) => params)
  api.delete('/notes/{note}', { access: 'anyone', operationId: 'x', summary: 'x', response: answers }, async ({ params }) => params)
  api.get(
    '/words/{word}',
    { access: 'anyone', operationId: 'x', summary: 'x', stringParams: ['word'], response: answers },
    async ({ params }) => params,
  )
  api.get(
    '/list',
    {
      access: 'anyone',
      operationId: 'x',
      summary: 'x',
      query: { search: Optional(Text(10)), page: Optional(Integer(1, 9)), group_id: Optional(Id) },
      response: answers,
    },
    async ({ query, address }) => ({ query, address }),
  )
  api.post(
    '/named',
    { access: 'signed-in', operationId: 'x', summary: 'x', body: { note: Optional(Html(20, { 'x-alias': 'remark' })) }, response: answers },
    async ({ body }) => {
      if (body.note === '<p>wrong</p>') throw invalid({ note: [{ rule: 'invalid_choice' }] })
      return body
    },
  )
  api.get('/broken', { access: 'anyone', operationId: 'x', summary: 'x', response: answers }, async () => {
    throw new Error('the name is Grace Miller')
  })
  api.get('/busy', { access: 'anyone', operationId: 'x', summary: 'x', response: answers }, async () => {
    throw unavailable()
  })
  api.get('/lost', { access: 'anyone', operationId: 'x', summary: 'x', response: answers }, async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  })
})
const json = { 'content-type': 'application/json' }
const post = (path: string, body?: string | Buffer, headers: Record<string, string> = json) =>
  service.request('POST', path, { token: '1', headers, ...(body === undefined ? {} : { body }) })

it('reads an empty JSON body as an object without fields', async () => {
  for (const body of ['', '  \n', undefined]) assert.deepEqual((await post('/free', body)).body, {})
  const { status, body } = await post('/notes', '')
  const message = 'The title field is required.'
  assert.equal(status, 422)
  assert.deepEqual(body, { message, code: 'invalid', errors: { title: [message] }, codes: { title: [{ rule: 'required' }] } })
  assert.equal((await service.request('POST', '/bare')).status, 200)
})

it('refuses a body that is no object, also where no field is required', async () => {
  for (const body of ['null', '[]', '"words"', '5', 'true', 'false']) assert.equal((await post('/free', body)).status, 422, body)
})

it('refuses what is no JSON of ours', async () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`
  const bad = [
    '{',
    '{"title": "a",}',
    'title=a',
    '{"title": "a"} more',
    '{"title": NaN}',
    "{'title': 1}",
    '{"__proto__": {}}',
    '{"a": {"__proto__": 1}}',
    '{"\\u005f_proto__": 1}',
    deep(33),
    '['.repeat(100_000),
  ]
  for (const body of bad) {
    const answer = await post('/free', body)
    assert.equal(answer.status, 400, body.slice(0, 40))
    assert.deepEqual(Object.keys(answer.body), ['message', 'code'])
  }
  assert.equal((await post('/free', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).status, 400)
  assert.equal((await post('/free', deep(32))).status, 200)
  assert.equal((await post('/free', `{"note": "${'[{'.repeat(5)}"}`)).status, 200)
  assert.equal((await post('/free', '\ufeff{"note": "a"}')).status, 200)
})

it('takes JSON up to a mebibyte', async () => {
  const filled = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`
  assert.equal((await post('/free', filled(1_048_576))).status, 200)
  const tooLarge = await post('/free', filled(1_048_577))
  assert.deepEqual([tooLarge.status, tooLarge.body], [413, { message: 'The request is too large.', code: 'body_too_large' }])
})

it('understands JSON only', async () => {
  for (const type of [
    'application/xml',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ]) {
    const answer = await post('/free', 'a=b', { 'content-type': type })
    assert.deepEqual([answer.status, Object.keys(answer.body), answer.body.code], [415, ['message', 'code'], 'only_json'], type)
  }
  assert.equal((await post('/free', '{}', { 'content-type': 'Application/JSON; charset=UTF-8' })).status, 200)
})

it('counts a body of no length as none, whatever type it says it has', async () => {
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense', '']
  for (const type of types) {
    const { status, body } = await post('/free', '', { 'content-type': type })
    assert.deepEqual([status, body], [200, {}], type)
  }
  for (const [sent, status] of [
    ['', 200],
    ['a', 415],
  ] as const) {
    const chunk = sent && `${sent.length}\r\n${sent}\r\n`
    const head = 'POST /api/free HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n'
    assert.match(await service.raw(`${head}${chunk}0\r\n\r\n`), new RegExp(`^HTTP/1.1 ${status} `))
  }
})

it('says that it understands JSON only before it has read a long text of another type, and goes on listening', async () => {
  const answer = await post('/free', 'a'.repeat(4_000_000), { 'content-type': 'text/plain' })
  assert.deepEqual([answer.status, answer.headers['connection']], [415, undefined])
  assert.equal((await post('/nothing', 'a', { 'content-type': 'text/plain' })).status, 404)
})

it('tells all mistakes at once and counts them', async () => {
  const { body } = await post('/notes', JSON.stringify({ title: 5, note: 'x'.repeat(11) }))
  assert.equal(body.message, 'The title field must be a string. (and 1 more error)')
  assert.deepEqual(Object.keys(body.errors), ['title', 'note'])
  const query = await service.request('GET', `/list?search=${'x'.repeat(11)}&page=0&group_id=a`)
  assert.equal(query.body.message, 'The search field must not be greater than 10 characters. (and 2 more errors)')
})

it('refuses odd queries on their field', async () => {
  for (const query of ['search=%00', 'search=a&search=b'])
    assert.deepEqual(Object.keys((await service.request('GET', `/list?${query}`)).body.errors), ['search'])
  for (const query of ['search=%zz', 'search=%ff', '__proto__=1&constructor=2', '&&==&', 'other=%00'])
    assert.equal((await service.request('GET', `/list?${query}`)).status, 200, query)
})

it('finds nothing under a path identifier that can be none', async () => {
  assert.deepEqual((await service.request('GET', '/notes/9223372036854775807')).body, { note: Number.MAX_SAFE_INTEGER })
  for (const id of [
    '0',
    '-1',
    '1.5',
    'abc',
    '01',
    '9223372036854775808',
    '9'.repeat(300),
    '9'.repeat(8000),
    '%00',
    '%zz',
    '%ff',
    '%',
    '1%20',
    '１',
    '1e3',
    '..%2f1',
  ]) {
    const { status, body } = await service.request('GET', `/notes/${id}`)
    assert.deepEqual([status, Object.keys(body), body.code], [404, ['message', 'code'], 'address_not_found'], id.slice(0, 30))
  }
  assert.deepEqual((await service.request('GET', '/words/caf%C3%A9%2F')).body, { word: 'café/' })
})

it('names the methods that an address knows', async () => {
  const allowed: [string, string, string][] = [
    ['PUT', '/notes', 'POST'],
    ['GET', '/notes', 'POST'],
    ['HEAD', '/notes', 'POST'],
    ['TRACE', '/list', 'GET, HEAD'],
    ['DELETE', '/notes/mine', 'GET, HEAD'],
    ['PATCH', '/notes/5', 'GET, DELETE, HEAD'],
    ['PATCH', '/notes/abc', 'GET, DELETE, HEAD'],
  ]
  for (const [method, path, allow] of allowed) {
    const answer = await service.request(method, path)
    assert.deepEqual([answer.status, answer.headers['allow']], [405, allow], `${method} ${path}`)
  }
  // Whatever is sent along.
  assert.equal((await service.request('PUT', '/notes', { body: '<a/>', headers: { 'content-type': 'text/xml' } })).status, 405)
  assert.equal((await service.request('PROPFIND', '/list')).status, 404)
})

it('answers HEAD as GET, without the body', async () => {
  const answer = await service.request('HEAD', '/notes/5')
  assert.deepEqual([answer.status, answer.text, answer.headers['content-length']], [200, '', String('{"note":5}'.length)])
})

it('gives every answer an id, what is left of the rate, and no leave to be kept', async () => {
  const answers = await Promise.all([
    service.request('GET', '/notes/5'),
    service.request('GET', '/nothing'),
    service.request('GET', '/notes/%zz'),
    service.request('PUT', '/notes'),
    service.request('POST', '/notes'),
    service.request('GET', '/broken'),
    post('/free', '{'),
    post('/free', 'a', { 'content-type': 'text/plain' }),
    post('/free', 'a'.repeat(1_048_577)),
    service.request('OPTIONS', '/notes/5', { headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' } }),
  ])
  for (const { status, headers } of answers) {
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/, String(status))
    assert.ok(headers['strict-transport-security'], String(status))
    if (status === 204) continue
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.match(String(headers['x-ratelimit-limit']), /^\d+$/)
    assert.match(String(headers['x-ratelimit-remaining']), /^\d+$/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(
      String(headers['content-security-policy']),
      /^default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
  }
  assert.equal(new Set(answers.map(({ headers }) => headers['x-request-id'])).size, answers.length)
})

it('tells nothing of the inside when it fails, neither to the client nor to the log', async () => {
  const { status, body, headers } = await service.request('GET', '/broken')
  assert.deepEqual([status, Object.keys(body)], [500, ['message', 'code', 'request_id']])
  assert.equal(body.request_id, headers['x-request-id'])
  assert.ok(!JSON.stringify(body).includes('Grace'))
  assert.ok(!service.logged.join('').includes('Grace'))
  for (const path of ['/busy', '/lost']) {
    const answer = await service.request('GET', path)
    assert.deepEqual([answer.status, answer.headers['retry-after'], answer.body.code], [503, '2', 'service_busy'])
  }
})

it('asks who it is before it looks at what was sent', async () => {
  const answer = await service.request('POST', '/notes', { body: '{', headers: json })
  assert.deepEqual([answer.status, answer.headers['www-authenticate']], [401, 'Bearer'])
  assert.deepEqual(answer.body, { message: 'Unauthenticated.', code: 'unauthenticated' })
})

it('gives addresses of its own, whatever origin the request names', async () => {
  const text = await service.raw('GET https://evil.example/api/list?page=2 HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n')
  assert.equal(parsed(text).body.address, 'https://service.example/api/list?page=2')
  assert.equal(
    (await service.request('GET', '/list?page=2', { headers: { 'x-forwarded-host': 'evil.example' } })).body.address,
    'https://service.example/api/list?page=2',
  )
})

it('refuses an Idempotency-Key of more than 255 characters', async () => {
  const keyed = (length: number) => post('/free', '{}', { ...json, 'idempotency-key': 'k'.repeat(length) })
  assert.equal((await keyed(255)).status, 200)
  assert.equal((await keyed(256)).status, 400)
})

it('calls from other origins are open to those that are configured', async () => {
  const open = await startSmallService(() => {}, { server: { origins: ['https://app.example'] } })
  const asked = (origin: string) => open.request('OPTIONS', '/notes', { headers: { origin, 'access-control-request-method': 'POST' } })
  assert.equal((await asked('https://app.example')).headers['access-control-allow-origin'], 'https://app.example')
  assert.equal((await asked('https://evil.example')).headers['access-control-allow-origin'], undefined)
  assert.equal(
    (await service.request('GET', '/notes/5', { headers: { origin: 'https://app.example' } })).headers['access-control-allow-origin'],
    undefined,
  )
})

it('names in a header what nobody asked for, so that a typing mistake does not vanish', async () => {
  const unknown = async (path: string, body: unknown) => (await post(path, JSON.stringify(body))).headers['x-unknown-fields']
  assert.equal(await unknown('/notes', { title: 'a', note: 'b' }), undefined)
  assert.equal(await unknown('/notes', { title: 'a', noet: 'b' }), 'noet')
  assert.equal(await unknown('/notes', { titel: 'a' }), 'titel', 'also where it is refused')
  assert.equal(await unknown('/bare', { a: 1, b: { c: 2 } }), 'a, b', 'also where nothing is asked for')
  assert.equal(await unknown('/bare', {}), undefined)
  const odd = { 'a\r\nset-cookie: x=1': 1, 'ü, "': 1, '\ud800': 1, '': 1 }
  assert.equal(await unknown('/bare', odd), 'a%0D%0Aset-cookie%3A%20x%3D1, %C3%BC%2C%20%22, %EF%BF%BD')
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}x${'ع'.repeat(1_000)}`, n]))
  assert.ok((await unknown('/bare', many))!.length <= 1_000)
})

it('tells a mistake that a rule or the cleaning of HTML finds under the name that was sent', async () => {
  const errors = async (body: unknown) => Object.keys((await post('/named', JSON.stringify(body))).body.errors ?? {})
  assert.deepEqual(await errors({ remark: '<p>fine</p>' }), [])
  for (const text of ['<p>wrong</p>', '<i>too long</i>'.repeat(10), '<p> </p>', 7]) {
    assert.deepEqual(await errors({ remark: text }), ['remark'], String(text))
    assert.deepEqual(await errors({ note: text }), ['note'], String(text))
  }
})
