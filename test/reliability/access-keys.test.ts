// Every route with a key that has all scopes, on what is of its organization and of another one; and with keys that have one scope each.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { scopes } from '#features/api-keys/scopes.ts'
import { sql } from '#platform/db/database.ts'
import { requestBuilder } from '../access/asking.ts'
import { tracesIn } from '../access/belongings.ts'
import { buildPossessions, buildWorld, type Whose, whose } from '../access/world.ts'
import { type Answer, startApp } from '../app.ts'
import { privateRowsOf, rowsOf } from './rows-of.ts'

const app = await startApp()
const { db } = app.services
const world = await buildWorld(app)
const possessions = await buildPossessions(app, world)
const undoing = await app.rolledBack()
const { church, elsewhere, ids } = world
const keyOf = async (wanted: readonly string[]) => {
  const { status, body, text } = await church.admin.post(`/organizations/${church.id}/api-keys`, { name: 'Sync', scopes: wanted })
  assert.equal(status, 201, text)
  return body.key as string
}
const all = await keyOf(scopes)
const single = await Promise.all(scopes.map(async (scope) => ({ scope, key: await keyOf([scope]) })))
await db.run(sql`update users set phone = '+49 30 55512345', birthday = '1987-06-05'`)

const routes = app.routes
  .filter(({ tag }) => tag !== 'Service')
  .map((route) => ({ route, name: `${route.method} ${route.path}`, ...requestBuilder(route, world.openCode) }))
const forKeys = routes.filter(({ route }) => route.access === 'key')
const rowsOfElsewhere = await rowsOf(db, elsewhere.id)
const privateRows = await Promise.all([ids, possessions.member.elsewhere].map(({ user }) => privateRowsOf(db, Number(user))))
const people = await db.many<{ email: string; phone: string; is_of_church: boolean }>(sql`
  select email, phone, exists (select from organization_members where user_id = users.id and organization_id = ${church.id}) as is_of_church from users`)
const codes = await db.many<{ code: string }>(sql`select code from groups`)

/** Nothing of people but what their organization's members all read, and no addresses but where people are listed. */
function assertNothingPersonal({ text, headers }: Answer, name: string) {
  const shown = text + JSON.stringify(headers)
  for (const trace of tracesIn(shown)) assert.deepEqual([trace.organization, trace.readers], [church.id, 'shared'], `${name}: ${text}`)
  for (const { email, phone, is_of_church } of people) {
    if (!is_of_church || name !== 'GET /key/members') assert.ok(!shown.includes(email), `${name} shows ${email}`)
    assert.ok(!shown.includes(phone), `${name} shows a telephone`)
  }
  assert.ok(!shown.includes('1987-06-05'), `${name} shows a birthday`)
  for (const { code } of codes) assert.ok(!shown.includes(code), `${name} shows the code of a group`)
}

const choose = (of: Whose, name: string) => (kind: string) => {
  const id = possessions.admin[of][kind]
  assert.ok(id !== undefined, `${name}: givenBelongings has no ${kind}`)
  return id
}

for (const { route, name, write, takesIds } of routes) {
  it(`${name} is open to keys only where it says so`, async () => {
    for (const of of whose) {
      const { path, options } = write(choose(of, name))
      await undoing.together(async ({ request, db }) => {
        const answer = await request(route.method, path, { ...options, token: all })
        const what = `${name} on ${of}: ${answer.status} ${answer.text}`
        assert.ok(answer.status < 500, what)
        if (route.access !== 'key' && route.access !== 'anyone')
          assert.deepEqual([answer.status, answer.body?.code], [403, 'not_with_key'], what)
        if (route.access === 'key') assert.ok(answer.status < 300 || (takesIds && of === 'elsewhere' && answer.status === 404), what)
        if (route.access !== 'anyone') assertNothingPersonal(answer, name)
        for (const { changed } of [rowsOfElsewhere, ...privateRows]) assert.deepEqual(await changed(db), [], what)
      })
    }
  })
}

it('each scope opens what names it, and nothing else', async () => {
  for (const { scope, key } of single)
    for (const { route, name, write } of forKeys) {
      const { path, options } = write(choose('own', name))
      await undoing.together(async ({ request }) => {
        const { status, body } = await request(route.method, path, { ...options, token: key })
        if (route.scope === scope) assert.ok(status < 300, `${name} with ${scope}: ${status}`)
        else assert.deepEqual([status, body.error_type, body.scope], [403, 'scope_missing', route.scope], `${name} with ${scope}`)
      })
    }
})

it('a key does not sign anybody in, and is told no more than nobody where anyone may call', async () => {
  for (const { route, name, write } of routes.filter(({ route }) => route.access === 'anyone' && !route.form && !route.bytes)) {
    const { path, options } = write(choose('own', name))
    const statusWith = (credential: { token?: string }) =>
      undoing.together(async ({ request }) => (await request(route.method, path, { ...options, ...credential })).status)
    assert.equal(await statusWith({ token: all }), await statusWith({}), name)
  }
})
