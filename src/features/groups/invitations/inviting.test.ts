// Inviting people of the organization into a group, and their answers.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

type Group = { id: number; code: string; name: string }
const invite = (by: Person, { id }: { id: number }, ...people: { id: number }[]) =>
  by.post(`/groups/${id}/invitations`, { user_ids: people.map((person) => person.id) })
const mine = async (person: Person): Promise<{ id: number; group: { id: number; is_full: boolean } }[]> =>
  (await person.get('/groups/invitations/mine')).body.data
const accept = (person: Person, id: number) => person.post(`/groups/invitations/${id}/accept`)
const decline = (person: Person, id: number) => person.post(`/groups/invitations/${id}/decline`)
const newGroup = (fields: object = {}): Promise<Group> => given.group({ by: leader, of: church, ...fields })
async function invitedTo(group: Group) {
  const person = await given.person({ of: church })
  assert.deepEqual((await invite(leader, group, person)).body.results, [{ user_id: person.id, result: 'invited' }])
  return { person, invitation: (await mine(person))[0]! }
}
const told = async (person: Person) =>
  (await person.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'group_invitation')

it('invites several people at once, says of each what came of it, and tells those who are invited', async () => {
  const group = await newGroup({ join_type: 'closed' })
  const [first, second] = (await given.people(2, church)) as [Person, Person]
  await invite(leader, group, second)
  const { status, body } = await invite(leader, group, first, second, leader, elsewhere.admin)
  assert.deepEqual(
    [status, body.results],
    [
      200,
      [
        { user_id: first.id, result: 'invited' },
        { user_id: second.id, result: 'already_invited' },
        { user_id: leader.id, result: 'already_member' },
        { user_id: elsewhere.admin.id, result: 'not_in_organization' },
      ],
    ],
  )
  for (const person of [first, second]) {
    const [notice, ...more] = await told(person)
    assert.deepEqual([notice.data, more], [{ group_id: group.id, invitation_id: (await mine(person))[0]!.id }, []])
  }
  assert.deepEqual(await mine(elsewhere.admin), [])
  const list = (await leader.get(`/groups/${group.id}/invitations`)).body.data
  assert.deepEqual(
    list.map(({ user }: { user: object }) => user),
    [second, first].map(({ id, name }) => ({ id, name })),
  )
  const log = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  assert.deepEqual([log[0].action, log[0].details], ['group-member.invited', { user_ids: [first.id] }])
})

it('takes whoever accepts into the group, closed as it may be, and once however often they tap', async () => {
  const group = await newGroup({ join_type: 'closed' })
  const { person, invitation } = await invitedTo(group)
  assert.equal((await person.get(`/groups/${group.id}`)).body.data.invitation_id, invitation.id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(person, invitation.id)))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const joined = (await leader.get('/notifications')).body.data.filter(
    ({ kind, data }: { kind: string; data: { group_id: number } }) => kind === 'group_member_joined' && data.group_id === group.id,
  )
  assert.deepEqual(
    joined.map(({ data }: { data: object }) => data),
    [{ group_id: group.id, user_id: person.id }],
  )
  const { is_member, member_count, invitation_id } = (await person.get(`/groups/${group.id}`)).body.data
  assert.deepEqual([is_member, member_count, invitation_id], [true, 2, null])
  assert.deepEqual([await mine(person), await told(person)], [[], []])
  await person.post(`/groups/${group.id}/leave`)
  assert.equal((await accept(person, invitation.id)).status, 404)
})

it('lets them decline, and the group’s admins take an invitation back', async () => {
  const group = await newGroup()
  const { person, invitation } = await invitedTo(group)
  assert.equal((await accept(leader, invitation.id)).status, 404)
  assert.equal((await decline(person, invitation.id)).body.message, 'The invitation is declined.')
  for (const answer of [decline, accept]) assert.equal((await answer(person, invitation.id)).status, 404)
  const other = await invitedTo(group)
  const path = `/groups/${group.id}/invitations/${other.invitation.id}`
  assert.equal((await other.person.delete(path)).status, 403)
  assert.equal((await leader.delete(path)).status, 200)
  assert.equal((await leader.delete(path)).status, 404)
  assert.deepEqual([await mine(other.person), await told(other.person)], [[], []])
  assert.equal((await accept(other.person, other.invitation.id)).body.code, 'invitation_not_found')
})

it('presses nobody: who declined, or was invited three times, is left in peace for a month', async () => {
  const group = await newGroup()
  const { person, invitation } = await invitedTo(group)
  const again = async (someone: Person, to: Group = group) => (await invite(leader, to, someone)).body.results[0].result
  const passed = (days: number) =>
    app.services.db.run(
      sql`update group_invitations set created_at = created_at - make_interval(days => ${days}), decided_at = decided_at - make_interval(days => ${days})`,
    )
  await decline(person, invitation.id)
  assert.deepEqual([await again(person), await mine(person), await told(person)], ['not_again_yet', [], []])
  assert.equal(await again(person, await newGroup()), 'invited')
  await passed(31)
  assert.equal(await again(person), 'invited')
  const other = await given.person({ of: church })
  for (let times = 0; times < 3; times++) {
    assert.equal(await again(other), 'invited')
    await leader.delete(`/groups/${group.id}/invitations/${(await mine(other))[0]!.id}`)
  }
  assert.deepEqual([await again(other), await mine(other)], ['not_again_yet', []])
})

it('leaves inviting to those who may pick people: the group’s admins who are leaders or admins of the organization', async () => {
  const group = await newGroup()
  const [member, another] = (await given.people(2, church)) as [Person, Person]
  await member.post('/groups/join', { joinCode: group.code })
  await leader.put(`/groups/${group.id}/members/${member.id}`, { role: 'admin' })
  assert.equal((await invite(member, group, another)).body.code, 'only_leaders')
  assert.equal((await invite(another, group, member)).body.code, 'only_group_admins')
  assert.equal((await invite(await given.person({ of: church, role: 'leadership' }), group, another)).body.code, 'only_group_admins')
  assert.equal((await invite(church.admin, group, another)).status, 200)
  assert.equal((await invite(elsewhere.admin, group, another)).status, 404)
  assert.equal((await invite(church.admin, { id: church.global_group_id }, another)).body.code, 'global_group_fixed')
  assert.equal(
    (await leader.post(`/groups/${group.id}/invitations`, { user_ids: Array.from({ length: 51 }, (_, n) => n + 1) })).status,
    422,
  )
})

it('keeps the invitation where the group is full, and passes nobody who waits', async () => {
  const group = await newGroup()
  await leader.put(`/groups/${group.id}`, { member_limit: 2 })
  const { person, invitation } = await invitedTo(group)
  const [inside, waiting] = (await given.people(2, church)) as [Person, Person]
  await inside.post('/groups/join', { joinCode: group.code })
  await waiting.post(`/groups/${group.id}/wait`)
  const refused = await accept(person, invitation.id)
  assert.deepEqual([refused.body.error_type, refused.body.can_wait], ['group_full', true])
  assert.equal((await mine(person))[0]!.group.is_full, true)
  assert.equal((await person.post(`/groups/${group.id}/wait`)).body.data.wait_position, 2)
  await inside.post(`/groups/${group.id}/leave`)
  assert.equal((await accept(person, invitation.id)).body.error_type, 'group_full')
  await waiting.post(`/groups/${group.id}/leave`)
  const { is_member, wait_position } = (await person.get(`/groups/${group.id}`)).body.data
  assert.deepEqual([is_member, wait_position, await mine(person)], [true, null, []])
  await leader.put(`/groups/${group.id}`, { join_type: 'closed' })
  const late = await invitedTo(group)
  assert.equal((await accept(late.person, late.invitation.id)).body.can_wait, false)
})

it('ends with the group, and with their place in the organization', async () => {
  const [group, other] = [await newGroup(), await newGroup()]
  const { person, invitation } = await invitedTo(group)
  await invite(leader, other, person)
  await leader.put(`/groups/${group.id}/status`, { status: 'inactive' })
  assert.equal((await accept(person, invitation.id)).body.error_type, 'group_not_live')
  assert.equal((await invite(leader, group, await given.person({ of: church }))).body.error_type, 'group_not_live')
  await leader.delete(`/groups/${group.id}`)
  assert.equal((await accept(person, invitation.id)).status, 404)
  assert.deepEqual(
    (await mine(person)).map(({ group }) => group.id),
    [other.id],
  )
  assert.equal((await told(person)).length, 1)
  await app.services.db.run(sql`insert into subscriptions (user_id, status) values (${person.id}, 'active')`)
  await church.admin.delete(`/organizations/${church.id}/members/${person.id}`)
  assert.deepEqual(await mine(person), [])
})
