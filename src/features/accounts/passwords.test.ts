import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { suspendAccount } from './suspending.ts'

const smtp = await startSmtpServer({ tls: 'plain' })
after(() => smtp.close())
const app = await startApp({ config: { SMTP_URL: smtp.url, APP_URL: 'https://app.example/' } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const another = 'a quite different horse'

const signIn = (email: string, password: string) => app.request('POST', '/login', { body: { email, password } })
const forget = (email: string) => app.request('POST', '/forgot-password', { body: { email } })
const reset = (body: object) => app.request('POST', '/reset-password', { body })
/** Lets time pass until the next attempt of whatever waits. */
async function workAgain() {
  await db.run(sql`update graphile_worker._private_jobs set run_at = now()`)
  await app.work()
}
const mailsTo = ({ email }: Person) => smtp.received.filter(({ to }) => to.includes(email))
function linkIn(mail: ReturnType<typeof mailsTo>[number] | undefined) {
  const link = /https:\/\/\S+/.exec(mail?.mail.text ?? '')?.[0]
  assert.ok(link, 'an e-mail with a link')
  return new URL(link)
}

it('changes a password, and every other sign-in ends', async () => {
  const person = await given.person({ of: church })
  const phone = (await signIn(person.email, PASSWORD)).body.token
  const change = (body: object) => person.put('/user/password', body)
  const wrong = await change({ current_password: 'not the right horse', password: another })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['current_password']])
  assert.equal((await change({ current_password: PASSWORD, password: another, password_confirmation: another })).status, 200)
  assert.equal((await person.get('/user')).status, 200)
  assert.equal((await app.request('GET', '/user', { token: phone })).status, 401)
  assert.equal((await signIn(person.email, PASSWORD)).status, 401)
  assert.equal((await signIn(person.email, another)).status, 200)
})

it('refuses passwords that are short, long, common, or not confirmed, all mistakes at once', async () => {
  const person = await given.person({ of: church })
  const complaints = async (password: unknown, password_confirmation?: unknown) =>
    (await person.put('/user/password', { password, password_confirmation })).body.errors
  const current = ['The current password field is required.']
  assert.deepEqual(await complaints('short'), {
    current_password: current,
    password: ['The password field must be at least 12 characters.'],
  })
  assert.deepEqual(Object.keys(await complaints('x'.repeat(201))), ['current_password', 'password'])
  for (const common of ['LeaveMeAlone', 'qwerty123456', '123456654321'])
    assert.deepEqual(
      (await complaints(common)).password,
      ['The password field is among the most common passwords. Please choose another.'],
      common,
    )
  assert.deepEqual(await complaints('short', 'other'), {
    current_password: current,
    password: ['The password field must be at least 12 characters.'],
    password_confirmation: ['The password confirmation field must match password.'],
  })
  assert.equal((await person.put('/user/password', { current_password: PASSWORD, password: '  😀 spaces stay  ' })).status, 200)
  assert.equal((await signIn(person.email, '  😀 spaces stay  ')).status, 200)
  assert.equal((await signIn(person.email, '😀 spaces stay')).status, 401)
})

it('sends a link with which a forgotten password is set once, and every sign-in ends', async () => {
  const person = await given.person({ of: church })
  const { status, body } = await forget(person.email.toUpperCase())
  assert.deepEqual([status, body], [200, { message: 'If there is an account with this address, an e-mail is on its way.' }])
  await app.work()
  const link = linkIn(mailsTo(person)[0])
  assert.equal(link.origin + link.pathname, 'https://app.example/reset-password')
  const { email, token } = Object.fromEntries(new URLSearchParams(link.hash.slice(1))) as { email: string; token: string }
  assert.equal(email, person.email)
  assert.ok(!app.logged.join('').includes(token))

  const wrong = await reset({ email: 'nobody@example.org', token, password: another })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['token']])
  assert.equal((await reset({ email, token: `${token}x`, password: another })).status, 422)
  assert.deepEqual(Object.keys((await reset({ email, token, password: 'short' })).body.errors), ['password'])
  assert.equal((await reset({ email, token, password: another, password_confirmation: another })).status, 200)
  assert.equal((await person.get('/user')).status, 401)
  assert.equal((await signIn(person.email, another)).status, 200)
  assert.equal((await reset({ email, token, password: PASSWORD })).status, 422)
})

it('sets a password once when ten use the link together', async () => {
  const person = await given.person({ of: church })
  await forget(person.email)
  await app.work()
  const { email, token } = Object.fromEntries(new URLSearchParams(linkIn(mailsTo(person)[0]).hash.slice(1)))
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset({ email, token, password: `${another} ${n}` })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

it('a link is too old after an hour', async () => {
  const person = await given.person({ of: church })
  await forget(person.email)
  await app.work()
  const { email, token } = Object.fromEntries(new URLSearchParams(linkIn(mailsTo(person)[0]).hash.slice(1)))
  await db.run(sql`update password_resets set expires_at = now() where user_id = ${person.id}`)
  assert.equal((await reset({ email, token, password: another })).status, 422)
})

it('answers the same for nobody and for someone suspended, and sends nothing', async () => {
  const person = await given.person({ of: church })
  await suspendAccount(db, person.id)
  const before = smtp.counts.recipients
  const answers = [await forget('nobody@example.org'), await forget(person.email)]
  await app.work()
  assert.equal(smtp.counts.recipients, before)
  for (const { status, body } of answers)
    assert.deepEqual([status, body], [200, { message: 'If there is an account with this address, an e-mail is on its way.' }])
})

it('sends the e-mail in the end when the mail server first puts it off, drops the connection, or is full', async () => {
  for (const trouble of ['greylist', 'drop in data', { message: '452 4.3.1 Full' }] as const) {
    const person = await given.person({ of: church })
    smtp.behave(trouble)
    await forget(person.email)
    await app.work()
    assert.equal(mailsTo(person).length, 0, JSON.stringify(trouble))
    if (trouble !== 'greylist') smtp.behave('accept')
    await workAgain()
    assert.equal(mailsTo(person).length, 1, JSON.stringify(trouble))
    const { email, token } = Object.fromEntries(new URLSearchParams(linkIn(mailsTo(person)[0]).hash.slice(1)))
    assert.equal((await reset({ email, token, password: another })).status, 200, JSON.stringify(trouble))
  }
  smtp.behave('accept')
})

it('gives up on a mailbox that is not there', async () => {
  const person = await given.person({ of: church })
  smtp.behave('unknown mailbox')
  await forget(person.email)
  await app.work()
  const asked = smtp.counts.recipients
  smtp.behave('accept')
  await workAgain()
  assert.equal(smtp.counts.recipients, asked)
  assert.equal(mailsTo(person).length, 0)
})
