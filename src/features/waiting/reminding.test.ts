import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { remindOfWaiting } from './reminding.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db, log } = app.services
const given = givenFor(app)

const today = Temporal.Now.plainDateISO('UTC')
/** Looks at a time of this day in Berlin, in as many processes as are asked for. */
const look = (time: string, { days = 0, processes = 1 } = {}) => {
  const now = today.add({ days }).toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: time }).epochMilliseconds
  const context = { db, log, clock: { now: () => now }, signal: new AbortController().signal }
  return Promise.all(Array.from({ length: processes }, () => remindOfWaiting(context)))
}
const remindersOf = async (person: Person) =>
  (await person.get('/notifications')).body.data
    .filter(({ kind }: { kind: string }) => kind === 'still_waiting')
    .map(({ body }: { body: string }) => body) as string[]

async function place() {
  const church = await given.organization({ name: 'Grace', timezone: 'Europe/Berlin' })
  const leader = await given.person({ of: church, role: 'leadership' })
  return { church, leader }
}
async function askedToJoin(church: Organization, leader: Person, { hours }: { hours: number }) {
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  const { request } = (await (await given.person({ of: church })).post('/groups/join-request', { group_id: group.id })).body
  await db.run(sql`update join_requests set created_at = now() - make_interval(hours => ${hours}) where id = ${request.id}`)
  return { group, request }
}
async function askedForPrayer(by: Person, { hours }: { hours: number }) {
  const { request } = (await by.post('/prayer-requests', { title: 'Rain', request_text: 'Please' })).body
  await db.run(sql`update prayer_requests set created_at = now() - make_interval(hours => ${hours}) where id = ${request.id}`)
  return request
}

it('reminds once a morning, in one message, of requests older than two days and prayers older than one', async () => {
  const { church, leader } = await place()
  await askedToJoin(church, leader, { hours: 49 })
  await askedToJoin(church, leader, { hours: 47 })
  const prayer = await askedForPrayer(await given.person({ of: church }), { hours: 25 })
  await askedForPrayer(await given.person({ of: church }), { hours: 23 })
  await look('07:59')
  assert.deepEqual(await remindersOf(leader), [])
  await look('08:10', { processes: 10 })
  await look('09:10')
  const both = '1 request to join at Grace has waited for more than two days. 1 prayer request at Grace has waited for more than a day.'
  for (const person of [leader, church.admin]) assert.deepEqual(await remindersOf(person), [both])
  await leader.post(`/prayer-requests/${prayer.id}/reject`)
  assert.deepEqual(await remindersOf(leader), [both]) // there is the other
  await look('08:10', { days: 1 })
  assert.equal((await remindersOf(leader)).length, 2)
})

it('tells a group’s admin of their groups alone, a leader of prayers alone, and nobody of their own', async () => {
  const { church, leader } = await place()
  const other = await given.person({ of: church, role: 'leadership' })
  await askedToJoin(church, leader, { hours: 100 })
  await look('08:30')
  assert.equal((await remindersOf(leader)).length, 1)
  assert.deepEqual(await remindersOf(other), [])
  await askedForPrayer(other, { hours: 100 })
  await look('08:30', { days: 1 })
  assert.deepEqual(await remindersOf(other), [])
  assert.equal((await remindersOf(church.admin)).length, 2)
  assert.match((await remindersOf(leader))[0]!, /to join .* prayer request/)
})

it('reminds no admin of what they asked for themselves, and of it no more when that alone waits', async () => {
  const { church, leader } = await place()
  const asks = await given.person({ of: church, role: 'admin' })
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  await asks.post('/groups/join-request', { group_id: group.id })
  await db.run(sql`update join_requests set created_at = now() - interval '49 hours' where group_id = ${group.id}`)
  await look('08:30')
  for (const person of [leader, church.admin]) assert.equal((await remindersOf(person)).length, 1)
  assert.deepEqual(await remindersOf(asks), [])
  const { request } = await askedToJoin(church, leader, { hours: 49 })
  await look('08:30', { days: 1 })
  assert.equal((await remindersOf(asks)).length, 1)
  await leader.post(`/groups/join-requests/${request.id}/reject`)
  assert.deepEqual(await remindersOf(asks), [])
})

it('says nothing after the morning, or where nothing is late, and is gone when all is decided', async () => {
  const { church, leader } = await place()
  const { request } = await askedToJoin(church, leader, { hours: 49 })
  await look('12:00')
  assert.deepEqual(await remindersOf(leader), [])
  await look('11:59')
  assert.equal((await remindersOf(leader)).length, 1)
  await leader.post(`/groups/join-requests/${request.id}/reject`)
  assert.deepEqual(await remindersOf(leader), [])
  await look('08:00', { days: 1 })
  assert.deepEqual(await remindersOf(leader), [])
})
