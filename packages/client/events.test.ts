// Live events as a service, a proxy and a line may bring them, on loopback.
import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { it } from 'node:test'
import { ApiError, createClient, type LiveEvent } from './client.ts'
import { json, startMisbehaving } from './misbehaving.ts'

const service = await startMisbehaving()
const client = createClient({ baseUrl: service.baseUrl, token: '7|secret' })

/** An answer of these pieces, which then ends, is cut off, or stays open. */
const stream =
  (pieces: readonly (string | Buffer)[], how: 'ends' | 'cut' | 'open' = 'open') =>
  async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.flushHeaders()
    for (const piece of pieces) await new Promise((done) => response.write(piece, done))
    if (how === 'ends') response.end()
    if (how === 'cut') response.destroy()
  }
const retry = 'retry: 1\n\n'

async function first(count: number, options: Parameters<typeof client.events>[0] = {}): Promise<LiveEvent[]> {
  const seen: LiveEvent[] = []
  for await (const event of client.events(options)) if (seen.push(event) === count) break
  return seen
}
const asked = () => service.seen().map(({ headers }) => headers['last-event-id'])

it('gives each event with its data, and the place after it, however it is cut into pieces', async () => {
  const text = Buffer.from(
    `\uFEFF: hello\n\ndata: {"kind":"Ömer 🙏"}\n\nid: 1\n\nid: 2\r\ndata: {"kind":\r\ndata: "a"}\r\n\r\nid\runknown: x\rdata:3\r\rid: nothing\0\ndata: 4\n\n`,
  )
  const expected = [
    { lastEventId: undefined, data: { kind: 'Ömer 🙏' } },
    { lastEventId: '2', data: { kind: 'a' } },
    { lastEventId: '', data: 3 },
    { lastEventId: '', data: 4 },
  ]
  service.answers(stream([text]))
  assert.deepEqual(await first(4), expected)
  const [{ url, headers }] = service.seen() as [ReturnType<typeof service.seen>[0]]
  assert.deepEqual([url, headers['accept'], headers['authorization']], ['/api/events', 'text/event-stream', 'Bearer 7|secret'])
  service.answers(stream([...text].map((byte) => Buffer.of(byte))))
  assert.deepEqual(await first(4), expected)
})

it('goes on at the place that it was told last when the line is lost, the service stops, or a proxy says 503', async () => {
  service.answers(
    stream([retry, 'data: 1\n\n', 'id: 8\n\n', 'id: 9\ndata: lost'], 'cut'),
    json(503, { message: 'Busy.', code: 'service_busy' }, { 'retry-after': '0' }),
    (response) => void response.destroy(),
    stream(['id: 9\ndata: 2\n\n', 'data: 3\n\n'], 'ends'),
    stream(['data: 4\n\n']),
  )
  assert.deepEqual(
    (await first(4, { lastEventId: '7' })).map(({ data }) => data),
    [1, 2, 3, 4],
  )
  assert.deepEqual(asked(), ['7', '8', '8', '8', '9'])
})

it('waits as long as `retry` says before it comes back', async () => {
  service.answers(stream(['retry: 400\n\n', 'data: 1\n\n'], 'ends'), stream(['data: 2\n\n']))
  const start = performance.now()
  await first(2)
  assert.ok(performance.now() - start >= 399)
})

it('takes a silent line for lost', async () => {
  service.answers(stream([retry, 'id: 1\ndata: 1\n\n']), () => {}, stream(['data: 2\n\n']))
  assert.equal((await first(2, { silenceMs: 1_000 })).length, 2)
  assert.deepEqual(asked(), [undefined, '1', '1'])
})

it('leaves an event that is slow to be used time, without taking the line for lost', async () => {
  service.answers(stream(['data: 1\n\n', 'data: 2\n\n']))
  const seen: unknown[] = []
  for await (const { data } of client.events({ silenceMs: 1_000 })) {
    seen.push(data)
    if (seen.length === 2) break
    await new Promise((done) => setTimeout(done, 1_300))
  }
  assert.deepEqual([seen, service.seen().length], [[1, 2], 1])
})

it('ends where the service has nothing to say, and throws what it refuses', async () => {
  service.answers((response) => response.writeHead(204).end())
  assert.deepEqual(await first(1), [])
  const refusals = [
    [json(401, { message: 'Sign in.', code: 'unauthenticated' }), 'unauthenticated'],
    [json(404, { message: 'Not found.', code: 'address_not_found' }), 'address_not_found'],
    [json(200, { data: [] }), 'unreadable'],
    [stream(['data: <html>\n\n']), 'unreadable'],
    [(response: ServerResponse) => void response.writeHead(307, { location: '/elsewhere' }).end(), 'redirected'],
  ] as const
  for (const [answer, code] of refusals) {
    service.answers(answer)
    await assert.rejects(first(1), (error) => error instanceof ApiError && error.code === code)
    assert.equal(service.seen().length, 1)
  }
})

it('keeps nothing that has no end', async () => {
  service.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const pour = () => {
      while (response.writable && response.write('data: '.padEnd(65_536, 'a')));
      response.once('drain', pour)
    }
    pour()
  })
  await assert.rejects(first(1), (error) => error instanceof ApiError && error.code === 'unreadable')
})

it('ends when its reader does, or says so: while it waits for an event, and before it connects again', async () => {
  const reason = new Error('The page was left')
  for (const answer of [stream(['data: 1\n\n']), stream(['retry: 60000\n\n', 'data: 1\n\n'], 'ends')]) {
    const controller = new AbortController()
    service.answers(answer)
    const events = client.events({ signal: controller.signal })
    assert.equal((await events.next()).value?.data, 1)
    const next = events.next()
    controller.abort(reason)
    await assert.rejects(next, reason)
    assert.deepEqual(await events.next(), { done: true, value: undefined })
  }
  const closed = Promise.withResolvers<void>()
  service.answers((response) => {
    response.on('close', closed.resolve)
    return stream(['data: 1\n\n'])(response)
  })
  await first(1)
  await closed.promise
})
