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
  callback?: (error: Error | null, result?: pg.QueryResult) => void
  _result: pg.QueryResult & Description
  _accumulateRows: boolean
  hasBeenParsed(connection: Connection): boolean
  handleCommandComplete(message: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: unknown, connection: Connection): void
}
/** Columns, how each is parsed, and what makes a row of its values. PostgreSQL refuses to run a prepared statement of which they changed. */
interface Description {
  fields: { name: string }[]
  _parsers: Parser[]
  parseRow(values: (string | null)[]): object
}
type Parser = (text: string) => unknown
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
  private readonly timeoutMs: number
  private timer: NodeJS.Timeout | undefined

  constructor({ text, values }: Sql, { begins = false, timeoutMs = 0 }: RunOptions) {
    super(text)
    this.name = nameOf(text)
    this.values = values
    this.begins = begins
    this.timeoutMs = timeoutMs
  }

  /** `pg` sends all of this at once. https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY */
  prepare(connection: Connection) {
    const { name, text, values } = this
    const wire = connection as unknown as Wire
    if (this.timeoutMs > 0) this.timer = setTimeout(giveUp, this.timeoutMs, this, connection)
    if (!this.hasBeenParsed(connection)) {
      wire.parse({ name, text })
      wire.submittedNamedStatements[name] = text
    }
    if (this.begins) {
      // After the statement's: `pg` would take this parseComplete for the statement's.
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
      const { fields, _parsers } = this._result
      const makeRow = rowMaker(fields.map(({ name }) => name))
      known.set(this.name, { fields, _parsers, parseRow: (values) => makeRow(_parsers, values) })
    }
    super.handleCommandComplete(message, connection)
  }

  override handleReadyForQuery(connection: Connection) {
    clearTimeout(this.timer)
    super.handleReadyForQuery(connection)
  }

  override handleError(error: unknown, connection: Connection) {
    clearTimeout(this.timer)
    super.handleError(error, connection)
  }
}

type RowMaker = (parsers: Parser[], values: (string | null)[]) => object
const rowMakers = new Map<string, RowMaker>()

/** Makes rows of these columns. Generated code for each list of columns gives V8 one object shape; `pg` fills all rows in one generic loop. */
function rowMaker(columns: string[]): RowMaker {
  const key = JSON.stringify(columns)
  let make = rowMakers.get(key)
  if (!make) {
    const fields = columns.map((name, i) => `${JSON.stringify(name)}: values[${i}] === null ? null : parsers[${i}](values[${i}])`)
    make = new Function('parsers', 'values', `return { ${fields.join(', ')} }`) as RowMaker
    rowMakers.set(key, make)
  }
  return make
}

/** Rejects the query and closes the connection, so that nothing else waits on it. */
function giveUp(statement: Statement, connection: Connection) {
  statement.handleError(new Silence(), connection)
  statement.callback = () => {}
  connection.stream.destroy()
}

/** PostgreSQL has not answered for longer than a statement may take. */
class Silence extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('PostgreSQL does not answer')
  }
}

type Asked = { query(statement: Statement, values: undefined, done: (error: Error | undefined, result: pg.QueryResult) => void): void }

interface RunOptions {
  /** Whether it begins a transaction, on one connection. */
  begins?: boolean
  /** Milliseconds to wait for an answer; without end where none are given. Rejects with `Silence`. */
  timeoutMs?: number
}

/** Runs a statement on the pool, or on one connection. */
export async function runStatement(on: pg.Pool | pg.ClientBase, statement: Sql, options: RunOptions = {}): Promise<pg.QueryResult> {
  try {
    return await new Promise((resolve, reject) =>
      (on as unknown as Asked).query(new Statement(statement, options), undefined, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    )
  } catch (error) {
    Error.captureStackTrace(error as Error) // else it would name the socket, not who asked
    throw error
  }
}
