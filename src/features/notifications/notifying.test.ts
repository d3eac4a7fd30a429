import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenNotifications, isTitled } from '#test/given-notifications.ts'
import { removeStaleNotices } from './forgetting.ts'
import { fanOutBatch, notify } from './notifying.ts'

const app = await startApp()
const { db, log } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const church = await given.organization()

const listOf = async (person: Person, query = '') => (await person.get(`/notifications${query}`)).body
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title)
/** Tells an organization of a post in its prayer group; gives the post's id. */
async function tellEverybody(
  { prayer_group_id: group_id, admin }: Organization,
  title: string,
  { except = admin }: { except?: Person } = {},
) {
  const post = await db.one<{ id: number }>(
    sql`insert into group_posts (group_id, user_id, message) values (${group_id}, ${admin.id}, ${title}) returning id`,
  )
  const data = { group_id, post_id: post.id }
  await notify(db, { kind: 'prayer_request_approved', to: { group: group_id, except: except.id }, params: { title, beginning: '' }, data })
  return post.id
}
const noticeId = async (title: string) => (await db.one<{ id: number }>(sql`select id from notices where ${isTitled(title)}`)).id

it('lists what a person is told, unread first and each part newest first', async () => {
  const [person, other] = await given.people(2, church)
  const first = await given.notice(person!)
  const second = await given.notice(person!, other!)
  const third = await given.notice(person!)
  const list = await listOf(person!)
  assert.deepEqual(titles(list), [third, second, first])
  assert.equal(list.unread_count, 3)
  assert.deepEqual(Object.keys(list.data[0].data), ['qualification_id'])
  assert.deepEqual(titles(await listOf(other!)), [second])

  const { status, body } = await person!.post(`/notifications/${list.data[0].id}/read`)
  assert.equal(status, 200)
  assert.notEqual(body.data.read_at, null)
  const again = await person!.post(`/notifications/${list.data[0].id}/read`)
  assert.equal(again.body.data.read_at, body.data.read_at)
  assert.deepEqual(titles(await listOf(person!)), [second, first, third])

  assert.equal((await person!.post('/notifications/read-all')).status, 200)
  const read = await listOf(person!)
  assert.deepEqual(titles(read), [third, second, first])
  assert.equal(read.unread_count, 0)
  assert.equal((await listOf(other!)).unread_count, 1)
})

it('repeats nothing to someone who reads as they go through the list', async () => {
  const person = await given.person({ of: church })
  const told: string[] = []
  for (let n = 0; n < 7; n++) told.unshift(await given.notice(person))
  await person.post(`/notifications/${(await listOf(person)).data[6].id}/read`)
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof listOf>> = await listOf(person, `?per_page=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...titles(page))
    for (const { id } of page.data) await person.post(`/notifications/${id}/read`)
    await given.notice(person)
    cursor = page.meta.next_cursor
  }
  assert.deepEqual(seen, told)
})

it('keeps people out of each other’s lists', async () => {
  const [person, other] = await given.people(2, church)
  await given.notice(person!)
  const [{ id }] = (await listOf(person!)).data
  assert.equal((await other!.post(`/notifications/${id}/read`)).status, 404)
  assert.equal((await listOf(person!)).unread_count, 1)
})

it('tells a group of 1,203 in parts, everybody once and one of them not', async () => {
  const chapel = await given.organization()
  const author = await given.person({ of: chapel })
  const manyMembers = await given.addMembers(chapel, 1201)
  await tellEverybody(chapel, 'Rain', { except: author })
  await app.work()
  assert.deepEqual(await given.notifiedUsers('Rain'), [chapel.admin.id, ...manyMembers])
  assert.deepEqual((await listOf(author)).data, [])
})

it('goes on where it was when a worker dies, with ten others at the same work', async () => {
  const chapel = await given.organization()
  const manyMembers = await given.addMembers(chapel, 1201)
  await tellEverybody(chapel, 'Harvest')
  const id = await noticeId('Harvest')
  assert.equal((await fanOutBatch(db, id)).more, true)
  const halfway = db.transaction(async (tx) => {
    await fanOutBatch(tx, id)
    throw new Error('the worker dies')
  })
  await assert.rejects(halfway, /dies/)
  assert.equal((await given.notifiedUsers('Harvest')).length, 499) // 500 less the one who is not told
  await Promise.all(Array.from({ length: 10 }, () => fanOutBatch(db, id)))
  assert.equal((await fanOutBatch(db, id)).more, false)
  assert.deepEqual(await given.notifiedUsers('Harvest'), manyMembers)
})

it('makes one notice of a kind and key, however many tell it at once', async () => {
  const person = await given.person({ of: church })
  const to = { users: [person.id] }
  const tell = () =>
    notify(db, {
      kind: 'prayer_request_approved',
      to,
      params: { title: 'Due', beginning: '' },
      once: `assignment-1-${person.id}`,
      data: { group_id: 1, post_id: 1 },
    })
  await Promise.all(Array.from({ length: 10 }, tell))
  await tell()
  assert.deepEqual(await given.notifiedUsers('Due'), [person.id])
})

it('tells nothing that is rolled back', async () => {
  const person = await given.person({ of: church })
  const undone = db.transaction(async (tx) => {
    await notify(tx, {
      kind: 'training_assigned',
      to: { users: [person.id] },
      params: { training: 'Never', due_date: null },
      data: { qualification_id: 1 },
    })
    throw new Error('undone')
  })
  await assert.rejects(undone)
  await app.work()
  assert.deepEqual(await given.notifiedUsers('A training for you: Never'), [])
})

it('shows what was told to a group only to those who are still in it', async () => {
  const chapel = await given.organization()
  const person = await given.person({ of: chapel })
  await tellEverybody(chapel, 'Peace')
  await app.work()
  assert.deepEqual(titles(await listOf(person)), ['A prayer request: Peace'])
  const [{ id }] = (await listOf(person)).data
  await chapel.admin.delete(`/organizations/${chapel.id}/members/${person.id}`)
  await app.services.db.run(sql`insert into subscriptions (user_id, status) values (${person.id}, 'active')`)
  const list = await listOf(person)
  assert.deepEqual([list.data, list.unread_count], [[], 0])
  assert.equal((await person.post(`/notifications/${id}/read`)).status, 404)
})

it('forgets a notice with the post that it is about', async () => {
  const chapel = await given.organization()
  const person = await given.person({ of: chapel })
  const postId = await tellEverybody(chapel, 'Health')
  await app.work()
  assert.deepEqual(titles(await listOf(person)), ['A prayer request: Health'])
  await db.run(sql`delete from group_posts where id = ${postId}`)
  assert.deepEqual((await listOf(person)).data, [])
  await removeStaleNotices({ db, log, signal: new AbortController().signal })
  assert.equal(await db.maybe(sql`select from notices where ${isTitled('Health')}`), undefined)
})

it('stops telling a group when the post is deleted meanwhile', async () => {
  const chapel = await given.organization()
  const postId = await tellEverybody(chapel, 'Hope')
  await given.person({ of: chapel })
  await db.run(sql`delete from group_posts where id = ${postId}`)
  await app.work()
  assert.deepEqual(await given.notifiedUsers('Hope'), [])
})

it('forgets after half a year', async () => {
  const person = await given.person({ of: church })
  const old = await given.notice(person)
  const recent = await given.notice(person)
  await db.run(sql`update notices set created_at = now() - interval '181 days' where ${isTitled(old)}`)
  await removeStaleNotices({ db, log, signal: new AbortController().signal })
  assert.deepEqual(titles(await listOf(person)), [recent])
})

it('shows every choice as usual until it is made otherwise', async () => {
  const person = await given.person({ of: church })
  const choices = async () => (await person.get('/user/notification-preferences')).body.data.preferences
  const enabled = async (kind: string, channel: string) =>
    (await choices()).find((choice: { kind: string; channel: string }) => choice.kind === kind && choice.channel === channel).enabled
  assert.equal(await enabled('prayer_request_approved', 'email'), false)
  assert.equal(await enabled('prayer_request_approved', 'push'), true)
  const preferences = [
    { kind: 'prayer_request_approved', channel: 'email', enabled: false },
    { kind: 'prayer_request_approved', channel: 'push', enabled: false },
    { kind: 'prayer_request_approved', channel: 'email', enabled: true },
  ]
  const { status, body } = await person.put('/user/notification-preferences', { preferences })
  assert.equal(status, 200)
  assert.deepEqual(body.data.preferences, await choices())
  assert.equal(await enabled('prayer_request_approved', 'email'), true)
  assert.equal(await enabled('prayer_request_approved', 'push'), false)
  assert.equal(await enabled('training_due', 'push'), true)
  const wrong = await person.put('/user/notification-preferences', {
    preferences: [{ kind: 'weather', channel: 'fax', enabled: 'perhaps' }],
  })
  assert.equal(wrong.status, 422)
  assert.deepEqual(Object.keys(wrong.body.errors), ['preferences.0.kind', 'preferences.0.channel', 'preferences.0.enabled'])
})
