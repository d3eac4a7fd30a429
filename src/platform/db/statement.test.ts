// What statement.ts sends, as it is on the wire: an update of `pg` that no longer does what it builds on fails here.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { after, it } from 'node:test'
import { scratchDatabase } from '#test/scratch-database.ts'
import { openDatabase, sql } from './database.ts'

/** Types of messages, as https://www.postgresql.org/docs/current/protocol-message-formats.html has them. */
const [PARSE, BIND, DESCRIBE, EXECUTE, SYNC] = ['P', 'B', 'D', 'E', 'S']

const { url, drop } = await scratchDatabase()
let sent = ''
const relay = net.createServer((near) => {
  const far = net.connect(Number(new URL(url).port), '127.0.0.1')
  far.pipe(near)
  let unread: Buffer = Buffer.alloc(0)
  let typeLength = 0 // the first message of a connection has no type
  near.on('data', (bytes: Buffer) => {
    far.write(bytes)
    unread = Buffer.concat([unread, bytes])
    while (unread.length >= typeLength + 4) {
      const end = typeLength + unread.readInt32BE(typeLength)
      if (unread.length < end) break
      sent += unread.toString('latin1', 0, typeLength)
      unread = unread.subarray(end)
      typeLength = 1
    }
  })
  near.on('close', () => far.destroy())
})
relay.listen(0, '127.0.0.1')
await once(relay, 'listening')
const through = new URL(url)
through.port = String((relay.address() as AddressInfo).port)
const db = openDatabase({ url: through.href, connections: 1 })
await db.one(sql`select 'connected' as state`)
after(async () => {
  await db.close()
  relay.close()
  await drop()
})

async function messagesOf(work: () => Promise<unknown>) {
  sent = ''
  await work()
  return sent
}

it('prepares a statement once on a connection, and asks once how its rows look', async () => {
  const read = () => db.many(sql`select id from generate_series(1, ${2}::int) id`)
  assert.equal(await messagesOf(read), [PARSE, BIND, DESCRIBE, EXECUTE, SYNC].join(''))
  assert.equal(await messagesOf(read), [BIND, EXECUTE, SYNC].join(''))
  assert.deepEqual(await read(), [{ id: 1 }, { id: 2 }])
})

it('sends begin along with the first statement of a transaction', async () => {
  const transaction = () => db.transaction((tx) => tx.one(sql`select 1 as one`))
  await transaction() // until its statement and commit are prepared
  const begin = [PARSE, BIND, EXECUTE]
  assert.equal(await messagesOf(transaction), [...begin, BIND, EXECUTE, SYNC, /* commit */ BIND, EXECUTE, SYNC].join(''))
})
