import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { givenEntry } from '#test/given-journal.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const elsewhere = await given.organization()

const CANARY = 'ZeisigAmFenster'
const author = await given.person({ of: church })
const group = await given.group({ by: church.admin, of: church })
await author.post('/groups/join', { joinCode: group.code })
const entry = await givenEntry(author, { title: `A secret ${CANARY}`, content: `I confess ${CANARY}` })
const admin = await given.person({ of: church, role: 'admin' })
await app.services.db.pool.query('update users set is_system_admin = true where id = $1', [admin.id])

const others = {
  'a system admin who is admin of the church': admin,
  'a leader of the church': await given.person({ of: church, role: 'leadership' }),
  'another member': await given.person({ of: church }),
  'an admin of another church': elsewhere.admin,
}

/** An address with something that exists in each place: the entry itself, or whatever else has this kind of id. */
function filled(path: string) {
  const ids: Record<string, unknown> = { organization: church.id, group: group.id, user: author.id }
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? entry.id))
}
const words = { title: 'Mine', content: 'Mine', _method: 'PUT', search: CANARY }

for (const [who, person] of Object.entries(others)) {
  it(`no address of the service shows the journal of somebody else to ${who}`, async () => {
    const undone = await app.rolledBack()
    for (const { method, path } of app.routes) {
      const search = method === 'GET' ? `?search=${CANARY}&user_id=${author.id}` : ''
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: words }
      const answer = await undone.request(method, filled(path) + search, { token: person.token, ...body })
      // The links of a page list repeat what was asked.
      assert.ok(!answer.text.replaceAll(`search=${CANARY}`, '').includes(CANARY), `${method} ${path}: ${answer.text}`)
    }
  })
}

it('nobody else can change or delete an entry', async () => {
  for (const person of Object.values(others)) {
    const tries = [
      person.put(`/journal/${entry.id}`, words),
      person.post(`/journal/${entry.id}`, words),
      person.post(`/journal/${entry.id}/delete`),
      person.delete(`/journal/${entry.id}`),
    ]
    for (const { status } of await Promise.all(tries)) assert.equal(status, 404)
  }
  assert.deepEqual((await author.get(`/journal/${entry.id}`)).body.data, entry)
})

it('every statement that touches a journal names the author, and all of them stand in one file', () => {
  const files = globSync('src/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('journal_entries'),
  )
  // The last one moves a whole church to another service.
  assert.deepEqual(files.sort(), ['src/demo/journeys.ts', 'src/features/journal/queries.ts', 'src/whole-organization/belongings.ts'])
  // The demo only makes entries up.
  assert.doesNotMatch(readFileSync(files[0]!, 'utf8'), /(?<!insert into )journal_entries/)
  const statements = [...readFileSync(files[1]!, 'utf8').matchAll(/sql`([^`]*journal_entries[^`]*)/g)].map(([, text]) => text!)
  assert.ok(statements.length >= 6)
  for (const text of statements) assert.match(text, /user_id = \$\{authorId\}|values \(\$\{authorId\}/, text)
})

it('what is written in a journal is in no line of the log', async () => {
  await author.get(`/journal?search=${CANARY}`)
  await author.post('/journal', { title: CANARY, content: CANARY, date: `${CANARY}` })
  assert.ok(app.logged.length > 0)
  assert.ok(!app.logged.join('').includes(CANARY))
})
