import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { hashSync } from '@node-rs/argon2'
import { sql } from '#platform/db/database.ts'
import { hashPassword } from '#platform/passwords.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { setPassword } from './passwords.ts'
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

it('leaves the password that was set while somebody with the one of before was changing it', async () => {
  const person = await given.person({ of: church })
  const owners = await hashPassword(another)
  const [late] = await sendWhileLocked(
    db,
    (tx) => setPassword(tx, person.id, owners),
    () => [person.put('/user/password', { current_password: PASSWORD, password: 'the password of a thief' })],
  )
  assert.deepEqual([late!.status, Object.keys(late!.body.errors)], [422, ['current_password']])
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
  for (const common of ['LeaveMeAlone', 'qwerty123456', '123456654321']) {
    const { errors } = (await person.put('/user/password', { current_password: 'not the right horse', password: common })).body
    assert.deepEqual(errors, {
      current_password: ['The current password field is incorrect.'],
      password: ['The password field is among the most common passwords. Please choose another.'],
    })
  }
  assert.deepEqual(await complaints('short', 'other'), {
    current_password: current,
    password: ['The password field must be at least 12 characters.'],
    password_confirmation: ['The password confirmation field must match password.'],
  })
  assert.equal((await person.put('/user/password', { current_password: PASSWORD, password: '  😀 spaces stay  ' })).status, 200)
  assert.equal((await signIn(person.email, '  😀 spaces stay  ')).status, 200)
  assert.equal((await signIn(person.email, '😀 spaces stay')).status, 401)
})

it('refuses a password that is easy to guess for who knows its owner, and says what to do', async () => {
  const chapel = await given.organization({ name: 'Quillonthorpe Chapel' })
  const person = await given.person({ of: chapel, name: 'Philippa Wetherington' })
  const complaints = async (password: string) =>
    (await person.put('/user/password', { current_password: PASSWORD, password })).body.errors?.password
  const guessable = [
    '123456789012',
    'passwordpassword',
    'abcdefghijklmnop',
    'aaaaaaaaaaaaaaaa',
    'philippawetherington',
    'Wetherington2026',
    'QuillonthorpeChapel1',
    person.email,
    'a'.repeat(200),
  ]
  for (const password of guessable)
    assert.deepEqual(
      await complaints(password),
      [
        'The password field is too easy to guess. Please choose another: four words that have nothing to do with each other or with you, for example.',
      ],
      password,
    )
  // The same words say nothing about somebody else.
  const other = await given.person({ of: church })
  const change = await other.put('/user/password', { current_password: PASSWORD, password: 'philippawetherington' })
  assert.equal(change.status, 200)
})

it('measures the longest passwords too, and holds up nobody meanwhile', async () => {
  const person = await given.person({ of: church })
  // What zxcvbn takes longest for: each sign may stand for several letters.
  const slow = '@4(<[{361!|0$57+%2'.repeat(11)
  const change = () => person.put('/user/password', { current_password: PASSWORD, password: slow })
  assert.equal((await change()).status, 200)
  assert.equal((await signIn(person.email, slow)).status, 200)
})

const [asMacsType, asPhonesType] = ['Mu\u0308ller-gro\u0308\u00dfe 2026', 'M\u00fcller-gr\u00f6\u00dfe 2026']

it('takes a password as each keyboard types it, however it was set', async () => {
  const person = await given.person({ of: church })
  const change = (current_password: string, password: string, password_confirmation: string) =>
    person.put('/user/password', { current_password, password, password_confirmation })
  assert.equal((await change(PASSWORD, asMacsType, asPhonesType)).status, 200)
  for (const typed of [asMacsType, asPhonesType]) assert.equal((await signIn(person.email, typed)).status, 200)
  assert.equal((await change(asPhonesType, another, another)).status, 200)
  assert.equal((await signIn(person.email, asMacsType)).status, 401)
})

it('still takes a password that was set before, as it was typed then, and from then on in every form', async () => {
  const person = await given.person({ of: church })
  const old = hashSync(asMacsType, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await db.run(sql`update users set password_hash = ${old} where id = ${person.id}`)
  assert.equal((await signIn(person.email, asPhonesType)).status, 401)
  // Two phones at the same moment: both are let in, whoever renews the hash.
  const [one, two] = await Promise.all([signIn(person.email, asMacsType), signIn(person.email, asMacsType)])
  assert.deepEqual([one.status, two.status], [200, 200])
  for (const typed of [asPhonesType, asMacsType]) assert.equal((await signIn(person.email, typed)).status, 200)
  // The sign-ins of before are still there: it is the same password.
  assert.equal((await person.get('/user')).status, 200)
})

it('counts a new password in the form in which it is compared', async () => {
  const person = await given.person({ of: church })
  const complaints = async (password: string) =>
    (await person.put('/user/password', { current_password: PASSWORD, password })).body.errors?.password
  for (const short of ['u\u0308'.repeat(11), '\ufdfa', '\uff76\uff9e'.repeat(11)])
    assert.deepEqual(await complaints(short), ['The password field must be at least 12 characters.'], short)
  for (const long of ['x'.repeat(201), '\ufdfa '.repeat(12)])
    assert.deepEqual(await complaints(long), ['The password field must not be greater than 200 characters.'])
  assert.deepEqual(await complaints('ｌｅａｖｅｍｅａｌｏｎｅ'), [
    'The password field is among the most common passwords. Please choose another.',
  ])
  assert.equal(await complaints(`u\u0308 ${'wide ladder copper '.repeat(10)}`), undefined)
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

it('sends a mailbox five links an hour, however often and in whatever letters somebody asks, and answers the same', async () => {
  const person = await given.person({ of: church })
  const answers = []
  for (let n = 0; n < 7; n++) {
    const { status, body } = await forget(n % 2 ? person.email : person.email.toUpperCase())
    answers.push([status, body])
    await app.work()
  }
  assert.deepEqual(answers, Array(7).fill([200, { message: 'If there is an account with this address, an e-mail is on its way.' }]))
  assert.equal(mailsTo(person).length, 5)
  // Those that came still work, and nobody else waits for theirs.
  const { email, token } = Object.fromEntries(new URLSearchParams(linkIn(mailsTo(person)[0]).hash.slice(1)))
  assert.equal((await reset({ email, token, password: another })).status, 200)
  const other = await given.person({ of: church })
  await forget(other.email)
  await app.work()
  assert.equal(mailsTo(other).length, 1)
})

it('sends the link to an address of before that would not be taken today', async () => {
  const person = await given.person({ of: church })
  const email = `${'old'.repeat(22)}${person.id}@example.org`
  await db.run(sql`update users set email = ${email} where id = ${person.id}`)
  assert.equal((await forget(email)).status, 200)
  await app.work()
  assert.equal(mailsTo({ ...person, email }).length, 1)
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
