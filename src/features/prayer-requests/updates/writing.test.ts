import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const [author, member] = (await given.people(2, church)) as [Person, Person]
const today = () => new Date().toISOString().slice(0, 10)

async function share(fields: object = {}) {
  const { request } = (await author.post('/prayer-requests', { title: 'My knee', request_text: 'On Thursday', ...fields })).body
  const { post } = (await leader.post(`/prayer-requests/${request.id}/approve`)).body
  return { request, post, path: `/prayer-requests/${request.id}/updates` }
}
const seen = async (post: { group_id: number; id: number }) => (await member.get(`/groups/${post.group_id}/post/${post.id}`)).body.data
const own = async ({ id }: { id: number }) =>
  (await author.get('/prayer-requests/my-requests')).body.find((request: { id: number }) => request.id === id)

it('stands under the post once it is approved, with its day alone and without a name', async () => {
  const { request, post, path } = await share({ anonymous: true })
  const written = await author.post(path, { text: 'I can walk' })
  assert.equal(written.status, 201)
  const { update } = written.body
  assert.deepEqual(update, { id: update.id, text: 'I can walk', answered: false, status: 'pending', day: null, rejection_reason: null })
  assert.deepEqual((await seen(post)).updates, [])
  const [waiting] = (await leader.get('/prayer-requests/updates')).body.data
  assert.deepEqual(
    [waiting.id, waiting.request, waiting.user.id],
    [update.id, { id: request.id, title: 'My knee', anonymous: true }, author.id],
  )
  const [item] = (await leader.get('/waiting?kind=prayer_update')).body.data
  assert.deepEqual(
    [item.kind, item.prayer_update, (await leader.get('/waiting')).body.counts.prayer_updates],
    ['prayer_update', waiting, 1],
  )
  const approved = await leader.post(`/prayer-requests/updates/${update.id}/approve`)
  assert.deepEqual([approved.status, approved.body.update.day], [200, today()])
  const { updates, meta, user } = await seen(post)
  assert.deepEqual(updates, [{ text: 'I can walk', answered: false, day: today() }])
  assert.deepEqual([meta.prayer_request_status, user.name], ['active', 'Anonymous'])
  assert.deepEqual((await own(request)).updates, [{ ...update, status: 'approved', day: today() }])
  assert.equal((await leader.get('/waiting')).body.counts.prayer_updates, 0)
  const [news] = (await author.get('/notifications')).body.data
  assert.deepEqual([news.kind, news.title.endsWith('is shared')], ['prayer_update_reviewed', true])
})

it('resolves the request when it says that the prayer was answered', async () => {
  const { post, path } = await share()
  await author.post(path, { text: 'Thank God', answered: true })
  assert.equal((await seen(post)).meta.prayer_request_status, 'resolved')
})

it('is decided once, and its author learns why it is not shared', async () => {
  const { request, path } = await share()
  const { update } = (await author.post(path, { text: 'Doctor Miller did it' })).body
  const decide = (action: string, person = leader) =>
    person.post(
      `/prayer-requests/updates/${update.id}/${action}`,
      action === 'reject' ? { rejection_reason: 'Without the name, please' } : {},
    )
  assert.equal((await decide('approve', member)).status, 404)
  assert.equal((await decide('approve', author)).status, 403)
  assert.equal((await decide('approve', (await given.organization()).admin)).status, 404)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => decide(n % 2 ? 'approve' : 'reject')))
  assert.equal(answers.filter(({ status }) => status === 200).length, 5)
  const [{ status, rejection_reason }] = (await own(request)).updates
  assert.equal(rejection_reason, status === 'rejected' ? 'Without the name, please' : null)
  const { body } = answers.find(({ status }) => status === 422)!
  assert.deepEqual([body.error_type, body.status], ['request_already_reviewed', status])
})

it('is written by the author alone, about what is shared and still there', async () => {
  const { request, post, path } = await share()
  assert.equal((await member.post(path, { text: 'x' })).status, 404)
  assert.equal((await leader.post(path, { text: 'x' })).status, 403)
  assert.equal((await author.post(path, { text: 'x'.repeat(2001) })).status, 422)
  const waiting = (await author.post('/prayer-requests', { title: 'x', request_text: 'x' })).body.request
  assert.equal((await author.post(`/prayer-requests/${waiting.id}/updates`, { text: 'x' })).body.error_type, 'request_not_approved')
  const { update } = (await author.post(path, { text: 'Waiting' })).body
  await author.delete(`/groups/${post.group_id}/post/${post.id}`)
  assert.equal((await leader.post(`/prayer-requests/updates/${update.id}/approve`)).status, 404) // it went with the post
  assert.equal((await author.post(path, { text: 'x' })).status, 404)
  assert.deepEqual((await own(request)).updates, [])
})

it('ends at fifty, also when they come together', async () => {
  const { path } = await share()
  for (let n = 0; n < 45; n++) await author.post(path, { text: `Day ${n}` })
  const answers = await Promise.all(Array.from({ length: 10 }, () => author.post(path, { text: 'And now' })))
  assert.equal(answers.filter(({ status }) => status === 201).length, 5)
  const { body } = answers.find(({ status }) => status === 422)!
  assert.deepEqual([body.error_type, body.max_updates], ['too_many_updates', 50])
})

it('waits no longer when its author left the church', async () => {
  const leaving = await given.person({ of: church })
  const { request } = (await leaving.post('/prayer-requests', { title: 'x', request_text: 'x' })).body
  await leader.post(`/prayer-requests/${request.id}/approve`)
  const { update } = (await leaving.post(`/prayer-requests/${request.id}/updates`, { text: 'Goodbye' })).body
  await church.admin.delete(`/organizations/${church.id}/members/${leaving.id}`)
  const ids = (await leader.get('/prayer-requests/updates')).body.data.map(({ id }: { id: number }) => id)
  assert.ok(!ids.includes(update.id))
  assert.equal((await leader.post(`/prayer-requests/updates/${update.id}/approve`)).status, 404)
})
