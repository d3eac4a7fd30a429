import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { hashPassword } from '#platform/passwords.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { setPassword } from './passwords.ts'
import { findCredentials } from './queries.ts'
import { issueToken } from './signing-in.ts'
import { restoreAccount, suspendAccount } from './suspending.ts'

const app = await startApp({ config: { RATE_LIMIT_LOGIN: 5, TOKEN_IDLE_DAYS: 180 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const signIn = (email: string, password = PASSWORD) => app.request('POST', '/login', { body: { email, password } })

it('exchanges e-mail and password for a token, of which only a digest is kept', async () => {
  const person = await given.person({ of: church })
  const { status, body } = await signIn(person.email)
  assert.equal(status, 200)
  assert.deepEqual(body.user, { id: person.id, name: person.name, email: person.email })
  const [id, secret] = body.token.split('|')
  assert.match(secret, /^[\w-]{43}$/) // 256 bits
  const kept = await db.one<{ all: string }>(sql`select tokens::text as all from tokens where id = ${id}`)
  assert.ok(!kept.all.includes(secret))
  assert.ok(!app.logged.join('').includes(secret))
  assert.equal((await app.request('GET', '/user', { token: body.token })).status, 200)
})

it('knows an e-mail whatever its case', async () => {
  const person = await given.person({ of: church })
  assert.equal((await signIn(` ${person.email.toUpperCase()} `)).status, 200)
})

it('knows an e-mail in any script whatever its case, and takes a letter that only looks so for another', async () => {
  for (const [kept, typed] of [
    ['MÜLLER@example.org', 'müller@example.org'],
    ['иван@example.org', 'ИВАН@EXAMPLE.ORG'],
    ['adm\u0130n@example.org', 'ADM\u0130N@example.org'],
  ] as const) {
    const person = await given.person({ of: church })
    await db.run(sql`update users set email = ${kept} where id = ${person.id}`)
    assert.equal((await signIn(typed)).status, 200, typed)
    for (let n = 0; n < 3; n++) assert.equal((await signIn(kept, 'not the right horse')).status, 401)
    for (let n = 0; n < 2; n++) assert.equal((await signIn(typed, 'not the right horse')).status, 401)
    assert.equal((await signIn(typed)).status, 429, 'one account has one limit')
    const again = await app.request('POST', '/forgot-password', { body: { email: typed } })
    assert.equal(again.status, 200)
  }
  assert.equal((await signIn('admin@example.org')).status, 401)
})

it('compares addresses the same in a database of another locale', async () => {
  const { key } = await db.one<{ key: string }>(sql`select email_key('ADM\u0130N@EXAMPLE.ORG' collate "C") as key`)
  assert.equal(key, 'admi\u0307n@example.org')
})

it('answers a wrong password and an unknown e-mail alike', async () => {
  const person = await given.person({ of: church })
  const wrong = await signIn(person.email, 'not the right horse')
  const unknown = await signIn('nobody@example.org')
  assert.deepEqual([wrong.status, unknown.status], [401, 401])
  assert.deepEqual(wrong.body, unknown.body)
  assert.equal(wrong.headers['www-authenticate'], 'Bearer')
})

it('checks a hash for unknown e-mails too, in a short line that ends in 503', async () => {
  // A crowd that keeps the line full: whoever is to be hashed now is turned away, known or not.
  let isOver = false
  const stand = async () => {
    while (!isOver) await hashPassword('a password').catch(() => new Promise((resolve) => setImmediate(resolve)))
  }
  const crowd = Array.from({ length: 100 }, stand)
  const person = await given.person({ of: church })
  const answers = [await signIn('nobody@example.org'), await signIn(person.email)]
  isOver = true
  await Promise.all(crowd)
  for (const { status, headers, body } of answers) {
    assert.deepEqual([status, Object.keys(body)], [503, ['message', 'code', 'request_id']])
    assert.ok(Number(headers['retry-after']) > 0)
  }
  assert.equal((await signIn(person.email)).status, 200)
})

it('slows down who guesses, and nobody who is right', async () => {
  const person = await given.person({ of: church })
  for (let n = 0; n < 8; n++) assert.equal((await signIn(person.email)).status, 200)
  for (let n = 0; n < 5; n++) assert.equal((await signIn(person.email, 'not the right horse')).status, 401)
  const refused = await signIn(person.email.toUpperCase())
  assert.deepEqual([refused.status, refused.body], [429, { message: 'Too Many Attempts.', code: 'too_many_attempts' }])
  assert.deepEqual([refused.headers['x-ratelimit-limit'], refused.headers['x-ratelimit-remaining']], ['5', '0'])
  assert.ok(refused.headers['retry-after'] && refused.headers['x-ratelimit-reset'])
  assert.equal((await signIn((await given.person({ of: church })).email)).status, 200)
})

it('lets at most five of ten guesses through that come at once', async () => {
  const { email } = await given.person({ of: church })
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'not the right horse')))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(5).fill(401), ...Array(5).fill(429)])
})

it('asks for both at once and takes neither from elsewhere', async () => {
  const { status, body } = await app.request('POST', '/login', { body: { email: '', password: 5 } })
  assert.equal(status, 422)
  assert.deepEqual(body, {
    message: 'The email field is required. (and 1 more error)',
    code: 'invalid',
    errors: { email: ['The email field is required.'], password: ['The password field must be a string.'] },
    codes: { email: [{ rule: 'required' }], password: [{ rule: 'string' }] },
  })
})

it('keeps no token for a repeated sign-in with an Idempotency-Key', async () => {
  const person = await given.person({ of: church })
  const once = () =>
    app.request('POST', '/login', {
      token: person.token,
      body: { email: person.email, password: PASSWORD },
      headers: { 'idempotency-key': 'sign-in' },
    })
  assert.notEqual((await once()).body.token, (await once()).body.token)
  assert.equal((await db.many(sql`select from idempotency_keys where user_id = ${person.id}`)).length, 0)
})

it('turns a suspended person away at once, and what ended stays ended', async () => {
  const person = await given.person({ of: church })
  await suspendAccount(db, person.id)
  const { status, body } = await signIn(person.email)
  assert.deepEqual([status, Object.keys(body)], [403, ['message', 'code']])
  assert.equal((await signIn(person.email, 'not the right horse')).status, 401)
  assert.equal((await person.get('/user')).status, 401)
  await restoreAccount(db, person.id)
  assert.equal((await person.get('/user')).status, 401)
  assert.equal((await signIn(person.email)).status, 200)
})

it('gives no token for a password that was changed while it was checked', async () => {
  const person = await given.person({ of: church })
  const { password_hash } = (await findCredentials(db, person.email)).account!
  await setPassword(db, person.id, 'another hash')
  await assert.rejects(issueToken(db, person.id, null, { passwordHash: password_hash }), { status: 401 })
})

it('ends a sign-in that nobody used for 180 days', async () => {
  const person = await given.person({ of: church })
  const unused = (days: number) =>
    db.run(sql`update tokens set last_used_at = now() - make_interval(days => ${days}) where user_id = ${person.id}`)
  await unused(179)
  assert.equal((await person.get('/user')).status, 200)
  const { used } = await db.one<{ used: boolean }>(
    sql`select last_used_at > now() - interval '1 minute' as used from tokens where user_id = ${person.id}`,
  )
  assert.equal(used, true)
  await unused(181)
  assert.equal((await person.get('/user')).status, 401)
})

it('opens nothing to a missing, made-up, cut or borrowed token', async () => {
  const [person, other] = await given.people(2, church)
  const [id, secret] = person!.token.split('|') as [string, string]
  const [otherId] = other!.token.split('|')
  const odd = [
    '',
    'nonsense',
    id,
    secret,
    `${id}|`,
    `|${secret}`,
    `${id}|${secret}x`,
    `${otherId}|${secret}`,
    `0${id}|${secret}`,
    `-1|${secret}`,
    `99999999999999999999|${secret}`,
    `${id}||${secret}`,
  ]
  for (const token of odd) {
    const { status, body, headers } = await app.request('GET', '/groups', { headers: { authorization: `Bearer ${token}` } })
    if (token === `0${id}|${secret}`) continue
    assert.deepEqual(
      [status, body, headers['www-authenticate']],
      [401, { message: 'Unauthenticated.', code: 'unauthenticated' }, 'Bearer'],
      token,
    )
  }
  for (const authorization of ['Bearer', `Basic ${person!.token}`, person!.token])
    assert.equal((await app.request('GET', '/groups', { headers: { authorization } })).status, 401)
  assert.equal((await app.request('GET', '/groups', { headers: { authorization: `bearer ${person!.token}` } })).status, 200)
})

it('shows and ends one’s own sign-ins, and nobody else’s', async () => {
  const person = await given.person({ of: church })
  const phone = (
    await app.request('POST', '/login', { body: { email: person.email, password: PASSWORD }, headers: { 'user-agent': 'Phone 1' } })
  ).body.token
  const { data } = (await person.get('/user/tokens')).body
  assert.deepEqual(
    data.map(({ device, is_current }: never) => [device, is_current]).sort(([a]: [unknown]) => (a ? -1 : 1)),
    [
      ['Phone 1', false],
      [null, true],
    ],
  )
  const stranger = await given.person({ of: church })
  assert.equal((await stranger.delete(`/user/tokens/${phone.split('|')[0]}`)).status, 404)
  assert.equal((await person.delete(`/user/tokens/${phone.split('|')[0]}`)).status, 200)
  assert.equal((await app.request('GET', '/user', { token: phone })).status, 401)
  assert.equal((await person.post('/logout')).status, 200)
  assert.equal((await person.get('/user')).status, 401)
})
