import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { removePost } from './queries.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const { circle, post, prayer, seen } = givenPosts(app)
const church = await given.organization()
const elsewhere = await given.organization()
const [leader, otherLeader] = await Promise.all([
  given.person({ of: church, role: 'leadership' }),
  given.person({ of: church, role: 'leadership' }),
])
const [author, member, outside] = await given.people(3, church)
const stranger = elsewhere.admin

const pathOf = ({ group_id, id }: { group_id: number; id: number }) => `/groups/${group_id}/post/${id}`

it('shows the author their post with nothing on it yet', async () => {
  const group = await circle(church, leader, author!)
  const made = await post(author!, group, { title: ' Sunday ', content: '  We meet in the garden\n', type: 'event' })
  const { id, created_at, updated_at, user, ...rest } = made
  assert.deepEqual(rest, {
    group_id: group.id,
    user_id: author!.id,
    title: 'Sunday',
    message: 'We meet in the garden',
    type: 'event',
    likes: 0,
    is_liked: false,
    is_pinned: false,
    edited_at: null,
    comment_count: 0,
    meta: { is_prayer_request: false },
    pictures: [],
    comments: [],
  })
  assert.equal(created_at, updated_at)
  assert.deepEqual([user.id, user.name, user.status, user.is_blocked], [author!.id, author!.name, 'active', false])
  assert.match(user.avatar, /^https:\/\/.+\/avatars\//)
  assert.deepEqual(await seen(leader, made), made)
})

it('stores markup as the text that it is', async () => {
  const group = await circle(church, leader)
  const made = await post(leader, group, { title: '<b>1 < 2</b>', content: '<script>alert(1)</script>' })
  assert.deepEqual([made.title, made.message], ['<b>1 < 2</b>', '<script>alert(1)</script>'])
})

it('lets only members write, an admin of the organization no more than others', async () => {
  const group = await circle(church, leader)
  for (const person of [outside!, otherLeader, church.admin])
    assert.equal((await person.post(`/groups/${group.id}/post`, { content: 'Hello' })).status, 403)
  assert.equal((await stranger.post(`/groups/${group.id}/post`, { content: 'Hello' })).status, 404)
})

it('lets only admins of the organization write in its global groups ({error})', async () => {
  for (const id of [church.global_group_id, church.prayer_group_id]) {
    for (const person of [leader, member!]) {
      const { status, body } = await person.post(`/groups/${id}/post`, { content: 'Hello' })
      assert.deepEqual([status, Object.keys(body)], [403, ['error', 'message', 'code']])
    }
    await post(church.admin, { id })
  }
})

it('changes what is sent and leaves the rest as it is', async () => {
  const group = await circle(church, leader, author!)
  const made = await post(author!, group, { title: 'Title', type: 'event' })
  const { body } = await author!.put(pathOf(made), { content: 'Better words' })
  assert.deepEqual([body.data.title, body.data.message, body.data.type], ['Title', 'Better words', 'event'])
  assert.ok(body.data.updated_at > made.updated_at)
  assert.equal(body.data.created_at, made.created_at)
  const cleared = await author!.put(pathOf(made), { title: '', content: null, type: null })
  assert.deepEqual([cleared.body.data.title, cleared.body.data.message, cleared.body.data.type], ['', 'Better words', 'event'])
})

it('lets nobody but its author change a post, and no author who has left', async () => {
  const group = await circle(church, leader, author!, member!)
  const made = await post(author!, group)
  for (const person of [member!, leader, outside!, church.admin])
    assert.equal((await person.put(pathOf(made), { content: 'Mine' })).status, 403)
  assert.equal((await stranger.put(pathOf(made), { content: 'Mine' })).status, 404)
  await author!.post(`/groups/${group.id}/leave`)
  assert.equal((await author!.put(pathOf(made), { content: 'Mine' })).status, 403)
  assert.equal((await seen(leader, made)).message, 'Grace and peace')
})

it('takes the right to change global posts from an admin who has become a member', async () => {
  const admin = await given.person({ of: church, role: 'admin' })
  const made = await post(admin, { id: church.global_group_id })
  await church.admin.patch(`/organizations/${church.id}/members/${admin.id}`, { role: 'member' })
  const { status, body } = await admin.put(pathOf(made), { content: 'Still me' })
  assert.deepEqual([status, Object.keys(body)], [403, ['error', 'message', 'code']])
  assert.equal((await admin.delete(pathOf(made))).status, 200)
})

it('lets the author, the group’s admins and the organization’s admins delete a post', async () => {
  const groupAdmin = await given.person({ of: church })
  const group = await circle(church, leader, author!, member!, groupAdmin)
  await leader.put(`/groups/${group.id}/members/${groupAdmin.id}`, { role: 'admin' })
  for (const person of [author!, groupAdmin, leader, church.admin]) {
    const made = await post(author!, group)
    for (const other of [member!, outside!, otherLeader]) assert.equal((await other.delete(pathOf(made))).status, 403)
    assert.equal((await stranger.delete(pathOf(made))).status, 404)
    assert.equal((await person.delete(pathOf(made))).status, 200)
    assert.equal((await person.delete(pathOf(made))).status, 404)
    assert.equal((await author!.get(pathOf(made))).status, 404)
  }
})

it('knows no post under another group', async () => {
  const [group, other] = [await circle(church, leader, author!), await circle(church, leader, author!)]
  const made = await post(author!, group)
  const there = pathOf({ ...made, group_id: other.id })
  assert.equal((await author!.get(there)).status, 404)
  assert.equal((await author!.put(there, { content: 'Mine' })).status, 404)
  assert.equal((await author!.delete(there)).status, 404)
  await seen(author!, made)
})

it('deletes a post once, whoever of ten comes first', async () => {
  const group = await circle(church, leader, author!)
  const made = await post(author!, group)
  const answers = await Promise.all(Array.from({ length: 10 }, () => author!.delete(pathOf(made))))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 9 }, () => 404)])
})

it('answers 404 to those who like, comment on, report or change a post that is being deleted', async () => {
  const group = await circle(church, leader, author!, member!)
  const made = await post(author!, group)
  const answers = await sendWhileLocked(
    app.services.db,
    (tx) => removePost(tx, made.id),
    () => [
      member!.post(`${pathOf(made)}/like`),
      member!.post(`/groups/${group.id}/post/comment`, { post_id: made.id, message: 'Amen' }),
      member!.post(`${pathOf(made)}/report`, { reason: 'Spam' }),
      author!.put(pathOf(made), { content: 'Better words' }),
      leader.delete(pathOf(made)),
    ],
  )
  for (const { status, text } of answers) assert.equal(status, 404, text)
})

it('lets nobody change the post of a prayer request, not even its author', async () => {
  const made = await prayer(author!, church)
  for (const person of [author!, member!, church.admin]) assert.equal((await person.put(pathOf(made), { content: 'Mine' })).status, 403)
})

it('lets the author of a prayer and those who moderate prayers delete its post', async () => {
  for (const person of [author!, leader, church.admin]) {
    const made = await prayer(author!, church, { isAnonymous: true })
    assert.equal((await member!.delete(pathOf(made))).status, 403)
    assert.equal((await stranger.delete(pathOf(made))).status, 404)
    assert.equal((await person.delete(pathOf(made))).status, 200)
  }
})
