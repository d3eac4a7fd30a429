// One person with two accounts: what moves to the one that stays, and what does not.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type Sql, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { givenAFullLife } from '#test/given-a-full-life.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { givenMeeting } from '#test/given-meetings.ts'
import { givenPair } from '#test/given-pairs.ts'
import { givenCompletion, givenTraining, progressIn } from '#test/given-trainings.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const { admin } = church

const body = ({ email }: Person) => ({ email, password: PASSWORD, current_password: PASSWORD })
const preview = async (own: Person, other: Person) => (await own.post('/user/merge/preview', body(other))).body.data
async function merge(own: Person, other: Person) {
  const { status, body: answer, text } = await own.post('/user/merge', body(other))
  assert.equal(status, 200, text)
  return answer.data
}
const groupsOf = async (person: Person) =>
  (
    await db.many<{ group_id: number }>(sql`
      select group_id from group_members join groups on groups.id = group_id
      where user_id = ${person.id} and group_type = 'group' order by group_id`)
  ).map(({ group_id }) => group_id)
const roleOf = async (person: Person, of = church) =>
  (await db.maybe<{ role: string }>(sql`select role from organization_members where user_id = ${person.id} and organization_id = ${of.id}`))
    ?.role
const membersOf = async (group: { id: number }) =>
  (await db.one<{ member_count: number }>(sql`select member_count from groups where id = ${group.id}`)).member_count
const nothing = {
  organizations: [],
  staying: [],
  groups: 0,
  waits: 0,
  trainings: 0,
  certificates: 0,
  certificates_ended: 0,
  assignments: 0,
  challenges: 0,
  badges: 0,
  meetings: 0,
}
const counts = ({ account: _, ...merged }: Record<string, unknown>) => merged

/** Which rows name a person by their id, as `table.column`. */
async function tracesOf(userId: number): Promise<string[]> {
  const references = await db.many<{ table_name: string; column_name: string }>(sql`
    select conrelid::regclass::text as table_name, attname as column_name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`)
  const found: string[] = []
  for (const { table_name, column_name } of references) {
    const text = `select count(*) as count from ${table_name} where ${column_name} = ${userId}`
    if ((await db.one<{ count: number }>({ ...sql`${''}`, text, values: [] } as Sql)).count) found.push(`${table_name}.${column_name}`)
  }
  return found.sort()
}

it('shows first what would move, and changes nothing by that', async () => {
  const [own, other] = [await given.person(), await given.person({ of: church })]
  const group = await given.group({ by: admin, of: church })
  await other.post('/groups/join', { joinCode: group.code })
  const seen = await preview(own, other)
  assert.deepEqual(seen, {
    ...nothing,
    account: { id: other.id, name: other.name, email: other.email },
    organizations: [{ id: church.id, name: church.name, is_new: true }],
    groups: 1,
  })
  assert.deepEqual([await roleOf(own), await groupsOf(other)], [undefined, [group.id]])
  assert.deepEqual(await merge(own, other), seen)
  assert.deepEqual(
    [await roleOf(own), await roleOf(other), await groupsOf(own), await groupsOf(other)],
    ['member', undefined, [group.id], []],
  )
  assert.equal((await own.get('/user')).body.data.home_organization_id, church.id)
})

it('moves a full life but for what was written, which its account can still have a copy of', async () => {
  const life = await givenAFullLife(app, church, 'goldammer')
  await life.person.post(`/pairs/${life.pair.id}/end`)
  await admin.delete(`/organizations/${church.id}/care-team/${life.person.id}`)
  const own = await given.person()
  const written = sql`
    select (select count(*) from journal_entries where user_id = ${life.person.id}) as journal,
      (select count(*) from journey_entries where user_id = ${life.person.id}) as journey,
      (select count(*) from prayer_requests where user_id = ${life.person.id}) as prayers,
      (select count(*) from group_posts where user_id = ${life.person.id}) as posts,
      (select count(*) from pair_private_notes where user_id = ${life.person.id}) as notes,
      (select notes from training_module_progress where user_id = ${life.person.id}) as module`
  const before = await db.one<object>(written)
  const moved = await merge(own, life.person)
  assert.deepEqual(counts(moved), {
    ...nothing,
    organizations: [{ id: church.id, name: church.name, is_new: true }],
    groups: 1,
    waits: 2,
    trainings: 1,
    certificates: 1,
    assignments: 1,
    challenges: 1,
    badges: 1,
    meetings: 1,
  })
  assert.deepEqual(await db.one<object>(written), before)
  const left = await tracesOf(life.person.id)
  for (const place of ['organization_members', 'group_members', 'group_waits', 'challenge_progress', 'user_badges', 'meeting_attendance'])
    assert.ok(!left.some((trace) => trace.startsWith(`${place}.`)), place)
  const brought = await tracesOf(own.id)
  for (const place of ['journal', 'journey', 'prayer', 'group_posts', 'post_', 'pair', 'onboarding', 'devices'])
    assert.ok(!brought.some((trace) => trace.startsWith(place)), place)
  assert.ok(!JSON.stringify(await db.many(sql`select notes from training_module_progress where user_id = ${own.id}`)).includes('goldammer'))
  assert.equal((await db.one<{ xp: number }>(sql`select sum(xp) as xp from xp_entries where user_id = ${own.id}`)).xp, 200)
  assert.equal((await db.one<{ xp: number }>(sql`select count(*) as xp from xp_entries where user_id = ${life.person.id}`)).xp, 0)
  assert.equal((await app.request('POST', '/login', { body: { email: life.person.email, password: PASSWORD } })).status, 200)
  assert.equal((await life.person.post('/user/export', { current_password: PASSWORD })).status, 200)
})

it('counts once, and the better, what both accounts have done', async () => {
  const [own, other] = (await given.people(2, church)) as [Person, Person]
  const training = await givenTraining({ by: admin, of: church })
  const first = await givenCompletion(other, training)
  await givenCompletion(own, training)
  const badge = await givenBadge({ of: church, points_required: 15 })
  const [both, begun, apart] = [
    await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 }),
    await givenChallenge({ of: church }),
    await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 }),
  ]
  const done = async (person: Person, { id }: { id: number }) => {
    await person.post(`/challenges/start/${id}`)
    await person.post(`/challenges/check-in/${id}`, {})
    assert.equal((await person.post(`/challenges/complete/${id}`)).status, 200)
  }
  for (const person of [own, other]) await done(person, both)
  await done(other, apart)
  await own.post(`/challenges/start/${begun.id}`)
  await done(other, begun)
  const group = await given.group({ by: admin, of: church })
  for (const person of [own, other]) await person.post('/groups/join', { joinCode: group.code })
  const meeting = await givenMeeting(admin, group)
  await admin.put(`/groups/${group.id}/meetings/${meeting.id}/attendance`, { present: [own.id, other.id] })

  const moved = await merge(own, other)
  assert.deepEqual([moved.trainings, moved.certificates, moved.certificates_ended, moved.challenges, moved.meetings], [1, 1, 1, 3, 1])
  assert.equal((await progressIn(own, training)).completed_at, first.completed_at)
  const points = await db.one<object>(sql`
    select count(*) as items, sum(points_awarded) as points, count(completed_at) as completed from challenge_progress where user_id = ${own.id}`)
  assert.deepEqual(points, { items: 3, points: 20, completed: 3 })
  assert.deepEqual(await db.one<object>(sql`select sum(xp) as xp from xp_entries where user_id in (${own.id}, ${other.id})`), { xp: 400 })
  assert.deepEqual(
    (await own.get('/badges')).body.data.map(({ id }: { id: number }) => id),
    [badge.id],
  )
  assert.equal((await admin.get(`/groups/${group.id}/meetings/${meeting.id}/attendance`)).body.data.present.length, 1)
  assert.equal(await membersOf(group), 2, 'the admin and one account')
})

it('raises no role: a church where the other account has more stays with it, whole', async () => {
  const own = await given.person({ of: church })
  const other = await given.person({ of: church, role: 'leadership' })
  await givenCompletion(other, await givenTraining({ by: admin, of: church }))
  const elsewhere = await given.organization()
  await givenCompletion(elsewhere.admin, await givenTraining({ by: elsewhere.admin, of: elsewhere }))
  assert.deepEqual(counts(await merge(own, other)), { ...nothing, staying: [{ id: church.id, name: church.name, reason: 'role' }] })
  assert.deepEqual([await roleOf(own), await roleOf(other)], ['member', 'leadership'])
  const ofAdmin = await merge(own, elsewhere.admin)
  assert.deepEqual(counts(ofAdmin), { ...nothing, staying: [{ id: elsewhere.id, name: elsewhere.name, reason: 'role' }] })
  assert.deepEqual([await roleOf(own, elsewhere), await roleOf(elsewhere.admin, elsewhere)], [undefined, 'admin'])
  assert.deepEqual(await app.mails(), [], 'nothing moved, and nobody is told')
  // The other way round nothing is lost.
  assert.equal((await merge(other, own)).organizations.length, 1)
  assert.equal(await roleOf(other), 'leadership')
})

it('keeps a church with the account that leads a group there, is in the care team, or walks with somebody', async () => {
  const reasonOf = async (other: Person) =>
    (await preview(await given.person({ of: church }), other)).staying.map(({ reason }: { reason: string }) => reason)
  const leader = await given.person({ of: church })
  const group = await given.group({ by: admin, of: church })
  await leader.post('/groups/join', { joinCode: group.code })
  assert.equal((await admin.put(`/groups/${group.id}/members/${leader.id}`, { role: 'admin' })).status, 200)
  assert.deepEqual(await reasonOf(leader), ['group_role'])
  const carer = await given.person({ of: church })
  await admin.put(`/organizations/${church.id}/care-team/${carer.id}`)
  assert.deepEqual(await reasonOf(carer), ['care_team'])
  const mentee = await given.person({ of: church })
  const mentor = await given.person({ of: church, role: 'leadership' })
  const pair = await givenPair(mentor, mentee, church)
  assert.deepEqual(await reasonOf(mentee), ['one_to_one'])
  await mentee.post(`/pairs/${pair.id}/end`)
  assert.deepEqual(await reasonOf(mentee), [])
})

it('is no way round a suspension', async () => {
  const [own, other] = (await given.people(2, church)) as [Person, Person]
  const path = (person: Person) => `/organizations/${church.id}/members/${person.id}/suspension`
  assert.equal((await admin.put(path(own))).status, 200)
  assert.deepEqual((await merge(own, other)).staying, [{ id: church.id, name: church.name, reason: 'suspended' }])
  assert.equal(await roleOf(own), undefined)
  const suspended = await given.person({ of: church })
  await givenCompletion(suspended, await givenTraining({ by: admin, of: church }))
  await admin.put(path(suspended))
  assert.deepEqual(counts(await merge(await given.person(), suspended)), nothing)
})

it('keeps the better place in a line, and gives a seat that is free to who waits', async () => {
  const group = await given.group({ by: admin, of: church })
  const [own, other, between, seated, last] = (await given.people(5, church)) as [Person, Person, Person, Person, Person]
  await admin.put(`/groups/${group.id}`, { member_limit: 2 })
  await seated.post('/groups/join', { joinCode: group.code })
  for (const person of [other, between, own]) await person.post(`/groups/${group.id}/wait`)
  assert.equal((await merge(own, other)).waits, 1)
  const line = async () =>
    (await admin.get(`/groups/${group.id}/waiting-list`)).body.data.map(({ user }: { user: { id: number } }) => user.id)
  assert.deepEqual(await line(), [own.id, between.id])
  // Who waits comes in by the seat of the other account, and by that seat alone.
  await merge(own, seated)
  assert.deepEqual([await line(), await groupsOf(own), await membersOf(group)], [[between.id], [group.id], 2])
  await last.post(`/groups/${group.id}/wait`)
  const twice = await given.group({ by: admin, of: church })
  await admin.put(`/groups/${twice.id}`, { member_limit: 3 })
  for (const person of [own, between]) await person.post('/groups/join', { joinCode: twice.code })
  await last.post(`/groups/${twice.id}/wait`)
  await merge(own, between)
  assert.deepEqual([await groupsOf(last), await membersOf(twice)], [[twice.id], 3])
})

it('tells both addresses and the church, once, and moves nothing again', async () => {
  const [own, other] = [await given.person(), await given.person({ of: church, name: 'Goldie Before' })]
  await merge(own, other)
  assert.deepEqual(counts(await merge(own, other)), nothing)
  await app.work()
  const mails = (await app.mails()).filter(({ to }) => [own.email, other.email].some((email) => to.includes(email)))
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    Array(2).fill('Two of your accounts are merged'),
  )
  assert.ok(mails.every(({ to, text }) => text.includes(to.includes(own.email) ? other.email : own.email)))
  const { data } = (await admin.get(`/organizations/${church.id}/audit-log?action=member.merged&actor_id=${own.id}`)).body
  const entries = data.filter(({ actor }: { actor: { id: number } }) => actor.id === own.id)
  assert.deepEqual(
    entries.map(({ subject, people }: { subject: { id: number }; people: object[] }) => [subject.id, people]),
    [[own.id, [{ id: other.id, name: 'Goldie Before' }]]],
  )
})

it('takes blocks along: whom one account blocked, and who blocked it in the church that comes with it', async () => {
  const [other, blocked, blocker] = (await given.people(3, church)) as [Person, Person, Person]
  const group = await given.group({ by: admin, of: church })
  for (const person of [other, blocked, blocker]) await person.post('/groups/join', { joinCode: group.code })
  assert.equal((await other.post(`/users/${blocked.id}/block`)).status, 200)
  assert.equal((await blocker.post(`/users/${other.id}/block`)).status, 200)
  const own = await given.person()
  await merge(own, other)
  const blocks = await db.many(
    sql`select user_id, blocked_id from user_blocks where ${own.id}::bigint in (user_id, blocked_id) order by user_id`,
  )
  assert.deepEqual(blocks, [
    { user_id: blocker.id, blocked_id: own.id },
    { user_id: own.id, blocked_id: blocked.id },
  ])
})

it('leaves all in order that always is', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
