import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import Type from 'typebox'
import { openDatabase, sql } from '#platform/db/database.ts'
import { testDatabase } from '#test/database.ts'
import { startSmallService } from '#test/small-service.ts'
import type { Api, Caller } from './api.ts'
import { forbidden, Message, Refusal, unavailable } from './errors.ts'
import { Id, Text } from './fields.ts'
import { forgetOldKeys } from './idempotency.ts'

const database = await testDatabase()
const db = openDatabase({ url: database.url, connections: 12 })
await db.run(sql`create table deeds (id bigint generated always as identity primary key, what text unique)`)
await db.run(sql`insert into users (name, email) select 'Someone', n || '@example.org' from generate_series(1, 3) n`)

/** What the next call of /deeds throws when it has done its deed. */
let fault: (() => unknown) | undefined
let wait: Promise<void> = Promise.resolve()
let begun = 0
function routes(api: Api<Caller>) {
  const response = { 201: Type.Object({ id: Id }), 403: Message, 422: Message }
  const does = async (on: typeof db | Parameters<Parameters<typeof db.transaction>[0]>[0], what: string) => {
    begun++
    const { id } = await on.one<{ id: number }>(sql`insert into deeds (what) values (${what}) returning id`)
    await wait
    if (fault) throw fault()
    return { id }
  }
  api.post('/deeds', { access: 'signed-in', summary: 'x', body: { what: Text(50) }, response }, ({ db, body }) => does(db, body.what))
  api.post('/other-deeds', { access: 'signed-in', summary: 'x', body: { what: Text(50) }, response }, ({ db, body }) => does(db, body.what))
  api.post('/outside', { access: 'signed-in', summary: 'x', outside: true, body: { what: Text(50) }, response }, ({ db, body }) =>
    does(db, body.what),
  )
  api.post('/tokens', { access: 'anyone', summary: 'x', body: { what: Text(50) }, response }, ({ db, body }) => does(db, body.what))
}
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
  await db.run(sql`update idempotency_keys set created_at = now() - interval '23 hours 59 minutes' where key = ${key}`)
  assert.equal((await deed(what, key)).headers['idempotency-replayed'], 'true')
  await db.run(sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${key}`)
  const other = unique('deed')
  const anew = await deed(other, key)
  assert.deepEqual([anew.status, anew.headers['idempotency-replayed']], [201, undefined])
  await db.run(sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${key}`)
  assert.ok((await forgetOldKeys(db)) >= 1)
  assert.equal((await db.many(sql`select from idempotency_keys where key = ${key}`)).length, 0)
})

it('keeps refusals, whose deeds are undone', async () => {
  const [what, key] = [unique('deed'), unique('key')]
  fault = () => forbidden('Not now.')
  assert.equal((await deed(what, key)).status, 403)
  fault = undefined
  const again = await deed(what, key)
  assert.deepEqual([again.status, again.body, again.headers['idempotency-replayed']], [403, { message: 'Not now.' }, 'true'])
  assert.equal(await count(what), 0)
})

it('keeps no 401, no 429 and nothing that failed', async () => {
  const faults: [() => unknown, number][] = [
    [() => new Refusal(401, { message: 'x' }), 401],
    [() => new Refusal(429, { message: 'x' }), 429],
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

it('keeps no answer of what anyone may call, which may hold a secret', async () => {
  const key = unique('key')
  for (const what of [unique('deed'), unique('deed')]) assert.equal((await deed(what, key, { path: '/tokens' })).status, 201)
  assert.equal((await db.many(sql`select from idempotency_keys where key = ${key}`)).length, 0)
})
