import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { type Answer, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
const { admin } = church
const leader = await given.person({ of: church, role: 'leadership' })
const [author, member] = (await given.people(2, church)) as [Person, Person]
const carer = await given.person({ of: church, name: 'Cara Carer' })
const team = `/organizations/${church.id}/care-team`
await admin.put(`${team}/${carer.id}`)

interface Request {
  id: number
  [field: string]: unknown
}
const submit = async (fields: object = {}, person: Person = author): Promise<Request> =>
  (
    await person.post('/prayer-requests', {
      title: 'Our marriage',
      request_text: 'We have stopped talking',
      visibility: 'care_team',
      ...fields,
    })
  ).body.request
const pathOf = ({ id }: { id: number }, action = '') => `/prayer-requests/${id}${action}`
const find = (data: Request[], { id }: { id: number }) => data.find((one) => one.id === id)
const pending = async (person: Person, query = '?visibility=care_team') => (await person.get(`/prayer-requests/pending${query}`)).body.data
const cared = async (person: Person, query = '') => (await person.get(`/prayer-requests/care${query}`)).body.data
const own = async (request: { id: number }) => find((await author.get('/prayer-requests/my-requests')).body, request)!
const kindsOf = async (person: Person) => (await person.get('/notifications')).body.data.map(({ kind }: { kind: string }) => kind)
const posts = async () => (await member.get(`/groups/${church.prayer_group_id}/posts`)).body.data.length

it('keeps what is for the care team from everybody else, and never shares it', async () => {
  const request = await submit()
  assert.deepEqual([request['visibility'], request['status'], request['prayer_status']], ['care_team', 'pending', null])
  assert.equal(find(await pending(leader, ''), request), undefined) // as clients know it that know no care team
  for (const person of [leader, carer]) assert.equal(find(await pending(person), request)!['title'], 'Our marriage')
  assert.equal((await member.get('/prayer-requests/pending?visibility=care_team')).status, 403)
  assert.equal((await carer.get('/prayer-requests/pending')).status, 403)
  assert.equal((await member.post(pathOf(request, '/care'))).status, 404)
  const shared = await leader.post(pathOf(request, '/approve'))
  assert.deepEqual([shared.status, shared.body.error_type], [422, 'request_for_care_team'])
  assert.equal((await carer.post(pathOf(request, '/approve'))).status, 403)
  const before = await posts()
  const taken = await carer.post(pathOf(request, '/care'), { revision: 1 })
  assert.deepEqual([taken.status, taken.body.request.status, taken.body.request.prayer_status], [200, 'approved', 'active'])
  const late = await leader.post(pathOf(request, '/approve'))
  assert.deepEqual([late.status, late.body.error_type], [422, 'request_for_care_team']) // nobody believes that it is shared now
  assert.equal(await posts(), before)
  assert.deepEqual([(await own(request))['reviewer'], (await own(request))['group_post_id']], [{ id: carer.id, name: carer.name }, null])
  const [here] = await cared(carer)
  assert.deepEqual(
    [here.id, here.carer, here.user],
    [request.id, { id: carer.id, name: carer.name }, { id: author.id, name: author.name, email: '' }],
  )
  assert.equal(find(await cared(leader), request)!['user_id'], author.id)
  const resolved = await author.post(pathOf(request, '/resolve'))
  assert.equal(resolved.body.request.prayer_status, 'resolved')
  assert.equal(find(await cared(carer), request), undefined)
  assert.equal(find(await cared(carer, '?state=resolved'), request)!['prayer_status'], 'resolved')
  assert.equal((await member.get('/prayer-requests/care')).status, 403)
  assert.equal((await (await given.organization()).admin.get(`/prayer-requests/care?organization_id=${church.id}`)).status, 404)
})

it('is taken once when ten reach for it, and goes either to the team or back', async () => {
  const request = await submit()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? carer : leader).post(pathOf(request, '/care'))))
  assert.deepEqual(new Set(answers.map(({ status, body }) => [status, body.request.reviewed_by].join())).size, 1)
  assert.equal((await db.many(sql`select from audit_log where action = 'prayer-request.carried' and subject_id = ${request.id}`)).length, 1)
  for (let n = 0; n < 4; n++) {
    const other = await submit()
    const [taken, withdrawn] = await Promise.all([carer.post(pathOf(other, '/care')), author.delete(pathOf(other))])
    assert.deepEqual([taken!.status, withdrawn!.status].sort(), [200, 404])
  }
})

it('does not tell the care team who asks anonymously, nor at which hour; those who moderate know', async () => {
  const request = await submit({ anonymous: true })
  const shown = find(await pending(carer), request)!
  assert.deepEqual([shown['user_id'], shown['user']], [0, { id: 0, name: 'Anonymous', email: '' }])
  for (const name of ['created_at', 'updated_at', 'waiting_since']) assert.match(String(shown[name]), /T00:00:00\.000000Z$/)
  assert.equal(find(await pending(leader), request)!['user_id'], author.id)
  const taken = (await carer.post(pathOf(request, '/care'))).body.request
  assert.equal(taken.user_id, 0)
  await author.post(pathOf(request, '/updates'), { text: 'We talk again' })
  const seen = find(await cared(carer), request)!
  assert.deepEqual(seen['user'], { id: 0, name: 'Anonymous', email: '' })
  assert.deepEqual(
    (seen['updates'] as { text: string }[]).map(({ text }) => text),
    ['We talk again'],
  ) // what the team alone reads, it reads at once
})

it('tells the team that something waits, without a word of it, and the author what became of it', async () => {
  const before = (await kindsOf(carer)).length
  const request = await submit({ anonymous: true, title: 'Secret' })
  const [told] = (await carer.get('/notifications')).body.data
  assert.deepEqual(
    [told.kind, told.title, told.body],
    ['care_request_waiting', 'Somebody asks the care team to pray', 'A prayer request waits for the care team.'],
  )
  await author.put(pathOf(request), { title: 'Still secret' })
  assert.ok((await kindsOf(carer)).length <= before + 1) // once
  assert.equal((await carer.post(pathOf(request, '/care'), { revision: 1 })).body.error_type, 'request_changed')
  await carer.post(pathOf(request, '/care'), { revision: 2 })
  assert.ok(!(await kindsOf(carer)).includes('care_request_waiting')) // it waits no more
  const [news] = (await author.get('/notifications')).body.data
  assert.deepEqual([news.kind, news.title.startsWith('The care team prays for your request of ')], ['prayer_request_reviewed', true])
})

it('gets what those who moderate would rather not share, and the author is told', async () => {
  const request = await submit({ visibility: 'church' })
  const before = await posts()
  const narrowed = await leader.post(pathOf(request, '/approve'), { revision: 1, visibility: 'care_team' })
  assert.deepEqual([narrowed.status, narrowed.body], [200, { message: 'The prayer request is with the care team.', post: null }])
  assert.deepEqual((await leader.post(pathOf(request, '/approve'), { visibility: 'care_team' })).body, narrowed.body)
  assert.equal((await leader.post(pathOf(request, '/approve'))).body.error_type, 'request_for_care_team')
  assert.equal(await posts(), before)
  const { status, visibility, prayer_status } = await own(request)
  assert.deepEqual([status, visibility, prayer_status], ['approved', 'care_team', 'active'])
  assert.ok(find(await cared(carer), request))
  assert.match((await author.get('/notifications')).body.data[0].title, /^Your prayer request of .* is with the care team$/)
  const shared = await submit({ visibility: 'church' })
  assert.deepEqual((await leader.post(pathOf(shared, '/care'))).body.error_type, 'request_not_for_care_team')
  await leader.post(pathOf(shared, '/approve'))
  const late = await leader.post(pathOf(shared, '/approve'), { visibility: 'care_team' })
  assert.deepEqual([late.status, late.body.error_type], [422, 'request_already_reviewed'])
})

it('tells those who are to look at it when its author opens it to the church, once, and asks first whether they read that', async () => {
  const place = await given.organization()
  const [asking, helper] = (await given.people(2, place)) as [Person, Person]
  await place.admin.put(`/organizations/${place.id}/care-team/${helper.id}`)
  const asked = await asking.post('/prayer-requests', { title: 'Work', request_text: 'Please', visibility: 'care_team' })
  assert.equal(asked.body.message, 'Your prayer request is with the care team. Besides them, only the leaders read it.')
  const { request } = asked.body
  const toldOf = async (person: Person) => (await kindsOf(person)).filter((kind: string) => /prayer|care/.test(kind))
  assert.deepEqual(await toldOf(place.admin), ['care_request_waiting'])
  for (const visibility of ['church', 'care_team', 'church']) await asking.put(pathOf(request), { visibility })
  assert.deepEqual([await toldOf(place.admin), await toldOf(helper)], [['prayer_request_received'], []])
  await asking.put(pathOf(request), { visibility: 'care_team' })
  assert.deepEqual(await toldOf(helper), ['care_request_waiting'])
  const unread = await place.admin.post(pathOf(request, '/approve'), { revision: 4 })
  assert.deepEqual([unread.body.error_type, unread.body.revision], ['request_changed', 5])
  assert.equal((await place.admin.post(pathOf(request, '/approve'), { revision: 5 })).body.error_type, 'request_for_care_team')
})

it('is read on from where one was, the newest first, over all churches that one cares in', async () => {
  const [one, two] = [await given.organization(), await given.organization()]
  const helper = one.admin
  const group = await given.group({ by: two.admin, of: two })
  await helper.post('/groups/join', { joinCode: group.code })
  await two.admin.put(`/organizations/${two.id}/care-team/${helper.id}`)
  const people = [await given.person({ of: one }), await given.person({ of: two })]
  const taken: number[] = []
  for (const n of [0, 1, 0, 1, 1]) {
    const request = await submit({}, people[n])
    assert.equal((await helper.post(pathOf(request, '/care'))).status, 200)
    taken.unshift(request.id)
  }
  const read: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Answer = await helper.get(`/prayer-requests/care?per_page=2${cursor && `&cursor=${cursor}`}`)
    read.push(...page.body.data.map(({ id }: { id: number }) => id))
    cursor = page.body.meta.next_cursor
  }
  assert.deepEqual(read, taken)
})

it('sends no more at once than one answer holds, however much its authors write', async () => {
  const place = await given.organization()
  const asking = await given.person({ of: place })
  for (let n = 0; n < 12; n++) await place.admin.post(pathOf(await submit({}, asking), '/care'))
  await db.run(sql`
    insert into prayer_updates (organization_id, request_id, text, status, shared_on)
    select organization_id, id, repeat('🙏', 2000), 'approved', current_date from prayer_requests, generate_series(1, 50) where organization_id = ${place.id}`)
  const { text, body } = await place.admin.get('/prayer-requests/care')
  assert.ok(Buffer.byteLength(text) < 4_100_000, `${text.length}`)
  assert.ok(body.data.length > 5 && body.meta.next_cursor)
})

it('gives no kept answer to whoever is no longer in it, nor one about what is gone', async () => {
  const helper = await given.person({ of: church })
  await admin.put(`${team}/${helper.id}`)
  const once = (key: string) => ({ headers: { 'idempotency-key': key } })
  const request = await submit()
  const take = () => helper.post(pathOf(request, '/care'), {}, once('take'))
  assert.equal((await take()).body.request.title, 'Our marriage')
  assert.equal((await take()).headers['idempotency-replayed'], 'true')
  await admin.delete(`${team}/${helper.id}`)
  assert.equal((await take()).status, 404)

  const words = { title: 'In other words', request_text: 'Please' }
  const other = await submit()
  const propose = () => leader.post(pathOf(other, '/propose'), words, once('propose'))
  assert.equal((await propose()).status, 200)
  const { id } = (await own(other))['proposal'] as { id: number }
  const answers = ['decline', 'accept'].map(
    (answer) => () => author.post(pathOf(other, `/proposals/${id}/${answer}`), undefined, once(answer)),
  )
  for (const answer of answers) assert.equal((await answer()).status, 200)
  await author.delete(pathOf(other))
  for (const answer of [propose, ...answers]) assert.equal((await answer()).status, 404)

  const shared = await submit({ visibility: 'church' })
  const { post } = (await leader.post(pathOf(shared, '/approve'))).body
  const decisions = []
  for (const decision of ['approve', 'reject']) {
    const { update } = (await author.post(pathOf(shared, '/updates'), { text: 'We talk' })).body
    decisions.push(() => leader.post(`/prayer-requests/updates/${update.id}/${decision}`, {}, once(decision)))
  }
  for (const decide of decisions) assert.equal((await decide()).status, 200)
  await author.delete(`/groups/${post.group_id}/post/${post.id}`)
  for (const decide of decisions) assert.equal((await decide()).status, 404)
})

it('is put together by admins, which stands in the audit log, and seen by those who may ask it', async () => {
  const other = await given.person({ of: church, name: 'Abel Able' })
  for (const person of [leader, member, carer]) assert.equal((await person.put(`${team}/${other.id}`)).status, 403)
  for (let n = 0; n < 2; n++) assert.equal((await admin.put(`${team}/${other.id}`)).status, 200)
  assert.equal((await admin.put(`${team}/${(await given.organization()).admin.id}`)).status, 404)
  const seen = (await member.get(team)).body
  assert.deepEqual([seen.data.map(({ name }: { name: string }) => name), seen.count], [['Abel Able', 'Cara Carer'], 2])
  assert.ok(!JSON.stringify(seen).includes('@'))
  const stranger = (await given.organization()).admin
  for (const method of ['get', 'put', 'delete'] as const)
    assert.equal((await stranger[method](method === 'get' ? team : `${team}/${other.id}`)).status, 404)
  assert.equal((await admin.delete(`${team}/${other.id}`)).status, 200)
  assert.equal((await other.get('/prayer-requests/care')).status, 403)
  const entries = (await admin.get(`/organizations/${church.id}/audit-log`)).body.data
    .filter(({ action }: { action: string }) => action.startsWith('care-team'))
    .map(({ action, subject }: { action: string; subject: { id: number } }) => [action, subject.id])
  assert.deepEqual(entries.slice(0, 2), [
    ['care-team.removed', other.id],
    ['care-team.added', other.id],
  ])
  await admin.put(`${team}/${other.id}`)
  await admin.delete(`/organizations/${church.id}/members/${other.id}`)
  assert.equal((await member.get(team)).body.count, 1) // who leaves the church leaves its care team
})
