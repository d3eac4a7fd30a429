import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { invalidChoice, Refusal } from './errors.ts'
import { cursorOf, feedOf, pageOf, readCursor } from './paging.ts'

const page = (number: number, total: number, perPage = 2, query = '') => {
  const rows = Array.from({ length: Math.max(0, Math.min(perPage, total - (number - 1) * perPage)) }, (_, n) => n)
  return pageOf(rows, total, { page: number, perPage, address: new URL(`https://x.example/api/list?${query}`) })
}

it('puts a page into the usual envelope', () => {
  const { data, links, ...rest } = page(2, 5, 2, 'search=a%26b&page=2')
  assert.deepEqual(data, [0, 1])
  assert.deepEqual(rest, {
    current_page: 2,
    first_page_url: 'https://x.example/api/list?search=a%26b&page=1',
    from: 3,
    last_page: 3,
    last_page_url: 'https://x.example/api/list?search=a%26b&page=3',
    next_page_url: 'https://x.example/api/list?search=a%26b&page=3',
    path: 'https://x.example/api/list',
    per_page: 2,
    prev_page_url: 'https://x.example/api/list?search=a%26b&page=1',
    to: 4,
    total: 5,
  })
  assert.deepEqual(
    links.map(({ label, active }) => [label, active]),
    [
      ['&laquo; Previous', false],
      ['1', false],
      ['2', true],
      ['3', false],
      ['Next &raquo;', false],
    ],
  )
})

it('has an empty page where there is nothing, and past the end', () => {
  const empty = page(1, 0)
  assert.deepEqual(
    [empty.from, empty.to, empty.last_page, empty.total, empty.next_page_url, empty.prev_page_url],
    [null, null, 1, 0, null, null],
  )
  const past = page(9, 5)
  assert.deepEqual([past.data, past.from, past.current_page, past.next_page_url], [[], null, 9, null])
  assert.equal(past.prev_page_url, 'https://x.example/api/list?page=3')
})

it('shows gaps between the pages of a long list', () => {
  const labels = page(10, 40)
    .links.slice(1, -1)
    .map(({ label }) => label)
  assert.deepEqual(labels, ['1', '2', '...', '7', '8', '9', '10', '11', '12', '13', '...', '19', '20'])
})

it('goes on where a feed was cut, and knows its own cursors', () => {
  const rows = [3, 2, 1].map((id) => ({ id, at: `2026-01-0${id}T00:00:00.123456Z` }))
  const { data, meta } = feedOf(rows, 2, ({ id, at }) => [at, id])
  assert.deepEqual(
    data.map(({ id }) => id),
    [3, 2],
  )
  assert.deepEqual(readCursor(meta.next_cursor!, ['string', 'number']), ['2026-01-02T00:00:00.123456Z', 2])
  assert.equal(feedOf(rows, 3, ({ id }) => [id]).meta.next_cursor, null)
  assert.equal(readCursor(undefined, ['number']), undefined)
})

it('refuses cursors that it did not make, or made for another feed', () => {
  const cursor = cursorOf(['2026-01-02', 1])
  for (const odd of ['nonsense', '', 'x', `${cursor}x`, cursor.slice(1), cursor.toUpperCase(), '😀'.repeat(9)])
    assert.throws(
      () => readCursor(odd, ['string', 'number']),
      (error) => error instanceof Refusal && isDeepStrictEqual(error, invalidChoice('cursor')),
      odd,
    )
  // Someone who knows how they are made still gets nothing odd into a statement.
  for (const position of [
    ['a', 1],
    ['2026-02-30', 1],
    ['2026-01-01T25:00:00Z', 1],
    ['2026-01-01', 1.5],
    ['2026-01-01', 1e300],
  ])
    assert.throws(() => readCursor(cursorOf(position), ['string', 'number']), { status: 422 })
  // PostgreSQL has no offset of 16 hours or more.
  assert.deepEqual(readCursor(cursorOf(['2026-02-28T23:59:59-23:59']), ['string']), ['2026-03-01T23:58:59Z'])
  for (const kinds of [['number', 'string'], ['string']] as const) assert.throws(() => readCursor(cursor, kinds), { status: 422 })
})
