// Rate limits that several instances share in a real Redis, and what happens while it is away.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { openRateLimits, type RateLimits } from '#platform/http/rate-limit.ts'
import { startRedis } from './redis-server.ts'

const redis = await startRedis()
const complaints: string[] = []
const instances = await Promise.all(
  [1, 2, 3].map((n) => openRateLimits({ redisUrl: redis.url, onError: () => complaints.push(`instance ${n}`) })),
)
after(async () => {
  for (const instance of instances) await instance.close()
  await redis.stop()
})
const [one, two] = instances as [RateLimits, RateLimits]

/** Waits until an instance counts in Redis: then another one knows. */
async function untilShared() {
  for (let n = 0; ; n++) {
    await one.spend('probe', 1e6, `probe ${n}`)
    if ((await two.spend('probe', 1e6, `probe ${n}`)).remaining === 1e6 - 2) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

it('instances count together', { timeout: 20_000 }, async () => {
  await untilShared()
  const spent = await Promise.all(Array.from({ length: 30 }, (_, n) => instances[n % 3]!.spend('all', 20, 'ada')))
  assert.equal(spent.filter(({ exceeded }) => !exceeded).length, 20)
  assert.ok(spent.every(({ retryAfter }) => retryAfter >= 1 && retryAfter <= 60))
  await one.require('login', 1, 'ada')
  await two.refund('login', 1, 'ada')
  await two.require('login', 1, 'ada')
  await assert.rejects(one.require('login', 1, 'ada'), { status: 429 })
})

it('each counts for itself while Redis is away, says so once, and they count together again when it is back', {
  timeout: 60_000,
}, async () => {
  await redis.stop()
  const start = performance.now()
  const spent = []
  for (let n = 0; n < 6; n++) spent.push(await one.spend('all', 4, 'grace'))
  assert.equal(spent.filter(({ exceeded }) => !exceeded).length, 4)
  assert.equal((await two.spend('all', 4, 'grace')).exceeded, false)
  assert.ok(performance.now() - start < 5_000, 'requests do not wait for Redis')
  await redis.start()
  await untilShared()
  assert.deepEqual([...new Set(complaints)].sort(), complaints.sort())
  assert.ok(complaints.includes('instance 1'))
})

it('requests are answered when there is no Redis from the start', { timeout: 20_000 }, async () => {
  const alone = await openRateLimits({ redisUrl: 'redis://127.0.0.1:1', onError: () => {} })
  assert.equal((await alone.spend('all', 2, 'ada')).remaining, 1)
  assert.equal((await alone.spend('all', 2, 'ada')).remaining, 0)
  assert.equal((await alone.spend('all', 2, 'ada')).exceeded, true)
  await alone.close()
})
