// Who did what, as an organization's admins read it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { commandJson } from '#test/command.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { givenTraining } from '#test/given-trainings.ts'

const app = await startApp()
const given = givenFor(app)
const { db } = app.services
const settings = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: app.services.config.dataDir }

interface Entry {
  action: string
  actor: { id: number; name: string } | null
  subject: { kind: string; id: number; name: string | null }
  details: Record<string, unknown>
  people: { id: number; name: string }[]
  group: { id: number; name: string } | null
  created_at: string
}
const entries = async (church: Organization, query = ''): Promise<Entry[]> => {
  const { status, body, text } = await church.admin.get(`/organizations/${church.id}/audit-log?${query}`)
  assert.equal(status, 200, text)
  return body.data
}
/** What was done, without who and when. */
const deeds = (list: Entry[]) => list.map(({ action, subject, details }) => [action, subject.kind, subject.id, details])

test('an admin sees who changed roles and settings, and what they became', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church, name: 'Ruth Becker' })
  const { admin } = church
  const place = `/organizations/${church.id}`
  await admin.patch(`${place}/members/${person.id}`, { role: 'leadership' })
  await admin.patch(place, { name: 'Harbour Chapel', timezone: 'UTC', enforce_leader_qualifications: true })
  const invited = (await admin.post(`${place}/invitations`, { email: 'guest@example.org', role: 'leadership' })).body.data
  await admin.delete(`${place}/invitations/${invited.id}`)
  await admin.delete(`${place}/members/${person.id}`)

  const list = await entries(church)
  assert.deepEqual(deeds(list), [
    ['member.removed', 'user', person.id, {}],
    ['invitation.taken-back', 'invitation', invited.id, {}],
    ['invitation.made', 'invitation', invited.id, { role: 'leadership' }],
    [
      'organization.changed',
      'organization',
      church.id,
      { fields: ['name', 'enforce_leader_qualifications'], enforce_leader_qualifications: true },
    ],
    ['member.role-changed', 'user', person.id, { from: 'member', to: 'leadership' }],
  ])
  for (const entry of list) assert.deepEqual(entry.actor, { id: admin.id, name: admin.name })
  assert.equal(list[0]!.subject.name, 'Ruth Becker')
  assert.equal(list[3]!.subject.name, 'Harbour Chapel')
})

test('an admin sees what happened to groups, and who was let in', async () => {
  const church = await given.organization()
  const [leader, other, guest] = [
    await given.person({ of: church, role: 'leadership' }),
    await given.person({ of: church }),
    await given.person({ of: church }),
  ]
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  const asked = (await other.post('/groups/join-request', { group_id: group.id, note: 'please' })).body.request
  await leader.post(`/groups/join-requests/${asked.id}/accept`)
  await leader.post(`/groups/join-requests/${asked.id}/accept`)
  const refused = (await guest.post('/groups/join-request', { group_id: group.id })).body.request
  await leader.post(`/groups/join-requests/${refused.id}/reject`, { reason: 'no seat' })
  await leader.put(`/groups/${group.id}/members/${other.id}`, { role: 'admin' })
  await leader.put(`/groups/${group.id}/leader`, { leader_id: other.id })
  await other.put(`/groups/${group.id}`, { name: 'Evening group' })
  await other.post(`/groups/${group.id}/code`)
  await other.put(`/groups/${group.id}/status`, { status: 'inactive' })
  await other.delete(`/groups/${group.id}/members/${leader.id}`)
  await other.delete(`/groups/${group.id}`)

  assert.deepEqual(deeds(await entries(church)).reverse(), [
    ['group.founded', 'group', group.id, { leader_id: leader.id }],
    ['join-request.accepted', 'join-request', asked.id, { group_id: group.id, user_id: other.id }],
    ['join-request.rejected', 'join-request', refused.id, { group_id: group.id, user_id: guest.id }],
    ['group-member.role-changed', 'group', group.id, { user_id: other.id, from: 'member', to: 'admin' }],
    ['group.leader-assigned', 'group', group.id, { from: leader.id, to: other.id }],
    ['group.changed', 'group', group.id, {}],
    ['group.code-renewed', 'group', group.id, {}],
    ['group.status-changed', 'group', group.id, { from: 'active', to: 'inactive' }],
    ['group-member.removed', 'group', group.id, { user_id: leader.id }],
    ['group.deleted', 'group', group.id, {}],
  ])
})

test('an admin sees who made, changed and deleted challenges, badges and trainings', async () => {
  const church = await given.organization()
  const { admin } = church
  const member = await given.person({ of: church })
  const badge = await givenBadge({ of: church })
  await admin.put(`/badges/${badge.id}`, { name: 'Faithful' })
  await admin.delete(`/badges/${badge.id}`)
  assert.equal((await admin.delete(`/badges/${badge.id}`)).status, 404)
  const challenge = await givenChallenge({ of: church, status: 'draft' })
  await admin.put(`/challenges/${challenge.id}`, { status: 'published' })
  await member.post(`/challenges/start/${challenge.id}`)
  await admin.delete(`/challenges/${challenge.id}`)
  const training = await givenTraining({ by: admin, of: church })
  for (const title of ['Pray', 'Prayi', 'Praying']) await admin.put(`/qualifications/${training.id}`, { title })
  const assigned = await admin.post('/qualifications/assign', { qualification_id: training.id, user_ids: [member.id] })
  assert.equal(assigned.status, 200, assigned.text)
  await admin.delete(`/qualifications/${training.id}`)

  assert.deepEqual(deeds(await entries(church)).reverse(), [
    ['badge.created', 'badge', badge.id, {}],
    ['badge.changed', 'badge', badge.id, {}],
    ['badge.deleted', 'badge', badge.id, {}],
    ['challenge.created', 'challenge', challenge.id, {}],
    ['challenge.changed', 'challenge', challenge.id, { from: 'draft', to: 'published' }],
    ['challenge.deleted', 'challenge', challenge.id, { outcome: 'archived' }],
    ['training.created', 'training', training.id, {}],
    ['training.changed', 'training', training.id, {}],
    ['training.assigned', 'training', training.id, { user_ids: [member.id] }],
    ['training.deleted', 'training', training.id, {}],
  ])
})

test('whoever saves a training again and again while they write has one entry in ten minutes, beside another who writes', async () => {
  const church = await given.organization()
  const { admin } = church
  const leader = await given.person({ of: church, role: 'leadership' })
  const training = await givenTraining({ by: admin, of: church })
  const other = await givenTraining({ by: admin, of: church })
  const write = async (by: Person, { id }: { id: number }) => {
    for (const title of ['Pray', 'Praying']) await by.put(`/qualifications/${id}`, { title })
  }
  const changes = async () => (await entries(church, 'action=training.changed')).map(({ actor, subject }) => [actor?.id, subject.id])
  await write(admin, training)
  await write(leader, training)
  await write(admin, other)
  assert.deepEqual(await changes(), [
    [admin.id, other.id],
    [leader.id, training.id],
    [admin.id, training.id],
  ])
  const third = await givenTraining({ by: admin, of: church })
  await db.run(sql`
    insert into audit_log (organization_id, actor_id, action, subject_kind, subject_id, details, created_at)
    values (${church.id}, ${admin.id}, 'training.changed', 'training', ${third.id}, '{}', now() - interval '11 minutes')`)
  await write(admin, third)
  assert.equal((await changes()).filter(([, id]) => id === third.id).length, 2)
})

test('an entry names whom and which group its details mean, as they are called today', async () => {
  const church = await given.organization()
  const [leader, ruth, ...others] = await given.people(8, church)
  const group = await given.group({ by: church.admin, of: church, name: 'Tuesday table', join_type: 'closed' })
  const asked = (await ruth!.post('/groups/join-request', { group_id: group.id })).body.request
  await church.admin.post(`/groups/join-requests/${asked.id}/accept`)
  await church.admin.put(`/groups/${group.id}/leader`, { leader_id: leader!.id })
  await church.admin.put(`/groups/${group.id}`, { name: 'Wednesday table' })
  const training = await givenTraining({ by: church.admin, of: church })
  await church.admin.post('/qualifications/assign', { qualification_id: training.id, user_ids: others.map(({ id }) => id) })
  const named = new Map(
    (await entries(church)).map(({ action, people, group }) => [action, [people.map(({ name }) => name), group?.name]] as const),
  )
  assert.deepEqual(named.get('join-request.accepted'), [[ruth!.name], 'Wednesday table'])
  assert.deepEqual(named.get('group.leader-assigned'), [[church.admin.name, leader!.name], undefined])
  assert.deepEqual(named.get('group.changed'), [[], undefined])
  assert.equal(named.get('training.assigned')![0].length, 5)
})

test('what is refused, and what changes nothing, leaves no entry', async () => {
  const church = await given.organization()
  const { admin } = church
  const person = await given.person({ of: church })
  const place = `/organizations/${church.id}`
  assert.equal((await admin.patch(`${place}/members/${admin.id}`, { role: 'member' })).status, 422)
  assert.equal((await person.patch(`${place}/members/${person.id}`, { role: 'admin' })).status, 403)
  assert.equal((await admin.patch(`${place}/members/${person.id}`, { role: 'member' })).status, 200)
  assert.equal((await admin.patch(place, { name: church.name })).status, 200)
  assert.equal((await admin.delete(`${place}/invitations/1`)).status, 404)
  assert.deepEqual(await entries(church), [])
})

test('what the operator does at the command line stands in the log of each church concerned', async () => {
  const church = await commandJson(
    ['organization', 'create', '--name', 'Hill Chapel', '--admin-name', 'Ada', '--admin-email', 'ada.hill@example.org'],
    settings,
  )
  const email = 'ben.hill@example.org'
  await commandJson(['user', 'create', '--organization', String(church.id), '--name', 'Ben', '--email', email], settings)
  await commandJson(['organization', 'set', String(church.id), '--max-group-members', '12'], settings)
  await commandJson(['subscription', 'set', '--organization', String(church.id), '--status', 'trialing'], settings)
  await commandJson(['user', 'suspend', email], settings)
  await commandJson(['user', 'restore', email], settings)
  await commandJson(['user', 'password', email], settings)
  await commandJson(['user', 'erase', email], settings)

  const { body } = await app.request('POST', '/login', { body: { email: church.admin.email, password: church.admin.password } })
  const admin: Person = given.asPerson({ ...church.admin, token: body.token })
  const list = await entries({ ...church, admin })
  assert.deepEqual(list.map(({ action, details }) => [action, details]).reverse(), [
    ['organization.founded', {}],
    ['account.created', { role: 'member' }],
    ['organization.limits-changed', { max_group_members: 12 }],
    ['subscription.set', { status: 'trialing' }],
    ['account.suspended', {}],
    ['account.restored', {}],
    ['account.password-set', {}],
    ['account.erased', {}],
  ])
  assert.ok(list.every(({ actor }) => actor === null))
  assert.equal(list[0]!.subject.name, 'Deleted user')
})

test('only the church’s own admins read its log', async () => {
  const church = await given.organization()
  const elsewhere = await given.organization()
  const place = `/organizations/${church.id}/audit-log`
  assert.equal((await (await given.person({ of: church })).get(place)).status, 403)
  assert.equal((await (await given.person({ of: church, role: 'leadership' })).get(place)).status, 403)
  assert.equal((await elsewhere.admin.get(place)).status, 404)
  assert.equal((await given.nobody.get(place)).status, 401)
})

test('an admin looks for one kind of action, one person, some days', async () => {
  const church = await given.organization({ timezone: 'Pacific/Kiritimati' })
  const second = await given.person({ of: church, role: 'admin' })
  const group = await given.group({ by: church.admin, of: church })
  await second.put(`/groups/${group.id}`, { name: 'Renamed' })
  const today = Temporal.Now.plainDateISO('Pacific/Kiritimati')

  const found = async (query: string) => (await entries(church, query)).map(({ action }) => action)
  assert.deepEqual(await found('action=group.changed'), ['group.changed'])
  assert.deepEqual(await found(`actor=${church.admin.id}`), ['group.founded'])
  assert.deepEqual(await found(`from=${today}&to=${today}`), ['group.changed', 'group.founded'])
  assert.deepEqual(await found(`to=${today.subtract({ days: 1 })}`), [])
  assert.deepEqual(await found(`from=${today.add({ days: 1 })}`), [])
  assert.equal((await church.admin.get(`/organizations/${church.id}/audit-log?action=everything`)).status, 422)
})

test('a long log is read in parts, each entry once', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church })
  for (let n = 0; n < 7; n++) await church.admin.put(`/groups/${group.id}`, { name: `Name ${n}` })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await church.admin.get(
      `/organizations/${church.id}/audit-log?per_page=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    seen.push(...body.data.map(({ id }: { id: number }) => id))
    cursor = body.meta.next_cursor
  }
  assert.equal(seen.length, 8)
  assert.equal(new Set(seen).size, 8)
})

test('nobody rewrites an entry, and the old ones are forgotten', async () => {
  const church = await given.organization()
  await given.group({ by: church.admin, of: church })
  await assert.rejects(db.run(sql`update audit_log set action = 'group.changed' where organization_id = ${church.id}`), /not rewritten/)
  await db.run(sql`
    insert into audit_log (organization_id, action, subject_kind, subject_id, created_at)
    values (${church.id}, 'organization.founded', 'organization', ${church.id}, now() - interval '731 days'),
      (${church.id}, 'subscription.set', 'organization', ${church.id}, now() - interval '729 days')`)
  await db.run(sql`select from graphile_worker.add_job('audit-log.forget-old')`)
  await app.work()
  assert.deepEqual(
    (await entries(church)).map(({ action }) => action),
    ['group.founded', 'subscription.set'],
  )
})
