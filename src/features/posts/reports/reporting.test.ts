import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { invariants } from '../invariants.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const { circle, post, comment, prayer, seen } = givenPosts(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const people = await given.people(10, church)
const [author, reporter] = people as [Person, Person]
const [outside] = await given.people(1, church)
const group = await circle(church, leader, ...people)

const report = (person: Person, { group_id, id }: { group_id: number; id: number }, reason = 'Spam') =>
  person.post(`/groups/${group_id}/post/${id}/report`, { reason })
const reportComment = (person: Person, id: number, groupId = group.id) =>
  person.post(`/groups/${groupId}/post/comment/${id}/report`, { reason: 'Rude' })
const resolve = (person: Person, id: number, action: string) => person.post(`/manage/reports/${id}/resolve`, { action })
const reports = async (person: Person, query = '') => (await person.get(`/manage/reports${query}`)).body.data

it('is kept once for each person, and answered 200 when it comes again', async () => {
  const made = await post(author, group)
  const first = await report(reporter, made, 'Advertising')
  assert.equal(first.status, 201)
  const again = await report(reporter, made, 'Other words')
  assert.deepEqual([again.status, again.body.data], [200, first.body.data])
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(people[2]!, made)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array.from({ length: 9 }, () => 200), 201])
  assert.equal((await reports(leader)).filter(({ post_id }: { post_id: number }) => post_id === made.id).length, 2)
})

it('shows moderators what was written and by whom, not who reported it', async () => {
  const made = await post(author, group, { title: 'Offer', content: 'Buy this' })
  const said = await comment(author, made, 'Really')
  await report(reporter, made)
  await reportComment(reporter, said.id)
  const answer = await leader.get('/manage/reports?per_page=2')
  const [onComment, onPost] = answer.body.data
  assert.deepEqual(
    [onPost.kind, onPost.group.name, onPost.content.title, onPost.content.message, onPost.content.user.id, onPost.status],
    ['post', (await leader.get(`/groups/${group.id}`)).body.data.name, 'Offer', 'Buy this', author.id, 'open'],
  )
  assert.deepEqual(
    [onComment.kind, onComment.post_id, onComment.comment_id, onComment.content.message],
    ['comment', made.id, said.id, 'Really'],
  )
  assert.ok(!answer.text.includes(reporter.name))
  const next = await leader.get(`/manage/reports?per_page=2&cursor=${answer.body.meta.next_cursor}`)
  assert.ok(next.body.data.every(({ id }: { id: number }) => id < onPost.id))
})

it('is listed to the group’s admins and the organization’s, in this or that organization', async () => {
  const second = await circle(church, await given.person({ of: church, role: 'leadership' }), reporter, author)
  const made = await post(author, second)
  const { id } = (await report(reporter, made)).body.data
  const has = async (person: Person, query = '') => (await reports(person, query)).some((item: { id: number }) => item.id === id)
  assert.equal(await has(church.admin), true)
  assert.equal(await has(church.admin, `?organization_id=${church.id}`), true)
  assert.equal(await has(leader), false)
  assert.equal(await has(elsewhere.admin), false)
  for (const person of [reporter, outside!]) assert.equal((await person.get('/manage/reports')).status, 403)
  assert.equal((await church.admin.get(`/manage/reports?organization_id=${elsewhere.id}`)).status, 404)
  assert.equal((await resolve(leader, id, 'dismiss')).status, 403)
  assert.equal((await resolve(elsewhere.admin, id, 'dismiss')).status, 404)
  assert.equal((await resolve(reporter, id, 'dismiss')).status, 403)
})

it('takes away what was reported, closes what else was reported about it, and stays decided', async () => {
  const made = await post(author, group)
  const said = await comment(author, made)
  const first = (await report(reporter, made)).body.data
  const second = (await report(people[2]!, made)).body.data
  const third = (await reportComment(people[3]!, said.id)).body.data
  const { status, body } = await resolve(leader, first.id, 'remove')
  assert.deepEqual([status, body.data.status, body.data.post_id], [200, 'removed', null])
  assert.equal((await leader.get(`/groups/${group.id}/post/${made.id}`)).status, 404)
  const removed = await reports(church.admin, '?status=removed')
  for (const { id } of [first, second, third]) {
    const found = removed.find((item: { id: number }) => item.id === id)
    assert.deepEqual([found.resolved_by, found.content], [leader.id, null])
  }
  const again = await resolve(church.admin, first.id, 'dismiss')
  assert.deepEqual([again.status, again.body.data], [200, body.data])
})

it('takes away a comment and leaves the post', async () => {
  const made = await post(author, group)
  const said = await comment(author, made)
  const { id } = (await reportComment(reporter, said.id)).body.data
  assert.equal((await resolve(church.admin, id, 'remove')).status, 200)
  const left = await seen(leader, made)
  assert.deepEqual([left.comment_count, left.comments], [0, []])
})

it('leaves what was written when it is dismissed', async () => {
  const made = await post(author, group)
  const { id } = (await report(reporter, made)).body.data
  assert.equal((await resolve(leader, id, 'dismiss')).body.data.status, 'dismissed')
  assert.equal((await resolve(leader, id, 'remove')).body.data.status, 'dismissed')
  assert.equal((await seen(leader, made)).id, made.id)
  assert.equal((await report(reporter, made)).body.data.status, 'dismissed')
})

it('is written down for the organization’s admins, with what was taken away and never what it said', async () => {
  const made = await post(author, group, { content: 'Buy this' })
  const said = await comment(author, made)
  const log = async () => (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  const before = (await log()).length
  const onComment = (await reportComment(reporter, said.id)).body.data
  const onPost = (await report(reporter, made)).body.data
  await resolve(leader, onComment.id, 'dismiss')
  await resolve(leader, onPost.id, 'remove')
  await resolve(leader, onPost.id, 'remove')
  await author.delete(`/groups/${group.id}/post/${(await post(author, group)).id}`)
  const entries = (await log()).slice(0, -before)
  assert.deepEqual(
    entries.map(({ action, subject, details }: never) => [action, (subject as { id: number }).id, details]),
    [
      ['report.resolved', onPost.id, { group_id: group.id, action: 'remove' }],
      ['post.removed', made.id, { group_id: group.id }],
      ['report.resolved', onComment.id, { group_id: group.id, action: 'dismiss' }],
    ],
  )
})

it('is decided once, whoever of ten comes first', async () => {
  const made = await post(author, group)
  const { id } = (await report(reporter, made)).body.data
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => resolve(leader, id, n % 2 ? 'remove' : 'dismiss')))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ body }) => body.data.status)).size, 1)
})

it('is closed when the author takes back what was reported', async () => {
  const made = await post(author, group)
  const said = await comment(author, made)
  const onComment = (await reportComment(reporter, said.id)).body.data
  await author.delete(`/groups/${group.id}/post/comment/${said.id}`)
  const onPost = (await report(reporter, made)).body.data
  await author.delete(`/groups/${group.id}/post/${made.id}`)
  const removed = await reports(leader, '?status=removed')
  for (const { id } of [onComment, onPost]) assert.equal(removed.find((item: { id: number }) => item.id === id).resolved_by, null)
})

it('does not show who wrote an anonymous prayer', async () => {
  const made = await prayer(author, church, { isAnonymous: true })
  const { id } = (await report(reporter, made)).body.data
  const answer = await church.admin.get('/manage/reports')
  const [found] = answer.body.data
  assert.deepEqual([found.id, found.content.user.id, found.content.user.name], [id, 0, 'Anonymous'])
  assert.deepEqual(found.content.user.is_blocked, false)
})

it('is for those who may read the thing', async () => {
  const made = await post(author, group)
  const said = await comment(author, made)
  const away = await circle(church, leader, reporter)
  assert.equal((await report(outside!, made)).status, 403)
  assert.equal((await reportComment(outside!, said.id)).status, 403)
  assert.equal((await report(elsewhere.admin, made)).status, 404)
  assert.equal((await reportComment(elsewhere.admin, said.id)).status, 404)
  assert.equal((await report(reporter, { ...made, group_id: away.id })).status, 404)
  assert.equal((await reportComment(reporter, said.id, away.id)).status, 404)
  assert.equal((await report(church.admin, made)).status, 201)
  assert.deepEqual(Object.keys((await report(reporter, made, ' ')).body.errors), ['reason'])
})

it('goes with its group, as everything written there does', async () => {
  const { db } = app.services
  const going = await circle(church, leader, author, reporter)
  const made = await post(author, going)
  const said = await comment(author, made)
  await comment(reporter, made, 'Yes', said.id)
  await reporter.post(`/groups/${going.id}/post/${made.id}/like`)
  await report(reporter, made)
  await reportComment(reporter, said.id, going.id)
  await db.run(sql`delete from groups where id = ${going.id}`)
  assert.equal(await db.run(sql`select from post_comments where post_id = ${made.id}`), 0)
  assert.equal(await db.run(sql`select from reports where group_id = ${going.id}`), 0)
})

it('leaves nothing broken behind', async () => {
  assert.deepEqual(await checkInvariants(app.services.db, invariants), [])
})
