// Two instances of the service behind a proxy, on one PostgreSQL and, where there is one, one Redis: what must hold, holds across them.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import webPush from 'web-push'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { type Db, openDatabase, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { type Answer, ask } from '#test/app.ts'
import { freePort } from '#test/free-port.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { sendWhileLocked } from '#test/held-up.ts'
import { startRedis } from '#test/redis/redis-server.ts'
import { scratchDatabase } from '#test/scratch-database.ts'
import { dataFolder, ready, startProcess } from '#test/service-process.ts'
import { startBalancer } from './balancer.ts'
import { startOutsideWorld } from './outside-world.ts'
import { reportFigures, shortOrLong } from './size.ts'
import { startWriters, untilNoJobIsLeft } from './writers.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const JOINS = 20
const GUESSES = 5

const redis = hasRedis ? await startRedis() : undefined
const { mail, push, settings: around } = await startOutsideWorld()
const database = await scratchDatabase()
const folder = dataFolder()
mkdirSync(join(folder, 'files'))
const vapid = webPush.generateVAPIDKeys()
const ports = [await freePort(), await freePort()]
const balancer = await startBalancer(ports)
const settings = {
  ...around,
  DATABASE_URL: database.url,
  FILES_URL: pathToFileURL(join(folder, 'files')).href,
  PUBLIC_URL: balancer.origin,
  TRUSTED_PROXIES: '127.0.0.1',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  DATABASE_CONNECTIONS: '15',
  MAX_GROUP_MEMBERS: '12',
  RATE_LIMIT_JOIN: String(JOINS),
  RATE_LIMIT_LOGIN: String(GUESSES),
  ...(redis ? { REDIS_URL: redis.url } : {}),
}
const start = (port: number) => startProcess({ ...settings, DATA_DIR: dataFolder(), PORT: String(port) })
const instances = await Promise.all(ports.map(start))
await Promise.all(instances.map(ready))
const db = openDatabase({ url: database.url })
after(async () => {
  await Promise.all(instances.map((instance) => instance.end()))
  await db.close()
  await Promise.all([balancer.close(), redis?.stop()])
  await database.drop()
})

const through = (method: string, path: string, options = {}) => ask(method, `${balancer.origin}/api${path}`, options)
const at = (instance: number, method: string, path: string, options = {}) => instances[instance]!.request(method, `/api${path}`, options)
const given = givenFor({ request: through, services: { db } })
const church = await given.organization()
const times = <Result>(count: number, make: (n: number) => Promise<Result>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const statuses = (answers: readonly Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, of]) => [status, of.length]))
const signIn = (person: Person, password = PASSWORD, request: typeof through = through) =>
  request('POST', '/login', { body: { email: person.email, password } })

describe('Behind a proxy, two instances', () => {
  it('count requests together, where they share a Redis', async () => {
    const [person, guessed] = await given.people(2, church)
    const { code } = await given.group({ by: church.admin, of: church })
    const answers = await times(4 * JOINS, () => person!.post('/groups/join', { joinCode: code }))
    const guesses = await times(4 * GUESSES, () => signIn(guessed!, 'not the right horse'))
    const served = statuses(answers)[200]!
    const tried = statuses(guesses)[401]!
    assert.deepEqual([served, tried], hasRedis ? [JOINS, GUESSES] : [2 * JOINS, 2 * GUESSES])
    for (const { status, headers } of [...answers, ...guesses]) if (status === 429) assert.ok(headers['retry-after'])
    reportFigures('limits', {
      Redis: hasRedis ? 'shared' : 'none on this machine (redis-server): each instance counts for itself',
      'joins allowed': JOINS,
      served,
      'guesses allowed': GUESSES,
      tried,
    })
  })

  it('do once what comes to both with the same key, and answer it alike', async () => {
    const person = await given.person({ of: church })
    for (let round = 0; round < shortOrLong(3, 50); round++) {
      const send = () =>
        person.post('/journal', { title: `${round}`, content: 'Kept' }, { headers: { 'idempotency-key': `round ${round}` } })
      const answers = await times(10, send)
      assert.deepEqual(statuses(answers), { 201: 10 })
      assert.equal(answers.filter(({ headers }) => !headers['idempotency-replayed']).length, 1)
      assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
    }
    assert.equal((await db.many(sql`select from journal_entries where user_id = ${person.id}`)).length, shortOrLong(3, 50))
  })

  it('give the last seats of a group to no more people than there are', async () => {
    for (let round = 0; round < shortOrLong(2, 20); round++) {
      const church = await given.organization()
      const group = await given.group({ by: church.admin, of: church })
      const people = await given.people(20, church)
      const lock = (tx: Db) => tx.run(sql`select from groups where id = ${group.id} for update`)
      const answers = await sendWhileLocked(db, lock, () => people.map((person) => person.post('/groups/join', { joinCode: group.code })))
      assert.deepEqual(statuses(answers), { 200: 11, 422: 9 })
    }
  })

  it('end a sign-in for both at once: signing out, another password, a suspension', async () => {
    const person = await given.person({ of: church })
    const devices = await times(3, async () => (await signIn(person)).body.token as string)
    const isIn = async (token: string) => (await times(2, (n) => at(n, 'GET', '/user', { token }))).map(({ status }) => status)
    const [lost, phone, laptop] = devices as [string, string, string]
    for (const token of devices) assert.deepEqual(await isIn(token), [200, 200])

    assert.equal((await at(0, 'POST', '/logout', { token: lost })).status, 200)
    assert.deepEqual(await isIn(lost), [401, 401])
    assert.deepEqual(await isIn(phone), [200, 200])

    const password = 'another good horse battery'
    const change = { body: { current_password: PASSWORD, password, password_confirmation: password }, token: laptop }
    assert.equal((await at(1, 'PUT', '/user/password', change)).status, 200)
    assert.deepEqual(
      [await isIn(phone), await isIn(laptop)],
      [
        [401, 401],
        [200, 200],
      ],
    )
    for (const n of [0, 1]) {
      const here: typeof through = (method, path, options) => at(n, method, path, options)
      assert.equal((await signIn(person, PASSWORD, here)).status, 401)
      assert.equal((await signIn(person, password, here)).status, 200)
    }

    await suspendAccount(db, person.id)
    assert.deepEqual(await isIn(laptop), [401, 401])
  })

  it('keep every write, run each job once, and go on when one of them is killed', async () => {
    const writers = await startWriters({ request: through, services: { db } }, { count: 4, mail, push })
    await writers.answers(shortOrLong(100, 2000))
    await writers.stop()
    await untilNoJobIsLeft(db)
    const written = await writers.checkWrites(db)
    const sent = await writers.checkSent(db)
    assert.deepEqual([sent['e-mails twice'], sent['pushes twice']], [0, 0])
    const [first, second] = balancer.counts as [number, number]
    assert.ok(Math.min(first, second) > 0.4 * (first + second))
    reportFigures('writes through both', { ...written, ...sent, 'requests of the first': first, 'of the second': second })

    await instances[0]!.end('SIGKILL')
    const { email } = church.admin
    const answers = await times(20, () => through('POST', '/forgot-password', { body: { email } }))
    assert.ok(answers.every(({ status }) => status === 200 || status === 429))
    await untilNoJobIsLeft(db)
    assert.ok(mail.received.some(({ to }) => to.includes(email)))
    assert.deepEqual(await checkInvariants(db, invariants), [])
    assert.deepEqual(push.faults, [])
  })
})
