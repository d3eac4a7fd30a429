import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

it('what an answer can show takes the kept answer along when it is deleted: every table that a route names sees to it', async () => {
  const named = globSync('src/features/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{ table: '(\w+)', id: /g)].map((match) => match[1]!),
  )
  assert.ok(named.length > 12)
  const triggers = await db.many<{ table: string; sets_aside: boolean; forgets: boolean; forgets_aside: boolean }>(sql`
    select relname as table,
      exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'deleted_at') as sets_aside,
      exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'forgets_answers') as forgets,
      exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'forgets_answers_when_set_aside') as forgets_aside
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  for (const table of new Set(named)) {
    const found = triggers.find((trigger) => trigger.table === table)!
    assert.ok(found.forgets, `${table} has no trigger forgets_answers`)
    assert.equal(found.forgets_aside, found.sets_aside, table)
  }
})

it('a journal entry that is deleted is in no kept answer any more, and its repetition writes no second one', async () => {
  const church = await given.organization()
  const headers = { 'idempotency-key': 'evening' }
  const write = () => church.admin.post('/journal', { title: 'Evening', content: 'A private page' }, { headers })
  const { body } = await write()
  await church.admin.delete(`/journal/${body.data.id}`)
  assert.equal((await write()).status, 404)
  assert.deepEqual((await church.admin.get('/journal')).body.data, [])
})

it('a group that is deleted is in no kept answer, although the operator could bring it back', async () => {
  const church = await given.organization()
  const headers = { 'idempotency-key': 'group' }
  const found = () => church.admin.post('/groups', { name: 'Tuesday', organization_id: church.id }, { headers })
  const { body } = await found()
  await church.admin.delete(`/groups/${body.data.id}`)
  assert.equal((await found()).status, 404)
})
