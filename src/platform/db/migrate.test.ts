import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { scratchDatabase } from '#test/scratch-database.ts'
import { openDatabase, sql } from './database.ts'
import { type MigrationOptions, migrate } from './migrate.ts'

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
  const connect = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
  }
  return {
    db,
    write,
    connect,
    remove: (name: string) => rm(join(path, name)),
    migrate: (timeoutMs: MigrationOptions = {}) => migrate(url, folder, timeoutMs),
  }
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
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate()))
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

const indexOn = { '0002_b.sql': '-- concurrently: a is large\ncreate index concurrently a_id on a (id);\n' }
const isValid = `select indisvalid as valid from pg_index where indexrelid = to_regclass('a_id')`

it('steps back from a table that is in use, so that nobody waits behind it, and comes again', async () => {
  const { db, connect, write, migrate } = await given(first)
  await migrate()
  await write('0002_b.sql', 'create table c (id int); alter table a add b int')
  const busy = await connect()
  await busy.query('begin; select from a')
  let waits = 0
  const log = (message: string) => {
    assert.match(message, /0002_b\.sql waits/)
    if (++waits === 2) void busy.end()
  }
  assert.deepEqual(await migrate({ lockTimeout: 50, pause: 1, log }), ['0002_b.sql'])
  assert.equal(waits >= 2, true)
  assert.deepEqual(await db.many(sql`select id, b from a`), [{ id: 1, b: null }])
})

it('says what holds it up when it never gets its table', async () => {
  const { connect, write, migrate } = await given(first)
  await migrate()
  await write('0002_b.sql', 'alter table a add b int')
  const busy = await connect()
  await busy.query('begin; select from a')
  await assert.rejects(
    migrate({ lockTimeout: 20, attempts: 3, pause: 1 }),
    /0002_b\.sql was tried 3 times .* somebody else uses the tables/,
  )
  await busy.end()
  assert.deepEqual(await migrate(), ['0002_b.sql'])
})

it('makes an index while others write, also when ten services start together', async () => {
  const { db, connect, write, migrate } = await given(first)
  await migrate()
  await write('0002_b.sql', indexOn['0002_b.sql'])
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate()))
  assert.deepEqual(applied.flat(), ['0002_b.sql'])
  assert.deepEqual(await db.one({ text: isValid, values: [] }), { valid: true })

  // One that writes is not held up by an index that waits for it.
  await write('0003_c.sql', '-- concurrently\ncreate index concurrently a_again on a (id);')
  const [writer, another] = [await connect(), await connect()]
  await writer.query('begin; insert into a values (2)')
  const migrating = migrate()
  const waiting = `select from pg_stat_activity where application_name = 'discipleship migrate' and wait_event_type = 'Lock'`
  while ((await another.query(waiting)).rowCount === 0) await another.query('select')
  await another.query(`set statement_timeout = '10s'`)
  await another.query('insert into a values (3)')
  await writer.query('commit')
  assert.deepEqual(await migrating, ['0003_c.sql'])
  await Promise.all([writer.end(), another.end()])
})

it('makes an index anew that a failure left half made', async () => {
  const { db, write, migrate } = await given({
    ...first,
    '0002_b.sql': '-- concurrently\ncreate unique index concurrently a_id on a (id);',
  })
  await write('0001_a.sql', 'create table a (id int); insert into a values (1), (1)')
  await assert.rejects(migrate(), /0002_b\.sql failed: could not create unique index/)
  assert.deepEqual(await db.one({ text: isValid, values: [] }), { valid: false })
  await db.run(sql`delete from a where ctid = (select min(ctid) from a)`)
  assert.deepEqual(await migrate(), ['0002_b.sql'])
  assert.deepEqual(await db.one({ text: isValid, values: [] }), { valid: true })
})

it('goes on after what was made, and takes nothing but indexes outside of a transaction', async () => {
  const { db, write, migrate } = await given({
    ...first,
    '0002_b.sql': `${indexOn['0002_b.sql']}create index concurrently a_odd on a (id) where nonsense;`,
  })
  await assert.rejects(migrate(), /column "nonsense" does not exist/)
  const { made } = await db.one<{ made: number }>(sql`select to_regclass('a_id')::oid::bigint as made`)
  await write('0002_b.sql', `${indexOn['0002_b.sql']}drop index concurrently if exists a_other;`)
  await migrate()
  assert.deepEqual(await db.one(sql`select to_regclass('a_id')::oid::bigint as made`), { made }, 'not made twice')
  await write('0003_c.sql', '-- concurrently\nupdate a set id = 3;')
  await assert.rejects(migrate(), /0003_c\.sql failed: only indexes .* not: update a/)
})
