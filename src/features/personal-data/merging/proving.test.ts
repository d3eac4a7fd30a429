// Whoever merges two accounts shows that both are theirs, and learns nothing of others' by trying.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { addUnprovenUser } from '#features/accounts/queries.ts'
import { restoreAccount, suspendAccount } from '#features/accounts/suspending.ts'
import { sql } from '#platform/db/database.ts'
import { hashPassword } from '#platform/passwords.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const smtp = await startSmtpServer({ tls: 'plain' })
after(() => smtp.close())
const PER_HOUR = 6
const app = await startApp({ config: { RATE_LIMIT_LOGIN_HOUR: PER_HOUR, SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1' } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

let counter = 0
const elsewhere = () => ({ headers: { 'x-forwarded-for': `10.9.0.${++counter}` } })
const merge = (own: Person, email: string, { password = PASSWORD, current_password = PASSWORD, preview = false } = {}) =>
  own.post(`/user/merge${preview ? '/preview' : ''}`, { email, password, current_password }, elsewhere())
const codesOf = ({ body }: { body: { codes: object } }) => body.codes
const wrong = { password: [{ rule: 'credentials' }] }

it('asks for both passwords, and answers a wrong one and an unknown address alike', async () => {
  const [own, other] = [await given.person(), await given.person({ of: church })]
  for (const preview of [true, false]) {
    const guessed = await merge(own, other.email, { password: 'not the right horse', preview })
    const unknown = await merge(own, `nobody-${preview}@example.org`, { preview })
    assert.deepEqual([guessed.status, guessed.body], [unknown.status, unknown.body])
    assert.deepEqual(codesOf(guessed), wrong)
    const own422 = await merge(own, other.email, { current_password: 'not the right horse', preview })
    assert.deepEqual([own422.status, codesOf(own422)], [422, { current_password: [{ rule: 'incorrect' }] }])
  }
  assert.equal((await merge(own, other.email.toUpperCase(), { preview: true })).status, 200)
  assert.equal((await app.request('POST', '/user/merge', { body: {} })).status, 401)
})

it('says that an account is suspended, unconfirmed, one’s own or has a second factor only to whoever has its password', async () => {
  const own = await given.person({ of: church })
  const suspended = await given.person({ of: church })
  await suspendAccount(db, suspended.id)
  const email = 'unproven@example.org'
  await addUnprovenUser(db, { name: 'Una', email, passwordHash: await hashPassword(PASSWORD) })
  const guarded = await given.person({ of: church })
  await db.run(sql`update users set second_factor_at = now() where id = ${guarded.id}`)
  const each: [string, string][] = [
    [guarded.email, 'second_factor_account'],
    [suspended.email, 'suspended_account'],
    [email, 'unconfirmed_account'],
    [own.email, 'own_account'],
  ]
  for (const [address, rule] of each) {
    assert.deepEqual(codesOf(await merge(own, address, { password: 'not the right horse' })), wrong, rule)
    assert.deepEqual(codesOf(await merge(own, address)), { email: [{ rule }] })
  }
  await restoreAccount(db, suspended.id)
  assert.equal((await merge(own, suspended.email)).status, 200)
  const unproven = await given.person()
  await db.run(sql`update users set email_proven_at = null where id = ${unproven.id}`)
  const refused = await merge(unproven, own.email)
  assert.deepEqual([refused.status, refused.body.error_type], [403, 'email_unconfirmed'])
})

it('slows guesses down as signing in does, together with it, and tells whose account it is', async () => {
  const [guesser, other] = [await given.person(), await given.person({ of: church })]
  const signIn = () => app.request('POST', '/login', { body: { email: other.email, password: 'not the right horse' }, ...elsewhere() })
  const statuses: number[] = []
  for (let n = 0; n < PER_HOUR / 2; n++) {
    statuses.push((await signIn()).status)
    statuses.push((await merge(guesser, other.email, { password: 'not the right horse', preview: n % 2 === 0 })).status)
  }
  assert.deepEqual(new Set(statuses), new Set([401, 422]))
  for (const preview of [true, false]) assert.equal((await merge(guesser, other.email, { preview })).status, 429)
  await app.work()
  const mails = smtp.received.filter(({ to }) => to.includes(other.email))
  assert.equal(mails.length, 1)
  // One's own password is counted for oneself.
  const again = await given.person()
  for (let n = 0; n < PER_HOUR; n++) await merge(again, other.email, { current_password: 'not the right horse' })
  assert.equal((await merge(again, church.admin.email)).status, 429)
  assert.equal((await merge(await given.person(), church.admin.email, { preview: true })).status, 200)
})

it('takes as many right passwords as somebody likes', async () => {
  const [own, other] = [await given.person(), await given.person({ of: church })]
  for (let n = 0; n < PER_HOUR + 2; n++) assert.equal((await merge(own, other.email, { preview: true })).status, 200)
})
