// Plants traces of someone who asks for prayer anonymously, and of someone who prayed (name, e-mail, picture, id), and looks for them in all that
// anybody gets.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { restoreAccount, suspendAccount } from '#features/accounts/suspending.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { sql } from '#platform/db/database.ts'
import { registry } from '#platform/metrics.ts'
import { bodies } from '#test/access/bodies.ts'
import { buildWorld, callerNames } from '#test/access/world.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { pngBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { tellAuthors } from './telling-authors.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
const clock = { ahead: 0, now: () => Date.now() + clock.ahead }
const app = await startApp({ config: { PUSH_ALLOW: '127.0.0.0/8' }, ca: pushService.ca, clock })
const { db } = app.services
const given = givenFor(app)
const world = await buildWorld(app)
const { church, callers } = world
await app.work() // what is told of the world is told before anybody listens
const undoing = await app.rolledBack()

const SECRET_ID = 987_654_321
await db.run({ text: `alter table users alter column id restart with ${SECRET_ID}`, values: [] })
const author = await given.person({ of: church, name: 'Zephyrine Quillfeather' })
const praying = await given.person({ of: church, name: 'Perpetua Orison' })
const signOf = (id: number) => new RegExp(`(?<!\\d)${id}(?!\\d)`)
const traces: RegExp[] = [/zephyrine|quillfeather|perpetua|orison/i, /\/avatars\/(ZQ|PO)\//, signOf(SECRET_ID), signOf(praying.id)]
const assertNoTrace = (text: string, where: string) => {
  for (const trace of traces) assert.ok(!trace.test(text), `${where} shows ${trace}: ${text.slice(0, 2000)}`)
}

// Everybody wants to hear of prayers by every channel, and a member has a browser.
for (const person of Object.values(callers).filter(({ token }) => token)) {
  const preferences = ['email', 'push'].map((channel) => ({ kind: 'prayer_request_approved', channel, enabled: true }))
  await person.put('/user/notification-preferences', { preferences })
}
const { public_key } = (await callers.member.get('/push/public-key')).body.data
await callers.member.post('/devices', { platform: 'web', subscription: pushService.subscribe(public_key) })
await callers['group member'].post('/devices', { platform: 'ios', token: 'a phone of a group member' })

const settings = { prayer_categories: ['Alone in it'], prayer_days: 30 }
await callers.admin.patch(`/organizations/${church.id}`, settings)
// A member and a member of a group are the care team.
for (const caller of ['member', 'group member'] as const)
  await callers.admin.put(`/organizations/${church.id}/care-team/${callers[caller].id}`)
const ask = async (title: string, fields: object = {}) =>
  (await author.post('/prayer-requests', { title, request_text: `${title}, please`, anonymous: true, category: 'Alone in it', ...fields }))
    .body.request
const initials = await ask('With initials')
const first = (await callers.leader.post(`/prayer-requests/${initials.id}/approve`)).body.post
const { avatar } = (await sendForm(author, '/user/avatar', [['file', { name: 'me.png', bytes: await pngBytes() }]])).body.data
traces.push(new RegExp(avatar.split('/').at(-1)))
const pictured = await ask('With a picture')
const second = (await callers.leader.post(`/prayer-requests/${pictured.id}/approve`)).body.post
const waiting = await ask('Waiting')
await callers.member.post(`/groups/${church.prayer_group_id}/post/${first.id}/like`)
const report = (await callers.member.post(`/groups/${church.prayer_group_id}/post/${second.id}/report`, { reason: 'Who is it?' })).body.data
// What becomes of it: others pray and so do they, they write, renew, take words and change their own.
for (const post of [first, second])
  for (const person of [praying, author]) await person.post(`/groups/${church.prayer_group_id}/post/${post.id}/prayed`)
const write = async (request: { id: number }, fields: object) =>
  (await author.post(`/prayer-requests/${request.id}/updates`, fields)).body.update
const shared = await write(initials, { text: 'It is better', answered: true })
await callers.leader.post(`/prayer-requests/updates/${shared.id}/approve`)
const pendingUpdate = await write(pictured, { text: 'Not yet' })
await author.post(`/prayer-requests/${pictured.id}/renew`)
await callers.leader.post(`/prayer-requests/${waiting.id}/propose`, { title: 'In other words', request_text: 'Please', note: 'Shorter' })
const ofWaiting = async () =>
  (await author.get('/prayer-requests/my-requests')).body.find(({ id }: { id: number }) => id === waiting.id).proposal
await author.post(`/prayer-requests/${waiting.id}/proposals/${(await ofWaiting()).id}/accept`)
await callers.leader.post(`/prayer-requests/${waiting.id}/propose`, { title: 'Waiting', request_text: 'Please', revision: 2 })
const proposal = await ofWaiting()
const [careWaiting, careTaken] = [await ask('For the team', { visibility: 'care_team' }), await ask('Carried', { visibility: 'care_team' })]
await author.put(`/prayer-requests/${careTaken.id}`, { urgent: true })
await callers.member.post(`/prayer-requests/${careTaken.id}/care`, { revision: 2 })
await write(careTaken, { text: 'Thank you' })
await author.post(`/prayer-requests/${initials.id}/resolve`)
await app.work()
// In their morning, whatever hour it is now.
clock.ahead = Date.parse(`${Temporal.Now.plainDateISO('UTC').add({ days: 2 })}T12:00Z`) - Date.now()
await tellAuthors({ db, clock, log: app.services.log, signal: new AbortController().signal })
await app.work()
clock.ahead = 0

/** What those who moderate see as such, or see of every member. */
const open = new Set([
  'GET /prayer-requests/pending',
  'GET /waiting',
  'POST /prayer-requests/{prayer_request}/reject',
  'POST /prayer-requests/{prayer_request}/care',
  'POST /prayer-requests/{prayer_request}/propose',
  'GET /prayer-requests/care',
  'GET /prayer-requests/updates',
  'GET /organizations/{organization}/members',
  'GET /organizations/{organization}/exports/people',
  'GET /qualifications/users-progress',
])

/** The things that routes are called on: those of the prayers, in place of the world's own. */
const placesToLook: Record<string, number>[] = [
  { group: church.prayer_group_id, post_id: first.id, prayer_request: initials.id, report: report.id, update: shared.id },
  { group: church.prayer_group_id, post_id: second.id, prayer_request: pictured.id, report: report.id, update: pendingUpdate.id },
  { group: church.global_group_id, prayer_request: waiting.id, proposal: proposal.id },
  { prayer_request: careWaiting.id },
  { prayer_request: careTaken.id },
]
for (const caller of callerNames) {
  it(`shows ${caller} nothing of who wrote an anonymous prayer, at any address`, async () => {
    const person = callers[caller]
    const sees = caller === 'leader' || caller === 'admin' ? open : new Set()
    for (const { method, path } of app.routes.filter(({ method, path }) => !sees.has(`${method} ${path}`))) {
      const body = bodies(world)[`${method} ${path}`]
      const more = path === '/prayer-requests/pending' ? '&visibility=care_team' : ''
      const addressAt = (place: Record<string, number>) => {
        const ids: Record<string, number | string> = { ...world.ids, ...place }
        return path.replaceAll(/\{(\w+)\}/g, (_, name) => String(ids[name])) + (method === 'GET' ? `?per_page=100${more}` : '')
      }
      for (const address of new Set(placesToLook.map(addressAt))) {
        const answer = await undoing.request(method, address, { token: person.token, ...(body === undefined ? {} : { body }) })
        assert.notEqual(answer.status, 500, `${method} ${address}`)
        assertNoTrace(answer.text + JSON.stringify(answer.headers), `${method} ${address} (${answer.status})`)
      }
    }
  })
}

it('finds the traces where they may be, so that looking for them means something', async () => {
  const members = (await callers.admin.get(`/organizations/${church.id}/members?search=Zephyrine`)).text
  assert.throws(() => assertNoTrace(members, 'members'))
  assert.throws(() => assertNoTrace(members.replaceAll(/Zephyrine|Quillfeather/gi, ''), 'members'))
  const pending = (await callers.leader.get('/prayer-requests/pending')).body.data.find(({ id }: { id: number }) => id === waiting.id)
  assert.deepEqual(pending.user, { id: SECRET_ID, name: author.name, email: author.email })
  // Everything that was looked through was there to be seen.
  const { updates, prayed_count } = (await callers.member.get(`/groups/${church.prayer_group_id}/post/${first.id}`)).body.data
  assert.deepEqual([updates.length, prayed_count], [1, 2])
  const team = async (path: string) => (await callers.member.get(path)).body.data.map(({ id }: { id: number }) => id)
  assert.ok((await team('/prayer-requests/pending?visibility=care_team')).includes(careWaiting.id))
  assert.ok((await team('/prayer-requests/care')).includes(careTaken.id))
})

it('shows nobody who prayed: neither the author nor those who moderate, and it stands nowhere but in one’s own copy', async () => {
  const signs = [/perpetua|orison/i, signOf(praying.id)]
  for (const person of [author, callers.leader, callers.admin])
    for (const path of [
      '/prayer-requests/my-requests',
      '/notifications',
      `/groups/${church.prayer_group_id}/posts`,
      `/groups/${church.prayer_group_id}/post/${first.id}`,
      '/prayer-requests/updates',
      '/waiting',
      `/organizations/${church.id}/audit-log`,
    ]) {
      const { text } = await person.get(path)
      for (const sign of signs) assert.ok(!sign.test(text), `${path} shows ${sign}`)
    }
  const columns = await db.many<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'post_prayers' order by ordinal_position`,
  )
  // No moment is kept beside the day, and no number by which they could be put in order.
  assert.deepEqual(
    columns.map(({ name }) => name),
    ['post_id', 'user_id', 'day', 'is_told'],
  )
  const told = (await author.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'prayed_for_you')
  assert.deepEqual(
    told.map(({ title }: { title: string }) => title),
    ['1 person prayed for you'],
  )
})

it('names nobody in e-mails, pushes, notices, the log and the figures', async () => {
  const mails = (await app.mails()).filter(({ to }) => !to.includes(author.email))
  assert.ok(mails.filter(({ subject }) => subject.includes('With a picture')).length >= 4)
  for (const mail of mails) assertNoTrace(JSON.stringify(mail), 'an e-mail')
  const pushes = pushService.received.map(({ payload }) => payload)
  assert.equal(pushes.filter((push) => push.includes('prayer_request_approved')).length, 2)
  for (const push of pushes) assertNoTrace(push, 'a push')
  const notices = await db.many<{ notice: string }>(
    sql`select concat_ws(' ', kind, once, params, title, body, quote, data) as notice from notices`,
  )
  for (const { notice } of notices) assertNoTrace(notice, 'a notice')
  assert.ok(app.logged.some((line) => line.includes('prayer_request_approved')))
  assertNoTrace(app.logged.join(''), 'the log')
  assertNoTrace(await registry.metrics(), 'the figures')
})

it('shows the author their own account, and in the group what everybody sees', async () => {
  const mine = (await author.get('/prayer-requests/my-requests')).body
  assert.deepEqual(
    mine.map(({ id, user_id, group_post_id }: Record<string, number>) => ({ id, user_id, group_post_id })),
    [
      { id: careTaken.id, user_id: SECRET_ID, group_post_id: null },
      { id: careWaiting.id, user_id: SECRET_ID, group_post_id: null },
      { id: waiting.id, user_id: SECRET_ID, group_post_id: null },
      { id: pictured.id, user_id: SECRET_ID, group_post_id: second.id },
      { id: initials.id, user_id: SECRET_ID, group_post_id: first.id },
    ],
  )
  assertNoTrace((await author.get(`/groups/${church.prayer_group_id}/posts`)).text, 'the author’s view of the group')
})

it('looks the same when the author is blocked, suspended, gone from the organization, or erased', async () => {
  const lookers = [callers.member, callers.leader, callers.admin]
  const look = async () => {
    const seen: string[] = []
    for (const person of lookers)
      for (const path of [`/groups/${church.prayer_group_id}/posts`, '/notifications', '/manage/reports'])
        seen.push((await person.get(path)).text)
    return seen
  }
  // What waits goes when its author does, and with it what those who decide were told of it.
  for (const { id } of [careWaiting, waiting]) assert.equal((await author.delete(`/prayer-requests/${id}`)).status, 200)
  const before = await look()
  const assertSame = async (what: string) => assert.deepEqual(await look(), before, what)
  const block = async (method: 'post' | 'delete') => {
    // A member does not see that there is such a person; leaders and admins have them in the list of members.
    for (const person of lookers as Person[])
      assert.equal((await person[method](`/users/${SECRET_ID}/block`)).status, person === callers.member ? 404 : 200)
  }
  await block('post')
  await assertSame('blocked')
  await block('delete')
  await assertSame('unblocked')
  await suspendAccount(db, SECRET_ID)
  await assertSame('suspended')
  await restoreAccount(db, SECRET_ID)
  await assertSame('restored')
  await callers.admin.delete(`/organizations/${church.id}/members/${SECRET_ID}`)
  await assertSame('gone from the organization')
  await eraseAccount(db, SECRET_ID, 'operator', groupLimits(app.services))
  await assertSame('erased')
})
