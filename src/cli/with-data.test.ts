// On which data the operator's commands work: those that are there, and of this version.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, it } from 'node:test'
import pg from 'pg'
import { knownMigrations, migrateDatabase } from '#src/data-store.ts'
import { command, commandJson } from '#test/command.ts'
import { scratchDatabase } from '#test/scratch-database.ts'
import { dataFolder } from '#test/service-process.ts'

const names = (await knownMigrations()).map(({ name }) => name)
const file = join(dataFolder(), 'backup.tar')
const person = ['--name', 'Ada', '--email', 'ada@example.org']
const commands = [
  ['verify'],
  ['organization', 'create', '--name', 'Grace Chapel', '--admin-name', 'Ada', '--admin-email', 'ada@example.org'],
  ['organization', 'set', '1', '--max-group-members', '7'],
  ['group', 'restore', '1'],
  ['user', 'create', '--organization', '1', ...person],
  ['user', 'suspend', 'ada@example.org'],
  ['user', 'restore', 'ada@example.org'],
  ['user', 'erase', 'ada@example.org'],
  ['user', 'password', 'ada@example.org'],
  ['subscription', 'set', '--organization', '1', '--status', 'active'],
]

async function given(migrations: readonly string[]) {
  const { url, drop } = await scratchDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  after(async () => {
    await client.end()
    await drop()
  })
  if (migrations.length > 0) await migrateDatabase(url, { only: migrations })
  const applied = async () => (await client.query('select name from schema_migrations order by name')).rows.map(({ name }) => name)
  return { url, client, applied, settings: { DATABASE_URL: url, DATA_DIR: dataFolder() } }
}

async function refuses(args: string[], settings: Record<string, string>, reason: RegExp) {
  const { status, stdout, stderr } = await command([...args, '--json'], settings)
  assert.deepEqual([status, stdout], [1, ''], args.join(' '))
  assert.match(JSON.parse(stderr).message, reason, args.join(' '))
}

it('every command refuses where there are no data, and makes none', { timeout: 110_000 }, async () => {
  const DATA_DIR = join(dataFolder(), 'elsewhere')
  const reason = /^There are no data in .*elsewhere\. Start the service .* say so with DATA_DIR\.$/m
  await Promise.all([...commands, ['migrate'], ['backup', file]].map((args) => refuses(args, { DATA_DIR }, reason)))
  assert.equal(existsSync(DATA_DIR), false)
  const empty = await given([])
  for (const args of [['verify'], ['backup', file]])
    await refuses(args, empty.settings, /^There are no data in the database that DATABASE_URL names\./)
  assert.equal((await empty.client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount, 0)
  assert.equal(existsSync(file), false)
})

it('an empty database that is named becomes one of ours by "migrate"', async () => {
  const empty = await given([])
  assert.deepEqual(await commandJson(['migrate'], empty.settings), { applied: names })
  assert.deepEqual((await commandJson(['verify'], empty.settings)).broken, [])
})

it('no command but "migrate" changes data of an older version, and none those of a newer one', async () => {
  const old = names.slice(0, -1)
  const data = await given(old)
  await refuses(['verify'], data.settings, /^The data are of an older version .* restart the service from this folder/)
  assert.deepEqual(await data.applied(), old)
  assert.equal((await commandJson(['backup', file], data.settings)).file, file, 'before an update there is a backup')
  assert.deepEqual(await commandJson(['migrate'], data.settings), { applied: names.slice(-1) })

  await data.client.query(`insert into schema_migrations (name, checksum) values ('9999_later.sql', '')`)
  for (const args of [['verify'], ['migrate']]) await refuses(args, data.settings, /^The data are of a newer version/)
})

it('"migrate" does not change the data under a running service of an older version', async () => {
  const data = await given(names.slice(0, -1))
  for (const application_name of ['discipleship', 'discipleship jobs']) {
    const service = new pg.Client({ connectionString: data.url, application_name })
    await service.connect()
    await refuses(['migrate'], data.settings, /^A service of an older version is running on these data\. Stop it/)
    await service.end()
  }
  assert.deepEqual(await data.applied(), names.slice(0, -1))
  while ((await data.client.query(`select from pg_stat_activity where datname = current_database()`)).rowCount! > 1)
    await data.client.query('select pg_sleep(0.01)')
  assert.deepEqual(await commandJson(['migrate'], data.settings), { applied: names.slice(-1) })
})
