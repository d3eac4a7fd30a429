import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'

const app = await startApp()
const given = givenFor(app)
const { circle, post, comment, seen } = givenPosts(app)
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

it('knows nobody outside one’s organizations', async () => {
  for (const id of [elsewhere.admin.id, 999_999_999]) {
    assert.equal((await blocker!.post(`/users/${id}/block`)).status, 404)
    assert.equal((await blocker!.delete(`/users/${id}/block`)).status, 404)
  }
})

it('can be taken back after they have left the organization', async () => {
  const leaving = await given.person({ of: church })
  await blocker!.post(`/users/${leaving.id}/block`)
  await church.admin.delete(`/organizations/${church.id}/members/${leaving.id}`)
  assert.equal((await blocker!.get('/user/blocks')).body.data.length, 1)
  assert.equal((await blocker!.delete(`/users/${leaving.id}/block`)).status, 200)
  assert.equal((await blocker!.delete(`/users/${leaving.id}/block`)).status, 404)
})

it('does not list people whose account is deleted', async () => {
  const leaving = await given.person({ of: church })
  await blocker!.post(`/users/${leaving.id}/block`)
  await eraseAccount(app.services.db, leaving.id, 'operator')
  assert.deepEqual((await blocker!.get('/user/blocks')).body.data, [])
})
