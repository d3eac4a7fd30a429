// All rows of a database, out of it and into another one of the same schema, by PostgreSQL's COPY. Nothing is held in memory but a part.
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { ignoreIdleErrors } from './connection-errors.ts'

export interface Table {
  schema: string
  name: string
  /** Stored columns, in the table's order; generated ones are computed again. */
  columns: string[]
}

const { escapeIdentifier } = pg
const nameOf = ({ schema, name }: Table) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
const columnsOf = ({ columns }: Table) => (columns.length > 0 ? `(${columns.map(escapeIdentifier).join(', ')})` : '')

/** A connection on which rows are written and read as text that does not depend on anybody's settings, and which waits as long as it takes. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = ignoreIdleErrors(
    new pg.Client({
      connectionString: url,
      application_name: 'discipleship copy',
      keepAlive: true,
      options:
        '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c client_encoding=UTF8 -c synchronize_seqscans=off ' +
        '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
    }),
  )
  await client.connect()
  return client
}

/** The tables of some schemas, by name. */
export async function listTables(client: pg.ClientBase, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname as schema, relname as name, coalesce(array_agg(attname::text order by attnum) filter (where attname is not null), '{}') as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname = any($1) group by nspname, relname order by nspname, relname`,
    [schemas],
  )
  return rows
}

export const hasRows = async (client: pg.ClientBase, table: Table): Promise<boolean> =>
  (await client.query(`select from ${nameOf(table)} limit 1`)).rowCount !== 0

const PART = 4 * 2 ** 20
const NEWLINE = 10

/** The rows of a table as COPY writes them, in parts of a few megabytes that each end with a whole row. */
export const copyOut = (client: pg.ClientBase, table: Table) => copyOutOf(client, `${nameOf(table)} ${columnsOf(table)}`)

/** The same of what SQL names: a table with its columns, or a query in brackets. */
export async function* copyOutOf(client: pg.ClientBase, source: string): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of client.query(copyTo(`copy ${source} to stdout`)) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    // Newlines inside of values are written as \n, so each one ends a row.
    const end = size < PART ? 0 : chunk.lastIndexOf(NEWLINE) + 1
    if (end === 0) continue
    const rest = chunk.subarray(end)
    chunks[chunks.length - 1] = chunk.subarray(0, end)
    yield Buffer.concat(chunks)
    chunks = [rest]
    size = rest.length
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/** How many rows a part holds. */
export function countRows(part: Buffer): number {
  let rows = 0
  for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, at + 1)) rows++
  return rows
}

/** Adds rows that `copyOut` gave, whole parts at a time. */
export const copyIn = (client: pg.ClientBase, table: Table, part: AsyncIterable<Uint8Array>) =>
  copyInto(client, `${nameOf(table)} ${columnsOf(table)}`, part)

/** The same into what SQL names. */
export async function copyInto(client: pg.ClientBase, target: string, part: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(part, client.query(copyFrom(`copy ${target} from stdin`)))
}

/**
 * Runs `load` inside the transaction with these tables emptied, and with no trigger and no foreign key in its way: rows come as they were, in
 * any order. The foreign keys are made again afterwards, which checks them. Needs no more than to own the tables.
 */
export async function withoutConstraints(client: pg.ClientBase, tables: readonly Table[], load: () => Promise<void>): Promise<void> {
  const names = tables.map(nameOf)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', nspname, relname) as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where contype = 'f' and nspname = any($1) order by 1, 2`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  )
  const each = async <Item>(items: readonly Item[], statement: (item: Item) => string) => {
    for (const item of items) await client.query(statement(item))
  }
  await client.query(`truncate ${names.join(', ')}`)
  await each(keys, ({ table, name }) => `alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  await each(names, (name) => `alter table ${name} disable trigger user`)
  await load()
  await each(names, (name) => `alter table ${name} enable trigger user`)
  await each(keys, ({ table, name, definition }) => `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`)
}

/** Where the sequences stand, by name; those that were never used are left out. */
export async function readSequences(client: pg.ClientBase, schemas: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function setSequences(client: pg.ClientBase, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await client.query('select setval($1::regclass, $2::bigint)', [name, value])
}
