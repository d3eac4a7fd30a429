import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { startFcmEndpoint } from '#test/fcm-endpoint.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { fitMessage, openPush, type PushConfig } from './push.ts'

const message = { title: 'Canary title', body: 'Canary body', data: { kind: 'approved', post_id: 7, note: 'Canary note' }, topic: 'post-7' }

async function open(t: TestContext, config: Partial<PushConfig> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'push-'))
  const lines: unknown[][] = []
  const line = (...parts: unknown[]) => void lines.push(parts)
  const push = await openPush({ dataDir, vapid: { subject: 'mailto:office@example.org' }, log: { info: line, warn: line }, ...config })
  t.after(async () => {
    await push.close()
    await rm(dataDir, { recursive: true })
  })
  return { push, lines }
}

describe('pushes', () => {
  it('go to browsers by Web Push and to phones by FCM', async (t) => {
    const [browsers, fcm] = [await startPushEndpoint(), await startFcmEndpoint()]
    t.after(() => Promise.all([browsers.close(), fcm.close()]))
    const { push, lines } = await open(t, {
      fcm: { serviceAccount: fcm.serviceAccount, baseUrl: fcm.baseUrl },
      net: { allow: ['127.0.0.0/8'], ca: fcm.ca },
    })
    const subscription = browsers.subscribe(push.publicKey)
    assert.deepEqual(await push.send({ platform: 'web', subscription }, message), { outcome: 'sent' })
    assert.deepEqual(await push.send({ platform: 'ios', token: 'phone-1' }, message), { outcome: 'sent' })
    assert.deepEqual(await push.send({ platform: 'android', token: 'phone-2' }, message), { outcome: 'sent' })

    const { topic, ...payload } = message
    assert.deepEqual(JSON.parse(browsers.received[0]!.payload), { ...payload, tag: topic })
    assert.equal(browsers.received[0]!.topic, topic)
    assert.deepEqual(
      fcm.received.map(({ token }) => token),
      ['phone-1', 'phone-2'],
    )
    assert.match(push.describe(), /Firebase project test-project/)
    assert.deepEqual(lines, [])
  })

  it('go to the log for phones when there is no service account: kind and ids, nothing that a person wrote', async (t) => {
    const { push, lines } = await open(t)
    assert.deepEqual(await push.send({ platform: 'ios', token: 'Canary token' }, message), { outcome: 'sent' })
    assert.deepEqual(lines[0]?.[0], { platform: 'ios', kind: 'approved', post_id: 7 })
    assert.doesNotMatch(JSON.stringify(lines), /Canary/)
    assert.match(push.describe(), /only into the log/)
  })

  it('reach no private address unless the operator allows it', async (t) => {
    const browsers = await startPushEndpoint()
    t.after(browsers.close)
    const { push } = await open(t, { net: { ca: browsers.ca } })
    const subscription = browsers.subscribe()
    assert.equal(push.subscriptionFault(subscription)?.field, 'endpoint')
    assert.equal((await push.send({ platform: 'web', subscription }, message)).outcome, 'refused')
    assert.equal(browsers.counts.connections, 0)
  })

  it('are cut so that the longest texts arrive', async (t) => {
    const [browsers, fcm] = [await startPushEndpoint(), await startFcmEndpoint()]
    t.after(() => Promise.all([browsers.close(), fcm.close()]))
    const { push } = await open(t, {
      fcm: { serviceAccount: fcm.serviceAccount, baseUrl: fcm.baseUrl },
      net: { allow: ['127.0.0.0/8'], ca: fcm.ca },
    })
    const long = { ...message, body: '🙏"\u0001'.repeat(5000) }
    assert.deepEqual(await push.send({ platform: 'web', subscription: browsers.subscribe() }, long), { outcome: 'sent' })
    assert.deepEqual(await push.send({ platform: 'ios', token: 'phone-1' }, long), { outcome: 'sent' })
    assert.ok(browsers.received[0]!.size > 4080)
    assert.match(fcm.received[0]!.notification.body, /^🙏"\u0001.*…$/u)
  })

  it('do not start with a service account that is none', async (t) => {
    await assert.rejects(open(t, { fcm: { serviceAccount: '{"project_id":"x"}' } }), /private_key/)
  })
})

describe('a message that is too long', () => {
  const data = { post_id: 7 }
  const size = (value: object) => Buffer.byteLength(JSON.stringify(value))

  it('is left alone when it fits exactly', () => {
    const exact = { title: 'T', body: 'x'.repeat(50), data }
    assert.deepEqual(fitMessage(exact, size(exact)), exact)
  })

  it('loses the end of its body between two code points, and says so', () => {
    const whole = { title: 'T', body: '👨‍👩‍👧é'.repeat(40), data }
    for (let bytes = size({ title: 'T', body: '…', data }); bytes < size(whole); bytes += 1) {
      const fitted = fitMessage(whole, bytes)
      assert.ok(size(fitted) <= bytes && size(fitted) > bytes - 8)
      assert.ok(fitted.body.isWellFormed() && whole.body.startsWith(fitted.body.slice(0, -1)) && fitted.body.endsWith('…'))
    }
  })

  it('loses its body, and then the end of its title, before any data', () => {
    const fitted = fitMessage({ title: 'title'.repeat(100), body: 'body', data }, 100)
    assert.match(fitted.title, /^(title)+\w*…$/)
    assert.deepEqual(fitted.data, data)
    assert.equal(fitted.body, '')
    assert.ok(size(fitted) <= 100)
  })
})
