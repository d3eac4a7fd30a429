import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { removeStale } from '../jobs.ts'
import { restoreAccount, suspendAccount } from '../suspending.ts'

const smtp = await startSmtpServer({ tls: 'plain' })
after(() => smtp.close())
const app = await startApp({ config: { SMTP_URL: smtp.url, APP_URL: 'https://app.example/' } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const group = await given.group({ by: church.admin, of: church })
let counter = 0
const newAddress = () => `newcomer-${++counter}@example.org`

const post = (path: string, body: object) => app.request('POST', path, { body })
const signIn = (email: string) => post('/login', { email, password: PASSWORD })
const confirm = (token: string) => post('/confirm-email', { token })
const undo = (token: string) => post('/undo-email-change', { token })
const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.some((one) => one.toLowerCase() === email.toLowerCase()))
/** The secret of the newest invitation that was sent to an address, whatever else goes there at the same time. */
async function invitationTo(email: string): Promise<string> {
  await app.work()
  const texts = mailsTo(email).map(({ mail }) => /invitation_token=([\w-]+)/.exec(mail.text ?? '')?.[1])
  return texts.findLast((token) => token !== undefined)!
}
/** The secret of the newest link of this kind that was sent to an address. */
async function linkTo(email: string, page: string): Promise<string> {
  await app.work()
  const texts = mailsTo(email).map(({ mail }) => mail.text ?? '')
  const link = texts.findLast((text) => text.includes(`https://app.example/${page}#`))
  assert.ok(link, `an e-mail with ${page} to ${email}`)
  return new URLSearchParams(/#(\S+)/.exec(link)![1]).get('token')!
}
/** Somebody with a new account by the group's code. */
async function newcomer(email = newAddress(), name = 'New Person'): Promise<Person> {
  const { status, body, text } = await post('/register', { name, email, password: PASSWORD, joinCode: group.code })
  assert.equal(status, 201, text)
  return given.asPerson({ ...body.user, token: body.token })
}
const account = async (person: Person) => (await person.get('/user')).body.data
const daysPass = (person: Person, days: number) =>
  db.run(sql`update users set created_at = created_at - make_interval(days => ${days}) where id = ${person.id}`)
const change = (person: Person, email: string, current_password = PASSWORD) => person.put('/user/email', { email, current_password })

it('asks who registers with a code to confirm the address, in an e-mail in which no word is theirs', async () => {
  const person = await newcomer(newAddress(), 'Your bank asks: evil.example')
  assert.equal((await account(person)).email_confirmed, false)
  const token = await linkTo(person.email, 'confirm-email')
  const [mail] = mailsTo(person.email)
  assert.ok(
    !mail!.mail.text!.includes('evil') &&
      !String(mail!.mail.html).includes('evil') &&
      !mail!.mail.headerLines.some(({ line }) => line.includes('evil')),
  )
  assert.ok(mail!.mail.text!.includes(`an account at ${church.name}.`))
  assert.equal((await confirm(`${token}x`)).status, 422)
  assert.equal((await confirm(token)).status, 200)
  assert.equal((await account(person)).email_confirmed, true)
  const again = await confirm(token)
  assert.deepEqual([again.status, Object.keys(again.body.errors)], [422, ['token']])
  assert.ok(!app.logged.join('').includes(token))
})

it('counts an address as proven to which an invitation was sent, and all from before', async () => {
  assert.equal((await account(await given.person({ of: church }))).email_confirmed, true)
  const email = newAddress()
  const invite = () => church.admin.post(`/organizations/${church.id}/invitations`, { email })
  await invite()
  const invited = await invitationTo(email)
  const made = await post('/register', { name: 'Guest', email, password: PASSWORD, invitation_token: invited })
  assert.equal((await account(given.asPerson({ ...made.body.user, token: made.body.token }))).email_confirmed, true)

  const person = await newcomer()
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: person.email })
  const invitation_token = await invitationTo(person.email)
  assert.equal((await person.post('/invitations/accept', { invitation_token })).status, 200)
  const { email_confirmed, pending_email } = await account(person)
  assert.deepEqual([email_confirmed, pending_email], [true, null], 'the link that was sent before leads to no other address')
})

it('lets who has not confirmed within seven days do nothing but look after the account', async () => {
  const person = await newcomer()
  await daysPass(person, 6)
  assert.equal((await person.get('/groups')).status, 200)
  assert.equal((await signIn(person.email)).body.must_confirm_email, false)
  await daysPass(person, 2)
  assert.equal((await signIn(person.email)).body.must_confirm_email, true)
  for (const path of ['/groups', '/journal', '/organizations']) {
    const { status, body } = await person.get(path)
    assert.deepEqual([status, body.error_type], [403, 'email_unconfirmed'], path)
  }
  assert.equal((await person.get('/user')).status, 200)
  assert.equal((await person.get('/user/tokens')).status, 200)
  assert.equal((await person.post('/user/email/confirmation')).status, 200)
  assert.equal((await confirm(await linkTo(person.email, 'confirm-email'))).status, 200)
  assert.equal((await person.get('/groups')).status, 200)
})

it('gives no export and no recovery before, and answers as ever', async () => {
  const person = await newcomer()
  const refused = await person.post('/user/export', { current_password: PASSWORD })
  assert.deepEqual([refused.status, refused.body.error_type], [403, 'email_unconfirmed'])
  await app.work()
  const before = mailsTo(person.email).length
  const { status, body } = await post('/forgot-password', { email: person.email })
  assert.deepEqual([status, body], [200, { message: 'If there is an account with this address, an e-mail is on its way.' }])
  await app.work()
  assert.equal(mailsTo(person.email).length, before)
})

it('gives an address to whoever proves it, whoever wrote it down before', async () => {
  const email = newAddress()
  const squatter = await newcomer(email, 'Squatter')
  const stale = await linkTo(email, 'confirm-email')
  const owner = await newcomer(email.toUpperCase(), 'Owner')
  assert.equal((await confirm(await linkTo(email.toUpperCase(), 'confirm-email'))).status, 200)
  assert.equal((await signIn(email)).body.user.id, owner.id)
  // The other account keeps what is in it, and where it is signed in, but never gets the address.
  assert.equal((await squatter.get('/groups')).status, 200)
  const late = await confirm(stale)
  assert.deepEqual([late.status, late.body.errors], [422, { token: ['This address belongs to another account by now.'] }])
  assert.equal((await account(squatter)).email_confirmed, false)
  assert.equal((await squatter.delete('/user', { body: { password: PASSWORD } })).status, 200)
  assert.equal((await signIn(email)).body.user.id, owner.id)
  const taken = await post('/register', { name: 'Third', email, password: PASSWORD, joinCode: group.code })
  assert.deepEqual([taken.status, Object.keys(taken.body.errors)], [422, ['email']])
})

it('tells who has not confirmed of decisions about join requests alone, in no words of others', async () => {
  const closed = await given.group({ by: church.admin, of: church, name: 'Zebulon Circle', join_type: 'closed' })
  const person = await newcomer(newAddress(), 'Strange Name')
  const asked = await person.post('/groups/join-request', { group_id: closed.id })
  assert.equal(asked.status, 201, asked.text)
  await church.admin.post(`/groups/join-requests/${asked.body.request.id}/reject`, { reason: 'Quillonthorpe says no' })
  await app.work()
  const mail = mailsTo(person.email).find(({ mail }) => mail.subject?.includes('request'))!.mail
  for (const word of ['Quillonthorpe', 'Zebulon', 'Strange']) assert.ok(!`${mail.subject} ${mail.text} ${mail.html}`.includes(word), word)
  const proven = await given.person({ of: church })
  const theirs = await proven.post('/groups/join-request', { group_id: closed.id })
  await church.admin.post(`/groups/join-requests/${theirs.body.request.id}/reject`, { reason: 'Quillonthorpe says no' })
  await app.work()
  assert.match(mailsTo(proven.email).at(-1)!.mail.text!, /Quillonthorpe/)
})

it('sends a few links an hour, to a person and to a mailbox', async () => {
  const person = await newcomer()
  // The first one went out when they registered.
  for (let n = 0; n < 4; n++) assert.equal((await person.post('/user/email/confirmation')).status, 200)
  assert.equal((await person.post('/user/email/confirmation')).status, 429)
  const statuses = async (ask: (n: number) => Promise<{ status: number }>) => {
    const asked = []
    for (let n = 0; n < 6; n++) asked.push((await ask(n)).status)
    return asked
  }
  const victim = newAddress()
  const toOneMailbox = await statuses(async (n) => change(await given.person({ of: church }), n % 2 ? victim : victim.toUpperCase()))
  assert.deepEqual(toOneMailbox, [200, 200, 200, 200, 200, 429])
  const busy = await given.person({ of: church })
  assert.deepEqual(await statuses(() => change(busy, newAddress())), [200, 200, 200, 200, 200, 429])
  assert.ok(Number((await change(busy, newAddress())).headers['retry-after']) > 60, 'an hour, not a minute')
})

it('sends a mailbox a few links an hour however often somebody registers with its address, and makes the accounts all the same', async () => {
  const email = newAddress()
  for (let n = 0; n < 7; n++) await newcomer(n % 2 ? email : email.toUpperCase())
  await app.work()
  assert.equal(mailsTo(email).length, 5)
})

it('counts what is sent: who registers in vain, or asks for a new password, uses up no links of others', async () => {
  const email = newAddress()
  for (let n = 0; n < 6; n++) {
    const { status } = await post('/register', { name: 'X', email, password: PASSWORD, joinCode: 'NOPE2345' })
    assert.equal(status, 422)
    await post('/forgot-password', { email })
  }
  const person = await newcomer(email)
  assert.equal((await person.post('/user/email/confirmation')).status, 200)
  await app.work()
  assert.ok(mailsTo(email).length > 0)
})

it('tells a mailbox that is not proven of five decisions an hour, however often two who know each other ask and reject', async () => {
  const closed = await given.group({ by: church.admin, of: church, join_type: 'closed' })
  const person = await newcomer()
  for (let n = 0; n < 7; n++) {
    const { body } = await person.post('/groups/join-request', { group_id: closed.id })
    assert.equal((await church.admin.post(`/groups/join-requests/${body.request.id}/reject`, {})).status, 200)
    await app.work()
  }
  assert.equal(mailsTo(person.email).filter(({ mail }) => mail.subject?.includes('request')).length, 5)
})

it('changes an address when the new one is confirmed, and tells the old one, which can take it back', async () => {
  const person = await given.person({ of: church })
  const email = newAddress()
  assert.deepEqual(Object.keys((await change(person, email, 'not the right horse')).body.errors), ['current_password'])
  assert.equal((await change(person, email)).status, 200)
  const { email: still, pending_email } = await account(person)
  assert.deepEqual([still, pending_email], [person.email, email])
  assert.equal((await signIn(email)).status, 401)
  assert.equal((await confirm(await linkTo(email, 'confirm-email'))).status, 200)
  assert.deepEqual([(await account(person)).email, (await account(person)).pending_email], [email, null])
  assert.equal((await signIn(person.email)).status, 401)
  assert.equal((await signIn(email)).status, 200)
  const entries = (await church.admin.get(`/organizations/${church.id}/audit-log?action=account.email-changed`)).body.data
  assert.equal(entries[0].subject.id, person.id)

  const secret = await linkTo(person.email, 'undo-email-change')
  assert.equal((await undo(`${secret}x`)).status, 422)
  assert.equal((await undo(secret)).status, 200)
  assert.equal((await person.get('/user')).status, 401)
  assert.equal((await signIn(email)).status, 401)
  assert.equal((await signIn(person.email)).status, 401, 'whoever changed it knows the password')
  const token = await linkTo(person.email, 'reset-password')
  assert.equal((await post('/reset-password', { email: person.email, token, password: PASSWORD })).status, 200)
  assert.equal((await signIn(person.email)).status, 200)
  assert.equal((await undo(secret)).status, 422)
})

it('takes a second factor away with a change that is taken back: of who changed it, not one of long before; the former address is told of it', async () => {
  for (const [days, stays] of [
    [0, false],
    [8, true],
  ] as const) {
    const person = await given.person({ of: church })
    const email = newAddress()
    await change(person, email)
    assert.equal((await confirm(await linkTo(email, 'confirm-email'))).status, 200)
    const { secret } = (await person.post('/user/second-factor')).body.data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    assert.equal((await person.post('/user/second-factor/confirm', { code })).status, 200)
    const undoing = await linkTo(person.email, 'undo-email-change')
    const subjects = mailsTo(person.email).map(({ mail }) => mail.subject)
    assert.ok(subjects.includes('Signing in asks for a code now'))
    await db.run(sql`update users set second_factor_at = second_factor_at - make_interval(days => ${days}) where id = ${person.id}`)
    assert.equal((await undo(undoing)).status, 200)
    const { is_on } = await db.one<{ is_on: boolean }>(sql`select second_factor_at is not null as is_on from users where id = ${person.id}`)
    assert.equal(is_on, stays)
    await app.work()
    assert.equal(
      mailsTo(person.email).some(({ mail }) => mail.subject === 'Signing in asks for no code any more'),
      !stays,
    )
  }
})

it('takes a chain of changes back, and leaves no way to who made them', async () => {
  const person = await given.person({ of: church })
  const [first, second] = [newAddress(), newAddress()]
  for (const email of [first, second]) {
    await change(person, email)
    assert.equal((await confirm(await linkTo(email, 'confirm-email'))).status, 200)
  }
  const theirs = await linkTo(first, 'undo-email-change')
  const waiting = newAddress()
  await change(person, waiting)
  const pending = await linkTo(waiting, 'confirm-email')
  assert.equal((await undo(await linkTo(person.email, 'undo-email-change'))).status, 200)
  assert.equal((await undo(theirs)).status, 422)
  assert.equal((await confirm(pending)).status, 422)
  const { email } = await db.one<{ email: string }>(sql`select email from users where id = ${person.id}`)
  assert.equal(email, person.email)
})

it('ends a change that waits when the password is set anew or the account is suspended: a thief who asked for it gets no way in', async () => {
  const fresh = 'a quite different horse'
  const ends: Record<string, (person: Person) => Promise<unknown>> = {
    changed: (person) => person.put('/user/password', { current_password: PASSWORD, password: fresh }),
    recovered: async (person) => {
      await post('/forgot-password', { email: person.email })
      return post('/reset-password', { email: person.email, token: await linkTo(person.email, 'reset-password'), password: fresh })
    },
    suspended: async (person) => {
      await suspendAccount(db, person.id)
      await restoreAccount(db, person.id)
    },
  }
  for (const [what, end] of Object.entries(ends)) {
    const person = await given.person({ of: church })
    const thief = newAddress()
    assert.equal((await change(person, thief)).status, 200)
    const token = await linkTo(thief, 'confirm-email')
    await end(person)
    assert.equal((await confirm(token)).status, 422, what)
    assert.equal((await db.one<{ email: string }>(sql`select email from users where id = ${person.id}`)).email, person.email)
  }
  // The link to the address with which somebody registered proves that alone, and stays.
  const newcomerToBe = await newcomer()
  const own = await linkTo(newcomerToBe.email, 'confirm-email')
  await newcomerToBe.put('/user/password', { current_password: PASSWORD, password: fresh })
  assert.equal((await confirm(own)).status, 200)
})

it('lets nobody take a change back after seven days, nor confirm one after a day', async () => {
  const person = await given.person({ of: church })
  const email = newAddress()
  await change(person, email)
  await db.run(sql`update email_proofs set expires_at = now() where user_id = ${person.id}`)
  assert.equal((await confirm(await linkTo(email, 'confirm-email').catch(() => 'x'))).status, 422)
  await change(person, email)
  assert.equal((await confirm(await linkTo(email, 'confirm-email'))).status, 200)
  const secret = await linkTo(person.email, 'undo-email-change')
  await db.run(sql`update email_changes set created_at = now() - interval '7 days' where user_id = ${person.id}`)
  assert.equal((await undo(secret)).status, 422)
  await queueJob(db, removeStale, {})
  await app.work()
  assert.deepEqual(await db.many(sql`select from email_changes where user_id = ${person.id}`), [])
})

it('answers the same whether somebody has the new address or not, and gives it to nobody else', async () => {
  const [person, other] = (await given.people(2, church)) as [Person, Person]
  const [free, held] = [await change(person, newAddress()), await change(person, other.email.toUpperCase())]
  assert.deepEqual([free.status, free.body], [held.status, held.body])
  const refused = await confirm(await linkTo(other.email.toUpperCase(), 'confirm-email'))
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['token']])
  assert.equal((await signIn(other.email)).body.user.id, other.id)
})

it('gives an address to one of ten who confirm it together, and a link works once', async () => {
  const people = await given.people(5, church)
  const email = newAddress()
  const tokens: string[] = []
  for (const person of people) {
    await change(person, email)
    tokens.push(await linkTo(email, 'confirm-email'))
  }
  const answers = await Promise.all([...tokens, ...tokens].map(confirm))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ status }) => status === 422).length, 9)
  const holders = await db.many(sql`select from users where email_key(email) = ${email} and email_proven_at is not null`)
  assert.equal(holders.length, 1)
})
