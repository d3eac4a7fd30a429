import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, type Person } from '#test/given.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 3 } })
const { db } = app.services
const given = givenFor(app)

const restore = (by: Person, id: number, options = {}) => by.post(`/groups/${id}/restore`, undefined, options)
const deletedOf = async (church: Organization) => (await church.admin.get(`/organizations/${church.id}/groups/deleted`)).body.data
const statusOf = async (church: Organization, id: number) => (await church.admin.get(`/groups/${id}`)).body.data.status

async function deletedGroup() {
  const church = await given.organization()
  const leader = await given.person({ of: church, role: 'leadership' })
  const member = await given.person({ of: church })
  const group = await given.group({ by: leader, of: church })
  await member.post('/groups/join', { joinCode: group.code })
  await member.post(`/groups/${group.id}/post`, { content: 'Who brings bread?' })
  assert.equal((await leader.delete(`/groups/${group.id}`)).status, 200)
  return { church, leader, member, group }
}

it('shows an organization’s admins what was deleted and until when it is kept, and brings it back whole', async () => {
  const { church, leader, member, group } = await deletedGroup()
  const [listed, ...more] = await deletedOf(church)
  assert.deepEqual(more, [])
  const { deleted_at, kept_until, ...rest } = listed
  assert.deepEqual(rest, { id: group.id, name: group.name, member_count: 2, leader: { id: leader.id, name: leader.name } })
  assert.equal(Date.parse(kept_until) - Date.parse(deleted_at), 30 * 86_400_000)
  const { status, body } = await restore(church.admin, group.id, { headers: { 'accept-language': 'de' } })
  assert.deepEqual([status, body.message, body.data.status], [200, 'Die Gruppe ist wieder da.', 'active'])
  assert.notEqual(body.data.code, group.code)
  assert.equal((await (await given.person({ of: church })).post('/groups/join', { joinCode: group.code })).status, 404)
  const { is_member, member_count } = (await member.get(`/groups/${group.id}`)).body.data
  assert.deepEqual([is_member, member_count, await deletedOf(church)], [true, 2, []])
  assert.equal((await leader.get(`/groups/${group.id}/posts`)).body.data[0].message, 'Who brings bread?')
})

it('leaves that to the organization’s admins: nobody else learns that there was one', async () => {
  const { church, leader, member, group } = await deletedGroup()
  const elsewhere = await given.organization()
  for (const [person, list] of [
    [leader, 403],
    [member, 403],
    [elsewhere.admin, 404],
  ] as const) {
    assert.equal((await person.get(`/organizations/${church.id}/groups/deleted`)).status, list)
    assert.equal((await restore(person, group.id)).body.code, 'group_not_found')
  }
  const there = await given.group({ by: leader, of: church })
  assert.equal((await restore(leader, there.id)).body.code, 'only_admins')
  assert.equal((await restore(church.admin, church.global_group_id)).status, 404)
})

it('brings it back once, however often and by however many it is asked', async () => {
  const { church, group } = await deletedGroup()
  const answers = await Promise.all(Array.from({ length: 10 }, () => restore(church.admin, group.id)))
  assert.deepEqual([...new Set(answers.map(({ status, body }) => `${status} ${body.data?.code}`))].length, 1)
  const log = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  assert.deepEqual(
    log
      .filter(({ action }: { action: string }) => action === 'group.restored')
      .map(({ subject }: { subject: { id: number } }) => subject.id),
    [group.id],
  )
})

it('comes back inactive where its leader has left meanwhile, or leads as many groups as one may', async () => {
  const left = await deletedGroup()
  await left.church.admin.delete(`/organizations/${left.church.id}/members/${left.leader.id}`)
  await restore(left.church.admin, left.group.id)
  assert.equal(await statusOf(left.church, left.group.id), 'inactive')
  const busy = await deletedGroup()
  for (let n = 0; n < 3; n++) await given.group({ by: busy.leader, of: busy.church })
  await restore(busy.church.admin, busy.group.id)
  assert.equal(await statusOf(busy.church, busy.group.id), 'inactive')
})

it('gives the seats that became free meanwhile to those who waited for them', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church })
  const [member, waiting] = (await given.people(2, church)) as [Person, Person]
  await church.admin.put(`/groups/${group.id}`, { member_limit: 2 })
  await member.post('/groups/join', { joinCode: group.code })
  await waiting.post(`/groups/${group.id}/wait`)
  await church.admin.delete(`/groups/${group.id}`)
  await church.admin.delete(`/organizations/${church.id}/members/${member.id}`)
  await restore(church.admin, group.id)
  const { is_member, wait_position } = (await waiting.get(`/groups/${group.id}`)).body.data
  assert.deepEqual([is_member, wait_position], [true, null])
})

it('brings none back whose thirty days are over', async () => {
  const { church, group } = await deletedGroup()
  await db.run(sql`update groups set deleted_at = now() - interval '31 days' where id = ${group.id}`)
  assert.deepEqual(await deletedOf(church), [])
  assert.equal((await restore(church.admin, group.id)).body.code, 'group_not_found')
})
