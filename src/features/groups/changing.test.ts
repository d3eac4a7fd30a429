import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveLimits } from '#features/organizations/queries.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

it('is as large as its admins make it, up to what the organization allows, and nobody in it has to go', async () => {
  const church = await given.organization()
  await saveLimits(db, church.id, { maxGroupMembers: 4 })
  const leader = await given.person({ of: church, role: 'leadership' })
  const [first, second, third] = (await given.people(3, church)) as [Person, Person, Person]
  const group = await given.group({ by: leader, of: church })
  const read = async () => (await leader.get(`/groups/${group.id}`)).body.data
  const resize = (by: Person, member_limit: unknown) => by.put(`/groups/${group.id}`, { member_limit })
  const join = (person: Person) => person.post('/groups/join', { joinCode: group.code })
  assert.deepEqual([(await read()).max_members, (await read()).max_members_allowed], [4, 4])
  for (const person of [first, second]) assert.equal((await join(person)).status, 200)
  assert.equal((await resize(first, 2)).status, 403)
  assert.equal((await resize(leader, 2)).status, 200)
  assert.deepEqual([(await read()).max_members, (await read()).member_count], [2, 3])
  const full = await join(third)
  assert.deepEqual([full.status, full.body.error_type, full.body.max_members], [422, 'group_full', 2])
  assert.equal((await third.get('/groups/available')).body.data[0].is_full, true)
  // A client that sends back what it read changes nothing by it.
  await leader.put(`/groups/${group.id}`, { name: 'Renamed', max_members: 1 })
  assert.equal((await read()).max_members, 2)

  const tooMany = await app.request('PUT', `/groups/${group.id}`, {
    token: leader.token,
    headers: { 'accept-language': 'es' },
    body: { member_limit: 5 },
  })
  assert.deepEqual([tooMany.status, tooMany.body.codes], [422, { member_limit: [{ rule: 'max', max: 4 }] }])
  assert.match(tooMany.body.message, /Máximo de personas/)
  for (const wrong of [0, -1, 'many']) assert.deepEqual(Object.keys((await resize(leader, wrong)).body.errors), ['member_limit'])
  assert.equal((await resize(leader, null)).status, 200)
  assert.equal((await join(third)).status, 200)
  await resize(leader, 4)
  await saveLimits(db, church.id, { maxGroupMembers: 3 })
  assert.deepEqual([(await read()).max_members, (await read()).max_members_allowed], [3, 3])
})
