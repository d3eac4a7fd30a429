import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#platform/db/database.ts'
import { ask, startApp } from '#test/app.ts'
import { commandJson } from '#test/command.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'
import { givenTraining } from '#test/given-trainings.ts'

const time = { now: Date.now() }
const app = await startApp({ clock: { now: () => time.now } })
const { db } = app.services
const given = givenFor(app)

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now })
/** Sets their authenticator app up. */
async function setUp(person: Person) {
  const { secret } = (await person.post('/user/second-factor')).body.data
  const { status, text } = await person.post('/user/second-factor/confirm', { code: codeOf(secret) })
  assert.equal(status, 200, text)
  time.now += 30_000
  return secret as string
}
const demand = (of: Organization, require_second_factor: string, by = of.admin) =>
  by.patch(`/organizations/${of.id}`, { require_second_factor })
/** A church whose admin has a second factor and asks others for one. */
async function asking(of: 'admins' | 'leaders' = 'leaders') {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  await setUp(church.admin)
  const { status, text } = await demand(church, of)
  assert.equal(status, 200, text)
  return { church, leader, group }
}
const needed = (church: Organization) => ({
  status: 403,
  error_type: 'second_factor_needed',
  organization_id: church.id,
})
const assertNeeded = (
  church: Organization,
  answer: { status: number; body: { error_type?: string; organization_id?: number } },
  what = '',
) =>
  assert.deepEqual(
    { status: answer.status, error_type: answer.body.error_type, organization_id: answer.body.organization_id },
    needed(church),
    what,
  )
const alsoIn = (of: Organization, { id }: Person, role = 'admin') =>
  db.run(sql`insert into organization_members (organization_id, user_id, role) values (${of.id}, ${id}, ${role})`)

it('is asked for by an admin who has one, with their password, and stands in the audit log', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const first = await demand(church, 'admins')
  assert.deepEqual([first.status, first.body.codes], [422, { require_second_factor: [{ rule: 'second_factor_first' }] }])
  await setUp(church.admin)
  await db.run(sql`update tokens set confirmed_at = now() - interval '1 hour' where user_id = ${church.admin.id}`)
  assert.equal((await demand(church, 'leaders')).body.error_type, 'confirm_identity')
  const wrong = await church.admin.patch(`/organizations/${church.id}`, { require_second_factor: 'leaders', current_password: 'wrong' })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['current_password']])
  assert.equal((await demand(church, 'leaders', leader)).status, 403)
  const done = await church.admin.patch(`/organizations/${church.id}`, { require_second_factor: 'leaders', current_password: PASSWORD })
  assert.deepEqual([done.status, done.body.data.require_second_factor, done.body.data.second_factor_needed], [200, 'leaders', false])
  const [{ action, details }] = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  assert.deepEqual([action, details], ['organization.changed', { fields: ['require_second_factor'], require_second_factor: 'leaders' }])
  await app.work()
  const mails = (await app.mails()).filter(({ subject }) => subject.includes('second factor') && subject.includes(church.name))
  assert.deepEqual(
    mails.map(({ to }) => to),
    [`"${leader.name}" <${leader.email}>`],
    'who has one, and who needs none, is not told',
  )
  assert.equal((await church.admin.patch(`/organizations/${church.id}`, { name: 'Other' })).status, 200, 'other settings ask for nothing')
})

it('leads whoever has none to setting one up, and lets them into nothing else of the church until then', async () => {
  const { church, leader, group } = await asking()
  const member = await given.person({ of: church })
  for (const [method, path, body] of [
    ['GET', '/groups'],
    ['GET', '/notifications'],
    ['GET', '/journey'],
    ['GET', `/groups/${group.id}`],
    ['PUT', `/groups/${group.id}`, { name: 'Other' }],
    ['GET', `/organizations/${church.id}/members`],
    ['GET', `/organizations/${church.id}`],
    ['POST', '/groups/join', { joinCode: group.code }],
    ['POST', '/uploads', {}],
    ['GET', '/prayer-requests/pending'],
    ['POST', '/user/calendar'],
  ] as const)
    assertNeeded(church, await app.request(method, path, { token: leader.token, body }), `${method} ${path}`)
  assert.equal((await leader.get('/user')).status, 200)
  const [organization] = (await leader.get('/organizations')).body.data
  assert.deepEqual([organization.id, organization.second_factor_needed], [church.id, true])
  assert.equal((await leader.post('/user/export')).status < 300, true)
  assert.equal((await member.get('/groups')).status, 200, 'who has no such role is asked for nothing')
  assert.equal((await member.get(`/groups/${group.id}`)).status, 200)
  const secret = await setUp(leader)
  assert.equal((await leader.get(`/groups/${group.id}`)).status, 200)
  const ended = await leader.delete('/user/second-factor', { body: { code: codeOf(secret), current_password: PASSWORD } })
  assert.equal(ended.status, 200, ended.text)
  assertNeeded(church, await leader.get('/groups'), 'switched off, it is needed again')
})

it('asks admins alone where the church wants it so', async () => {
  const { church, leader } = await asking('admins')
  const admin = await given.person({ of: church, role: 'admin' })
  assert.equal((await leader.get(`/organizations/${church.id}/members`)).status, 200)
  assertNeeded(church, await admin.get(`/organizations/${church.id}/members`))
  assert.equal((await church.admin.patch(`/organizations/${church.id}/members/${leader.id}`, { role: 'admin' })).status, 200)
  assertNeeded(church, await leader.get('/groups'), 'from the moment at which they are one')
})

it('leaves whoever needs one untouched in another church, and keeps them out of this one by every way', async () => {
  const { church, leader, group } = await asking()
  const other = await given.organization()
  await alsoIn(other, leader)
  const there = await given.group({ by: other.admin, of: other })
  const training = await givenTraining({ by: church.admin, of: church })
  const closed = await given.group({ by: church.admin, of: church, join_type: 'closed' })
  const asker = await given.person({ of: church })
  const { request } = (await asker.post('/groups/join-request', { group_id: closed.id })).body
  const prayer = (await asker.post('/prayer-requests', { title: 'Rain', request_text: 'For us', organization_id: church.id })).body.request
  for (const [method, path, body] of [
    ['GET', `/organizations/${church.id}`],
    ['GET', `/organizations/${church.id}/members`],
    ['GET', `/organizations/${church.id}/audit-log`],
    ['GET', `/organizations/${church.id}/exports/groups?format=csv`],
    ['GET', `/organizations/${church.id}/api-keys`],
    ['POST', `/organizations/${church.id}/api-keys`, { name: 'x', scopes: ['groups:read'] }],
    ['GET', `/organizations/${church.id}/webhooks`],
    ['GET', `/groups/${group.id}`],
    ['GET', `/groups/${group.id}/posts`],
    ['GET', `/groups/${group.id}/members`],
    ['POST', `/groups/${group.id}/meetings`, { starts_at: '2031-01-01T10:00' }],
    ['POST', `/groups/join-requests/${request.id}/accept`],
    ['POST', `/prayer-requests/${prayer.id}/approve`],
    ['GET', `/qualifications/${training.id}`],
    ['PUT', `/qualifications/${training.id}`, { title: 'x' }],
    ['POST', '/challenges', { organization_id: church.id }],
    ['POST', '/groups', { organization_id: church.id, name: 'x', purpose: 'y' }],
    ['POST', '/groups/join', { joinCode: closed.code }],
    ['POST', '/groups/join-request', { group_id: closed.id }],
    ['GET', `/badges?organization_id=${church.id}`],
    ['GET', `/posts/newest?organization_id=${church.id}`],
  ] as const)
    assertNeeded(church, await app.request(method, path, { token: leader.token, body }), `${method} ${path}`)
  for (const path of [
    '/groups',
    '/groups/available',
    '/meetings',
    '/posts/newest',
    '/prayer-requests/pending',
    '/qualifications',
    '/waiting',
  ]) {
    const { status, text } = await leader.get(path)
    assert.equal(status, 200, `${path}: ${text}`)
    for (const name of [church.name, training.title, 'Rain'])
      assert.ok(!text.includes(JSON.stringify(name).slice(1, -1)), `${path}: ${name}`)
    assert.ok(!text.includes(`"organization_id":${church.id}`), path)
  }
  assert.equal((await leader.get(`/groups/${there.id}`)).status, 200)
  assert.equal((await leader.get(`/organizations/${other.id}/members`)).status, 200)
  assert.equal((await leader.get('/groups/999999')).status, 404)
})

it('keeps them out by old tokens, new sign-ins, recovery and calendar alike', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  const planned = await leader.post(`/groups/${group.id}/meetings`, {
    starts_at: new Date(time.now + 7 * 86_400_000).toISOString().slice(0, 16),
  })
  assert.ok(planned.status < 300, planned.text)
  const { url } = (await leader.post('/user/calendar')).body.data
  const calendar = async () => (await ask('GET', app.url + new URL(url).pathname)).text
  const before = await calendar()
  await setUp(church.admin)
  await demand(church, 'leaders')
  assertNeeded(church, await leader.get('/groups'), 'an old token')
  const signedIn = (await app.request('POST', '/login', { body: { email: leader.email, password: PASSWORD } })).body
  assertNeeded(church, await app.request('GET', '/groups', { token: signedIn.token }), 'a new one')
  const own = { 'sec-fetch-site': 'same-origin' }
  const session = await app.request('POST', '/session', { body: { email: leader.email, password: PASSWORD }, headers: own })
  const cookie = /__Host-session=[^;]+/.exec(String(session.headers['set-cookie']))![0]
  assertNeeded(church, await app.request('GET', '/groups', { headers: { ...own, cookie } }), 'a browser’s session')
  await app.request('POST', '/forgot-password', { body: { email: leader.email } })
  await app.work()
  const mail = (await app.mails()).findLast(({ to, text }) => to.includes(leader.email) && text.includes('reset-password#'))!
  const token = new URLSearchParams(/reset-password#(\S+)/.exec(mail.text)![1]).get('token')!
  const password = 'another battery staple horse'
  assert.equal((await app.request('POST', '/reset-password', { body: { email: leader.email, token, password } })).status, 200)
  const recovered = (await app.request('POST', '/login', { body: { email: leader.email, password } })).body
  assertNeeded(church, await app.request('GET', '/groups', { token: recovered.token }), 'after a new password')
  assert.deepEqual(
    [before, await calendar()].map((text) => text.includes(group.name)),
    [true, false],
  )
})

it('lets them leave, lay their role down and switch the church, but nothing more', async () => {
  const { church, leader } = await asking()
  const other = await given.organization()
  await alsoIn(other, leader, 'member')
  assert.equal((await leader.patch('/user', { home_organization_id: other.id })).status, 200)
  assert.equal((await leader.patch('/user', { home_organization_id: church.id })).status, 422)
  const at = (of: { id: number }) => `/organizations/${church.id}/members/${of.id}`
  assertNeeded(church, await leader.patch(at(leader), { role: 'admin' }))
  assertNeeded(church, await leader.patch(at(church.admin), { role: 'member' }))
  assertNeeded(church, await leader.delete(at(church.admin)))
  const laidDown = await leader.patch(at(leader), { role: 'member' })
  assert.equal(laidDown.status, 200, laidDown.text)
  assert.equal((await leader.get(`/organizations/${church.id}`)).status, 200)
  const admin = await given.person({ of: church, role: 'admin' })
  assert.equal((await admin.delete(at(admin))).status, 200)
})

it('lets a leader step down and leave, and tells them nothing of the church meanwhile', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  const other = await given.organization()
  await alsoIn(other, leader, 'member')
  const asks = await given.person({ of: church })
  const told = async () => (await leader.get('/notifications')).body.data.map(({ kind }: { kind: string }) => kind)
  assert.ok((await asks.post('/groups/join', { joinCode: group.code })).status < 300)
  await app.work()
  assert.ok((await told()).includes('group_member_joined'))
  await setUp(church.admin)
  await demand(church, 'leaders')
  await app.work()
  assert.deepEqual(await told(), ['second_factor_needed'])
  const before = (await app.mails()).length
  const late = await given.person({ of: church })
  assert.ok((await late.post('/groups/join', { joinCode: group.code })).status < 300)
  await app.work()
  assert.deepEqual(await told(), ['second_factor_needed'])
  assert.ok((await app.mails()).slice(before).every(({ to }) => !to.includes(leader.email)))
  const down = await leader.delete(`/groups/${group.id}/leader`)
  assert.ok(down.status < 300, down.text)
  const left = await leader.delete(`/organizations/${church.id}/members/${leader.id}`)
  assert.equal(left.status, 200, left.text)
})

it('locks the last admin out for no longer than until they set one up again', async () => {
  const { church } = await asking()
  const { admin } = church
  const here = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: app.services.config.dataDir }
  const out = await app.request('POST', '/login', { body: { email: admin.email, password: PASSWORD } })
  assert.equal(out.status, 401)
  await commandJson(['user', 'second-factor', admin.email, '--reset'], here)
  const { token } = (await app.request('POST', '/login', { body: { email: admin.email, password: PASSWORD } })).body
  assertNeeded(church, await app.request('GET', '/groups', { token }))
  await setUp(given.asPerson({ ...admin, token }))
  assert.equal((await app.request('GET', '/groups', { token })).status, 200)
})

it('refuses who lost it between the beginning of a request and its deed', async () => {
  const { church, leader } = await asking()
  const secret = await setUp(leader)
  assert.ok(secret)
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      n === 5
        ? leader.delete('/user/second-factor', { body: { code: codeOf(secret), current_password: PASSWORD } })
        : leader.post('/groups', { organization_id: church.id, name: `G${n}`, purpose: 'p', join_type: 'open' }),
    ),
  )
  for (const { status, body, text } of results) assert.ok(status < 300 || body.error_type === 'second_factor_needed', text)
  assertNeeded(church, await leader.post('/groups', { organization_id: church.id, name: 'G', purpose: 'p', join_type: 'open' }))
})
