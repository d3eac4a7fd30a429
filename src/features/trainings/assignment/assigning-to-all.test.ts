import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const { addMembers, notifiedUsers } = givenNotifications(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const [ada, ben, cleo] = await given.people(3, church)
const own = await given.group({ by: leader, of: church })
const foreign = await given.group({ by: church.admin, of: church })
for (const person of [ada!, ben!]) await person.post('/groups/join', { joinCode: own.code })

const idsOf = (...people: { id: number }[]) => people.map(({ id }) => id).toSorted((a, b) => a - b)
const assign = (training: { id: number }, body: object, by = leader) => by.post(`/qualifications/${training.id}/assignments`, body)
const assignedOf = async ({ id }: { id: number }) =>
  (await db.many<{ user_id: number }>(sql`select user_id from training_assignments where training_id = ${id} order by user_id`)).map(
    ({ user_id }) => user_id,
  )

it('assigns a training to a group with a date, tells each of them, and asks nobody again who has completed it', async () => {
  const training = await givenTraining({ by: leader, of: church })
  await givenCompletion(ben!, training)
  const { status, body, text } = await assign(training, { group_id: own.id, due_date: '2100-03-01' })
  assert.equal(status, 200, text)
  assert.deepEqual(body.data, { assigned: 2, already_assigned: 0, completed: 1 })
  const people = idsOf(leader, ada!)
  assert.deepEqual(await assignedOf(training), people)
  assert.deepEqual(await notifiedUsers(`A training for you: ${training.title}`), people)
  assert.deepEqual((await assign(training, { group_id: own.id })).body.data, { assigned: 0, already_assigned: 2, completed: 1 })
})

it('assigns it to whoever has a role, and to those with it in a group', async () => {
  const [first, second] = [await givenTraining({ by: leader, of: church }), await givenTraining({ by: leader, of: church })]
  assert.equal((await assign(first, { role: 'leadership' })).body.data.assigned, 1)
  assert.deepEqual(await assignedOf(first), [leader.id])
  assert.equal((await assign(second, { role: 'member', group_id: own.id })).body.data.assigned, 2)
  assert.deepEqual(await assignedOf(second), idsOf(ada!, ben!))
  assert.equal((await assign(second, { role: 'member' })).body.data.assigned, 1)
  assert.deepEqual(await assignedOf(second), idsOf(ada!, ben!, cleo!))
})

it('does it once, however often it is sent with one key', async () => {
  const training = await givenTraining({ by: leader, of: church })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => leader.post(`/qualifications/${training.id}/assignments`, { role: 'member' }, { headers })),
  )
  for (const { body } of answers.filter(({ status }) => status === 200)) assert.equal(body.data.assigned, 3)
  assert.equal((await leader.post(`/qualifications/${training.id}/assignments`, { role: 'member' }, { headers })).body.data.assigned, 3)
})

it('wants a group or a role, and refuses a group that one does not see into, a day that is over, and a crowd', async () => {
  const training = await givenTraining({ by: leader, of: church })
  const fields = async (body: object) => {
    const answer = await assign(training, body)
    return [answer.status, Object.keys(answer.body.errors ?? { [answer.body.code]: 0 })]
  }
  assert.deepEqual(await fields({}), [422, ['group_id']])
  assert.deepEqual(await fields({ group_id: foreign.id }), [403, ['only_group_members_see_members']])
  assert.deepEqual(await fields({ group_id: elsewhere.global_group_id }), [422, ['group_id']])
  assert.deepEqual(await fields({ role: 'admin', due_date: '2020-01-01' }), [422, ['due_date']])
  assert.equal((await assign(training, { group_id: foreign.id }, church.admin)).status, 200)
  assert.equal((await assign(training, { role: 'member' }, ada)).status, 403)
  assert.equal((await assign(training, { role: 'member' }, elsewhere.admin)).status, 404)

  const large = await given.organization()
  const theirs = await givenTraining({ by: large.admin, of: large })
  await addMembers(large, 5001)
  const refused = await assign(theirs, { role: 'member' }, large.admin)
  assert.deepEqual([refused.status, refused.body.codes], [422, { role: [{ rule: 'max_items', max: 5000 }] }])
  assert.deepEqual(await assignedOf(theirs), [])
})

it('leaves one entry in the audit log, with what was chosen and no more than the first people', async () => {
  const training = await givenTraining({ by: leader, of: church })
  await addMembers(church, 10)
  const { assigned } = (await assign(training, { role: 'member' })).body.data
  const [{ details }] = (await church.admin.get(`/organizations/${church.id}/audit-log?action=training.assigned&per_page=1`)).body.data
  assert.deepEqual([details.role, details.user_ids.length, details.people_count], ['member', 5, assigned])
  assert.ok(assigned > 10)
})
