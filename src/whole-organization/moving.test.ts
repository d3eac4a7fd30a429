// A church moves from one service to another: all of it arrives, nothing of others is in the file, and people keep the accounts they have.
import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { fillDemo } from '#src/demo/fill.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { command, commandJson } from '#test/command.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { givenAFullLife } from '#test/given-a-full-life.ts'
import { givenPosts } from '#test/given-posts.ts'
import { type Carried, carried, left, looseReferences, places } from './belongings.ts'
import { exportOrganization } from './exporting.ts'

const [from, to, demo] = [await startApp(), await startApp(), await startApp()]
const settingsOf = (app: typeof from) => ({
  DATABASE_URL: String(app.services.db.pool.options.connectionString),
  DATA_DIR: app.services.config.dataDir,
})
const folder = from.services.config.dataDir
const given = givenFor(from)
const raw = <Row>(db: Db, text: string) => db.many<Row>({ ...sql`${''}`, text, values: [] } as Sql)

const exported = (id: number, name: string, app = from) =>
  commandJson(['organization', 'export', String(id), join(folder, name)], settingsOf(app))
const imported = (name: string) => commandJson(['organization', 'import', join(folder, name)], settingsOf(to))

it('knows of every table what goes along, and of every id what it names', async () => {
  const tables = await raw<{ name: string }>(
    from.services.db,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  assert.deepEqual(tables.map(({ name }) => name).sort(), [...Object.keys(carried), ...Object.keys(left)].sort())
  const loose = await raw<{ table: Carried; column: string }>(
    from.services.db,
    `select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace and atttypid = 'bigint'::regtype and attgenerated = '' and attname not in ('id', 'size')
      and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any(conkey)) order by 1, 2`,
  )
  const known = (table: Carried) => [
    ...Object.keys(looseReferences[table] ?? {}),
    ...Object.keys((places as Record<string, object>)[table] ?? {}),
    ...(table === 'xp_entries' ? ['item_id'] : []),
  ]
  assert.deepEqual(
    loose.filter(({ table, column }) => table in carried && !known(table).includes(column)),
    [],
  )
})

it('a church with a full life arrives whole; what is of others is not in the file; whoever has an account there keeps it', async () => {
  const [MINE, THEIRS] = ['zeisigkanarie', 'fremdwortkolibri']
  const church = await given.organization({ name: 'Moving Chapel' })
  const other = await given.organization({ name: `${THEIRS} Chapel` })
  const { person, post } = await givenAFullLife(from, church, MINE)
  const stranger = await givenAFullLife(from, other, THEIRS)
  const both = await given.person({ of: church, name: 'Both Belonging' })
  await from.services.db.run(sql`insert into organization_members (organization_id, user_id) values (${other.id}, ${both.id})`)
  await both.post('/journal', { title: THEIRS, content: THEIRS })
  // A challenge for everyone, in which somebody of another church has begun; somebody who wrote, and left.
  const challenge = (
    await church.admin.post('/challenges', {
      name: 'Open',
      challenge_content: 'Open',
      status: 'published',
      organization_id: church.id,
      visibility: 'everyone',
    })
  ).body.data
  await stranger.person.post(`/challenges/start/${challenge.id}`)
  const leaver = await given.person({ of: church, name: `${THEIRS} Leaver` })
  const { circle, post: write } = givenPosts(from)
  await write(leaver, await circle(church, church.admin, leaver, person), { title: 'Bye' })
  await church.admin.delete(`/organizations/${church.id}/members/${leaver.id}`)
  await from.work()

  // Of two people of the church, one has an account there too.
  const there = await givenFor(to).organization({ name: 'Already there' })
  const [{ id: known }] = (await to.services.db.many<{ id: number }>(sql`
    insert into users (name, email, password_hash) values ('Known There', ${both.email.toUpperCase()}, 'another hash') returning id`)) as [
    { id: number },
  ]

  const file = await exported(church.id, 'church.tar.gz')
  assert.deepEqual(file.missing_files, [])
  assert.equal((await stat(join(folder, 'church.tar.gz'))).mode & 0o777, 0o600)
  const bytes = gunzipSync(await readFile(join(folder, 'church.tar.gz'))).toString('latin1')
  assert.ok(bytes.includes(MINE))
  assert.ok(!bytes.includes(THEIRS), 'something of another church is in the file')

  const said = await imported('church.tar.gz')
  assert.deepEqual([said.name, said.accounts_found], ['Moving Chapel', 1])
  assert.deepEqual(await checkInvariants(to.services.db, invariants), [])
  assert.deepEqual(await checkInvariants(from.services.db, invariants), [])
  const { count: unchanged } = await to.services.db.one<{ count: number }>(
    sql`select count(*) from organization_members where organization_id = ${there.id}`,
  )
  assert.equal(unchanged, 1)

  // They sign in with their password, and find what they wrote.
  const { token } = (await to.request('POST', '/login', { body: { email: person.email, password: PASSWORD } })).body
  const get = async (path: string) => (await to.request('GET', path, { token })).body.data
  assert.equal((await get('/journal'))[0].title, MINE)
  const groups = await get('/groups')
  const posts = (await Promise.all(groups.map(({ id }: { id: number }) => get(`/groups/${id}/posts`)))).flat()
  assert.ok(posts.some((one: { title: string }) => one.title === MINE))
  assert.equal(posts.find((one: { title: string }) => one.title === 'Bye').user.name, 'Deleted user')
  assert.ok(post.id)
  const { name } = await to.services.db.one<{ name: string }>(sql`select name from users where id = ${known}`)
  const { count: belongs } = await to.services.db.one<{ count: number }>(
    sql`select count(*) from organization_members where organization_id = ${said.id} and user_id = ${known}`,
  )
  assert.deepEqual([name, belongs], ['Known There', 1])
  const keys = await to.services.db.many<{ key: string }>(sql`select key from media_files where removed_at is null`)
  assert.equal(keys.length, said.files)
  for (const { key } of keys) assert.deepEqual((await to.services.files.stat(key))?.size, (await from.services.files.stat(key))?.size)
  const [entry] = await to.services.db.many<object>(
    sql`select action, actor_id, subject_id from audit_log where organization_id = ${said.id}`,
  )
  assert.deepEqual(entry, { action: 'organization.imported', actor_id: null, subject_id: said.id })

  // A second time, and a half one, change nothing.
  const again = await command(['organization', 'import', join(folder, 'church.tar.gz'), '--json'], settingsOf(to))
  assert.deepEqual([again.status, JSON.parse(again.stderr).code], [1, 'unusable_archive'])
  assert.match(JSON.parse(again.stderr).message, /here already/)
  const { count: organizations } = await to.services.db.one<{ count: number }>(sql`select count(*) from organizations`)
  assert.equal(organizations, 2)
  for (const { key } of keys) assert.ok(await to.services.files.stat(key))
})

it('the demo church arrives with every row it has', async () => {
  const { db, files } = demo.services
  await fillDemo(db, files, demo.services.config.publicUrl, () => {})
  const { id } = await db.one<{ id: number }>(sql`select id from organizations order by id desc limit 1`)
  await exported(id, 'demo.tar', demo)
  const said = await imported('demo.tar')
  const once = await exported(id, 'once.tar', demo)
  const back = await exported(said.id, 'back.tar', to)
  assert.deepEqual([back.rows, back.files], [once.rows, once.files])
  const manifest = async (name: string) => {
    const text = (await readFile(join(folder, name))).toString('latin1')
    const { tables } = JSON.parse(text.slice(text.lastIndexOf('{\n  "format"'), text.lastIndexOf('}') + 1))
    return tables.map((table: { name: string; rows: number }) => [table.name, table.rows])
  }
  assert.deepEqual(await manifest('back.tar'), await manifest('once.tar'))
  assert.deepEqual(await checkInvariants(to.services.db, invariants), [])
})

it('an archive of another version, or one that was changed, is refused before anything is written', async () => {
  const church = await given.organization()
  const refusalOf = async (name: string) => {
    const { status, stdout, stderr } = await command(['organization', 'import', join(folder, name), '--json'], settingsOf(to))
    assert.deepEqual([status, stdout], [1, ''])
    return JSON.parse(stderr)
  }
  const { db, config } = from.services
  await db.run(sql`insert into schema_migrations (name, checksum) values ('9999_to_come.sql', 'x')`)
  const newer = join(folder, 'newer.tar')
  await exportOrganization(config, settingsOf(from).DATABASE_URL, { id: church.id, name: church.name }, newer, new AbortController().signal)
  await db.run(sql`delete from schema_migrations where name = '9999_to_come.sql'`)
  const other = await refusalOf('newer.tar')
  assert.equal(other.code, 'unusable_archive')
  assert.match(
    other.message,
    /^The archive was made by version .*, whose tables are others\. Bring both services to one version, and export again\.$/,
  )

  await exported(church.id, 'small.tar')
  const bytes = await readFile(join(folder, 'small.tar'))
  bytes[bytes.indexOf(church.name)]! ^= 1
  await writeFile(join(folder, 'changed.tar'), bytes)
  assert.match((await refusalOf('changed.tar')).message, /has changed since it was written/)
  await commandJson(['backup', join(folder, 'backup.tar')], settingsOf(from))
  assert.match((await refusalOf('backup.tar')).message, /brought back with "restore"/)
  const taken = await command(['organization', 'export', String(church.id), join(folder, 'small.tar')], settingsOf(from))
  assert.match(taken.stderr, /an export replaces nothing/)
  assert.equal((await command(['organization', 'export', '999999', join(folder, 'none.tar')], settingsOf(from))).status, 1)
})
