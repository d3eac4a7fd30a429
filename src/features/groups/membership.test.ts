import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

async function groupWith(...members: Person[]) {
  const group = await given.group({ by: leader, of: church })
  for (const member of members) assert.equal((await member.post('/groups/join', { joinCode: group.code })).status, 200)
  return group
}
const detail = async (by: Person, id: number) => (await by.get(`/groups/${id}`)).body.data

it('a member leaves, and who comes back has a new joined_at', async () => {
  const member = await given.person({ of: church })
  const group = await groupWith(member)
  const joined = async () =>
    (await leader.get(`/groups/${group.id}/members`)).body.data.find(({ id }: { id: number }) => id === member.id)?.joined_at
  const first = await joined()
  assert.equal((await member.post(`/groups/${group.id}/leave`)).status, 200)
  assert.equal((await member.post(`/groups/${group.id}/leave`)).status, 403)
  assert.deepEqual([(await detail(member, group.id)).member_count, (await detail(member, group.id)).is_member], [1, false])
  await member.post('/groups/join', { joinCode: group.code })
  assert.ok((await joined()) > first)
})

it('counts once who clicks join ten times, and who leaves ten times', async () => {
  const member = await given.person({ of: church })
  const group = await groupWith()
  const joins = await Promise.all(Array.from({ length: 10 }, () => member.post('/groups/join', { joinCode: group.code })))
  assert.ok(joins.every(({ status }) => status === 200))
  assert.equal((await detail(member, group.id)).member_count, 2)
  const leaves = await Promise.all(Array.from({ length: 10 }, () => member.post(`/groups/${group.id}/leave`)))
  assert.equal(leaves.filter(({ status }) => status === 200).length, 1)
  assert.equal((await detail(member, group.id)).member_count, 1)
})

it('shows what is inside to members and the organization’s admins alone', async () => {
  const [member, other] = (await given.people(2, church)) as [Person, Person]
  const group = await groupWith(member)
  for (const person of [member, leader, church.admin]) assert.equal((await person.get(`/groups/${group.id}/members`)).body.data.length, 2)
  assert.equal((await other.get(`/groups/${group.id}/members`)).status, 403)
  assert.equal((await elsewhere.admin.get(`/groups/${group.id}/members`)).status, 404)
  assert.equal((await other.get(`/groups/${group.id}`)).status, 200)
  assert.equal((await elsewhere.admin.get(`/groups/${group.id}`)).status, 404)
  const roles = (await member.get(`/groups/${group.id}/members`)).body.data.map(({ role }: { role: string }) => role)
  assert.deepEqual(roles, ['leader', 'member'])
})

it('admins make admins, and remove members', async () => {
  const [first, second] = (await given.people(2, church)) as [Person, Person]
  const group = await groupWith(first, second)
  const role = (by: Person, user: { id: number }, role: unknown) => by.put(`/groups/${group.id}/members/${user.id}`, { role })
  const kick = (by: Person, user: { id: number }) => by.delete(`/groups/${group.id}/members/${user.id}`)
  assert.equal((await kick(first, second)).status, 403)
  assert.equal((await role(first, first, 'admin')).status, 403)
  assert.deepEqual((await role(leader, first, 'leader')).body.errors, { role: ['The selected role is invalid.'] })
  assert.equal((await role(leader, first, 'admin')).body.data.role, 'admin')
  assert.equal((await kick(first, second)).status, 200)
  assert.equal((await kick(first, second)).status, 404)
  assert.equal((await role(first, second, 'admin')).status, 404)
  assert.equal((await role(church.admin, first, 'member')).status, 200)
  assert.equal((await kick(elsewhere.admin, first)).status, 404)
})

it('nobody changes, leaves, deletes, rates or is removed from a global group', async () => {
  const { admin, global_group_id: id } = church
  const member = await given.person({ of: church })
  for (const answer of [
    await admin.put(`/groups/${id}`, { name: 'x' }),
    await admin.delete(`/groups/${id}`),
    await admin.post(`/groups/${id}/rate`, { rating: 5 }),
    await admin.post(`/groups/${id}/code`),
    await admin.put(`/groups/${id}/leader`, { leader_id: admin.id }),
    await admin.put(`/groups/${id}/status`, { status: 'inactive' }),
    await admin.put(`/groups/${id}/members/${member.id}`, { role: 'admin' }),
  ])
    assert.deepEqual([answer.status, Object.keys(answer.body)], [403, ['error', 'message', 'code']])
  for (const answer of [await member.post(`/groups/${id}/leave`), await admin.delete(`/groups/${id}/members/${member.id}`)])
    assert.deepEqual([answer.status, answer.body.error_type, answer.body.group_id], [422, 'membership_is_automatic', id])
  const members = await member.get(`/groups/${id}/members`)
  assert.deepEqual([members.body.data, members.body.member_count > 1], [[], true])
  const { leadership, max_members, type, group_type } = await detail(member, id)
  assert.deepEqual([leadership.id, max_members, type, group_type], [admin.id, null, null, 'global'])
})

it('lists own groups global first, and those one could join', async () => {
  const other = await given.organization()
  const one = await given.group({ by: other.admin, of: other, name: 'Beta' })
  const closed = await given.group({ by: other.admin, of: other, name: 'Alpha', join_type: 'closed' })
  const draft = (await (await given.person({ of: other })).post('/groups', { name: 'Draft', organization_id: other.id })).body.data
  const member = await given.person({ of: other })
  const { data } = (await member.get('/groups/available')).body
  assert.deepEqual(
    data.map(({ name, is_full, pending_request_id }: never) => [name, is_full, pending_request_id]),
    [
      ['Alpha', false, null],
      ['Beta', false, null],
    ],
  )
  const { request } = (await member.post('/groups/join-request', { group_id: closed.id })).body
  assert.equal((await member.get('/groups/available')).body.data[0].pending_request_id, request.id)
  assert.equal((await detail(member, closed.id)).pending_request_id, request.id)
  await member.post('/groups/join', { joinCode: one.code })
  assert.deepEqual(
    (await member.get('/groups')).body.data.map(({ name }: { name: string }) => name),
    [other.name, 'Prayer Requests', 'Beta'],
  )
  assert.ok(!(await member.get('/groups/available')).text.includes(draft.code))
})

it('changes what its admins send, and keeps the rest', async () => {
  const group = await given.group({ by: leader, of: church, description: 'Why', type: 'Study', location: 'Room 2' })
  const member = await given.person({ of: church })
  assert.equal((await member.put(`/groups/${group.id}`, { name: 'x' })).status, 403)
  assert.equal((await elsewhere.admin.put(`/groups/${group.id}`, { name: 'x' })).status, 404)
  await leader.put(`/groups/${group.id}`, {
    name: ' New ',
    type: null,
    status: 'inactive',
    member_count: 99,
    organization_id: elsewhere.id,
    code: 'AAAAAAAA',
  })
  const after = await detail(leader, group.id)
  assert.deepEqual([after.name, after.type, after.purpose, after.location], ['New', null, 'Why', 'Room 2'])
  assert.deepEqual([after.status, after.member_count, after.organization_id, after.code], ['active', 1, church.id, group.code])
  assert.equal((await leader.put(`/groups/${group.id}`, { description: '' })).body.data.purpose, '')
})

it('a new code replaces the old one', async () => {
  const group = await given.group({ by: leader, of: church })
  const member = await given.person({ of: church })
  assert.equal((await member.post(`/groups/${group.id}/code`)).status, 403)
  const { code } = (await leader.post(`/groups/${group.id}/code`)).body.data
  assert.match(code, /^[A-HJ-NP-Z2-9]{8}$/)
  assert.equal((await member.post('/groups/join', { joinCode: group.code })).status, 404)
  assert.equal((await member.post('/groups/join', { joinCode: code })).status, 200)
})

it('keeps one rating of each member, the newest, and shows the average', async () => {
  const [one, two] = (await given.people(2, church)) as [Person, Person]
  const group = await groupWith(one, two)
  const rate = (by: Person, rating: unknown, comment?: unknown) => by.post(`/groups/${group.id}/rate`, { rating, comment })
  assert.deepEqual([(await detail(one, group.id)).average_rating, (await detail(one, group.id)).ratings_count], [null, 0])
  assert.deepEqual((await rate(one, '5', 'Warm')).body.data, { rating: 5, comment: 'Warm', average_rating: 5, ratings_count: 1 })
  await Promise.all(Array.from({ length: 10 }, () => rate(one, 3)))
  await rate(two, 4)
  await rate(leader, 4)
  assert.deepEqual([(await detail(one, group.id)).average_rating, (await detail(one, group.id)).ratings_count], [3.7, 3])
  for (const rating of [0, 6, 3.5, 'five', null, true])
    assert.deepEqual(Object.keys((await rate(one, rating, 'x'.repeat(1001))).body.errors), ['rating', 'comment'])
  assert.equal((await rate(await given.person({ of: church }), 5)).status, 403)
  assert.equal((await rate(elsewhere.admin, 5)).status, 404)
})

it('is deleted by its leader, its admins or an admin of the organization, once, and then nobody finds it', async () => {
  const [member, groupAdmin] = (await given.people(2, church)) as [Person, Person]
  const group = await groupWith(member, groupAdmin)
  await leader.put(`/groups/${group.id}/members/${groupAdmin.id}`, { role: 'admin' })
  assert.equal((await member.delete(`/groups/${group.id}`)).status, 403)
  const answers = await Promise.all([
    ...Array.from({ length: 9 }, (_, n) => [leader, groupAdmin, church.admin][n % 3]!.delete(`/groups/${group.id}`)),
    member.post(`/groups/${group.id}/leave`),
  ])
  assert.equal(answers.slice(0, 9).filter(({ status }) => status === 200).length, 1)
  assert.equal((await member.get(`/groups/${group.id}`)).status, 404)
  assert.equal((await member.post('/groups/join', { joinCode: group.code })).status, 404)
  assert.ok(!(await groupAdmin.get('/groups')).body.data.some(({ id }: { id: number }) => id === group.id))
})
