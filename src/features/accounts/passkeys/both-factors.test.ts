import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { type Authenticator, authenticator } from '#test/authenticator.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { setPassword } from '../passwords.ts'

const ORIGIN = 'https://app.example.org'
const time = { now: Date.now() }
const app = await startApp({ clock: { now: () => time.now }, config: { PUBLIC_URL: ORIGIN } })
const { db } = app.services
const given = givenFor(app)

/** A church that asks its leaders for a second factor. */
const asking = await given.organization()
const lenient = await given.organization()
await db.run(sql`update organizations set require_second_factor = 'leaders' where id = ${asking.id}`)

const make = async (person: Person, device: Authenticator) => device.create((await person.post('/user/passkeys/options', {})).body.data)
const add = async (person: Person, device = authenticator(ORIGIN)) =>
  person.post('/user/passkeys', { name: 'Phone', credential: await make(person, device) })
const leaderWithPasskey = async (of = asking) => {
  const leader = await given.person({ of, role: 'leadership' })
  const device = authenticator(ORIGIN)
  const added = await add(leader, device)
  assert.equal(added.status, 201, added.text)
  return { ...leader, device, passkeyId: added.body.data.id as number }
}
const byPassword = async (person: Person, password = PASSWORD) => {
  const { status, body, text } = await app.request('POST', '/login', { body: { email: person.email, password } })
  assert.equal(status, 200, text)
  return given.asPerson({ ...person, token: body.token })
}
const byPasskey = async (device: Authenticator) => {
  const { data } = (await app.request('POST', '/login/passkey/options')).body
  return app.request('POST', '/login/passkey', { body: { credential: device.get(data) } })
}
const confirm = async (person: Person, device: Authenticator) =>
  person.post('/user/confirm', { credential: device.get((await person.post('/user/confirm/options')).body.data) })
const membersAt = async (person: Person, of = asking) => (await person.get(`/organizations/${of.id}/members`)).status
const mailsTo = async (email: string) => {
  await app.work()
  return (await app.mails()).filter(({ to }) => to.includes(email))
}
const tokenIn = ({ text }: { text: string }) => text.match(/token=([\w-]+)/)![1]!
const recover = async ({ email }: Person, password: string) => {
  await app.request('POST', '/forgot-password', { body: { email } })
  const link = (await mailsTo(email)).findLast(({ text }) => text.includes('/reset-password#'))!
  return app.request('POST', '/reset-password', { body: { email, token: tokenIn(link), password } })
}
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now })
const isNotGiven = ({ status, body, text }: { status: number; body: { code?: string }; text: string }) =>
  assert.deepEqual([status, body.code], [403, 'second_factor_not_given'], text)

it('stays where a church asks for one and the password is set anew by e-mail: whoever reads the mail is not let in', async () => {
  const leader = await leaderWithPasskey()
  assert.equal(await membersAt(leader), 200)
  const password = 'another battery staple horse'
  assert.equal((await recover(leader, password)).status, 200)
  assert.equal((await leader.get('/user')).status, 401, 'every sign-in ended')
  const thief = await byPassword(leader, password)
  assert.equal(await membersAt(thief), 403)
  assert.ok((await mailsTo(leader.email)).some(({ subject }) => subject === 'Your passkeys still open your account'))
  const { status, body } = await byPasskey(leader.device)
  assert.equal(status, 200)
  assert.equal(await membersAt(given.asPerson({ ...leader, token: body.token })), 200)
})

it('ends by an e-mail where no church asks for one of this person', async () => {
  const [leader, member] = await Promise.all([leaderWithPasskey(lenient), leaderWithPasskey()])
  await db.run(sql`update organization_members set role = 'member' where user_id = ${member.id}`)
  for (const person of [leader, member]) {
    assert.equal((await recover(person, 'another battery staple horse')).status, 200)
    assert.equal((await byPasskey(person.device)).status, 401)
    assert.ok((await mailsTo(person.email)).some(({ subject }) => subject === 'Your passkeys have ended'))
  }
})

it('ends where the operator sets a password, also where a church asks for one', async () => {
  const leader = await leaderWithPasskey()
  await setPassword(db, leader.id, 'a hash')
  assert.equal((await byPasskey(leader.device)).status, 401)
})

it('stays, if it was there a week before, when a change of the address is taken back where a church asks for one', async () => {
  const leader = await leaderWithPasskey()
  await db.run(sql`update passkeys set created_at = now() - interval '8 days' where user_id = ${leader.id}`)
  const address = `new-${leader.email}`
  await leader.put('/user/email', { email: address, current_password: PASSWORD })
  await app.request('POST', '/confirm-email', { body: { token: tokenIn((await mailsTo(address)).at(-1)!) } })
  const late = authenticator(ORIGIN)
  assert.equal((await add(leader, late)).status, 201)
  const undo = (await mailsTo(leader.email)).findLast(({ to, text }) => to === leader.email && text.includes('undo-email-change'))!
  assert.equal((await app.request('POST', '/undo-email-change', { body: { token: tokenIn(undo) } })).status, 200)
  assert.equal((await recover(leader, 'another battery staple horse')).status, 200)
  assert.equal((await byPasskey(late)).status, 401, 'whoever changed the address may have added it')
  assert.equal((await byPasskey(leader.device)).status, 200)
})

it('lets nobody who gave the password alone set an app up, nor add or remove a passkey, until they confirm by one', async () => {
  const leader = await leaderWithPasskey()
  const entered = await byPassword(leader)
  assert.equal((await entered.post('/user/confirm', { password: PASSWORD })).status, 200)
  isNotGiven(await entered.post('/user/second-factor'))
  isNotGiven(await entered.post('/user/passkeys/options', {}))
  isNotGiven(await entered.delete(`/user/passkeys/${leader.passkeyId}`, { body: { current_password: PASSWORD } }))
  assert.equal(await membersAt(entered), 403)
  assert.equal((await confirm(entered, leader.device)).status, 200)
  assert.equal(await membersAt(entered), 200, 'they have given it now')
  assert.equal((await add(entered)).status, 201)
  assert.equal((await entered.post('/user/second-factor')).status, 200)
  assert.equal((await entered.delete(`/user/passkeys/${leader.passkeyId}`, { body: {} })).status, 200)
})

it('lets nobody finish what they began by the password alone before there was a passkey', async () => {
  const leader = await given.person({ of: asking, role: 'leadership' })
  const thief = await byPassword(leader)
  assert.equal((await thief.post('/user/confirm', { password: PASSWORD })).status, 200)
  const { secret } = (await thief.post('/user/second-factor')).body.data
  const credential = await make(thief, authenticator(ORIGIN))
  assert.equal((await add(leader)).status, 201)
  isNotGiven(await thief.post('/user/second-factor/confirm', { code: codeOf(secret) }))
  isNotGiven(await thief.post('/user/passkeys', { name: 'Phone', credential }))
  assert.equal(await membersAt(thief), 403)
})

it('lets one of four add the first one who do so at once, each in a sign-in by the password', async () => {
  const leader = await given.person({ of: asking, role: 'leadership' })
  const entered = await Promise.all(Array.from({ length: 4 }, () => byPassword(leader)))
  const made = await Promise.all(
    entered.map(async (each) => {
      await each.post('/user/confirm', { password: PASSWORD })
      return make(each, authenticator(ORIGIN))
    }),
  )
  const answers = await Promise.all(entered.map((each, n) => each.post('/user/passkeys', { name: `Phone ${n}`, credential: made[n] })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 403, 403, 403])
})

it('is enough for a church that asks: who adds the first one is in with that sign-in', async () => {
  const leader = await given.person({ of: asking, role: 'leadership' })
  assert.equal(await membersAt(leader), 403)
  assert.equal((await add(leader)).status, 201)
  assert.equal(await membersAt(leader), 200)
})

it('is added beside an app in the sign-in that set the app up, but not in one that gave no code', async () => {
  const leader = await given.person({ of: asking, role: 'leadership' })
  const { secret } = (await leader.post('/user/second-factor')).body.data
  assert.equal((await leader.post('/user/second-factor/confirm', { code: codeOf(secret) })).status, 200)
  assert.equal((await add(leader)).status, 201)
  await db.run(sql`update tokens set signed_in_by = 'password' where user_id = ${leader.id}`)
  isNotGiven(await leader.post('/user/passkeys/options', {}))
})
