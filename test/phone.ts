// A phone that keeps copies of lists, and asks what changed since, as docs/integrations.md says.
import assert from 'node:assert/strict'
import type { Answer } from './app.ts'
import type { Person } from './given.ts'

type Item = { id: number } & Record<string, unknown>

export const lists = [
  '/groups',
  '/challenges',
  '/qualifications/get_qualifications',
  '/notifications',
  '/meetings?from=2000-01-01',
] as const

const withQuery = (path: string, query: object) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** Every part of a list. */
export async function readWhole({ get }: Person, path: string): Promise<Map<number, Item>> {
  const items = new Map<number, Item>()
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { status, body, text } = await get(cursor ? withQuery(path, { cursor }) : path)
    assert.equal(status, 200, text)
    for (const item of body.data) items.set(item.id, item)
    cursor = body.meta.next_cursor
  }
  return items
}

export interface Copy {
  items: Map<number, Item>
  since: string
  /** How often it was read whole. */
  anew: number
  tombstones: number[]
}

/** Brings a copy up to date; undefined where it is not there any more. */
export async function bringUpToDate(
  person: Person,
  path: string,
  copy: Copy = { items: new Map(), since: '1970-01-01T00:00:00Z', anew: 0, tombstones: [] },
  perPage?: number,
) {
  let answer: Answer | undefined
  const { since } = copy
  for (let cursor: string | null = null; ; ) {
    answer = await person.get(
      withQuery(path, { updated_since: since, ...(cursor ? { cursor } : {}), ...(perPage ? { per_page: perPage } : {}) }),
    )
    if (answer.body.error_type === 'read_anew') {
      copy.items = await readWhole(person, path)
      copy.since = answer.body.synced_until
      copy.anew++
      return copy
    }
    if (answer.status === 403 || answer.status === 404) return undefined
    assert.equal(answer.status, 200, answer.text)
    for (const item of answer.body.data) copy.items.set(item.id, item)
    for (const { id } of answer.body.deleted) copy.items.delete(id)
    copy.tombstones.push(...answer.body.deleted.map(({ id }: Item) => id))
    cursor = answer.body.meta.next_cursor
    if (cursor === null) break
  }
  copy.since = answer.body.meta.synced_until
  return copy
}
