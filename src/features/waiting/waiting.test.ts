import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)
const { post, comment } = givenPosts(app)

type Kind = 'join_request' | 'prayer_request' | 'report'
type Item = { kind: Kind } & Record<Kind, { id: number; [field: string]: unknown } | null>
interface Seen {
  data: Item[]
  meta: { per_page: number; next_cursor: string | null }
  counts: { join_requests: number | null; prayer_requests: number | null; prayer_updates: number | null; reports: number | null }
}
const waiting = async (person: Person, query = ''): Promise<Seen> => {
  const { status, body, text } = await person.get(`/waiting${query}`)
  assert.equal(status, 200, text)
  return body
}
const nameOf = (item: Item) => `${item.kind} ${item[item.kind]!.id}`
const seenBy = async (person: Person, query = '') => (await waiting(person, query)).data.map(nameOf)

/** A church where one of each kind waits, in the order: to join, a prayer, a report. */
async function churchWhereAllWait() {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const groupAdmin = await given.person({ of: church })
  const [asks, prays, reports] = (await given.people(3, church)) as [Person, Person, Person]
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  for (const person of [groupAdmin, reports]) await join(person, group, leader)
  await leader.put(`/groups/${group.id}/members/${groupAdmin.id}`, { role: 'admin' })
  const join_request = await askToJoin(asks, group)
  const prayer_request = await askForPrayer(prays)
  const made = await post(leader, group, { title: 'Offer', content: 'Buy this' })
  const report = (await reports.post(`/groups/${group.id}/post/${made.id}/report`, { reason: 'Advertising' })).body.data
  return { church, leader, groupAdmin, asks, prays, reports, group, made, join_request, prayer_request, report }
}
const askToJoin = async (by: Person, { id }: { id: number }) =>
  (await by.post('/groups/join-request', { group_id: id, note: 'My sister is in it.' })).body.request
const join = async (person: Person, group: { id: number }, leader: Person) =>
  leader.post(`/groups/join-requests/${(await askToJoin(person, group)).id}/accept`)
const askForPrayer = async (by: Person, anonymous = true) =>
  (await by.post('/prayer-requests', { title: 'For my marriage', request_text: 'We have stopped talking', anonymous })).body.request

it('shows a leader everything that waits, who has waited longest first, with what is needed to decide', async () => {
  const { leader, asks, prays, group, join_request, prayer_request, report } = await churchWhereAllWait()
  await leader.put(`/groups/${group.id}`, { member_limit: 12 })
  const { data, meta, counts } = await waiting(leader)
  assert.deepEqual(data.map(nameOf), [`join_request ${join_request.id}`, `prayer_request ${prayer_request.id}`, `report ${report.id}`])
  assert.deepEqual(counts, { join_requests: 1, prayer_requests: 1, prayer_updates: 0, reports: 1 })
  assert.equal(meta.next_cursor, null)
  const { name } = (await leader.get(`/groups/${group.id}`)).body.data
  const [toJoin, toShare, reported] = data.map((item) => item[item.kind]!)
  assert.deepEqual(toJoin, {
    ...join_request,
    user: { id: asks.id, name: asks.name, email: asks.email },
    group: { id: group.id, name, status: 'active', member_count: 3, max_members: 12 },
  })
  assert.deepEqual(toShare, { ...prayer_request, proposal: null, user: { id: prays.id, name: prays.name, email: prays.email } })
  assert.deepEqual([reported!['reason'], (reported!['content'] as { title: string }).title], ['Advertising', 'Offer'])
  const listed = (await leader.get('/manage/reports')).body.data
  assert.deepEqual(reported, listed[0])
})

it('shows each what they decide: an admin all, a group’s admin what is of the group, and a member nothing', async () => {
  const { church, groupAdmin, asks, join_request, prayer_request, report } = await churchWhereAllWait()
  const [toJoin, toShare, reported] = [`join_request ${join_request.id}`, `prayer_request ${prayer_request.id}`, `report ${report.id}`]
  const otherLeader = await given.person({ of: church, role: 'leadership' })
  const elsewhere = await given.organization()
  assert.deepEqual(await seenBy(church.admin), [toJoin, toShare, reported])
  assert.deepEqual(await seenBy(groupAdmin), [toJoin, reported])
  assert.deepEqual(await seenBy(otherLeader), [toShare])
  for (const person of [asks, elsewhere.admin]) assert.deepEqual(await seenBy(person), [])
  const countsOf = async (person: Person) => Object.values((await waiting(person, '?per_page=0')).counts)
  assert.deepEqual(await countsOf(groupAdmin), [1, null, null, 1])
  assert.deepEqual(await countsOf(otherLeader), [null, 1, 0, null])
  assert.deepEqual(await countsOf(asks), [null, null, null, null])
  assert.deepEqual(await countsOf(elsewhere.admin), [0, 0, 0, 0])
})

it('shows what waits in several churches in one list', async () => {
  const [one, other] = [await churchWhereAllWait(), await churchWhereAllWait()]
  const both = await given.person({ of: one.church, role: 'admin' })
  await both.post('/groups/join', { joinCode: (await given.group({ by: other.leader, of: other.church })).code })
  await other.church.admin.patch(`/organizations/${other.church.id}/members/${both.id}`, { role: 'leadership' })
  assert.deepEqual(
    await seenBy(both),
    [one.join_request, one.prayer_request, one.report, other.prayer_request].map(
      ({ id }, n) => `${['join_request', 'prayer_request', 'report', 'prayer_request'][n]} ${id}`,
    ),
  )
})

it('forgets what was decided, withdrawn, or is of somebody who left or a group that is gone', async () => {
  const { church, leader, asks, prays, group, join_request, prayer_request, report } = await churchWhereAllWait()
  await askForPrayer(leader)
  await leader.post(`/prayer-requests/${prayer_request.id}/approve`)
  await leader.post(`/manage/reports/${report.id}/resolve`, { action: 'dismiss' })
  assert.deepEqual((await waiting(leader)).counts, { join_requests: 1, prayer_requests: 1, prayer_updates: 0, reports: 0 })
  await asks.delete(`/groups/join-requests/${join_request.id}`)
  await askForPrayer(prays)
  await church.admin.delete(`/organizations/${church.id}/members/${prays.id}`)
  assert.deepEqual((await waiting(leader)).counts, { join_requests: 0, prayer_requests: 1, prayer_updates: 0, reports: 0 })
  await askToJoin(asks, group)
  await leader.delete(`/groups/${group.id}`)
  assert.deepEqual((await waiting(church.admin)).counts, { join_requests: 0, prayer_requests: 1, prayer_updates: 0, reports: 0 })
  assert.equal((await seenBy(church.admin)).length, 1)
})

it('does not say who wrote an anonymous prayer that was reported, and marks whom one has blocked', async () => {
  const { church, leader, prays, reports, group, prayer_request } = await churchWhereAllWait()
  const { id } = (await leader.post(`/prayer-requests/${prayer_request.id}/approve`)).body.post
  await reports.post(`/groups/${church.prayer_group_id}/post/${id}/report`, { reason: 'Who is it?' })
  const said = await comment(reports, await post(leader, group))
  await leader.post(`/groups/${group.id}/post/comment/${said.id}/report`, { reason: 'Rude' })
  await church.admin.post(`/users/${reports.id}/block`)
  const answer = await church.admin.get('/waiting?kind=report')
  const users = answer.body.data.map(({ report }: { report: { content: { user: object } } }) => report.content.user)
  assert.deepEqual([users[1].id, users[1].name, users[2].id, users[2].is_blocked], [0, 'Anonymous', reports.id, true])
  assert.ok(!answer.text.includes(prays.name) && !answer.text.includes(prays.email))
})

/** The whole list, read in parts. */
async function readOn(person: Person, query: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | null | undefined
  for (let parts = 0; cursor !== null; parts++) {
    assert.ok(parts < 100)
    const { data, meta } = await waiting(person, `?${query}${cursor ? `&cursor=${cursor}` : ''}`)
    names.push(...data.map(nameOf))
    cursor = meta.next_cursor
  }
  return names
}

async function manyAtOnce(church: Organization, group: { id: number }, members: Person[]) {
  for (const person of members) {
    await askToJoin(person, group)
    await askForPrayer(person)
  }
  for (const table of ['join_requests', 'prayer_requests', 'reports'])
    await db.run({ text: `update ${table} set created_at = now() - interval '1 day' where organization_id = $1`, values: [church.id] })
}

it('is read in parts of any size, without losing or repeating what came in one moment', async () => {
  const { church, leader, group } = await churchWhereAllWait()
  await manyAtOnce(church, group, await given.people(4, church))
  const whole = await seenBy(leader)
  assert.equal(whole.length, 11)
  assert.equal(new Set(whole).size, 11)
  for (const size of [1, 2, 5, 10]) assert.deepEqual(await readOn(leader, `per_page=${size}`), whole)
  for (const kind of ['join_request', 'prayer_request', 'report'])
    assert.deepEqual(
      await readOn(leader, `per_page=2&kind=${kind}`),
      whole.filter((name) => name.startsWith(kind)),
    )
})

it('counts alone where nothing of the list is asked for, and no further than a hundred', async () => {
  const { church, prays } = await churchWhereAllWait()
  await db.run(sql`
    insert into prayer_requests (organization_id, user_id, title, request_text)
    select ${church.id}, ${prays.id}, 'For rain', 'Please' from generate_series(1, 150) n`)
  assert.deepEqual(await waiting(church.admin, '?per_page=0'), {
    data: [],
    meta: { per_page: 0, next_cursor: null },
    counts: { join_requests: 1, prayer_requests: 100, prayer_updates: 0, reports: 1 },
  })
  for (const [language, sentence] of Object.entries({
    de: 'Die Auswahl bei „Art“ ist ungültig.',
    es: 'El valor elegido en «Tipo» no es válido.',
    ar: 'الاختيار في «النوع» غير صالح.',
  })) {
    const { status, body } = await church.admin.get('/waiting?kind=journal', { headers: { 'accept-language': language } })
    assert.deepEqual([status, body.code, Object.keys(body.codes)], [422, 'invalid', ['kind']])
    assert.equal(body.errors.kind[0], sentence)
  }
})
