import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { type Db, sql } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { openSealing } from '#platform/sealing.ts'
import { startApp } from '#test/app.ts'
import { commandJson } from '#test/command.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { removeStale } from '../jobs.ts'
import { issueToken } from '../signing-in.ts'
import { suspendAccount } from '../suspending.ts'
import { beginSecondFactor, endSecondFactor, finishSecondFactor, renewRecoveryCodes } from './changing.ts'
import { warnOfKey } from './key.ts'

const time = { now: Date.now() }
const app = await startApp({ clock: { now: () => time.now } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

const STEP = 30_000
const codeOf = (secret: string, { steps = 0 } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now + steps * STEP })
/** Another code than any that the app shows about now. */
const wrongFor = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, { steps }))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!
}
const pass = (steps = 1) => {
  time.now += steps * STEP
}

const signIn = (email: string, password = PASSWORD) => app.request('POST', '/login', { body: { email, password } })
const second = (challenge: string, code: string) => app.request('POST', '/login/second-factor', { body: { challenge, code } })
const challengeOf = async (email: string): Promise<string> => (await signIn(email)).body.challenge
const own = { 'sec-fetch-site': 'same-origin' }
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to.includes(email))

/** Somebody whose app is set up, with its secret and the codes of recovery. */
async function guarded(person?: Person) {
  const somebody = person ?? (await given.person({ of: church }))
  const begun = await somebody.post('/user/second-factor')
  assert.equal(begun.status, 200, begun.text)
  const { secret, address } = begun.body.data as { secret: string; address: string }
  const finished = await somebody.post('/user/second-factor/confirm', { code: codeOf(secret) })
  assert.equal(finished.status, 200, finished.text)
  pass()
  return { ...somebody, secret, address, codes: finished.body.data.recovery_codes as string[] }
}

it('is set up with the secret for an app, in use from its first code on, and gives ten codes of recovery', async () => {
  const person = await given.person({ of: church })
  const before = { since: null, recovery_codes_left: 0 }
  assert.deepEqual((await person.get('/user/second-factor')).body.data, before)
  const { secret, address } = (await person.post('/user/second-factor')).body.data
  assert.match(secret, /^[A-Z2-7]{32}$/)
  const { searchParams, pathname } = new URL(address)
  assert.deepEqual([searchParams.get('secret'), searchParams.get('issuer')], [secret, church.name])
  assert.ok(decodeURIComponent(pathname).includes(person.email))

  const wrong = await person.post('/user/second-factor/confirm', { code: wrongFor(secret) })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['code']])
  assert.deepEqual((await person.get('/user/second-factor')).body.data, before)
  assert.equal((await signIn(person.email)).status, 200, 'nothing has changed yet')

  const { recovery_codes } = (await person.post('/user/second-factor/confirm', { code: codeOf(secret) })).body.data
  assert.equal(new Set(recovery_codes).size, 10)
  for (const code of recovery_codes) assert.match(code, /^[a-km-z2-9]{4}(-[a-km-z2-9]{4}){3}$/)
  const { since, recovery_codes_left } = (await person.get('/user/second-factor')).body.data
  assert.ok(since)
  assert.equal(recovery_codes_left, 10)
  for (const path of ['/user/second-factor', '/user/second-factor/confirm'])
    assert.equal((await person.post(path, { code: codeOf(secret, { steps: 1 }) })).body.error_type, 'second_factor_is_on')
})

it('ends every other sign-in when it is set up, since they were begun without', async () => {
  const person = await given.person({ of: church })
  const { token } = (await signIn(person.email)).body
  const { secret } = (await person.post('/user/second-factor')).body.data
  assert.equal((await app.request('GET', '/user', { token })).status, 200)
  await person.post('/user/second-factor/confirm', { code: codeOf(secret) })
  assert.equal((await app.request('GET', '/user', { token })).status, 401)
  assert.equal((await person.get('/user')).status, 200)
})

it('asks whether it is they before it is set up, renewed or taken away', async () => {
  const person = await guarded()
  await db.run(sql`update tokens set confirmed_at = null where user_id = ${person.id}`)
  const other = await given.person({ of: church })
  await db.run(sql`update tokens set confirmed_at = null where user_id = ${other.id}`)
  const code = codeOf(person.secret)
  for (const answer of [
    await other.post('/user/second-factor'),
    await person.post('/user/second-factor/recovery-codes', { code }),
    await person.delete('/user/second-factor', { body: { code } }),
  ])
    assert.deepEqual([answer.status, answer.body.error_type], [403, 'confirm_identity'])
  assert.equal((await person.delete('/user/second-factor', { body: { code, current_password: PASSWORD } })).status, 200)
})

it('must be set up within an hour', async () => {
  const person = await given.person({ of: church })
  const { secret } = (await person.post('/user/second-factor')).body.data
  await db.run(sql`update second_factors set created_at = now() - interval '61 minutes' where user_id = ${person.id}`)
  const late = await person.post('/user/second-factor/confirm', { code: codeOf(secret) })
  assert.deepEqual([late.status, late.body.error_type], [422, 'second_factor_is_off'])
  assert.equal((await signIn(person.email)).status, 200)
})

it('asks for a code at signing in, and gives a token for it', async () => {
  const person = await guarded()
  const asked = await signIn(person.email)
  assert.deepEqual(
    [asked.status, asked.body.error_type, Object.keys(asked.body)],
    [401, 'second_factor_required', ['message', 'error_type', 'challenge']],
  )
  assert.match(asked.body.challenge, /^[\w-]{43}$/)
  assert.equal(asked.headers['set-cookie'], undefined)
  const { status, body } = await second(asked.body.challenge, codeOf(person.secret))
  const { id, name, email } = person
  assert.deepEqual([status, body.user, body.must_confirm_email], [200, { id, name, email }, false])
  assert.equal((await app.request('GET', '/user', { token: body.token })).status, 200)
  assert.equal((await signIn(person.email, 'not the right horse')).body.code, 'wrong_credentials', 'a wrong password tells nothing')
})

it('asks in a browser too, and sets the cookie for the service’s own pages alone', async () => {
  const person = await guarded()
  const begin = () => app.request('POST', '/session', { body: { email: person.email, password: PASSWORD }, headers: own })
  const asked = await begin()
  assert.deepEqual([asked.status, asked.body.error_type, asked.headers['set-cookie']], [401, 'second_factor_required', undefined])
  const body = { challenge: asked.body.challenge, code: codeOf(person.secret) }
  const foreign = await app.request('POST', '/session/second-factor', { body, headers: { 'sec-fetch-site': 'cross-site' } })
  assert.deepEqual([foreign.status, foreign.body.code], [403, 'cross_site_request'])
  const started = await app.request('POST', '/session/second-factor', { body, headers: own })
  assert.deepEqual([started.status, 'token' in started.body], [200, false])
  const cookies = [started.headers['set-cookie'] ?? []].flat()
  const cookie = cookies.find((one) => one.startsWith('__Host-session='))!.split(';')[0]!
  assert.equal((await app.request('GET', '/user', { headers: { ...own, cookie } })).status, 200)
})

it('takes each code of the app once, and none from before it', async () => {
  const person = await guarded()
  const code = codeOf(person.secret)
  assert.equal((await second(await challengeOf(person.email), code)).status, 200)
  for (const used of [code, codeOf(person.secret, { steps: -1 })]) {
    const again = await second(await challengeOf(person.email), used)
    assert.deepEqual([again.status, Object.keys(again.body.errors)], [422, ['code']])
  }
  pass()
  assert.equal((await second(await challengeOf(person.email), codeOf(person.secret))).status, 200)
})

it('lets in only one of ten who send the same code together', async () => {
  const person = await guarded()
  const challenges = []
  for (let n = 0; n < 10; n++) challenges.push(await challengeOf(person.email))
  const code = codeOf(person.secret)
  const answers = await Promise.all(challenges.map((challenge) => second(challenge, code)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(422)])
  const withCode = await Promise.all(challenges.map((challenge) => second(challenge, person.codes[0]!)))
  assert.equal(withCode.filter(({ status }) => status === 200).length, 1)
})

it('gives one token for one challenge, however many codes come with it together', async () => {
  const person = await guarded()
  const challenge = await challengeOf(person.email)
  const lock = (tx: Db) => tx.run(sql`select from users where id = ${person.id} for update`)
  const codes = [codeOf(person.secret), ...person.codes.slice(0, 3)]
  const answers = await sendWhileLocked(db, lock, () => codes.map((code) => second(challenge, code)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401])
  const left = (await person.get('/user/second-factor')).body.data.recovery_codes_left
  assert.ok(left === 10 || left === 9, 'the codes that opened nothing can still be used')
  assert.equal((await second(challenge, person.codes[9]!)).body.code, 'sign_in_over')
})

it('bears with a phone whose clock is wrong by half a minute, and no more', async () => {
  for (const [steps, status] of [
    [-1, 200],
    [1, 200],
    [-2, 422],
    [2, 422],
  ] as const) {
    const person = await guarded()
    pass(3)
    const answer = await second(await challengeOf(person.email), codeOf(person.secret, { steps }))
    assert.equal(answer.status, status, `${steps} steps`)
  }
})

it('takes each code of recovery once, however it is typed, and tells its owner', async () => {
  const person = await guarded()
  const [first, other] = person.codes as [string, string]
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `
  assert.equal((await second(await challengeOf(person.email), typed)).status, 200)
  assert.equal((await second(await challengeOf(person.email), first)).status, 422)
  assert.equal((await person.get('/user/second-factor')).body.data.recovery_codes_left, 9)
  await app.work()
  assert.match(
    (await mailsTo(person.email)).find(({ subject }) => subject === 'A recovery code was used')!.text,
    /Codes that are left: 9\./,
  )
  assert.equal((await second(await challengeOf(person.email), other)).status, 200)
})

it('takes no code of somebody else', async () => {
  const [one, other] = [await guarded(), await guarded()]
  assert.equal((await second(await challengeOf(one.email), codeOf(other.secret))).status, 422)
  assert.equal((await second(await challengeOf(one.email), other.codes[0]!)).status, 422)
  await db.run(sql`
    update second_factors set sealed_secret = (select sealed_secret from second_factors where user_id = ${other.id}) where user_id = ${one.id}`)
  assert.equal((await second(await challengeOf(one.email), codeOf(other.secret))).status, 422)
})

it('gives ten other codes for a code, and the old ones open nothing', async () => {
  const person = await guarded()
  const wrong = await person.post('/user/second-factor/recovery-codes', { code: wrongFor(person.secret) })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['code']])
  const renewed = await person.post('/user/second-factor/recovery-codes', { code: codeOf(person.secret) })
  const { recovery_codes } = renewed.body.data
  assert.equal((await second(await challengeOf(person.email), person.codes[3]!)).status, 422)
  assert.equal((await second(await challengeOf(person.email), recovery_codes[3])).status, 200)
  const entries = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data as {
    action: string
    subject: { id: number }
  }[]
  const actions = entries.filter(({ subject }) => subject.id === person.id).map(({ action }) => action)
  assert.deepEqual(actions.slice(0, 2), ['account.recovery-code-used', 'account.recovery-codes-renewed'])
})

it('is taken away with a code alone, and tells its owner', async () => {
  const person = await guarded()
  for (const code of [wrongFor(person.secret), codeOf(person.secret, { steps: -1 }), ''])
    assert.equal((await person.delete('/user/second-factor', { body: { code } })).status, 422)
  assert.equal((await person.delete('/user/second-factor', { body: { code: person.codes[0] } })).status, 200)
  assert.equal((await signIn(person.email)).status, 200)
  assert.equal((await person.delete('/user/second-factor', { body: { code: person.codes[1] } })).body.error_type, 'second_factor_is_off')
  await app.work()
  assert.deepEqual(
    (await mailsTo(person.email)).map(({ subject }) => subject),
    ['Signing in asks for a code now', 'Signing in asks for no code any more'],
  )
  await guarded(person)
})

it('lets nobody try many codes: five with a challenge, thirty a day', async () => {
  const person = await guarded()
  const wrong = wrongFor(person.secret)
  const challenge = await challengeOf(person.email)
  for (let n = 0; n < 5; n++) assert.equal((await second(challenge, wrong)).status, 422)
  const over = await second(challenge, codeOf(person.secret))
  assert.deepEqual([over.status, over.body.code], [401, 'sign_in_over'])
  let status = 0
  for (let n = 6; n < 30; n++) status = (await second(await challengeOf(person.email), wrong)).status
  assert.equal(status, 422)
  assert.equal((await second(await challengeOf(person.email), codeOf(person.secret))).status, 429)
  assert.equal(
    (await person.delete('/user/second-factor', { body: { code: codeOf(person.secret) } })).status,
    200,
    'where they are signed in',
  )
  await app.work()
  assert.equal((await mailsTo(person.email)).filter(({ subject }) => subject === 'Somebody knows your password').length, 1)
})

it('forgets a challenge after ten minutes, with another password, and when the account is suspended', async () => {
  const person = await guarded()
  const refused = async (challenge: string) => {
    const { status, body } = await second(challenge, codeOf(person.secret))
    assert.deepEqual([status, body.code], [401, 'sign_in_over'])
  }
  const old = await challengeOf(person.email)
  await db.run(sql`update sign_in_challenges set expires_at = now() where user_id = ${person.id}`)
  await refused(old)
  await queueJob(db, removeStale, {})
  await app.work()
  assert.equal((await db.many(sql`select from sign_in_challenges where user_id = ${person.id}`)).length, 0)

  const before = await challengeOf(person.email)
  await person.put('/user/password', { current_password: PASSWORD, password: 'quite another horse battery' })
  await refused(before)
  const last = (await signIn(person.email, 'quite another horse battery')).body.challenge
  await suspendAccount(db, person.id)
  await refused(last)
  assert.equal((await signIn(person.email, 'quite another horse battery')).body.code, 'account_suspended')
})

it('is passed by no other way: a link of recovery, an invitation, registering, or whatever gives tokens', async () => {
  const person = await guarded()
  await app.request('POST', '/forgot-password', { body: { email: person.email } })
  await app.work()
  const link = (await mailsTo(person.email)).find(({ subject }) => subject === 'Set a new password')!.text
  const token = decodeURIComponent(/[#&]token=([^&\s]+)/.exec(link)![1]!)
  const password = 'quite another horse battery'
  const reset = await app.request('POST', '/reset-password', { body: { email: person.email, token, password } })
  assert.deepEqual([reset.status, Object.keys(reset.body)], [200, ['message']])
  assert.equal((await signIn(person.email, password)).body.error_type, 'second_factor_required')

  const elsewhere = await given.organization()
  await elsewhere.admin.post(`/organizations/${elsewhere.id}/invitations`, { email: person.email })
  await app.work()
  const invitation = decodeURIComponent(
    /invitation_token=([^&\s]+)/.exec((await mailsTo(person.email)).map(({ text }) => text).join())![1]!,
  )
  const sent = { name: 'Eve', email: person.email, password, invitation_token: invitation }
  const registered = await app.request('POST', '/register', { body: sent })
  assert.deepEqual([registered.status, Object.keys(registered.body.errors)], [422, ['email']])
  assert.equal((await app.request('POST', '/invitations/accept', { body: { invitation_token: invitation } })).status, 401)

  const thief = await given.person({ of: church })
  for (const path of ['/user/merge/preview', '/user/merge']) {
    const merged = await thief.post(path, { email: person.email, password, current_password: PASSWORD })
    assert.deepEqual([merged.status, merged.body.codes], [422, { email: [{ rule: 'second_factor_account' }] }])
  }

  await assert.rejects(issueToken(db, person.id, null), { code: 'wrong_credentials' })
  const kinds = await db.many(sql`select from tokens where user_id = ${person.id}`)
  assert.equal(kinds.length, 0)
})

it('is reset by the operator, which ends every sign-in and is told and written down', async () => {
  const person = await guarded(await given.person({ of: church }))
  const here = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: app.services.config.dataDir }
  const { id, name, email } = person
  assert.deepEqual(await commandJson(['user', 'second-factor', email, '--reset'], here), { id, name, email, second_factor: null })
  assert.equal((await person.get('/user')).status, 401)
  assert.equal((await signIn(email)).status, 200)
  await app.work()
  assert.ok((await mailsTo(email)).some(({ subject }) => subject === 'Your second factor was reset'))
  const entries = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data as { action: string }[]
  assert.ok(entries.some(({ action }) => action === 'account.second-factor-reset'))
  assert.equal((await second('x', person.codes[0]!)).status, 401)
})

it('keeps its secrets out of the database, the log and one’s copy, and goes with the account', async () => {
  const person = await guarded()
  const tables = await db.one<{ all: string }>(sql`
    select (select string_agg(second_factors::text, '') from second_factors) || (select string_agg(recovery_codes::text, '') from recovery_codes) as all`)
  const bytes = Buffer.from(Secret.fromBase32(person.secret).buffer)
  for (const secret of [person.secret, Buffer.from(person.secret).toString('hex'), bytes.toString('hex'), ...person.codes]) {
    assert.ok(!tables.all.toLowerCase().includes(secret.toLowerCase()))
    assert.ok(!app.logged.join('').includes(secret))
  }
  assert.equal((await person.delete('/user', { body: { password: PASSWORD } })).status, 200)
  for (const table of ['second_factors', 'recovery_codes', 'sign_in_challenges'])
    assert.equal((await db.pool.query(`select from ${table} where user_id = ${person.id}`)).rowCount, 0)
})

it('holds nothing up when twelve send keys for repeating at once, more than there are connections', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => given.person({ of: church })))
  const together = (path: string, body: object) =>
    Promise.all(
      people.map(async ({ token }) => {
        const headers = { 'idempotency-key': `${path} of ${token}` }
        return (await app.request('POST', path, { token, headers, body })).status
      }),
    )
  const all = (status: number) => people.map(() => status)
  const current_password = PASSWORD
  assert.deepEqual(await together('/user/confirm', { password: PASSWORD }), all(200))
  assert.deepEqual(await together('/user/second-factor', {}), all(200))
  assert.deepEqual(await together('/user/second-factor/confirm', { code: 'none' }), all(422))
  assert.deepEqual(await together('/user/second-factor/recovery-codes', { code: 'none', current_password }), all(422))
  assert.deepEqual(await together('/user/export', { current_password }), all(200))
  for (const path of ['/user/merge/preview', '/user/merge'])
    assert.deepEqual(await together(path, { email: 'nobody@example.org', password: PASSWORD, current_password }), all(422))
})

it('takes codes in Arabic digits and those of full width', async () => {
  const person = await guarded()
  const written = (zero: string) => codeOf(person.secret).replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
  for (const zero of ['٠', '۰', '０']) {
    assert.equal((await second(await challengeOf(person.email), written(zero))).status, 200, zero)
    pass()
  }
})

it('tells the owner at the fifth wrong code, once a day, and keeps nobody out who has a code of recovery', async () => {
  const person = await guarded()
  const wrong = wrongFor(person.secret)
  const told = async () => {
    await app.work()
    return (await mailsTo(person.email)).filter(({ subject }) => subject === 'Somebody knows your password').length
  }
  const challenge = await challengeOf(person.email)
  for (let n = 0; n < 4; n++) await second(challenge, wrong)
  assert.equal(await told(), 0)
  await second(challenge, wrong)
  assert.equal(await told(), 1)
  const another = await challengeOf(person.email)
  for (let n = 0; n < 5; n++) await second(another, wrong)
  let status = 0
  for (let n = 10; n < 31; n++) status = (await second(await challengeOf(person.email), wrong)).status
  assert.equal(status, 429)
  assert.equal(await told(), 1)
  assert.equal((await second(await challengeOf(person.email), person.codes[0]!)).status, 200)
})

it('counts no code as wrong that it cannot look at, without its key', async () => {
  const person = await guarded()
  await db.run(
    sql`update second_factors set sealed_secret = '\\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff' where user_id = ${person.id}`,
  )
  let status = 0
  for (let n = 0; n < 32; n++) status = (await second(await challengeOf(person.email), codeOf(person.secret))).status
  assert.equal(status, 422)
  assert.equal((await second(await challengeOf(person.email), person.codes[0]!)).status, 200)
})

it('changes nothing for a sign-in that has ended, or a password that is theirs no more', async () => {
  const person = await guarded()
  const { services } = app
  const { id: tokenId } = await db.one<{ id: number }>(sql`select id from tokens where user_id = ${person.id}`)
  const { password_hash: hash } = await db.one<{ password_hash: string }>(sql`select password_hash from users where id = ${person.id}`)
  const ended = { id: person.id, tokenId: tokenId + 1_000_000 }
  const code = person.codes[0]!
  await assert.rejects(endSecondFactor(services, db, ended, code, hash), { status: 401 })
  await assert.rejects(renewRecoveryCodes(services, db, ended, code, hash), { status: 401 })
  await assert.rejects(finishSecondFactor(services, db, ended, code), { status: 401 })
  await assert.rejects(beginSecondFactor(services, db, ended, hash), { status: 401 })
  const who = { id: person.id, tokenId }
  await assert.rejects(endSecondFactor(services, db, who, code, 'another'), { code: 'confirm_identity' })
  await endSecondFactor(services, db, who, code, hash)
})

it('warns whoever runs it at the start where people have second factors and the key is not there, or another one; with the right one nothing is lost', async () => {
  await db.run(sql`delete from second_factors`)
  const person = await guarded()
  const warned: string[] = []
  const log = { warn: (line: string) => warned.push(line) } as unknown as typeof app.services.log
  const warnedWith = async (sealing = app.services.sealing) => {
    await warnOfKey({ db, log, sealing })
    return warned.splice(0).join()
  }
  const keyOf = (key: string) => openSealing({ dataDir: '/nowhere', name: 'second-factor.key', key })
  assert.equal(await warnedWith(), '')
  assert.match(await warnedWith(keyOf('')), /^People have second factors, and their key is not here\. .*second-factor\.key/)
  assert.match(await warnedWith(keyOf('short')), /cannot be read: The configured key is not one of 32 bytes/)
  const other = keyOf(randomBytes(32).toString('base64url'))
  assert.match(
    await warnedWith(other),
    /another than that with which 1 of 1 people set theirs up\. Put back the key of before .* nothing is lost/,
  )
  assert.equal((await second(await challengeOf(person.email), codeOf(person.secret))).status, 200)
  // Who has only begun, with whatever key, has nothing to lose.
  await db.run(sql`update users set second_factor_at = null where id = ${person.id}`)
  assert.equal(await warnedWith(other), '')
})
