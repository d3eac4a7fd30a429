import assert from 'node:assert/strict'
import { it } from 'node:test'
import { restoreAccount, suspendAccount } from '#features/accounts/suspending.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { addEntry } from '#features/journal/queries.ts'
import { type Sql, sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { givenAFullLife } from '#test/given-a-full-life.ts'
import { givenEntry } from '#test/given-journal.ts'
import { eraseAccount } from './erasing.ts'

const app = await startApp()
const { db, files } = app.services
const given = givenFor(app)
const church = await given.organization()

const erase = (person: { delete: (path: string, options: object) => Promise<unknown> }, password = PASSWORD) =>
  person.delete('/user', { body: { password } }) as ReturnType<typeof church.admin.delete>
const raw = (text: string) => db.many<Record<string, unknown>>({ ...sql`${''}`, text, values: [] } as Sql)

/** Where a text stands in the database, as `table.column`. */
async function placesOf(text: string): Promise<string[]> {
  const columns = await db.many<{ place: string; table_name: string; column_name: string }>(sql`
    select table_schema || '.' || table_name as place, table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'tsvector')`)
  const found: string[] = []
  for (const { place, table_name, column_name } of columns) {
    const [row] = await raw(`select count(*) as count from ${place} where ${column_name}::text ilike '%${text}%'`)
    if (row!['count']) found.push(`${table_name}.${column_name}`)
  }
  return found.sort()
}

/** Which rows still name a person by their id, as `table.column`. */
async function tracesOf(userId: number): Promise<string[]> {
  const references = await db.many<{ table_name: string; column_name: string }>(sql`
    select conrelid::regclass::text as table_name, attname as column_name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`)
  const found: string[] = []
  for (const { table_name, column_name } of references) {
    const [row] = await raw(`select count(*) as count from ${table_name} where ${column_name} = ${userId}`)
    if (row!['count']) found.push(`${table_name}.${column_name}`)
  }
  return found.sort()
}

it('erasing an account takes everything private along, and leaves posts and shared prayers as those of a deleted user', async () => {
  const WORD = 'zeisigkanarie'
  const { person, group, post, comment, prayers } = await givenAFullLife(app, church, WORD)
  await app.work()
  await person.post('/user/export', { current_password: PASSWORD })
  await app.work()
  const { avatar_key } = await db.one<{ avatar_key: string }>(sql`select avatar_key from users where id = ${person.id}`)
  assert.ok(await files.stat(avatar_key))
  assert.ok((await placesOf(WORD)).length > 15)
  assert.ok((await tracesOf(person.id)).length > 20)

  assert.equal((await erase(person)).status, 200)
  assert.equal((await person.get('/user')).status, 401)
  // What others read stays, and so does what a picture in a post shows.
  const shared = ['group_posts.message', 'group_posts.title', 'notices.params', 'post_comments.message', 'post_pictures.alt']
  assert.deepEqual(await placesOf(WORD), [...shared.slice(0, 2), 'media_files.filename', ...shared.slice(2)])
  const told = await db.many<{ kind: string }>(sql`select distinct kind from notices where notices::text ilike ${`%${WORD}%`}`)
  assert.deepEqual(told, [{ kind: 'prayer_request_approved' }])
  assert.deepEqual(await tracesOf(person.id), [
    'audit_log.actor_id',
    'group_posts.user_id',
    'media_files.owner_id',
    'pairs.mentee_id', // the other keeps what they wrote
    'post_comments.user_id',
    'post_likes.user_id',
    'post_pictures.user_id',
    'reports.reported_by',
  ])

  const posts = (await church.admin.get(`/groups/${group.id}/posts`)).body.data
  const theirs = posts.find(({ id }: { id: number }) => id === post.id)
  assert.deepEqual([theirs.user.id, theirs.user.name, theirs.message], [0, 'Deleted user', WORD])
  assert.equal(theirs.comments.find(({ id }: { id: number }) => id === comment.id).user.name, 'Deleted user')
  const praying = (await church.admin.get(`/groups/${church.prayer_group_id}/posts`)).body.data
  const authorOf = (postId: number) => praying.find(({ id }: { id: number }) => id === postId).user.name
  assert.deepEqual([authorOf(prayers.named), authorOf(prayers.anonymous)], ['Deleted user', 'Anonymous'])

  assert.ok(await files.stat(avatar_key), 'files go afterwards')
  await app.work()
  assert.equal(await files.stat(avatar_key), undefined)
  assert.deepEqual(
    (await tracesOf(person.id)).filter((trace) => trace.startsWith('media')),
    [],
  )
  assert.deepEqual(await placesOf(WORD), shared, 'what the pictures were called is gone too')
})

it('it wants the right password', async () => {
  const person = await given.person({ of: church })
  for (const [password, status] of [
    ['wrong', 422],
    ['', 422],
  ] as const)
    assert.equal((await erase(person, password)).status, status)
  assert.equal((await person.get('/user')).status, 200)
})

it('whoever leads active groups hands them over first', async () => {
  const leader = await given.person({ of: church, role: 'leadership' })
  const [one, two] = [await given.group({ by: leader, of: church }), await given.group({ by: leader, of: church })]
  await givenEntry(leader)
  const refused = await erase(leader)
  assert.equal(refused.status, 422)
  const groups = [one, two].map(({ id, name }) => ({ id, name }))
  assert.deepEqual([refused.body.error_type, refused.body.group_id, refused.body.groups], ['leader_must_be_replaced', one.id, groups])
  assert.equal(refused.body.message, 'Somebody else must lead your groups first.')
  const body = { password: PASSWORD }
  const inGerman = await leader.delete('/user', { body, headers: { 'accept-language': 'de' } })
  assert.deepEqual(
    [inGerman.body.message, inGerman.body.error_type],
    ['Zuerst muss jemand anderes deine Gruppen leiten.', 'leader_must_be_replaced'],
  )
  assert.equal((await leader.get('/journal')).body.data.length, 1)
  for (const { id } of [one, two]) await leader.put(`/groups/${id}/status`, { status: 'inactive' })
  assert.equal((await erase(leader)).status, 200)
})

it('the only admin of others makes somebody else one first, also when the other one is suspended; alone they may go', async () => {
  const house = await given.organization()
  const other = await given.person({ of: house, role: 'admin' })
  await suspendAccount(db, other.id)
  const refused = await erase(house.admin)
  assert.deepEqual([refused.status, refused.body.error_type], [422, 'admin_must_be_replaced'])
  assert.deepEqual(refused.body.organizations, [{ id: house.id, name: house.name }])
  await restoreAccount(db, other.id)
  assert.equal((await erase(house.admin)).status, 200)
  const alone = await given.organization()
  assert.equal((await erase(alone.admin)).status, 200)
})

it('two admins who erase themselves at once leave one', async () => {
  for (let n = 0; n < 5; n++) {
    const house = await given.organization()
    const other = await given.person({ of: house, role: 'admin' })
    await given.person({ of: house })
    const answers = await Promise.all([erase(house.admin), erase(other)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  }
})

it('nobody signs in again, and the address is free for a new account', async () => {
  const person = await given.person({ of: church })
  await erase(person)
  assert.equal((await given.nobody.post('/login', { email: person.email, password: PASSWORD })).status, 401)
  const group = await given.group({ by: church.admin, of: church })
  const again = await given.nobody.post('/register', { name: 'New', email: person.email, password: PASSWORD, joinCode: group.code })
  assert.equal(again.status, 201)
  assert.deepEqual((await app.request('GET', '/journal', { token: again.body.token })).body.data, [])
})

it('what a request that was under way wrote after the erasing goes too', async () => {
  const person = await given.person({ of: church })
  await erase(person)
  await addEntry(db, person.id, { title: 'Late', content: 'Late', date: '2026-01-01' })
  await db.run(sql`update graphile_worker._private_jobs set run_at = now()`)
  await app.work()
  assert.deepEqual(await tracesOf(person.id), ['audit_log.actor_id'])
})

it('it happens as a whole or not at all', async () => {
  const person = await given.person({ of: church })
  await givenEntry(person)
  await db.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
  await db.pool.query(`create trigger fail before update on users for each row when (new.erased_at is not null) execute function fail()`)
  assert.equal((await erase(person)).status, 500)
  assert.equal((await person.get('/journal')).body.data.length, 1)
  await db.pool.query('drop trigger fail on users')
  assert.equal((await erase(person)).status, 200)
})

it('ten times at once erases once', async () => {
  const person = await given.person({ of: church })
  const answers = await Promise.all(Array.from({ length: 10 }, () => erase(person)))
  assert.ok(answers.some(({ status }) => status === 200))
  for (const { status } of answers) assert.ok([200, 401, 422].includes(status), `status ${status}`)
  await eraseAccount(db, person.id, 'operator', groupLimits(app.services))
  const entries = await db.many(sql`select from audit_log where action = 'account.erased' and subject_id = ${person.id}`)
  assert.equal(entries.length, 1)
})
