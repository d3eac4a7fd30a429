// No answer grows without end: a list stops before it is too large, and goes on where its cursor or next page leads.
import { type Sql, sql } from '#platform/db/database.ts'

/** Bytes of JSON that the items of an answer take together at most. */
export const MAX_ANSWER_BYTES = 4_000_000

/**
 * Of `rows`, in this order, the first whose texts one answer holds, and the one that is too much: that it is there says that the list goes
 * on. Whatever comes after stays in the database. `octets` gives the bytes of a row's texts; PostgreSQL knows them without reading the
 * texts (`octet_length`), and as JSON none is shorter.
 */
export const limitedToAnswerSize = (columns: Sql, { rows, octets, order }: { rows: Sql; octets: Sql; order: Sql }) => sql`
  select ${columns} from (select page.*, sum(${octets}) over (order by ${order} rows unbounded preceding) - (${octets}) as octets_before from (${rows}) page) page
  where octets_before < ${MAX_ANSWER_BYTES}::int order by ${order}`

/** What `partOf` puts beside the columns of a row. */
export interface WithPlace {
  place: number
  octets_before: number
}

/** The part of a list that one answer holds, after so many of its rows. `rows` tell their `place`, from 1 on; `octets` as above. */
export const partOf = (rows: Sql, { octets, after }: { octets: Sql; after: number }) =>
  limitedToAnswerSize(sql`page.*`, { rows: sql`select * from (${rows}) list where place > ${after}`, octets, order: sql`place` })

export const withoutPlaces = <Row extends WithPlace>(rows: Row[]) => rows.map(({ place: _, octets_before: __, ...row }) => row)

/** How many of the rows fit into `room` bytes of JSON, the first of all always. */
export function countFitting(rows: readonly unknown[], room = MAX_ANSWER_BYTES): number {
  // Most lists are far smaller, and are written out only once.
  if (atMost(rows) <= room) return rows.length
  let taken = 0
  for (const [index, row] of rows.entries()) {
    taken += jsonBytes(row) + COMMA
    if (taken > room && index > 0) return index
  }
  return rows.length
}

/** Bytes that it takes as JSON. */
export const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

const COMMA = 1
/** `-9007199254740991`, and longer than `false`. */
const NUMBER = 17
/** `\u0001`: more bytes than any other unit of UTF-16 takes. */
const LONGEST = 6

/** Bytes that it can take as JSON at most, by the lengths of its texts alone. */
function atMost(value: unknown): number {
  if (typeof value === 'string') return LONGEST * value.length + 3
  if (typeof value !== 'object' || value === null) return NUMBER + COMMA
  let bytes = 3
  if (Array.isArray(value)) for (const item of value) bytes += atMost(item)
  else for (const name in value) bytes += name.length + 3 + atMost(value[name as never])
  return bytes
}
