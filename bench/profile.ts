// Where Node's time goes while one request is made again and again: a CPU profile of the service, and its heaviest functions and packages.
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openDatabase } from '#platform/db/database.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { ask, casesNamed } from './case.ts'
import { load } from './load.ts'
import { optionsOf } from './options.ts'
import { startService } from './service.ts'

const options = optionsOf(
  `npm run bench:profile [-- --case "GET /groups/{group}" --seconds 8 --connections 16]

Where Node's time goes: by package and by function, in percent and in microseconds of each request. The time is the clock's, so a write to a socket
includes what the other side does before this one runs again; the profiler makes everything slower. Compare shares, not microseconds.`,
  { case: 'GET /groups', seconds: '8', connections: '16' },
)

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-profile-'))
const store = await openDataStore(readConfig({ DATA_DIR: dataDir, METRICS_PORT: 0 }, { environment: false }), { mode: 'own' })
const db = openDatabase({ url: store.url })
const [benchCase] = await casesNamed([options.case])
if (!benchCase) throw new Error(`No case is named ${options.case}`)
const prepared = await benchCase.prepare({ db, tokenFor: (userId) => issueToken(db, userId, null), people: 1_000 })
await db.run({ text: 'analyze', values: [] })
const service = await startService(store.url, dataDir, {
  NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=200 --cpu-prof-dir=${dataDir}/profile`,
})
const connections = Number(options.connections)
const pool = new Pool(service.url, { connections, pipelining: 1, connect: { rejectUnauthorized: false } })
const figures = await load((n) => ask(pool, prepared.request(n)), {
  connections,
  seconds: Number(options.seconds),
  pid: service.pid,
  postmaster: service.pid,
})
await pool.close()
process.kill(service.pid, 'SIGTERM')
await once(service.child, 'exit')

const [file] = globSync(`${dataDir}/profile/*.cpuprofile`)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .sort((a, b) => b.text.length - a.text.length)
const profile: Profile = JSON.parse(file!.text)
const byId = new Map(profile.nodes.map((node) => [node.id, node]))
const functions = new Map<string, number>()
const packages = new Map<string, number>()
const where = (url: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? (/^node:/.test(url) ? url : (/\/(src\/[^/]+\/[^/]+)/.exec(url)?.[1] ?? url))
// The second half: the first is what compiling costs.
const half = Math.floor(profile.samples.length / 2)
let all = 0
profile.samples.forEach((id, index) => {
  if (index < half || index > profile.samples.length * 0.97) return
  const { functionName, url, lineNumber } = byId.get(id)!.callFrame
  if (functionName === '(idle)') return
  const took = profile.timeDeltas[index]!
  all += took
  const name = `${functionName || '(anonymous)'} ${url.replace(/^.*node_modules\//, '').replace(/^.*\/src\//, 'src/')}:${lineNumber + 1}`
  functions.set(name, (functions.get(name) ?? 0) + took)
  const place = url ? where(url) : functionName
  packages.set(place, (packages.get(place) ?? 0) + took)
})
console.log(`${options.case}: ${figures.requestsPerSecond.toFixed(0)} a second, ${figures.nodeCpu.toFixed(0)} µs of CPU each`)
const print = (title: string, sums: Map<string, number>, most: number) => {
  console.log(`\n${title}`)
  for (const [name, took] of [...sums].sort((a, b) => b[1] - a[1]).slice(0, most))
    console.log(`${((took / all) * 100).toFixed(1).padStart(5)} %  ${((took / all) * figures.nodeCpu).toFixed(1).padStart(7)} µs  ${name}`)
}
print('By package', packages, 25)
print('By function', functions, 70)
await db.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
