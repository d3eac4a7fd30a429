// What bringing people in costs: a list that an admin sends, and a whole church out of one service and into another. Time, memory above the resting
// process, and for how long the main thread is held at most.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import pino from 'pino'
import { findActor, lifetimesOf } from '#features/accounts/actor.ts'
import { issueToken } from '#features/accounts/signing-in.ts'
import { checkList, startRun } from '#features/organizations/imports/importing.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openDueJobs } from '#platform/jobs/worker.ts'
import { jobHandlers } from '#src/background-jobs.ts'
import { readConfig } from '#src/config.ts'
import { migrateDatabase, openServer } from '#src/data-store.ts'
import { fillDemo } from '#src/demo/fill.ts'
import { openServices } from '#src/services.ts'
import { exportOrganization } from '#src/whole-organization/exporting.ts'
import { importOrganization } from '#src/whole-organization/importing.ts'
import { optionsOf } from './options.ts'
import { addPeople } from './rows.ts'

const options = optionsOf(
  `node bench/imports.ts [--rows 10000] [--people 10000]

A list of so many rows is looked at and brought in, without its e-mails; then the demo church with so many people more is exported and imported.`,
  { rows: '10000', people: '10000' },
)
const [rows, people] = [Number(options.rows), Number(options.people)]

const folder = mkdtempSync(join(tmpdir(), 'discipleship-imports-'))
const config = readConfig({ DATA_DIR: folder, METRICS_PORT: 0 }, { environment: false })
const server = await openServer(config, { mode: 'own' })
const [from, to] = [await emptyDatabase('here'), await emptyDatabase('there')]
const log = pino({ level: 'silent' })
const services = await openServices(config, from, { log })
const { db } = services
await fillDemo(db, services.files, config.publicUrl, () => {})
const { organization, admin } = await db.one<{ organization: number; admin: number }>({
  text: `select organization_id as organization, user_id as admin from organization_members where role = 'admin'`,
  values: [],
})
const patient = openDatabase({ url: from, statementTimeout: 0 })
await addPeople(patient, organization, people)
await patient.close()
await db.run({ text: 'analyze', values: [] })
const jobs = await openDueJobs({ url: from, db, handlers: jobHandlers(services), log })
const actor = (await findActor(db, await issueToken(db, admin, null), lifetimesOf(config)))!

console.log('what | seconds | memory above rest MB | main thread held at most ms')
const lines = Array.from({ length: rows }, (_, n) => `Person ${n},imported-${n}@many.example,+49 170 ${1_000_000 + n},1990-05-17,member`)
const content = Buffer.from(`name,email,phone,birthday,role\n${lines.join('\n')}`)
await jobs.run() // until its code is compiled
const list = await measured(`${rows} rows looked at`, () => checkList(db, actor, organization, { filename: 'people.csv', content }))
await measured(`${rows} rows brought in`, async () => {
  await startRun(services, actor, organization, list.id, { sends: false })
  await jobs.run()
})
const { counts } = await db.one<{ counts: { added?: number } }>({ text: 'select counts from imports where id = $1', values: [list.id] })
if (counts.added !== rows) throw new Error(`Of ${rows} rows ${counts.added} were brought in.`)
const file = join(folder, 'church.tar')
const { signal } = new AbortController()
await measured(`a church with ${people} more people exported`, () =>
  exportOrganization(config, from, { id: organization, name: 'Grace Chapel' }, file, signal),
)
console.log(`  ${(statSync(file).size / 2 ** 20).toFixed(1)} MB`)
await measured(`a church with ${people} more people imported`, () => importOrganization(config, to, file, signal))

await jobs.close()
await services.close()
await server.close()
rmSync(folder, { recursive: true, force: true })
process.exit(0)

async function emptyDatabase(name: string): Promise<string> {
  const owner = new pg.Client({ connectionString: server.url })
  await owner.connect()
  await owner.query(`create database ${name}`)
  await owner.end()
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await migrateDatabase(url.href)
  return url.href
}

async function measured<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  globalThis.gc?.()
  const rest = process.memoryUsage.rss()
  let peak = rest
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const begun = performance.now()
  const result = await work()
  const seconds = (performance.now() - begun) / 1000
  delay.disable()
  clearInterval(watch)
  const megabytes = Math.round((Math.max(peak, process.memoryUsage.rss()) - rest) / 2 ** 20)
  console.log([what, seconds.toFixed(1), megabytes, Math.round(delay.max / 1e6)].join(' | '))
  return result
}
