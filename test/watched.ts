// Watches which statements a piece of code sends, and which tables PostgreSQL reads from end to end for them.
import { type Db, type Sql, sql } from '#platform/db/database.ts'

export interface Watched {
  db: Db
  /** The statements so far. */
  statements: Sql[]
  /** The tables that were read in whole. Their statistics must be fresh (`analyze`), and they large enough that an index is worth it. */
  scanned: Set<string>
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** A database beside `real` that explains each statement before it runs it. */
export function watched(real: Db): Watched {
  const statements: Sql[] = []
  const scanned = new Set<string>()
  const look = ({ 'Node Type': kind, 'Relation Name': table, Plans: below = [] }: Plan) => {
    if (kind === 'Seq Scan' && table) scanned.add(table)
    below.forEach(look)
  }
  const explained =
    <Result>(run: (statement: Sql) => Promise<Result>) =>
    async (statement: Sql) => {
      statements.push(statement)
      const [row] = await real.many<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${statement}`)
      look(row!['QUERY PLAN'][0].Plan)
      return run(statement)
    }
  const db: Db = {
    many: explained((statement) => real.many(statement)) as Db['many'],
    maybe: explained((statement) => real.maybe(statement)) as Db['maybe'],
    one: explained((statement) => real.one(statement)) as Db['one'],
    run: explained((statement) => real.run(statement)),
    transaction: (work) => work(db),
    savepoint: (work) => work(),
  }
  return { db, statements, scanned }
}
