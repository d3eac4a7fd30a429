// A statement on its way through `pg`. Each connection prepares it once, as with `pg`, and is told once how its rows look, where `pg` asks
// every time. The first statement of a transaction takes `begin` along, which saves the way there and back.
import pg, { type Connection } from 'pg'
// @ts-expect-error It has no types.
import { prepareValue } from 'pg/lib/utils'
import { nameOf, type Sql } from './sql.ts'

/** What this builds on in `pg` 8.23 (lib/query.js, lib/result.js, lib/connection.js). */
interface Internals {
  name: string
  text: string
  _result: pg.QueryResult & Description
  _accumulateRows: boolean
  hasBeenParsed(connection: Connection): boolean
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: unknown, connection: Connection): void
}
/** Columns, how each is parsed, and a row before its values are in it. PostgreSQL refuses to run a prepared statement of which they changed. */
type Description = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown }
interface Wire {
  submittedNamedStatements: Record<string, string>
  parse(statement: { name?: string; text: string }): void
  bind(what: { statement?: string; values?: readonly unknown[]; valueMapper?: unknown }): void
  describe(what: { type: 'P' }): void
  execute(): void
  sync(): void
}

const Query = pg.Query as unknown as new (text: string) => Internals

const descriptions = new WeakMap<Connection, Map<string, Description>>()

class Statement extends Query {
  readonly values: readonly unknown[]
  /** Whether `begin` goes before it, and was not done yet. */
  private begins: boolean

  constructor({ text, values }: Sql, begins: boolean) {
    super(text)
    this.name = nameOf(text)
    this.values = values
    this.begins = begins
  }

  /** `pg` sends all of this at once. https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY */
  prepare(connection: Connection) {
    const { name, text, values } = this
    const wire = connection as unknown as Wire
    if (!this.hasBeenParsed(connection)) {
      wire.parse({ name, text })
      wire.submittedNamedStatements[name] = text
    }
    if (this.begins) {
      // After the other: `pg` takes its being parsed for that of the statement.
      wire.parse({ text: 'begin' })
      wire.bind({})
      wire.execute()
    }
    try {
      wire.bind({ statement: name, values, valueMapper: prepareValue })
      const description = descriptions.get(connection)?.get(name)
      if (description) Object.assign(this._result, description)
      else wire.describe({ type: 'P' })
      this._accumulateRows = true
      wire.execute()
    } catch (error) {
      this.handleError(error, connection) // a value that PostgreSQL has no form for
    }
    wire.sync()
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    if (this.begins) {
      this.begins = false
      return
    }
    const known = descriptions.get(connection) ?? new Map<string, Description>()
    descriptions.set(connection, known)
    if (!known.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
      known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    }
    super.handleCommandComplete(message, connection)
  }
}

type Asked = { query(statement: Statement, values: undefined, done: (error: Error | undefined, result: pg.QueryResult) => void): void }

/** Runs a statement on the pool, or on one connection, where it may begin a transaction. */
export async function runStatement(on: pg.Pool | pg.ClientBase, statement: Sql, { begins = false } = {}): Promise<pg.QueryResult> {
  try {
    return await new Promise((resolve, reject) =>
      (on as unknown as Asked).query(new Statement(statement, begins), undefined, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    )
  } catch (error) {
    Error.captureStackTrace(error as Error) // else it would name the socket, not who asked
    throw error
  }
}
