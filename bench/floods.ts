// What one address that floods the service does to a person at another one, and what it costs: statements of the database, and the processor.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openDatabase, sql } from '#platform/db/database.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { optionsOf } from './options.ts'
import { addChurch, addPeople } from './rows.ts'
import { startService } from './service.ts'

const options = optionsOf('npm run bench:floods [-- --seconds 10]   what a person at one address gets while another address floods', {
  seconds: '10',
})
const seconds = Number(options.seconds)
const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-floods-'))
const store = await openDataStore(readConfig({ DATA_DIR: dataDir, METRICS_PORT: 0 }, { environment: false }), { mode: 'own' })
const db = openDatabase({ url: store.url })
const church = await addChurch(db, 'Bench Floods')
const [person] = await addPeople(db, church.id, 1)
const token = await issueToken(db, person!, null)
const service = await startService(store.url, dataDir, { RATE_LIMIT_ADDRESS: '600', CONNECTIONS_PER_ADDRESS: '2000' })

/** Every request on a connection of its own, so that one who can't come in is seen. */
async function measurePerson() {
  const times: number[] = []
  let failed = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(50)) {
    const began = performance.now()
    const pool = new Pool(service.url, {
      connections: 1,
      localAddress: '127.0.0.2',
      connect: { rejectUnauthorized: false, timeout: 5_000 },
    })
    try {
      const { statusCode, body } = await pool.request({ path: '/api/groups', method: 'GET', headers: { authorization: `Bearer ${token}` } })
      await body.dump()
      if (statusCode !== 200) failed++
    } catch {
      failed++
    }
    times.push(performance.now() - began)
    await pool.destroy()
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)]!)
  return { requests: times.length, failed, 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}

const transactions = async () => {
  await sleep(1_500) // sessions report after a second
  return (
    await db.one<{ count: number }>(
      sql`select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`,
    )
  ).count
}
/** Seconds of the processor that the service has used. */
const used = () => {
  const fields = readFileSync(`/proc/${service.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

await measurePerson() // until its code is compiled
for (const flood of [undefined, 'madeUpTokens', 'handshakes', 'silence']) {
  const child = flood && fork(new URL('flood.ts', import.meta.url), [flood, service.url])
  if (child) await sleep(1_000)
  const [statements, processor] = [await transactions(), used()]
  const seen = await measurePerson()
  const cores = Math.round((100 * (used() - processor)) / seconds)
  const figures = { ...seen, 'of a core, %': cores, 'transactions beside': (await transactions()) - statements - seen.requests }
  if (child) {
    const report = once(child, 'message')
    child.send('leave')
    const [{ asked, refused }] = (await report) as [{ asked: number; refused: number }]
    Object.assign(figures, { 'asked by the flood': asked, refused })
    await once(child, 'exit')
  }
  console.log(flood ?? 'alone', figures)
}

service.stop()
await db.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
