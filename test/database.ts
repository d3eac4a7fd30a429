// A database for one test file, on the PostgreSQL that all of them share: a copy of a template that is migrated once.
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from 'embedded-postgresql'
import pg from 'pg'
import { migrateDatabase } from '#src/data-store.ts'

/** Speed before safety: these data need not outlive the run. A vacuum under way would keep a database from being dropped. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '200' }

export const openTestServer = () => openEmbedded({ dataDir: fileURLToPath(new URL('../.test', import.meta.url)), mode: 'join', settings })

/** An own copy of the migrated database: by its files, which takes half as long. `drop` takes it away again. */
export async function testDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await openTestServer()
  const template = await migratedTemplate(server.url)
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server.url, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: withDatabase(server.url, name),
    async drop() {
      await dropDatabase(server.url, name)
      await server.stop()
    },
  }
}

/** A migrated database with an order of its own: what follows `create database`, as in `locale_provider libc locale 'C'`. */
export async function databaseOfOrder(order: string): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await openTestServer()
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server.url, `create database ${name} template template0 encoding 'UTF8' ${order}`)
  const url = withDatabase(server.url, name)
  await migrateDatabase(url)
  return {
    url,
    async drop() {
      await dropDatabase(server.url, name)
      await server.stop()
    },
  }
}

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Named after what is in the migrations, so that a changed one makes a new template. */
export async function migratedTemplate(serverUrl: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(migrations + name))
  const name = `template_${hash.digest('hex').slice(0, 16)}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7321004200)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await migrateDatabase(withDatabase(serverUrl, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const MAY_NOT_END = '42501'

/** PostgreSQL's own vacuum may be at work there, which only it may end: then once more, when it is through. */
async function dropDatabase(url: string, name: string): Promise<void> {
  try {
    await execute(url, `drop database ${name} with (force)`)
  } catch (error) {
    if ((error as { code?: string }).code !== MAY_NOT_END) throw error
    await new Promise((resolve) => setTimeout(resolve, 200))
    return dropDatabase(url, name)
  }
}

async function execute(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
