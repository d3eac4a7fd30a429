import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { type Answer, type SendOptions, startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { removeStale } from '../jobs.ts'
import { setPassword } from '../passwords.ts'
import { issueToken } from '../signing-in.ts'
import { suspendAccount } from '../suspending.ts'

const ALLOWED = 'https://app.example.org'
const app = await startApp({ config: { PUBLIC_URL: 'https://service.example.org', CORS_ORIGINS: ALLOWED } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

const OWN = { 'sec-fetch-site': 'same-origin' }
const cookiesOf = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat()
/** What a browser sends back of a session. */
const sessionIn = (answer: Answer) =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith('__Host-session='))!
    .split(';')[0]!
const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  app.request('POST', '/session', { body: { email, password }, headers: { ...OWN, 'user-agent': 'Firefox', ...headers } })

/** A browser in which somebody is signed in. */
async function browserOf({ email }: Pick<Person, 'email'>) {
  const cookie = sessionIn(await signIn(email))
  return {
    cookie,
    ask: (method: string, path: string, { headers = OWN, ...options }: SendOptions = {}) =>
      app.request(method, path, { ...options, headers: { ...headers, cookie } }),
  }
}
const tokenIdIn = (cookie: string) => Number(/=(\d+)\|/.exec(cookie)![1])

it('signs in with a cookie that no script reads, and without a token in the answer', async () => {
  const person = await given.person({ of: church })
  const answer = await signIn(person.email)
  const { id, name, email } = person
  assert.deepEqual([answer.status, answer.body], [200, { user: { id, name, email }, must_confirm_email: false }])
  const [session] = cookiesOf(answer).filter((cookie) => cookie.startsWith('__Host-session='))
  assert.match(session!, /^__Host-session=\d+\|[\w-]{43}; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Strict$/)
  const secret = /\|([\w-]{43})/.exec(session!)![1]!
  assert.ok(!answer.text.includes(secret))
  const browser = { headers: { ...OWN, cookie: `theme=dark; ${sessionIn(answer)}; other=1` } }
  assert.equal((await app.request('GET', '/user', browser)).body.data.id, person.id)
  assert.equal((await app.request('PATCH', '/user', { ...browser, body: { name: 'Grace' } })).status, 200)
  assert.ok(!app.logged.join('').includes(secret))
  const kept = await db.one<{ all: string }>(sql`select tokens::text as all from tokens where user_id = ${id} and kind = 'session'`)
  assert.ok(!kept.all.includes(secret))
})

it('refuses as signing in of apps does, and sets nothing then', async () => {
  const person = await given.person({ of: church })
  const [wrong, unknown] = [await signIn(person.email, 'not the right horse'), await signIn('nobody@example.org')]
  assert.deepEqual([wrong.status, wrong.body.code, unknown.status], [401, 'wrong_credentials', 401])
  assert.deepEqual(wrong.body, unknown.body)
  await suspendAccount(db, person.id)
  const suspended = await signIn(person.email)
  assert.deepEqual([suspended.status, suspended.body.code], [403, 'account_suspended'])
  assert.equal((await app.request('POST', '/session', { body: {}, headers: OWN })).status, 422)
  for (const answer of [wrong, unknown, suspended]) assert.deepEqual(cookiesOf(answer), [])
})

it('takes the cookie from the service’s own pages alone', async () => {
  const { ask } = await browserOf(await given.person({ of: church }))
  const own = { host: 'service.example.org' }
  const table: [headers: Record<string, string>, reads: number, changes: number][] = [
    [{ 'sec-fetch-site': 'same-origin' }, 200, 200],
    [{ 'sec-fetch-site': 'none' }, 200, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403, 403],
    [{ 'sec-fetch-site': 'same-origin, cross-site' }, 403, 403],
    [{ 'sec-fetch-site': '' }, 403, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://service.example.org' }, 403, 403],
    // Browsers that do not say it
    [{}, 200, 403],
    [{ origin: 'https://service.example.org' }, 200, 200],
    [{ host: 'elsewhere.example.org', origin: 'https://service.example.org' }, 200, 200],
    [{ host: 'elsewhere.example.org:8443', origin: 'https://elsewhere.example.org:8443' }, 200, 200],
    [{ ...own, origin: 'http://service.example.org' }, 403, 403],
    [{ ...own, origin: 'https://service.example.org.evil.example' }, 403, 403],
    [{ ...own, origin: 'https://evil.example' }, 403, 403],
    [{ ...own, origin: 'null' }, 403, 403],
    [{ ...own, origin: ALLOWED }, 403, 403],
  ]
  for (const [headers, reads, changes] of table) {
    const told = JSON.stringify(headers)
    const read = await ask('GET', '/user', { headers })
    assert.equal(read.status, reads, `GET ${told}`)
    assert.equal((await ask('HEAD', '/user', { headers })).status, reads, `HEAD ${told}`)
    if (reads === 403) assert.equal(read.body.code, 'cross_site_request')
    for (const method of ['PATCH', 'PUT', 'POST', 'DELETE']) {
      const path = { PATCH: '/user', PUT: '/user/password', POST: '/user/email/confirmation', DELETE: '/user/tokens' }[method]!
      const { status } = await ask(method, path, { headers, body: method === 'PATCH' ? { name: 'Ada' } : undefined })
      assert.equal(status, method === 'PUT' && changes === 200 ? 422 : changes, `${method} ${told}`)
    }
  }
})

it('takes nothing but JSON and forms of uploads from a browser’s session', async () => {
  const { ask } = await browserOf(await given.person({ of: church }))
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { status, body } = await ask('PATCH', '/user', { headers: { ...OWN, 'content-type': type }, body: '{"name":"Eve"}' })
    assert.deepEqual([status, body.code], [415, 'only_json'], type)
  }
  const upload = await ask('POST', '/user/avatar', { headers: { ...OWN, 'content-type': 'text/plain' }, body: 'picture' })
  assert.equal(upload.status, 415)
})

it('does not look at the cookie where there is an Authorization, wherever that comes from', async () => {
  const [one, other] = await given.people(2, church)
  const { cookie } = await browserOf(one!)
  for (const site of ['same-origin', 'cross-site', 'none']) {
    const headers = { cookie, 'sec-fetch-site': site }
    assert.equal((await other!.get('/user', { headers })).body.data.id, other!.id)
    assert.equal((await other!.patch('/user', { name: 'Other' }, { headers })).status, 200)
    for (const authorization of ['Bearer', 'Bearer 1|wrong', 'Basic abc', ''])
      assert.equal((await app.request('GET', '/user', { headers: { ...headers, authorization } })).status, 401, authorization)
  }
  const left = await other!.delete('/session', { headers: { ...OWN, cookie } })
  assert.deepEqual([left.status, cookiesOf(left)], [200, []])
  assert.equal((await other!.get('/user')).status, 401)
  assert.equal((await app.request('GET', '/user', { headers: { ...OWN, cookie } })).status, 200)
})

it('lets pages of other origins neither sign anybody in or out, nor read with the cookie, not even those of CORS_ORIGINS', async () => {
  const person = await given.person({ of: church })
  const { cookie } = await browserOf(person)
  const body = { email: person.email, password: PASSWORD }
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site', origin: ALLOWED },
    { origin: ALLOWED },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    const [started, ended] = [
      await app.request('POST', '/session', { body, headers }),
      await app.request('DELETE', '/session', { headers: { ...headers, cookie } }),
    ]
    for (const answer of [started, ended]) {
      assert.deepEqual([answer.status, answer.body.code], [403, 'cross_site_request'], JSON.stringify(headers))
      assert.deepEqual(cookiesOf(answer), [])
      assert.equal(answer.headers['access-control-allow-credentials'], undefined)
    }
  }
  const preflight = await app.request('OPTIONS', '/session', {
    headers: { origin: ALLOWED, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type', cookie },
  })
  assert.equal(preflight.headers['access-control-allow-credentials'], undefined)
  // Without a cookie, what any page may ask stays open to them, and so does the API with a token.
  assert.equal((await app.request('POST', '/login', { body, headers: { origin: ALLOWED, 'sec-fetch-site': 'same-site' } })).status, 200)
  assert.equal((await person.get('/user', { headers: { origin: ALLOWED, 'sec-fetch-site': 'cross-site' } })).status, 200)
})

it('signs in from a client that is no browser, which says of no page', async () => {
  const { email } = await given.person({ of: church })
  assert.equal((await app.request('POST', '/session', { body: { email, password: PASSWORD } })).status, 200)
})

it('signs out where one is, and nowhere else', async () => {
  const person = await given.person({ of: church })
  const [home, work] = [await browserOf(person), await browserOf(person)]
  const left = await home.ask('DELETE', '/session')
  assert.deepEqual([left.status, left.body], [200, { message: 'You have signed out.' }])
  assert.deepEqual(cookiesOf(left), ['__Host-session=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict'])
  assert.equal((await home.ask('GET', '/user')).status, 401)
  assert.equal((await work.ask('GET', '/user')).status, 200)
  assert.equal((await person.get('/user')).status, 200)
  // Once more, with what is over, or with nothing at all: out is out.
  assert.equal((await home.ask('DELETE', '/session')).status, 200)
  assert.equal((await app.request('DELETE', '/session')).status, 200)
  const logout = await work.ask('POST', '/logout')
  assert.match(cookiesOf(logout).join(), /^__Host-session=; Max-Age=0;/)
  assert.equal((await work.ask('GET', '/user')).status, 401)
})

it('starts ten sessions for ten sign-ins at once, each its own', async () => {
  const person = await given.person({ of: church })
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(person.email)))
  const cookies = answers.map(sessionIn)
  assert.equal(new Set(cookies).size, 10)
  for (const cookie of cookies) assert.equal((await app.request('GET', '/user', { headers: { ...OWN, cookie } })).status, 200)
  assert.equal((await person.get('/user/tokens')).body.data.filter(({ kind }: { kind: string }) => kind === 'session').length, 10)
})

it('ends the session that the browser had when somebody signs in over it', async () => {
  const [one, other] = await given.people(2, church)
  const { cookie } = await browserOf(one!)
  const wrong = await signIn(other!.email, 'not the right horse', { cookie })
  assert.equal(wrong.status, 401)
  assert.equal((await app.request('GET', '/user', { headers: { ...OWN, cookie } })).status, 200)
  const over = await signIn(other!.email, PASSWORD, { cookie })
  assert.equal(over.body.user.id, other!.id)
  assert.equal((await app.request('GET', '/user', { headers: { ...OWN, cookie } })).status, 401)
  assert.equal((await one!.get('/user')).status, 200)
})

it('lists sessions beside tokens, and ends one or all others', async () => {
  const person = await given.person({ of: church })
  const [home, work] = [await browserOf(person), await browserOf(person)]
  const list = async () => (await home.ask('GET', '/user/tokens')).body.data
  const seen = (await list()).map(({ id, kind, device, is_current }: never) => [id, kind, device, is_current])
  const tokenId = Number(person.token.split('|')[0])
  assert.deepEqual(
    seen.sort(([a]: [number], [b]: [number]) => a - b),
    [
      [tokenId, 'token', null, false],
      [tokenIdIn(home.cookie), 'session', 'Firefox', true],
      [tokenIdIn(work.cookie), 'session', 'Firefox', false],
    ],
  )
  assert.equal((await home.ask('DELETE', `/user/tokens/${tokenIdIn(work.cookie)}`)).status, 200)
  assert.equal((await work.ask('GET', '/user')).status, 401)
  const elsewhere = await browserOf(person)
  const ended = await home.ask('DELETE', '/user/tokens', { headers: { ...OWN, 'accept-language': 'es' } })
  assert.deepEqual(ended.body, { message: 'Las demás sesiones se han cerrado.' })
  assert.equal((await elsewhere.ask('GET', '/user')).status, 401)
  assert.equal((await person.get('/user')).status, 401)
  assert.deepEqual(
    (await list()).map(({ is_current }: never) => is_current),
    [true],
  )
})

it('ends sessions with another password and with a suspension', async () => {
  const person = await given.person({ of: church })
  const [home, work] = [await browserOf(person), await browserOf(person)]
  const password = 'seven quiet lanterns by a harbour'
  const changed = await home.ask('PUT', '/user/password', { body: { current_password: PASSWORD, password } })
  assert.equal(changed.status, 200)
  assert.equal((await home.ask('GET', '/user')).status, 200)
  assert.equal((await work.ask('GET', '/user')).status, 401)
  await setPassword(db, person.id, 'another hash')
  assert.equal((await home.ask('GET', '/user')).status, 401)
  const suspended = await given.person({ of: church })
  const { ask } = await browserOf(suspended)
  await suspendAccount(db, suspended.id)
  assert.equal((await ask('GET', '/user')).status, 401)
})

it('renews an idle session’s cookie with its days, once', async () => {
  const person = await given.person({ of: church })
  const { ask, cookie } = await browserOf(person)
  assert.deepEqual(cookiesOf(await ask('GET', '/user')), [])
  await db.run(sql`update tokens set last_used_at = now() - interval '2 hours' where user_id = ${person.id}`)
  assert.deepEqual(cookiesOf(await person.get('/user')), [], 'an app has no cookie')
  await db.run(sql`update tokens set last_used_at = now() - interval '2 hours' where user_id = ${person.id}`)
  assert.deepEqual(cookiesOf(await ask('GET', '/user')), [`${cookie}; Max-Age=2592000; Path=/; Secure; HttpOnly; SameSite=Strict`])
  assert.deepEqual(cookiesOf(await ask('GET', '/user')), [])
  await db.run(sql`update tokens set last_used_at = now() - interval '2 hours' where user_id = ${person.id}`)
  assert.deepEqual(
    cookiesOf(await ask('DELETE', '/session')).map((cookie) => cookie.split(';')[0]),
    ['__Host-session='],
  )
})

it('ends what nobody uses, and what is old: an admin’s session sooner', async () => {
  const [member, admin] = [await given.person({ of: church }), await given.person({ of: church, role: 'admin' })]
  const age = (person: Person, kind: string, { idle = 0, old = 0 }) =>
    db.run(sql`
      update tokens set last_used_at = now() - make_interval(days => ${idle}), created_at = now() - make_interval(days => ${old})
      where user_id = ${person.id} and kind = ${kind}`)
  const [theirs, admins] = [await browserOf(member), await browserOf(admin)]
  const session = async (person: Person, { ask }: typeof theirs, aged: { idle?: number; old?: number }) => {
    await age(person, 'session', aged)
    return (await ask('GET', '/user')).status
  }
  const token = async (person: Person, aged: { idle?: number; old?: number }) => {
    await age(person, 'token', aged)
    return (await person.get('/user')).status
  }
  assert.deepEqual(
    [await session(member, theirs, { idle: 29, old: 364 }), await session(member, theirs, { idle: 31, old: 31 })],
    [200, 401],
  )
  assert.equal(await session(member, theirs, { old: 366 }), 401)
  assert.deepEqual([await session(admin, admins, { old: 29 }), await session(admin, admins, { old: 31 })], [200, 401])
  assert.deepEqual([await token(admin, { idle: 179, old: 364 }), await token(admin, { idle: 181, old: 181 })], [200, 401])
  assert.equal(await token(admin, { old: 366 }), 401)
})

it('lists nothing that has ended, and forgets it', async () => {
  const person = await given.person({ of: church, role: 'admin' })
  const kinds = ['token', 'session'] as const
  const expected = []
  for (const [idle, old, ...has] of [
    [1, 1, 'token', 'session'],
    [31, 31, 'token'],
    [181, 181],
    [1, 31, 'token'],
    [1, 366],
  ] as [number, number, ...string[]][])
    for (const kind of kinds) {
      const token = await issueToken(db, person.id, null, { kind })
      const id = Number(token.split('|')[0])
      await db.run(sql`
        update tokens set last_used_at = now() - make_interval(days => ${idle}), created_at = now() - make_interval(days => ${old}) where id = ${id}`)
      if (has.includes(kind)) expected.push(id)
    }
  const current = Number(person.token.split('|')[0])
  const listed = (await person.get('/user/tokens')).body.data.map(({ id }: { id: number }) => id)
  assert.deepEqual(listed.sort(), [current, ...expected].sort())
  await queueJob(db, removeStale, {})
  await app.work()
  const kept = await db.many<{ kind: string; age: number }>(sql`
    select kind, extract(days from now() - created_at)::int as age from tokens where user_id = ${person.id} order by kind, age`)
  assert.deepEqual(
    kept.map(({ kind, age }) => [kind, age]),
    [
      ['session', 1],
      ['session', 31],
      ['token', 0],
      ['token', 1],
      ['token', 31],
      ['token', 31],
    ],
  )
})

it('registers from a page with a session, and no token in a script’s reach', async () => {
  const leader = await given.person({ of: church, role: 'leadership' })
  const { code } = await given.group({ by: leader, of: church })
  const body = { name: 'Nora', email: 'nora@example.org', password: 'seven quiet lanterns', joinCode: code, session: true }
  const foreign = await app.request('POST', '/register', { body, headers: { 'sec-fetch-site': 'cross-site' } })
  assert.deepEqual([foreign.status, foreign.body.code], [403, 'cross_site_request'])
  const answer = await app.request('POST', '/register', { body, headers: OWN })
  assert.deepEqual([answer.status, Object.keys(answer.body)], [201, ['user', 'must_confirm_email']])
  const cookie = sessionIn(answer)
  const { data } = (await app.request('GET', '/user/tokens', { headers: { ...OWN, cookie } })).body
  assert.deepEqual(
    data.map(({ kind }: never) => kind),
    ['session'],
  )
})

it('does the same request with the same key once, and says no in one’s language', async () => {
  const { ask } = await browserOf(await given.person({ of: church, role: 'leadership' }))
  const headers = { ...OWN, 'idempotency-key': 'a group' }
  const make = () => ask('POST', '/groups', { headers, body: { name: 'Tuesday table', organization_id: church.id } })
  const [first, second] = [await make(), await make()]
  assert.deepEqual([first.status, second.body.data.id], [201, first.body.data.id])
  assert.equal(second.headers['idempotency-replayed'], 'true')
  for (const [language, message] of [
    ['de', 'Diese Anfrage kommt nicht von einer Seite dieses Dienstes.'],
    ['es', 'Esta solicitud no viene de una página de este servicio.'],
    ['ar', 'لا يأتي هذا الطلب من إحدى صفحات هذه الخدمة.'],
  ]) {
    const refused = await ask('GET', '/user', { headers: { 'sec-fetch-site': 'cross-site', 'accept-language': language! } })
    assert.deepEqual(refused.body, { message, code: 'cross_site_request' })
  }
})
