// The connection to PostgreSQL: prepared statements, and transactions that are tried again when PostgreSQL asks for it.
import pg from 'pg'
import { ignoreIdleErrors } from './connection-errors.ts'
import { type Sql, sql } from './sql.ts'
import { runStatement } from './statement.ts'
import { types } from './types.ts'

export { type Sql, sql } from './sql.ts'

/** Runs statements; either the pool, or one transaction. Rows come with the columns' names and the types of `types.ts`. */
export interface Db {
  /** All rows. */
  many<Row>(statement: Sql): Promise<Row[]>
  /** The first row, or undefined. */
  maybe<Row>(statement: Sql): Promise<Row | undefined>
  /** The first row; throws when there is none, which is a fault of the program. */
  one<Row>(statement: Sql): Promise<Row>
  /** How many rows it touched. */
  run(statement: Sql): Promise<number>
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws. Inside a transaction it joins that one.
   * After a deadlock or a serialization failure PostgreSQL has undone everything, and `work` runs again (up to 3 times in all); so it
   * does when what it looked at was deleted before it wrote something that belongs to it; where that is missing each time, it throws.
   */
  transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>
  /** Runs `work` so that its statements alone are undone when it throws; only inside a transaction. */
  savepoint<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface Database extends Db {
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  connections?: number
  /** Milliseconds after which PostgreSQL ends a statement; 0 for never. */
  statementTimeout?: number
  /** Milliseconds to wait for a free connection. */
  waitAtMost?: number
  name?: string
  onError?: (error: Error) => void
}

/** Milliseconds of silence beyond the end of a statement's time, after which a connection is given up. */
const SILENCE = 5_000

/** Opens a pool of connections. Nothing is connected before the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, connections = 10, statementTimeout = 15_000, waitAtMost = 5_000, name = 'discipleship', onError = () => {} } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: 1, // kept also when nothing is asked: by it others see that we are here
    types,
    application_name: name,
    connectionTimeoutMillis: waitAtMost,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: `-c timezone=UTC -c datestyle=ISO -c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=60000 -c lock_timeout=${statementTimeout}`,
  })
  // `pool.end()` does not wait for idle connections: PostgreSQL, stopping right after, ends them before they have closed themselves.
  pool.on('error', (error) => pool.ending || onError(error))
  pool.on('connect', ignoreIdleErrors)
  // PostgreSQL ends what takes too long. A machine that went away can't: TCP alone would wait for a quarter of an hour.
  const timeoutMs = statementTimeout > 0 ? statementTimeout + SILENCE : 0
  return {
    ...dbOn(pool, timeoutMs),
    transaction: (work) => transaction(pool, timeoutMs, work),
    savepoint: () => Promise.reject(new Error('A savepoint needs a transaction')),
    pool,
    close: () => pool.end(),
  }
}

/** Single statements on a pool or one connection. */
export const dbOn = (on: pg.Pool | pg.ClientBase, timeoutMs = 0) => statements((statement) => runStatement(on, statement, { timeoutMs }))

function statements(run: (statement: Sql) => Promise<pg.QueryResult>): Pick<Db, 'many' | 'maybe' | 'one' | 'run'> {
  return {
    many: async (statement) => (await run(statement)).rows,
    maybe: async (statement) => (await run(statement)).rows[0],
    one: async (statement) => {
      const { rows } = await run(statement)
      if (rows.length === 0) throw new Error('Expected a row, found none')
      return rows[0]
    },
    run: async (statement) => (await run(statement)).rowCount ?? 0,
  }
}

const ATTEMPTS = 3
const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
/**
 * What a row belongs to was deleted between the check and the write: a second check finds that out, and refuses. Where it is missing
 * again, nobody looks: that is a fault of ours, and no busy moment.
 */
const REFERENCE_GONE = '23503'
const undoneByOthers = [DEADLOCK, SERIALIZATION_FAILURE]
/** Throw it in a transaction that finds, once it holds its locks, that it must hold others: everything is undone, and it runs again. */
export class ChangedMeanwhile extends Error {
  readonly code = SERIALIZATION_FAILURE
}
const wantsAnotherTry = (error: unknown) => [...undoneByOthers, REFERENCE_GONE].includes((error as { code?: string } | null)?.code ?? '')

async function transaction<Result>(pool: pg.Pool, timeoutMs: number, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, timeoutMs, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !wantsAnotherTry(error)) throw error
    }
  }
}

async function once<Result>(pool: pg.Pool, timeoutMs: number, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection that breaks between two statements says so here; the next statement then fails.
  const onError = (error: Error) => (broken = error)
  client.on('error', onError)
  let begun = false
  /** The first statement takes `begin` along. */
  const run = (statement: Sql) => {
    const begins = !begun
    begun = true
    return runStatement(client, statement, { begins, timeoutMs })
  }
  let depth = 0
  const tx: Db = {
    ...statements(run),
    transaction: (inner) => inner(tx),
    savepoint: async (inner) => {
      const name = `p${++depth}`
      await run(command(`savepoint ${name}`))
      try {
        const result = await inner()
        await run(command(`release savepoint ${name}`))
        return result
      } catch (error) {
        await run(command(`rollback to savepoint ${name}`))
        throw error
      } finally {
        depth--
      }
    },
  }
  try {
    const result = await work(tx)
    if (begun) await run(command('commit'))
    return result
  } catch (error) {
    if (begun) await run(command('rollback')).catch((failure) => (broken = failure))
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** Runs statements that see one and the same moment, and change nothing. */
export const inOneSnapshot = <Result>(db: Db, look: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.run(command('set transaction isolation level repeatable read, read only'))
    return look(tx)
  })

const command = (text: string): Sql => ({ text, values: [] })

/** Fails when the database does not answer. */
export const ping = (db: Db): Promise<unknown> => db.one(sql`select 1`)

/** How many connections to this database go by one of these names. */
export const countConnections = async (db: Db, names: readonly string[]): Promise<number> =>
  (
    await db.one<{ connections: number }>(sql`
      select count(*) as connections from pg_stat_activity where datname = current_database() and application_name = any(${names})`)
  ).connections

/** What the database takes on the disk. */
export const databaseBytes = async (db: Db): Promise<number> =>
  (await db.one<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`)).bytes

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '53300',
  '53200',
  '53100',
  '25006',
  '25P03',
  ...undoneByOthers,
])
const UNREACHABLE_TEXT =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|received invalid response)/

/** Whether the database could not be reached, or could not serve now: worth another try later, no fault of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code) return UNREACHABLE.has(code) || code.startsWith('08')
  return UNREACHABLE_TEXT.test(message ?? '') // `pg` gives these no code
}
