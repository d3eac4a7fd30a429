// Whom a group's code lets into its organization.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person, unique } from '#test/given.ts'
import { countingBegun, countWaiting, sendWhileLocked } from '#test/held-up.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100 } })
const given = givenFor(app)
const elsewhere = await given.organization()

const admits = (church: Organization, admits_by_code: string) => church.admin.patch(`/organizations/${church.id}`, { admits_by_code })
const join = (person: Person, code: string) => person.post('/groups/join', { joinCode: code })
const register = (code: string) =>
  given.nobody.post('/register', {
    name: 'Guest',
    email: `${unique('guest').replace(' ', '-')}@example.org`,
    password: PASSWORD,
    joinCode: code,
  })
const stranger = () => given.person({ of: elsewhere })
const belongsTo = async (person: Person, { id }: Organization) => (await person.get(`/organizations/${id}`)).status === 200

/** A group with an ordinary member as its leader. */
async function ledByMember(church: Organization, fields: object = {}) {
  const member = await given.person({ of: church })
  return given.group({ by: church.admin, of: church, leader_id: member.id, ...fields })
}

it('nobody comes into a church by the code of a draft that any member founded', async () => {
  const church = await given.organization()
  const member = await given.person({ of: church })
  const draft = await given.group({ by: member, of: church })
  for (const setting of ['leaders', 'anyone', 'nobody']) {
    await admits(church, setting)
    const guest = await stranger()
    const answer = await join(guest, draft.code)
    assert.equal(answer.status, setting === 'anyone' ? 422 : 404, setting)
    assert.equal(await belongsTo(guest, church), false)
    assert.deepEqual((await register(draft.code)).body, (await register('ABCDEFGH')).body)
  }
})

it('unless a church decides otherwise, the codes of groups that its leaders and admins lead admit, and others look unknown', async () => {
  const church = await given.organization()
  assert.equal((await church.admin.get(`/organizations/${church.id}`)).body.data.admits_by_code, 'leaders')
  const [theirs, members] = [await given.group({ by: church.admin, of: church }), await ledByMember(church)]
  const [unknown, refused] = [await join(await stranger(), 'ABCDEFGH'), await join(await stranger(), members.code)]
  assert.deepEqual([refused.status, refused.body], [404, unknown.body])
  assert.equal((await register(members.code)).status, 422)
  assert.equal((await join(await stranger(), theirs.code)).status, 200)
  assert.equal((await register(theirs.code)).status, 201)
  await admits(church, 'anyone')
  assert.equal((await join(await stranger(), members.code)).status, 200)
  assert.equal((await register(members.code)).status, 201)
  await admits(church, 'nobody')
  for (const { code } of [theirs, members]) {
    assert.equal((await join(await stranger(), code)).status, 404)
    assert.equal((await register(code)).status, 422)
  }
})

it('the code of a leader who is suspended brings nobody in, themself under another address neither', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  assert.equal((await register(group.code)).status, 201)
  await suspendAccount(app.services.db, leader.id)
  assert.equal((await register(group.code)).status, 422)
  assert.equal((await join(await stranger(), group.code)).status, 404)
  assert.equal((await join(await given.person({ of: church }), group.code)).status, 200)
})

it('whoever is in the church joins with any live group’s code, whatever it decided', async () => {
  const church = await given.organization()
  const group = await ledByMember(church)
  await admits(church, 'nobody')
  assert.equal((await join(await given.person({ of: church }), group.code)).status, 200)
})

it('nobody makes an account with the code of a group that is closed, resting or deleted', async () => {
  const church = await given.organization()
  const [closed, resting, deleted] = [
    await given.group({ by: church.admin, of: church, join_type: 'closed' }),
    await given.group({ by: church.admin, of: church }),
    await given.group({ by: church.admin, of: church }),
  ]
  await church.admin.put(`/groups/${resting.id}/status`, { status: 'inactive' })
  await church.admin.delete(`/groups/${deleted.id}`)
  for (const { code } of [closed, resting, deleted]) assert.equal((await register(code)).status, 422)
})

it('whoever found a closed group by its code asks only while that code admits, and not again after the church decided twice', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church, join_type: 'closed' })
  const guest = await stranger()
  const ask = () => guest.post('/groups/join-request', { group_id: group.id })
  assert.equal((await join(guest, group.code)).body.error_type, 'closed_group')
  await admits(church, 'nobody')
  assert.equal((await ask()).status, 422)
  await admits(church, 'leaders')
  assert.equal((await ask()).status, 422)
  await join(guest, group.code)
  const leader = await given.person({ of: church })
  await church.admin.put(`/groups/${group.id}/leader`, { leader_id: leader.id })
  assert.equal((await ask()).status, 422, 'an ordinary member leads it now')
  await church.admin.put(`/groups/${group.id}/leader`, { leader_id: church.admin.id })
  assert.equal((await ask()).status, 201)
})

it('a request from elsewhere is accepted by the church’s admins alone, once the code lets nobody in', async () => {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  const [guest, other, member] = [await stranger(), await stranger(), await given.person({ of: church })]
  const asked = async (person: Person) => {
    await join(person, group.code)
    return (await person.post('/groups/join-request', { group_id: group.id })).body.request.id
  }
  const [theirs, others, members] = [await asked(guest), await asked(other), await asked(member)]
  const accept = async (by: Person, id: number) => (await by.post(`/groups/join-requests/${id}/accept`)).status
  await admits(church, 'nobody')
  assert.deepEqual([await accept(leader, theirs), await accept(leader, members)], [403, 200])
  assert.equal(await belongsTo(guest, church), false)
  assert.deepEqual([await accept(church.admin, theirs), await belongsTo(guest, church)], [200, true])
  await admits(church, 'leaders')
  assert.deepEqual([await accept(leader, others), await belongsTo(other, church)], [200, true])
})

it('an admin ends all codes at once; whoever is no admin ends none', async () => {
  const church = await given.organization()
  const groups = [await given.group({ by: church.admin, of: church }), await given.group({ by: church.admin, of: church })]
  const member = await given.person({ of: church, role: 'leadership' })
  assert.equal((await member.post(`/organizations/${church.id}/codes`)).status, 403)
  assert.equal((await (await stranger()).post(`/organizations/${church.id}/codes`)).status, 404)
  const { status, body } = await church.admin.post(`/organizations/${church.id}/codes`)
  assert.deepEqual([status, body.data], [200, { groups: 2 }])
  for (const { id, code } of groups) {
    assert.equal((await join(member, code)).status, 404)
    const renewed = (await church.admin.get(`/groups/${id}`)).body.data.code
    assert.equal((await join(member, renewed)).status, 200)
  }
  const [entry] = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  assert.equal(entry.action, 'organization.codes-renewed')
})

it('nobody comes back by a code that admits nobody while they are being removed', async () => {
  const church = await given.organization()
  await admits(church, 'nobody')
  const group = await given.group({ by: church.admin, of: church })
  const member = await given.person({ of: church })
  const [answer] = await sendWhileLocked(
    app.services.db,
    (tx) => tx.run(sql`delete from organization_members where organization_id = ${church.id} and user_id = ${member.id}`),
    () => [join(member, group.code)],
  )
  assert.equal(answer!.status, 404, answer!.text)
  assert.equal(await belongsTo(member, church), false)
})

it('an admin who ends all codes while they post has neither wait for the other', async () => {
  const church = await given.organization()
  const { id } = await given.group({ by: church.admin, of: church })
  const { db } = app.services
  const counting = await countingBegun(app)
  const token = church.admin.token!
  const answers = await sendWhileLocked(
    db,
    (tx) => tx.run(sql`select from organization_members where user_id = ${church.admin.id} for update`),
    () => {
      const posted = counting.request('POST', `/groups/${id}/post`, { token, body: { content: 'Peace' } })
      const ended = waitingFor(1).then(() => counting.request('POST', `/organizations/${church.id}/codes`, { token }))
      return [posted, ended]
    },
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 200],
  )
  assert.equal(counting.begun(), 2, 'none had to begin anew after a deadlock')
})

async function waitingFor(count: number) {
  while ((await countWaiting(app.services.db)) < count);
}
