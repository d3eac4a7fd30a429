// Everything that the service depends on goes away, hangs, talks nonsense or is slow, while people write. Each is answered rightly or told
// to come back (503 with Retry-After), nothing is lost, and within 5 seconds of the fault's end all is well again, without a restart.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { startFauxqs } from 'fauxqs'
import { openDatabase, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { given as givenFor } from '#test/given.ts'
import { startRedis } from '#test/redis/redis-server.ts'
import { scratchDatabase } from '#test/scratch-database.ts'
import { dataFolder, ready, startProcess } from '#test/service-process.ts'
import { type Fault, type Line, openLine } from './faulty-line.ts'
import { reachOf, startOutsideWorld } from './outside-world.ts'
import { reportFigures, shortOrLong } from './size.ts'
import { type Probe, watchedThrough } from './watched-through.ts'
import { startWriters, untilNoJobIsLeft } from './writers.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const database = await scratchDatabase()
const { mail, push, settings } = await startOutsideWorld()
const s3 = await startFauxqs({ port: 0, logger: false })
s3.createBucket('church')
const redis = hasRedis ? await startRedis() : undefined

const portOf = (url: string) => Number(new URL(url).port)
const lineTo = (url: string) => openLine(portOf(url))
const lines = {
  database: await lineTo(database.url),
  'mail server': await lineTo(mail.url),
  'push service': await lineTo(push.origin),
  bucket: await openLine(s3.port),
  ...(redis ? { Redis: await lineTo(redis.url) } : {}),
}
const through = (url: string, { port }: Line) => url.replace(`:${portOf(url)}`, `:${port}`)

const DATA_DIR = dataFolder()
writeFileSync(join(DATA_DIR, 'clock'), '0')
const service = await ready(
  await startProcess({
    ...settings,
    DATA_DIR,
    DATABASE_URL: through(database.url, lines.database),
    DATABASE_WAIT: '1000',
    SMTP_URL: through(mail.url, lines['mail server']),
    FILES_URL: `s3://key:secret@127.0.0.1:${lines.bucket.port}/church?tls=false`,
    ...(redis ? { REDIS_URL: through(redis.url, lines.Redis!) } : {}),
    NODE_OPTIONS: `--import ${import.meta.resolve('./moved-clock.ts')}`,
    MOVED_CLOCK: join(DATA_DIR, 'clock'),
  }),
)
const db = openDatabase({ url: database.url })
const reach = reachOf(() => service, db)
const given = givenFor(reach)
const church = await given.organization()
const writers = await startWriters(reach, {
  count: 6,
  mail,
  push: {
    ...push,
    subscribe(key) {
      const { endpoint, keys } = push.subscribe(key)
      return { endpoint: through(endpoint, lines['push service']), keys }
    },
  },
})
after(async () => {
  await service.end()
  await db.close()
  for (const line of Object.values(lines)) await line.close()
  await Promise.all([s3.stop(), redis?.stop()])
  await database.drop()
})

const during = watchedThrough({ service, church, writers })

const faults: Fault[] = ['refused', 'silent', 'cut', 'nonsense', 'slow', ...shortOrLong<Fault[]>([], ['dead'])]
const needs: Record<keyof typeof lines, readonly Probe[]> = {
  database: ['ready', 'read', 'write', 'file'],
  bucket: ['file'],
  'mail server': [],
  'push service': [],
  Redis: [],
}
for (const name of Object.keys(lines) as (keyof typeof lines)[]) {
  const line = lines[name]!
  it(`${name}: refused, silent, cut off, talking nonsense, slow`, { timeout: 300_000 }, async () => {
    for (const fault of faults) {
      const longer = fault === 'dead' ? { ms: 30_000 } : {}
      await during({ name: `${name} ${fault}`, may: needs[name], begin: () => line.fail(fault), end: () => line.mend(), ...longer })
    }
  })
}
it('Redis', { skip: hasRedis ? false : 'no redis-server on this machine: its faults were not tried' }, () => {})

it('database: its sessions are ended, all connections are in use', { timeout: 300_000 }, async () => {
  const endSessions = () =>
    db.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  await during({ name: 'sessions ended', may: needs.database, begin: endSessions, end: endSessions })

  // Whoever reads or writes waits, until no connection is left; whoever comes then waits for one for a second.
  const release = Promise.withResolvers<void>()
  let holding: Promise<unknown> | undefined
  const hold = () =>
    new Promise<void>((held) => {
      holding = db.transaction(async (tx) => {
        await tx.run(sql`lock table tokens, users in access exclusive mode`)
        held()
        await release.promise
      })
    })
  const letGo = async () => {
    release.resolve()
    await holding
  }
  await during({ name: 'all connections in use', may: needs.database, begin: hold, end: letGo, ms: shortOrLong(1500, 8000) })
})

it('clock: wrong by an hour, ten hours, more than a year, and right again', { timeout: 300_000 }, async () => {
  const move = (hours: number) => () => writeFileSync(join(DATA_DIR, 'clock'), String(hours * 3_600_000))
  for (const hours of [1, -1, 10, -10, 24 * 400, -24 * 400])
    await during({ name: `clock wrong by ${hours} h`, may: [], begin: move(hours), end: move(0) })
})

it('in the end, nothing is lost and everybody has been told', { timeout: 900_000 }, async () => {
  await writers.stop()
  await untilNoJobIsLeft(db)
  const written = await writers.checkWrites(db)
  reportFigures('nothing is lost', { ...written, 'told to come back': writers.counts.later, 'answers lost': writers.counts.lost })
  reportFigures('everybody is told', await writers.checkSent(db))
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
