import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveRole } from '#features/organizations/members/queries.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, unique } from '#test/given.ts'
import { sendWhileLocked } from '#test/held-up.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

const founding = (more: object = {}) => ({ name: unique('Group'), organization_id: church.id, ...more })
const remove = (userId: number) => sql`delete from organization_members where organization_id = ${church.id} and user_id = ${userId}`

it('founds nothing for whoever is removed from the organization in the same moment, and says so', async () => {
  for (const role of ['member', 'leadership'] as const) {
    const founder = await given.person({ of: church, role })
    const [answer] = await sendWhileLocked(
      db,
      (tx) => tx.run(remove(founder.id)),
      () => [founder.post('/groups', founding())],
    )
    assert.equal(answer!.status, 422, answer!.text)
    assert.deepEqual(answer!.body.errors, { organization_id: ['The selected organization id is invalid.'] })
  }
})

it('founds nothing under somebody who is removed from the organization in the same moment', async () => {
  const leader = await given.person({ of: church, role: 'leadership' })
  const [answer] = await sendWhileLocked(
    db,
    (tx) => tx.run(remove(leader.id)),
    () => [church.admin.post('/groups', founding({ leader_id: leader.id }))],
  )
  assert.equal(answer!.status, 422, answer!.text)
  assert.deepEqual(answer!.body.errors, { leader_id: ['The selected leader id is invalid.'] })
})

it('gives the lead to nobody who is no leader any more', async () => {
  const founder = await given.person({ of: church, role: 'leadership' })
  const [answer] = await sendWhileLocked(
    db,
    (tx) => saveRole(tx, church.id, founder.id, 'member'),
    () => [founder.post('/groups', founding())],
  )
  assert.equal(answer!.body.data.status, 'draft', answer!.text)
})
