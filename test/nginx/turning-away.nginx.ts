// What the recommended nginx does when far more come than the service can serve.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { after, it } from 'node:test'
import { unavailable } from '#platform/http/errors.ts'
import { minimalHeaders } from '#platform/http/https.ts'
import { wordsOf } from '#words/languages.ts'
import { ask } from '../app.ts'
import { testDatabase } from '../database.ts'
import { dataFolder, ready, startProcess } from '../service-process.ts'
import { parsed, received } from '../small-service.ts'
import { startNginx } from './nginx-server.ts'

const BURST = 20
const { url, drop } = await testDatabase()
after(drop)
const service = await ready(await startProcess({ DATABASE_URL: url, DATA_DIR: dataFolder(), TRUSTED_PROXIES: '127.0.0.1' }))
const { port } = await startNginx({ to: service.port, rate: 1, burst: BURST })
const request = (method: string, path: string, headers = {}) => ask(method, `http://127.0.0.1:${port}${path}`, { headers })

it('passes a crowd on and tells the others when to come back, in the words of the service', async () => {
  const answers = await Promise.all(Array.from({ length: BURST * 3 }, () => request('GET', '/api/user')))
  const passed = answers.filter(({ status }) => status === 401)
  const turnedAway = answers.filter(({ status }) => status === 503)
  assert.ok(passed.length > BURST && passed.length < BURST + 10)
  assert.equal(passed.length + turnedAway.length, answers.length)
  for (const { headers, body, text } of turnedAway) {
    assert.match(String(headers['retry-after']), /^[1-5]$/)
    const requestId = String(headers['x-request-id'])
    assert.deepEqual(body, { ...unavailable().bodyIn(wordsOf('en')), request_id: requestId })
    for (const [name, value] of Object.entries(minimalHeaders(text, { language: 'en', requestId, isEncrypted: true })))
      assert.equal(headers[name], value, name)
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal(headers['access-control-expose-headers'], 'x-request-id, retry-after')
  }
  assert.ok(new Set(turnedAway.map(({ headers }) => headers['retry-after'])).size > 1)
})

it('goes on answering whether the service is well, and preflights', async () => {
  assert.equal((await request('GET', '/api/user')).status, 503)
  for (let n = 0; n < BURST * 2; n++) {
    assert.equal((await request('GET', '/health/ready')).status, 200)
    assert.equal(
      (await request('OPTIONS', '/api/user', { origin: 'https://app.example', 'access-control-request-method': 'GET' })).status,
      204,
    )
  }
})

it('passes a 503 of the service as it is', async () => {
  const busy = createServer((_, response) => response.writeHead(503, { 'retry-after': '60' }).end('Closed for an hour.'))
  await once(busy.listen(0, '127.0.0.1'), 'listening')
  const { port: before } = await startNginx({ to: (busy.address() as AddressInfo).port, rate: 100 })
  const { headers, text } = await ask('GET', `http://127.0.0.1:${before}/api/user`)
  assert.deepEqual([headers['retry-after'], text], ['60', 'Closed for an hour.'])
  busy.close()
})

it('passes no more of one address on at once than its share, and others beside it', async () => {
  const SHARE = 5
  const waiting: (() => void)[] = []
  const slow = createServer((_, response) => void waiting.push(() => response.writeHead(200, { connection: 'close' }).end('{}')))
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  after(() => slow.close())
  const { port: before } = await startNginx({ to: (slow.address() as AddressInfo).port, rate: 1000, perAddress: SHARE })
  const statusFor = async (localAddress: string) => {
    const socket = net.connect({ port: before, host: '127.0.0.1', localAddress })
    socket.write('GET /api/user HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    return Number((await received(socket)).slice(9, 12))
  }
  const until = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const held = Array.from({ length: SHARE }, () => statusFor('127.0.0.1'))
  await until(SHARE)
  assert.equal(await statusFor('127.0.0.1'), 503)
  const other = statusFor('127.0.0.2')
  await until(SHARE + 1)
  for (const answer of waiting) answer()
  assert.deepEqual(await Promise.all([...held, other]), Array(SHARE + 1).fill(200))
})

it('passes on whose address it is, so that one who asks too much leaves others alone', async () => {
  const careful = await ready(
    await startProcess({ DATABASE_URL: url, DATA_DIR: dataFolder(), TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_ADDRESS: '3' }),
  )
  const { port: before } = await startNginx({ to: careful.port, rate: 1000 })
  const statusFor = async (localAddress: string) => {
    const socket = net.connect({ port: before, host: '127.0.0.1', localAddress })
    socket.write(
      'GET /api/user HTTP/1.1\r\nhost: x\r\nauthorization: Bearer 1|made-up\r\nx-forwarded-for: 192.0.2.9\r\nconnection: close\r\n\r\n',
    )
    return parsed(await received(socket)).status
  }
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push(await statusFor('127.0.0.2'))
  assert.deepEqual(statuses, [401, 401, 401, 429])
  assert.equal(await statusFor('127.0.0.3'), 401)
})
