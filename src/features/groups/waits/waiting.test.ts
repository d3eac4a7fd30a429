// Waiting for a seat: who waited longest is in when one is free, and nobody passes them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { giveSeats } from '../jobs.ts'
import { groupLimits } from '../limits.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
await db.run(sql`update organizations set max_group_members = 40 where id = ${church.id}`)
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

type Group = { id: number; code: string; name: string }
const join = (person: Person, { code }: Group) => person.post('/groups/join', { joinCode: code })
const wait = (person: Person, { id }: Group) => person.post(`/groups/${id}/wait`)
const detail = async (person: Person, { id }: Group) => (await person.get(`/groups/${id}`)).body.data
const isIn = async (person: Person, group: Group) => (await detail(person, group)).is_member
const waiting = async (group: Group): Promise<number[]> =>
  (await leader.get(`/groups/${group.id}/waiting-list`)).body.data.map(({ user }: { user: { id: number } }) => user.id)
const told = async (person: Person) =>
  (await person.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'group_seat_given')

/** Of whom the leader is told that they joined, and who are in it: those who came by code too. */
const joinedOf = async (group: Group): Promise<number[]> =>
  (await leader.get('/notifications?per_page=100')).body.data
    .filter(({ kind, data }: { kind: string; data: { group_id: number } }) => kind === 'group_member_joined' && data.group_id === group.id)
    .map(({ data }: { data: { user_id: number } }) => data.user_id)
    .sort()

/** A full group of the leader and `members`. */
async function fullGroup(members: number) {
  const people = await given.people(members, church)
  const group: Group = await given.group({ by: leader, of: church })
  await leader.put(`/groups/${group.id}`, { member_limit: members + 1 })
  for (const person of people) assert.equal((await join(person, group)).status, 200)
  return { group, people }
}
async function line(count: number, group: Group) {
  const people = await given.people(count, church)
  for (const [index, person] of people.entries()) {
    const { status, body } = await wait(person, group)
    assert.deepEqual([status, body.data], [200, { status: 'waiting', wait_position: index + 1 }])
  }
  return people as [Person, ...Person[]]
}
const assertSound = async () => assert.deepEqual(await checkInvariants(db, invariants), [])

it('says that one may wait, and gives a place in line that only oneself and the group’s admins see', async () => {
  const { group, people } = await fullGroup(1)
  const [first, second] = await given.people(2, church)
  const refused = await join(first!, group)
  assert.deepEqual([refused.body.error_type, refused.body.can_wait], ['group_full', true])
  assert.equal((await join(elsewhere.admin, group)).body.can_wait, false)
  const answer = await first!.post(`/groups/${group.id}/wait`, undefined, { headers: { 'accept-language': 'de' } })
  assert.deepEqual(answer.body, {
    message: `Du stehst auf der Warteliste von „${group.name}“.`,
    data: { status: 'waiting', wait_position: 1 },
  })
  assert.equal((await wait(second!, group)).body.data.wait_position, 2)
  assert.equal((await wait(first!, group)).body.data.wait_position, 1)
  assert.equal((await detail(second!, group)).wait_position, 2)
  assert.equal((await detail(leader, group)).wait_position, null)
  const { data } = (await second!.get('/groups/available')).body
  assert.equal(data.find(({ id }: { id: number }) => id === group.id).wait_position, 2)
  const list = await leader.get(`/groups/${group.id}/waiting-list`)
  assert.deepEqual(
    list.body.data.map(({ position, user }: { position: number; user: { name: string } }) => [position, user.name]),
    [
      [1, first!.name],
      [2, second!.name],
    ],
  )
  for (const person of [first!, people[0]!]) assert.equal((await person.get(`/groups/${group.id}/waiting-list`)).status, 403)
  assert.equal((await wait(elsewhere.admin, group)).status, 404)
  assert.equal((await first!.delete(`/groups/${group.id}/wait`)).status, 200)
  assert.equal((await first!.delete(`/groups/${group.id}/wait`)).status, 200)
  assert.equal((await detail(second!, group)).wait_position, 1)
})

it('gives a free seat to whoever has waited longest, who is in and told, however it became free', async () => {
  const { group, people } = await fullGroup(5)
  const [leaves, removed, gone, erased] = people as [Person, Person, Person, Person]
  const [first, second, third, fourth, fifth] = (await line(5, group)) as [Person, Person, Person, Person, Person]
  await leaves.post(`/groups/${group.id}/leave`)
  assert.ok(await isIn(first, group))
  await leader.delete(`/groups/${group.id}/members/${removed.id}`)
  assert.ok(await isIn(second, group))
  await church.admin.delete(`/organizations/${church.id}/members/${gone.id}`)
  assert.ok(await isIn(third, group))
  await eraseAccount(db, erased.id, 'operator', groupLimits(app.services))
  assert.ok(await isIn(fourth, group))
  assert.ok(!(await isIn(fifth, group)))
  await leader.put(`/groups/${group.id}`, { member_limit: 7 })
  assert.ok(await isIn(fifth, group))
  assert.deepEqual(await waiting(group), [])
  for (const person of [first, second, third, fourth, fifth]) {
    const [notice, ...more] = await told(person)
    assert.deepEqual([notice.data, more], [{ group_id: group.id }, []])
  }
  assert.deepEqual(await joinedOf(group), [people[4]!, first, second, third, fourth, fifth].map(({ id }) => id).sort())
  await assertSound()
})

it('lets nobody in by code before those who wait, and takes in at once who asks to wait where a seat is free', async () => {
  const { group, people } = await fullGroup(1)
  const [first] = await line(1, group)
  const late = await given.person({ of: church })
  await people[0]!.post(`/groups/${group.id}/leave`)
  assert.equal((await join(late, group)).body.error_type, 'group_full')
  assert.ok(await isIn(first, group))
  await first.post(`/groups/${group.id}/leave`)
  const { body } = await wait(late, group)
  assert.deepEqual(body.data, { status: 'joined', wait_position: null })
  assert.ok((await joinedOf(group)).includes(late.id))
  assert.deepEqual((await wait(late, group)).body.data, { status: 'joined', wait_position: null })
  await assertSound()
})

it('skips nobody and doubles no seat where ten leave while ten reach for their seats', async () => {
  const { group, people } = await fullGroup(10)
  const inLine = await line(10, group)
  const others = await given.people(10, church)
  const answers = await Promise.all(
    people.flatMap((person, index) => [person.post(`/groups/${group.id}/leave`), join(others[index]!, group)]),
  )
  assert.ok(answers.every(({ status }) => status === 200 || status === 422))
  for (const person of inLine) assert.ok(await isIn(person, group))
  for (const person of others) assert.ok(!(await isIn(person, group)))
  assert.equal((await detail(leader, group)).member_count, 11)
  for (const person of inLine) assert.equal((await told(person)).length, 1)
  await assertSound()
})

it('puts ten who reach for the line at once in ten places, and takes them in in that order', async () => {
  const { group, people } = await fullGroup(3)
  const ten = await given.people(10, church)
  const answers = await Promise.all(ten.map((person) => wait(person, group)))
  assert.deepEqual(
    answers.map(({ body }) => body.data.wait_position).sort((one, other) => one - other),
    Array.from({ length: 10 }, (_, index) => index + 1),
  )
  const order = await waiting(group)
  await Promise.all(people.map((person) => person.post(`/groups/${group.id}/leave`)))
  assert.deepEqual(await waiting(group), order.slice(3))
  await assertSound()
})

it('turns waiting into asking when the group closes', async () => {
  const { group } = await fullGroup(1)
  const [first, second] = (await line(2, group)) as [Person, Person]
  await leader.put(`/groups/${group.id}`, { join_type: 'closed' })
  assert.equal((await detail(first, group)).wait_position, null)
  const pending = (await leader.get(`/groups/${group.id}/join-requests`)).body
  assert.deepEqual(
    pending.map(({ user_id }: { user_id: number }) => user_id),
    [first.id, second.id],
  )
  assert.equal((await wait(await given.person({ of: church }), group)).body.error_type, 'closed_group')
  await assertSound()
})

it('keeps the line while the group is inactive or deleted, and seats nobody there', async () => {
  const { group, people } = await fullGroup(2)
  const [first, second] = (await line(2, group)) as [Person, Person]
  await leader.put(`/groups/${group.id}/status`, { status: 'inactive' })
  await people[0]!.post(`/groups/${group.id}/leave`)
  assert.deepEqual(await waiting(group), [first.id, second.id])
  assert.equal((await wait(await given.person({ of: church }), group)).body.error_type, 'group_not_live')
  await leader.put(`/groups/${group.id}/status`, { status: 'active' })
  assert.ok(await isIn(first, group))
  await leader.delete(`/groups/${group.id}`)
  assert.equal((await wait(second, group)).status, 404)
  await church.admin.delete(`/organizations/${church.id}/members/${people[1]!.id}`)
  await assertSound()
})

it('passes over who is suspended, and forgets who leaves the church or erases their account', async () => {
  const { group, people } = await fullGroup(2)
  const [suspended, leaving, erased, last] = (await line(4, group)) as [Person, Person, Person, Person]
  await suspendAccount(db, suspended.id)
  await church.admin.delete(`/organizations/${church.id}/members/${leaving.id}`)
  await eraseAccount(db, erased.id, 'operator', groupLimits(app.services))
  assert.deepEqual(await waiting(group), [suspended.id, last.id])
  await people[0]!.post(`/groups/${group.id}/leave`)
  assert.ok(await isIn(last, group))
  assert.deepEqual(await waiting(group), [suspended.id])
  // The line of one who can't come holds nobody up.
  await people[1]!.post(`/groups/${group.id}/leave`)
  assert.equal((await join(await given.person({ of: church }), group)).status, 200)
  await assertSound()
})

it('gives seats that the operator’s limit opens, where nobody held the group', async () => {
  const { group } = await fullGroup(1)
  const [first] = await line(1, group)
  await leader.put(`/groups/${group.id}`, { member_limit: null })
  assert.ok(await isIn(first, group))
  await db.run(sql`update organizations set max_group_members = 3 where id = ${church.id}`)
  const second = await given.person({ of: church })
  assert.equal((await wait(second, group)).body.data.status, 'waiting')
  await db.run(sql`update organizations set max_group_members = 40 where id = ${church.id}`)
  await queueJob(db, giveSeats, {})
  await app.work()
  assert.ok(await isIn(second, group))
  await assertSound()
})

it('holds no waiting list for global groups', async () => {
  const { body } = await leader.post(`/groups/${church.global_group_id}/wait`)
  assert.equal(body.error_type, 'membership_is_automatic')
})
