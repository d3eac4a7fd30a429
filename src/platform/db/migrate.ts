// Brings a database up to date: numbered SQL files, forward only, each in its own transaction, one service at a time. A file whose first line
// is `-- concurrently` makes and drops indexes outside of one, while others write.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { ignoreIdleErrors } from './connection-errors.ts'
import { type Db, sql } from './database.ts'

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

/** What a database has of the migrations of a folder: none, some, exactly these, or others. */
export type Progress = 'none' | 'older' | 'current' | 'newer'

export async function progressOf(db: Pick<Db, 'one' | 'many'>, folder: URL): Promise<Progress> {
  const { begun } = await db.one<{ begun: boolean }>(sql`select to_regclass('schema_migrations') is not null as begun`)
  if (!begun) return 'none'
  const applied = await db.many<Pick<Migration, 'name' | 'checksum'>>(
    sql`select name, checksum from schema_migrations order by name collate "C"`,
  )
  if (applied.length === 0) return 'none'
  const known = (await readMigrations(folder)).map(({ name, checksum }) => ({ name, checksum }))
  if (isDeepStrictEqual(applied, known)) return 'current'
  return applied.some(({ name }) => !known.some((migration) => migration.name === name)) ? 'newer' : 'older'
}

export interface MigrationOptions {
  /**
   * Milliseconds that a statement waits for a lock. While it waits, everybody who comes after it to the same table waits too, be it only to
   * read: so it gives up soon, and comes again later.
   */
  lockTimeout?: number
  /** How often a migration is tried that does not get its locks. */
  attempts?: number
  /** Milliseconds between two tries. */
  pause?: number
  /** Hears why it takes longer. */
  log?: (message: string) => void
}

/**
 * Applies the migrations of `folder` that `url`'s database does not have yet, in the order of their names; of those named in `only`, where
 * it is given. Two services that start at once wait for each other. Gives the names of those it applied. Throws when an applied
 * migration's file was changed or is gone.
 */
export async function migrate(
  url: string,
  folder: URL,
  { only, ...timeoutMs }: { only?: readonly string[] } & MigrationOptions = {},
): Promise<string[]> {
  const client = ignoreIdleErrors(new pg.Client({ connectionString: url, application_name: 'discipleship migrate' }))
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await waitForTurn(client)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const known = new Map((await client.query('select name, checksum from schema_migrations')).rows.map((row) => [row.name, row.checksum]))
    const migrations = await readMigrations(folder)
    const unknown = [...known.keys()].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length > 0)
      throw new Error(`The database has migrations that this version does not know (${unknown.join(', ')}). Use a newer version.`)
    const applied: string[] = []
    for (const migration of migrations) {
      const { name, checksum } = migration
      if (known.has(name)) {
        if (known.get(name) !== checksum) throw new Error(`The migration ${name} was changed after it had been applied.`)
        continue
      }
      if (only && !only.includes(name)) continue
      await apply(client, migration, timeoutMs)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

/** Polls: a session that waits inside a statement is a transaction that `create index concurrently` waits for. */
async function waitForTurn(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>(`select pg_try_advisory_lock(${LOCK}) as ours`)
    if (rows[0]!.ours) return
    await sleep(50)
  }
}

const DEADLOCK = '40P01'
const NO_LOCK = '55P03'
/** Whether a statement did not get its locks: it may be tried again. */
export const lacksLock = (error: unknown) => [DEADLOCK, NO_LOCK].includes((error as pg.DatabaseError).code ?? '')

async function apply(
  client: pg.Client,
  migration: Migration,
  { lockTimeout = 2_000, attempts = 60, pause = 1_000, log = () => {} }: MigrationOptions,
) {
  const { name, text } = migration
  const concurrently = /^-- concurrently\b/.test(text)
  for (let attempt = 1; ; attempt++) {
    try {
      return await (concurrently ? applyConcurrently(client, migration) : applyAtOnce(client, migration, lockTimeout))
    } catch (error) {
      if (!lacksLock(error)) throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
      if (attempt === attempts)
        throw new Error(
          `The migration ${name} was tried ${attempts} times and did not get its locks: somebody else uses the tables. Stop what does (pg_stat_activity shows it), then start again.`,
          { cause: error },
        )
      log(`The migration ${name} waits for tables that are in use, and is tried again`)
      await sleep(pause)
    }
  }
}

async function applyAtOnce(client: pg.Client, { name, text, checksum }: Migration, lockTimeout: number) {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${lockTimeout}`)
    await client.query(text)
    await client.query(applied, [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Statement by statement. What an interrupted attempt completed is left as it is; an invalid index is built again. */
async function applyConcurrently(client: pg.Client, { name, text, checksum }: Migration) {
  for (const { index, statement, makes } of readConcurrent(text)) {
    const { rows } = await client.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident($1))',
      [index],
    )
    if (makes && rows[0]?.valid) continue
    if (makes && rows[0]) await client.query(`drop index concurrently ${pg.escapeIdentifier(index)}`)
    await client.query(statement)
  }
  await client.query(applied, [name, checksum])
}

const applied = 'insert into schema_migrations (name, checksum) values ($1, $2)'

/** Nothing but this may stand outside of a transaction: whatever else there were would be half done after a failure. */
function readConcurrent(text: string) {
  const statements = text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
  return statements.map((statement) => {
    const [, made, dropped] =
      /^(?:create (?:unique )?index concurrently (\w+) on|drop index concurrently if exists (\w+)$)/.exec(statement) ?? []
    const index = made ?? dropped
    if (!index)
      throw new Error(`only indexes are made (create index concurrently NAME on …) and dropped (if exists) there, not: ${statement}`)
    return { index, statement, makes: made !== undefined }
  })
}
