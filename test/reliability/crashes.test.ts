// The service, its job worker and PostgreSQL are killed (kill -9) again and again while people write. What was answered is there, once and
// whole, and everybody was told.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { seededRandom } from '#platform/seeded-random.ts'
import { invariants } from '#src/invariants.ts'
import { dataFolder, ready, startProcess } from '#test/service-process.ts'
import { reachOf, startOutsideWorld } from './outside-world.ts'
import { isLong, reportFigures, shortOrLong } from './size.ts'
import { startWriters, untilNoJobIsLeft } from './writers.ts'

const { mail, push, settings: around } = await startOutsideWorld()
const DATA_DIR = dataFolder()
const settings = { ...around, DATA_DIR }
const startService = async () => ready(await startProcess(settings, ['serve', '--only', 'http']))
const startWorker = () => startProcess(settings, ['serve', '--only', 'jobs'])

let service = await startService()
let worker = await startWorker()
const { url } = JSON.parse(readFileSync(join(DATA_DIR, 'postgres', 'server.json'), 'utf8'))
const db = openDatabase({ url })
after(async () => {
  await db.close()
  await Promise.all([worker.end(), service.end()])
})
const postmaster = () => Number(readFileSync(join(DATA_DIR, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

/** What dies, and what whoever keeps the service running does about it. */
const deaths: Record<string, () => Promise<unknown>> = {
  async service() {
    await service.end('SIGKILL')
    service = await startService()
  },
  async worker() {
    await worker.end('SIGKILL')
    worker = await startWorker()
  },
  PostgreSQL: async () => process.kill(postmaster(), 'SIGKILL'),
  async everything() {
    process.kill(postmaster(), 'SIGKILL')
    await Promise.all([service.end('SIGKILL'), worker.end('SIGKILL')])
    service = await startService()
    worker = await startWorker()
  },
  /** PostgreSQL then ends all others and recovers. */
  session: async () => {
    const { pid } = await db.one<{ pid: number }>(sql`
      select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`)
    process.kill(pid, 'SIGKILL')
  },
}

it('what was answered is there, once and whole, and everybody is told, however often something is killed', {
  timeout: isLong ? 2 ** 31 - 1 : 300_000,
}, async () => {
  const writers = await startWriters(
    reachOf(() => service, db),
    { count: shortOrLong(5, 8), mail, push },
  )
  const random = seededRandom('crashes')
  const order = Object.keys(deaths)
  const kills = shortOrLong(4, 100)
  const back: Record<string, number[]> = Object.fromEntries(order.map((name) => [name, []]))

  for (let n = 0; n < kills; n++) {
    const name = order[n % order.length]!
    await writers.answers(shortOrLong(5, 50))
    await sleep(random() * 300)
    const died = performance.now()
    await deaths[name]!()
    await writers.answersToAll()
    back[name]!.push(performance.now() - died)
  }
  await writers.stop()
  await untilNoJobIsLeft(db)

  const written = await writers.checkWrites(db)
  const sent = await writers.checkSent(db)
  assert.deepEqual(await checkInvariants(db, invariants), [])
  assert.deepEqual(push.faults, [])
  reportFigures('crashes', { kills, ...written, 'answers lost': writers.counts.lost, 'told to come back': writers.counts.later })
  reportFigures('everybody is told', sent)
  const longest = Object.entries(back).flatMap(([name, ms]) => (ms.length > 0 ? [[name, Math.max(...ms) / 1000]] : []))
  reportFigures('seconds until all are answered again, at most', Object.fromEntries(longest))
})
