// The drill: back up a church while people write, bring it back elsewhere, and compare row by row and byte by byte.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openEmbedded } from 'embedded-postgresql'
import { startFauxqs } from 'fauxqs'
import pg from 'pg'
import { sql } from '#platform/db/database.ts'
import { checkArchive, readArchive, writeArchive } from '#platform/files/archive.ts'
import { newFileKey } from '#platform/files/names.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { hashPassword } from '#platform/passwords.ts'
import { knownMigrations, migrateDatabase } from '#src/data-store.ts'
import { fillDemo } from '#src/demo/fill.ts'
import { startApp } from '#test/app.ts'
import { command, commandJson } from '#test/command.ts'
import { given as givenFor } from '#test/given.ts'
import { pngBytes } from '#test/given-files.ts'
import { givenEntry } from '#test/given-journal.ts'
import { sendForm } from '#test/given-uploads.ts'
import { scratchDatabase } from '#test/scratch-database.ts'

const app = await startApp()
const given = givenFor(app)
await fillDemo(app.services.db, app.services.files, app.services.config.publicUrl, () => {})
const church = await given.organization()
const { dataDir } = app.services.config
await writeFile(join(dataDir, 'vapid-keys.json'), '{"publicKey":"p","privateKey":"q"}\n')

const place = await mkdtemp(join(tmpdir(), 'drill-'))
after(() => rm(place, { recursive: true, force: true }))
let counter = 0
const newPlace = (name = 'data') => join(place, `${name}-${++counter}`)

const databaseUrl = String(app.services.db.pool.options.connectionString)
const here = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Each table with its number of rows and a hash over all of them. */
async function contentOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('schema_migrations', 'migrations') order by 1`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(digest, '' order by digest), '')) as hash from (select md5(t::text) as digest from ${name} t) rows`,
    )
    content[name] = rows[0].hash
  }
  return content
}

/** Resolves once the backup waits for a lock, or has ended. */
async function isWaiting(backup: Promise<unknown>) {
  let ended = false
  backup.finally(() => (ended = true))
  const count = () =>
    app.services.db.run(sql`
      select from pg_stat_activity where datname = current_database() and application_name = 'discipleship copy' and wait_event_type = 'Lock'`)
  while (!ended && !(await count())) await pause(20)
}

/** Runs a backup that stops half way until `work` is done: it waits for a table that is locked. */
async function whileBackingUp<Result>(file: string, work: (client: pg.Client) => Promise<Result>, options = {}) {
  const client = await connect(databaseUrl)
  try {
    await client.query('begin')
    await client.query('lock table trainings in access exclusive mode')
    const backup = command(['backup', file, '--json'], here, options)
    await isWaiting(backup)
    const result = await work(client)
    await client.query('rollback')
    return { result, ran: await backup }
  } finally {
    await client.end()
  }
}

test('a church that is backed up while people write comes back elsewhere, row by row, as it was at one moment', async () => {
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  const people = await given.people(5, church)
  for (const person of people) {
    assert.equal((await sendForm(person, '/user/avatar', [['file', { name: 'me.png', bytes: await pngBytes() }]])).status, 201)
    assert.equal((await person.post('/groups/join', { joinCode: group.code })).status, 200)
  }
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: 'guest@example.org' })
  const file = join(place, 'sunday.tar')

  // Copied before the lock: journal entries, memberships, posts. After it: blocks, users, XP.
  const { result: expected, ran } = await whileBackingUp(file, async (client) => {
    const content = await contentOf(client)
    for (const [n, person] of people.entries()) {
      await givenEntry(person)
      assert.equal((await person.post(`/groups/${group.id}/post`, { content: 'Good morning' })).status, 201)
      assert.equal((await person.post(`/users/${people[(n + 1) % 5]!.id}/block`)).status, 200)
      assert.equal((await person.patch('/user', { name: 'Renamed' })).status, 200)
      assert.equal((await person.post(`/groups/${group.id}/leave`)).status, 200)
    }
    return content
  })
  assert.equal(ran.status, 0, ran.stderr)
  const made = JSON.parse(ran.stdout)
  assert.equal(made.file, file)
  assert.equal(made.bytes, (await stat(file)).size)
  assert.deepEqual(made.missing_files, [])
  assert.equal((await stat(file)).mode & 0o777, 0o600)

  const elsewhere = { DATA_DIR: newPlace() }
  const restored = await commandJson(['restore', file], elsewhere)
  assert.equal(restored.rows, made.rows)
  assert.deepEqual([restored.applied, restored.broken], [[], []])
  assert.ok(restored.checked > 0)

  const server = await openEmbedded({ dataDir: elsewhere.DATA_DIR, mode: 'join' })
  const client = await connect(server.url)
  // Sign-ins and what is open end with a restore: revoking.test.ts. All else is as it was.
  const ended = [
    ...['devices', 'email_proofs', 'invitations', 'live_events', 'password_resets', 'personal_exports', 'tokens'],
    ...['webhooks', 'webhook_deliveries'],
  ].map((name) => `public.${name}`)
  const changed = ['api_keys', 'list_changes_known', 'signing_keys'].map((name) => `public.${name}`)
  const content = await contentOf(client)
  for (const name of ended) assert.match(content[name]!, /^0 /)
  assert.ok(!expected['public.tokens']!.startsWith('0 ') && !expected['public.invitations']!.startsWith('0 '))
  const others = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => ![...ended, ...changed].includes(name)))
  assert.deepEqual(others(content), others(expected))
  assert.ok(Number(expected['graphile_worker._private_jobs']!.split(' ')[0]) > 0, 'jobs waited, and wait again')

  const keys = (await client.query('select key from media_files')).rows.map(({ key }) => key)
  assert.equal(keys.length, made.files)
  assert.ok(keys.length >= 5)
  for (const key of keys) {
    const stored = join('files', key.slice(0, 2), key)
    assert.deepEqual(await readFile(join(elsewhere.DATA_DIR, stored)), await readFile(join(dataDir, stored)))
  }
  const keyFile = 'vapid-keys.json'
  assert.equal(await readFile(join(elsewhere.DATA_DIR, keyFile), 'utf8'), await readFile(join(dataDir, keyFile), 'utf8'))

  const { max } = (await client.query('select max(id)::int as max from users')).rows[0]
  await client.end()
  await server.stop()
  const settings = ['--organization', String(church.id), '--name', 'New', '--email', 'new@drill.example']
  assert.ok((await commandJson(['user', 'create', ...settings], elsewhere)).id > max, 'new ids follow the old ones')
})

test('a compressed archive in a bucket’s stead: files move from one bucket to another, and the archive is smaller', async () => {
  const bucket = async () => {
    const server = await startFauxqs({ port: 0, logger: false })
    server.createBucket('media')
    after(() => server.stop())
    return `s3://key:secret@127.0.0.1:${server.port}/media?tls=false`
  }
  const [from, to] = [await bucket(), await bucket()]
  const keys = (await app.services.db.pool.query('select key from media_files order by key')).rows.map(({ key }) => key)
  const source = await openFileStore(from, { defaultFolder: newPlace() })
  for (const key of keys.slice(1)) await source.put(key, Buffer.from(`content of ${key}`))
  const file = join(place, 'bucket.tar.gz')
  const made = await commandJson(['backup', file], { ...here, FILES_URL: from })
  assert.deepEqual(made.missing_files, keys.slice(0, 1), 'what the database lists and the bucket lacks is named')
  assert.ok(made.bytes < (await stat(join(place, 'sunday.tar'))).size / 2)

  const database = await scratchDatabase()
  const { stdout } = await command(['restore', file], { DATABASE_URL: database.url, DATA_DIR: newPlace(), FILES_URL: to })
  assert.match(stdout, /^Restored .*\nAll sign-ins, open invitations and links of before have ended\..*\n$/)
  const target = await openFileStore(to, { defaultFolder: newPlace() })
  for (const key of keys.slice(1)) assert.equal((await buffer((await target.get(key))!.stream)).toString(), `content of ${key}`)
  await Promise.all([source.close(), target.close()])
  await database.drop()
})

test('an archive of an older version is restored at its version, then brought up to date', async () => {
  const names = (await knownMigrations()).map(({ name }) => name)
  const newer = names.filter((name) => name >= '0012')
  const [old, target] = [await scratchDatabase(), await scratchDatabase()]
  await migrateDatabase(old.url, { only: names.filter((name) => name < '0012') })
  const client = await connect(old.url)
  await client.query(`insert into users (name, email, password_hash) values ('Ruth', 'ruth@example.org', $1)`, [await hashPassword('x')])
  await client.end()
  const file = join(place, 'old.tar')
  await commandJson(['backup', file], { DATABASE_URL: old.url, DATA_DIR: newPlace() })
  const restored = await commandJson(['restore', file], { DATABASE_URL: target.url, DATA_DIR: newPlace() })
  assert.deepEqual([restored.applied, restored.broken], [newer, []])
  const now = await connect(target.url)
  assert.equal((await now.query('select name from users')).rows[0].name, 'Ruth')
  await now.end()
  await Promise.all([old.drop(), target.drop()])
})

/** Refused for this reason, with the place as it was. */
async function refuses(file: string, settings: { DATA_DIR: string; DATABASE_URL?: string }, reason: RegExp) {
  const before = existsSync(settings.DATA_DIR) ? await readdir(settings.DATA_DIR) : undefined
  const { status, stdout, stderr } = await command(['restore', file, '--json'], settings)
  assert.equal(status, 1, stdout)
  assert.equal(stdout, '')
  assert.match(stderr, reason)
  assert.deepEqual(existsSync(settings.DATA_DIR) ? await readdir(settings.DATA_DIR) : undefined, before)
}

test('nothing is restored over what is there already', async () => {
  const file = join(place, 'sunday.tar')
  await refuses(file, { ...here, DATABASE_URL: '' }, /data folder .* is not empty.*nothing has been changed/)
  const client = await connect(databaseUrl)
  const before = await contentOf(client)
  await refuses(file, { DATABASE_URL: databaseUrl, DATA_DIR: newPlace() }, /holds data already.*nothing has been changed/)
  assert.deepEqual(await contentOf(client), before)
  await client.end()
})

test('a damaged, broken off, foreign or newer archive is refused before anything is written', async () => {
  const file = join(place, 'sunday.tar')
  const bytes = await readFile(file)
  const spoilt = join(place, 'spoilt.tar')
  const settings = { DATA_DIR: newPlace() }

  const damaged = Buffer.from(bytes)
  damaged[bytes.indexOf('Good') > 0 ? bytes.indexOf('Grace Chapel') : 5000]! ^= 1
  await writeFile(spoilt, damaged)
  await refuses(spoilt, settings, /has changed since it was written: database\/public\.\w+\/000001\.copy is not what it was/)

  await copyFile(file, spoilt)
  await truncate(spoilt, Math.floor(bytes.length / 2))
  await refuses(spoilt, settings, /no whole archive|was broken off/)

  const packed = await readFile(join(place, 'bucket.tar.gz'))
  await writeFile(spoilt, packed.subarray(0, packed.length - 500))
  await refuses(spoilt, settings, /no whole archive|was broken off/)

  await writeFile(spoilt, 'Not an archive at all, but a text that somebody kept.'.repeat(40))
  await refuses(spoilt, settings, /no whole archive|was broken off/)

  const { manifest } = (await checkArchive(file)) as { manifest: { migrations: object[] } }
  await rm(spoilt)
  await writeArchive(spoilt, async (add) => {
    for await (const { name, size, content } of readArchive(file)) await add(name, size, content)
    return { ...manifest, version: '9.0.0', migrations: [...manifest.migrations, { name: '9999_the_future.sql', checksum: 'x' }] }
  })
  await refuses(spoilt, settings, /made by version 9\.0\.0.*does not know/)
  await refuses(join(place, 'nowhere.tar'), settings, /no such file/)
})

test('a restore that fails on the way leaves no data, and works once its cause is gone', async () => {
  const spoilt = join(place, 'unknown-entry.tar')
  const { manifest } = await checkArchive(join(place, 'sunday.tar'))
  await writeArchive(spoilt, async (add) => {
    for await (const { name, size, content } of readArchive(join(place, 'sunday.tar'))) await add(name, size, content)
    await add(`files/${newFileKey('pdf').replace('.pdf', '.exe')}`, 1, Buffer.from('x'))
    return manifest as object
  })
  const database = await scratchDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: newPlace() }
  await mkdir(settings.DATA_DIR)
  await refuses(spoilt, settings, /no file key/)
  assert.deepEqual((await commandJson(['restore', join(place, 'sunday.tar')], settings)).broken, [])
  await database.drop()
})

test('a backup that is killed, interrupted or fails leaves nothing under its name, and replaces nothing', async () => {
  const folder = newPlace('backups')
  await mkdir(folder)
  const file = join(folder, 'sunday.tar')
  const killing = new AbortController()
  await whileBackingUp(file, async () => killing.abort(), { signal: killing.signal })
  assert.equal(existsSync(file), false)
  for (const name of await readdir(folder)) await rm(join(folder, name))

  const interrupting = new AbortController()
  const { ran } = await whileBackingUp(file, async () => interrupting.abort(), { signal: interrupting.signal, killSignal: 'SIGTERM' })
  assert.equal(ran.status, 1)
  assert.match(ran.stderr, /Interrupted/)
  assert.deepEqual(await readdir(folder), [])

  const failed = await command(['backup', file], { ...here, FILES_URL: 's3://key:secret@127.0.0.1:1/media?tls=false' })
  assert.equal(failed.status, 1)
  assert.match(failed.stderr, /file store is unavailable/)
  assert.deepEqual(await readdir(folder), [])

  await writeFile(file, 'last week’s')
  const refused = await command(['backup', file], here)
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /exists already/)
  assert.equal(await readFile(file, 'utf8'), 'last week’s')
  assert.equal((await command(['backup', join(folder, 'none.tar')], { DATA_DIR: newPlace() })).status, 1)
})
