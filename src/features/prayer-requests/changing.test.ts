import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { type Answer, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const author = await given.person({ of: church })

interface Request {
  id: number
  [field: string]: unknown
}
const submit = async (fields: object = {}, person: Person = author): Promise<Request> =>
  (await person.post('/prayer-requests', { title: 'Peace', request_text: 'For my family', ...fields })).body.request
const pathOf = ({ id }: { id: number }, action = '') => `/prayer-requests/${id}${action}`
const own = async ({ id }: { id: number }) =>
  (await author.get('/prayer-requests/my-requests')).body.find((request: Request) => request.id === id)
const refused = ({ status, body }: Answer) => [status, body.error_type, body.revision]
/** As if its author had changed it so many minutes ago. */
const age = ({ id }: { id: number }, minutes: number) =>
  db.run(sql`update prayer_requests set changed_at = changed_at - make_interval(mins => ${minutes}) where id = ${id}`)

it('lets its author change it while it waits: it goes to the end of the line, as another revision', async () => {
  const [first, second] = [await submit({ title: 'First' }), await submit({ title: 'Second' })]
  const changed = await author.put(pathOf(first), { title: 'First, in other words', anonymous: true, urgent: true })
  assert.deepEqual([changed.status, changed.body.message], [200, 'Your prayer request is changed.'])
  const { title, request_text, anonymous, urgent, revision, created_at, waiting_since } = changed.body.request
  assert.deepEqual([title, request_text, anonymous, urgent, revision], ['First, in other words', 'For my family', true, true, 2])
  assert.equal(created_at, String(first['created_at']))
  assert.ok(String(waiting_since) > String(created_at))
  const line = (await leader.get('/prayer-requests/pending')).body.data.map(({ id }: Request) => id)
  assert.deepEqual(line, [second.id, first.id])
  const waiting = (await leader.get('/waiting?kind=prayer_request')).body.data.map(
    (item: { prayer_request: Request }) => item.prayer_request.id,
  )
  assert.deepEqual(waiting, line)
  // The same once more is no change.
  assert.equal((await author.put(pathOf(first), { title: 'First, in other words' })).body.request.revision, 2)
  for (const request of [first, second]) await author.delete(pathOf(request))
})

it('lets nobody decide about words that they have not read', async () => {
  for (const action of ['/approve', '/reject', '/propose']) {
    const body = action === '/propose' ? { title: 'A', request_text: 'B' } : {}
    const request = await submit()
    await author.put(pathOf(request), { title: 'Other words' })
    const decide = (revision?: number) => leader.post(pathOf(request, action), { ...body, ...(revision ? { revision } : {}) })
    assert.deepEqual(refused(await decide(1)), [422, 'request_changed', 2], action)
    assert.deepEqual(refused(await decide()), [422, 'request_changed', 2], action)
    await age(request, 9)
    assert.deepEqual(refused(await decide()), [422, 'request_changed', 2], action)
    await age(request, 2)
    assert.deepEqual(refused(await decide(1)), [422, 'request_changed', 2], action)
    assert.equal((await decide()).status, 200, action)
    if (action === '/propose') assert.equal((await decide(2)).status, 200)
  }
})

it('shares either the words that were read, or none, however many approve while the author changes it', async () => {
  for (let n = 0; n < 4; n++) {
    const request = await submit({ title: `Before ${n}` })
    const [changed, ...approved] = await Promise.all([
      author.put(pathOf(request), { title: `After ${n}` }),
      ...Array.from({ length: 10 }, (_, k) => leader.post(pathOf(request, '/approve'), k % 2 ? { revision: 1 } : {})),
    ])
    const { status, title } = await own(request)
    if (changed!.status === 200) {
      assert.deepEqual([status, title], ['pending', `After ${n}`])
      assert.deepEqual(new Set(approved.map(({ body }) => body.error_type)), new Set(['request_changed']))
    } else {
      assert.deepEqual(
        [changed!.status, changed!.body.error_type, status, title],
        [422, 'request_already_reviewed', 'approved', `Before ${n}`],
      )
      assert.deepEqual(new Set(approved.map(({ body }) => body.post.title)), new Set([`Before ${n}`]))
    }
  }
})

it('is changed by its author alone, and only while it waits', async () => {
  const request = await submit()
  const other = await given.person({ of: church })
  assert.equal((await other.put(pathOf(request), { title: 'x' })).status, 404)
  const byLeader = await leader.put(pathOf(request), { title: 'x' })
  assert.deepEqual([byLeader.status, byLeader.body.code], [403, 'only_author_changes_prayer'])
  await leader.post(pathOf(request, '/reject'), {})
  assert.deepEqual((await author.put(pathOf(request), { title: 'x' })).body.status, 'rejected')
})

it('changes nobody’s words without them: other words are suggested, and taken or not', async () => {
  const request = await submit()
  const proposed = await leader.post(pathOf(request, '/propose'), {
    title: 'Peace at home',
    request_text: 'For a family',
    note: 'Without names',
  })
  assert.deepEqual([proposed.status, proposed.body.request.title], [200, 'Peace'])
  const { proposal } = await own(request)
  assert.deepEqual(proposal, {
    id: proposal.id,
    title: 'Peace at home',
    request_text: 'For a family',
    note: 'Without names',
    declined: false,
    by: { id: leader.id, name: leader.name },
  })
  const told = (await author.get('/notifications')).body.data[0]
  assert.deepEqual([told.kind, told.quote, told.data], ['prayer_words_proposed', 'Without names', { request_id: request.id }])
  const answerTo = (id: number, answer: string, person = author) => person.post(pathOf(request, `/proposals/${id}/${answer}`))
  assert.equal((await answerTo(proposal.id, 'accept', leader)).status, 403)
  // A later suggestion takes its place: nobody takes words that they have not read.
  await leader.post(pathOf(request, '/propose'), { title: 'Rest', request_text: 'For somebody' })
  assert.equal((await answerTo(proposal.id, 'accept')).status, 404)
  const later = (await own(request)).proposal
  assert.equal((await answerTo(later.id, 'decline')).status, 200)
  const pending = (await leader.get('/prayer-requests/pending')).body.data.find(({ id }: Request) => id === request.id)
  assert.deepEqual([pending.proposal.declined, pending.title, pending.revision], [true, 'Peace', 1])
  const taken = await answerTo(later.id, 'accept')
  assert.deepEqual([taken.body.request.title, taken.body.request.request_text, taken.body.request.revision], ['Rest', 'For somebody', 2])
  assert.deepEqual(refused(await leader.post(pathOf(request, '/approve'), { revision: 1 })), [422, 'request_changed', 2])
  assert.equal((await leader.post(pathOf(request, '/approve'), { revision: 2 })).body.post.title, 'Rest')
  assert.equal((await own(request)).proposal, null)
  assert.deepEqual((await leader.post(pathOf(request, '/propose'), { title: 'x', request_text: 'x' })).body.status, 'approved')
})

it('forgets a suggestion when its author writes something else, or decides once when they take and change together', async () => {
  const request = await submit()
  await leader.post(pathOf(request, '/propose'), { title: 'Theirs', request_text: 'Theirs' })
  const { proposal } = await own(request)
  const [taken, changed] = await Promise.all([
    author.post(pathOf(request, `/proposals/${proposal.id}/accept`)),
    author.put(pathOf(request), { title: 'Mine' }),
  ])
  assert.equal(changed!.status, 200)
  assert.ok([200, 404].includes(taken!.status))
  const { title, proposal: left } = await own(request)
  assert.deepEqual([title, left], [taken!.status === 404 || taken!.body.request.revision === 2 ? 'Mine' : 'Theirs', null])
})

it('takes a category of the organization’s own list, and keeps it when the list changes', async () => {
  const settings = (fields: object) => church.admin.patch(`/organizations/${church.id}`, fields)
  assert.deepEqual((await settings({ prayer_categories: ['Health', 'Family'] })).body.data.prayer_categories, ['Health', 'Family'])
  assert.equal((await settings({ prayer_categories: ['Health', 'Health'] })).status, 422)
  const request = await submit({ category: 'Health' })
  assert.equal(request['category'], 'Health')
  const unknown = await author.post('/prayer-requests', { title: 'x', request_text: 'x', category: 'Work' })
  assert.deepEqual([unknown.status, Object.keys(unknown.body.errors)], [422, ['category']])
  await settings({ prayer_categories: ['Family'] })
  assert.equal((await own(request)).category, 'Health')
  assert.equal((await author.put(pathOf(request), { title: 'Another' })).body.request.category, 'Health')
  assert.equal((await author.put(pathOf(request), { category: null })).body.request.category, null)
  const { body } = await leader.post(pathOf(request, '/approve'), { revision: 3 })
  assert.ok(!JSON.stringify(body).includes('Health')) // one alone in a category would be known by it
})
