import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenCompletion, givenTraining, start } from '#test/given-trainings.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const [own, leaving] = await given.people(2, church)
const [stranger, beginner] = await given.people(2, elsewhere)
const training = await givenTraining({ by: leader, of: church, visibility: 'everyone' })
for (const person of [own!, leaving!, stranger!]) await givenCompletion(person, training)
await start(beginner!, training)
await church.admin.delete(`/organizations/${church.id}/members/${leaving!.id}`)

it('counts people of other churches who take a training for everyone, and names none of them', async () => {
  for (const reader of [leader, church.admin])
    for (const query of ['', `?organization_id=${church.id}`, `?search=${stranger!.email}`]) {
      const { body, text } = await reader.get(`/qualifications/users-progress${query}`)
      assert.deepEqual(body.others, { started: 3, completed: 2 })
      for (const { id, name, email } of [leaving!, stranger!, beginner!]) {
        assert.ok(!text.includes(`"${name}"`) && !text.includes(`"${email}"`))
        assert.ok(!body.data.some(({ user_id }: { user_id: number }) => user_id === id))
      }
    }
  const other = await givenTraining({ by: leader, of: church, visibility: 'everyone' })
  assert.deepEqual((await leader.get(`/qualifications/users-progress?qualification_id=${other.id}`)).body.others, {
    started: 0,
    completed: 0,
  })
  assert.deepEqual((await elsewhere.admin.get('/qualifications/users-progress')).body.others, { started: 0, completed: 0 })
})

it('gives their certificates to nobody but themselves', async () => {
  const certificate = `/qualifications/${training.id}/certificate`
  for (const reader of [leader, church.admin]) {
    assert.equal((await reader.get(`${certificate}?user_id=${own!.id}`)).status, 200)
    for (const { id } of [leaving!, stranger!, beginner!]) assert.equal((await reader.get(`${certificate}?user_id=${id}`)).status, 404)
  }
  for (const { id } of [own!, stranger!]) assert.equal((await elsewhere.admin.get(`${certificate}?user_id=${id}`)).status, 403)
  assert.equal((await stranger!.get(certificate)).status, 200)
})

it('assigns it to people of the own church alone, and reports of others no more than of nobody', async () => {
  const assign = (id: number) => leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: [own!.id, id] })
  for (const { id } of [stranger!, leaving!, { id: 999_999_999 }]) {
    const { status, body } = await assign(id)
    assert.deepEqual([status, body.errors], [422, { 'user_ids.1': ['The selected user ids.1 is invalid.'] }])
  }
})
