// Brings a database up to date: numbered SQL files, forward only, each in its own transaction, under one lock.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { type Db, sql } from './database.ts'
import { survivesLoss } from './losing.ts'

const LOCK = 7_321_004_118

export interface Migration {
  name: string
  /** SHA-256 of its text. */
  checksum: string
  text: string
}

/** The migrations of a folder, in the order in which they are applied. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, checksum: createHash('sha256').update(text).digest('hex'), text }
    }),
  )
}

/** Whether exactly the migrations of `folder` were applied, as they are. */
export async function isMigrated(db: Pick<Db, 'one' | 'many'>, folder: URL): Promise<boolean> {
  const { begun } = await db.one<{ begun: boolean }>(sql`select to_regclass('schema_migrations') is not null as begun`)
  if (!begun) return false
  const applied = await db.many<Pick<Migration, 'name' | 'checksum'>>(
    sql`select name, checksum from schema_migrations order by name collate "C"`,
  )
  const known = (await readMigrations(folder)).map(({ name, checksum }) => ({ name, checksum }))
  return isDeepStrictEqual(applied, known)
}

/**
 * Applies the migrations of `folder` that `url`'s database does not have yet, in the order of their names; of those named in `only`, where
 * it is given. Two services that start at once wait for each other. Gives the names of those it applied. Throws when an applied
 * migration's file was changed or is gone.
 */
export async function migrate(url: string, folder: URL, { only }: { only?: readonly string[] } = {}): Promise<string[]> {
  const client = survivesLoss(new pg.Client({ connectionString: url, application_name: 'discipleship migrate' }))
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const known = new Map((await client.query('select name, checksum from schema_migrations')).rows.map((row) => [row.name, row.checksum]))
    const migrations = await readMigrations(folder)
    const unknown = [...known.keys()].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length > 0)
      throw new Error(`The database has migrations that this version does not know (${unknown.join(', ')}). Use a newer version.`)
    const applied: string[] = []
    for (const { name, checksum, text } of migrations) {
      if (known.has(name)) {
        if (known.get(name) !== checksum) throw new Error(`The migration ${name} was changed after it had been applied.`)
        continue
      }
      if (only && !only.includes(name)) continue
      await apply(client, name, text, checksum)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string, text: string, checksum: string) {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
