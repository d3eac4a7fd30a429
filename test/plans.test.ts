// However much there is: reading takes a few statements, and none of them goes through a whole table that grows.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { issueToken } from '#features/accounts/signing-in.ts'
import { scopes } from '#features/api-keys/scopes.ts'
import { startApp } from './app.ts'
import { givenMany } from './given-many.ts'
import { readRequests } from './read-requests.ts'
import { watched } from './watched.ts'

const app = await startApp()
const { db } = app.services
const many = await givenMany(String(db.pool.options.connectionString), { people: 4000, organizations: 1000, trainings: 6 })
/** At most, with the one that finds out who asks. */
const STATEMENTS = 8

const ofPeople = app.routes.filter(({ access }) => access !== 'key')
const ofPrograms = app.routes.filter(({ access }) => access === 'key')
const { body: made } = await app.request('POST', `/organizations/${many.organization}/api-keys`, {
  token: await issueToken(db, many.admin, null),
  body: { name: 'Sync', scopes },
})

for (const role of ['member', 'admin', 'program'] as const) {
  const isProgram = role === 'program'
  const token = isProgram ? made.key : await issueToken(db, many[role], null)
  const { db: watchedDb, statements, scanned } = watched(db)
  const { request } = await app.on(watchedDb)
  for (const address of await readRequests(db, isProgram ? ofPrograms : ofPeople, many, many[isProgram ? 'admin' : role])) {
    it(`GET ${address}, asked by the ${role}`, async (t) => {
      statements.length = 0
      scanned.clear()
      const { status } = await request('GET', address, { token })
      const refused = role === 'member' ? [403, 404, 422] : [404, 422]
      assert.ok(status === 200 || refused.includes(status), String(status))
      t.diagnostic(`${status}, ${statements.length} statements`)
      assert.deepEqual([...scanned], [])
      assert.ok(statements.length <= STATEMENTS, `${statements.length} statements`)
    })
  }
}
