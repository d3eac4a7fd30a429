import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { removeSomeFoundClosed } from '../codes/queries.ts'
import { invariants } from '../invariants.ts'
import { addGroupMember } from '../members/queries.ts'

const app = await startApp({ config: { MAX_GROUP_MEMBERS: 2, MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const church = await given.organization()
const { admin } = church
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

const closedGroup = () => given.group({ by: leader, of: church, join_type: 'closed' })
const ask = (by: Person, { id }: { id: number | string }, note?: unknown) => by.post('/groups/join-request', { group_id: id, note })
const askFor = async (by: Person, group: { id: number }) => (await ask(by, group)).body.request
const accept = (by: Person, { id }: { id: number }) => by.post(`/groups/join-requests/${id}/accept`)
const reject = (by: Person, { id }: { id: number }, reason?: unknown) => by.post(`/groups/join-requests/${id}/reject`, { reason })
const mailsTo = async ({ email }: Person) => {
  await app.work()
  return (await app.mails()).filter(({ to }) => to.includes(email))
}
const detail = async (by: Person, id: number) => (await by.get(`/groups/${id}`)).body.data

it('nobody asks at an organization that they are removed from in the same moment', async () => {
  const group = await closedGroup()
  const person = await given.person({ of: church })
  const [answer] = await sendWhileLocked(
    app.services.db,
    (tx) => tx.run(sql`delete from organization_members where organization_id = ${church.id} and user_id = ${person.id}`),
    () => [ask(person, group)],
  )
  assert.deepEqual(answer!.body.errors, { group_id: ['The selected group id is invalid.'] }, answer!.text)
})

it('someone asks, an admin sees and accepts, and one e-mail says so', async () => {
  const group = await closedGroup()
  const person = await given.person({ of: church })
  const { status, body } = await ask(person, group, '  May I?  ')
  assert.equal(status, 201)
  assert.deepEqual(
    [body.request.note, body.request.status, body.request.reviewed_by, body.request.reviewed_at],
    ['May I?', 'pending', null, null],
  )
  const waiting = (await leader.get(`/groups/${group.id}/join-requests`)).body
  assert.deepEqual(
    waiting.map(({ id, user }: never) => [id, user]),
    [[body.request.id, { id: person.id, name: person.name, email: person.email }]],
  )
  assert.equal((await person.get(`/groups/${group.id}/join-requests`)).status, 403)
  const accepted = await accept(leader, body.request)
  assert.deepEqual([accepted.body.request.status, accepted.body.request.reviewed_by], ['accepted', leader.id])
  assert.deepEqual((await accept(admin, body.request)).body.request, accepted.body.request)
  assert.equal((await detail(person, group.id)).is_member, true)
  assert.deepEqual(
    (await mailsTo(person)).map(({ subject }) => subject),
    [`Welcome to ${group.name}`],
  )
})

it('a rejection says why in its e-mail only, and one may ask again', async () => {
  const group = await closedGroup()
  const person = await given.person({ of: church })
  const request = await askFor(person, group)
  assert.deepEqual(Object.keys((await reject(leader, request, 'x'.repeat(1001))).body.errors), ['reason'])
  const rejected = await reject(leader, request, 'We meet on <Mondays>')
  assert.equal(rejected.body.request.status, 'rejected')
  const contrary = await accept(leader, request)
  assert.deepEqual([contrary.status, contrary.body.error_type, contrary.body.status], [422, 'request_already_reviewed', 'rejected'])
  const [mail] = await mailsTo(person)
  assert.ok(mail?.text.includes('We meet on <Mondays>') && mail.html.includes('&lt;Mondays&gt;'))
  assert.ok(!app.logged.join('').includes('Mondays'))
  assert.equal((await ask(person, group)).status, 201)
  assert.equal((await accept(leader, request)).status, 422)
  assert.deepEqual(
    (await person.get('/groups/join-requests/mine')).body.data.map((own: { group: unknown }) => own.group),
    Array(2).fill({ id: group.id, name: group.name }),
  )
})

it('has one pending request of each person, also of ten clicks together', async () => {
  const group = await closedGroup()
  const person = await given.person({ of: church })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(person, group)))
  const [made] = answers.filter(({ status }) => status === 201)
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  for (const { body } of answers.filter(({ status }) => status !== 201))
    assert.deepEqual(
      { ...body, message: '' },
      { message: '', error_type: 'request_pending', group_id: group.id, request_id: made!.body.request.id },
    )
  const joined = await person.post('/groups/join', { joinCode: group.code })
  assert.deepEqual([joined.body.error_type, joined.body.request_id], ['request_pending', made!.body.request.id])
  assert.equal((await (await given.person({ of: church })).delete(`/groups/join-requests/${made!.body.request.id}`)).status, 404)
  assert.equal((await person.delete(`/groups/join-requests/${made!.body.request.id}`)).status, 200)
  assert.equal((await person.post('/groups/join', { joinCode: group.code })).body.error_type, 'closed_group')
})

it('takes requests at closed, live groups from people of the organization', async () => {
  const open = await given.group({ by: leader, of: church })
  const closed = await closedGroup()
  const draft = (await (await given.person({ of: church })).post('/groups', { name: 'x', organization_id: church.id, join_type: 'closed' }))
    .body.data
  const person = await given.person({ of: church })
  for (const [group, by] of [
    [open, person],
    [{ id: church.global_group_id }, person],
    [closed, leader],
    [{ id: 999_999_999 }, person],
    [{ id: elsewhere.global_group_id }, person],
  ] as const) {
    const { status, body } = await ask(by, group)
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['group_id']], JSON.stringify(body))
  }
  const notLive = await ask(person, draft)
  assert.deepEqual([notLive.body.error_type, notLive.body.status], ['group_not_live', 'draft'])
})

const tryCode = (by: Person, { code }: { code: string }, headers = {}) => by.post('/groups/join', { joinCode: code }, { headers })
const unknown = async (by: Person, group: { id: number }) => {
  const { status, body } = await ask(by, group)
  assert.deepEqual([status, body.errors], [422, { group_id: ['The selected group id is invalid.'] }])
}

it('takes requests from elsewhere where the code has shown them that the group is closed', async () => {
  const [closed, open] = [await closedGroup(), await given.group({ by: leader, of: church })]
  const draft = (await admin.post('/groups', { name: 'x', organization_id: church.id, join_type: 'closed' })).body.data
  await admin.put(`/groups/${draft.id}/status`, { status: 'inactive' })
  for (const group of [closed, open, draft, { id: church.global_group_id }, { id: 999_999_999 }]) await unknown(elsewhere.admin, group)
  for (const group of [closed, draft]) await tryCode(elsewhere.admin, group)
  await unknown(elsewhere.admin, draft)
  assert.deepEqual(Object.keys((await ask(elsewhere.admin, closed, 'x'.repeat(1001))).body.errors), ['note'])
  const { body } = await ask(elsewhere.admin, closed)
  assert.equal((await accept(elsewhere.admin, body.request)).status, 403)
  assert.equal((await accept(await given.person({ of: await given.organization() }), body.request)).status, 404)
  assert.equal((await accept(admin, body.request)).status, 200)
  assert.ok((await elsewhere.admin.get('/organizations')).body.data.some(({ id, role }: never) => id === church.id && role === 'member'))
})

it('lets whoever is from elsewhere ask after a try that was repeated with a key, and again when they were rejected', async () => {
  const [group, person] = [await closedGroup(), await given.person({ of: elsewhere })]
  const key = { 'idempotency-key': 'try' }
  const tries = [await tryCode(person, group, key), await tryCode(person, group, key)]
  assert.deepEqual(
    tries.map(({ status, body }) => [status, body.error_type]),
    Array(2).fill([422, 'closed_group']),
  )
  await reject(leader, (await ask(person, group)).body.request)
  assert.equal((await ask(person, group)).status, 201)
})

it('forgets after 30 days, and when the group changes, who has found it closed', async () => {
  const { db } = app.services
  const change = (fields: object) => (group: { id: number }) => leader.put(`/groups/${group.id}`, fields)
  const changes: ((group: { id: number }) => Promise<unknown>)[] = [
    (group) => leader.post(`/groups/${group.id}/code`),
    change({ name: 'Anew' }),
    change({ location: 'Hall' }),
    async (group) => {
      await change({ join_type: 'open' })(group)
      await change({ join_type: 'closed' })(group)
    },
    (group) => leader.put(`/groups/${group.id}/status`, { status: 'inactive' }),
    (group) => leader.delete(`/groups/${group.id}`),
    (group) => db.run(sql`update closed_groups_found set found_at = now() - interval '31 days' where group_id = ${group.id}`),
  ]
  for (const happens of changes) {
    const group = await closedGroup()
    const person = await given.person({ of: elsewhere })
    assert.equal((await tryCode(person, group)).body.error_type, 'closed_group')
    await happens(group)
    await unknown(person, group)
  }
  await db.run(sql`update closed_groups_found set found_at = now() - interval '31 days'`)
  await removeSomeFoundClosed(db, 1000)
  assert.deepEqual(await db.many(sql`select from closed_groups_found`), [])
})

it('gives the last seat to one of ten who are accepted together', async () => {
  const group = await closedGroup()
  const people = await given.people(10, church)
  const requests = await Promise.all(people.map((person) => askFor(person, group)))
  const answers = await Promise.all(requests.map((request, n) => accept(n % 2 ? leader : admin, request)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  for (const { body } of answers.filter(({ status }) => status !== 200))
    assert.deepEqual([Object.keys(body), body.error_type], [['message', 'error_type'], 'group_full'])
  assert.equal((await detail(admin, group.id)).member_count, 2)
  assert.equal((await leader.get(`/groups/${group.id}/join-requests`)).body.length, 9)
})

it('is decided once when ten admins accept and reject together, with one e-mail', async () => {
  const group = await closedGroup()
  const person = await given.person({ of: church })
  const request = await askFor(person, group)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? accept : reject)(n % 3 ? leader : admin, request)))
  const decided = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body.request)))
  assert.equal(decided.size, 1)
  const { status } = JSON.parse([...decided][0]!)
  for (const answer of answers.filter(({ status }) => status !== 200))
    assert.deepEqual([answer.status, answer.body.error_type, answer.body.status], [422, 'request_already_reviewed', status])
  assert.equal((await detail(person, group.id)).is_member, status === 'accepted')
  assert.equal((await mailsTo(person)).length, 1)
})

it('accepting someone who has meanwhile become a member, or at a group that rests, changes nothing else', async () => {
  const group = await closedGroup()
  const person = await given.person({ of: church })
  const request = await askFor(person, group)
  await leader.put(`/groups/${group.id}/status`, { status: 'inactive' })
  assert.equal((await accept(leader, request)).body.error_type, 'group_not_live')
  await leader.put(`/groups/${group.id}/status`, { status: 'active' })
  await leader.put(`/groups/${group.id}`, { join_type: 'open' })
  assert.equal((await accept(leader, request)).status, 200)
  assert.equal((await detail(person, group.id)).member_count, 2)
})

it('leaves nobody waiting who asks while they become a member', async () => {
  const group = await closedGroup()
  const person = await given.person({ of: church })
  const [asked] = await sendWhileLocked(
    app.services.db,
    (tx) => addGroupMember(tx, { id: group.id, organization_id: church.id }, person.id),
    () => [ask(person, group)],
  )
  assert.deepEqual(asked?.body.errors, { group_id: ['You are a member of this group already.'] })
})

it('holds together whatever people do at the same time', async () => {
  for (let round = 0; round < 4; round++) {
    const group = await closedGroup()
    const [person, other] = (await given.people(2, church)) as [Person, Person]
    const [request, second] = [await askFor(person, group), await askFor(other, group)]
    const answers = await Promise.all([
      accept(leader, request),
      reject(admin, request),
      person.post(`/groups/${group.id}/leave`),
      person.delete(`/groups/join-requests/${request.id}`),
      ask(person, group),
      leader.put(`/groups/${group.id}`, { join_type: 'open' }),
      person.post('/groups/join', { joinCode: group.code }),
      other.post('/groups/join', { joinCode: group.code }),
      accept(leader, second),
      leader.put(`/groups/${group.id}/leader`, { leader_id: other.id }),
      admin.delete(`/organizations/${church.id}/members/${person.id}`),
    ])
    for (const { status, text } of answers) assert.ok(status < 500, text)
  }
  assert.deepEqual(await checkInvariants(app.services.db, invariants), [])
})
