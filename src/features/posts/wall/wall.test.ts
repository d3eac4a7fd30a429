import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

/** A church whose prayers are so many days old, by their titles. */
async function churchWith(ages: Record<string, number>) {
  const church = await given.organization()
  const author = await given.person({ of: church })
  const ids: Record<string, number> = {}
  for (const [title, days] of Object.entries(ages)) {
    const { request } = (await author.post('/prayer-requests', { title, request_text: 'Please', anonymous: true })).body
    const { post } = (await church.admin.post(`/prayer-requests/${request.id}/approve`)).body
    await db.run(sql`update group_posts set created_at = now() - make_interval(days => ${days}) where id = ${post.id}`)
    ids[title] = request.id
  }
  return { church, author, ids }
}
const wall = async (person: Person, group: number, query = '') => (await person.get(`/groups/${group}/posts${query}`)).body
const titles = ({ data }: { data: { title: string; is_resting: boolean }[] }) =>
  data.map(({ title, is_resting }) => title + (is_resting ? ' (resting)' : ''))

it('puts what is old at the end once an admin says after how many days, and what is renewed before it', async () => {
  const { church, author, ids } = await churchWith({ new: 1, week: 7, old: 40, older: 50, oldest: 60 })
  const group = church.prayer_group_id
  const plain = ['new', 'week', 'old', 'older', 'oldest']
  assert.deepEqual(titles(await wall(author, group)), plain)
  assert.equal((await church.admin.patch(`/organizations/${church.id}`, { prayer_days: 30 })).body.data.prayer_days, 30)
  const renewed = await author.post(`/prayer-requests/${ids['older']}/renew`)
  assert.deepEqual([renewed.status, renewed.body.message], [200, 'Your prayer request stands on the wall as before.'])
  const expected = ['new', 'week', 'older', 'old (resting)', 'oldest (resting)']
  assert.deepEqual(titles(await wall(church.admin, group)), expected)
  for (const size of [1, 2, 3]) {
    const read: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await wall(author, group, `?per_page=${size}${cursor ? `&cursor=${cursor}` : ''}`)
      read.push(...titles(page))
      cursor = page.meta.next_cursor
    }
    assert.deepEqual(read, expected)
  }
  const own = (await author.get('/prayer-requests/my-requests')).body
  const resting = Object.fromEntries(own.map(({ title, is_resting }: { title: string; is_resting: boolean }) => [title, is_resting]))
  assert.deepEqual(resting, { new: false, week: false, old: true, older: false, oldest: true })
})

it('loses and repeats nothing when somebody renews while another reads', async () => {
  const { church, author, ids } = await churchWith({ new: 1, old: 40, older: 50, oldest: 60 })
  await church.admin.patch(`/organizations/${church.id}`, { prayer_days: 30 })
  const first = await wall(church.admin, church.prayer_group_id, '?per_page=2')
  await author.post(`/prayer-requests/${ids['oldest']}/renew`)
  const second = await wall(church.admin, church.prayer_group_id, `?per_page=2&cursor=${first.meta.next_cursor}`)
  assert.deepEqual(
    [...first.data, ...second.data].map(({ title }: { title: string }) => title),
    ['new', 'old', 'older', 'oldest'],
  )
})

it('takes no other order where nothing is said, and a whole number of days between one and a year', async () => {
  const { church, author } = await churchWith({ new: 1, old: 400 })
  const set = (prayer_days: unknown) => church.admin.patch(`/organizations/${church.id}`, { prayer_days })
  for (const days of [0, 366, 1.5]) assert.equal((await set(days)).status, 422)
  await set(30)
  assert.equal((await set(null)).body.data.prayer_days, null)
  assert.deepEqual(titles(await wall(author, church.prayer_group_id)), ['new', 'old'])
  assert.equal((await author.patch(`/organizations/${church.id}`, { prayer_days: 1 })).status, 403)
})
