import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const { circle, post, prayer } = givenPosts(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const [member, outside] = await given.people(2, church)

const read = async (by: Person, path: string) => (await by.get(`/posts/${path}`)).body.data as { id: number; user: { name: string } }[]
const ids = async (by: Person, path: string) => (await read(by, path)).map(({ id }) => id)

it('gives the newest post of each of one’s groups, and of no other', async () => {
  const [one, two, others] = [await circle(church, leader, member!), await circle(church, leader, member!), await circle(church, leader)]
  await post(member!, one, { content: 'Older' })
  const newestOfTwo = await post(leader, two)
  const newestOfOne = await post(leader, one)
  const newestOfOthers = await post(leader, others)
  await post(church.admin, { id: church.global_group_id })
  assert.deepEqual(await ids(member!, 'newest'), [newestOfOne.id, newestOfTwo.id])
  assert.deepEqual(await ids(leader, 'newest'), [newestOfOthers.id, newestOfOne.id, newestOfTwo.id])
  assert.deepEqual(await ids(outside!, 'newest'), [])
  assert.deepEqual(await ids(member!, `newest?organization_id=${church.id}`), [newestOfOne.id, newestOfTwo.id])
  assert.equal((await member!.get(`/posts/newest?organization_id=${elsewhere.id}`)).status, 404)
  await leader.delete(`/groups/${two.id}`)
  assert.deepEqual(await ids(member!, 'newest'), [newestOfOne.id])
})

it('gives the newest prayers that are still asked for, and names no anonymous author', async () => {
  const made = []
  for (let n = 0; n < 12; n++) made.push((await prayer(member!, church, { isAnonymous: n === 11 })).id)
  await db.run(sql`update group_posts set prayer_status = 'resolved' where id = ${made[10]}`)
  const seen = await read(outside!, 'open-prayers')
  assert.deepEqual(
    seen.map(({ id }) => id),
    [made[11], ...made.slice(1, 10).reverse()],
  )
  assert.equal(seen[0]!.user.name, 'Anonymous')
  assert.equal(JSON.stringify(seen[0]).includes(member!.name), false)
  assert.deepEqual(await ids(elsewhere.admin, 'open-prayers'), [])
  assert.equal((await outside!.get(`/posts/open-prayers?organization_id=${elsewhere.id}`)).status, 404)
})
