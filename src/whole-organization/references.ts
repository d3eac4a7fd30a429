// Which column holds the id of which table's row: by the foreign keys of the database, followed to where an id is made.
import type pg from 'pg'
import { type Carried, carried, looseReferences } from './belongings.ts'

interface ForeignKey {
  table: string
  columns: string[]
  target: string
  target_columns: string[]
}

/** By table and column. Keys of files stay as they are, and are not among them. */
export type References = Record<string, Record<string, Carried>>

export async function readReferences(client: pg.ClientBase): Promise<References> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, confrelid::regclass::text as target,
      array(select attname::text from unnest(conkey) with ordinality key (number, place) join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality key (number, place) join pg_attribute on attrelid = confrelid and attnum = number order by place) as target_columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, conname`)
  const rootOf = (table: string, column: string): string | undefined => {
    for (const key of rows) {
      const place = key.table === table ? key.columns.indexOf(column) : -1
      if (place < 0) continue
      const there = key.target_columns[place]!
      if (key.target === table && there === column) continue // an answer and what it answers are under one post
      if (there === 'id') return key.target
      const root = rootOf(key.target, there)
      if (root) return root
    }
    return undefined
  }
  const references: References = {}
  for (const table of Object.keys(carried) as Carried[]) {
    const found: Record<string, Carried> = { ...looseReferences[table] }
    for (const { columns } of rows.filter((key) => key.table === table))
      for (const column of columns) {
        const root = rootOf(table, column)
        if (root) found[column] = root as Carried
      }
    references[table] = found
  }
  return references
}
