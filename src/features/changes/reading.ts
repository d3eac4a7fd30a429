// What changed in a list since a moment, for phones that keep a copy: part by part, with what is gone, and the moment to ask with next time.

import { parseTimestamp } from '#platform/clock.ts'
import type { Db, Sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'
import { countFitting } from '#platform/http/answer-size.ts'
import { invalid } from '#platform/http/errors.ts'
import { cursorOf, readCursor } from '#platform/http/paging.ts'
import { ReadAnew } from './errors.ts'
import { findStanding, listChanged, type WhoseList } from './queries.ts'

export interface Asked {
  updated_since: string
  cursor?: string
  per_page?: number
}

const DEFAULT_PER_PAGE = 50

/** Whether a query asks for changes. */
export const asksForChanges = <Query extends { updated_since?: string }>(query: Query): query is Query & Asked =>
  query.updated_since !== undefined

interface Reading<Row> {
  /** The rows with these ids that the reader sees, in the order of their ids; those alone that one answer holds. */
  rowsOf: (ids: number[]) => Promise<Row[]>
  /** More that changed, but for what is in `list_changes`. */
  others?: (since: Timestamp) => Sql
}

export async function readChanges<Row extends { id: number }>(db: Db, whose: WhoseList, asked: Asked, { rowsOf, others }: Reading<Row>) {
  const since = parseTimestamp(asked.updated_since)
  if (!since) throw invalid({ updated_since: [{ rule: 'date' }] })
  const [until, after] = (readCursor(asked.cursor, ['string', 'number']) ?? []) as [string?, number?]
  const { synced_until: now, is_known } = await findStanding(db, whose, since)
  if (!is_known) throw new ReadAnew({ synced_until: now })
  // What changes while the parts are read may be in none of them: the first one says until when they are complete.
  const synced_until = until === undefined ? now : withSixDecimals(until)
  const { per_page = DEFAULT_PER_PAGE } = asked
  const found = await listChanged(db, whose, { since, after: after ?? 0, limit: per_page + 1, others: others?.(since) })
  const page = found.slice(0, per_page)
  const rows = page.length === 0 ? [] : await rowsOf(page.map(({ id }) => id))
  const data = rows.slice(0, countFitting(rows))
  const tooMuch = rows[data.length]
  const part = tooMuch ? page.filter(({ id }) => id < tooMuch.id) : page
  const seen = new Set(data.map(({ id }) => id))
  const deleted = part.filter(({ id, was_seen }) => was_seen && !seen.has(id)).map(({ id, changed_at }) => ({ id, deleted_at: changed_at }))
  const next_cursor = found.length > part.length ? cursorOf([synced_until, part.at(-1)!.id]) : null
  return { data, deleted, meta: { next_cursor, synced_until } }
}

/** A cursor's moment as the answers write it. */
const withSixDecimals = (moment: string): Timestamp =>
  moment.replace(/(?:\.(\d+))?Z$/, (_, decimals = '') => `.${decimals.padEnd(6, '0')}Z`) as Timestamp

/** The same of a feed. */
export async function readFeedChanges<Row extends { id: number }>(db: Db, whose: WhoseList, asked: Asked, reading: Reading<Row>) {
  const { meta, ...changes } = await readChanges(db, whose, asked, reading)
  return { ...changes, meta: { per_page: asked.per_page ?? DEFAULT_PER_PAGE, ...meta } }
}
