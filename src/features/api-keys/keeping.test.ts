import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

const make = (of: Organization, wish: object = {}, by: Person = of.admin) =>
  by.post(`/organizations/${of.id}/api-keys`, { name: 'Website', scopes: ['groups:read'], ...wish })
const keysOf = async (of: Organization) => (await of.admin.get(`/organizations/${of.id}/api-keys`)).body.data
const groupsBy = (key: string, headers: Record<string, string> = {}) => app.request('GET', '/key/groups', { token: key, headers })
const secondAdmin = (of: Organization) => given.person({ of, role: 'admin' })
const logOf = async (of: Organization) => (await of.admin.get(`/organizations/${of.id}/audit-log`)).body.data

it('shows a key once, keeps its digest alone, and lists it without the secret', async () => {
  const church = await given.organization()
  const made = await make(church, { scopes: ['groups:read', 'members:read'], days: 90 })
  assert.equal(made.status, 201, made.text)
  assert.match(made.body.key, /^dmsk_\d+_[\w-]{43}$/)
  const { data, key } = made.body
  assert.deepEqual(
    [data.name, data.scopes, data.origins, data.holder.id],
    ['Website', ['groups:read', 'members:read'], [], church.admin.id],
  )
  const list = await church.admin.get(`/organizations/${church.id}/api-keys`)
  assert.deepEqual(list.body.data, [data])
  const secret = key.split('_').slice(2).join('_')
  assert.ok(!list.text.includes(secret))
  const row = JSON.stringify(await db.one(sql`select api_keys::text as row from api_keys where id = ${data.id}`))
  assert.ok(!row.includes(secret))
  const days = (Date.parse(data.expires_at) - Date.parse(data.created_at)) / 86_400_000
  assert.ok(Math.abs(days - 90) < 0.01)
})

it('is made, listed, taken over and ended by admins of the church alone', async () => {
  const church = await given.organization()
  const { data } = (await make(church)).body
  const leader = await given.person({ of: church, role: 'leadership' })
  const stranger = (await given.organization()).admin
  for (const [person, status] of [
    [leader, 403],
    [stranger, 404],
  ] as const) {
    const path = `/organizations/${church.id}/api-keys`
    assert.equal((await person.get(path)).status, status)
    assert.equal((await make(church, {}, person)).status, status)
    assert.equal((await person.post(`${path}/${data.id}/take-over`)).status, status)
    assert.equal((await person.delete(`${path}/${data.id}`)).status, status)
  }
  const own = `/organizations/${(await given.organization()).id}/api-keys/${data.id}`
  assert.equal((await stranger.delete(own)).status, 404)
  const elsewhere = await given.organization()
  assert.equal((await elsewhere.admin.delete(`/organizations/${elsewhere.id}/api-keys/${data.id}`)).status, 404)
  assert.equal((await elsewhere.admin.post(`/organizations/${elsewhere.id}/api-keys/${data.id}/take-over`)).status, 404)
  assert.equal((await keysOf(church)).length, 1)
})

it('says which field is wrong: scopes that there are not, sites with something behind them, more than groups for web pages', async () => {
  const church = await given.organization()
  const wrong = async (wish: object) => Object.keys((await make(church, wish)).body.errors)
  assert.deepEqual(await wrong({ scopes: ['journal:read'] }), ['scopes.0'])
  assert.deepEqual(await wrong({ scopes: [] }), ['scopes'])
  assert.deepEqual(await wrong({ name: ' ' }), ['name'])
  assert.deepEqual(await wrong({ days: 366 }), ['days'])
  for (const origin of [
    'https://www.example.org/',
    'https://www.example.org/page',
    'http://www.example.org',
    'https://WWW.example.org',
    'https://*.org',
  ])
    assert.deepEqual(await wrong({ origins: ['https://example.org', origin] }), ['origins.1'], origin)
  assert.deepEqual(await wrong({ origins: ['https://example.org'], scopes: ['groups:read', 'members:read'] }), ['scopes'])
  assert.deepEqual(await keysOf(church), [])
})

it('writes down to a minute when a key was last used', async () => {
  const church = await given.organization()
  const { key, data } = (await make(church)).body
  assert.equal(data.last_used_at, null)
  assert.equal((await groupsBy(key)).status, 200)
  const [{ last_used_at: first }] = await keysOf(church)
  await groupsBy(key)
  assert.equal((await keysOf(church))[0].last_used_at, first)
  await db.run(sql`update api_keys set last_used_at = last_used_at - interval '61 seconds' where id = ${data.id}`)
  await groupsBy(key)
  assert.ok((await keysOf(church))[0].last_used_at > first)
})

it('an ended key, an expired one, and one that was never made open nothing, at once', async () => {
  const church = await given.organization()
  const { key, data } = (await make(church)).body
  assert.equal((await groupsBy(key)).status, 200)
  assert.equal((await groupsBy(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).status, 401)
  assert.equal((await groupsBy(key.replace(/_\d+_/, '_999999_'))).status, 401)
  assert.equal((await church.admin.delete(`/organizations/${church.id}/api-keys/${data.id}`)).status, 200)
  assert.equal((await groupsBy(key)).status, 401)
  assert.equal((await church.admin.delete(`/organizations/${church.id}/api-keys/${data.id}`)).status, 404)
  const other = (await make(church)).body
  await db.run(sql`update api_keys set expires_at = now() where id = ${other.data.id}`)
  assert.equal((await groupsBy(other.key)).status, 401)
  assert.deepEqual(
    (await keysOf(church)).map(({ id }: { id: number }) => id),
    [other.data.id],
  )
})

it('ends with the admin who answers for it: demoted, gone, suspended from the church, suspended by the operator, erased', async () => {
  const church = await given.organization()
  const path = `/organizations/${church.id}/members`
  const ways: Record<string, (admin: Person) => Promise<unknown>> = {
    demoted: (admin) => church.admin.patch(`${path}/${admin.id}`, { role: 'leadership' }),
    removed: (admin) => church.admin.delete(`${path}/${admin.id}`),
    suspended: (admin) => db.run(sql`update users set suspended_at = now() where id = ${admin.id}`),
    'suspended from the church': (admin) => church.admin.put(`${path}/${admin.id}/suspension`),
    erased: (admin) => admin.delete('/user', { body: { password: PASSWORD } }),
  }
  for (const [way, end] of Object.entries(ways)) {
    const admin = await secondAdmin(church)
    const { key } = (await make(church, {}, admin)).body
    assert.equal((await groupsBy(key)).status, 200, way)
    await end(admin)
    assert.equal((await groupsBy(key)).status, 401, way)
  }
  assert.deepEqual(await keysOf(church), [])
})

it('asks for the password when it is made or taken over, once that was given longer ago', async () => {
  const church = await given.organization()
  const { data } = (await make(church)).body
  const other = await secondAdmin(church)
  const leader = await given.person({ of: church, role: 'leadership' })
  await db.run(sql`update tokens set confirmed_at = null where user_id in (${other.id}, ${leader.id})`)
  const path = `/organizations/${church.id}/api-keys/${data.id}/take-over`
  for (const answer of [await make(church, {}, other), await other.post(path)])
    assert.deepEqual([answer.status, answer.body.error_type], [403, 'confirm_identity'])
  for (const answer of [await make(church, { current_password: 'wrong' }, other), await other.post(path, { current_password: 'wrong' })])
    assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, ['current_password']])
  assert.notEqual((await make(church, {}, leader)).body.error_type, 'confirm_identity')
  assert.equal((await make(church, { current_password: PASSWORD }, other)).status, 201)
  assert.equal((await other.post(path, { current_password: PASSWORD })).status, 200)
})

it('can be seen and ended, and opens nothing, once the church’s subscription has ended', async () => {
  const church = await given.organization()
  const { key, data } = (await make(church)).body
  await db.run(sql`update subscriptions set status = 'canceled' where organization_id = ${church.id}`)
  assert.equal((await groupsBy(key)).body.error_type, 'subscription_required')
  assert.equal((await make(church)).body.error_type, 'subscription_required')
  assert.equal((await keysOf(church))[0].id, data.id)
  assert.equal((await church.admin.delete(`/organizations/${church.id}/api-keys/${data.id}`)).status, 200)
  assert.deepEqual(await keysOf(church), [])
})

it('goes on when another admin has taken it over, and does not come back with a role', async () => {
  const church = await given.organization()
  const [one, two] = [await secondAdmin(church), await secondAdmin(church)]
  const kept = (await make(church, {}, one)).body
  const lost = (await make(church, {}, one)).body
  const taken = await two.post(`/organizations/${church.id}/api-keys/${kept.data.id}/take-over`)
  assert.deepEqual([taken.status, taken.body.data.holder.id], [200, two.id])
  const path = `/organizations/${church.id}/members/${one.id}`
  await church.admin.patch(path, { role: 'member' })
  await church.admin.patch(path, { role: 'admin' })
  assert.deepEqual([(await groupsBy(kept.key)).status, (await groupsBy(lost.key)).status], [200, 401])
  const log = (await logOf(church)).filter(({ action }: { action: string }) => action.startsWith('api-key.'))
  assert.deepEqual(
    log.map(({ action, actor, subject, people }: { action: string; actor: Person; subject: Person; people: Person[] }) => [
      action,
      actor.id,
      subject.name,
      people.map(({ id }) => id),
    ]),
    [
      ['api-key.taken-over', two.id, 'Website', [one.id]],
      ['api-key.made', one.id, 'Website', []],
      ['api-key.made', one.id, 'Website', []],
    ],
  )
})

it('makes thirty keys at most, also when ten admins press together', async () => {
  const church = await given.organization()
  await db.run(sql`
    insert into api_keys (organization_id, name, secret_digest, scopes, made_by, held_by, expires_at)
    select ${church.id}, 'Old', sha256(n::text::bytea), '{groups:read}', ${church.admin.id}, ${church.admin.id}, now() + interval '1 day' from generate_series(1, 28) n`)
  const answers = await Promise.all(Array.from({ length: 10 }, () => make(church)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, ...Array(8).fill(422)])
  assert.equal((await keysOf(church)).length, 30)
})

it('does not show a key again to an Idempotency-Key', async () => {
  const church = await given.organization()
  const send = () =>
    church.admin.post(
      `/organizations/${church.id}/api-keys`,
      { name: 'Sync', scopes: ['members:read'] },
      { headers: { 'idempotency-key': 'twice' } },
    )
  assert.equal((await send()).status, 201)
  assert.equal((await send()).body.error_type, 'secret_shown_once')
  assert.equal((await keysOf(church)).length, 1)
})

it('a key in web pages opens groups from its own sites alone', async () => {
  const church = await given.organization()
  const site = 'https://www.example.org'
  const { key } = (await make(church, { origins: [site, site, 'http://localhost:3000'] })).body
  assert.deepEqual((await keysOf(church))[0].origins, [site, 'http://localhost:3000'])
  const there = await groupsBy(key, { origin: site })
  assert.deepEqual([there.status, there.headers['access-control-allow-origin']], [200, site])
  assert.match(String(there.headers['vary']), /Origin/)
  assert.equal(there.headers['access-control-allow-credentials'], undefined)
  for (const headers of [{ origin: 'https://evil.example' }, {} as Record<string, string>]) {
    const elsewhere = await groupsBy(key, headers)
    assert.deepEqual([elsewhere.status, elsewhere.body.code], [403, 'origin_not_allowed'])
    assert.equal(elsewhere.headers['access-control-allow-origin'], undefined)
  }
})

it('browsers learn beforehand whether pages of a site may call: where a living key names it, and of what such keys read', async () => {
  const church = await given.organization()
  const site = 'https://preflight.example.org'
  const preflight = async (path: string, origin: string) => {
    const headers = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
    const { status, headers: got } = await app.request('OPTIONS', path, { headers })
    return { status, origin: got['access-control-allow-origin'], headers: got['access-control-allow-headers'], vary: got['vary'] }
  }
  assert.equal((await preflight('/key/groups', site)).origin, undefined)
  const { data } = (await make(church, { origins: [site] })).body
  const allowed = await preflight('/key/groups', site)
  assert.deepEqual([allowed.status, allowed.origin], [204, site])
  assert.match(String(allowed.headers), /authorization/)
  assert.match(String(allowed.vary), /Origin/)
  assert.equal((await preflight('/key/groups/1', site)).origin, site)
  assert.equal((await preflight('/key/groups', 'https://evil.example')).origin, undefined)
  for (const path of ['/key/members', '/groups']) assert.equal((await preflight(path, site)).origin, undefined, path)
  await church.admin.delete(`/organizations/${church.id}/api-keys/${data.id}`)
  assert.equal((await preflight('/key/groups', site)).origin, undefined)
})

it('takes a key in the header alone, never in the address', async () => {
  const church = await given.organization()
  const { key } = (await make(church)).body
  for (const name of ['key', 'api_key', 'token', 'access_token'])
    assert.equal((await app.request('GET', `/key/groups?${name}=${key}`)).status, 401)
})
