import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { findActor, lifetimesOf } from '#features/accounts/actor.ts'
import { readerOf } from '#features/posts/access.ts'
import { sql } from '#platform/db/database.ts'
import { type Answer, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { approveRequest } from './moderating.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
const app = await startApp({ config: { PUSH_ALLOW: '127.0.0.0/8' }, ca: pushService.ca })
const { db, config } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const church = await given.organization()
const { admin } = church
const leader = await given.person({ of: church, role: 'leadership' })
const author = await given.person({ of: church })

let counter = 0
async function submit(person: Person = author, fields: object = {}) {
  const { status, body, text } = await person.post('/prayer-requests', {
    title: `Prayer ${++counter}`,
    request_text: 'Please pray',
    ...fields,
  })
  assert.equal(status, 201, text)
  return body.request
}
const approve = (person: Person, { id }: { id: number }) => person.post(`/prayer-requests/${id}/approve`)
const reject = (person: Person, { id }: { id: number }) => person.post(`/prayer-requests/${id}/reject`, {})
const own = async (person: Person, { id }: { id: number }) =>
  (await person.get('/prayer-requests/my-requests')).body.find((request: { id: number }) => request.id === id)
const postsTitled = (title: string) => db.many<{ id: number }>(sql`select id from group_posts where title = ${title}`)
const noticesTitled = (title: string) =>
  db.many<{ id: number }>(sql`select id from notices where kind = 'prayer_request_approved' and params ->> 'title' = ${title}`)
const tellingsOf = (noticeId: number) =>
  db.many(sql`select id from graphile_worker._private_jobs where payload ->> 'notice_id' = ${String(noticeId)}`)
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()

it('makes one post and tells the group once, however many approve at the same moment', async () => {
  const request = await submit()
  const moderators = await Promise.all(Array.from({ length: 10 }, () => given.person({ of: church, role: 'leadership' })))
  const answers = await Promise.all(moderators.map((person) => approve(person, request)))
  assert.deepEqual(statuses(answers), Array(10).fill(200))
  assert.equal(new Set(answers.map(({ body }) => body.post.id)).size, 1)
  assert.equal((await postsTitled(request.title)).length, 1)
  const notices = await noticesTitled(request.title)
  assert.equal(notices.length, 1)
  assert.equal((await tellingsOf(notices[0]!.id)).length, 1)
})

it('decides once when five approve and five reject together', async () => {
  const request = await submit()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? approve(leader, request) : reject(admin, request))))
  assert.deepEqual(statuses(answers), [...Array(5).fill(200), ...Array(5).fill(422)])
  const { status } = await own(author, request)
  for (const { body } of answers.filter(({ status }) => status === 422))
    assert.deepEqual([body.error_type, body.status], ['request_already_reviewed', status])
  assert.equal((await postsTitled(request.title)).length, status === 'approved' ? 1 : 0)
})

it('is either withdrawn or shared when both happen together', async () => {
  for (let n = 0; n < 5; n++) {
    const request = await submit()
    const [withdrawn, approved] = await Promise.all([author.delete(`/prayer-requests/${request.id}`), approve(leader, request)])
    assert.deepEqual(statuses([withdrawn!, approved!]), [200, 404])
    assert.equal((await postsTitled(request.title)).length, approved!.status === 200 ? 1 : 0)
  }
})

it('leaves nothing behind when the service dies while approving', async () => {
  const request = await submit()
  const actor = (await findActor(db, leader.token, lifetimesOf(config)))!
  const dying = db.transaction(async (tx) => {
    await approveRequest(tx, actor, request.id, { reader: readerOf(actor, config.publicUrl) })
    throw new Error('the service dies')
  })
  await assert.rejects(dying, /dies/)
  assert.equal((await own(author, request)).status, 'pending')
  assert.deepEqual([await postsTitled(request.title), await noticesTitled(request.title)], [[], []])
  assert.equal((await approve(leader, request)).status, 200)
  assert.equal((await postsTitled(request.title)).length, 1)
})

it('pushes the beginning of the prayer to everybody in the group but the author', async () => {
  const chapel = await given.organization()
  const [asking, praying] = await given.people(2, chapel)
  for (const person of [asking!, praying!]) {
    const browser = pushService.subscribe((await person.get('/push/public-key')).body.data.public_key)
    await person.post('/devices', { platform: 'web', subscription: browser })
  }
  const request = await submit(asking, { title: 'A new job', request_text: '🙏'.repeat(121) })
  const { body } = await approve(chapel.admin, request)
  await app.work()
  const pushes = pushService.received
    .map(({ payload }) => JSON.parse(payload))
    .filter(({ data }) => data.kind === 'prayer_request_approved')
  assert.match(pushes[0].tag, /^notice-\d+$/)
  assert.deepEqual(pushes, [
    {
      title: 'A prayer request: A new job',
      body: '🙏'.repeat(120),
      data: {
        kind: 'prayer_request_approved',
        group_id: chapel.prayer_group_id,
        post_id: body.post.id,
        path: `/groups/${chapel.prayer_group_id}/posts/${body.post.id}`,
      },
      tag: pushes[0].tag,
      unread_count: 1,
    },
  ])
  const kindsOf = async (person: Person) => (await person.get('/notifications')).body.data.map(({ kind }: { kind: string }) => kind)
  assert.deepEqual(await kindsOf(praying!), ['prayer_request_approved'])
  assert.deepEqual(await kindsOf(chapel.admin), ['prayer_request_approved'])
  // Whoever asked gets the news of the decision instead, which leads to the post too.
  assert.deepEqual(
    (await asking!.get('/notifications')).body.data.map(({ kind, data }: { kind: string; data: unknown }) => [kind, data]),
    [['prayer_request_reviewed', { request_id: request.id, group_id: chapel.prayer_group_id, post_id: body.post.id }]],
  )
})

it('tells the author alone that a request is not shared, and why', async () => {
  const request = await submit(await given.person({ of: church }))
  const asking = await given.person({ of: church })
  const mine = await submit(asking)
  await leader.post(`/prayer-requests/${mine.id}/reject`, { rejection_reason: 'Please leave out the name.' })
  await app.work()
  const [notification, ...others] = (await asking.get('/notifications')).body.data
  assert.equal(others.length, 0)
  assert.deepEqual(
    [notification.kind, notification.quote, notification.data],
    ['prayer_request_reviewed', 'Please leave out the name.', { request_id: mine.id }],
  )
  assert.equal((await own(asking, request)) ?? null, null)
})

it('answers the same when the same key approves twice', async () => {
  const request = await submit()
  const headers = { 'idempotency-key': `approve-${request.id}` }
  const first = await leader.post(`/prayer-requests/${request.id}/approve`, {}, { headers })
  const second = await leader.post(`/prayer-requests/${request.id}/approve`, {}, { headers })
  assert.deepEqual([second.status, second.headers['idempotency-replayed']], [200, 'true'])
  assert.deepEqual(second.body, first.body)
})

it('stays approved when the post is deleted', async () => {
  const request = await submit()
  const { post } = (await approve(leader, request)).body
  assert.equal((await author.delete(`/groups/${church.prayer_group_id}/post/${post.id}`)).status, 200)
  const again = await approve(leader, request)
  assert.deepEqual([again.status, again.body.post], [200, null])
  const { status, group_post_id } = await own(author, request)
  assert.deepEqual([status, group_post_id], ['approved', null])
  assert.equal((await author.post(`/prayer-requests/${request.id}/resolve`)).status, 200)
})

it('tells its author whether it was answered, as long as its post is there', async () => {
  const request = await submit()
  const told = async () => (await own(author, request)).prayer_status
  assert.equal(await told(), null)
  const { body } = await approve(leader, request)
  assert.equal(await told(), 'active')
  await author.post(`/prayer-requests/${request.id}/resolve`)
  assert.equal(await told(), 'resolved')
  await author.delete(`/groups/${body.post.group_id}/post/${body.post.id}`)
  assert.equal(await told(), null)
})

it('is not there for members who did not write it', async () => {
  const other = await given.person({ of: church })
  const request = await submit()
  for (const action of ['approve', 'reject', 'resolve']) {
    assert.equal((await other.post(`/prayer-requests/${request.id}/${action}`, {})).status, 404)
  }
  assert.equal((await other.delete(`/prayer-requests/${request.id}`)).status, 404)
  assert.equal((await leader.delete(`/prayer-requests/${request.id}`)).status, 404)
  assert.equal((await own(author, request)).status, 'pending')
})

it('shows those who lead in two organizations what waits in both, or in one', async () => {
  const [first, second] = [await given.organization(), await given.organization()]
  const both = await given.person({ of: first, role: 'leadership' })
  await db.run(sql`insert into organization_members (organization_id, user_id, role) values (${second.id}, ${both.id}, 'admin')`)
  const [here, there] = [await submit(await given.person({ of: first })), await submit(await given.person({ of: second }))]
  const idsFor = async (query = '') => (await both.get(`/prayer-requests/pending${query}`)).body.data.map(({ id }: { id: number }) => id)
  assert.deepEqual(await idsFor(), [here.id, there.id])
  assert.deepEqual(await idsFor(`?organization_id=${second.id}`), [there.id])
  assert.equal((await author.get(`/prayer-requests/pending?organization_id=${church.id}`)).status, 403)
})

it('goes where it is sent, or to one’s home organization', async () => {
  const [home, second] = [await given.organization(), await given.organization()]
  const person = await given.person({ of: home })
  await db.run(sql`insert into organization_members (organization_id, user_id) values (${second.id}, ${person.id})`)
  assert.equal((await submit(person)).organization_id, home.id)
  assert.equal((await submit(person, { organization_id: second.id })).organization_id, second.id)
  const foreign = await person.post('/prayer-requests', { title: 'x', request_text: 'x', organization_id: church.id })
  assert.deepEqual(foreign.body.errors, { organization_id: ['The selected organization id is invalid.'] })
})
