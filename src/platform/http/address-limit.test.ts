import assert from 'node:assert/strict'
import { it } from 'node:test'
import Type from 'typebox'
import { ask, startApp } from '#test/app.ts'
import { given } from '#test/given.ts'
import { parsed, startSmallService } from '#test/small-service.ts'
import { KnownTokens } from './address-limit.ts'
import { FixedWindowCounters } from './counts.ts'

const PER_ADDRESS = 5
const PICTURES = 12
const OF_A_PERSON = 8
/** Of each token that somebody looked up, which costs a statement. */
const lookedUp: string[] = []
const ended = new Set<string>()
let isConnectionLost = false
const service = await startSmallService(
  (api) => {
    const response = { 200: Type.Object({}) }
    api.get('/read', { access: 'signed-in', operationId: 'x', summary: 'x', response }, async () => ({}))
    api.get('/open', { access: 'anyone', operationId: 'x', summary: 'x', response }, async () => ({}))
  },
  {
    server: {
      proxies: ['127.0.0.1'],
      origins: ['https://app.example'],
      perAddress: { requests: PER_ADDRESS, separate: { includes: (url) => url.startsWith('/media/'), requests: PICTURES } },
    },
    api: {
      rates: { subscriber: OF_A_PERSON, standard: OF_A_PERSON, key: OF_A_PERSON },
      authenticate: async (token) => {
        lookedUp.push(token)
        if (isConnectionLost) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        return /^\d+$/.test(token) && !ended.has(token) ? { id: Number(token), isSubscribed: true } : undefined
      },
    },
  },
)
let addresses = 0
/** Where nobody has asked from yet. */
const newAddress = () => `192.0.2.${++addresses}`
const from = (address: string, token?: string) => ({
  headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
  ...(token ? { token } : {}),
})
const get = (path: string, address: string, token?: string) => service.request('GET', path, from(address, token))
async function times(count: number, work: (n: number) => Promise<{ status: number }>) {
  const statuses = []
  for (let n = 0; n < count; n++) statuses.push((await work(n)).status)
  return statuses
}
const useUp = (address: string) => times(PER_ADDRESS, (n) => get('/read', address, `made-up-${address}-${n}`))

it('looks made-up tokens up until their address has had its minute, and then none', async () => {
  const here = newAddress()
  assert.deepEqual(await useUp(here), Array(PER_ADDRESS).fill(401))
  const before = lookedUp.length
  const refused = await get('/read', here, 'made-up')
  assert.equal(refused.status, 429)
  assert.deepEqual(refused.body, { message: 'Too Many Attempts.', code: 'too_many_attempts' })
  const { headers } = refused
  assert.deepEqual([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']], [String(PER_ADDRESS), '0'])
  assert.ok(Number(headers['retry-after']) >= 1 && Number(headers['retry-after']) <= 60)
  assert.ok(Math.abs(Number(headers['x-ratelimit-reset']) - Date.now() / 1000 - Number(headers['retry-after'])) <= 2)
  assert.ok(headers['x-request-id'] && headers['strict-transport-security'])
  const logged = service.logged.length
  await times(20, (n) => get('/read', here, `made-up-${n}`))
  assert.equal(lookedUp.length, before)
  assert.equal(service.logged.length, logged, 'a flood fills the log')
})

it('lets no more than that through when all come at once', async () => {
  const here = newAddress()
  const before = lookedUp.length
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => get('/read', here, `all-at-once-${n}`)))
  assert.equal(answers.filter(({ status }) => status === 401).length, PER_ADDRESS)
  assert.equal(lookedUp.length - before, PER_ADDRESS)
})

it('lets in whoever was signed in already beside a neighbour who has used the address up, and people elsewhere', async () => {
  const here = newAddress()
  assert.equal((await get('/read', here, '1')).status, 200)
  await useUp(here)
  assert.equal((await get('/open', here)).status, 429)
  assert.deepEqual(await times(3, () => get('/read', here, '1')), [200, 200, 200])
  assert.equal((await get('/open', newAddress())).status, 200)
  assert.equal((await get('/read', newAddress(), '2')).status, 200)
})

it('knows a browser by its cookie as an app by its token, and counts a cookie that is not taken as nobody’s', async () => {
  const here = newAddress()
  const browser = (token: string, site = 'same-origin') => {
    const { headers } = from(here)
    return service.request('GET', '/read', { headers: { ...headers, 'sec-fetch-site': site, cookie: `__Host-session=${token}` } })
  }
  assert.equal((await browser('11')).status, 200)
  const before = lookedUp.length
  assert.deepEqual(await times(PER_ADDRESS + 1, () => browser('11', 'cross-site')), [...Array(PER_ADDRESS).fill(403), 429])
  assert.equal(lookedUp.length, before)
  assert.deepEqual(await times(3, () => browser('11')), [200, 200, 200])
  assert.equal((await browser('12')).status, 429)
  assert.deepEqual((await times(OF_A_PERSON, () => browser('11'))).slice(-1), [429])
  assert.equal(lookedUp.filter((token) => token === '11').length, OF_A_PERSON + 1)
})

it('counts nothing of an address for those who are signed in: all of a church come in from it', async () => {
  const here = newAddress()
  assert.deepEqual(await times(PER_ADDRESS * 3, (n) => get('/read', here, String(1000 + n))), Array(PER_ADDRESS * 3).fill(200))
  const { headers } = await get('/open', here)
  assert.equal(headers['x-ratelimit-remaining'], String(PER_ADDRESS - 1))
})

it('takes a token that it knows for no more than a reason to look: one that ended is 401, and counts from then on', async () => {
  const here = newAddress()
  assert.equal((await get('/read', here, '3')).status, 200)
  await times(PER_ADDRESS - 1, (n) => get('/read', here, `made-up-${n}`))
  ended.add('3')
  const { status, headers } = await get('/read', here, '3')
  assert.deepEqual([status, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']], [401, String(PER_ADDRESS), '0'])
  const before = lookedUp.length
  assert.equal((await get('/read', here, '3')).status, 429)
  assert.equal(lookedUp.length, before)
})

it('looks up no token of a person who has had their own minute', async () => {
  const statuses = await times(OF_A_PERSON + 1, () => get('/read', newAddress(), '4'))
  assert.deepEqual(statuses.slice(-2), [200, 429])
  const before = lookedUp.length
  const refused = await get('/read', newAddress(), '4')
  assert.equal(refused.status, 429)
  assert.equal(refused.headers['x-ratelimit-limit'], String(OF_A_PERSON))
  assert.equal(lookedUp.length, before)
})

it('counts what is asked while nobody can say whose a token is for nobody', async () => {
  const here = newAddress()
  isConnectionLost = true
  const statuses = await times(PER_ADDRESS * 2, (n) => get('/read', here, String(2000 + n)))
  isConnectionLost = false
  assert.deepEqual(statuses, Array(PER_ADDRESS * 2).fill(503))
})

it('lets a token open nothing where tokens are not looked at, nor through a method that no route has', async () => {
  const here = newAddress()
  assert.equal((await get('/read', here, '5')).status, 200)
  await useUp(here)
  for (const path of ['/', '/nothing', '/api', '//api/read'])
    assert.equal((await ask('GET', `https://127.0.0.1:${service.port}${path}`, from(here, '5'))).status, 429, path)
  const lines = `host: x\r\nx-forwarded-for: ${here}\r\nauthorization: Bearer 5\r\nconnection: close\r\n\r\n`
  for (let n = 0; n < OF_A_PERSON; n++) await service.raw(`PROPFIND /api/read HTTP/1.1\r\n${lines}`)
  assert.equal(parsed(await service.raw(`PROPFIND /api/read HTTP/1.1\r\n${lines}`)).status, 429)
})

it('has counts of their own for pictures, health and preflights', async () => {
  const here = newAddress()
  await useUp(here)
  const at = (path: string, method = 'GET') =>
    ask(method, `https://127.0.0.1:${service.port}${path}`, { headers: { ...from(here).headers, origin: 'https://app.example' } })
  assert.deepEqual(await times(PICTURES + 1, () => at('/media/picture')), [...Array(PICTURES).fill(404), 429])
  assert.deepEqual(await times(PER_ADDRESS + 1, () => at('/health/ready')), [...Array(PER_ADDRESS).fill(200), 429])
  assert.deepEqual(await times(PICTURES + 1, () => at('/api/read', 'OPTIONS')), [...Array(PICTURES).fill(204), 429])
})

it('lets the pages that may call read why they are refused', async () => {
  const here = newAddress()
  await useUp(here)
  const headersFor = async (origin: string) => {
    const { status, headers } = await service.request('GET', '/open', { headers: { ...from(here).headers, origin } })
    return [status, headers['access-control-allow-origin'], String(headers['access-control-expose-headers']).includes('retry-after')]
  }
  assert.deepEqual(await headersFor('https://app.example'), [429, 'https://app.example', true])
  assert.deepEqual(await headersFor('https://other.example'), [429, undefined, false])
})

it('says to plain HTTP that it is plain, and no more', async () => {
  const here = newAddress()
  await useUp(here)
  const plain = await service.raw(`GET /api/open HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${here}\r\n\r\n`, { plain: true })
  assert.equal(parsed(plain).status, 403)
})

it('counts everything that is served without a token, whatever it is', async () => {
  const app = await startApp({ config: { RATE_LIMIT_ADDRESS: 7, TRUSTED_PROXIES: '127.0.0.1' } })
  for (const path of [
    '/',
    '/docs',
    '/api/openapi.json',
    '/health/live',
    '/exports/1.x',
    '/unsubscribe/x',
    '/trainings',
    '/certificates/x',
    '/reset-password',
    '/register',
    '/favicon.ico',
    '/nothing',
    '/api/nothing',
    '/api/user',
  ]) {
    const here = newAddress()
    const statuses = await times(8, () => ask('GET', `${app.url}${path}`, from(here)))
    assert.ok(
      statuses.slice(0, 7).every((status) => status !== 429),
      `${path}: ${statuses}`,
    )
    assert.equal(statuses[7], 429, path)
  }
  const here = newAddress()
  const { admin } = await given(app).organization()
  const known = await app.request('GET', '/user', from(here, admin.token))
  assert.deepEqual([known.status, known.headers['x-ratelimit-limit']], [200, '1000000'])
})

it('remembers so many addresses and tokens at once and no more: those that came first make room', () => {
  const counts = new FixedWindowCounters(9, 2)
  for (const address of ['first', 'second', 'second', 'third']) counts.spend(address)
  assert.equal(counts.spend('second').remaining, 6)
  assert.equal(counts.spend('first').remaining, 8)
  const tokens = new KnownTokens(2)
  for (const digest of ['first', 'second', 'third']) tokens.keep(digest, undefined)
  assert.deepEqual([tokens.find('first'), Boolean(tokens.find('second'))], [undefined, true])
})

it('is bounded without being told to: 50,000 addresses and 20,000 tokens at once', () => {
  const counts = new FixedWindowCounters(9)
  for (let n = 0; n <= 50_000; n++) counts.spend(String(n))
  assert.deepEqual([counts.spend('1').remaining, counts.spend('0').remaining], [7, 8])
  const tokens = new KnownTokens()
  for (let n = 0; n <= 20_000; n++) tokens.keep(String(n), undefined)
  assert.deepEqual([tokens.find('0'), Boolean(tokens.find('1'))], [undefined, true])
})
