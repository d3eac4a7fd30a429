import assert from 'node:assert/strict'
import { it } from 'node:test'
import { groupLimits } from '#features/groups/limits.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'

const app = await startApp()
const given = givenFor(app)
const { circle, post, comment, prayer, seen } = givenPosts(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const [blocker, blocked, other] = await given.people(3, church)
const group = await circle(church, leader, blocker!, blocked!, other!)

it('marks what someone writes for the one who blocked them, and for nobody else', async () => {
  const made = await post(blocked!, group)
  await comment(blocked!, made)
  for (let twice = 0; twice < 2; twice++) assert.equal((await blocker!.post(`/users/${blocked!.id}/block`)).status, 200)
  const marked = await seen(blocker!, made)
  assert.deepEqual([marked.user.is_blocked, marked.comments[0]!.user.is_blocked, marked.message], [true, true, made.message])
  for (const person of [other!, blocked!, leader]) assert.equal((await seen(person, made)).user.is_blocked, false)
  const { body } = await blocker!.get('/user/blocks')
  assert.deepEqual(
    body.data.map(({ id, name, status }: never) => ({ id, name, status })),
    [{ id: blocked!.id, name: blocked!.name, status: 'active' }],
  )
  for (let twice = 0; twice < 2; twice++) assert.equal((await blocker!.delete(`/users/${blocked!.id}/block`)).status, 200)
  assert.equal((await seen(blocker!, made)).user.is_blocked, false)
  assert.deepEqual((await blocker!.get('/user/blocks')).body.data, [])
})

it('is no way to block oneself', async () => {
  const { status, body } = await blocker!.post(`/users/${blocker!.id}/block`)
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['user']])
})

/** What comes of blocking someone, by the id alone; nothing is left of it. */
async function block(person: Person, { id }: { id: number }) {
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.post(`/users/${id}/block`)))
  const { data } = (await person.get('/user/blocks')).body
  const [status, ...others] = new Set(answers.map((answer) => answer.status))
  assert.deepEqual([others, data.length], [[], status === 200 ? 1 : 0])
  if (status === 404) assert.equal((await person.delete(`/users/${id}/block`)).status, 404)
  else await person.delete(`/users/${id}/block`)
  return status
}

it('gives no names to whoever counts ids: whom one does not see is nobody', async () => {
  const [stranger, silent] = await given.people(2, church)
  assert.equal(await block(stranger!, silent!), 404)
  assert.equal(await block(stranger!, blocked!), 404) // what they wrote is in a group that the stranger is not in
  assert.equal(await block(stranger!, church.admin), 200) // whom the global groups name
  assert.equal(await block(stranger!, leader), 200) // whom the group names
  assert.equal(await block(leader, silent!), 200) // in the list of members
  assert.equal(await block(blocker!, other!), 200) // in the same group
})

it('knows whoever one reads, for as long as they are named there', async () => {
  const [reader, wrote, commented, praying, anonymous] = await given.people(5, church)
  const herald = await given.person({ of: church, role: 'admin' })
  assert.equal(await block(reader!, herald), 404)
  await post(herald, { id: church.global_group_id })
  assert.equal(await block(reader!, herald), 200)
  await prayer(praying!, church)
  await prayer(anonymous!, church, { isAnonymous: true })
  assert.equal(await block(reader!, praying!), 200)
  assert.equal(await block(reader!, anonymous!), 404)

  const { id, code } = await circle(church, leader, wrote!, reader!)
  await commented!.post('/groups/join', { joinCode: code })
  await comment(commented!, await post(wrote!, { id }))
  await commented!.post(`/groups/${id}/leave`)
  await wrote!.post(`/groups/${id}/leave`)
  const sees = async (status: number) => {
    for (const author of [wrote!, commented!]) assert.equal(await block(reader!, author), status)
  }
  await sees(200)
  await reader!.post(`/groups/${id}/leave`)
  await sees(404)
  await reader!.post('/groups/join', { joinCode: code })
  await sees(200)
  await leader.delete(`/groups/${id}`)
  await sees(404)
})

it('knows nobody by a group that is deleted', async () => {
  const [one, two] = await given.people(2, church)
  const { id } = await circle(church, leader, one!, two!)
  assert.equal(await block(one!, two!), 200)
  await leader.delete(`/groups/${id}`)
  assert.equal(await block(one!, two!), 404)
})

it('knows nobody outside one’s organizations', async () => {
  for (const id of [elsewhere.admin.id, 999_999_999]) {
    assert.equal((await blocker!.post(`/users/${id}/block`)).status, 404)
    assert.equal((await blocker!.delete(`/users/${id}/block`)).status, 404)
  }
})

it('can be taken back after they have left the organization', async () => {
  const leaving = await given.person({ of: church })
  await leaving.post('/groups/join', { joinCode: group.code })
  assert.equal((await blocker!.post(`/users/${leaving.id}/block`)).status, 200)
  await church.admin.delete(`/organizations/${church.id}/members/${leaving.id}`)
  assert.equal((await blocker!.get('/user/blocks')).body.data.length, 1)
  assert.equal((await blocker!.delete(`/users/${leaving.id}/block`)).status, 200)
  assert.equal((await blocker!.delete(`/users/${leaving.id}/block`)).status, 404)
})

it('does not list people whose account is deleted', async () => {
  const leaving = await given.person({ of: church })
  await leaving.post('/groups/join', { joinCode: group.code })
  assert.equal((await blocker!.post(`/users/${leaving.id}/block`)).status, 200)
  await eraseAccount(app.services.db, leaving.id, 'operator', groupLimits(app.services))
  assert.deepEqual((await blocker!.get('/user/blocks')).body.data, [])
})
