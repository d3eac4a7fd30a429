import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { scratchDatabase } from '#test/scratch-database.ts'
import { openDatabase, sql } from './database.ts'
import { migrate } from './migrate.ts'

/** A database of its own, and a folder with these migrations. */
async function given(migrations: Record<string, string>) {
  const { url, drop } = await scratchDatabase()
  const path = await mkdtemp(join(tmpdir(), 'migrations-'))
  const db = openDatabase({ url, connections: 2 })
  after(async () => {
    await db.close()
    await drop()
    await rm(path, { recursive: true })
  })
  const write = (name: string, text: string) => writeFile(join(path, name), text)
  for (const [name, text] of Object.entries(migrations)) await write(name, text)
  const folder = pathToFileURL(`${path}/`)
  return { db, write, remove: (name: string) => rm(join(path, name)), migrate: () => migrate(url, folder) }
}
const first = { '0001_a.sql': 'create table a (id int); insert into a values (1)' }

it('applies in the order of the names what is missing, once', async () => {
  const { db, write, migrate } = await given({ '0002_b.sql': 'alter table a add b int', ...first, 'notes.txt': 'no SQL' })
  assert.deepEqual(await migrate(), ['0001_a.sql', '0002_b.sql'])
  assert.deepEqual(await migrate(), [])
  await write('0003_c.sql', 'update a set b = 2')
  assert.deepEqual(await migrate(), ['0003_c.sql'])
  assert.deepEqual(await db.many(sql`select id, b from a`), [{ id: 1, b: 2 }])
})

it('applies each once when ten services start together on one database', async () => {
  const { db, migrate } = await given({ ...first, '0002_b.sql': 'select pg_sleep(0.05); insert into a values (2)' })
  const applied = await Promise.all(Array.from({ length: 10 }, migrate))
  assert.deepEqual(applied.flat().sort(), ['0001_a.sql', '0002_b.sql'])
  assert.deepEqual(await db.many(sql`select id from a order by id`), [{ id: 1 }, { id: 2 }])
})

it('refuses a migration that was changed after it had been applied', async () => {
  const { write, migrate } = await given(first)
  await migrate()
  await write('0001_a.sql', 'create table a (id bigint)')
  await assert.rejects(migrate(), { message: 'The migration 0001_a.sql was changed after it had been applied.' })
})

it('refuses a database of a newer version', async () => {
  const { remove, migrate } = await given({ ...first, '0002_b.sql': 'select 1' })
  await migrate()
  await remove('0002_b.sql')
  await assert.rejects(migrate(), /0002_b\.sql.*Use a newer version/)
})

it('leaves nothing of a migration that fails, and goes on with it when it is mended', async () => {
  const { db, write, migrate } = await given({ ...first, '0002_b.sql': 'create table b (id int); select nonsense' })
  await assert.rejects(migrate(), /0002_b\.sql failed: column "nonsense" does not exist/)
  assert.deepEqual(await db.one(sql`select to_regclass('a') is not null as a, to_regclass('b') is not null as b`), { a: true, b: false })
  await write('0002_b.sql', 'create table b (id int)')
  assert.deepEqual(await migrate(), ['0002_b.sql'])
})
