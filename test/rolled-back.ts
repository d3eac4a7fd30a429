// A database in which nothing lasts: each request runs in a transaction that is undone afterwards, so that thousands of requests see the same world.
import pg from 'pg'
import type { Database, Db } from '#platform/db/database.ts'
import { dbOn } from '#platform/db/database.ts'
import { types } from '#platform/db/types.ts'

export interface RolledBack {
  db: Database
  /** Runs `work` and undoes whatever it did in the database. */
  undone<Result>(work: () => Promise<Result>): Promise<Result>
}

export async function rolledBackDatabase(url: string): Promise<RolledBack> {
  const client = new pg.Client({ connectionString: url, types, options: '-c timezone=UTC -c datestyle=ISO' })
  await client.connect()
  let depth = 0
  const nested = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const name = `level_${++depth}`
    await client.query(`savepoint ${name}`)
    try {
      return await work()
    } catch (error) {
      await client.query(`rollback to savepoint ${name}`)
      throw error
    }
  }
  const db: Db = { ...dbOn(client), transaction: (work) => nested(() => work(db)), savepoint: nested }
  return {
    db: { ...db, pool: { waitingCount: 0 } as pg.Pool, close: () => client.end() },
    async undone(work) {
      await client.query('begin')
      try {
        return await work()
      } finally {
        await client.query('rollback')
      }
    },
  }
}
