import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbedded } from 'embedded-postgresql'
import { freePort } from '#test/free-port.ts'
import { openLine } from '#test/reliability/faulty-line.ts'
import { scratchDatabase } from '#test/scratch-database.ts'
import { type Database, openDatabase, sql } from '../db/database.ts'
import { installJobs } from './installing.ts'
import {
  defineJob,
  handle,
  type JobContext,
  type JobHandler,
  jobCounts,
  PermanentFailure,
  queueJob,
  queueJobs,
  queueVersion,
} from './jobs.ts'
import { CURRENT_QUEUE_VERSION } from './private-tables.ts'
import { type Jobs, type JobsOptions, openDueJobs, startJobs } from './worker.ts'

const greet = defineJob<{ person_id: number }>('people.greet')
const logged: unknown[][] = []
const write = (...line: unknown[]) => void logged.push(line)
const log = { info: write, warn: write, error: write } as JobsOptions['log']
let scratch: Awaited<ReturnType<typeof scratchDatabase>>
let db: Database
let url: string
const working: Jobs[] = []

before(async () => {
  scratch = await scratchDatabase()
  url = scratch.url
  await installJobs(url)
  db = openDatabase({ url })
})
after(async () => {
  await db.close()
  await scratch.drop()
})
afterEach(async () => {
  await Promise.all(working.splice(0).map((jobs) => jobs.stop()))
  await db.run(sql`delete from graphile_worker._private_jobs`)
  logged.length = 0
})

const options = (handlers: JobHandler[], more: Partial<JobsOptions> = {}): JobsOptions => ({ url, db, handlers, log, ...more })
async function work(handlers: JobHandler[], more: Partial<JobsOptions> = {}) {
  const jobs = await startJobs(options(handlers, more))
  working.push(jobs)
  return jobs
}

/** A handler that remembers whom it greeted; `next` waits for one more greeting. */
function greeter(run: (person: number, context: JobContext) => void | Promise<void> = () => {}) {
  const greeted: number[] = []
  let waiting = Promise.withResolvers<number>()
  const handler = handle(greet, async ({ person_id }, context) => {
    await run(person_id, context)
    greeted.push(person_id)
    waiting.resolve(person_id)
    waiting = Promise.withResolvers()
  })
  return { handler, greeted, next: () => waiting.promise }
}

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await sleep(20)
}
async function runDueJobs(options: JobsOptions) {
  const jobs = await openDueJobs(options)
  await jobs.run()
  await jobs.close()
}
const isEmpty = async () => Object.values(await jobCounts(db)).every((count) => count === 0)
const makeDue = () => db.run(sql`update graphile_worker._private_jobs set run_at = now()`)
const rows = () =>
  db.many<{ attempts: number; max_attempts: number; run_at: string }>(
    sql`select attempts, max_attempts, run_at from graphile_worker._private_jobs`,
  )

it('installs the queue any number of times, also twice at once', async () => {
  const fresh = await scratchDatabase()
  await Promise.all([installJobs(fresh.url), installJobs(fresh.url)])
  await installJobs(fresh.url)
  const installed = openDatabase({ url: fresh.url, connections: 1 })
  assert.equal(await queueVersion(installed), CURRENT_QUEUE_VERSION, 'private-tables.ts is about another version than the library has')
  await installed.close()
  await fresh.drop()
})

it('runs a job once its transaction commits, and never one that was rolled back', async () => {
  const { handler, greeted } = greeter()
  await db.transaction((tx) => queueJob(tx, greet, { person_id: 1 }))
  const undone = db.transaction(async (tx) => {
    await queueJob(tx, greet, { person_id: 2 })
    throw new Error('no')
  })
  await assert.rejects(undone)
  await runDueJobs(options([handler]))
  assert.deepEqual(greeted, [1])
  assert.ok(await isEmpty())
})

it('starts a job at once when a worker is there', async () => {
  const { handler, next } = greeter()
  await work([handler])
  const begun = next()
  await queueJob(db, greet, { person_id: 7 })
  assert.equal(await begun, 7)
  await until(isEmpty)
})

it('keeps a job for later until its time has come', async () => {
  const { handler, greeted } = greeter()
  await queueJob(db, greet, { person_id: 1 }, { afterSeconds: 3600 })
  await runDueJobs(options([handler]))
  assert.deepEqual(greeted, [])
  await makeDue()
  await runDueJobs(options([handler]))
  assert.deepEqual(greeted, [1])
})

it('replaces a job that waits under the same key', async () => {
  const { handler, greeted } = greeter()
  await queueJob(db, greet, { person_id: 1 }, { key: 'greeting' })
  await queueJob(db, greet, { person_id: 2 }, { key: 'greeting' })
  await runDueJobs(options([handler]))
  assert.deepEqual(greeted, [2])
})

it('queues many jobs in one statement', async () => {
  const { handler, greeted } = greeter()
  const people = Array.from({ length: 1000 }, (_, n) => n)
  await queueJobs(
    db,
    greet,
    people.map((person_id) => ({ person_id })),
  )
  await runDueJobs(options([handler]))
  assert.deepEqual(
    greeted.toSorted((a, b) => a - b),
    people,
  )
})

it('tries a failed job again after a growing pause, until it succeeds', async () => {
  const { handler, greeted } = greeter((_, { job }) => {
    if (job.attempt < 3) throw new Error('not today')
  })
  await queueJob(db, greet, { person_id: 1 })
  const pauses: number[] = []
  for (let attempt = 1; attempt < 3; attempt++) {
    await runDueJobs(options([handler]))
    pauses.push(Date.parse((await rows())[0]!.run_at) - Date.now())
    await makeDue()
  }
  await runDueJobs(options([handler]))
  assert.deepEqual(greeted, [1])
  assert.ok(pauses[0]! < 2800 && pauses[1]! > 2800 && pauses[1]! < 7500, `${pauses}`)
})

it('counts a job as failed after its last attempt, and leaves it alone then', async () => {
  let attempts = 0
  const { handler } = greeter(() => {
    attempts++
    throw new Error('never')
  })
  await queueJob(db, greet, { person_id: 1 }, { maxAttempts: 2 })
  for (let round = 0; round < 4; round++) {
    await runDueJobs(options([handler]))
    await makeDue()
  }
  assert.equal(attempts, 2)
  assert.deepEqual(await jobCounts(db), { waiting: 0, running: 0, failed: 1 })
})

it('makes no further attempt once a handler gives up', async () => {
  let attempts = 0
  const { handler } = greeter(() => {
    attempts++
    throw new PermanentFailure('the person is gone')
  })
  await queueJob(db, greet, { person_id: 1 })
  for (let round = 0; round < 2; round++) {
    await runDueJobs(options([handler]))
    await makeDue()
  }
  assert.equal(attempts, 1)
  assert.deepEqual(await jobCounts(db), { waiting: 0, running: 0, failed: 1 })
  assert.equal(logged.at(-1)?.[1], 'A job failed for good')
})

it('logs the kind and code of a failure, not its text or the payload', async () => {
  const { handler } = greeter(() => {
    throw Object.assign(new TypeError('dear Miriam'), { code: 'E_X' })
  })
  await queueJob(db, greet, { person_id: 424_242 })
  await runDueJobs(options([handler]))
  const text = JSON.stringify(logged)
  assert.match(text, /"job":"people.greet".*"attempt":1,"of":25,"error":\{"name":"TypeError","code":"E_X"\}/)
  assert.doesNotMatch(text, /Miriam|424242/)
})

it('leaves jobs that it does not know to those who do', async () => {
  await queueJob(db, defineJob('unknown.job'), {})
  await runDueJobs(options([greeter().handler]))
  assert.deepEqual(await jobCounts(db), { waiting: 1, running: 0, failed: 0 })
})

it('makes up once for a periodic job that was missed, although two workers start', async () => {
  const { handler, greeted, next } = greeter()
  const missed = new Date(Date.now() - 180_000)
  const cron = `${missed.getUTCMinutes()} ${missed.getUTCHours()} * * *`
  const daily = { job: greet, cron, payload: { person_id: 3 }, catchUp: 600_000 }
  await db.run(sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values (${greet.name}, now() - interval '2 days', now() - interval '1 day')`)
  const begun = next()
  await Promise.all([work([handler], { schedule: [daily] }), work([handler], { schedule: [daily] })])
  await begun
  await until(isEmpty)
  assert.deepEqual(greeted, [3])
})

it('refuses a schedule that is no crontab', async () => {
  await assert.rejects(startJobs(options([], { schedule: [{ job: greet, cron: 'at noon' }] })))
})

it('waits for the running job when it stops, and takes no other', async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const { handler, greeted } = greeter(async () => {
    begun.resolve()
    await finish.promise
  })
  const jobs = await work([handler], { concurrency: 1 })
  await queueJobs(db, greet, [{ person_id: 1 }, { person_id: 2 }])
  await begun.promise
  const stopped = jobs.stop()
  finish.resolve()
  await stopped
  assert.equal(greeted.length, 1)
  assert.deepEqual(await jobCounts(db), { waiting: 1, running: 0, failed: 0 })
})

it('tells a long job to end when it stops, and hands back one that does not, without counting the attempt', async () => {
  const begun = Promise.withResolvers<void>()
  let told = false
  const { handler } = greeter((_, { signal }) => {
    signal.addEventListener('abort', () => (told = true))
    begun.resolve()
    return new Promise(() => {})
  })
  const jobs = await work([handler], { shutdownTimeoutMs: 200 })
  await queueJob(db, greet, { person_id: 1 }, { maxAttempts: 1 })
  await begun.promise
  await jobs.stop()
  assert.ok(told)
  const [row] = await rows()
  assert.equal(row!.attempts, 0)
  assert.ok(Date.parse(row!.run_at) <= Date.now())
  assert.deepEqual(await jobCounts(db), { waiting: 1, running: 0, failed: 0 })
})

it('takes over within seconds what a killed worker had begun', { timeout: 60_000 }, async () => {
  const other = fork(new URL('../../../test/job-worker-process.ts', import.meta.url), [url])
  await once(other, 'message')
  const stuck = defineJob<{ n: number }>('stuck')
  await queueJob(db, stuck, { n: 1 })
  await once(other, 'message')
  const taken = Promise.withResolvers<number>()
  await work([handle(stuck, async (_, { job }) => taken.resolve(job.attempt))])
  other.kill('SIGKILL')
  const killedAt = performance.now()
  assert.equal(await taken.promise, 2)
  assert.ok(performance.now() - killedAt < 20_000)
  await until(isEmpty)
})

it('leaves a long job to its worker, however often others look', { timeout: 60_000 }, async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const { handler, greeted } = greeter(async () => {
    begun.resolve()
    await finish.promise
  })
  await work([handler])
  await queueJob(db, greet, { person_id: 1 })
  await begun.promise
  await work([handler])
  // A job nobody attends to shows when the others have looked long enough.
  await queueJob(db, greet, { person_id: 2 }, { afterSeconds: 3600 })
  await db.run(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'nobody' where locked_at is null`)
  await until(async () => !(await db.maybe(sql`select from graphile_worker._private_jobs where locked_by = 'nobody'`)))
  assert.deepEqual(await jobCounts(db), { waiting: 1, running: 1, failed: 0 })
  finish.resolve()
  await until(() => greeted.length === 1)
})

it('counts a job as failed when its worker was lost in the last attempt', { timeout: 60_000 }, async () => {
  await queueJob(db, greet, { person_id: 1 }, { maxAttempts: 1 })
  await db.run(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'nobody', attempts = 1`)
  await work([greeter().handler])
  await until(async () => (await jobCounts(db)).failed === 1)
})

it('goes on when the database has ended all of its connections', { timeout: 60_000 }, async () => {
  const { handler, greeted } = greeter()
  await work([handler])
  await queueJob(db, greet, { person_id: 1 })
  await until(() => greeted.length === 1)
  await db.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'discipleship jobs'`)
  await queueJob(db, greet, { person_id: 2 })
  await until(() => greeted.length === 2)
  await until(isEmpty)
})

it('works as soon as the database is there, although it was away at the start', { timeout: 60_000 }, async () => {
  const { handler, greeted } = greeter()
  await queueJob(db, greet, { person_id: 1 })
  const port = await freePort()
  const elsewhere = Object.assign(new URL(url), { port: String(port) }).href
  await work([handler], { url: elsewhere })
  await sleep(500)
  const line = net.createServer((socket) => {
    const postgres = net.connect(Number(new URL(url).port), new URL(url).hostname)
    socket.pipe(postgres).pipe(socket)
    for (const end of [socket, postgres]) end.on('error', () => {})
  })
  line.listen(port, '127.0.0.1')
  await until(() => greeted.length === 1)
  await Promise.all(working.splice(0).map((jobs) => jobs.stop()))
  line.close()
  assert.ok(logged.some(([, text]) => text === 'No worker could be started'))
})

it('works, although the database could not answer when it first looked for jobs', { timeout: 60_000 }, async () => {
  const { handler, greeted } = greeter()
  await queueJob(db, greet, { person_id: 1 })
  await db.run(sql`alter table graphile_worker._private_tasks rename to tasks_elsewhere`)
  await work([handler])
  await sleep(500)
  await db.run(sql`alter table graphile_worker.tasks_elsewhere rename to _private_tasks`)
  await until(() => greeted.length === 1)
})

it('goes on when the machine of the database was without power, while no job ran', { timeout: 60_000 }, async (test) => {
  const { handler, greeted, next } = greeter()
  const line = await openLine(Number(new URL(url).port))
  test.after(() => line.close())
  const through = url.replace(new URL(url).port, String(line.port))
  await work([handler], { url: through, queryTimeoutMs: 500 })
  await Promise.all([next(), queueJob(db, greet, { person_id: 1 })])
  await until(isEmpty)
  await line.fail('dead')
  await queueJob(db, greet, { person_id: 2 })
  await sleep(1000)
  await line.mend()
  await until(() => greeted.includes(2))
})

it('goes on when jobs fail one after the other, and nobody can write it down since the database is away', { timeout: 90_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jobs-'))
  let server = await openEmbedded({ dataDir, mode: 'own' })
  const own = openDatabase({ url: server.url })
  const people = [1, 2, 3, 4]
  const begun = new Set<number>()
  const fail = people.map(() => Promise.withResolvers<void>())
  const { handler, greeted } = greeter(async (person) => {
    if (begun.has(person)) return
    begun.add(person)
    await fail[person - 1]!.promise
    throw new Error('No greeting')
  })
  await installJobs(server.url)
  await work([handler], { url: server.url, db: own, shutdownTimeoutMs: 1000 })
  for (const person_id of people) await queueJob(own, greet, { person_id })
  await until(() => begun.size === people.length)
  await server.stop()
  for (const { resolve } of fail) {
    resolve()
    await sleep(300)
  }
  server = await openEmbedded({ dataDir, mode: 'own' })
  await until(() => people.every((person) => greeted.includes(person)))
  await Promise.all(working.splice(0).map((jobs) => jobs.stop()))
  await own.close()
  await server.stop()
  await rm(dataDir, { recursive: true })
})

it('goes on, and loses no job, when the database is restarted in the middle of one', { timeout: 90_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jobs-'))
  let server = await openEmbedded({ dataDir, mode: 'own' })
  const own = openDatabase({ url: server.url })
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const { handler, greeted } = greeter(async () => {
    begun.resolve()
    await finish.promise
  })
  await installJobs(server.url)
  await work([handler], { url: server.url, db: own })
  await queueJob(own, greet, { person_id: 1 })
  await begun.promise
  await server.stop()
  finish.resolve()
  await until(() => logged.some(([, message]) => message === 'The worker ended, another is started'))
  server = await openEmbedded({ dataDir, mode: 'own' })
  await queueJob(own, greet, { person_id: 2 })
  await until(async () => (await jobCounts(own)).waiting + (await jobCounts(own)).running === 0)
  assert.deepEqual([...new Set(greeted)].toSorted(), [1, 2])
  await Promise.all(working.splice(0).map((jobs) => jobs.stop()))
  await own.close()
  await server.stop()
  await rm(dataDir, { recursive: true })
})
