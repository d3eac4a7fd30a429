import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { removeComment } from './comments/queries.ts'
import { invariants } from './invariants.ts'
import { lockPost } from './queries.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000, DATABASE_CONNECTIONS: 12 } })
const given = givenFor(app)
const { circle, post, comment, prayer, seen } = givenPosts(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const people = await given.people(10, church)
const [outside] = await given.people(1, church)
const [author, other] = people as [Person, Person]
const group = await circle(church, leader, ...people)

const write = (person: Person, groupId: number, fields: object) => person.post(`/groups/${groupId}/post/comment`, fields)
const pathOf = (id: number, groupId = group.id) => `/groups/${groupId}/post/comment/${id}`

it('shows the comment as it will be seen', async () => {
  const made = await post(leader, group)
  const { status, body } = await write(author, group.id, { post_id: made.id, message: ' Amen ' })
  assert.equal(status, 201)
  assert.deepEqual([body.status, body.data.message, body.data.parent_id, body.data.user.name], ['success', 'Amen', null, author.name])
  assert.deepEqual((await seen(other, made)).comments, [body.data])
})

it('tells the author of the post, as long as the comment is there', async () => {
  const made = await post(author, group)
  const { data } = (await write(other, group.id, { post_id: made.id, message: 'Amen' })).body
  await write(author, group.id, { post_id: made.id, message: 'Thank you' })
  const told = async (person: Person) =>
    (await person.get('/notifications')).body.data.filter(
      (notification: { data: { post_id?: number } }) => notification.data.post_id === made.id,
    )
  const [notification, ...others] = await told(author)
  assert.deepEqual(
    [notification.kind, notification.data, others],
    ['comment_on_post', { group_id: group.id, post_id: made.id, comment_id: data.id }, []],
  )
  assert.deepEqual(await told(other), [])
  await other.delete(pathOf(data.id))
  assert.deepEqual(await told(author), [])
})

it('takes the text under its old name, and prefers the new one', async () => {
  const made = await post(leader, group)
  const old = await write(author, group.id, { post_id: made.id, comment: 'Old' })
  assert.equal(old.body.data.message, 'Old')
  const both = await write(author, group.id, { post_id: made.id, comment: 'Old', message: 'New' })
  assert.equal(both.body.data.message, 'New')
  const path = pathOf(old.body.data.id)
  assert.equal((await author.put(path, { comment: 'Changed' })).body.data.message, 'Changed')
  assert.equal((await author.put(path, { comment: 'Old', message: 'New' })).body.data.message, 'New')
  assert.deepEqual((await author.put(path, {})).body.errors, { message: ['The message field is required.'] })
  const nothing = await write(author, group.id, {})
  assert.deepEqual(Object.keys(nothing.body.errors), ['post_id', 'message'])
})

it('counts ten comments that come at once', async () => {
  const made = await post(leader, group)
  await sendWhileLocked(
    app.services.db,
    (tx) => tx.run(sql`select from group_posts where id = ${made.id} for no key update`),
    () => people.map((person) => write(person, group.id, { post_id: made.id, message: 'Amen' })),
  )
  const { comment_count, comments } = await seen(leader, made)
  assert.deepEqual([comment_count, comments.length], [10, 10])
  await Promise.all(comments.map(({ id, user }) => people.find((person) => person.id === user.id)!.delete(pathOf(id))))
  assert.equal((await seen(leader, made)).comment_count, 0)
  assert.deepEqual(await checkInvariants(app.services.db, invariants), [])
})

it('keeps answers when what they answer is deleted', async () => {
  const made = await post(leader, group)
  const said = await comment(author, made, 'Question')
  const answers = [await comment(other, made, 'Answer', said.id), await comment(leader, made, 'Another', said.id)]
  const { status, body } = await author.delete(pathOf(said.id))
  assert.deepEqual([status, body.status], [200, 'success'])
  const left = await seen(leader, made)
  assert.equal(left.comment_count, 2)
  assert.deepEqual(
    left.comments.map(({ id, parent_id }) => ({ id, parent_id })),
    answers.map(({ id }) => ({ id, parent_id: null })),
  )
})

it('answers 404 to those who answer a comment that is being deleted', async () => {
  const made = await post(leader, group)
  const said = await comment(author, made)
  const answers = await sendWhileLocked(
    app.services.db,
    async (tx) => {
      await lockPost(tx, group.id, made.id)
      await removeComment(tx, said.id)
    },
    () => [
      write(other, group.id, { post_id: made.id, message: 'Yes', parent_id: said.id }),
      author.put(pathOf(said.id), { message: 'Better words' }),
      author.delete(pathOf(said.id)),
      other.post(`${pathOf(said.id)}/report`, { reason: 'Rude' }),
    ],
  )
  for (const { status, text } of answers) assert.equal(status, 404, text)
})

it('answers only comments of the same post; those of other groups do not exist', async () => {
  const [made, beside] = [await post(leader, group), await post(leader, group)]
  const away = await circle(church, leader, author)
  const there = await post(leader, away)
  const said = await comment(author, made)
  const near = await write(author, group.id, { post_id: beside.id, message: 'Yes', parent_id: said.id })
  assert.deepEqual([near.status, Object.keys(near.body.errors)], [422, ['parent_id']])
  assert.equal((await write(author, away.id, { post_id: there.id, message: 'Yes', parent_id: said.id })).status, 404)
  assert.equal((await write(author, group.id, { post_id: made.id, message: 'Yes', parent_id: 999_999_999 })).status, 404)
})

it('is refused in global groups to everybody ({error})', async () => {
  const news = await post(church.admin, { id: church.global_group_id })
  const praying = await prayer(author, church)
  for (const made of [news, praying])
    for (const person of [author, leader, church.admin]) {
      const { status, body } = await write(person, made.group_id, { post_id: made.id, message: 'Amen' })
      assert.deepEqual([status, Object.keys(body)], [403, ['error', 'message', 'code']])
    }
  assert.equal((await seen(author, news)).comment_count, 0)
})

it('is for members, and for posts of their group', async () => {
  const made = await post(leader, group)
  const away = await circle(church, leader, author)
  for (const person of [outside!, church.admin])
    assert.equal((await write(person, group.id, { post_id: made.id, message: 'Amen' })).status, 403)
  assert.equal((await write(elsewhere.admin, group.id, { post_id: made.id, message: 'Amen' })).status, 404)
  assert.equal((await write(author, away.id, { post_id: made.id, message: 'Amen' })).status, 404)
  assert.equal((await write(author, group.id, { post_id: 999_999_999, message: 'Amen' })).status, 404)
})

it('lets only its author change or delete a comment ({status, message})', async () => {
  const made = await post(leader, group)
  const away = await circle(church, leader, author)
  const said = await comment(author, made)
  for (const person of [other, leader, church.admin])
    for (const [answer, code] of [
      [await person.put(pathOf(said.id), { message: 'Mine' }), 'only_author_changes_comment'],
      [await person.delete(pathOf(said.id)), 'only_author_deletes_comment'],
    ] as const) {
      assert.equal(answer.status, 403)
      const { status, message, ...others } = answer.body
      assert.deepEqual([status, typeof message, others], ['error', 'string', { code }])
    }
  for (const [person, groupId, status] of [
    [outside!, group.id, 403],
    [elsewhere.admin, group.id, 404],
    [author, away.id, 404],
  ] as const) {
    assert.equal((await person.put(pathOf(said.id, groupId), { message: 'Mine' })).status, status)
    assert.equal((await person.delete(pathOf(said.id, groupId))).status, status)
  }
  const { body } = await author.put(pathOf(said.id), { message: 'Second thoughts' })
  assert.deepEqual([body.status, body.data.message, body.data.created_at], ['success', 'Second thoughts', said.created_at])
  assert.ok(body.data.updated_at > said.updated_at)
})

it('pages through all comments of a post, the oldest first', async () => {
  const made = await post(leader, group)
  const said: number[] = []
  for (let n = 0; n < 5; n++) said.push((await comment(people[n]!, made)).id)
  const read: number[] = []
  for (let cursor = ''; ; ) {
    const { data, meta } = (await author.get(`/groups/${group.id}/post/${made.id}/comments?per_page=2${cursor}`)).body
    read.push(...data.map(({ id }: { id: number }) => id))
    if (!meta.next_cursor) break
    cursor = `&cursor=${meta.next_cursor}`
  }
  assert.deepEqual(read, said)
  const away = await circle(church, leader, author)
  assert.equal((await author.get(`/groups/${away.id}/post/${made.id}/comments`)).status, 404)
})
