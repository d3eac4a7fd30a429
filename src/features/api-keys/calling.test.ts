import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { untilBlocking } from '#test/held-up.ts'
import { scopes } from './scopes.ts'

const app = await startApp({ config: { RATE_LIMIT_KEY: 30 } })
const { db } = app.services
const given = givenFor(app)

it('a route is open to keys only where it names a scope, and to each key only where it has that', async () => {
  const church = await given.organization()
  const named = app.routes.filter(({ access }) => access === 'key')
  assert.deepEqual(new Set(named.map(({ scope }) => scope)), new Set(scopes))
  assert.deepEqual(
    app.routes.filter(({ access, scope }) => (access === 'key') !== (scope !== undefined)),
    [],
  )
  for (const scope of scopes) {
    const one = await given.program(church, scope)
    for (const route of named) {
      const path = route.path.replace('{group}', '1')
      const { status, body } = await (route.method === 'GET'
        ? one.get(path)
        : route.method === 'POST'
          ? one.post(path, {})
          : one.put(path, {}))
      if (route.scope === scope) assert.notEqual(status, 403, `${scope} at ${path}`)
      else assert.deepEqual([status, body.error_type, body.scope], [403, 'scope_missing', route.scope], `${scope} at ${path}`)
    }
  }
})

it('people do not call what is for programs, and a key without a subscription of its church calls nothing', async () => {
  const church = await given.organization()
  const { status, body } = await church.admin.get('/key/groups')
  assert.deepEqual([status, body.code], [403, 'only_with_key'])
  assert.equal((await app.request('GET', '/key/groups')).status, 401)
  const office = await given.program(church, 'groups:read')
  await db.run(sql`update subscriptions set status = 'canceled' where organization_id = ${church.id}`)
  assert.equal((await office.get('/key/groups')).body.error_type, 'subscription_required')
})

it('a key has its requests a minute, and uses up nobody else’s', async () => {
  const church = await given.organization()
  const office = await given.program(church, 'groups:read')
  const answers = []
  // More than two minutes’ worth: the minute may turn in between.
  for (let n = 0; n < 70; n++) answers.push((await office.get('/key/groups')).status)
  assert.ok(answers.includes(429) && answers.slice(0, 20).every((status) => status === 200))
  assert.equal((await (await given.program(church, 'groups:read')).get('/key/groups')).status, 200)
  assert.equal((await church.admin.get('/groups')).status, 200)
})

it('a key that ends while its request is under way changes nothing', async () => {
  const church = await given.organization()
  const office = await given.program(church, 'groups:write')
  const group = await given.group({ by: church.admin, of: church })
  const changing = await db.transaction(async (tx) => {
    await tx.run(sql`select from groups where id = ${group.id} for update`)
    const answer = office.put(`/key/groups/${group.id}`, { name: 'Too late' })
    await untilBlocking(db, tx)
    await db.run(sql`update api_keys set ended_at = now(), secret_digest = null, held_by = null where id = ${office.id}`)
    return { answer }
  })
  assert.equal((await changing.answer).status, 401)
  assert.equal((await church.admin.get(`/groups/${group.id}`)).body.data.name, group.name)
})
