// A provider looks over the churches of a service, renames and deletes them at the command line.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type Sql, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { command, commandJson } from '#test/command.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { givenAFullLife } from '#test/given-a-full-life.ts'
import { pngBytes } from '#test/given-files.ts'
import { sendForm } from '#test/given-uploads.ts'

const app = await startApp()
const { db, files } = app.services
const given = givenFor(app)
const settings = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: app.services.config.dataDir }
const run = (...args: string[]) => command(args, settings)
const json = (...args: string[]) => commandJson(args, settings)

/** Where a text stands in the database, as `table.column`. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await db.many<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'tsvector')`)
  const found: string[] = []
  for (const { table_name, column_name } of columns) {
    const statement = `select from ${table_name} where ${column_name}::text ilike '%${text}%' limit 1`
    if (await db.maybe({ ...sql`${''}`, text: statement, values: [] } as Sql)) found.push(`${table_name}.${column_name}`)
  }
  return found.sort()
}

it('lists churches by name a page at a time, and finds them by a word of it', async () => {
  for (const name of ['Harbour Zebra', 'Álamo Zebra', 'Bethel Zebra']) await given.organization({ name })
  const names = async (...args: string[]) => {
    const { organizations, total, page, per_page } = await json('organization', 'list', '--search', 'zebra', ...args)
    return [organizations.map((one: { name: string }) => one.name), total, page, per_page]
  }
  assert.deepEqual(await names(), [['Álamo Zebra', 'Bethel Zebra', 'Harbour Zebra'], 3, 1, 50])
  assert.deepEqual(await names('--per-page', '2', '--page', '2'), [['Harbour Zebra'], 3, 2, 2])
  const { organizations } = await json('organization', 'list', '--search', 'ALAMO')
  assert.deepEqual([organizations.length, organizations[0].people, organizations[0].subscription], [1, 1, 'active'])
  const { stdout } = await run('organization', 'list', '--search', 'zebra', '--per-page', '2')
  assert.match(
    stdout,
    /^ID +NAME +PEOPLE .*\n\d+ +Álamo Zebra +1 +0 +active +\d{4}-\d\d-\d\d\n.*\nPage 1 of 2, 3 in all\. --page 2 shows the next\.\n$/,
  )
  assert.equal((await run('organization', 'list', '--per-page', '501')).status, 2)
})

it('shows a church with its figures and admins, and finds people by name, address and church', async () => {
  const church = await given.organization({ name: 'Figs' })
  const person = await given.person({ of: church, name: 'Quirina Fig' })
  await given.group({ by: church.admin, of: church })
  const shown = await json('organization', 'show', String(church.id))
  assert.deepEqual(
    [shown.name, shown.people, shown.groups, shown.files, shown.admins],
    ['Figs', 2, 1, 0, [{ id: church.admin.id, name: church.admin.name, email: church.admin.email }]],
  )
  assert.match((await run('organization', 'show', String(church.id))).stdout, /^Figs \(organization \d+\)[\s\S]*Admin: Ada Admin/)
  assert.equal((await run('organization', 'show', '999999')).status, 1)

  for (const args of [
    ['--search', 'quirina'],
    ['--search', person.email],
    ['--organization', String(church.id), '--search', 'fig quirina'],
  ]) {
    const { users } = await json('user', 'list', ...args)
    assert.deepEqual(
      users.map(({ id, email, organizations }: { id: number; email: string; organizations: object[] }) => [id, email, organizations]),
      [[person.id, person.email, [{ id: church.id, name: 'Figs', role: 'member' }]]],
    )
  }
  const one = await json('user', 'show', person.email)
  assert.deepEqual([one.id, one.status, one.sign_ins, one.subscription], [person.id, 'active', 1, null])
  assert.match((await run('user', 'show', person.email)).stdout, /member of Figs/)

  assert.deepEqual((await json('subscription', 'show', '--organization', String(church.id))).status, 'active')
  assert.deepEqual(await json('subscription', 'show', '--user', person.email), {
    user_id: person.id,
    organization_id: null,
    id: null,
    plan: null,
    status: 'none',
    current_period_end: null,
    is_open: false,
  })
  assert.equal((await run('subscription', 'show')).status, 2)
})

it('renames a church, which its admins see the operator do', async () => {
  const church = await given.organization({ name: 'Old name' })
  assert.deepEqual(await json('organization', 'rename', String(church.id), ' New name '), {
    id: church.id,
    name: 'New name',
    before: 'Old name',
  })
  const [entry] = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data
  assert.deepEqual([entry.action, entry.actor, entry.details], ['organization.changed', null, { fields: ['name'] }])
  const group = (await church.admin.get(`/groups/${church.global_group_id}`)).body.data
  assert.equal(group.name, 'New name')
  assert.equal((await run('organization', 'rename', '999999', 'X')).status, 1)
  assert.equal((await run('organization', 'rename', String(church.id), ' ')).status, 2)
})

it('deletes a church with its files and the accounts of those who are nowhere else, once its name is said again', async () => {
  const WORD = 'zeisigkanarie'
  const church = await given.organization({ name: `${WORD} Chapel` })
  const other = await given.organization({ name: 'The other' })
  const { person, group } = await givenAFullLife(app, church, WORD)
  const both = await given.person({ of: church, name: 'Both Belonging' })
  await json('user', 'show', both.email)
  await db.run(sql`insert into organization_members (organization_id, user_id) values (${other.id}, ${both.id})`)
  await sendForm(church.admin, `/organizations/${church.id}/logo`, [['file', { name: `${WORD}.png`, bytes: await pngBytes(512, 512) }]])
  await app.work()
  const keys = (
    await db.many<{ key: string }>(sql`select key from media_files where organization_id = ${church.id} or filename like ${`%${WORD}%`}`)
  ).map(({ key }) => key)
  assert.ok(keys.length >= 3)
  const mine = (await given.group({ by: other.admin, of: other })).id

  const asked = await run('organization', 'delete', String(church.id), '--json')
  const refusal = JSON.parse(asked.stderr)
  assert.deepEqual([asked.status, asked.stdout, refusal.code], [1, '', 'not_confirmed'])
  assert.match(refusal.message, /Nothing is deleted\..* posts.*--confirm with its name: zeisigkanarie Chapel/)
  assert.equal((await run('organization', 'delete', String(church.id), '--confirm', 'The other')).status, 1)
  const planned = await json('organization', 'delete', String(church.id), '--dry-run')
  assert.deepEqual([planned.deleted, planned.accounts_kept, planned.accounts_erased], [false, 1, 3])
  assert.ok(planned.posts > 3 && planned.groups >= 3 && planned.files >= 2)
  assert.equal((await person.get('/user')).status, 200)

  const { deleted, files_left, ...extent } = await json('organization', 'delete', String(church.id), '--confirm', church.name)
  assert.deepEqual([deleted, files_left], [true, 0])
  assert.deepEqual({ ...extent, deleted: false, files_left: 0 }, planned)
  assert.deepEqual(await placesOf(WORD), [])
  for (const key of keys) assert.equal(await files.stat(key), undefined)
  for (const gone of [person, church.admin]) {
    assert.equal((await gone.get('/user')).status, 401)
    assert.equal((await given.nobody.post('/login', { email: gone.email, password: PASSWORD })).status, 401)
  }
  const home = (await both.get('/user')).body
  assert.equal(home.home_organization_id ?? home.data?.home_organization_id, other.id)
  assert.equal((await both.get(`/groups/${group.id}`)).status, 404)
  assert.equal((await other.admin.get(`/groups/${mine}`)).status, 200)
  const entries = await db.many(sql`
    select organization_id, actor_id, subject_id, details from audit_log where action = 'organization.deleted'`)
  assert.deepEqual(entries, [{ organization_id: null, actor_id: null, subject_id: church.id, details: { accounts_erased: 3 } }])
  assert.deepEqual(await checkInvariants(db, invariants), [])
  assert.equal((await run('organization', 'delete', String(church.id), '--confirm', church.name)).status, 1)
  await app.work()
  assert.deepEqual(await placesOf(WORD), [])
})

it('what the command no longer came to, the service does; whoever has joined another church meanwhile stays', async () => {
  const church = await given.organization()
  const other = await given.organization()
  const [going, joining] = [await given.person({ of: church }), await given.person({ of: church })]
  const { deleteOrganization } = await import('#src/whole-organization/deleting.ts')
  assert.equal(await deleteOrganization(db, church.id, 'Another name'), undefined)
  assert.deepEqual(await deleteOrganization(db, church.id, church.name), [church.admin.id, going.id, joining.id])
  await db.run(sql`insert into organization_members (organization_id, user_id) values (${other.id}, ${joining.id})`)
  await app.work()
  assert.deepEqual([(await going.get('/user')).status, (await joining.get('/user')).status], [401, 200])
})
