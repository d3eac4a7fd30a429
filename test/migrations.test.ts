// The migrations as they stand in the folder, on an empty database.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, it } from 'node:test'
import pg from 'pg'
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

/**
 * Foreign keys without an index by which those who refer to a row are found, without whose help each deletion reads their whole table. One of the
 * key's columns comes first in it: all of them, or the one that names the row. It has every row that refers to something.
 */
const withoutIndex = `
  with keys as (
    select constraints.oid, conrelid, conname, conkey, array(
      select conkey[place] from generate_subscripts(conkey, 1) as place
      where exists (select from pg_index where indrelid = confrelid and indisunique and indpred is null and indnkeyatts = 1 and indkey[0] = confkey[place])
    ) as telling
    from pg_constraint as constraints where contype = 'f' and connamespace = 'public'::regnamespace
  )
  select conrelid::regclass::text as table, conname as name from keys where not exists (
    select from pg_index
    where indrelid = conrelid and indisvalid
      and (indkey[0] = any(telling) or (select array_agg(part) from unnest((indkey::smallint[])[0:cardinality(conkey) - 1]) as part) @> conkey)
      and (indpred is null or pg_get_expr(indpred, indrelid) in
        (select format('(%I IS NOT NULL)', attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)))
  ) order by 1, 2`

it('leave no foreign key without an index for deletions', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await bringUpToDate(url)
  assert.deepEqual((await client.query(withoutIndex)).rows, [])
  // It finds one.
  await client.query(
    'create table children (parent bigint references users, other bigint references groups); create index on children (other) where other > 0',
  )
  assert.equal((await client.query(withoutIndex)).rowCount, 2)
  await client.query('create index on children (parent) where parent is not null; create index on children (other, parent)')
  assert.deepEqual((await client.query(withoutIndex)).rows, [])
  await client.end()
})
