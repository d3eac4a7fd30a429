import assert from 'node:assert/strict'
import { it } from 'node:test'
import { tellPrayedFor } from '#features/prayer-requests/jobs.ts'
import { forgetWhoPrayed, tellAuthors } from '#features/prayer-requests/telling-authors.ts'
import { sql } from '#platform/db/database.ts'
import { jobHandlers } from '#src/background-jobs.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'

const DAY = 86_400_000
const clock = { time: Date.parse('2026-11-30T10:00:00Z'), now: () => clock.time }
const app = await startApp({ clock })
const { db } = app.services
const given = givenFor(app)
const { post: writePost } = givenPosts(app)
const church = await given.organization()
const { admin } = church

const share = async (author: Person, fields: object = {}, of: Organization = church) => {
  const { request } = (await author.post('/prayer-requests', { title: 'Rest', request_text: 'A week of sleep', ...fields })).body
  return (await of.admin.post(`/prayer-requests/${request.id}/approve`)).body.post
}
const pathOf = ({ group_id, id }: { group_id: number; id: number }) => `/groups/${group_id}/post/${id}`
const pray = (person: Person, post: { group_id: number; id: number }) => person.post(`${pathOf(post)}/prayed`)
const seen = async (person: Person, post: { group_id: number; id: number }) => (await person.get(pathOf(post))).body.data
const context = { db, clock, log: app.services.log, signal: new AbortController().signal }
const newsOf = async (person: Person) =>
  (await person.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'prayed_for_you')

it('counts somebody once a day, in their own day', async () => {
  const [author, person] = await given.people(2, church)
  const post = await share(author!)
  await person!.patch('/user', { timezone: 'Pacific/Auckland' }) // where it is 23:00
  const first = await pray(person!, post)
  assert.deepEqual([first.status, first.body], [200, { message: 'Thank you for praying.', prayed_count: 1, i_prayed_today: true }])
  assert.equal((await pray(person!, post)).body.prayed_count, 1)
  const { prayed_count, i_prayed_today, updates, is_resting } = await seen(person!, post)
  assert.deepEqual([prayed_count, i_prayed_today, updates, is_resting], [1, true, [], false])
  assert.equal((await seen(author!, post)).i_prayed_today, false)
  clock.time += DAY / 12 // there it is tomorrow
  assert.equal((await seen(person!, post)).i_prayed_today, false)
  assert.equal((await pray(person!, post)).body.prayed_count, 2)
})

it('counts ten at once as one', async () => {
  const [author, person] = await given.people(2, church)
  const post = await share(author!)
  const answers = await Promise.all(Array.from({ length: 10 }, () => pray(person!, post)))
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.prayed_count]),
    Array(10).fill([200, 1]),
  )
  const others = await given.people(10, church)
  await Promise.all(others.map((other) => pray(other, post)))
  assert.equal((await seen(author!, post)).prayed_count, 11)
})

it('is for prayers, by members, and asks nobody whether they wrote it', async () => {
  const author = await given.person({ of: church })
  const post = await share(author, { anonymous: true })
  assert.deepEqual((await pray(author, post)).body.prayed_count, 1)
  const stranger = (await given.organization()).admin
  assert.equal((await pray(stranger, post)).status, 404)
  const group = await given.group({ by: admin, of: church })
  const other = await writePost(admin, group)
  const refused = await pray(admin, { group_id: group.id, id: other.id })
  assert.deepEqual([refused.status, refused.body.error_type], [422, 'not_a_prayer_request'])
  assert.equal((await pray(admin, { group_id: group.id, id: post.id })).status, 404)
  assert.ok(!('prayed_count' in (await seen(admin, { group_id: group.id, id: other.id }))))
})

it('tells the author how many people it were, on the next morning, once', async () => {
  const home = await given.organization()
  const [author, ...others] = (await given.people(4, home)) as [Person, Person, Person, Person]
  clock.time = Date.parse('2026-12-01T20:00:00Z')
  const [one, two] = [await share(author, {}, home), await share(author, { anonymous: true }, home)]
  for (const person of [author, ...others]) for (const post of [one, two]) await pray(person, post)
  await tellAuthors(context)
  assert.equal((await newsOf(author)).length, 0) // not on the same day: the hour would tell who it was
  clock.time = Date.parse('2026-12-02T07:59:00Z')
  await tellAuthors(context)
  assert.equal((await newsOf(author)).length, 0)
  clock.time = Date.parse('2026-12-02T08:00:00Z')
  await Promise.all(Array.from({ length: 10 }, () => tellAuthors(context)))
  const [notice, ...more] = await newsOf(author)
  assert.equal(more.length, 0)
  assert.deepEqual([notice.title, notice.quote, notice.path], ['3 people prayed for you', null, '/prayer/mine'])
  assert.deepEqual(Object.keys(notice.data), ['request_id'])
  // Whoever is behind in time prays on the same day of theirs: that is told tomorrow.
  await others[0]!.patch('/user', { timezone: 'America/Los_Angeles' })
  await pray(others[0]!, one)
  clock.time = Date.parse('2026-12-02T12:00:00Z')
  await tellAuthors(context)
  assert.equal((await newsOf(author)).length, 1)
})

it('says nothing to an author who turned it off, nor of their own prayer alone', async () => {
  const home = await given.organization()
  const [quiet, alone, other] = (await given.people(3, home)) as [Person, Person, Person]
  await quiet.put('/user/notification-preferences', { preferences: [{ kind: 'prayed_for_you', channel: 'push', enabled: false }] })
  const [one, two] = [await share(quiet, {}, home), await share(alone, {}, home)]
  await pray(other, one)
  await pray(alone, two)
  clock.time += DAY
  await tellAuthors(context)
  assert.deepEqual([await newsOf(quiet), await newsOf(alone)], [[], []])
})

it('forgets who prayed, and keeps the count', async () => {
  const [author, person] = (await given.people(2, church)) as [Person, Person]
  const post = await share(author)
  clock.time = Date.parse('2026-12-09T20:00:00Z')
  await pray(person, post)
  const known = async () => (await db.many(sql`select from post_prayers where post_id = ${post.id}`)).length
  clock.time = Date.parse('2026-12-10T09:00:00Z')
  await tellAuthors(context)
  await forgetWhoPrayed(context)
  assert.equal(await known(), 1) // it still is the day of their prayer somewhere
  clock.time += DAY
  await forgetWhoPrayed(context)
  assert.equal(await known(), 0)
  assert.equal((await seen(author, post)).prayed_count, 1)
  assert.ok(jobHandlers(app.services).some(({ job }) => job.name === tellPrayedFor.name))
})
