import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { addNews } from '#features/posts/news/queries.ts'
import { addPost } from '#features/posts/queries.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { givenPosts } from '#test/given-posts.ts'
import { countWaiting } from '#test/held-up.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { fanOutBatch, notifyOfNews, tellOfNews } from '../notifying.ts'
import { addNewsNotice } from './queries.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
const app = await startApp({ config: { PUSH_ALLOW: '127.0.0.0/8', MAX_GROUPS_PER_LEADER: 1000 }, ca: pushService.ca })
const { db, log } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const { circle, post, comment } = givenPosts(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const context = { db, log, signal: new AbortController().signal }

interface Listed {
  id: number
  kind: string
  title: string
  path: string
  read_at: string | null
}
const newsOf = async (person: Person): Promise<Listed[]> =>
  (await person.get('/notifications')).body.data.filter(({ kind }: Listed) => kind === 'group_news' || kind === 'organization_news')
const titles = async (person: Person) => (await newsOf(person)).map(({ title }) => title)
const unreadIn = async (person: Person, { id }: { id: number }) => {
  const { data } = (await person.get('/groups')).body
  const { unread_count } = data.find((group: { id: number }) => group.id === id)
  assert.equal((await person.get(`/groups/${id}`)).body.data.unread_count, unread_count)
  return unread_count as number
}
const nameOf = async ({ id }: { id: number }) => (await leader.get(`/groups/${id}`)).body.data.name as string
const newestNews = async () => (await db.one<{ id: number }>(sql`select max(id) as id from group_news`)).id

/** A group of the leader with these many members, and its name. */
async function table(count: number, of: Organization = church) {
  const people = await given.people(count, of)
  const group = await circle(of, leader, ...people)
  await app.work()
  return { group, people, name: await nameOf(group) }
}

it('tells a group of ten posts at once by one notice that says ten, to everybody but who wrote them', async () => {
  const { group, people, name } = await table(3)
  const [writer, ...others] = people as [Person, Person, Person]
  await Promise.all(Array.from({ length: 10 }, () => post(writer, group)))
  await Promise.all([app.work(), app.work()])
  for (const person of [leader, ...others]) assert.deepEqual(await titles(person), [`10 new posts in ${name}`])
  assert.deepEqual(await titles(writer), [])
  assert.equal((await newsOf(others[0]!))[0]!.path, `/groups/${group.id}`)
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('grows while it is unread, and a new one begins where it was read', async () => {
  const { group, people, name } = await table(2)
  const [reader, writer] = people as [Person, Person]
  const first = await post(writer, group)
  await app.work()
  assert.deepEqual(await titles(reader), [`1 new post in ${name}`])
  await comment(leader, first)
  await comment(leader, first)
  await app.work()
  assert.deepEqual(await titles(reader), [`3 new posts and comments in ${name}`])
  const [notice] = await newsOf(reader)
  assert.equal((await reader.post(`/notifications/${notice!.id}/read`)).body.data.title, `3 new posts and comments in ${name}`)
  await comment(writer, first)
  await app.work()
  assert.deepEqual(await titles(reader), [`1 new comment in ${name}`, `3 new posts and comments in ${name}`])
  await reader.post('/notifications/read-all')
  await post(writer, group)
  await app.work()
  assert.deepEqual((await titles(reader)).slice(0, 2), [`1 new post in ${name}`, `1 new comment in ${name}`])
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('counts down with what is deleted, read or not, and is gone with the last of it', async () => {
  const { group, people, name } = await table(1)
  const [reader] = people as [Person]
  const [first, second, third] = [await post(leader, group), await post(leader, group), await post(leader, group)]
  await app.work()
  const [notice] = await newsOf(reader)
  await leader.delete(`/groups/${group.id}/post/${second.id}`)
  assert.deepEqual(await titles(reader), [`2 new posts in ${name}`])
  await reader.post(`/notifications/${notice!.id}/read`)
  await leader.delete(`/groups/${group.id}/post/${first.id}`)
  assert.deepEqual(await titles(reader), [`1 new post in ${name}`])
  await leader.delete(`/groups/${group.id}/post/${third.id}`)
  assert.deepEqual(await titles(reader), [])
})

it('tells whose post is commented on by that alone', async () => {
  const { group, people } = await table(1)
  const [writer] = people as [Person]
  await comment(leader, await post(writer, group))
  await app.work()
  const { data } = (await writer.get('/notifications')).body
  assert.deepEqual(
    data.map(({ kind }: Listed) => kind),
    ['comment_on_post'],
  )
  assert.equal(await unreadIn(writer, group), 1)
})

it('counts what is unread in a group until it is opened, which reads its notice too', async () => {
  const { group, people, name } = await table(2)
  const [reader, writer] = people as [Person, Person]
  const made = await post(writer, group)
  await comment(leader, made)
  await post(reader, group)
  await app.work()
  assert.equal(await unreadIn(reader, group), 2)
  const [notice] = await newsOf(reader)
  await reader.post(`/notifications/${notice!.id}/read`)
  assert.equal(await unreadIn(reader, group), 2)
  await post(writer, group)
  await app.work()
  assert.equal((await reader.post(`/groups/${group.id}/read`)).status, 200)
  assert.equal(await unreadIn(reader, group), 0)
  const [newest] = await newsOf(reader)
  assert.deepEqual([newest!.title, newest!.read_at === null], [`1 new post in ${name}`, false])
  await post(writer, group)
  await app.work()
  assert.equal(await unreadIn(reader, group), 1)
  assert.equal((await titles(reader))[0], `1 new post in ${name}`)
  for (let n = 0; n < 101; n++) await comment(writer, made)
  assert.equal(await unreadIn(reader, group), 99)
})

it('has nothing unread for whoever comes into a group, and lets only members read or mute', async () => {
  const { group } = await table(1)
  await post(leader, group)
  const late = await given.person({ of: church })
  for (const path of ['read', 'mute']) assert.equal((await late.post(`/groups/${group.id}/${path}`)).status, 403)
  assert.equal((await late.delete(`/groups/${group.id}/mute`)).body.code, 'not_a_group_member')
  const { admin } = await given.organization()
  assert.equal((await admin.post(`/groups/${group.id}/read`)).status, 404)
  await late.post('/groups/join', { joinCode: group.code })
  await app.work()
  assert.equal(await unreadIn(late, group), 0)
  assert.deepEqual(await titles(late), [])
})

it('loses nothing that becomes visible only after somebody has read what came later', async () => {
  const { group, people, name } = await table(1)
  const [reader] = people as [Person]
  let later: ReturnType<Person['post']> | undefined
  await db.transaction(async (tx) => {
    const { id } = await addPost(tx, { groupId: group.id, userId: leader.id, title: '', message: 'First', type: 'text' })
    await queueJob(tx, tellOfNews, { news_id: (await addNews(tx, { postId: id })).id })
    let isThere = false
    later = leader.post(`/groups/${group.id}/post`, { content: 'Second' })
    later.then(() => (isThere = true))
    while (!isThere && (await countWaiting(db)) === 0);
    assert.equal((await reader.post(`/groups/${group.id}/read`)).status, 200)
  })
  assert.equal((await later!).status, 201)
  await app.work()
  assert.deepEqual([await unreadIn(reader, group), await titles(reader)], [2, [`2 new posts in ${name}`]])
})

it('keeps one notice of a group, and what is unread right, for who opens it ten times while ten others write', async () => {
  const { group, people } = await table(1)
  const [reader] = people as [Person]
  const opening = Array.from({ length: 10 }, () => reader.post(`/groups/${group.id}/read`))
  const writing = Array.from({ length: 10 }, () => post(leader, group))
  await Promise.all([...opening, ...writing, app.work()])
  await app.work()
  const unread = await unreadIn(reader, group)
  const open = (await newsOf(reader)).filter(({ read_at }) => read_at === null)
  assert.deepEqual(
    open.map(({ title }) => Number(/^\d+/.exec(title)![0])),
    unread > 0 ? [unread] : [],
  )
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('counts each once for a reader who reads their notices while others write', async () => {
  const { group, people } = await table(1)
  const [reader] = people as [Person]
  const readAll = async () => {
    for (let n = 0; n < 10; n++) await reader.post('/notifications/read-all')
  }
  await Promise.all([readAll(), app.work(), ...Array.from({ length: 15 }, () => post(leader, group))])
  await app.work()
  const counts = (await newsOf(reader)).map(({ title }) => Number(/^\d+/.exec(title)![0]))
  const before = await db.one<{ count: number }>(sql`
    select count(*) from group_news where group_id = ${group.id} and id <= (
      select coalesce(min(after_news), 0) from notifications where user_id = ${reader.id} and gathers = ${group.id})`)
  assert.equal(counts.reduce((sum, count) => sum + count, 0) + before.count, 15)
  assert.deepEqual(await checkInvariants(db, invariants), [])
})

it('leaves unread what is told in the moment in which somebody reads all they were told', async () => {
  const { group, people } = await table(1)
  const [reader] = people as [Person]
  const other = await circle(church, leader, reader)
  await post(leader, group)
  await app.work()
  let reading: ReturnType<Person['post']> | undefined
  await db.transaction(async (tx) => {
    await tx.run(sql`select from notifications where user_id = ${reader.id} and gathers = ${group.id} for update`)
    reading = reader.post('/notifications/read-all')
    while ((await countWaiting(db)) === 0);
    await post(leader, other)
    await app.work()
  })
  assert.equal((await reading!).status, 200)
  const unread = (await newsOf(reader)).filter(({ read_at }) => read_at === null)
  assert.deepEqual(
    unread.map(({ title }) => title),
    [`1 new post in ${await nameOf(other)}`],
  )
})

it('tells nobody of what somebody wrote whom they have blocked, unless it is anonymous', async () => {
  const { group, people } = await table(2)
  const [reader, writer] = people as [Person, Person]
  await reader.post(`/users/${writer.id}/block`)
  await post(writer, group)
  await app.work()
  assert.deepEqual([await titles(reader), await unreadIn(reader, group)], [[], 0])
  const request = (await writer.post('/prayer-requests', { title: 'Rain', request_text: 'Please', anonymous: true })).body.request
  await leader.post(`/prayer-requests/${request.id}/approve`)
  await app.work()
  assert.equal(await unreadIn(reader, { id: church.prayer_group_id }), 1)
  const { data } = (await reader.get('/notifications')).body
  assert.ok(data.some(({ kind }: Listed) => kind === 'prayer_request_approved'))
  assert.equal(await unreadIn(writer, { id: church.prayer_group_id }), 0)
})

it('says nothing of a muted group, and goes on counting what is unread', async () => {
  const { group, people, name } = await table(1)
  const [reader] = people as [Person]
  await post(leader, group)
  await app.work()
  assert.equal((await reader.post(`/groups/${group.id}/mute`)).status, 200)
  assert.equal((await reader.get(`/groups/${group.id}`)).body.data.is_muted, true)
  assert.deepEqual(await titles(reader), [])
  await post(leader, group)
  await app.work()
  assert.deepEqual([await titles(reader), await unreadIn(reader, group)], [[], 2])
  assert.equal((await reader.delete(`/groups/${group.id}/mute`)).status, 200)
  assert.deepEqual(await titles(reader), [`2 new posts in ${name}`])
})

it('tells everybody what is written to the whole organization, and of a prayer only once', async () => {
  const chapel = await given.organization({ name: 'Grace Chapel' })
  const [reader] = (await given.people(1, chapel)) as [Person]
  await chapel.admin.post(`/groups/${chapel.global_group_id}/post`, { content: 'The roof is paid for' })
  await app.work()
  assert.deepEqual(await titles(reader), ['1 new post from Grace Chapel'])
  assert.deepEqual(await titles(chapel.admin), [])
  const { request } = (await chapel.admin.post('/prayer-requests', { title: 'Rain', request_text: 'Please' })).body
  await chapel.admin.post(`/prayer-requests/${request.id}/approve`)
  await app.work()
  assert.deepEqual(
    (await reader.get('/notifications')).body.data.map(({ title }: Listed) => title),
    ['A prayer request: Rain', '1 new post from Grace Chapel'],
  )
})

it('says it in the reader’s language', async () => {
  const reader = await given.person({ of: church, locale: 'de' })
  const { group, name } = await table(0)
  await reader.post('/groups/join', { joinCode: group.code })
  await post(leader, group)
  await comment(leader, await post(leader, group))
  await app.work()
  assert.deepEqual(await titles(reader), [`3 neue Beiträge und Kommentare in „${name}“`])
  const { body } = await reader.post(`/groups/${group.id}/mute`, undefined, { headers: { 'accept-language': 'es' } })
  assert.equal(body.message, 'Du hörst nichts mehr von dem, was in dieser Gruppe geschrieben wird.')
})

it('tells a group of 1,203 in parts: a batch that ends in the middle is told again whole, and nobody twice by ten workers', async () => {
  const chapel = await given.organization()
  const many = await given.addMembers(chapel, 1202)
  await chapel.admin.post(`/groups/${chapel.global_group_id}/post`, { content: 'Harvest Sunday' })
  const news = await newestNews()
  const { id } = (await addNewsNotice(db, news))!
  assert.equal((await addNewsNotice(db, news))!.id, id)
  assert.equal((await fanOutBatch(db, id)).more, true)
  const halfway = db.transaction(async (tx) => {
    await fanOutBatch(tx, id)
    throw new Error('the worker dies')
  })
  await assert.rejects(halfway, /dies/)
  const told = async () =>
    (
      await db.many<{ user_id: number }>(
        sql`select user_id from notifications where gathers = ${chapel.global_group_id} and read_at is null order by user_id`,
      )
    ).map(({ user_id }) => user_id)
  assert.equal((await told()).length, 499) // 500 less who wrote it
  await chapel.admin.post(`/groups/${chapel.global_group_id}/post`, { content: 'Lunch afterwards' })
  const next = await newestNews()
  await Promise.all(Array.from({ length: 10 }, (_, n) => notifyOfNews(n % 2 ? news : next, context)))
  assert.deepEqual(await told(), many)
  await app.work()
  assert.deepEqual(await told(), many)
})

const devicesOf = async (person: Person) => {
  const browser = pushService.subscribe((await person.get('/push/public-key')).body.data.public_key)
  assert.equal((await person.post('/devices', { platform: 'web', subscription: browser })).status, 201)
  return () =>
    pushService.received
      .filter(({ endpoint }) => endpoint === browser.endpoint)
      .map(({ payload }) => JSON.parse(payload) as { title: string; unread_count: number; tag: string })
}

it('pushes once an hour about a group at most, and then says all that came, with how much is unread', async () => {
  const { group, people, name } = await table(1)
  const [reader] = people as [Person]
  const pushed = await devicesOf(reader)
  await post(leader, group)
  await app.work()
  assert.deepEqual(pushed(), [{ ...pushed()[0]!, title: `1 new post in ${name}`, unread_count: 1, tag: `group-${group.id}` }])
  for (let n = 0; n < 4; n++) {
    await post(leader, group)
    await app.work()
  }
  assert.equal(pushed().length, 1)
  const waiting = await db.many<{ minutes: number }>(sql`
    select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker._private_jobs where payload ->> 'group_id' = ${String(group.id)}`)
  assert.deepEqual(waiting, [{ minutes: 60 }])
  await given.hurry()
  await app.work()
  assert.deepEqual(
    pushed().map(({ title }) => title),
    [`1 new post in ${name}`, `5 new posts in ${name}`],
  )
})

it('does not push what was read before the hour was over', async () => {
  const { group, people } = await table(1)
  const [reader] = people as [Person]
  const pushed = await devicesOf(reader)
  await post(leader, group)
  await app.work()
  await post(leader, group)
  await app.work()
  await reader.post(`/groups/${group.id}/read`)
  await given.hurry()
  await app.work()
  assert.equal(pushed().length, 1)
})

it('forgets what is new with the group', async () => {
  const { group, people } = await table(1)
  const [reader] = people as [Person]
  await post(leader, group)
  await app.work()
  await leader.delete(`/groups/${group.id}`)
  assert.deepEqual(await titles(reader), [])
  await db.run(sql`delete from groups where id = ${group.id}`)
  assert.equal(await db.run(sql`select from group_news where group_id = ${group.id}`), 0)
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
