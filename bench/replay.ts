// Records the statements of one request, and runs them again without the service.
import type pg from 'pg'
import type { Database, Db } from '#platform/db/database.ts'
import { nameOf, type Sql } from '#platform/db/sql.ts'

export interface Recorded {
  text: string
  values: unknown[]
}

/** The database, which records the statements that are run on it. */
export function recording(db: Database): { db: Database; statements: Recorded[] } {
  const statements: Recorded[] = []
  const noted = (statement: Sql) => {
    statements.push({ text: statement.text, values: [...statement.values] })
    return statement
  }
  const wrap = (inner: Db): Db => ({
    many: (statement) => inner.many(noted(statement)),
    maybe: (statement) => inner.maybe(noted(statement)),
    one: (statement) => inner.one(noted(statement)),
    run: (statement) => inner.run(noted(statement)),
    savepoint: (work) => inner.savepoint(work),
    transaction: (work) =>
      inner.transaction(async (tx) => {
        statements.push({ text: 'begin', values: [] })
        const wrapped = wrap(tx)
        const result = await work({ ...wrapped, transaction: (nested) => nested(wrapped) })
        statements.push({ text: 'commit', values: [] })
        return result
      }),
  })
  return { db: { ...wrap(db), pool: db.pool, close: () => db.close() }, statements }
}

/** Runs recorded statements as the service would: one after the other, on one connection within a transaction. */
export async function replay(pool: pg.Pool, statements: Recorded[], substitutes?: ReadonlyMap<unknown, unknown>) {
  let client: pg.PoolClient | undefined
  try {
    for (const { text, values } of statements) {
      if (text === 'begin') client = await pool.connect()
      const bound = substitutes ? values.map((value) => (substitutes.has(value) ? substitutes.get(value) : value)) : values
      await (client ?? pool).query(text === 'begin' || text === 'commit' ? { text } : { name: nameOf(text), text, values: bound })
      if (text === 'commit') {
        client?.release()
        client = undefined
      }
    }
  } finally {
    client?.release(true)
  }
}
