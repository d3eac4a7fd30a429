// The migrations as they stand in the folder, on an empty database.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, it } from 'node:test'
import { bringUpToDate } from '#src/data-store.ts'
import { scratchDatabase } from './scratch-database.ts'

const folder = new URL('../migrations/', import.meta.url)
const names = readdirSync(folder).sort()
const { url, drop } = await scratchDatabase()
after(drop)

it('are numbered without repetition', () => {
  for (const name of names) assert.match(name, /^\d{4}_[a-z0-9_]+\.sql$/)
  const numbers = names.map((name) => name.slice(0, 4))
  assert.deepEqual(numbers, [...new Set(numbers)])
})

it('go forward only', () => {
  for (const name of names) assert.doesNotMatch(readFileSync(new URL(name, folder), 'utf8'), /^\s*(begin|commit|rollback)\s*;/im, name)
})

it('apply to an empty database, also when two services start at once, and once', async () => {
  const applied = await Promise.all([bringUpToDate(url), bringUpToDate(url), bringUpToDate(url)])
  assert.deepEqual(applied.flat().sort(), names)
  assert.deepEqual(await bringUpToDate(url), [])
})
