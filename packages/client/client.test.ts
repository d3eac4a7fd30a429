// What the client does where a service, a line or a proxy fails, on loopback.
import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { it } from 'node:test'
import { inspect } from 'node:util'
import { ApiError, createClient } from './client.ts'
import { json, startMisbehaving } from './misbehaving.ts'

const service = await startMisbehaving()
const elsewhere = await startMisbehaving()
const TOKEN = '7|a-secret-that-nobody-may-read'
const client = createClient({ baseUrl: service.baseUrl, token: TOKEN })
const impatient = createClient({ baseUrl: service.baseUrl, token: TOKEN, timeoutMs: 500, retries: 1 })
const discouraged = createClient({ baseUrl: service.baseUrl, token: TOKEN, retries: 1 })

const groups = { data: [{ id: 1, name: 'Tuesday' }], meta: { next_cursor: null } }
const journal = { title: 'Today', content: 'Rain' }
const busy = json(503, { message: 'Busy.', code: 'service_busy', request_id: 'r-1' }, { 'retry-after': '0' })

/** What is thrown, which must be an `ApiError`. */
async function thrownBy(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => assert.fail('nothing was thrown'),
    (thrown) => thrown,
  )
  assert.ok(error instanceof ApiError, inspect(error))
  return error
}

it('reads what the service gives, with the token and in the language that was asked for', async () => {
  service.answers(json(200, groups))
  const german = createClient({ baseUrl: `${service.baseUrl}/`, key: 'dmsk_1_abc', locale: 'de' })
  assert.deepEqual(await german.get('/key/groups', { query: { cursor: 'a&b' } }), groups)
  const [{ url, headers }] = service.seen() as [ReturnType<typeof service.seen>[0]]
  assert.deepEqual(
    [url, headers['authorization'], headers['accept-language'], headers['accept']],
    ['/api/key/groups?cursor=a%26b', 'Bearer dmsk_1_abc', 'de', 'application/json'],
  )
})

it('asks again where the service answers 503 twice', async () => {
  service.answers(busy, busy, json(200, groups))
  assert.deepEqual(await client.get('/groups'), groups)
  assert.equal(service.seen().length, 3)
})

it('gives up after so many attempts, with what the service said last', async () => {
  service.answers(busy)
  const error = await thrownBy(client.get('/groups'))
  assert.deepEqual(
    [error.status, error.code, error.message, error.request_id, error.retryAfter, service.seen().length],
    [503, 'service_busy', 'Busy.', 'r-1', 0, 4],
  )
})

it('asks again where the line is cut before the answer, and in the midst of it', async () => {
  const cut = (response: ServerResponse) => void response.destroy()
  const cutWithin = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
    response.write('{"data":[', () => response.destroy())
  }
  service.answers(cut, cutWithin, json(200, groups))
  assert.deepEqual(await client.get('/groups'), groups)
  service.answers(cut)
  assert.equal((await thrownBy(discouraged.get('/groups'))).code, 'unreachable')
  assert.equal(service.seen().length, 2)
})

it('waits so long for an answer and no longer, also for the rest of one that has begun', async () => {
  for (const silent of [
    () => {},
    (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ]) {
    service.answers(silent)
    const error = await thrownBy(impatient.get('/groups'))
    assert.deepEqual([error.code, error.status, service.seen().length], ['timed_out', 0, 2])
  }
})

it('waits as long as `Retry-After` says, in seconds or by a date', async () => {
  const limited = (retryAfter: string) => json(429, { message: 'Too many.', code: 'too_many_attempts' }, { 'retry-after': retryAfter })
  service.answers(limited('1'), json(200, groups))
  const start = performance.now()
  await client.get('/groups')
  assert.ok(performance.now() - start >= 999)
  service.answers(limited(new Date(Date.now() - 5_000).toUTCString()), json(200, groups))
  await client.get('/groups')
  assert.equal(service.seen().length, 2)
})

it('tells at once of a pause that is too long to wait for', async () => {
  service.answers(json(429, { message: 'Too many.', code: 'too_many_attempts' }, { 'retry-after': '3600' }))
  const error = await thrownBy(client.get('/groups'))
  assert.deepEqual([error.status, error.retryAfter, service.seen().length], [429, 3600, 1])
})

it('sends a POST again with the same key, and each POST with a key of its own', async () => {
  service.answers(busy, (response) => void response.destroy(), json(201, { message: 'Saved.', data: { id: 1 } }))
  await client.post('/journal', { body: journal })
  await client.post('/journal', { body: journal })
  const keys = service.seen().map(({ headers }) => headers['idempotency-key'])
  assert.equal(keys.length, 4)
  assert.match(keys[0] as string, /^[\da-f-]{36}$/)
  assert.deepEqual(keys.slice(0, 3), [keys[0], keys[0], keys[0]])
  assert.notEqual(keys[3], keys[0])
  assert.equal(service.seen()[2]!.body, JSON.stringify(journal))
  await client.post('/journal', { body: journal, idempotencyKey: 'import 7, line 3' })
  assert.equal(service.seen().at(-1)!.headers['idempotency-key'], 'import 7, line 3')
})

it('sends nothing twice that might be done twice', async () => {
  service.answers(busy)
  const form = new FormData()
  form.set('file', new Blob(['a']), 'a.png')
  for (const once of [
    () => client.post('/login', { body: { email: 'ada@example.org', password: 'x' } }),
    () => client.post('/user/avatar', { body: form }),
    () => client.put('/groups/{group}', { path: { group: 1 }, body: { name: 'Wednesday' } }),
    () => client.delete('/journal/{journal}', { path: { journal: 1 } }),
  ]) {
    const before = service.seen().length
    assert.equal((await thrownBy(once())).status, 503)
    assert.equal(service.seen().length, before + 1)
    assert.equal(service.seen().at(-1)!.headers['idempotency-key'], undefined)
  }
})

it('follows no redirect: the token stays here', async () => {
  elsewhere.answers(json(200, groups))
  for (const status of [301, 302, 303, 307, 308]) {
    service.answers((response) => response.writeHead(status, { location: `${elsewhere.baseUrl}/groups` }).end())
    const error = await thrownBy(client.get('/groups'))
    assert.deepEqual([error.code, error.status, service.seen().length], ['redirected', status, 1])
  }
  assert.deepEqual(elsewhere.seen(), [])
})

it('asks its own service for the next page, wherever a link leads', async () => {
  elsewhere.answers(json(200, groups))
  const page = (items: unknown[], next_page_url: string | null) => json(200, { data: items, next_page_url })
  service.answers(page([{ id: 1 }], `${elsewhere.baseUrl}/key/members?page=2&per_page=1&search=a`), page([{ id: 2 }], null))
  const found = []
  for await (const { id } of client.each('/key/members', { query: { search: 'a', per_page: 1 } })) found.push(id)
  assert.deepEqual(found, [1, 2])
  assert.deepEqual(
    service.seen().map(({ url }) => url),
    ['/api/key/members?search=a&per_page=1', '/api/key/members?search=a&per_page=1&page=2'],
  )
  const plain = (items: unknown[], link?: string) => json(200, items, link ? { link: `<${link}>; rel="next"` } : {})
  service.answers(plain([{ id: 1 }], `${elsewhere.baseUrl}/groups/3/join-requests?cursor=abc`), plain([{ id: 2 }]))
  const requests = []
  for await (const { id } of client.each('/groups/{group}/join-requests', { path: { group: 3 } })) requests.push(id)
  assert.deepEqual([requests, service.seen()[1]!.url], [[1, 2], '/api/groups/3/join-requests?cursor=abc'])
  assert.deepEqual(elsewhere.seen(), [])
})

it('reads no page before it is wanted, and does not go round for ever', async () => {
  service.answers(json(200, { data: [{ id: 1 }, { id: 2 }], meta: { next_cursor: 'same' } }))
  for await (const group of client.each('/groups')) if (group.id === 1) break
  assert.equal(service.seen().length, 1)
  const error = await thrownBy(Array.fromAsync(client.each('/groups')))
  assert.deepEqual([error.code, service.seen().length], ['unreadable', 3])
})

it('tells what is no answer of the service from what is', async () => {
  const page = (status: number) => (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Welcome to our Wi-Fi</h1>')
  service.answers(page(200))
  assert.equal((await thrownBy(client.get('/groups'))).code, 'unreadable')
  service.answers((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{'))
  assert.equal((await thrownBy(client.get('/groups'))).code, 'unreadable')
  service.answers(page(502))
  const error = await thrownBy(discouraged.get('/groups'))
  assert.deepEqual([error.code, error.message], ['http_502', 'The service answered 502.'])
})

it('says of a refusal what to branch on, what to show, and which fields are meant', async () => {
  const body = {
    message: 'The title field is required.',
    code: 'invalid',
    errors: { title: ['The title field is required.'] },
    codes: { title: [{ rule: 'required' }] },
  }
  service.answers(json(422, body, { 'x-request-id': 'r-2' }))
  const error = await thrownBy(client.post('/journal', { body: journal }))
  const { status, code, error_type, errors, codes, request_id, message } = error
  assert.deepEqual(
    { status, code, error_type, errors, codes, request_id, message },
    { status: 422, ...body, error_type: undefined, request_id: 'r-2' },
  )
  service.answers(json(422, { message: 'The group is full.', error_type: 'group_full', group_id: 3 }))
  const full = await thrownBy(client.post('/groups/join', { body: { joinCode: 'AAAAAAAA' } }))
  assert.deepEqual([full.code, full.error_type, full.body['group_id']], ['group_full', 'group_full', 3])
  service.answers(json(403, { error: 'Only admins post here.' }))
  assert.equal((await thrownBy(client.get('/groups'))).message, 'Only admins post here.')
})

it('ends when its caller says so: a request, a pause, a list', async () => {
  const reason = new Error('The page was left')
  const ended = async (work: (signal: AbortSignal) => Promise<unknown>) => {
    const controller = new AbortController()
    const heard = service.next()
    const outcome = work(controller.signal)
    await heard
    controller.abort(reason)
    await assert.rejects(outcome, reason)
  }
  service.answers(() => {})
  await ended((signal) => client.get('/groups', { signal }))
  await ended((signal) => Array.fromAsync(client.each('/groups', { signal })))
  service.answers(json(503, {}, { 'retry-after': '50' }))
  await ended((signal) => client.get('/groups', { signal }))
  await assert.rejects(client.get('/groups', { signal: AbortSignal.abort(reason) }), reason)
})

it('shows its token nowhere: not in itself, not in what it throws', async () => {
  service.answers((response) => void response.destroy())
  const thrown = [await thrownBy(discouraged.get('/groups'))]
  service.answers(json(401, { message: 'Sign in.', code: 'unauthenticated' }))
  thrown.push(await thrownBy(client.get('/groups')))
  for (const shown of [client, ...thrown])
    assert.doesNotMatch(inspect(shown, { depth: 20, showHidden: true }) + JSON.stringify(shown), /a-secret/)
})

it('takes no address that would carry the token in the clear, or elsewhere', async () => {
  for (const baseUrl of ['http://church.example.org/api', 'ftp://church.example.org/api', 'church.example.org'])
    assert.throws(() => createClient({ baseUrl, token: TOKEN }), TypeError)
  service.answers(json(200, groups))
  const careless = client as unknown as { get(path: string, options?: object): Promise<unknown> }
  await assert.rejects(careless.get('@elsewhere.example/groups'), TypeError)
  for (const group of ['..', '.', '', undefined]) await assert.rejects(careless.get('/groups/{group}', { path: { group } }), TypeError)
  await careless.get('/groups/{group}', { path: { group: '../user?a#b' } })
  assert.deepEqual(
    service.seen().map(({ url }) => url),
    ['/api/groups/..%2Fuser%3Fa%23b'],
  )
})

it('sends the version that was read with a change', async () => {
  service.answers(json(200, { data: { id: 3 } }, { etag: '"v1"' }), json(200, { message: 'Saved.', data: { id: 3 } }))
  const { etag, status, body } = await client.request('get', '/qualifications/{qualification}', { path: { qualification: 3 } })
  assert.deepEqual([etag, status, body.data.id], ['"v1"', 200, 3])
  await client.put('/qualifications/{qualification}', { path: { qualification: 3 }, body: { title: 'Grace' }, ifMatch: etag })
  assert.equal(service.seen()[1]!.headers['if-match'], '"v1"')
})

it('gives files as text, or as a blob', async () => {
  const file = (type: string, content: string) => (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type, 'content-disposition': 'attachment; filename="a"' }).end(content)
  service.answers(file('text/csv; charset=utf-8', 'Name;E-mail'), file('application/json', '[]'), file('application/pdf', '%PDF-1.7'))
  const path = { organization: 1 }
  assert.equal(await client.get('/organizations/{organization}/exports/people', { path }), 'Name;E-mail')
  assert.equal(await client.get('/organizations/{organization}/exports/people', { path, query: { format: 'json' } }), '[]')
  const pdf = await client.get('/qualifications/{qualification}/certificate', { path: { qualification: 1 } })
  assert.equal(await pdf.text(), '%PDF-1.7')
})
