import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import Type from 'typebox'
import { openDatabase, sql } from '#platform/db/database.ts'
import { testDatabase } from '#test/database.ts'
import { startSmallService } from '#test/small-service.ts'
import { wordsOf } from '#words/languages.ts'
import { businessError, forbidden, invalid, Refusal, Refused, unavailable } from './errors.ts'
import { Id, Text } from './fields.ts'
import { removeSomeOldKeys } from './idempotency.ts'
import type { Api, Caller } from './route.ts'

const database = await testDatabase()
const db = openDatabase({ url: database.url, connections: 12 })
await db.run(sql`create table deeds (id bigint generated always as identity primary key, what text unique)`)
await db.run(sql`
  create trigger forgets_answers after delete on deeds referencing old table as gone for each statement execute function forget_answers()`)
await db.run(sql`insert into users (name, email) select 'Someone', n || '@example.org' from generate_series(1, 3) n`)

/** What the next call of /deeds throws when it has done its deed. */
let fault: (() => unknown) | undefined
let wait: Promise<void> = Promise.resolve()
let begun = 0
function routes(api: Api<Caller>) {
  const response = { 201: Type.Object({ id: Id }), 403: Refused, 422: Refused }
  const does = async (on: typeof db | Parameters<Parameters<typeof db.transaction>[0]>[0], what: string) => {
    begun++
    const { id } = await on.one<{ id: number }>(sql`insert into deeds (what) values (${what}) returning id`)
    await wait
    if (fault) throw fault()
    return { id }
  }
  const body = { what: Text(50) }
  const subject = ({ id }: { id: number }) => ({ table: 'deeds', id })
  const usual = { access: 'signed-in', operationId: 'x', summary: 'x', body, response } as const
  api.post('/deeds', { ...usual, subject }, ({ db, body }) => does(db, body.what))
  api.post('/other-deeds', { ...usual, subject }, ({ db, body }) => does(db, body.what))
  api.post('/outside', { ...usual, subject, callsExternalService: true }, ({ db, body }) => does(db, body.what))
  api.post('/secrets', { ...usual, showsSecret: true }, ({ db, body }) => does(db, body.what))
  api.post('/tokens', { ...usual, access: 'anyone' }, ({ db, body }) => does(db, body.what))
  assert.throws(() => api.post('/unsaid', usual, ({ db, body }) => does(db, body.what)), /which row its answer shows/)
}
const ConfirmIdentity = businessError('confirm_identity', {}, 403)
const service = await startSmallService(routes, { api: { db } })
after(async () => {
  await service.app.close()
  await db.close()
  await database.drop()
})

let counter = 0
const unique = (word: string) => `${word} ${++counter}`
const deed = (what: string, key: string | undefined, { token = '1', path = '/deeds' } = {}) =>
  service.request('POST', path, { token, body: { what }, headers: key ? { 'idempotency-key': key } : {} })
const countKept = async () => (await db.one<{ count: number }>(sql`select count(*) from idempotency_keys`)).count
const count = async (what: string) => (await db.one<{ count: number }>(sql`select count(*) from deeds where what = ${what}`)).count

it('does the same request with the same key once, and gives the first answer again', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  const first = await deed(what, key)
  const again = await deed(what, key)
  assert.deepEqual([first.status, again.status], [201, 201])
  assert.deepEqual(again.body, first.body)
  assert.deepEqual([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']], [undefined, 'true'])
  assert.equal(await count(what), 1)
})

it('gives the first answer again as it was, in its language', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  const inLanguage = (language: string) =>
    service.request('POST', '/deeds', { token: '1', body: { what }, headers: { 'idempotency-key': key, 'accept-language': language } })
  fault = () => forbidden('email_unconfirmed')
  const first = await inLanguage('de')
  fault = undefined
  const again = await inLanguage('es')
  assert.equal(first.body.message, wordsOf('de').refusals.email_unconfirmed)
  assert.deepEqual(again.body, first.body)
  for (const { headers } of [first, again])
    assert.deepEqual([headers['content-language'], headers['vary']], ['de', 'Origin, Accept-Language, Accept-Encoding'])
})

it('does ten of them at once once; those who come second wait for the first one’s answer', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  const gate = Promise.withResolvers<void>()
  wait = gate.promise
  const before = begun
  const calls = Promise.all(Array.from({ length: 10 }, () => deed(what, key)))
  while (begun === before) await new Promise((resolve) => setImmediate(resolve))
  gate.resolve()
  const answers = await calls
  wait = Promise.resolve()
  assert.equal(begun, before + 1)
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  assert.equal(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true').length, 9)
  assert.equal(await count(what), 1)
})

it('refuses the key with another body or at another address; another person’s is their own', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  await deed(what, key)
  for (const answer of [await deed(unique('other'), key), await deed(what, key, { path: '/other-deeds' })]) {
    assert.equal(answer.status, 422)
    assert.deepEqual(Object.keys(answer.body.errors), ['Idempotency-Key'])
  }
  const theirs = await deed(unique('theirs'), key, { token: '2' })
  assert.deepEqual([theirs.status, theirs.headers['idempotency-replayed']], [201, undefined])
})

it('is done anew after 24 hours', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  await deed(what, key)
  const kept = await db.one<{ name: Buffer }>(sql`select name from idempotency_keys order by created_at desc limit 1`)
  const wait = (time: string) => db.run(sql`update idempotency_keys set created_at = now() - ${time}::interval where name = ${kept.name}`)
  await wait('23 hours 59 minutes')
  assert.equal((await deed(what, key)).headers['idempotency-replayed'], 'true')
  await wait('25 hours')
  const other = unique('deed')
  const anew = await deed(other, key)
  assert.deepEqual([anew.status, anew.headers['idempotency-replayed']], [201, undefined])
  await wait('25 hours')
  assert.ok((await removeSomeOldKeys(db, 1000)) >= 1)
  assert.equal((await db.many(sql`select from idempotency_keys where name = ${kept.name}`)).length, 0)
})

it('keeps refusals, whose deeds are undone', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  fault = () => forbidden('email_unconfirmed')
  assert.equal((await deed(what, key)).status, 403)
  fault = undefined
  const again = await deed(what, key)
  assert.deepEqual(
    [again.status, again.body, again.headers['idempotency-replayed']],
    [403, { message: wordsOf('en').refusals.email_unconfirmed, code: 'email_unconfirmed' }, 'true'],
  )
  assert.equal(await count(what), 0)
})

it('keeps no 401, no 429, no asking for the password and nothing that failed', async () => {
  const faults: [() => unknown, number][] = [
    [() => new Refusal(401, 'unauthenticated'), 401],
    [() => new ConfirmIdentity({}), 403],
    [() => new Refusal(429, 'too_many_attempts'), 429],
    [() => unavailable(), 503],
    [() => new Error('x'), 500],
  ]
  for (const [throws, status] of faults) {
    const [what, key] = [unique('deed'), unique('key')]
    fault = throws
    assert.equal((await deed(what, key)).status, status)
    fault = undefined
    const again = await deed(what, key)
    assert.deepEqual([again.status, again.headers['idempotency-replayed']], [201, undefined], String(status))
  }
})

it('keeps nothing when the database refuses, and what came before is undone', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  await deed(what, undefined)
  assert.equal((await deed(what, key)).status, 500)
  await db.run(sql`delete from deeds where what = ${what}`)
  assert.equal((await deed(what, key)).status, 201)
})

it('starts once more by itself after a deadlock', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  let faults = 1
  fault = () => (faults-- > 0 ? Object.assign(new Error('deadlock'), { code: '40P01' }) : Object.assign(new Error('x'), { code: '40P01' }))
  const call = deed(what, key)
  while (faults > 0) await new Promise((resolve) => setImmediate(resolve))
  fault = undefined
  assert.equal((await call).status, 201)
  assert.equal(await count(what), 1)
})

it('keeps the answers of work outside a transaction too', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  const first = await deed(what, key, { path: '/outside' })
  const again = await deed(what, key, { path: '/outside' })
  assert.deepEqual([again.status, again.body, again.headers['idempotency-replayed']], [201, first.body, 'true'])
})

it('does no other work outside a transaction under a key that was used, also for somebody who has lost a place since', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  await deed(what, key, { path: '/outside' })
  await db.run(sql`update idempotency_keys set ask_again = true where user_id = 1`)
  const other = unique('deed')
  const refused = await deed(other, key, { path: '/outside' })
  await db.run(sql`update idempotency_keys set ask_again = false where user_id = 1`)
  assert.deepEqual([refused.status, Object.keys(refused.body.errors), await count(other)], [422, ['Idempotency-Key'], 0])
})

it('keeps no answer of what anyone may call, which may hold a secret', async () => {
  const key = unique('key')
  const before = await countKept()
  for (const what of [unique('deed'), unique('deed')]) assert.equal((await deed(what, key, { path: '/tokens' })).status, 201)
  assert.equal(await countKept(), before)
})

it('shows a secret once: its repetition is refused, and nothing is done twice', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  assert.equal((await deed(what, key, { path: '/secrets' })).status, 201)
  const again = await deed(what, key, { path: '/secrets' })
  assert.deepEqual([again.status, again.body.error_type], [422, 'secret_shown_once'])
  assert.equal(await count(what), 1)
})

it('forgets the answer with what it shows, and does it no second time', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  const { body } = await deed(what, key)
  await db.run(sql`delete from deeds where id = ${body.id}`)
  const again = await deed(what, key)
  assert.deepEqual([again.status, again.headers['idempotency-replayed']], [404, undefined])
  assert.equal(await count(what), 0)
})

it('keeps nothing that can be read without the key: neither the key, the request nor the answer', async () => {
  const [what, key] = [unique('a private word'), unique('key')]
  await deed(what, key)
  fault = () => forbidden('email_unconfirmed')
  await deed(unique('deed'), unique('key'))
  fault = undefined
  const rows = await db.many<Record<string, unknown>>(sql`select * from idempotency_keys`)
  const texts = rows.flatMap((row) =>
    Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
  )
  for (const text of texts) for (const word of ['private', 'word', 'confirm', key]) assert.ok(!text.includes(word), text)
})

it('keeps no 422 of fields: whoever mends them may use the key again', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  fault = () => invalid({ what: [{ rule: 'required' }] })
  assert.equal((await deed(what, key)).status, 422)
  fault = undefined
  assert.equal((await deed(unique('deed'), key)).status, 201)
})
