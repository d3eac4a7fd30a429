// What a restore takes back: what was handed out before the archive was made, and accounts that were erased since.
import assert from 'node:assert/strict'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, it } from 'node:test'
import { startFauxqs } from 'fauxqs'
import { groupLimits } from '#features/groups/limits.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { type Database, openDatabase, sql } from '#platform/db/database.ts'
import { markFinished, markUnfinished } from '#platform/db/unfinished.ts'
import { startApp } from '#test/app.ts'
import { command, commandJson } from '#test/command.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'
import { givenEntry } from '#test/given-journal.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { scratchDatabase } from '#test/scratch-database.ts'
import { ready, startProcess } from '#test/service-process.ts'
import { keptColumns, revokedTables } from './revoking.ts'

const place = await mkdtemp(join(tmpdir(), 'revoking-'))
after(() => rm(place, { recursive: true, force: true }))
let counter = 0
const newPlace = () => join(place, String(++counter))

const bucket = await startFauxqs({ port: 0, logger: false })
bucket.createBucket('media')
after(() => bucket.stop())
const FILES_URL = `s3://key:secret@127.0.0.1:${bucket.port}/media?tls=false`
const BACKUP_DIR = newPlace()
await mkdir(BACKUP_DIR)

const app = await startApp({ config: { FILES_URL, BACKUP_DIR } })
const { db, config } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const here = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: config.dataDir, FILES_URL }

async function backUp(): Promise<string> {
  const file = join(newPlace(), 'sunday.tar')
  await mkdir(dirname(file))
  await commandJson(['backup', file], here)
  return file
}

interface Restored {
  settings: { DATABASE_URL: string; DATA_DIR: string }
  db: Database
  // biome-ignore lint/suspicious/noExplicitAny: what the command prints
  printed: any
}

async function restore(file: string, args: string[] = [], settings: Record<string, string> = {}): Promise<Restored> {
  const database = await scratchDatabase()
  const there = { DATABASE_URL: database.url, DATA_DIR: newPlace(), ...settings }
  const printed = await commandJson(['restore', file, ...args], there)
  const db = openDatabase({ url: database.url, connections: 1 })
  after(async () => {
    await db.close()
    await database.drop()
  })
  return { settings: there, db, printed }
}

it('sign-ins, recoveries, invitations and links to exports end with a restore; passwords, unsubscribe links and pushes go on', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  const guest = 'guest@example.org'
  await given.notice(person)
  await person.post('/devices', { platform: 'android', token: 'a phone' })
  await person.post('/user/export', { current_password: PASSWORD })
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: guest, role: 'admin' })
  await app.request('POST', '/forgot-password', { body: { email: person.email } })
  await db.run(sql`insert into signing_keys (name, secret) values ('of-before', decode(repeat('ab', 32), 'hex'))`)
  await app.work()
  const mails = await app.mails()
  const found = (to: string, link: RegExp) => mails.map((mail) => (mail.to.includes(to) ? link.exec(mail.text)?.[1] : '')).find(Boolean)!
  const [token, invitation_token] = [found(person.email, /&token=([\w-]+)/), found(guest, /invitation_token=([\w-]+)/)]
  const [exported, unsubscribe] = [found(person.email, /(\/exports\/\S+)/), found(person.email, /(\/unsubscribe\/\S+)/)]
  for (const link of [token, invitation_token, exported, unsubscribe]) assert.ok(link)
  const file = await backUp()

  const restored = await restore(file, [], { FILES_URL })
  const service = await ready(await startProcess(restored.settings, ['serve', '--only', 'http']))
  const post = (path: string, body: object) => service.request('POST', path, { body })
  assert.equal((await service.request('GET', '/api/user', { token: person.token })).status, 401)
  assert.equal((await post('/api/reset-password', { email: person.email, token, password: 'a quiet harbour in Thessaly' })).status, 422)
  const registering = { name: 'Guest', email: guest, password: 'a quiet harbour in Thessaly', invitation_token }
  assert.deepEqual(Object.keys((await post('/api/register', registering)).body.errors), ['invitation_token'])
  assert.equal((await service.request('GET', exported)).status, 404)
  const signedIn = await post('/api/login', { email: person.email, password: PASSWORD })
  assert.equal(signedIn.status, 200)
  assert.equal((await service.request('GET', unsubscribe)).status, 200)
  const key = await service.request('GET', '/api/push/public-key', { token: signedIn.body.token })
  assert.equal(key.body.data.public_key, (await person.get('/push/public-key')).body.data.public_key)
  assert.deepEqual(
    await restored.db.many(sql`select name from signing_keys where name <> 'lists'`), // which the service that looks made for itself
    [{ name: 'unsubscribe' }],
    'other keys are made anew when they are asked for',
  )
  assert.equal((await restored.db.many(sql`select from devices`)).length, 0, 'devices are registered again at the next sign-in')
  assert.equal(await service.end(), 0)
})

it('each column that holds a secret or its digest is ended by a restore, or kept for a reason', async () => {
  const columns = await db.many<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ 'digest|secret|password'`)
  assert.ok(columns.length > 5)
  const unsaid = columns.filter(({ table, column }) => !revokedTables.includes(table) && !(`${table}.${column}` in keptColumns))
  assert.deepEqual(unsaid, [])
})

const PAGE = 'Nobody shall read this'
/** Someone with a page in their journal, who erases their account after a backup. */
async function erasedAfterBackup(church: Organization) {
  const person = await given.person({ of: church })
  await givenEntry(person, { title: PAGE, content: PAGE })
  const file = await backUp()
  assert.equal((await person.delete('/user', { body: { password: PASSWORD } })).status, 200)
  return { person, file }
}
const isErased = async (db: Database, { id }: { id: number }) =>
  (
    await db.one<{ erased: boolean }>(sql`
    select erased_at is not null and not exists (select from journal_entries where user_id = users.id) as erased from users where id = ${id}`)
  ).erased
const madeAt = async ({ id }: Person) =>
  (
    await db.one<{ micros: string }>(
      sql`select (extract(epoch from created_at) * 1000000)::bigint::text as micros from users where id = ${id}`,
    )
  ).micros

it('who was erased after a backup is erased again: known by the bucket, where the machine and all its disks are gone', async () => {
  const church = await given.organization()
  const { person, file } = await erasedAfterBackup(church)
  await app.work()
  const lone = await restore(file)
  assert.deepEqual([lone.printed.erased, await isErased(lone.db, person)], [[], false], 'nobody knows of it without a list')
  const restored = await restore(file, [], { FILES_URL })
  assert.ok(restored.printed.erased.includes(person.id))
  assert.equal(await isErased(restored.db, person), true)
  assert.deepEqual([restored.printed.without_admin, restored.printed.broken], [[], []])
  assert.equal(await isErased(restored.db, church.admin), false)
})

it('it is written beside the archives at once, and by every backup', async () => {
  const { person, file } = await erasedAfterBackup(await given.organization())
  await app.work()
  const line = `${person.id}-${await madeAt(person)}`
  assert.ok((await readFile(join(BACKUP_DIR, 'erased-accounts.txt'), 'utf8')).split('\n').includes(line))
  const restored = await restore(file, [], { BACKUP_DIR })
  assert.equal(await isErased(restored.db, person), true)

  await commandJson(['backup', join(dirname(file), 'monday.tar')], here)
  await commandJson(['backup', join(dirname(file), 'tuesday.tar')], here)
  const beside = (await readFile(join(dirname(file), 'erased-accounts.txt'), 'utf8')).trim().split('\n')
  assert.equal(beside.filter((known) => known === line).length, 1)
  assert.equal(await isErased((await restore(file)).db, person), true)
})

it('an operator may give a list; one that holds no ids is refused before anything is written', async () => {
  const { person, file } = await erasedAfterBackup(await given.organization())
  const list = join(place, 'list.txt')
  await writeFile(list, `# from the office\n\n${person.id}\n`)
  const { db, printed } = await restore(file, ['--erased', list])
  assert.deepEqual([printed.erased, await isErased(db, person)], [[person.id], true])
  await appendFile(list, `${person.email}\n`)
  const there = { DATA_DIR: newPlace() }
  const refused = await command(['restore', file, '--erased', list, '--json'], there)
  assert.deepEqual([refused.status, refused.stdout], [1, ''])
  assert.match(refused.stderr, /holds something that is no id/)
  assert.equal((await command(['restore', file, '--erased', join(place, 'nowhere.txt')], there)).status, 1)
})

it('a line that was broken off when the disk was full is nobody’s, spoils none that comes after it, and is told of', async () => {
  const [person, other] = await given.people(2, await given.organization())
  const file = await backUp()
  const beside = join(dirname(file), 'erased-accounts.txt')
  const lines = async () => (await readFile(beside, 'utf8')).split('\n')
  await appendFile(beside, `${other!.id}`)
  await eraseAccount(db, person!.id, 'operator', groupLimits(app.services))
  await commandJson(['backup', join(dirname(file), 'later.tar')], here)
  const line = `${person!.id}-${await madeAt(person!)}`
  assert.ok((await lines()).includes(line))
  const there = { DATA_DIR: newPlace() }
  const refused = await command(['restore', file, '--json'], there)
  assert.deepEqual([refused.status, refused.stdout], [1, ''])
  assert.match(refused.stderr, /broken off/)
  await writeFile(beside, (await lines()).filter((written) => written !== `${other!.id}`).join('\n'))
  const restored = await restore(file)
  assert.deepEqual([await isErased(restored.db, person!), await isErased(restored.db, other!)], [true, false])
})

it('a list of another service erases nobody here who has the same id', async () => {
  const person = await given.person({ of: await given.organization() })
  const file = await backUp()
  await appendFile(join(dirname(file), 'erased-accounts.txt'), `${person.id}-1764400000000000\n`)
  const { db, printed } = await restore(file)
  assert.deepEqual([printed.erased, await isErased(db, person)], [[], false])
})

it('who was erased after they handed over what they led is erased again: groups are laid to rest, and churches without an admin named', async () => {
  const church = await given.organization()
  const { admin } = church
  const [member] = await given.people(1, church)
  const group = await given.group({ by: admin, of: church })
  const file = await backUp()
  const heir = await given.person({ of: church, role: 'admin' })
  await admin.put(`/groups/${group.id}/leader`, { leader_id: heir.id })
  await eraseAccount(db, admin.id, 'operator', groupLimits(app.services))
  await app.work()
  const { db: there, printed } = await restore(file, [], { BACKUP_DIR })
  assert.ok(printed.erased.includes(admin.id))
  assert.deepEqual(printed.without_admin, [{ id: church.id, name: church.name }])
  assert.deepEqual(printed.broken, [])
  assert.deepEqual([await isErased(there, admin), await isErased(there, member!)], [true, false])
  assert.deepEqual(await there.one(sql`select status from groups where id = ${group.id}`), { status: 'inactive' })
})

it('what came of it stands in three lines for people, whatever a church is called, and fails where the data do not hold together', async () => {
  const church = await given.organization()
  await given.people(1, church)
  await db.run(sql`update organizations set name = ${'Grace\u001b[2J\nAll is well'} where id = ${church.id}`)
  const count = (members: number) => db.run(sql`update groups set member_count = ${members} where id = ${church.global_group_id}`)
  await count(99)
  const file = await backUp()
  await count(2)
  const list = join(dirname(file), 'list.txt')
  await writeFile(list, String(church.admin.id))
  const { url, drop } = await scratchDatabase()
  after(drop)
  const { status, stdout, stderr } = await command(['restore', file, '--erased', list], { DATABASE_URL: url, DATA_DIR: newPlace() })
  assert.deepEqual([status, stderr], [1, ''])
  const [restored, ended, alone, ...more] = stdout.split('\n')
  assert.match(
    restored!,
    /^Restored \d+ rows and \d+ files as of \S+Z\. \d+ checks, broken: A group has as many members as it counts \(1\)$/,
  )
  assert.equal(
    ended,
    'All sign-ins, open invitations and links of before have ended. Erased again, since they were erased after the backup: 1.',
  )
  assert.equal(alone, `These have no admin now, so make one (discipleship user create): Grace\\u001b[2J\\nAll is well (${church.id})`)
  assert.deepEqual(more, [''])
})

it('nothing works on a database in which a restore was broken off', async () => {
  const { db, settings } = await restore(await backUp())
  await markUnfinished(db)
  for (const args of [['serve'], ['verify'], ['migrate'], ['backup', join(place, 'half.tar')]]) {
    const { status, stderr } = await command(args, { ...settings, PORT: '0', METRICS_PORT: '0' })
    assert.equal(status, 1, args.join(' '))
    assert.match(stderr, /A restore into this database was broken off/)
  }
  await markFinished(db)
  assert.equal((await command(['verify'], settings)).status, 0)
})
