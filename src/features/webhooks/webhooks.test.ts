import assert from 'node:assert/strict'
import { after, beforeEach, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenMeeting, wallIn } from '#test/given-meetings.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { startReceiver, verify } from '#test/webhook-receiver.ts'
import { events, type WebhookEvent } from './events.ts'

const receiver = await startReceiver()
after(() => receiver.close())
const app = await startApp({ config: { WEBHOOK_ALLOW: '127.0.0.0/8', MAX_GROUPS_PER_LEADER: 1000 }, ca: receiver.ca })
const { db } = app.services
const given = givenFor(app)
beforeEach(async () => {
  await db.run(sql`delete from webhooks`)
  receiver.news()
  receiver.answersWith(204)
})

const of = ({ id }: Organization, what = '') => `/organizations/${id}/webhooks${what}`
async function webhook(church: Organization, chosen: readonly WebhookEvent[] = events, url = `${receiver.origin}/hook`) {
  const { status, body, text } = await church.admin.post(of(church), { url, events: chosen })
  assert.equal(status, 201, text)
  return body.data as { id: number; secret: string }
}
const log = async (church: Organization, { id }: { id: number }, query = '') => {
  const { status, body, text } = await church.admin.get(`${of(church)}/${id}/deliveries${query}`)
  assert.equal(status, 200, text)
  return body.data
}
const told = async () => {
  await app.work()
  return receiver.news().map(({ type, data }) => [type, data])
}

it('tells a church’s automation of a new member, by a signed message', async () => {
  const church = await given.organization()
  const { secret } = await webhook(church, ['member.joined'])
  const person = await given.person({ of: church })
  await app.work()
  const [message, ...others] = receiver.news()
  assert.deepEqual(others, [])
  assert.deepEqual(verify(secret, message!), JSON.parse(message!.body))
  assert.throws(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, message!))
  assert.throws(() => verify(secret, { ...message!, body: message!.body.replace('member', 'leader') }))
  assert.deepEqual([message!.type, message!.data], ['member.joined', { organization_id: church.id, user_id: person.id, role: 'member' }])
  assert.match(message!.id, /^msg_[0-9a-f]{32}$/)
  assert.match(message!.timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  assert.equal(message!.headers['content-type'], 'application/json')
})

it('tells of each of the events what happened, in ids and plain facts, never what somebody wrote', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const member = await given.person({ of: church })
  await webhook(church)
  const organization_id = church.id
  const WORD = 'Quillonthorpe'

  const group = await given.group({ by: leader, of: church, name: 'Tuesday table', join_type: 'closed', description: WORD, location: WORD })
  const facts = { organization_id, group_id: group.id, name: 'Tuesday table', join_type: 'closed', deleted: false, status: 'active' }
  assert.deepEqual((await told())[0], ['group.created', facts])

  await leader.put(`/groups/${group.id}`, { description: `${WORD} again` })
  assert.deepEqual(await told(), [['group.changed', facts]])
  await leader.put(`/groups/${group.id}`, { description: `${WORD} again` })
  assert.deepEqual(await told(), [], 'nothing has changed')

  const { body } = await member.post('/groups/join-request', { group_id: group.id, note: WORD })
  assert.deepEqual(await told(), [
    ['join_request.created', { organization_id, join_request_id: body.request.id, group_id: group.id, user_id: member.id }],
  ])
  await leader.post(`/groups/join-requests/${body.request.id}/accept`)
  assert.deepEqual(await told(), [], 'who is in a group is no event')

  const meeting = await givenMeeting(leader, group, { starts_at: wallIn(3 * 1440), title: WORD, location: WORD, agenda: WORD })
  const at = { meeting_id: meeting.id, series_id: null, begins_at: meeting.begins_at, ends_at: meeting.ends_at }
  const met = { organization_id, group_id: group.id }
  assert.deepEqual(await told(), [['meeting.changed', { ...met, change: 'planned', meetings: [{ ...at, cancelled: false }] }]])
  await leader.put(`/groups/${group.id}/meetings/${meeting.id}`, { location: `${WORD} 2` })
  assert.deepEqual(await told(), [['meeting.changed', { ...met, change: 'changed', meetings: [{ ...at, cancelled: false }] }]])
  await leader.delete(`/groups/${group.id}/meetings/${meeting.id}`)
  assert.deepEqual(await told(), [['meeting.changed', { ...met, change: 'changed', meetings: [{ ...at, cancelled: true }] }]])

  const training = await givenTraining({ by: leader, of: church })
  await givenCompletion(member, training)
  const [[type, data], ...others] = (await told()) as [[string, { completed_at: string }]]
  assert.deepEqual(
    [type, { ...data, completed_at: '' }, others],
    ['training.completed', { organization_id, qualification_id: training.id, user_id: member.id, completed_at: '' }, []],
  )

  const challenge = await givenChallenge({ of: church })
  await member.post(`/challenges/start/${challenge.id}`)
  assert.deepEqual(await told(), [])
  await member.post(`/challenges/complete/${challenge.id}`)
  const [completed] = (await told()) as [[string, { challenge_id: number; user_id: number }]]
  assert.deepEqual([completed[0], completed[1].challenge_id, completed[1].user_id], ['challenge.completed', challenge.id, member.id])

  await leader.delete(`/groups/${group.id}`)
  assert.deepEqual(await told(), [['group.changed', { ...facts, deleted: true }]])
  await church.admin.delete(`/organizations/${church.id}/members/${member.id}`)
  assert.deepEqual(await told(), [['member.left', { organization_id, user_id: member.id }]])
  assert.ok(!JSON.stringify(await db.many(sql`select * from webhook_deliveries`)).includes(WORD))
})

it('tells of a series that is planned as of one event', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  await webhook(church, ['meeting.changed'])
  await givenMeeting(leader, group, { starts_at: wallIn(1440), repeats: { every: 'week', until: wallIn(60 * 1440).slice(0, 10) } })
  const [[, { change, meetings }], ...others] = (await told()) as [[string, { change: string; meetings: { series_id: number }[] }]]
  assert.deepEqual([change, meetings.length, new Set(meetings.map(({ series_id }) => series_id)).size, others], ['planned', 9, 1, []])
})

it('tells of what somebody does once, by whichever door, and of nothing that is undone', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  await webhook(church, ['member.joined', 'member.left'])
  const guest = await given.person({ of: await given.organization() })
  await Promise.all(Array.from({ length: 10 }, () => guest.post('/groups/join', { joinCode: group.code })))
  assert.deepEqual(await told(), [['member.joined', { organization_id: church.id, user_id: guest.id, role: 'member' }]])

  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'new@example.org' })
  await app.work()
  const { text } = (await app.mails()).findLast(({ to }) => to.includes('new@example.org'))!
  const invitation_token = /[?&]invitation_token=([\w%-]+)/.exec(text)![1]
  const account = { name: 'Nia', email: 'new@example.org', password: 'correct horse battery staple', invitation_token }
  const { body } = await app.request('POST', '/register', { body: account })
  assert.deepEqual(await told(), [['member.joined', { organization_id: church.id, user_id: body.user.id, role: 'member' }]])

  await church.admin.put(`/organizations/${church.id}/members/${guest.id}/suspension`)
  await church.admin.delete(`/organizations/${church.id}/members/${guest.id}/suspension`)
  const nia = given.asPerson({ ...body.user, token: body.token })
  await nia.delete('/user', { body: { password: account.password } })
  const all = (await told()).map(([type, { user_id }]) => [type, user_id])
  assert.deepEqual(all.sort(), [
    ['member.joined', guest.id],
    ['member.left', guest.id],
    ['member.left', nia.id],
  ])

  const undone = db.transaction(async (tx) => {
    await tx.run(sql`delete from organization_members where user_id = ${guest.id}`)
    throw new Error('undone')
  })
  await assert.rejects(undone)
  assert.deepEqual(await told(), [])
})

it('tells a church nothing of another one, nor of people of others who complete what it offers to everyone', async () => {
  const [church, other] = [await given.organization(), await given.organization()]
  await webhook(church)
  const stranger = await given.person({ of: other })
  const challenge = await givenChallenge({ of: church })
  await db.run(sql`update challenges set visibility = 'everyone' where id = ${challenge.id}`)
  await stranger.post(`/challenges/start/${challenge.id}`)
  const { status, text } = await stranger.post(`/challenges/complete/${challenge.id}`)
  assert.equal(status, 200, text)
  await given.group({ by: other.admin, of: other })
  assert.deepEqual(await told(), [])
})

it('writes nothing down, and queues nothing, where nobody listens', async () => {
  const church = await given.organization()
  await webhook(church, ['group.created'])
  await app.work()
  await given.person({ of: church })
  const { jobs } = await db.one<{ jobs: number }>(
    sql`select count(*) as jobs from graphile_worker.jobs where task_identifier = 'webhooks.send'`,
  )
  assert.deepEqual([jobs, await db.many(sql`select from webhook_deliveries`)], [0, []])
})

it('signs with both secrets for a day after a new one, and shows each once', async () => {
  const church = await given.organization()
  const { id, secret } = await webhook(church, ['member.joined'])
  const { body } = await church.admin.put(`${of(church)}/${id}/secret`)
  const next = body.data.secret
  assert.notEqual(next, secret)
  assert.ok(Date.parse(body.data.previous_secret_until) > Date.now() + 23 * 3_600_000)
  await given.person({ of: church })
  await app.work()
  const [message] = receiver.news()
  for (const one of [secret, next]) verify(one, message!)

  await db.run(sql`update webhooks set previous_until = now()`)
  await given.person({ of: church })
  await app.work()
  const [later] = receiver.news()
  verify(next, later!)
  assert.throws(() => verify(secret, later!))

  const seen = await church.admin.get(of(church))
  assert.equal(seen.body.data[0].previous_secret_until, null)
  const deliveries = await church.admin.get(`${of(church)}/${id}/deliveries`)
  const tables = JSON.stringify([await db.many(sql`select * from webhooks`), await db.many(sql`select * from signing_keys`)])
  for (const one of [secret, next]) {
    const bytes = Buffer.from(one.slice('whsec_'.length), 'base64')
    for (const text of [seen.text, deliveries.text, tables, app.logged.join('')])
      for (const form of [one, one.slice('whsec_'.length), bytes.toString('hex'), JSON.stringify(bytes)]) assert.ok(!text.includes(form))
  }
  const key = { headers: { 'idempotency-key': 'a new secret once' } }
  await church.admin.put(`${of(church)}/${id}/secret`, undefined, key)
  const made = { url: receiver.origin, events: ['member.joined'] }
  assert.equal((await church.admin.post(of(church), made, key)).status, 201)
  assert.equal((await church.admin.post(of(church), made, key)).body.error_type, 'secret_shown_once')
})

it('sends a test, once, and sends again whatever an admin wants', async () => {
  const church = await given.organization()
  const { id, secret } = await webhook(church, ['member.joined'])
  assert.equal((await church.admin.put(`${of(church)}/${id}/test`)).status, 200)
  await app.work()
  const [test] = receiver.news()
  assert.deepEqual([test!.type, test!.data], ['webhook.test', { organization_id: church.id }])
  verify(secret, test!)
  const [{ id: delivery, state, attempts, status, duration_ms, problem, message_id, body }] = await log(church, { id })
  assert.deepEqual([state, attempts, status, problem, message_id, body], ['delivered', 1, 204, null, test!.id, JSON.parse(test!.body)])
  assert.ok(duration_ms >= 0)

  assert.equal((await church.admin.put(`${of(church)}/${id}/deliveries/${delivery}/sending`)).status, 200)
  await app.work()
  const [again] = receiver.news()
  assert.deepEqual([again!.id, again!.body], [test!.id, test!.body])

  receiver.answersWith(500)
  await church.admin.put(`${of(church)}/${id}/test`)
  await app.work()
  const [failed] = await log(church, { id })
  assert.deepEqual([failed.state, failed.status, failed.problem, failed.next_attempt_at], ['failed', 500, 'status', null])
  assert.equal((await church.admin.get(of(church))).body.data[0].failing_since, null, 'a test says nothing of how it goes')
})

it('holds a log that can be read page by page', async () => {
  const church = await given.organization()
  const { id } = await webhook(church, ['member.joined'])
  await given.people(5, church)
  await app.work()
  const { body } = await church.admin.get(`${of(church)}/${id}/deliveries?per_page=3`)
  const rest = await church.admin.get(`${of(church)}/${id}/deliveries?per_page=3&cursor=${body.meta.next_cursor}`)
  const all = [...body.data, ...rest.body.data].map((one: { id: number }) => one.id)
  assert.deepEqual([all, rest.body.meta.next_cursor], [all.toSorted((a, b) => b - a), null])
  assert.equal(all.length, 5)
})

it('is an admin’s alone: others get 403, and strangers 404', async () => {
  const [church, other] = [await given.organization(), await given.organization()]
  const { id } = await webhook(church)
  const delivery = 1
  const calls: [string, (by: Person) => Promise<{ status: number; body: { code?: string } }>][] = [
    ['list', (by) => by.get(of(church))],
    ['create', (by) => by.post(of(church), { url: receiver.origin, events: ['member.joined'] })],
    ['change', (by) => by.put(`${of(church)}/${id}`, { is_active: false })],
    ['secret', (by) => by.put(`${of(church)}/${id}/secret`)],
    ['test', (by) => by.put(`${of(church)}/${id}/test`)],
    ['log', (by) => by.get(`${of(church)}/${id}/deliveries`)],
    ['again', (by) => by.put(`${of(church)}/${id}/deliveries/${delivery}/sending`)],
    ['delete', (by) => by.delete(`${of(church)}/${id}`)],
  ]
  const people = [await given.person({ of: church }), await given.person({ of: church, role: 'leadership' })]
  for (const [what, call] of calls) {
    for (const person of people) assert.equal((await call(person)).body.code, 'only_admins', what)
    assert.equal((await call(other.admin)).body.code, 'organization_not_found', what)
  }
  const theirs = await webhook(other)
  for (const path of ['', '/secret', '/test', `/deliveries/${delivery}/sending`]) {
    const { status, body } = await church.admin.put(`${of(church)}/${theirs.id}${path}`, path === '' ? {} : undefined)
    assert.deepEqual([status, body.code], [404, 'webhook_not_found'], path)
  }
  assert.equal((await church.admin.get(`${of(church)}/${theirs.id}/deliveries`)).body.code, 'webhook_not_found')
  assert.equal((await church.admin.delete(`${of(church)}/${theirs.id}`)).body.code, 'webhook_not_found')
  assert.equal((await church.admin.put(`${of(church)}/${id}/deliveries/999999/sending`)).body.code, 'webhook_delivery_not_found')
})

it('gives a church ten at most, also when twenty are made at once', async () => {
  const church = await given.organization()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => church.admin.post(of(church), { url: receiver.origin, events: ['member.joined'] })),
  )
  assert.equal(answers.filter(({ status }) => status === 201).length, 10)
  assert.ok(answers.filter(({ status }) => status !== 201).every(({ body }) => body.error_type === 'too_many_webhooks'))
})

it('names what is wrong with an address or a choice', async () => {
  const church = await given.organization()
  const wrong = async (body: object) => {
    const { status, body: answer } = await church.admin.post(of(church), { url: receiver.origin, events: ['member.joined'], ...body })
    assert.equal(status, 422, JSON.stringify(answer))
    return answer.codes
  }
  assert.deepEqual(Object.keys(await wrong({ events: ['journal.written'] })), ['events.0'])
  assert.deepEqual(Object.keys(await wrong({ events: [] })), ['events'])
  assert.deepEqual(Object.keys(await wrong({ url: 'no address' })), ['url'])
  assert.deepEqual(await wrong({ url: 'http://hooks.example/x' }), { url: [{ rule: 'https_address' }] })
  assert.deepEqual(await wrong({ url: 'https://10.0.0.1/' }), { url: [{ rule: 'public_address' }] })
  assert.deepEqual(await wrong({ url: 'https://me:word@hooks.example/' }), { url: [{ rule: 'url' }] })
})

it('says in the audit log who made, changed and deleted one, and not where it leads', async () => {
  const church = await given.organization()
  const { id } = await webhook(church, ['member.joined'])
  await church.admin.put(`${of(church)}/${id}`, { events: ['member.left'], is_active: false })
  await church.admin.put(`${of(church)}/${id}`, { events: ['member.left'], is_active: false })
  await church.admin.put(`${of(church)}/${id}/secret`)
  await church.admin.delete(`${of(church)}/${id}`)
  const { body, text } = await church.admin.get(`/organizations/${church.id}/audit-log?per_page=4`)
  assert.deepEqual(
    body.data.map(({ action, subject }: { action: string; subject: { id: number } }) => [action, subject.id]),
    ['webhook.deleted', 'webhook.secret-renewed', 'webhook.changed', 'webhook.created'].map((action) => [action, id]),
  )
  assert.ok(!text.includes('/hook'))
})
