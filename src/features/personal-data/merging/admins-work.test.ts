// What the other account was doing as an admin goes on under the account that stays.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { sendList } from '#test/given-imports.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

const merge = (own: Person, { email }: Person) => own.post('/user/merge', { email, password: PASSWORD, current_password: PASSWORD })

it('goes on with the keys, the invitations and the lists of an admin whose other account is an admin too', async () => {
  const church = await given.organization()
  const own = await given.person({ of: church, role: 'admin' })
  const other = await given.person({ of: church, role: 'admin' })
  const { key } = (await other.post(`/organizations/${church.id}/api-keys`, { name: 'Website', scopes: ['groups:read'] })).body
  for (const email of ['zoe@example.org', 'adam@example.org'])
    assert.equal((await other.post(`/organizations/${church.id}/invitations`, { email })).status, 201)
  const running = (await sendList(other, church, 'Name,Email\nRuth,ruth@example.org\n')).body.data
  assert.equal((await other.post(`/organizations/${church.id}/imports/${running.id}/run`, { send_invitations: false })).status, 200)
  const checked = (await sendList(other, church, 'Name,Email\nNoah,noah@example.org\n')).body.data
  const { status, text } = await merge(own, other)
  assert.equal(status, 200, text)
  assert.equal((await app.request('GET', '/key/groups', { token: key })).status, 200)
  assert.deepEqual(await db.many(sql`select held_by from api_keys where organization_id = ${church.id}`), [{ held_by: own.id }])
  await app.work()
  assert.deepEqual(
    await db.many(sql`select email, invited_by from invitations where organization_id = ${church.id} order by email`),
    ['adam', 'ruth', 'zoe'].map((name) => ({ email: `${name}@example.org`, invited_by: own.id })),
  )
  assert.deepEqual(await db.many(sql`select id, state, created_by, run_by from imports where organization_id = ${church.id} order by id`), [
    { id: running.id, state: 'done', created_by: own.id, run_by: own.id },
    { id: checked.id, state: 'checked', created_by: own.id, run_by: null },
  ])
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
