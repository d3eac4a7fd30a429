// What a second process gives on the same machine: the same readers ask one, then two that share the database, in turn.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openDatabase } from '#platform/db/database.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { load, median } from './load.ts'
import { optionsOf } from './options.ts'
import { addChurch, addPeople } from './rows.ts'
import { startService } from './service.ts'

const options = optionsOf(
  'npm run bench:processes [-- --seconds 3 --rounds 5]   GET /groups a second, of one process and of two on one database',
  { seconds: '3', rounds: '5' },
)

const CONNECTIONS = 32
const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-processes-'))
const store = await openDataStore(readConfig({ DATA_DIR: dataDir, METRICS_PORT: 0 }, { environment: false }), { mode: 'own' })
const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
const db = openDatabase({ url: store.url })
const church = await addChurch(db, 'Bench Processes')
const people = await addPeople(db, church.id, 200)
const tokens = await Promise.all(people.slice(0, 50).map((person) => issueToken(db, person, null)))
const services = [await startService(store.url, dataDir), await startService(store.url, join(dataDir, 'second'))]
const pools = services.map(({ url }) => new Pool(url, { connections: CONNECTIONS, connect: { rejectUnauthorized: false } }))

/** Requests a second, and microseconds of PostgreSQL for each, when so many processes answer. */
async function ask(processes: number) {
  const once = async (n: number) => {
    const authorization = `Bearer ${tokens[n % tokens.length]}`
    const answer = await pools[n % processes]!.request({ path: '/api/groups', method: 'GET', headers: { authorization } })
    await answer.body.dump()
    return answer.statusCode === 200
  }
  const { requestsPerSecond, postgresCpu, p99, failures } = await load(once, {
    connections: CONNECTIONS,
    seconds: Number(options.seconds),
    postmaster,
  })
  if (failures > 0) throw new Error(`${failures} requests were not answered with 200`)
  return { requestsPerSecond, postgresCpu, p99 }
}

await ask(2)
const one: Awaited<ReturnType<typeof ask>>[] = []
const two: typeof one = []
for (let round = 0; round < Number(options.rounds); round++) {
  one.push(await ask(1))
  two.push(await ask(2))
}
const middle = (rounds: typeof one, figure: keyof (typeof one)[number]) => median(rounds.map((round) => round[figure]))
const summary = (rounds: typeof one) =>
  `${middle(rounds, 'requestsPerSecond').toFixed(0)} a second, p99 ${middle(rounds, 'p99').toFixed(1)} ms, PostgreSQL ${middle(rounds, 'postgresCpu').toFixed(0)} µs each`
console.log(`${availableParallelism()} cores, ${CONNECTIONS} connections, GET /groups
one process    ${summary(one)}
two processes  ${summary(two)}: ${(middle(two, 'requestsPerSecond') / middle(one, 'requestsPerSecond')).toFixed(2)} of one`)

for (const service of services) service.stop()
await db.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
