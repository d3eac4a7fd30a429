import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveLimits, saveSubscription } from '#features/organizations/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { countWaiting } from '#test/held-up.ts'
import { pages } from '#web/pages.ts'
import { invariants } from './invariants.ts'

const app = await startApp({ config: { MAX_GROUP_MEMBERS: 3, MAX_GROUPS_PER_LEADER: 3 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
await saveLimits(db, church.id, { maxGroupsPerLeader: 1000 })
const { admin } = church

const lead = (by: Person, group: { id: number }, person: { id: number | string }) =>
  by.put(`/groups/${group.id}/leader`, { leader_id: person.id })
const telling = {
  notices: async (person: Person): Promise<string[]> =>
    (await person.get('/notifications')).body.data
      .filter(({ kind }: { kind: string }) => kind.startsWith('group_leader'))
      .map(({ title }: { title: string }) => title)
      .sort(),
  mailsOf: async ({ email }: Person) => {
    await app.work()
    return (await app.mails())
      .filter(({ to }) => to.includes(email))
      .map(({ subject }) => subject)
      .sort()
  },
}
const status = (by: Person, group: { id: number }, status: string) => by.put(`/groups/${group.id}/status`, { status })
const draftBy = async (member: Person) => (await member.post('/groups', { name: 'Draft', organization_id: church.id })).body.data

it('a member founds a draft that they administer; a leader founds an active group that they lead', async () => {
  const member = await given.person({ of: church })
  const draft = await draftBy(member)
  assert.deepEqual(
    [draft.status, draft.leadership, draft.member_count, draft.group_type, draft.type, draft.purpose],
    ['draft', { id: member.id, name: member.name, email: member.email }, 1, 'group', null, ''],
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
  const named = (await admin.post('/groups', { name: 'Named', organization_id: church.id, leader_id: leader.id })).body.data
  assert.deepEqual([named.status, named.leadership.id, named.member_count], ['active', leader.id, 2])
  const own = (await member.post('/groups', { name: 'Own', organization_id: church.id, leader_id: member.id })).body.data
  assert.deepEqual([own.status, own.leadership.id, own.member_count], ['active', member.id, 1])
})

it('says why a group is a draft where its founder could have led it', async () => {
  const strict = await given.organization()
  await saveLimits(db, strict.id, { maxGroupsPerLeader: 1 })
  const found = async (by: Person) => (await by.post('/groups', { name: 'x', organization_id: strict.id })).body
  assert.equal((await found(strict.admin)).message, 'The group is founded.')
  const second = await found(strict.admin)
  assert.equal(second.message, 'The group is founded. It is a draft until it has a leader: you lead as many groups as one may.')
  assert.equal(second.data.status, 'draft')
  await strict.admin.patch(`/organizations/${strict.id}`, { enforce_leader_qualifications: true })
  await strict.admin.post('/qualifications', { title: 'Leading', organization_id: strict.id, is_required_for_leadership: true })
  const { message } = await found(await given.person({ of: strict, role: 'leadership' }))
  assert.equal(
    message,
    'The group is founded. It is a draft until it has a leader: you have not completed the trainings that leaders need.',
  )
  assert.equal((await found(await given.person({ of: strict }))).message, 'The group is founded. It is a draft until it has a leader.')
  const named = await strict.admin.post('/groups', { name: 'x', organization_id: strict.id, leader_id: strict.admin.id })
  assert.equal(named.body.error_type, 'leader_not_qualified')
  const { origin, pathname, search } = new URL(named.body.redirect_url)
  assert.deepEqual([origin, pathname, search], [app.services.config.publicUrl, '/trainings', `?required=1&organization_id=${strict.id}`])
  assert.ok(pages.some((page) => page === pathname)) // a page of the web app
})

it('leaders and admins of the organization name anybody of it, others only who is in the group, or themselves', async () => {
  const [founder, inside, outside] = (await given.people(3, church)) as [Person, Person, Person]
  const wrong = { leader_id: ['The selected leader id is invalid.'] }
  const made = await founder.post('/groups', { name: 'x', organization_id: church.id, leader_id: outside.id })
  assert.deepEqual([made.status, made.body.errors], [422, wrong])
  const group = await draftBy(founder)
  assert.deepEqual((await lead(founder, group, outside)).body.errors, wrong)
  assert.equal((await lead(founder, group, founder)).status, 200)
  await inside.post('/groups/join', { joinCode: group.code })
  assert.equal((await lead(founder, group, inside)).status, 200)
  assert.deepEqual((await lead(inside, group, outside)).body.errors, wrong)
  const pastor = await given.person({ of: church, role: 'leadership' })
  assert.equal((await lead(pastor, group, outside)).status, 403)
  const own = await given.group({ by: pastor, of: church })
  assert.equal((await lead(pastor, own, outside)).status, 200)
  assert.equal((await lead(admin, group, pastor)).status, 200)
})

it('whoever is made a leader by somebody else is told', async () => {
  const { mailsOf, notices } = telling
  const [founder, named] = (await given.people(2, church)) as [Person, Person]
  const group = await draftBy(founder)
  await lead(founder, group, founder)
  assert.deepEqual(await notices(founder), [])
  await lead(admin, group, named)
  await admin.post('/groups', { name: 'Evening', organization_id: church.id, leader_id: named.id })
  assert.deepEqual(await notices(named), ['You lead Draft now', 'You lead Evening now'])
  assert.deepEqual(await mailsOf(named), ['You lead Draft now', 'You lead Evening now'])
})

it('a leader steps down at any time, the group rests, and its admins are told once', async () => {
  const { notices } = telling
  const chapel = await given.organization()
  const [founder, leader, member] = (await given.people(3, chapel)) as [Person, Person, Person]
  const group = (await founder.post('/groups', { name: 'Dawn', organization_id: chapel.id })).body.data
  await lead(chapel.admin, group, leader)
  await member.post('/groups/join', { joinCode: group.code })
  const stepDown = (by: Person, { id }: { id: number } = group) => by.delete(`/groups/${id}/leader`)
  for (const person of [founder, member, chapel.admin]) assert.equal((await stepDown(person)).status, 403)
  assert.equal((await stepDown(admin)).status, 404)
  assert.equal((await stepDown(chapel.admin, { id: chapel.global_group_id })).status, 403)

  const answers = await Promise.all(Array.from({ length: 10 }, () => stepDown(leader)))
  for (const { status, body } of answers)
    assert.deepEqual([status, body.data.status, body.data.leadership.id], [200, 'inactive', founder.id])
  assert.equal((await leader.get(`/groups/${group.id}`)).body.data.role, 'admin')
  for (const person of [founder, chapel.admin]) assert.deepEqual(await notices(person), ['Dawn has no leader now'])
  for (const person of [leader, member]) assert.deepEqual(await notices(person), [])
  assert.deepEqual(Object.keys((await status(founder, group, 'active')).body.errors), ['status'])
  assert.equal((await leader.post(`/groups/${group.id}/leave`)).status, 200)

  // Without a subscription too, and whoever stepped down is no longer the one to be asked.
  await lead(founder, group, founder)
  assert.equal((await founder.put(`/groups/${group.id}/status`, { status: 'active' })).status, 200)
  await saveSubscription(db, { organizationId: chapel.id }, 'canceled', null)
  assert.equal((await founder.get(`/groups/${group.id}`)).status, 403)
  assert.equal((await stepDown(founder)).body.data.leadership.id, chapel.admin.id)
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
  const { body } = await lead(admin, group, first)
  assert.deepEqual([body.data.status, body.data.leadership.id, body.data.member_count], ['active', first.id, 2])
  assert.equal((await lead(admin, group, second)).status, 200)
  assert.equal((await first.get(`/groups/${group.id}`)).body.data.role, 'admin')
  const full = await lead(admin, group, await given.person({ of: church }))
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
  const answers = await Promise.all(groups.map((group) => lead(limited.admin, group, person)))
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

it('holds the leader’s place and one’s own in one order while a group is made active, so that no two wait for each other', async () => {
  const leader = await given.person({ of: church, role: 'leadership' })
  const later = await given.person({ of: church, role: 'admin' })
  const group = await given.group({ by: leader, of: church })
  await status(admin, group, 'inactive')
  const hold = (tx: Db, { id }: Person) =>
    tx.run(sql`select from organization_members where organization_id = ${church.id} and user_id = ${id} for no key update nowait`)
  let asked: ReturnType<typeof status> | undefined
  await db.transaction(async (tx) => {
    await hold(tx, leader)
    asked = status(later, group, 'active')
    while ((await countWaiting(db)) === 0);
    await hold(tx, later)
  })
  assert.equal((await asked)!.status, 200)
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
