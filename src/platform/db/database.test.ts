import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { after, it } from 'node:test'
import { openLine } from '#test/reliability/faulty-line.ts'
import { scratchDatabase } from '#test/scratch-database.ts'
import { type Db, isDatabaseUnavailable, openDatabase, sql } from './database.ts'
import { isoTimestamp } from './types.ts'

const { url, drop } = await scratchDatabase()
const db = openDatabase({ url, connections: 4, waitAtMost: 500 })
after(async () => {
  await db.close()
  await drop()
})
await db.run(sql`create table things (id int primary key, name text unique, number int not null default 0)`)

it('brings timestamps with their microseconds, dates as they are, and numbers as numbers', async () => {
  const row = await db.one(sql`
    select '2025-12-15 10:30:00.123456+00'::timestamptz as moment, '2025-12-15 12:30:00+02'::timestamptz as whole, '2025-12-15 10:30:00.12+00'::timestamptz as short,
      '2025-02-28'::date as day, 9007199254740991::bigint as big, 1.5::numeric as part, array[1, 2]::bigint[] as ids, array['2025-02-28']::date[] as days,
      array[]::bigint[] as none, null::timestamptz as never`)
  assert.deepEqual(row, {
    moment: '2025-12-15T10:30:00.123456Z',
    whole: '2025-12-15T10:30:00.000000Z',
    short: '2025-12-15T10:30:00.120000Z',
    day: '2025-02-28',
    big: 9007199254740991,
    part: 1.5,
    ids: [1, 2],
    days: ['2025-02-28'],
    none: [],
    never: null,
  })
  assert.equal(isoTimestamp('2025-12-15 10:30:00+00'), '2025-12-15T10:30:00.000000Z')
  const back = await db.one<{ same: boolean }>(
    sql`select ${'2025-12-15T10:30:00.123456Z'}::timestamptz = '2025-12-15 10:30:00.123456+00' as same`,
  )
  assert.equal(back.same, true)
})

it('writes a piece in place, also where the same template had a value before', () => {
  const things = (id: unknown) => sql`select from things where id = ${id}`
  assert.deepEqual(things(1).text, 'select from things where id = $1')
  assert.deepEqual(things(sql`other.id`).text, 'select from things where id = other.id')
  assert.deepEqual(things(2).text, 'select from things where id = $1')
})

it('keeps the text of a statement constant, whatever its values and pieces', () => {
  const piece = (name: string) => sql`name = ${name} or id = ${1}`
  const made = (id: number, name: string) => sql`select from things where id = ${id} and (${piece(name)}) and number = any(${[id]})`
  assert.equal(made(1, 'a').text, 'select from things where id = $1 and (name = $2 or id = $3) and number = any($4)')
  assert.equal(made(2, "'; drop table things").text, made(1, 'a').text)
  assert.deepEqual(made(2, 'b').values, [2, 'b', 1, [2]])
})

it('reads the same from a statement that a connection knows already, rows or none', async () => {
  const one = openDatabase({ url, connections: 1 })
  const read = (id: number) =>
    one.many(
      sql`select id, case when id = 1 then null else array['a b', 'c', null, 'null', '{', ''] end as words from generate_series(1, ${id}) id`,
    )
  const words = ['a b', 'c', null, 'null', '{', '']
  for (const _ of [1, 2]) {
    assert.deepEqual(await read(2), [
      { id: 1, words: null },
      { id: 2, words },
    ])
    assert.deepEqual(await read(0), [])
    assert.equal(await one.run(sql`update things set number = 1 where id = ${-1}`), 0)
    assert.deepEqual(await one.one(sql`select 1 as "a ""word""", null as "it's"`), { 'a "word"': 1, "it's": null })
  }
  const plain = await one.one(sql`select array['one', 'two']::text[] as some, '{}'::text[] as none`)
  assert.deepEqual(plain, { some: ['one', 'two'], none: [] })
  await one.close()
})

it('goes on after a value that PostgreSQL has no form for, and after a statement that it refuses', async () => {
  const one = openDatabase({ url, connections: 1 })
  const circle: unknown[] = []
  const endless = { toPostgres: () => endless, circle }
  for (const _ of [1, 2]) {
    await assert.rejects(one.one(sql`select ${endless}::text as text`), /circular/)
    await assert.rejects(
      one.transaction((tx) => tx.one(sql`select ${endless}::text as text`)),
      /circular/,
    )
    await assert.rejects(
      one.transaction((tx) => tx.one(sql`select nothing from nowhere`)),
      { code: '42P01' },
    )
    await assert.rejects(one.one(sql`select ${'x'}::int as number`), { code: '22P02' })
    assert.deepEqual(await one.one(sql`select ${'7'}::int as number`), { number: 7 })
  }
  await one.close()
})

it('begins a transaction with its first statement or savepoint, and none where nothing is asked', async () => {
  const one = openDatabase({ url, connections: 1 })
  const begun = (tx: Db) => tx.one<{ begun: string }>(sql`select now()::text as begun`)
  assert.equal(await one.transaction(async () => 'nothing'), 'nothing')
  for (const _ of [1, 2]) {
    assert.notDeepEqual(await begun(one), await begun(one))
    await one.transaction(async (tx) => assert.deepEqual(await begun(tx), await begun(tx)))
    await one.transaction(async (tx) => {
      await tx.savepoint(async () => {})
      assert.deepEqual(await begun(tx), await begun(tx))
    })
    // Two at once: the first of them begins.
    const both = one.transaction((tx) =>
      Promise.all([tx.run(sql`insert into things (id) values (${901})`), tx.run(sql`insert into things (id) values (${901})`)]),
    )
    await assert.rejects(both, { code: '23505' })
    assert.deepEqual(await one.many(sql`select from things where id = 901`), [])
  }
  await one.close()
})

it('undoes a transaction that throws, and joins the one it is in', async () => {
  await assert.rejects(
    db.transaction(async (tx) => {
      await tx.run(sql`insert into things (id) values (1)`)
      await tx.transaction((inner) => inner.run(sql`insert into things (id) values (2)`))
      throw new Error('no')
    }),
    { message: 'no' },
  )
  assert.deepEqual(await db.many(sql`select from things`), [])
  await assert.rejects(
    db.savepoint(async () => {}),
    /needs a transaction/,
  )
})

it('undoes what stands after a savepoint alone', async () => {
  await db.transaction(async (tx) => {
    await tx.run(sql`insert into things (id, name) values (10, 'ten')`)
    const failure = await tx
      .savepoint(() => tx.savepoint(() => tx.run(sql`insert into things (id, name) values (11, 'ten')`)))
      .catch((error: unknown) => error)
    assert.equal((failure as { constraint: string }).constraint, 'things_name_key')
    await tx.run(sql`insert into things (id, name) values (12, 'twelve')`)
  })
  assert.deepEqual(await db.many(sql`select id from things where id >= 10 order by id`), [{ id: 10 }, { id: 12 }])
})

it('undoes all of a savepoint, whatever others within and before it came to', async () => {
  const add = (tx: Db, id: number) => tx.run(sql`insert into things (id) values (${id})`)
  await db.transaction(async (tx) => {
    await tx.savepoint(() => add(tx, 51))
    const outer = tx.savepoint(async () => {
      await add(tx, 52)
      await tx.savepoint(() => add(tx, 51)).catch(() => {})
      await add(tx, 53)
      throw new Error('no')
    })
    await assert.rejects(outer, { message: 'no' })
    await tx.savepoint(() => add(tx, 54))
  })
  assert.deepEqual(await db.many(sql`select id from things where id between 51 and 59 order by id`), [{ id: 51 }, { id: 54 }])
})

it('runs a transaction again after a deadlock', async () => {
  await db.run(sql`insert into things (id) values (21), (22)`)
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      runs++
      await tx.run(sql`update things set number = number + 1 where id = ${first}`)
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      await tx.run(sql`update things set number = number + 1 where id = ${second}`)
    })
  await Promise.all([add(21, 22), add(22, 21)])
  assert.ok(runs > 2) // one more, where the second try comes before whoever waited has woken up: they meet again
  assert.deepEqual(await db.many(sql`select number from things where id in (21, 22)`), [{ number: 2 }, { number: 2 }])
})

it('runs a transaction again when what it saw was deleted before it wrote what belongs to it', async () => {
  await db.run(sql`create table parts (thing_id int not null references things)`)
  await db.run(sql`insert into things (id) values (31)`)
  const hasSeen = Promise.withResolvers<void>()
  const isDeleted = Promise.withResolvers<void>()
  const seen: boolean[] = []
  const adding = db.transaction(async (tx) => {
    seen.push((await tx.maybe(sql`select from things where id = 31`)) !== undefined)
    hasSeen.resolve()
    await isDeleted.promise
    if (seen.at(-1)) await tx.run(sql`insert into parts (thing_id) values (31)`)
  })
  await hasSeen.promise
  await db.run(sql`delete from things where id = 31`)
  isDeleted.resolve()
  await adding
  assert.deepEqual(seen, [true, false])
})

it('takes what is missing each time it looks for a fault of ours, and no busy moment', async () => {
  let runs = 0
  const blind = db.transaction((tx) => {
    runs++
    return tx.run(sql`insert into parts (thing_id) values (31)`)
  })
  const fault = await blind.catch((error: unknown) => error)
  assert.equal(runs, 3)
  assert.equal((fault as { code: string }).code, '23503')
  assert.equal(isDatabaseUnavailable(fault), false)
})

it('says of a database that is away, full, or too slow that it is unavailable, and goes on afterwards', async () => {
  const away = openDatabase({ url: 'postgresql://127.0.0.1:1/x' })
  const failures = [await away.one(sql`select 1`).catch((error: unknown) => error)]
  await away.close()

  const cut = db.transaction(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.run(sql`select pg_terminate_backend(${pid})`)
    await tx.one(sql`select 1`)
  })
  failures.push(await cut.catch((error: unknown) => error))

  const full = Promise.withResolvers<void>()
  const busy = Array.from({ length: 4 }, () => db.transaction(() => full.promise))
  failures.push(await db.one(sql`select 1`).catch((error: unknown) => error))
  full.resolve()
  await Promise.all(busy)

  const hasty = openDatabase({ url, statementTimeout: 50 })
  failures.push(await hasty.one(sql`select pg_sleep(5)`).catch((error: unknown) => error))
  await hasty.close()

  const something = net.createServer((socket) => socket.on('data', () => socket.end('\0\0\0\0\0'))).listen(0, '127.0.0.1')
  await once(something, 'listening')
  const other = openDatabase({ url: `postgresql://127.0.0.1:${(something.address() as AddressInfo).port}/x` })
  failures.push(await other.one(sql`select 1`).catch((error: unknown) => error))
  await other.close()
  something.close()

  for (const failure of failures) assert.equal(isDatabaseUnavailable(failure), true, String(failure))
  assert.equal(isDatabaseUnavailable(await db.run(sql`select nonsense`).catch((error: unknown) => error)), false)
  assert.equal(isDatabaseUnavailable(undefined), false)
  assert.deepEqual(await db.one(sql`select 1 as one`), { one: 1 })
})

it('gives up a connection on which PostgreSQL does not answer any more, and goes on with another', async () => {
  const line = await openLine(Number(new URL(url).port))
  const through = new URL(url)
  through.port = String(line.port)
  const distant = openDatabase({ url: String(through), connections: 2, statementTimeout: 100 })
  const one = (on: Db) => on.one(sql`select 1 as one`)
  const within = distant.transaction(async (tx) => {
    await one(tx)
    await one(distant)
    await line.fail('dead')
    await Promise.all([tx.savepoint(() => one(tx)), assert.rejects(one(distant), { message: 'PostgreSQL does not answer' })])
  })
  const failure = await within.catch((error: unknown) => error)
  assert.equal(isDatabaseUnavailable(failure), true, String(failure))
  await line.mend()
  assert.deepEqual(await Promise.all([one(distant), distant.transaction(one)]), [{ one: 1 }, { one: 1 }])
  await distant.close()
  await line.close()
})

it('goes on when a connection is ended in the moment it was made', async () => {
  const message = (kind: string, body: string) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)])
  }
  const ended = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
  const welcome = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I'), ended])
  const server = net.createServer((socket) => socket.once('data', () => socket.end(welcome))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const short = openDatabase({ url: `postgresql://127.0.0.1:${(server.address() as AddressInfo).port}/x` })
  for (const ask of [() => short.one(sql`select 1`), () => short.transaction((tx) => tx.one(sql`select 1`))])
    assert.equal(isDatabaseUnavailable(await ask().catch((error: unknown) => error)), true)
  await short.close()
  server.close()
})

it('complains of no connection that the stopping PostgreSQL ended before it closed itself', async () => {
  const complaints: Error[] = []
  const { hostname, port } = new URL(url)
  const TERMINATE = 'X'.charCodeAt(0)
  // PostgreSQL never hears that the client leaves: what it sends comes first.
  const line = net.createServer({ allowHalfOpen: true }, (near) => {
    const far = net.connect(Number(port), hostname)
    far.pipe(near)
    near.on('data', (bytes) => (bytes[0] === TERMINATE ? endSession() : far.write(bytes)))
  })
  after(() => line.close())
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const through = new URL(url)
  through.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
  const leaving = openDatabase({ url: through.href, connections: 1, onError: (error) => complaints.push(error) })
  const { pid } = await leaving.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const endSession = () => db.run(sql`select pg_terminate_backend(${pid})`)
  const closed = new Promise((resolve) => leaving.pool.once('remove', resolve))
  await leaving.close()
  await closed
  await new Promise(setImmediate)
  assert.deepEqual(complaints, [])
})
