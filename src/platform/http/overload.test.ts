import assert from 'node:assert/strict'
import { once } from 'node:events'
import { afterEach, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import Type from 'typebox'
import { registry } from '#platform/metrics.ts'
import { countPasswords, isPassword } from '#platform/passwords.ts'
import { parsed, received, startSmallService } from '#test/small-service.ts'
import type { Api, Caller } from './route.ts'

/** Whoever comes waits at the last of them. */
const gates = [Promise.withResolvers<void>()]
let inside = 0
let entered = Promise.withResolvers<void>()
async function wait(until: Promise<void>) {
  if (++inside === expected) entered.resolve()
  await until
  return {}
}
/** What may be under way usually, and for a moment. */
const PLACES = 3
const BURST = 16 * PLACES
/** Who asks with it is recognized when the gate opens. */
const SLOW_TOKEN = 'slow'
let expected = BURST
const response = { 200: Type.Object({}) }
function routes(api: Api<Caller>) {
  const route = { access: 'anyone', operationId: 'x', summary: 'x', response } as const
  api.get('/wait', route, () => wait(gates.at(-1)!.promise))
  api.get('/quick', route, async () => ({}))
  api.get('/large', { ...route, response: { 200: Type.Object({ text: Type.String() }) } }, async () => ({ text: 'a'.repeat(20_000_000) }))
  api.post('/ask-elsewhere', { ...route, body: {}, callsExternalService: true }, () => wait(gates.at(-1)!.promise))
  api.post('/sign-in', { ...route, body: {} }, async () => {
    await isPassword('a password', undefined)
    return {}
  })
  api.post('/words', { ...route, body: { word: Type.String() } }, async () => ({}))
}
const service = await startSmallService(routes, {
  server: { requestsAtOnce: PLACES, countExcluded: countPasswords, origins: ['https://app.example'] },
  api: {
    authenticate: async (token) => {
      if (token === SLOW_TOKEN) await wait(gates.at(-1)!.promise)
      return { id: 1, isSubscribed: true }
    },
  },
})

/** So many requests that wait, once they are inside: as many as are let in for a moment. */
async function full(ask = () => service.request('GET', '/wait'), count = BURST) {
  expected = count
  const asked = Array.from({ length: count }, ask)
  await entered.promise
  return asked
}
/** Until a burst would be let in again. */
const calm = () => setTimeout(1_100)
/** Whoever comes now waits at another gate. Gives what lets out those who wait already. */
function renewGate() {
  const { resolve } = gates.at(-1)!
  gates.push(Promise.withResolvers())
  entered = Promise.withResolvers()
  inside = 0
  return resolve
}
const reopen = () => renewGate()()
afterEach(async () => {
  reopen()
  for (const { resolve } of gates.splice(0, gates.length - 1)) resolve()
  await calm()
})

it('turns away whoever comes when as many are under way as may be, with the time to come back, and serves those who were in', async () => {
  const asked = await full()
  const { status, headers, body } = await service.request('GET', '/quick')
  assert.equal(status, 503)
  assert.match(String(headers['retry-after']), /^[1-5]$/)
  const message = 'The service is busy. Please try again in a moment.'
  assert.deepEqual(body, { message, code: 'service_busy', request_id: headers['x-request-id'] })
  assert.equal(headers['cache-control'], 'private, no-store')
  assert.match(String(headers['strict-transport-security']), /max-age/)
  assert.equal((await service.request('POST', '/words', { body: { word: 'a'.repeat(500_000) } })).status, 503)
  assert.ok(service.logged.join('').includes('Too many requests at once'))
  reopen()
  for (const { status } of await Promise.all(asked)) assert.equal(status, 200)
  assert.equal((await service.request('GET', '/quick')).status, 200)
})

it('lets a burst in until it has been too large, and lets no queue stand then', async () => {
  const quick = async () => (await service.request('GET', '/quick')).status
  const filled = () => full(undefined, PLACES)
  const few = await filled()
  assert.equal(await quick(), 200)
  await setTimeout(2_100)
  assert.equal(await quick(), 200, 'a few too many only wait')
  const fewLeave = renewGate()
  const many = await full(undefined, BURST - PLACES)
  assert.equal(await quick(), 503)
  reopen()
  await Promise.all(many)
  assert.equal(await quick(), 503, 'the burst was too large, and the queue still stands')
  fewLeave()
  await Promise.all(few)
  const others = await filled()
  assert.equal(await quick(), 503, 'who comes in their place at once is no burst')
  reopen()
  await Promise.all(others)
  await calm()
  await filled()
  assert.equal(await quick(), 200)
})

it('lets a burst of two seconds in again where some of it have left', async () => {
  const few = await full(undefined, PLACES)
  const fewLeave = renewGate()
  const many = await full(undefined, BURST - PLACES)
  assert.equal((await service.request('GET', '/quick')).status, 503)
  reopen()
  await Promise.all(many)
  assert.equal((await service.request('GET', '/quick')).status, 200)
  fewLeave()
  await Promise.all(few)
})

it('says so to pages of the origins that may call, and goes on answering their preflights and whether it is well', async () => {
  await full()
  const from = (origin: string) => service.request('GET', '/quick', { headers: { origin } })
  assert.equal((await from('https://app.example')).headers['access-control-allow-origin'], 'https://app.example')
  assert.equal((await from('https://elsewhere.example')).headers['access-control-allow-origin'], undefined)
  const preflight = { origin: 'https://app.example', 'access-control-request-method': 'GET' }
  assert.equal((await service.request('OPTIONS', '/quick', { headers: preflight })).status, 204)
  for (const path of ['live', 'ready']) assert.equal((await service.request('GET', `/../health/${path}`)).status, 200)
})

it('counts those who are being recognized', async () => {
  const asked = await full(() => service.request('GET', '/quick', { token: SLOW_TOKEN }))
  assert.equal((await service.request('GET', '/quick')).status, 503)
  reopen()
  for (const { status } of await Promise.all(asked)) assert.equal(status, 200)
})

it('gives no place to clients that read their answer slowly', { timeout: 20_000 }, async ({ signal }) => {
  const underWay = async () => (await registry.getSingleMetric('http_requests_under_way')!.get()).values[0]!.value
  const slow = await service.connect()
  slow.write('GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(slow, 'readable') // and it reads no further
  while ((await underWay()) > 0) await setTimeout(1, undefined, { signal })
  slow.destroy()
})

it('gives no place to bodies that are still on their way', async () => {
  const slow = await Promise.all(
    Array.from({ length: BURST * 2 }, async () => {
      const socket = await service.connect()
      socket.write(
        'POST /api/words HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 16\r\nconnection: close\r\n\r\n{',
      )
      return socket
    }),
  )
  for (let n = 0; n < PLACES; n++) assert.equal((await service.request('GET', '/quick')).status, 200)
  const answers = slow.map(received)
  for (const socket of slow) socket.write('"word": "Amen"}')
  for (const answer of await Promise.all(answers)) assert.equal(parsed(answer).status, 200)
})

it('gives no place to those who wait for another service', async () => {
  await full(() => service.request('POST', '/ask-elsewhere', { body: {} }))
  assert.equal((await service.request('GET', '/quick')).status, 200)
})

it('gives no place to those who wait for their password to be hashed', async () => {
  const more = BURST + PLACES
  const asked = Array.from({ length: more }, () => service.request('POST', '/sign-in', { body: {} }))
  while (countPasswords() < BURST) await setTimeout(1)
  assert.equal((await service.request('GET', '/quick')).status, 200)
  for (const { status } of await Promise.all(asked)) assert.equal(status, 200)
})

it('gives the places of clients that went away to others', async () => {
  expected = BURST
  const gone = await Promise.all(Array.from({ length: BURST }, () => service.connect()))
  for (const socket of gone) socket.write('GET /api/wait HTTP/1.1\r\nhost: x\r\n\r\n')
  await entered.promise
  const closed = gone.map((socket) => once(socket, 'close'))
  for (const socket of gone) socket.destroy()
  await Promise.all(closed)
  reopen()
  for (let n = 0; n < PLACES; n++) assert.equal((await service.request('GET', '/quick')).status, 200)
})
