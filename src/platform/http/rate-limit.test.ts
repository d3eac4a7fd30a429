import assert from 'node:assert/strict'
import { it } from 'node:test'
import Type from 'typebox'
import { startSmallService } from '#test/small-service.ts'
import { addressKey, openRateLimits } from './rate-limit.ts'

const limits = await openRateLimits()
const service = await startSmallService(
  (api) => {
    const response = { 200: Type.Object({}) }
    api.get('/read', { access: 'anyone', operationId: 'x', summary: 'x', response }, async () => ({}))
    api.post('/words', { access: 'signed-in', operationId: 'x', summary: 'x', body: { words: Type.String() }, response }, async () => ({}))
    api.post('/join', { access: 'signed-in', operationId: 'x', summary: 'x', limit: 'join', response }, async () => ({}))
  },
  {
    server: {
      proxies: ['127.0.0.1'],
      perAddress: { requests: 3, separate: { includes: (url) => url.startsWith('/media/'), requests: 5 } },
    },
    api: {
      limits,
      rates: { subscriber: 6, standard: 3, key: 6, join: 2 },
      textPerDay: 1000,
      authenticate: async (token) => ({ id: Number(token), isSubscribed: Number(token) < 100 }),
    },
  },
)
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const left = ({ headers }: { headers: Record<string, unknown> }) => [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]

it('counts before signing in by address, and says so on every answer', async () => {
  const answers = []
  for (let n = 0; n < 4; n++) answers.push(await service.request('GET', n === 1 ? '/nothing' : '/read', from('192.0.2.1')))
  assert.deepEqual(answers.map(left), [
    ['3', '2'],
    ['3', '1'],
    ['3', '0'],
    ['3', '0'],
  ])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 404, 200, 429],
  )
  const [refused] = answers.slice(-1)
  assert.deepEqual(refused?.body, { message: 'Too Many Attempts.', code: 'too_many_attempts' })
  const wait = Number(refused?.headers['retry-after'])
  assert.ok(wait >= 1 && wait <= 60)
  assert.ok(Math.abs(Number(refused?.headers['x-ratelimit-reset']) - (Date.now() / 1000 + wait)) <= 2)
  assert.equal((await service.request('GET', '/read', from('192.0.2.2'))).status, 200)
})

it('counts an IPv6 household as one, by its first 56 bits', async () => {
  for (let n = 0; n < 3; n++) assert.equal((await service.request('GET', '/read', from(`2001:db8:0:1${n}::${n}`))).status, 200)
  assert.equal((await service.request('GET', '/read', from('2001:db8:0:ff:ffff::9'))).status, 429)
  assert.equal((await service.request('GET', '/read', from('2001:db8:0:100::1'))).status, 200)
  assert.equal(addressKey('2001:DB8:0:1::5'), addressKey('2001:db8:0000:00ff:9:9:9:9'))
  assert.equal(addressKey('::ffff:192.0.2.1'), '192.0.2.1')
  assert.notEqual(addressKey('::ffff:192.0.2.1'), addressKey('::ffff:192.0.2.2'))
})

it('counts whoever is signed in by themselves, wherever they are; subscribers have more', async () => {
  for (let n = 0; n < 6; n++) assert.equal((await service.request('GET', '/read', { token: '1', ...from(`192.0.2.${n}`) })).status, 200)
  assert.equal((await service.request('GET', '/read', { token: '1' })).status, 429)
  assert.equal((await service.request('GET', '/read', { token: '2' })).status, 200)
  for (let n = 0; n < 3; n++) assert.equal((await service.request('GET', '/read', { token: '100' })).status, 200)
  assert.equal((await service.request('GET', '/read', { token: '100' })).status, 429)
})

it('has tighter limits of their own for some routes', async () => {
  for (let n = 0; n < 2; n++) assert.equal((await service.request('POST', '/join', { token: '3' })).status, 200)
  const refused = await service.request('POST', '/join', { token: '3' })
  assert.equal(refused.status, 429)
  assert.deepEqual(left(refused), ['2', '0'])
  assert.ok(refused.headers['x-ratelimit-reset'] && refused.headers['retry-after'])
  assert.equal((await service.request('GET', '/read', { token: '3' })).status, 200)
})

it('lets no more than the limit through when all come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.request('GET', '/read', { token: '4' })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 6)
})

it('gives back what was counted for something that is not to count', async () => {
  for (let n = 0; n < 5; n++) {
    await limits.require('login', 1, 'ada')
    await limits.refund('login', 1, 'ada')
  }
  await limits.require('login', 1, 'ada')
  await assert.rejects(limits.require('login', 1, 'ada'), { status: 429 })
})

it('takes so much text of one person in a day, whatever they send it for, and of others as much', async () => {
  const send = (token: string, length: number) => service.request('POST', '/words', { token, body: { words: 'x'.repeat(length) } })
  assert.equal((await send('5', 600)).status, 200)
  const refused = await send('5', 600)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers['retry-after']) > 86_000)
  assert.equal((await service.request('GET', '/read', { token: '5' })).status, 200)
  assert.equal((await send('6', 600)).status, 200)
})

it('takes nothing from a day’s share for what it refuses', async () => {
  const send = (count: number) => limits.requireOfDay('e-mails', 100, 'a church', count)
  await send(60)
  await assert.rejects(send(60), { status: 429 })
  await send(40)
  await assert.rejects(send(1), { status: 429 })
})
