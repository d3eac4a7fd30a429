import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const { db } = app.services
const given = givenFor(app)

interface Listed {
  id: number
  name: string
  status: string
  leader: { id: number; name: string; email: string } | null
  role: string | null
  waiting_count: number | null
  last_post_at: string | null
  max_members: number
  is_full: boolean
  is_idle: boolean
}
const list = async (by: Person, of: Organization, query = '') => {
  const { status, body, text } = await by.get(`/organizations/${of.id}/groups${query}`)
  assert.equal(status, 200, text)
  return body as { data: Listed[]; total: number; counts: Record<string, number>; last_page: number }
}
const namesIn = ({ data }: { data: Listed[] }) => data.map(({ name }) => name)
/** As if it had been founded, and written in, so long ago. */
const asOld = (group: { id: number }, days: number) =>
  db.transaction(async (tx) => {
    await tx.run(sql`update groups set created_at = now() - make_interval(days => ${days}) where id = ${group.id}`)
    await tx.run(sql`update group_posts set created_at = now() - make_interval(days => ${days}) where group_id = ${group.id}`)
  })

it('lists every regular group of an organization by name, with who leads it and what may need somebody', async () => {
  const church = await given.organization()
  const jonas = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
  const [founder, first, second] = (await given.people(3, church)) as [Person, Person, Person]
  const table = await given.group({ by: jonas, of: church, name: 'Tuesday table', type: 'Supper' })
  const marriage = await given.group({ by: jonas, of: church, name: 'Marriage course', join_type: 'closed' })
  const draft = await given.group({ by: founder, of: church, name: 'Board games' })
  const small = await given.group({ by: jonas, of: church, name: 'Early prayer' })
  const deleted = await given.group({ by: jonas, of: church, name: 'Gone' })
  await jonas.delete(`/groups/${deleted.id}`)
  await jonas.put(`/groups/${small.id}`, { member_limit: 1 })
  for (const person of [first, second]) await person.post('/groups/join-request', { group_id: marriage.id })
  await asOld(table, 50)
  await jonas.post(`/groups/${marriage.id}/post`, { content: 'Welcome' })
  await asOld(marriage, 41)

  const all = await list(church.admin, church)
  assert.deepEqual(namesIn(all), ['Board games', 'Early prayer', 'Marriage course', 'Tuesday table'])
  assert.deepEqual(all.counts, { all: 4, no_leader: 1, full: 1, idle: 1, waiting: 1 })
  const [games, prayer, course, supper] = all.data as [Listed, Listed, Listed, Listed]
  assert.deepEqual([games.id, games.status, games.leader, games.is_full, games.is_idle], [draft.id, 'draft', null, false, false])
  assert.deepEqual([prayer.max_members, prayer.is_full], [1, true])
  assert.deepEqual(course.leader, { id: jonas.id, name: jonas.name, email: jonas.email })
  assert.deepEqual([course.waiting_count, course.is_idle, course.last_post_at !== null], [2, false, true])
  assert.deepEqual([supper.is_idle, supper.last_post_at, supper.waiting_count, supper.role], [true, null, 0, null])
  for (const [filter, name] of Object.entries({
    no_leader: 'Board games',
    full: 'Early prayer',
    idle: 'Tuesday table',
    waiting: 'Marriage course',
  })) {
    const found = await list(church.admin, church, `?filter=${filter}`)
    assert.deepEqual([namesIn(found), found.total, found.counts], [[name], 1, all.counts])
  }
  await jonas.post(`/groups/${table.id}/post`, { content: 'Who bakes the bread?' })
  assert.equal((await list(church.admin, church)).counts['idle'], 0)
  assert.equal((await church.admin.get(`/organizations/${church.id}/groups?filter=lively`)).status, 422)
})

it('finds groups by name, kind and who leads them, a page at a time', async () => {
  const church = await given.organization()
  const jose = await given.person({ of: church, role: 'leadership', name: 'José Álvarez' })
  for (const name of ['Éveil', 'Morning', 'Noon']) await given.group({ by: church.admin, of: church, name, type: 'Bible study' })
  await given.group({ by: jose, of: church, name: 'Evening' })
  for (const [search, found] of [
    ['jose', ['Evening']],
    ['EVEIL study', ['Éveil']],
    ['study', ['Éveil', 'Morning', 'Noon']],
    ['%', []],
  ] as const)
    assert.deepEqual(namesIn(await list(church.admin, church, `?search=${encodeURIComponent(search)}`)), found)
  const second = await list(church.admin, church, '?per_page=3&page=2')
  assert.deepEqual([namesIn(second), second.total, second.last_page], [['Noon'], 4, 2])
  const none = await list(church.admin, church, '?search=study&filter=no_leader')
  assert.deepEqual([none.total, none.counts['all']], [0, 4])
})

it('shows leaders all groups, and who waits only where they decide; members none, and strangers nothing', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const member = await given.person({ of: church })
  const own = await given.group({ by: leader, of: church, name: 'Own', join_type: 'closed' })
  const other = await given.group({ by: church.admin, of: church, name: 'Other', join_type: 'closed' })
  for (const group of [own, other]) await member.post('/groups/join-request', { group_id: group.id })
  const seen = await list(leader, church)
  assert.deepEqual(
    seen.data.map(({ name, waiting_count, role }) => [name, waiting_count, role]),
    [
      ['Other', null, null],
      ['Own', 1, 'leader'],
    ],
  )
  assert.equal(seen.counts['waiting'], 1)
  assert.deepEqual(namesIn(await list(leader, church, '?filter=waiting')), ['Own'])
  const elsewhere = await given.organization()
  const ask = (by: Person) => by.get(`/organizations/${church.id}/groups`)
  const refused = await app.request('GET', `/organizations/${church.id}/groups`, {
    token: member.token,
    headers: { 'accept-language': 'de' },
  })
  assert.deepEqual([refused.status, refused.body.code], [403, 'only_leaders'])
  assert.equal((await ask(elsewhere.admin)).status, 404)
})
