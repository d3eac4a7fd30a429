import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { addImports } from './imports.ts'
import { randomFrom } from './random.ts'

const app = await startApp()
const given = givenFor(app)

it('the demo shows a list that was brought in, with a row of each kind, and one that waits', async () => {
  const church = await given.organization()
  const member = { ...(await given.person({ of: church, name: 'Grace Miller' })), role: 'member' as const }
  const admin = { ...church.admin, role: 'admin' as const }
  const { db } = app.services
  await addImports({ ...church, db, random: randomFrom('imports'), admin, leaders: [], members: [member], people: [admin, member] })
  const { data } = (await church.admin.get(`/organizations/${church.id}/imports`)).body
  const [waiting, done] = data
  assert.deepEqual([data.length, waiting.state, done.state, done.unsent_count], [2, 'checked', 'done', 5])
  assert.deepEqual(
    waiting.columns.map(({ field }: { field: string }) => field),
    ['first_name', 'last_name', 'email', 'phone', 'birthday', 'none'],
  )
  assert.deepEqual(done.counts, { new: 0, added: 5, member: 1, twice: 1, invalid: 2, invited: 0, no_place: 0 })
  assert.deepEqual(waiting.counts, { new: 2, added: 0, member: 0, twice: 0, invalid: 1, invited: 1, no_place: 0 })
  // The next list with the same headers finds what its columns are.
  assert.equal((await db.one<{ same: boolean }>(sql`select count(distinct headers_digest) = 1 as same from imports`)).same, true)
  const run = await church.admin.post(`/organizations/${church.id}/imports/${waiting.id}/run`, { send_invitations: false })
  assert.equal(run.status, 200, run.text)
  await app.work()
  assert.deepEqual(await app.mails(), [])
})
