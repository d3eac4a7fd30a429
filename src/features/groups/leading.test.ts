import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveLimits } from '#features/organizations/queries.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { invariants } from './invariants.ts'

const app = await startApp({ config: { MAX_GROUP_MEMBERS: 3, MAX_GROUPS_PER_LEADER: 3 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
await saveLimits(db, church.id, { maxGroupsPerLeader: 1000 })
const { admin } = church

const lead = (by: Person, group: { id: number }, person: { id: number | string }) =>
  by.put(`/groups/${group.id}/leader`, { leader_id: person.id })
const status = (by: Person, group: { id: number }, status: string) => by.put(`/groups/${group.id}/status`, { status })
const draftBy = async (member: Person) => (await member.post('/groups', { name: 'Draft', organization_id: church.id })).body.data

it('a member founds a draft that they administer; a leader founds an active group that they lead', async () => {
  const member = await given.person({ of: church })
  const draft = await draftBy(member)
  assert.deepEqual(
    [draft.status, draft.leadership, draft.member_count, draft.group_type, draft.type, draft.purpose],
    ['draft', null, 1, 'group', null, ''],
  )
  assert.equal((await member.get(`/groups/${draft.id}`)).body.data.role, 'admin')
  const leader = await given.person({ of: church, role: 'leadership' })
  const active = (await leader.post('/groups', { name: 'Active', organization_id: church.id, description: 'Why', type: 'Bible study' }))
    .body.data
  assert.deepEqual(
    [active.status, active.leadership, active.purpose, active.type],
    ['active', { id: leader.id, name: leader.name, email: leader.email }, 'Why', 'Bible study'],
  )
  assert.match(active.code, /^[A-HJ-NP-Z2-9]{8}$/)
  const named = (await member.post('/groups', { name: 'Named', organization_id: church.id, leader_id: leader.id })).body.data
  assert.deepEqual([named.status, named.leadership.id, named.member_count], ['active', leader.id, 2])
})

it('founds nothing elsewhere, nor with a leader who can’t be one', async () => {
  const elsewhere = await given.organization()
  const answer = await admin.post('/groups', { name: 'x', organization_id: elsewhere.id })
  assert.deepEqual(answer.body.errors, { organization_id: ['The selected organization id is invalid.'] })
  const before = (await admin.get('/groups')).body.data.length
  const foreign = await admin.post('/groups', { name: 'x', organization_id: church.id, leader_id: elsewhere.admin.id })
  assert.deepEqual(foreign.body.errors, { leader_id: ['The selected leader id is invalid.'] })
  assert.equal((await admin.get('/groups')).body.data.length, before)
  const all = await admin.post('/groups', {
    name: '',
    organization_id: 'x',
    join_type: 'ajar',
    description: 'x'.repeat(5001),
    type: 'x'.repeat(101),
  })
  assert.deepEqual(Object.keys(all.body.errors), ['name', 'organization_id', 'description', 'type', 'join_type'])
})

it('activates a draft with its leader; who led before stays as an admin', async () => {
  const [founder, first, second] = (await given.people(3, church)) as [Person, Person, Person]
  const group = await draftBy(founder)
  const { body } = await lead(founder, group, first)
  assert.deepEqual([body.data.status, body.data.leadership.id, body.data.member_count], ['active', first.id, 2])
  assert.equal((await lead(first, group, second)).status, 200)
  assert.equal((await first.get(`/groups/${group.id}`)).body.data.role, 'admin')
  const full = await lead(second, group, await given.person({ of: church }))
  assert.deepEqual([full.status, full.body.error_type], [422, 'group_full'])
  assert.equal((await lead(second, group, founder)).status, 200)
  assert.equal((await lead(await given.person({ of: church }), group, first)).status, 403)
  const elsewhere = await given.organization()
  assert.equal((await lead(elsewhere.admin, group, first)).status, 404)
  for (const id of [elsewhere.admin.id, 999_999_999, '9223372036854775807'])
    assert.deepEqual((await lead(founder, group, { id })).body.errors, { leader_id: ['The selected leader id is invalid.'] })
})

it('settles the waiting request of someone who is made the leader', async () => {
  const group = await given.group({ by: admin, of: church, join_type: 'closed' })
  const person = await given.person({ of: church })
  await person.post('/groups/join-request', { group_id: group.id })
  assert.equal((await lead(admin, group, person)).status, 200)
  assert.deepEqual(
    (await person.get('/groups/join-requests/mine')).body.data.map(({ status }: { status: string }) => status),
    ['accepted'],
  )
})

it('gives one person no more active groups than they may lead, also when ten are given at once', async () => {
  const limited = await given.organization()
  const person = await given.person({ of: limited })
  const founders = await given.people(10, limited)
  const groups = await Promise.all(
    founders.map(async (founder) => (await founder.post('/groups', { name: 'x', organization_id: limited.id })).body.data),
  )
  const answers = await Promise.all(groups.map((group, n) => lead(founders[n]!, group, person)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  for (const { body } of answers.filter(({ status }) => status !== 200))
    assert.deepEqual(
      { ...body, message: '' },
      { message: '', error_type: 'leader_limit_reached', leader_id: person.id, current_groups: 3, max_groups: 3 },
    )

  // Drafts and groups at rest do not count.
  const led = groups.filter((_, n) => answers[n]!.status === 200)
  const next = groups.find((_, n) => answers[n]!.status !== 200)
  assert.equal((await status(person, led[0], 'inactive')).status, 200)
  assert.equal((await lead(limited.admin, next, person)).status, 200)
  assert.equal((await status(person, led[0], 'active')).body.error_type, 'leader_limit_reached')
  await limited.admin.delete(`/groups/${next.id}`)
  assert.equal((await status(person, led[0], 'active')).status, 200)
})

it('counts the limit when ten groups are activated, founded or deleted together', async () => {
  const limited = await given.organization()
  const leader = await given.person({ of: limited, role: 'leadership' })
  const founded = await Promise.all(Array.from({ length: 10 }, () => leader.post('/groups', { name: 'x', organization_id: limited.id })))
  const active = founded.filter(({ body }) => body.data.status === 'active')
  assert.equal(active.length, 3)
  await Promise.all(active.map(({ body }) => status(leader, body.data, 'inactive')))
  const drafts = founded.filter(({ body }) => body.data.status === 'draft')
  await saveLimits(db, limited.id, { maxGroupsPerLeader: 2 })
  const answers = await Promise.all([
    ...active.map(({ body }) => status(leader, body.data, 'active')),
    ...drafts.map(({ body }) => lead(leader, body.data, leader)),
  ])
  assert.equal(answers.filter(({ status }) => status === 200).length, 2)
})

it('knows which status may follow which', async () => {
  const group = await draftBy(await given.person({ of: church }))
  const refused = await status(admin, group, 'active')
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['status']])
  assert.equal((await status(admin, group, 'inactive')).status, 200)
  for (const next of ['draft', 'active']) assert.deepEqual(Object.keys((await status(admin, group, next)).body.errors), ['status'], next)
  assert.equal((await lead(admin, group, admin)).status, 200)
  assert.equal((await status(admin, group, 'active')).body.data.status, 'active')
  assert.equal((await status(admin, group, 'active')).status, 200)
  assert.deepEqual(Object.keys((await status(admin, group, 'draft')).body.errors), ['status'])
  assert.deepEqual((await status(admin, group, 'sleeping')).body.errors, { status: ['The selected status is invalid.'] })
})

it('a leader goes only when another leads or the group rests, by whatever way', async () => {
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  const ways = [
    () => leader.post(`/groups/${group.id}/leave`),
    () => admin.delete(`/groups/${group.id}/members/${leader.id}`),
    () => admin.put(`/groups/${group.id}/members/${leader.id}`, { role: 'member' }),
    () => admin.delete(`/organizations/${church.id}/members/${leader.id}`),
  ]
  for (const way of ways) {
    const { status, body } = await way()
    assert.deepEqual([status, body.error_type, body.group_id], [422, 'leader_must_be_replaced', group.id])
  }
  await lead(admin, group, admin)
  assert.equal((await ways[0]!()).status, 200)
})

it('is never left without a leader while leaders are named, leave and come back together', async () => {
  for (let round = 0; round < 4; round++) {
    const group = await given.group({ by: admin, of: church })
    const person = await given.person({ of: church })
    const answers = await Promise.all([
      lead(admin, group, person),
      admin.post(`/groups/${group.id}/leave`),
      person.post(`/groups/${group.id}/leave`),
      lead(admin, group, admin),
      admin.delete(`/groups/${group.id}/members/${person.id}`),
      status(admin, group, 'inactive'),
      status(admin, group, 'active'),
    ])
    for (const { status, text } of answers) assert.ok(status < 500, text)
  }
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
