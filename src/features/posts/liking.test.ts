import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { invariants } from './invariants.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000, DATABASE_CONNECTIONS: 12 } })
const given = givenFor(app)
const { circle, post, prayer, seen } = givenPosts(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const people = await given.people(10, church)
const [outside] = await given.people(1, church)
const group = await circle(church, leader, ...people)

const send = (person: Person, { group_id, id }: { group_id: number; id: number }, word: 'like' | 'unlike') =>
  person.post(`/groups/${group_id}/post/${id}/${word}`)

it('counts everybody once, and takes them back', async () => {
  const made = await post(leader, group)
  const answer = await send(people[0]!, made, 'like')
  assert.deepEqual([answer.status, answer.body], [200, { status: 'success', likes: 1 }])
  assert.equal((await send(people[0]!, made, 'like')).body.likes, 1)
  assert.equal((await send(people[1]!, made, 'like')).body.likes, 2)
  assert.equal((await send(people[0]!, made, 'unlike')).body.likes, 1)
  assert.equal((await send(people[0]!, made, 'unlike')).body.likes, 1)
  assert.deepEqual([(await seen(people[0]!, made)).is_liked, (await seen(people[1]!, made)).is_liked], [false, true])
})

it('never drifts, however ten people like and unlike at once', async () => {
  const made = await post(leader, group)
  const atOnce = (wordOf: (n: number) => 'like' | 'unlike') =>
    sendWhileLocked(
      app.services.db,
      (tx) => tx.run(sql`select from group_posts where id = ${made.id} for no key update`),
      () => people.map((person, n) => send(person, made, wordOf(n))),
    )
  for (const answers of [await atOnce(() => 'like'), await atOnce((n) => (n < 4 ? 'unlike' : 'like'))])
    assert.ok(answers.every(({ status }) => status === 200))
  assert.equal((await seen(leader, made)).likes, 6)
  await Promise.all(people.flatMap((person) => [send(person, made, 'like'), send(person, made, 'unlike'), send(person, made, 'like')]))
  assert.deepEqual(await checkInvariants(app.services.db, invariants), [])
})

it('understands the direction that older clients send', async () => {
  const made = await post(leader, group)
  const old = (direction: string) => people[0]!.post(`/groups/${group.id}/post/like`, { post_id: made.id, direction })
  assert.deepEqual((await old('like')).body, { status: 'success', likes: 1 })
  assert.deepEqual((await old('like')).body, { status: 'success', likes: 1 })
  assert.deepEqual((await old('unlike')).body, { status: 'success', likes: 0 })
  assert.deepEqual((await old('sideways')).body.errors, { direction: ['The selected direction is invalid.'] })
})

it('understands a direction at the address of the post too', async () => {
  const made = await post(leader, group)
  const sent = (body?: object) => people[0]!.post(`/groups/${group.id}/post/${made.id}/like`, body)
  assert.equal((await sent()).body.likes, 1)
  assert.equal((await sent({ post_id: made.id, direction: 'unlike' })).body.likes, 0)
  assert.equal((await sent({ direction: 'like' })).body.likes, 1)
  assert.equal((await sent({ direction: null })).body.likes, 1)
  for (const direction of ['sideways', 1, true]) {
    const { status, body } = await sent({ direction })
    assert.deepEqual([status, body.errors], [422, { direction: ['The selected direction is invalid.'] }])
  }
})

it('lets everybody like in global groups, prayers too', async () => {
  const news = await post(church.admin, { id: church.global_group_id })
  for (const made of [news, await prayer(people[1]!, church, { isAnonymous: true })]) {
    assert.equal((await send(outside!, made, 'like')).body.likes, 1)
    assert.equal((await send(outside!, made, 'unlike')).body.likes, 0)
  }
})

it('is for members, and for posts of their group', async () => {
  const made = await post(leader, group)
  const other = await circle(church, leader, people[0]!)
  for (const word of ['like', 'unlike'] as const) {
    for (const person of [outside!, church.admin]) assert.equal((await send(person, made, word)).status, 403)
    assert.equal((await send(elsewhere.admin, made, word)).status, 404)
    assert.equal((await send(people[0]!, { ...made, group_id: other.id }, word)).status, 404)
    assert.equal((await send(people[0]!, { ...made, id: 999_999_999 }, word)).status, 404)
    const old = await people[0]!.post(`/groups/${other.id}/post/like`, { post_id: made.id, direction: word })
    assert.equal(old.status, 404)
  }
  assert.equal((await seen(leader, made)).likes, 0)
})

it('goes with the post', async () => {
  const made = await post(leader, group)
  await send(people[0]!, made, 'like')
  await leader.delete(`/groups/${group.id}/post/${made.id}`)
  assert.equal((await send(people[0]!, made, 'unlike')).status, 404)
})
