import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { startApp } from '#test/app.ts'
import { type Authenticator, anotherKey, authenticator, type Otherwise } from '#test/authenticator.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { removeStale } from '../jobs.ts'
import { resetSecondFactor } from '../second-factor/changing.ts'
import { suspendAccount } from '../suspending.ts'

const ORIGIN = 'https://app.example.org'
const time = { now: Date.now() }
const app = await startApp({ clock: { now: () => time.now }, config: { PUBLIC_URL: ORIGIN } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const own = { 'sec-fetch-site': 'same-origin' }
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to.includes(email))
const notConfirmed = (person: Person) => db.run(sql`update tokens set confirmed_at = null where user_id = ${person.id}`)

const optionsFor = async (person: Person) => (await person.post('/user/passkeys/options', {})).body.data
const add = async (person: Person, device: Authenticator, otherwise: Otherwise = {}, name = 'Phone') =>
  person.post('/user/passkeys', { name, credential: device.create(await optionsFor(person), otherwise) })
/** Somebody with a passkey, and the device that has it. */
async function withPasskey({ counts = false } = {}) {
  const person = await given.person({ of: church })
  const device = authenticator(ORIGIN, { counts })
  const added = await add(person, device)
  assert.equal(added.status, 201, added.text)
  return { ...person, device, passkeyId: added.body.data.id as number }
}
const begin = async (): Promise<{ challenge: string }> => (await app.request('POST', '/login/passkey/options')).body.data
const send = (credential: unknown) => app.request('POST', '/login/passkey', { body: { credential } })
const signIn = async (device: Authenticator, otherwise: Otherwise = {}) => send(device.get(await begin(), otherwise))
const isRefused = ({ status, body }: { status: number; body: { code?: string } }) =>
  assert.deepEqual([status, body.code], [401, 'passkey_refused'])
const passkeysOf = async (person: { id: number }) => db.many(sql`select id from passkeys where user_id = ${person.id}`)

it('is made where the service is, for whoever unlocks the device, and is in the list of its owner', async () => {
  const person = await given.person({ of: church })
  const options = await optionsFor(person)
  assert.deepEqual([options.rp, options.user.name], [{ id: 'app.example.org', name: church.name }, person.email])
  assert.deepEqual(options.authenticatorSelection, { residentKey: 'required', requireResidentKey: true, userVerification: 'required' })
  assert.deepEqual((await person.get('/user/passkeys')).body.data, [])
  const device = authenticator(ORIGIN)
  const added = await person.post('/user/passkeys', { name: 'Grace’s phone', credential: device.create(options) })
  assert.deepEqual([added.status, added.body.data.name, added.body.data.last_used_at], [201, 'Grace’s phone', null])
  assert.deepEqual((await person.get('/user/passkeys')).body.data, [added.body.data])
  assert.equal((await optionsFor(person)).excludeCredentials.length, 1, 'the same device is not asked twice')
  await app.work()
  assert.ok((await mailsTo(person.email)).some(({ subject }) => subject === 'You can sign in with a new passkey'))
})

it('opens for an app and for a browser, as a password does, and says by what in the list of sign-ins', async () => {
  const person = await withPasskey()
  await app.request('POST', '/login', { body: { email: person.email, password: PASSWORD } })
  const { status, body } = await signIn(person.device)
  const { id, name, email } = person
  assert.deepEqual([status, body.user, body.must_confirm_email], [200, { id, name, email }, false])
  const list = (await app.request('GET', '/user/tokens', { token: body.token })).body.data
  assert.deepEqual(
    list.map((one: { is_current: boolean; signed_in_by: string }) => [one.is_current, one.signed_in_by]),
    [
      [true, 'passkey'],
      [false, 'password'],
      [false, 'passkey'],
    ],
  )
  assert.ok((await person.get('/user/passkeys')).body.data[0].last_used_at)
  const credential = person.device.get(await begin())
  const foreign = await app.request('POST', '/session/passkey', { body: { credential }, headers: { 'sec-fetch-site': 'cross-site' } })
  assert.equal(foreign.status, 403)
  const browser = await app.request('POST', '/session/passkey', { body: { credential }, headers: own })
  assert.equal(browser.status, 200, browser.text)
  assert.equal(browser.body.token, undefined)
  assert.match(String(browser.headers['set-cookie']), /__Host-session=/)
})

it('asks for no second factor, since the device has asked for one', async () => {
  const person = await withPasskey()
  const { secret } = (await person.post('/user/second-factor')).body.data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now })
  assert.equal((await person.post('/user/second-factor/confirm', { code })).status, 200)
  assert.equal((await app.request('POST', '/login', { body: { email: person.email, password: PASSWORD } })).status, 401)
  assert.equal((await signIn(person.device)).status, 200)
})

for (const [what, otherwise] of Object.entries<Otherwise>({
  'for another site': { origin: 'https://app.example.com' },
  'for another port': { origin: `${ORIGIN}:8443` },
  'for another service’s name': { rpId: 'example.com' },
  'of a device that nobody unlocked': { isUnverified: true },
  'within a page of another site': { isCrossOrigin: true },
  'with another key': { key: anotherKey() },
  'of making, not of signing': { type: 'webauthn.create' },
  'that names another account': { handle: Buffer.from('somebody else').toString('base64url') },
  'that names no account': { handle: null },
  'to a challenge that is none of ours': { challenge: Buffer.alloc(54).toString('base64url') },
  'to a challenge that is no challenge': { challenge: 'x' },
}))
  it(`refuses an answer ${what}, and says no more`, async () => {
    const { device } = await withPasskey()
    isRefused(await signIn(device, otherwise))
    assert.equal((await signIn(device)).status, 200)
  })

for (const [what, otherwise] of Object.entries<Otherwise>({
  'for another site': { origin: 'https://app.example.com' },
  'for another service’s name': { rpId: 'example.com' },
  'that nobody unlocked': { isUnverified: true },
  'within a page of another site': { isCrossOrigin: true },
  'with a certificate of its maker': { fmt: 'tpm' },
  'of signing, not of making': { type: 'webauthn.get' },
}))
  it(`takes no passkey that was made ${what}`, async () => {
    const person = await given.person({ of: church })
    const { status, body } = await add(person, authenticator(ORIGIN), otherwise)
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['credential']])
    assert.equal((await passkeysOf(person)).length, 0)
  })

it('refuses what a device makes up, and never fails by it', async () => {
  const person = await given.person({ of: church })
  const nameless = await add(person, authenticator(ORIGIN), { id: Buffer.alloc(0) })
  assert.equal(nameless.status, 422, nameless.text)
  const device = authenticator(ORIGIN)
  await add(person, device, { y: Buffer.alloc(32, 1) })
  isRefused(await signIn(device))
})

it('takes an answer once, and an old one not at all', async () => {
  const { device } = await withPasskey()
  const answer = device.get(await begin())
  assert.equal((await send(answer)).status, 200)
  isRefused(await send(answer))
  const challenge = await begin()
  time.now += 5 * 60_000
  isRefused(await send(device.get(challenge)))
  assert.equal((await signIn(device)).status, 200)
})

it('lets one of ten in who send the same answer at once', async () => {
  const { device } = await withPasskey()
  const answer = device.get(await begin())
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(answer)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  for (const one of answers.filter(({ status }) => status !== 200)) isRefused(one)
})

it('keeps one of ten that are added for the same challenge at once', async () => {
  const person = await given.person({ of: church })
  const options = await optionsFor(person)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => person.post('/user/passkeys', { name: 'Phone', credential: authenticator(ORIGIN).create(options) })),
  )
  assert.deepEqual([answers.filter(({ status }) => status === 201).length, (await passkeysOf(person)).length], [1, 1])
})

it('refuses a device whose count does not go up, since there may be a copy of it, and tells its owner', async () => {
  const person = await withPasskey({ counts: true })
  assert.equal((await signIn(person.device)).status, 200)
  for (const count of [1, 2]) {
    const { status, body } = await signIn(person.device, { count })
    assert.deepEqual([status, body.code], [401, 'passkey_copied'])
  }
  await app.work()
  const told = (await mailsTo(person.email)).filter(({ subject }) => subject === 'One of your passkeys may have been copied')
  assert.equal(told.length, 1, 'once a day')
  assert.equal((await signIn(person.device, { count: 100 })).status, 200)
})

it('opens no account but its owner’s, whoever sends it', async () => {
  const [grace, other] = await Promise.all([withPasskey(), given.person({ of: church })])
  // Made for the challenge of somebody else’s sign-in.
  const forGrace = await optionsFor(grace)
  const stolen = await other.post('/user/passkeys', { name: 'Phone', credential: authenticator(ORIGIN).create(forGrace) })
  assert.deepEqual([stolen.status, Object.keys(stolen.body.errors)], [422, ['credential']])
  // And what signs somebody in confirms nobody, nor the other way round.
  const confirming = (await grace.post('/user/confirm/options')).body.data
  isRefused(await send(grace.device.get(confirming)))
  const wrong = await grace.post('/user/confirm', { credential: grace.device.get(await begin()) })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['credential']])
  const ofOther = await other.post('/user/confirm', { credential: grace.device.get((await other.post('/user/confirm/options')).body.data) })
  assert.equal(ofOther.status, 422)
})

it('confirms that it is still they, in place of the password, once', async () => {
  const person = await withPasskey()
  await notConfirmed(person)
  assert.equal((await person.post('/user/export', {})).status, 403)
  const options = (await person.post('/user/confirm/options')).body.data
  assert.deepEqual([options.allowCredentials.length, options.userVerification], [1, 'required'])
  const credential = person.device.get(options)
  assert.equal((await person.post('/user/confirm', { credential })).status, 200)
  assert.equal((await person.post('/user/export', {})).status, 200)
  await notConfirmed(person)
  assert.equal((await person.post('/user/confirm', { credential })).status, 422)
  assert.equal((await person.post('/user/confirm', {})).status, 422, 'one of the two must be there')
  assert.equal((await person.post('/user/export', {})).status, 403)
})

it('asks whether it is they before one is added or removed', async () => {
  const person = await withPasskey()
  await notConfirmed(person)
  const path = `/user/passkeys/${person.passkeyId}`
  for (const answer of [await person.post('/user/passkeys/options', {}), await person.delete(path, { body: {} })])
    assert.deepEqual([answer.status, answer.body.error_type], [403, 'confirm_identity'])
  assert.equal((await person.delete(path, { body: { current_password: PASSWORD } })).status, 200)
  isRefused(await signIn(person.device))
  await app.work()
  assert.ok((await mailsTo(person.email)).some(({ subject }) => subject === 'A passkey was removed'))
})

it('is named, renamed and removed by its owner alone', async () => {
  const [person, other] = await Promise.all([withPasskey(), given.person({ of: church })])
  const path = `/user/passkeys/${person.passkeyId}`
  assert.equal((await other.patch(path, { name: 'Mine' })).status, 404)
  assert.equal((await other.delete(path, { body: {} })).status, 404)
  assert.equal((await person.patch(path, { name: 'Key ring' })).body.data.name, 'Key ring')
  assert.equal((await person.patch(path, { name: ' ' })).status, 422)
  assert.equal((await person.delete(path, { body: {} })).status, 200)
  assert.equal((await person.delete(path, { body: {} })).status, 404)
})

it('is one of ten at most, and of one device once', async () => {
  const person = await given.person({ of: church })
  const early = await optionsFor(person)
  for (let n = 0; n < 10; n++) assert.equal((await add(person, authenticator(ORIGIN), {}, `Phone ${n}`)).status, 201)
  const none = await person.post('/user/passkeys/options', {})
  assert.deepEqual([none.status, none.body.codes], [422, { name: [{ rule: 'too_many_passkeys', max: 10 }] }], 'before the device makes one')
  const late = await person.post('/user/passkeys', { name: 'Phone', credential: authenticator(ORIGIN).create(early) })
  assert.deepEqual(Object.keys(late.body.errors), ['name'])
})

it('ends where its owner comes back in by an e-mail, and stays where they change their password', async () => {
  const person = await withPasskey()
  assert.equal((await person.put('/user/password', { current_password: PASSWORD, password: 'another good horse' })).status, 200)
  assert.equal((await signIn(person.device)).status, 200, 'whoever is signed in sees their passkeys')
  await app.request('POST', '/forgot-password', { body: { email: person.email } })
  await app.work()
  const link = (await mailsTo(person.email)).find(({ text }) => text.includes('/reset-password#'))!
  const token = link.text.match(/token=([\w-]+)/)![1]
  const reset = await app.request('POST', '/reset-password', { body: { email: person.email, token, password: PASSWORD } })
  assert.equal(reset.status, 200, reset.text)
  isRefused(await signIn(person.device))
  await app.work()
  assert.ok((await mailsTo(person.email)).some(({ subject }) => subject === 'Your passkeys have ended'))
})

it('ends with a change of the address that is taken back, and with what the operator resets', async () => {
  const [changed, lost] = await Promise.all([withPasskey(), withPasskey()])
  const address = `new-${changed.email}`
  await changed.put('/user/email', { email: address, current_password: PASSWORD })
  await app.work()
  const linkTo = async (to: string) => (await mailsTo(to)).at(-1)!.text.match(/token=([\w-]+)/)![1]
  await app.request('POST', '/confirm-email', { body: { token: await linkTo(address) } })
  await app.work()
  const undo = (await app.mails()).filter(({ to, text }) => to === changed.email && text.includes('undo-email-change')).at(-1)!
  const token = undo.text.match(/token=([\w-]+)/)![1]
  assert.equal((await app.request('POST', '/undo-email-change', { body: { token } })).status, 200)
  isRefused(await signIn(changed.device))
  assert.equal(await resetSecondFactor(db, lost.id), true)
  isRefused(await signIn(lost.device))
})

it('opens nothing while its account is suspended, nor once it is erased', async () => {
  const [suspended, erased] = await Promise.all([withPasskey(), withPasskey()])
  await suspendAccount(db, suspended.id)
  const { status, body } = await signIn(suspended.device)
  assert.deepEqual([status, body.code], [403, 'account_suspended'])
  assert.equal((await erased.delete('/user', { body: { password: PASSWORD } })).status, 200)
  isRefused(await signIn(erased.device))
  assert.equal((await passkeysOf(erased)).length, 0)
})

it('adds nothing to a sign-in that ended meanwhile', async () => {
  const person = await given.person({ of: church })
  const options = await optionsFor(person)
  const other = (await app.request('POST', '/login', { body: { email: person.email, password: PASSWORD } })).body.token
  await app.request('DELETE', '/user/tokens', { token: other })
  const credential = authenticator(ORIGIN).create(options)
  assert.equal((await person.post('/user/passkeys', { name: 'Phone', credential })).status, 401)
  const sent = await app.request('POST', '/user/passkeys', { token: other, body: { name: 'Phone', credential } })
  assert.equal(sent.status, 422, 'the challenge was another sign-in’s')
})

it('counts as a second factor: has_second_factor says so', async () => {
  const [person, other] = await Promise.all([withPasskey(), given.person({ of: church })])
  const asked = await db.one(sql`select has_second_factor(${person.id}) as theirs, has_second_factor(${other.id}) as others`)
  assert.deepEqual({ ...(asked as object) }, { theirs: true, others: false })
})

it('keeps nothing of strangers who ask, and forgets what was answered', async () => {
  const count = async () => (await db.one<{ n: number }>(sql`select count(*)::int as n from used_passkey_challenges`)).n
  const before = await count()
  for (let n = 0; n < 20; n++) await begin()
  assert.equal(await count(), before)
  await db.run(sql`update used_passkey_challenges set expires_at = now() - interval '2 days'`)
  await queueJob(db, removeStale, {})
  await app.work()
  assert.equal(await count(), 0)
})
