// An empty database for one test file, on the PostgreSQL that the tests share.
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from 'embedded-postgresql'
import pg from 'pg'

export async function scratchDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await openEmbedded({ dataDir: fileURLToPath(new URL('../.test', import.meta.url)), mode: 'join' })
  const name = `scratch_${randomBytes(6).toString('hex')}`
  await execute(server.url, `create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await execute(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

async function execute(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
