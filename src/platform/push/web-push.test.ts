import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import webPush from 'web-push'
import { openSafeFetch, type SafeFetchOptions } from '#platform/net/safe-fetch.ts'
import { type PushAnswer, startPushEndpoint } from '#test/push-endpoint.ts'
import { maxWebPayloadBytes, subscriptionFault, type WebPushOptions, webPushSender } from './web-push.ts'

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:office@example.org' }
const options: WebPushOptions = { ttl: 60, urgency: 'normal' }

async function open(t: TestContext, netOptions: SafeFetchOptions = {}) {
  const endpoint = await startPushEndpoint()
  const net = openSafeFetch({ allow: ['127.0.0.0/8'], ca: endpoint.ca, ...netOptions })
  t.after(async () => {
    await net.close()
    await endpoint.close()
  })
  return { endpoint, net, send: webPushSender(keys, net), browser: endpoint.subscribe(keys.publicKey) }
}

describe('a push to a browser', () => {
  it('arrives encrypted for that browser alone and signed by this server', async (t) => {
    const { endpoint, send, browser } = await open(t)
    const payload = JSON.stringify({ title: 'Ein Gebet 🙏', body: 'für Anna' })
    assert.deepEqual(await send(browser, payload, { ttl: 3600, urgency: 'high', topic: 'post-7' }), { outcome: 'sent' })

    const [push] = endpoint.received
    assert.equal(push?.payload, payload)
    assert.deepEqual([push?.ttl, push?.urgency, push?.topic], [3600, 'high', 'post-7'])
    assert.deepEqual([push?.vapid.aud, push?.vapid.sub], [endpoint.origin, keys.subject])
  })

  it('arrives when it is as long as it may be, and is refused when longer', async (t) => {
    const { endpoint, send, browser } = await open(t)
    assert.deepEqual(await send(browser, 'x'.repeat(maxWebPayloadBytes), options), { outcome: 'sent' })
    assert.equal(endpoint.received[0]?.size, 4096)
    assert.equal((await send(browser, 'x'.repeat(maxWebPayloadBytes + 1), options)).outcome, 'refused')
    assert.equal(endpoint.counts.requests, 1)
  })

  it('shares connections and the signed token with others to the same service', async (t) => {
    const { endpoint, send } = await open(t, { perOrigin: 2 })
    const results = await Promise.all(Array.from({ length: 20 }, () => send(endpoint.subscribe(keys.publicKey), 'hello', options)))
    assert.deepEqual(new Set(results.map(({ outcome }) => outcome)), new Set(['sent']))
    assert.equal(endpoint.received.length, 20)
    assert.equal(endpoint.counts.connections, 2)
    assert.equal(new Set(endpoint.received.map(({ vapid }) => vapid.token)).size, 1)
  })

  it('is signed anew once a clock that was fast is put back', async (t) => {
    const { endpoint, send, browser } = await open(t)
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 100 * 3_600_000 })
    assert.deepEqual(await send(browser, 'hello', options), { outcome: 'sent' })
    t.mock.timers.reset()
    assert.deepEqual(await send(browser, 'hello', options), { outcome: 'sent' })
    assert.equal(new Set(endpoint.received.map(({ vapid }) => vapid.token)).size, 2)
  })

  it('is for later when the browser subscribed with another key, which the operator may put back', async (t) => {
    const { endpoint, send } = await open(t)
    const other = endpoint.subscribe(webPush.generateVAPIDKeys().publicKey)
    assert.deepEqual(await send(other, 'hello', options), { outcome: 'later' })
  })

  const answers: [string, PushAnswer, object][] = [
    ['200 counts as sent', { status: 200 }, { outcome: 'sent' }],
    ['202 counts as sent', { status: 202 }, { outcome: 'sent' }],
    ['404 means that the device is gone', { status: 404 }, { outcome: 'gone' }],
    ['410 means that the device is gone', { status: 410 }, { outcome: 'gone' }],
    ['401 means later', { status: 401 }, { outcome: 'later' }],
    ['403 means later', { status: 403 }, { outcome: 'later' }],
    ['429 means later', { status: 429 }, { outcome: 'later' }],
    ['429 with seconds means later by them', { status: 429, retryAfter: '37' }, { outcome: 'later', retryAfterSeconds: 37 }],
    ['500 means later', { status: 500 }, { outcome: 'later' }],
    ['503 with seconds means later by them', { status: 503, retryAfter: '5' }, { outcome: 'later', retryAfterSeconds: 5 }],
    ['a broken connection means later', 'reset', { outcome: 'later' }],
    ['something that is not HTTP means later', 'garbage', { outcome: 'later' }],
    ['201 with a body that never ends counts as sent', 'endless', { outcome: 'sent' }],
    ['a redirect is refused', { status: 307, location: '/elsewhere' }, { outcome: 'refused', reason: 'the push service answered 307' }],
    ['400 is refused', { status: 400 }, { outcome: 'refused', reason: 'the push service answered 400' }],
    ['413 is refused', { status: 413 }, { outcome: 'refused', reason: 'the push service answered 413' }],
  ]
  for (const [sentence, answer, result] of answers) {
    it(`is asked about once: ${sentence}`, async (t) => {
      const { endpoint, send, browser } = await open(t)
      endpoint.answerWith(answer)
      assert.deepEqual(await send(browser, 'hello', options), result)
      assert.equal(endpoint.counts.requests, 1)
    })
  }

  it('waits as long as a date says', async (t) => {
    const { endpoint, send, browser } = await open(t)
    endpoint.answerWith({ status: 429, retryAfter: new Date(Date.now() + 3_600_000).toUTCString() })
    const result = await send(browser, 'hello', options)
    assert.ok(result.outcome === 'later' && result.retryAfterSeconds! > 0 && result.retryAfterSeconds! <= 3600)
  })

  it('is for later when the service says nothing in time', { timeout: 10_000 }, async (t) => {
    const { endpoint, send, browser } = await open(t, { timeoutMs: 300 })
    endpoint.answerWith('silence')
    assert.deepEqual(await send(browser, 'hello', options), { outcome: 'later' })
  })

  it('is for later when nobody is there', async (t) => {
    const { endpoint, send, browser } = await open(t)
    await endpoint.close()
    assert.deepEqual(await send(browser, 'hello', options), { outcome: 'later' })
  })

  it('is refused, and nothing sent, when the address leads inside', async (t) => {
    const { endpoint, browser } = await open(t)
    const net = openSafeFetch({ resolve: async () => ['127.0.0.1'] })
    t.after(() => net.close())
    const send = webPushSender(keys, net)
    const literal = { ...browser, endpoint: 'https://127.0.0.1/push/x' }
    const named = { ...browser, endpoint: 'https://a.push.example/push/x' }
    assert.equal((await send(literal, 'hello', options)).outcome, 'refused')
    assert.equal((await send(named, 'hello', options)).outcome, 'refused')
    assert.equal(endpoint.counts.connections, 0)
  })

  it('is refused when what is kept of the subscription is no good', async (t) => {
    const { send, browser } = await open(t)
    const damaged = { ...browser, keys: { ...browser.keys, p256dh: 'BA' } }
    assert.equal((await send(damaged, 'hello', options)).outcome, 'refused')
  })
})

describe('what a browser sends as its subscription', () => {
  const { urlFault } = openSafeFetch()
  const endpoint = 'https://push.example/x'
  const p256dh = webPush.generateVAPIDKeys().publicKey
  const auth = 'A'.repeat(22)
  const field = (value: unknown) => subscriptionFault(value, urlFault)?.field

  it('is good with an address and both keys, padded or not', () => {
    assert.equal(field({ endpoint, keys: { p256dh, auth } }), undefined)
    assert.equal(field({ endpoint, expirationTime: null, keys: { p256dh: `${p256dh}=`, auth: `${auth}==` } }), undefined)
  })

  it('has an https address that may be called', () => {
    for (const wrong of [
      undefined,
      7,
      '',
      'push',
      'http://push.example/x',
      'https://127.0.0.1/x',
      `https://push.example/${'x'.repeat(2048)}`,
    ]) {
      assert.equal(field({ endpoint: wrong, keys: { p256dh, auth } }), 'endpoint', String(wrong))
    }
    for (const wrong of [undefined, null, 'text', 7, []]) assert.equal(field(wrong), 'endpoint')
  })

  it('has a public key that is an uncompressed point on the curve', () => {
    const point = Buffer.from(p256dh, 'base64url')
    const off = Buffer.from(point)
    off[64]! ^= 1
    const compressedMark = Buffer.from(point)
    compressedMark[0] = 2
    const wrong = [
      undefined,
      null,
      7,
      '',
      'not base64!',
      off,
      compressedMark,
      point.subarray(0, 64),
      Buffer.concat([point, point]),
      Buffer.alloc(65),
    ]
    for (const value of wrong) {
      const key = value instanceof Buffer ? value.toString('base64url') : value
      assert.equal(field({ endpoint, keys: { p256dh: key, auth } }), 'keys.p256dh', String(key))
    }
    assert.equal(field({ endpoint }), 'keys.p256dh')
  })

  it('has a secret of 16 bytes', () => {
    for (const wrong of [undefined, 16, '', 'A'.repeat(20), 'A'.repeat(24), `${'A'.repeat(21)}+`]) {
      assert.equal(field({ endpoint, keys: { p256dh, auth: wrong } }), 'keys.auth', String(wrong))
    }
  })
})
