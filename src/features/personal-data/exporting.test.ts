import assert from 'node:assert/strict'
import { it } from 'node:test'
import { request } from 'undici'
import { sql } from '#platform/db/database.ts'
import { agent, startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenAFullLife } from '#test/given-a-full-life.ts'
import { givenEntry } from '#test/given-journal.ts'
import { readZip } from '#test/read-zip.ts'

const app = await startApp()
const { db, config } = app.services
const given = givenFor(app)
const church = await given.organization()

const exported = async (person: Person, query = '') => {
  const { status, body, text } = await person.get(`/user/export${query}`)
  assert.equal(status, 200, text)
  return body.data
}
/** Follows a link as a browser does: without a token. */
async function open(url: string) {
  const { pathname } = new URL(url)
  const answer = await request(app.url + pathname, { dispatcher: agent })
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) }
}

it('a person gets everything about themselves in one file, made in the background, and an e-mail with the link', async () => {
  const WORD = 'zeisigkanarie'
  const { person } = await givenAFullLife(app, church, WORD)
  await givenEntry(church.admin, { title: 'Not theirs' })
  await app.work()
  assert.deepEqual([(await exported(person)).status, (await exported(person)).url], ['pending', null])
  await app.work()
  const ready = await exported(person)
  assert.deepEqual([ready.status, ready.progress], ['ready', 100])
  assert.ok(ready.url.startsWith(`${config.publicUrl}/exports/`))

  const { status, headers, bytes } = await open(ready.url)
  assert.equal(status, 200)
  assert.deepEqual(
    [headers['content-type'], headers['content-disposition'], headers['cache-control']],
    ['application/zip', 'attachment; filename="personal-data.zip"', 'private, no-store'],
  )
  const zip = readZip(bytes)
  const list = (name: string) => JSON.parse(zip.get(`${name}.json`)!.toString())
  const empty = [...zip].filter(([name, content]) => name.endsWith('.json') && JSON.parse(content.toString()).length === 0)
  const unused = ['audit-log.json', 'journey/recommendations.json', 'subscriptions.json']
  assert.deepEqual(empty.map(([name]) => name).sort(), unused, 'every other list holds what the person did')
  assert.deepEqual([list('account')[0].name, list('account')[0].timezone], [`${WORD} Miller`, 'Europe/Berlin'])
  assert.equal(list('journal').length, 2)
  assert.equal(list('prayer-requests').length, 4)
  assert.equal(list('trainings/modules')[0].notes, WORD)
  assert.match(list('account')[0].created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  const [picture] = [...zip.keys()].filter((name) => name.startsWith('files/'))
  assert.ok(picture?.startsWith('files/1-'))
  assert.ok(!bytes.includes('Not theirs') && !list('journal').some(({ title }: { title: string }) => title === 'Not theirs'))
  assert.ok(![...zip.values()].some((content) => content.includes('argon2')), 'no secrets')

  const mails = (await app.mails()).filter(({ to, subject }) => to.includes(person.email) && subject === 'Your personal data is ready')
  assert.equal(mails.length, 1)
  assert.ok(mails[0]!.text.includes(ready.url))
})

it('ten calls at once make one file', async () => {
  const person = await given.person({ of: church })
  await Promise.all(Array.from({ length: 10 }, () => exported(person)))
  await app.work()
  const made = await db.one<{ count: number }>(sql`select count(*) from media_files where owner_id = ${person.id} and kind = 'export'`)
  assert.equal(made.count, 1)
})

it('nobody opens it without its link, and it goes after three days', async () => {
  const person = await given.person({ of: church })
  await exported(person)
  await app.work()
  const { url } = await exported(person)
  const [id, signature] = url.split('/').at(-1).split('.')
  const forged = [`${id}.${'A'.repeat(43)}`, `${Number(id) - 1}.${signature}`, `${id}.${signature}x`, id, '..', '%2e%2e']
  for (const token of forged) assert.equal((await open(`https://x.example/exports/${token}`)).status, 404, token)
  const { file_key } = await db.one<{ file_key: string }>(sql`
    update personal_exports set expires_at = now() - interval '1 second' where user_id = ${person.id} returning file_key`)
  assert.equal((await open(url)).status, 404)
  assert.equal((await exported(person)).status, 'pending')
  await app.work()
  await db.run(sql`select from graphile_worker.add_job('media.clean-up')`)
  await app.work()
  assert.equal(await app.services.files.stat(file_key), undefined)
  assert.equal((await exported(person)).status, 'ready')
})

it('a new one can be asked for in place of one that is ready', async () => {
  const person = await given.person({ of: church })
  await exported(person)
  await app.work()
  const { url } = await exported(person)
  await givenEntry(person)
  assert.equal((await exported(person, '?again=true')).status, 'pending')
  assert.equal((await open(url)).status, 404)
  await app.work()
  const zip = readZip((await open((await exported(person)).url)).bytes)
  assert.equal(JSON.parse(zip.get('journal.json')!.toString()).length, 1)
})

it('a fault while it is made is tried again, and leaves no file behind', async () => {
  const person = await given.person({ of: church })
  await exported(person)
  const { put } = app.services.files
  app.services.files.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  await app.work()
  assert.equal((await exported(person)).status, 'running')
  app.services.files.put = put
  await db.run(sql`update graphile_worker._private_jobs set run_at = now()`)
  await app.work()
  assert.equal((await exported(person)).status, 'ready')
})

it('when no attempt is left it says so, and can be asked for again', async () => {
  const person = await given.person({ of: church })
  await exported(person)
  const { put } = app.services.files
  app.services.files.put = () => Promise.reject(new Error('gone'))
  await db.run(sql`update graphile_worker._private_jobs set max_attempts = 1 where attempts = 0`)
  await app.work()
  app.services.files.put = put
  assert.equal((await exported(person)).status, 'failed')
  assert.equal((await exported(person, '?again=1')).status, 'pending')
})

it('an account that is erased meanwhile gets no file', async () => {
  const person = await given.person({ of: church })
  await exported(person)
  const { put } = app.services.files
  app.services.files.put = async (...given) => {
    await put.apply(app.services.files, given)
    await db.run(sql`delete from personal_exports where user_id = ${person.id}`)
  }
  await app.work()
  app.services.files.put = put
  const left = await db.one<{ count: number }>(sql`
    select count(*) from media_files where owner_id = ${person.id} and removed_at is null`)
  assert.equal(left.count, 0)
})
