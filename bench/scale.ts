// What reading costs as a service grows: how many rows PostgreSQL touches for each request, and how many pages, with more and more people,
// all in one organization and spread over many. Counted, not timed, so it is the same on every machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { Pool } from 'undici'
import { issueToken } from '#features/accounts/signing-in.ts'
import { openCertificate } from '#platform/http/certificate.ts'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { migrateDatabase, openServer } from '#src/data-store.ts'
import { openServices } from '#src/services.ts'
import { givenMany } from '#test/given-many.ts'
import { readRequests } from '#test/read-requests.ts'
import { optionsOf } from './options.ts'
import { type Recorded, recording } from './replay.ts'

const options = optionsOf(
  `npm run bench:scale -- [--people 1000,10000,100000] [--organizations 1,1000]

A table for each number of organizations: the rows and (in brackets) the pages of 8 KiB that each request touches, asked by a member or, where
a member may not, by an admin; last how much more the largest costs than the smallest. A hundred thousand people take some minutes and 4 GB.`,
  { people: '1000,10000,100000', organizations: '1,1000' },
)
const sizes = options.people.split(',').map(Number)

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
interface Cost {
  rows: number
  pages: number
}

const rowsOf = (node: Node): number =>
  (node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0)

async function costOf(client: pg.Client, statements: Recorded[]): Promise<Cost> {
  let [rows, pages] = [0, 0]
  for (const { text, values } of statements) {
    if (text === 'begin' || text === 'commit') continue
    const explained = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    const plan: Node = explained.rows[0]['QUERY PLAN'][0].Plan
    rows += rowsOf(plan)
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return { rows: Math.round(rows), pages }
}

const folder = mkdtempSync(join(tmpdir(), 'discipleship-scale-'))
const config = readConfig({ DATA_DIR: folder, METRICS_PORT: 0, RATE_LIMIT_PRO: 1e9 }, { environment: false })
const server = await openServer(config, { mode: 'own' })
const certificate = await openCertificate({ folder: join(folder, 'tls') })

/** What each request costs with so many people. */
async function measure(people: number, organizations: number): Promise<Map<string, Cost>> {
  const url = new URL(server.url)
  url.pathname = '/scale'
  const owner = new pg.Client({ connectionString: server.url })
  await owner.connect()
  await owner.query('drop database if exists scale with (force)')
  await owner.query('create database scale')
  await owner.end()
  await migrateDatabase(url.href)
  const many = await givenMany(url.href, { people, organizations })
  const services = await openServices(config, url.href, { log: pino({ level: 'silent' }) })
  const { db, statements } = recording(services.db)
  const { app, routes } = await buildApp({ ...services, db }, { certificate })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const pool = new Pool(`https://127.0.0.1:${(app.server.address() as { port: number }).port}`, { connect: { rejectUnauthorized: false } })
  const client = new pg.Client({ connectionString: url.href, options: '-c timezone=UTC -c datestyle=ISO' })
  await client.connect()
  const tokens = { member: await issueToken(services.db, many.member, null), admin: await issueToken(services.db, many.admin, null) }
  const costs = new Map<string, Cost>()
  for (const reader of ['member', 'admin'] as const) {
    for (const address of await readRequests(services.db, routes, many, many[reader])) {
      const name = address.replace(/\/\d+/g, '/…')
      if (costs.has(name)) continue
      statements.length = 0
      const answer = await pool.request({ path: `/api${address}`, method: 'GET', headers: { authorization: `Bearer ${tokens[reader]}` } })
      await answer.body.dump()
      if (answer.statusCode === 200) costs.set(name, await costOf(client, statements.splice(0)))
    }
  }
  await client.end()
  await pool.close()
  await app.close()
  await services.close()
  return costs
}

for (const organizations of options.organizations.split(',').map(Number)) {
  const measured: Map<string, Cost>[] = []
  for (const people of sizes) measured.push(await measure(Math.max(people, 2 * organizations), organizations))
  console.log(
    `\n${organizations === 1 ? 'All in one organization' : `Spread over ${organizations} organizations`}; ${sizes.join(', ')} people`,
  )
  for (const name of measured[0]!.keys()) {
    const costs = measured.map((costs) => costs.get(name) ?? { rows: Number.NaN, pages: Number.NaN })
    const growth = costs.at(-1)!.rows / Math.max(1, costs[0]!.rows)
    console.log(
      `${growth > 1.3 ? '!' : ' '} ${name.padEnd(74)}${costs.map(({ rows, pages }) => `${rows} (${pages})`.padStart(16)).join('')}${growth.toFixed(2).padStart(8)}`,
    )
  }
}
await server.close()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
