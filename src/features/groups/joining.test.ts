import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp({ config: { MAX_GROUP_MEMBERS: 2, MAX_GROUPS_PER_LEADER: 100 } })
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

const join = (person: Person, { code }: { code: string }) => person.post('/groups/join', { joinCode: code })

it('takes a person into an open group, whatever the case of the code', async () => {
  const group = await given.group({ by: leader, of: church })
  const person = await given.person({ of: church })
  const { status, body } = await join(person, { code: group.code.toLowerCase() })
  assert.equal(status, 200)
  assert.deepEqual([body.group_id, body.organization_id], [group.id, church.id])
})

it('gives the last seat to only one of ten people who reach for it together (group_full)', async () => {
  const group = await given.group({ by: leader, of: church })
  const people = await given.people(10, church)
  const answers = await Promise.all(people.map((person) => join(person, group)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
    assert.equal(status, 422)
    assert.deepEqual(
      { ...body, message: '' },
      { message: '', error_type: 'group_full', group_id: group.id, current_members: 2, max_members: 2, can_wait: true },
    )
  }
  assert.equal((await leader.get(`/groups/${group.id}/members`)).body.data.length, 2)
})

it('attaches someone from elsewhere to the organization and its global groups', async () => {
  const group = await given.group({ by: leader, of: church })
  const elsewhere = await given.organization()
  assert.equal((await join(elsewhere.admin, group)).status, 200)
  const { body } = await elsewhere.admin.get('/groups')
  for (const id of [group.id, church.global_group_id, church.prayer_group_id])
    assert.ok(body.data.some((mine: { id: number }) => mine.id === id))
})

it('accepts the request of someone who was waiting when the group was opened', async () => {
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  const person = await given.person({ of: church })
  const { body } = await person.post('/groups/join-request', { group_id: group.id })
  await leader.put(`/groups/${group.id}`, { join_type: 'open' })
  await join(person, group)
  const mine = await person.get('/groups/join-requests/mine')
  assert.deepEqual(
    mine.body.data.map(({ id, status, reviewed_by }: never) => ({ id, status, reviewed_by })),
    [{ id: body.request.id, status: 'accepted', reviewed_by: null }],
  )
})
