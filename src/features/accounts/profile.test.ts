import assert from 'node:assert/strict'
import { it } from 'node:test'
import { groupLimits } from '#features/groups/limits.ts'
import { saveSubscription } from '#features/organizations/queries.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization({ timezone: 'Europe/Berlin' })

it('shows and changes one’s own name, time zone and home', async () => {
  const elsewhere = await given.organization()
  const person = await given.person({ of: church, name: 'Ada Becker' })
  const { data } = (await person.get('/user')).body
  assert.deepEqual([data.name, data.timezone, data.home_organization_id, data.is_subscribed], ['Ada Becker', null, church.id, true])
  assert.match(data.avatar, /^https:\/\/.*\/avatars\/AB\/\d+\.png$/)
  assert.match(data.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  const changed = await person.patch('/user', { name: ' Ada  Brandt ', timezone: 'Asia/Tokyo' })
  assert.deepEqual([changed.status, changed.body.data.name, changed.body.data.timezone], [200, 'Ada  Brandt', 'Asia/Tokyo'])
  assert.equal((await person.patch('/user', { timezone: '' })).body.data.timezone, null)
  const refused = await person.patch('/user', { home_organization_id: elsewhere.id })
  assert.deepEqual(
    [refused.status, refused.body.errors],
    [422, { home_organization_id: ['The selected home organization id is invalid.'] }],
  )
  assert.deepEqual(Object.keys((await person.patch('/user', { name: 5, timezone: 'Mars/Olympus' })).body.errors), ['name', 'timezone'])
  const kept = await person.patch('/user', { name: null, home_organization_id: '' })
  assert.deepEqual([kept.status, kept.body.data.name, kept.body.data.home_organization_id], [200, 'Ada  Brandt', church.id])
  assert.equal((await person.patch('/user', {})).status, 200)
})

it('raises nobody by fields that are not asked for', async () => {
  const person = await given.person({ of: church })
  const before = await db.one(sql`select * from users where id = ${person.id}`)
  await person.patch('/user', {
    id: 1,
    email: 'else@example.org',
    role: 'admin',
    is_system_admin: true,
    password_hash: 'x',
    avatar_key: 'x',
    suspended_at: null,
  })
  const { updated_at: _, ...after } = await db.one<Record<string, unknown>>(sql`select * from users where id = ${person.id}`)
  const { updated_at: __, ...same } = before as Record<string, unknown>
  assert.deepEqual(after, same)
})

it('opens with a subscription of one’s own or of any organization, until its end', async () => {
  const poor = await given.organization({ plan: 'none' })
  const { admin } = poor
  const opens = async () => (await admin.get('/groups')).status
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const refused = await admin.get('/groups')
  assert.deepEqual(
    [refused.status, refused.body.error_type, Object.keys(refused.body)],
    [403, 'subscription_required', ['message', 'error_type']],
  )
  assert.equal((await admin.get('/user')).body.data.is_subscribed, false)
  assert.equal((await admin.patch('/user', { name: 'x' })).body.error_type, 'subscription_required')
  for (const [status, until, answer] of [
    ['trialing', at(-1), 403],
    ['trialing', at(1), 200],
    ['active', null, 200],
    ['active', at(-1), 403],
    ['canceled', at(1), 403],
  ] as const) {
    await saveSubscription(db, { organizationId: poor.id }, status, until)
    assert.equal(await opens(), answer, `${status} until ${until}`)
  }
  await saveSubscription(db, { userId: admin.id }, 'active', null)
  assert.equal(await opens(), 200)
  await saveSubscription(db, { userId: admin.id }, 'canceled', null)
  const group = await given.group({ by: church.admin, of: church })
  assert.equal((await admin.post('/groups/join', { joinCode: group.code })).status, 403)
})

it('erases an account but not while it leads an active group, and not by half', async () => {
  const person = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: person, of: church })
  await assert.rejects(eraseAccount(db, person.id, 'operator', groupLimits(app.services)), ({ fields }) => fields.group_id === group.id)
  assert.equal((await person.get('/user')).status, 200)
  await church.admin.put(`/groups/${group.id}/leader`, { leader_id: church.admin.id })
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'guest@example.org' })
  await eraseAccount(db, person.id, 'operator', groupLimits(app.services))
  assert.equal((await person.get('/user')).status, 401)
  const { name, email } = await db.one<{ name: string; email: null }>(sql`select name, email from users where id = ${person.id}`)
  assert.deepEqual([name, email], ['Deleted user', null])
  assert.ok(!(await church.admin.get(`/groups/${group.id}/members`)).body.data.some(({ id }: { id: number }) => id === person.id))
})

it('never erases who is made a leader at the same time and leaves the group without one', async () => {
  for (let n = 0; n < 10; n++) {
    const person = await given.person({ of: church, role: 'leadership' })
    const group = await given.group({ by: church.admin, of: church })
    const [named, erased] = await Promise.all([
      church.admin.put(`/groups/${group.id}/leader`, { leader_id: person.id }),
      eraseAccount(db, person.id, 'operator', groupLimits(app.services)).then(
        () => true,
        () => false,
      ),
    ])
    assert.ok([200, 422].includes(named.status), named.text)
    assert.equal(named.status === 200, !erased)
    const { leaders } = await db.one<{ leaders: number }>(
      sql`select count(*) as leaders from group_members where group_id = ${group.id} and role = 'leader'`,
    )
    assert.equal(leaders, 1)
    await church.admin.delete(`/groups/${group.id}`)
  }
})
