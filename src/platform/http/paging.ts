// Lists that are cut: by a page number with the paginator that clients of this kind of API know, or by a cursor.
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { parseTimestamp } from '../clock.ts'
import { countFitting } from './answer-size.ts'
import { invalidChoice } from './errors.ts'
import { Int, Integer, Optional, OrNull, Str, Text } from './fields.ts'
import { isCalendarDate } from './formats.ts'
import { joined } from './json.ts'

const clamped = { 'x-clamp': true }

/** The query of a page list: `page` from 1, `per_page` cut to `max`. */
export const pageQuery = (defaultPerPage: number, max: number) => ({
  page: Optional(Integer(1, 1_000_000_000, { ...clamped, default: 1, description: 'Which page, from 1' })),
  per_page: Optional(Integer(1, max, { ...clamped, default: defaultPerPage, description: `How many a page, at most ${max}` })),
})

export const PageLink = Type.Object({
  url: OrNull(Str('https://localhost:8443/api/list?page=2')),
  label: Str('2'),
  active: Type.Boolean(),
})

/** The envelope of a page list. */
export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object(
    {
      current_page: Int,
      data: Type.Array(item),
      first_page_url: Str('https://localhost:8443/api/list?page=1'),
      from: OrNull(Int),
      last_page: Int,
      last_page_url: Str('https://localhost:8443/api/list?page=3'),
      links: Type.Array(PageLink),
      next_page_url: OrNull(Str('https://localhost:8443/api/list?page=2')),
      path: Str('https://localhost:8443/api/list'),
      per_page: Int,
      prev_page_url: OrNull(Str('https://localhost:8443/api/list?page=1')),
      to: OrNull(Int),
      total: Int,
    },
    { 'x-list': 'Paginated*' },
  )

export interface Page<Item> extends Omit<Static<ReturnType<typeof PageOf>>, 'data'> {
  data: Item[]
}

/**
 * Puts the rows of one page into its envelope. `address` is the list's own address with the query as it was asked, which the links keep.
 * `offset(page, perPage)` says where the page begins in SQL.
 */
export function pageOf<Item>(data: Item[], total: number, asked: { page: number; perPage: number; address: URL }): Page<Item> {
  const { page, perPage, address } = asked
  const last = Math.max(1, Math.ceil(total / perPage))
  const path = joined(address.origin, address.pathname)
  const at = (number: number) => {
    const query = new URLSearchParams(address.search)
    query.set('page', String(number))
    return joined(path, '?', query.toString())
  }
  const from = data.length > 0 ? (page - 1) * perPage + 1 : null
  const previous = page > 1 ? at(Math.min(page - 1, last)) : null
  const next = page < last ? at(page + 1) : null
  return {
    current_page: page,
    data,
    first_page_url: at(1),
    from,
    last_page: last,
    last_page_url: at(last),
    links: [
      { url: previous, label: '&laquo; Previous', active: false },
      ...pagesAround(page, last).map((number) => ({
        url: number === null ? null : at(number),
        label: number === null ? '...' : String(number),
        active: number === page,
      })),
      { url: next, label: 'Next &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: perPage,
    prev_page_url: previous,
    to: from === null ? null : from + data.length - 1,
    total,
  }
}

/** The page numbers that the links show: the first and last two, those around the current one, and null for a gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, 2, last - 1, last, ...[-3, -2, -1, 0, 1, 2, 3].map((step) => page + step)]
  const pages = [...new Set(shown)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b)
  return pages.flatMap((number, index) => (index > 0 && number - pages[index - 1]! > 1 ? [null, number] : [number]))
}

export const offset = (page: number, perPage: number) => (page - 1) * perPage

// Feeds, cut by a cursor

const MAX_PER_PAGE = 100
const DEFAULT_PER_PAGE = 50
export const nextCursor = Optional(Text(500, { description: 'Where to go on: `meta.next_cursor` of the answer before' }))
const perPage = (extra: object) => Optional(Integer(1, MAX_PER_PAGE, { ...clamped, ...extra }))

/** The query of a feed. */
export const feedQuery = {
  cursor: nextCursor,
  per_page: perPage({ default: DEFAULT_PER_PAGE, description: `How many at once, at most ${MAX_PER_PAGE}` }),
}

/** The query of a feed that comes whole, up to `whole` items, where nobody asks for a part of it. */
export const completeFeedQuery = (whole: number) => ({
  cursor: nextCursor,
  per_page: perPage({
    description: `At most ${MAX_PER_PAGE}; ${DEFAULT_PER_PAGE} after a cursor. Without both the list comes whole, up to ${whole} items or 4 MB`,
  }),
})

/** How many of a feed come at once; `whole` where it comes whole. */
export const feedSize = (query: { cursor?: string; per_page?: number }, whole = DEFAULT_PER_PAGE) =>
  query.per_page ?? (query.cursor === undefined ? whole : DEFAULT_PER_PAGE)

/** Where a list goes on, or null at its end. */
export const NextCursor = OrNull(Str('eyJhIjoxfQ'))

// Lists that come whole, as far as one answer holds them

/** The query of such a list. */
export const completeListQuery = { cursor: nextCursor }

export const ListMeta = Type.Object({
  next_cursor: Type.Unsafe<string | null>({ ...NextCursor, description: 'Null, but in a list of more than 4 MB' }),
})

/** Its envelope. */
export const CompleteListOf = <Item extends TSchema>(item: Item) =>
  Type.Object(
    {
      data: Type.Array(item),
      meta: ListMeta,
    },
    { 'x-list': '*List' },
  )

/** How many items of it were read before. */
export function readOffset({ cursor }: { cursor?: string }): number {
  const before = readCursor(cursor, ['number'])?.[0] ?? 0
  if (typeof before !== 'number' || before < 0) throw invalidChoice('cursor')
  return before
}

/** Puts the rows after those that were read `before` into the envelope: so many as one answer holds. */
export function completeList<Row>(rows: Row[], before: number) {
  const data = rows.slice(0, countFitting(rows))
  return { data, meta: { next_cursor: rows.length > data.length ? cursorOf([before + data.length]) : null } }
}

/** The same for a list that the contract shows as a plain array: a `Link` leads on. */
export function completeArray<Row>(rows: Row[], before: number, { address, reply }: { address: URL; reply: FastifyReply }): Row[] {
  const { data, meta } = completeList(rows, before)
  if (meta.next_cursor) reply.header('link', nextLink(address, meta.next_cursor))
  return data
}

// Feeds

export const FeedMeta = Type.Object({ per_page: Int, next_cursor: NextCursor })

/** The envelope of a feed. */
export const FeedOf = <Item extends TSchema>(item: Item) => Type.Object({ data: Type.Array(item), meta: FeedMeta }, { 'x-list': '*Feed' })

/** What a feed is sorted by: the values of its last row. Texts are timestamps or dates, numbers are whole. */
export type Position = readonly (string | number)[]

const check = (payload: string) => createHash('sha256').update(`cursor ${payload}`).digest('base64url').slice(0, 8)

/** The position as a cursor: opaque to clients, recognised by `readCursor`. */
export function cursorOf(position: Position): string {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url')
  return joined(payload, check(payload))
}

/** The position in a cursor that this service made, or undefined without one. A 422 on `cursor` for any other. */
export function readCursor(cursor: string | undefined, kinds: readonly ('string' | 'number')[]): Position | undefined {
  if (cursor === undefined) return undefined
  const payload = cursor.slice(0, -8)
  const position = cursor.slice(-8) === check(payload) ? parsedPosition(payload) : undefined
  if (position?.length !== kinds.length || position.some((value, i) => typeof value !== kinds[i])) throw invalidChoice('cursor')
  return position
}

/** The check keeps honest mistakes out, not someone who computes it: what goes to the database is looked at. */
function parsedPosition(payload: string): Position | undefined {
  try {
    const position: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    if (!Array.isArray(position)) return undefined
    const places = position.map(placeOf)
    return places.every((place) => place !== undefined) ? places : undefined
  } catch {
    return undefined
  }
}

/** Moments come out in UTC: PostgreSQL knows no offset of more than 16 hours. */
const placeOf = (value: unknown): string | number | undefined => {
  if (typeof value === 'string') return isCalendarDate(value) ? value : parseTimestamp(value)
  return Number.isSafeInteger(value) ? (value as number) : undefined
}

/**
 * Puts a feed's rows into its envelope: so many as one answer holds. Ask the database for one row more than `perPage`: that it is there
 * says that the feed goes on. `positionOf` gives the sort values of a row.
 */
export function feedOf<Row>(
  rows: Row[],
  perPage: number,
  positionOf: (row: Row) => Position,
): { data: Row[]; meta: { per_page: number; next_cursor: string | null } } {
  const data = rows.slice(0, Math.min(perPage, countFitting(rows)))
  const goesOn = rows.length > data.length
  return { data, meta: { per_page: perPage, next_cursor: goesOn ? cursorOf(positionOf(data.at(-1)!)) : null } }
}

/** Where a plain list, which has no envelope, goes on: the header `Link` (RFC 8288). `address` is the list's own, as it was asked. */
export function nextLink(address: URL, cursor: string): string {
  const next = new URL(address)
  next.searchParams.set('cursor', cursor)
  return `<${next.href}>; rel="next"`
}
