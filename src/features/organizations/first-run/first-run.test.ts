import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { type App, startApp } from '#test/app.ts'
import { command, commandJson } from '#test/command.ts'
import { setupCode } from './code.ts'
import { isSetupDue } from './queries.ts'

const OWN = { 'sec-fetch-site': 'same-origin' }
const PASSWORD = 'seven quiet lanterns by a harbour'
const wanted = {
  organization_name: 'Grace Chapel',
  timezone: 'Europe/Berlin',
  locale: 'de',
  name: 'Ada Becker',
  email: 'ada@example.org',
  password: PASSWORD,
}
const app = await startApp({ config: { RATE_LIMIT_LOGIN: 5 } })
// Each is set up once.
const [crowded, documented, guessed] = [
  await startApp(),
  await startApp(),
  await startApp({ config: { RATE_LIMIT_LOGIN: 5, TRUSTED_PROXIES: '127.0.0.1' } }),
]
const settingUp =
  ({ request }: App) =>
  (body: object, headers: Record<string, string> = OWN) =>
    request('POST', '/setup', { body, headers })

it('makes the first church with its admin, who is signed in, and is gone afterwards', async () => {
  const { db, config } = app.services
  const set = settingUp(app)
  const settings = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: config.dataDir }
  assert.equal(await isSetupDue(db), true)
  const code = await setupCode(db)
  assert.match(code, /^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  assert.deepEqual(await commandJson(['setup-code'], settings), { code })

  const foreign = await set({ ...wanted, code }, { 'sec-fetch-site': 'cross-site' })
  assert.deepEqual([foreign.status, foreign.body.code], [403, 'cross_site_request'])
  const weak = await set({ ...wanted, code, password: 'grace chapel berlin', timezone: 'Berlin', email: 'ada' })
  assert.deepEqual([weak.status, Object.keys(weak.body.codes).sort()], [422, ['email', 'timezone']])
  const guessable = await set({ ...wanted, code, password: 'gracechapelada' })
  assert.deepEqual([guessable.status, Object.keys(guessable.body.codes)], [422, ['password']])
  const wrong = await set({ ...wanted, code: 'AAAA-AAAA-AAAA-AAAA' }, { ...OWN, 'accept-language': 'de' })
  assert.deepEqual(
    [wrong.status, wrong.body],
    [403, { message: 'Das ist nicht der Code, der im Terminal des Dienstes steht.', code: 'wrong_setup_code' }],
  )
  assert.equal(await isSetupDue(db), true)

  const made = await set({ ...wanted, code: code.toLowerCase().replaceAll('-', ' ') })
  assert.equal(made.status, 201, made.text)
  const { user, organization } = made.body
  assert.deepEqual(made.body, {
    user: { id: user.id, name: 'Ada Becker', email: 'ada@example.org' },
    must_confirm_email: false,
    organization: { id: organization.id, name: 'Grace Chapel' },
  })
  const cookie = [made.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { data } = (await app.request('GET', '/organizations', { headers: { ...OWN, cookie } })).body
  assert.deepEqual([data[0].role, data[0].timezone, data[0].locale], ['admin', 'Europe/Berlin', 'de'])
  const log = (await app.request('GET', `/organizations/${organization.id}/audit-log`, { headers: { ...OWN, cookie } })).body.data
  assert.deepEqual(
    log.map(({ action }: { action: string }) => action),
    ['organization.founded'],
  )
  assert.equal((await app.request('POST', '/login', { body: { email: wanted.email, password: PASSWORD } })).status, 200)

  assert.equal(await isSetupDue(db), false)
  for (const body of [{ ...wanted, code, email: 'eve@example.org' }, { ...wanted, code: 'wrong' }, {}]) {
    const again = await set(body)
    assert.deepEqual([again.status, again.body.code], [404, 'address_not_found'])
  }
  const lost = await command(['setup-code'], settings)
  assert.deepEqual([lost.status, lost.stderr.trim()], [1, 'There is an organization already.'])
  assert.ok(!app.logged.join('').includes(code))
})

it('makes one church of ten that are set up at once', async () => {
  const { db } = crowded.services
  const code = await setupCode(db)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      settingUp(crowded)({ ...wanted, code, organization_name: `Chapel ${n}`, email: `ada-${n}@example.org` }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(404)])
  const { churches, people } = await db.one<{ churches: number; people: number }>(
    sql`select (select count(*)::int from organizations) as churches, (select count(*)::int from users) as people`,
  )
  assert.deepEqual([churches, people], [1, 1])
})

it('takes the document’s example', async () => {
  const { paths, components } = (await documented.request('GET', '/openapi.json')).body
  const { requestBody } = paths['/setup'].post
  const { example } = requestBody.content['application/json']
  assert.ok(components.schemas)
  const { status, text } = await settingUp(documented)({ ...example, code: await setupCode(documented.services.db) })
  assert.equal(status, 201, text)
})

it('lets nobody guess the code', async () => {
  const from = { ...OWN, 'x-forwarded-for': '203.0.113.9' }
  const guess = () => settingUp(guessed)({ ...wanted, code: 'AAAA-AAAA-AAAA-AAAA' }, from)
  const answers = await Promise.all(Array.from({ length: 10 }, guess))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(5).fill(403), ...Array(5).fill(429)])
  const code = await setupCode(guessed.services.db)
  assert.equal((await settingUp(guessed)({ ...wanted, code }, from)).status, 429)
  assert.equal((await settingUp(guessed)({ ...wanted, code })).status, 201, 'from elsewhere')
})
