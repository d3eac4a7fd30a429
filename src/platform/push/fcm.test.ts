import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { openSafeFetch, type SafeFetchOptions } from '#platform/net/safe-fetch.ts'
import { type FcmFailure, startFcmEndpoint } from '#test/fcm-endpoint.ts'
import { fcmSender } from './fcm.ts'
import { readServiceAccount } from './google-service-account.ts'

const message = { title: 'New prayer', body: 'für Anna', data: { kind: 'approved', post_id: 7 }, tag: 'post-7', badge: 3, ttl: 3600 }

async function open(t: TestContext, { tokenSeconds, ...netOptions }: SafeFetchOptions & { tokenSeconds?: number } = {}) {
  const fcm = await startFcmEndpoint(tokenSeconds === undefined ? {} : { tokenSeconds })
  const net = openSafeFetch({ allow: ['127.0.0.0/8'], ca: fcm.ca, ...netOptions })
  t.after(async () => {
    await net.close()
    await fcm.close()
  })
  const warnings: string[] = []
  const log = { warn: (...parts: unknown[]) => void warnings.push(JSON.stringify(parts)) }
  return { fcm, warnings, send: fcmSender(await readServiceAccount(fcm.serviceAccount), net, log, fcm.baseUrl) }
}

describe('a push to a phone', () => {
  it('reaches FCM with a title, a body, data as text, and how long it is worth keeping', async (t) => {
    const { fcm, send } = await open(t)
    assert.deepEqual(await send('phone-1', message), { outcome: 'sent' })
    const [received] = fcm.received
    assert.equal(received?.token, 'phone-1')
    assert.deepEqual(received?.notification, { title: 'New prayer', body: 'für Anna' })
    assert.deepEqual(received?.data, { kind: 'approved', post_id: '7' })
    assert.deepEqual(received?.android, { ttl: '3600s', notification: { tag: 'post-7', notification_count: 3 } })
    assert.deepEqual(received?.apns.payload, { aps: { badge: 3 } })
    assert.equal(received?.apns.headers['apns-collapse-id'], 'post-7')
    assert.ok(Number(received?.apns.headers['apns-expiration']) > Date.now() / 1000)
  })

  it('signs in once for many', async (t) => {
    const { fcm, send } = await open(t)
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(`phone-${index}`, message)))
    await send('phone-10', message)
    assert.deepEqual(fcm.counts, { messages: 11, signIns: 1 })
  })

  it('signs in again before the access token ends', async (t) => {
    const { fcm, send } = await open(t, { tokenSeconds: 299 })
    await send('phone-1', message)
    await send('phone-2', message)
    assert.equal(fcm.counts.signIns, 2)
  })

  it('signs in again, and goes out, when the access token was withdrawn', async (t) => {
    const { fcm, send } = await open(t)
    await send('phone-1', message)
    fcm.withdrawTokens()
    assert.deepEqual(await Promise.all([send('phone-2', message), send('phone-3', message)]), [{ outcome: 'sent' }, { outcome: 'sent' }])
    assert.equal(fcm.counts.signIns, 2)
  })

  const notTheToken = { field: 'message.data[0].value', message: 'Invalid value' }
  const failures: [string, FcmFailure, object, { warns: boolean }][] = [
    [
      'an unregistered token is gone',
      { status: 404, code: 'UNREGISTERED', message: 'Requested entity was not found.' },
      { outcome: 'gone' },
      { warns: false },
    ],
    ['a token named as the wrong field is gone', { status: 400, field: 'message.token' }, { outcome: 'gone' }, { warns: false }],
    [
      'a token that only the text names is gone',
      { status: 400, message: 'The registration token is not a valid FCM registration token' },
      { outcome: 'gone' },
      { warns: false },
    ],
    [
      'a fault of the message is refused',
      { status: 400, ...notTheToken },
      { outcome: 'refused', reason: 'FCM answered 400 INVALID_ARGUMENT' },
      { warns: false },
    ],
    [
      'a token of another project is refused',
      { status: 403, code: 'SENDER_ID_MISMATCH' },
      { outcome: 'refused', reason: 'FCM answered 403 SENDER_ID_MISMATCH' },
      { warns: false },
    ],
    ['no right to send is for later', { status: 403, code: 'PERMISSION_DENIED' }, { outcome: 'later' }, { warns: true }],
    [
      "Apple's refusal of Google's certificate is for later",
      { status: 401, code: 'THIRD_PARTY_AUTH_ERROR' },
      { outcome: 'later' },
      { warns: true },
    ],
    [
      'a quota is for later',
      { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '60' },
      { outcome: 'later', retryAfterSeconds: 60 },
      { warns: false },
    ],
    [
      'an overload is for later',
      { status: 503, code: 'UNAVAILABLE', retryAfter: '9' },
      { outcome: 'later', retryAfterSeconds: 9 },
      { warns: false },
    ],
    ['an internal error is for later', { status: 500, code: 'INTERNAL' }, { outcome: 'later' }, { warns: false }],
    ["a gateway's page is for later", { html: 502 }, { outcome: 'later' }, { warns: false }],
    ["a proxy's 404 page is for later", { html: 404 }, { outcome: 'later' }, { warns: true }],
    ['a redirect is for later', { html: 302 }, { outcome: 'later' }, { warns: true }],
    ['a broken connection is for later', 'reset', { outcome: 'later' }, { warns: false }],
  ]
  for (const [sentence, failure, result, { warns }] of failures) {
    it(`is sent once: ${sentence}`, async (t) => {
      const { fcm, send, warnings } = await open(t)
      fcm.failWith(failure, 'phone-1')
      assert.deepEqual(await send('phone-1', message), result)
      assert.deepEqual(fcm.counts, { messages: 1, signIns: 1 })
      assert.equal(warnings.length, warns ? 1 : 0)
      assert.deepEqual(await send('phone-2', message), { outcome: 'sent' })
    })
  }

  it('is for later when FCM says nothing in time', { timeout: 10_000 }, async (t) => {
    const { fcm, send } = await open(t, { timeoutMs: 500 })
    fcm.failWith('silence')
    assert.deepEqual(await send('phone-1', message), { outcome: 'later' })
  })

  it('is for later when signing in fails, and the log tells why without secrets', async (t) => {
    const { fcm, send, warnings } = await open(t)
    fcm.failSignIn({ status: 400, error: 'invalid_grant' })
    assert.deepEqual(await send('phone-1', message), { outcome: 'later' })
    assert.deepEqual(warnings, ['[{"status":400,"reason":"invalid_grant"},"push: no sign-in to FCM"]'])
    fcm.failSignIn(undefined)
    assert.deepEqual(await send('phone-1', message), { outcome: 'sent' })
  })

  it('is for later when FCM turns down every access token, without trying on and on', async (t) => {
    const { fcm, send, warnings } = await open(t)
    fcm.failWith({ status: 401, code: 'UNAUTHENTICATED' })
    assert.deepEqual(await send('phone-1', message), { outcome: 'later' })
    assert.deepEqual(fcm.counts, { messages: 2, signIns: 2 })
    assert.equal(warnings.length, 1)
  })

  it('is for later, and nothing sent, when FCM seems to be at a private address', async (t) => {
    const { fcm, send, warnings } = await open(t, { allow: [] })
    assert.deepEqual(await send('phone-1', message), { outcome: 'later' })
    assert.equal(fcm.counts.signIns, 0)
    assert.equal(warnings.length, 1)
  })
})

describe('a service account', () => {
  it('is read from JSON or from its file', async (t) => {
    const { fcm } = await open(t)
    const folder = await mkdtemp(join(tmpdir(), 'account-'))
    t.after(() => rm(folder, { recursive: true }))
    const file = join(folder, 'account.json')
    await writeFile(file, fcm.serviceAccount)
    assert.equal((await readServiceAccount(file)).projectId, 'test-project')
    assert.equal((await readServiceAccount(`\n${fcm.serviceAccount}`)).projectId, 'test-project')
    await assert.rejects(readServiceAccount(join(folder, 'none.json')), /ENOENT/)
  })

  it('is refused, without showing it, when something is missing or no key', async (t) => {
    const { fcm } = await open(t)
    const account = JSON.parse(fcm.serviceAccount)
    const refused = async (config: string, reason: RegExp) =>
      assert.rejects(readServiceAccount(config), (error: Error) => {
        assert.match(error.message, reason)
        assert.ok(!error.message.includes(account.private_key.slice(30, 60)))
        return true
      })
    for (const field of ['project_id', 'client_email', 'private_key', 'private_key_id', 'token_uri']) {
      await refused(JSON.stringify({ ...account, [field]: undefined }), new RegExp(field))
      await refused(JSON.stringify({ ...account, [field]: 7 }), new RegExp(field))
    }
    await refused(JSON.stringify({ ...account, private_key: account.private_key.slice(0, 300) }), /private_key that can't be read/)
    await refused(JSON.stringify({ ...account, token_uri: 'http://oauth2.example/token' }), /token_uri/)
    await refused(fcm.serviceAccount.slice(0, -1), /not JSON/)
  })
})
