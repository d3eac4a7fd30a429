import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/rate-limit.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { removeStale } from './jobs.ts'

const smtp = await startSmtpServer({ tls: 'plain' })
after(() => smtp.close())
const PER_HOUR = 6
const app = await startApp({ config: { RATE_LIMIT_LOGIN_HOUR: PER_HOUR, TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: smtp.url } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

let counter = 0
/** An address in a network where nobody has been yet. */
const elsewhere = () => `10.${++counter >> 8}.${counter & 255}.7`
const signIn = (email: string, password: string, from: string, headers = {}) =>
  app.request('POST', '/login', { body: { email, password }, headers: { 'x-forwarded-for': from, ...headers } })
const guess = async (email: string, times: number, from = elsewhere) => {
  const answers = []
  for (let n = 0; n < times; n++) answers.push((await signIn(email, 'not the right horse', from())).status)
  return answers
}
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0]!
const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email))

it('slows guesses at one account down, from however many addresses they come, and tells its owner once', async () => {
  const person = await given.person({ of: church })
  assert.deepEqual(await guess(person.email, PER_HOUR + 3), [...Array(PER_HOUR).fill(401), 429, 429, 429])
  const refused = await signIn(person.email.toUpperCase(), PASSWORD, elsewhere())
  assert.deepEqual([refused.status, refused.body], [429, { message: 'Too Many Attempts.', code: 'too_many_attempts' }])
  assert.ok(Number(refused.headers['retry-after']) > 60)
  await app.work()
  assert.equal(mailsTo(person.email).length, 1)
  assert.match(mailsTo(person.email)[0]!.mail.text!, /many wrong passwords[\s\S]+\nhttps:\/\/\S+\/forgot-password\n/)
  assert.equal((await signIn((await given.person({ of: church })).email, PASSWORD, elsewhere())).status, 200)
})

it('counts guesses of apps and browsers together', async () => {
  const person = await given.person({ of: church })
  const startSession = (password: string, headers: Record<string, string> = {}) =>
    app.request('POST', '/session', { body: { email: person.email, password }, headers: { 'x-forwarded-for': elsewhere(), ...headers } })
  const known = cookieOf(await startSession(PASSWORD))
  await guess(person.email, PER_HOUR - 1)
  assert.equal((await startSession('not the right horse')).status, 401)
  assert.equal((await startSession(PASSWORD)).status, 429)
  assert.equal((await startSession(PASSWORD, { cookie: known })).status, 200, 'the browser, anywhere')
})

it('answers guesses at nobody’s account alike', async () => {
  assert.deepEqual(await guess('nobody@example.org', PER_HOUR + 1), [...Array(PER_HOUR).fill(401), 429])
  assert.equal((await signIn('NOBODY@example.org', PASSWORD, elsewhere())).status, 429)
})

it('keeps nobody out by a number in place of an address', async () => {
  const person = await given.person({ of: church })
  assert.deepEqual(await guess(`user ${person.id}`, PER_HOUR + 1), [...Array(PER_HOUR).fill(401), 429])
  assert.equal((await signIn(person.email, PASSWORD, elsewhere())).status, 200)
})

it('does not count who is right', async () => {
  const person = await given.person({ of: church })
  for (let n = 0; n < PER_HOUR + 3; n++) assert.equal((await signIn(person.email, PASSWORD, elsewhere())).status, 200)
})

it('lets the owner in from the network and the browser that they know, whatever others try', async () => {
  const person = await given.person({ of: church })
  const browser = await signIn(person.email, PASSWORD, '203.0.113.5')
  assert.match(
    String(browser.headers['set-cookie']),
    /^__Secure-browser=[\w-]{43}; Path=\/api\/login; Max-Age=7776000; Secure; HttpOnly; SameSite=Strict$/,
  )
  const cookie = cookieOf(browser)
  await guess(person.email, PER_HOUR + 1)
  assert.equal((await signIn(person.email, PASSWORD, elsewhere())).status, 429)
  assert.equal((await signIn(person.email, PASSWORD, '203.0.113.200')).status, 200, 'the same network')
  assert.equal((await signIn(person.email, PASSWORD, '203.0.114.5')).status, 429, 'the network beside it')
  assert.equal((await signIn(person.email, PASSWORD, elsewhere(), { cookie: `a=b; ${cookie}` })).status, 200, 'the browser, anywhere')
  assert.equal((await signIn(person.email, PASSWORD, elsewhere(), { 'user-agent': 'the same', cookie: '__Secure-browser=x' })).status, 429)
  // Somebody else's browser opens nothing, and one's own is no licence to guess.
  const other = await signIn((await given.person({ of: church })).email, PASSWORD, elsewhere())
  assert.equal((await signIn(person.email, PASSWORD, elsewhere(), { cookie: cookieOf(other) })).status, 429)
  const own = []
  for (let n = 0; n <= PER_HOUR; n++) own.push((await signIn(person.email, 'not the right horse', elsewhere(), { cookie })).status)
  assert.deepEqual(own, [...Array(PER_HOUR).fill(401), 429])
})

it('lets at most as many of thirty guesses through that come at once', async () => {
  const person = await given.person({ of: church })
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(person.email, 'not the right horse', elsewhere())))
  assert.equal(answers.filter(({ status }) => status === 401).length, PER_HOUR)
  await app.work()
  assert.equal(mailsTo(person.email).length, 1)
})

it('counts the passwords that are asked for once more apart: who is not signed in holds up nobody inside', async () => {
  const person = await given.person({ of: church })
  await guess(person.email, PER_HOUR + 1)
  const change = (current_password: string) =>
    person.put('/user/password', { current_password, password: PASSWORD }, { headers: { 'x-forwarded-for': elsewhere() } })
  for (let n = 0; n < PER_HOUR; n++) assert.equal((await change('not the right horse')).status, 422)
  assert.equal((await change(PASSWORD)).status, 429)
})

it('keeps the newest networks and browsers alone, for 90 days, shows them in the export and erases them', async () => {
  const person = await given.person({ of: church })
  const first = elsewhere()
  await signIn(person.email, PASSWORD, first)
  for (let n = 0; n < 24; n++) await signIn(person.email, PASSWORD, elsewhere())
  const places = () => db.many<{ kind: string; value: string }>(sql`select kind, value from sign_in_places where user_id = ${person.id}`)
  assert.ok((await places()).length <= 40)
  assert.ok((await places()).every(({ value }) => value !== networkOf(first)))
  await db.run(sql`
    update sign_in_places set last_used_at = now() - case kind when 'browser' then interval '90 days' else interval '89 days' end
    where user_id = ${person.id}`)
  await queueJob(db, removeStale, {})
  await app.work()
  assert.ok((await places()).length > 0)
  assert.ok((await places()).every(({ kind }) => kind === 'network'))
  assert.equal((await person.delete('/user', { body: { password: PASSWORD } })).status, 200)
  assert.deepEqual(await places(), [])
})

it('knows a network for 90 days from the last time that somebody signed in there, and no longer before it is forgotten', async () => {
  const person = await given.person({ of: church })
  const daysPass = (days: number) =>
    db.run(sql`update sign_in_places set last_used_at = last_used_at - make_interval(days => ${days}) where user_id = ${person.id}`)
  const home = '198.51.100.5'
  await signIn(person.email, PASSWORD, home)
  await daysPass(60)
  await signIn(person.email, PASSWORD, home)
  await daysPass(60)
  await guess(person.email, PER_HOUR + 1)
  assert.equal((await signIn(person.email, PASSWORD, home)).status, 200)
  await daysPass(90)
  assert.equal((await signIn(person.email, PASSWORD, home)).status, 429)
})

it('knows networks of both kinds', () => {
  assert.equal(networkOf('203.0.113.77'), '203.0.113.0/24')
  assert.equal(networkOf('::ffff:203.0.113.77'), '203.0.113.0/24')
  assert.equal(networkOf('2001:db8:12:3456::1'), '2001:db8:12::/48')
})
