// Measures requests of the service beside bare servers with the same statements, a bare server with the same bytes, and PostgreSQL alone, in
// turn within one run. Figures are ratios: the machine's own speed drops out.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import pino from 'pino'
import { Pool } from 'undici'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openDatabase } from '#platform/db/database.ts'
import { types } from '#platform/db/types.ts'
import { openCertificate } from '#platform/http/certificate.ts'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { openDataStore } from '#src/data-store.ts'
import { openServices } from '#src/services.ts'
import type { Work } from './bare-server.ts'
import { ask, type BenchCase, type BenchRequest, casesNamed, type Prepared, send } from './case.ts'
import { type Figures, load, median } from './load.ts'
import { recording, replay } from './replay.ts'
import { lifted, startService } from './service.ts'

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    people: { type: 'string', default: '1000' },
    'warm-up': { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(`npm run bench [-- PART OF A CASE'S NAME…] [--seconds 2] [--rounds 3] [--connections 1,16,64] [--people 1000] [--warm-up 3]

Each line: requests a second of the service, and in brackets as a part of what a bare server with the same statements (sql), one that also makes the
text of the answer (text), one with the same bytes alone (bytes) and PostgreSQL alone (pg) reach in the same run; p50 and p99 in ms; microseconds of
CPU for one request. Before the first round the servers are asked for \`--warm-up\` seconds, so that their code is compiled.`)
  process.exit(0)
}
const seconds = Number(options.seconds)
const dataDir = mkdtempSync(join(tmpdir(), 'discipleship-bench-'))
const config = readConfig({ ...lifted, DATA_DIR: dataDir, METRICS_PORT: 0, LOG_LEVEL: 'info' }, { environment: false })
const store = await openDataStore(config, { mode: 'own' })
const db = openDatabase({ url: store.url })
const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
// Ids of different things never look alike, so that the statements of one request can be turned into those of another.
for (const [index, table] of ['users', 'organizations', 'groups', 'tokens', 'group_posts'].entries()) {
  await db.run({ text: `alter table ${table} alter column id restart with ${(index + 1) * 100_000_000}`, values: [] })
}
const certificate = await openCertificate({ folder: join(dataDir, 'tls') })
const children: ChildProcess[] = []

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

async function startBare(work: Work): Promise<{ url: string; pid: number; stop(): void }> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  children.push(child)
  child.send(work)
  const [{ port }] = await once(child, 'message')
  return { url: `https://127.0.0.1:${port}`, pid: child.pid!, stop: () => child.kill('SIGKILL') }
}

/** One request inside this process, with its statements recorded. */
async function record(request: BenchRequest) {
  const services = await openServices(config, store.url, { log: pino({ level: 'silent' }) })
  const recorded = recording(services.db)
  const { app } = await buildApp({ ...services, db: recorded.db }, { certificate })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const pool = new Pool(`https://127.0.0.1:${port}`, { connect: { rejectUnauthorized: false } })
  const answer = await send(pool, request)
  const body = await answer.body.text()
  await pool.close()
  await app.close()
  await services.close()
  if (answer.statusCode >= 300) throw new Error(`${request.method} ${request.path}: ${answer.statusCode} ${body}`)
  return { statements: recorded.statements, body, status: answer.statusCode }
}

async function overHttp(
  server: { url: string; pid: number },
  prepared: Prepared,
  connections: number,
  lasting = seconds,
): Promise<Figures> {
  const pool = new Pool(server.url, { connections, pipelining: 1, connect: { rejectUnauthorized: false } })
  const once = (n: number) => ask(pool, prepared.request(n))
  await Promise.all(Array.from({ length: connections }, (_, n) => once(n))) // connect and prepare first
  await prepared.reset?.()
  const figures = await load(once, { connections, seconds: lasting, pid: server.pid, postmaster })
  await pool.close()
  return figures
}

async function alone(statements: Work['statements'], prepared: Prepared, connections: number): Promise<Figures> {
  const pool = new pg.Pool({
    connectionString: store.url,
    types,
    max: Math.min(connections, 40),
    options: '-c timezone=UTC -c datestyle=ISO',
  })
  await prepared.reset?.()
  const figures = await load(
    async (n) => {
      await replay(pool, statements, prepared.values?.(n))
      return true
    },
    { connections, seconds, postmaster },
  )
  await pool.end()
  return figures
}

const middle = (rounds: Figures[]): Figures =>
  Object.fromEntries(
    (Object.keys(rounds[0]!) as (keyof Figures)[]).map((key) => [key, median(rounds.map((round) => round[key]))]),
  ) as unknown as Figures

async function measure({ name, prepare }: BenchCase, service: { url: string; pid: number }) {
  const prepared = await prepare({ db, tokenFor: (userId) => issueToken(db, userId, null), people: Number(options.people) })
  const { statements, body, status } = await record(prepared.request(0))
  await db.run({ text: 'analyze', values: [] })
  const work = {
    certificate,
    databaseUrl: store.url,
    status,
    body,
    values: prepared.values ? Array.from({ length: 20_000 }, (_, n) => [...prepared.values!(n)]) : [],
  }
  const sqlServer = await startBare({ ...work, statements, makesText: false })
  const textServer = await startBare({ ...work, statements, makesText: true })
  const bytesServer = await startBare({ ...work, statements: [], values: [], makesText: false })
  console.log(
    `\n${name}   ${statements.filter(({ text }) => text !== 'begin' && text !== 'commit').length} statements, ${Buffer.byteLength(body)} bytes`,
  )
  for (const connections of options.connections.split(',').map(Number)) {
    for (const server of [service, sqlServer, textServer, bytesServer])
      await overHttp(server, prepared, connections, Number(options['warm-up']))
    const rounds = { service: [] as Figures[], sql: [] as Figures[], text: [] as Figures[], bytes: [] as Figures[], pg: [] as Figures[] }
    for (let round = 0; round < Number(options.rounds); round++) {
      rounds.service.push(await overHttp(service, prepared, connections))
      rounds.sql.push(await overHttp(sqlServer, prepared, connections))
      rounds.text.push(await overHttp(textServer, prepared, connections))
      rounds.bytes.push(await overHttp(bytesServer, prepared, connections))
      rounds.pg.push(await alone(statements, prepared, connections))
    }
    const [own, sql, text, bytes, postgres] = Object.values(rounds).map(middle) as [Figures, Figures, Figures, Figures, Figures]
    const part = (other: Figures) => (own.requestsPerSecond / other.requestsPerSecond).toFixed(2)
    console.log(
      `${String(connections).padStart(4)} connections  ${own.requestsPerSecond.toFixed(0).padStart(6)}/s  (${part(sql)} of sql, ${part(text)} of text, ${part(bytes)} of bytes, ${part(postgres)} of pg)` +
        `  p50 ${own.p50.toFixed(2)} p99 ${own.p99.toFixed(2)} (sql ${sql.p50.toFixed(2)}, ${sql.p99.toFixed(2)})` +
        `  CPU node ${own.nodeCpu.toFixed(0)} (sql ${sql.nodeCpu.toFixed(0)}, text ${text.nodeCpu.toFixed(0)}, bytes ${bytes.nodeCpu.toFixed(0)})  postgres ${own.postgresCpu.toFixed(0)} (sql ${sql.postgresCpu.toFixed(0)})` +
        (own.failures + sql.failures + text.failures > 0 ? `  failures ${own.failures}, ${sql.failures} and ${text.failures}` : ''),
    )
  }
  for (const server of [sqlServer, textServer, bytesServer]) server.stop()
}

console.log(
  `Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${options.people} people, ${options.rounds} rounds of ${seconds} s, medians`,
)
const wanted = await casesNamed(filters)
const service = await startService(store.url, dataDir)
for (const benchCase of wanted) await measure(benchCase, service)
for (const child of children) child.kill('SIGKILL')
await db.close()
await store.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
