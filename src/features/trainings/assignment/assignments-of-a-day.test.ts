import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenTraining } from '#test/given-trainings.ts'

const app = await startApp({ config: { ASSIGNMENTS_PER_DAY: 4 } })
const given = givenFor(app)
const church = await given.organization()
const [leader, other] = [await given.person({ of: church, role: 'leadership' }), await given.person({ of: church, role: 'leadership' })]
const people = await given.people(3, church)

it('tells only so many people in a day for one leader, whichever way they are assigned, and changes nothing beyond', async () => {
  const training = await givenTraining({ by: leader, of: church })
  const toAll = (due_date: string, by = leader) => by.post(`/qualifications/${training.id}/assignments`, { role: 'member', due_date })
  assert.equal((await toAll('2100-03-01')).status, 200)
  const again = await toAll('2100-03-02')
  assert.equal(again.status, 429)
  assert.ok(Number(again.headers['retry-after']) > 60)
  const [first] = (await people[0]!.get('/notifications')).body.data
  assert.match(first.body, /1 March 2100/)
  // The same once more is no news to anybody.
  assert.equal((await toAll('2100-03-01')).status, 200)
  assert.equal((await toAll('2100-03-02', other)).status, 200)
})
