import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { after, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { openDoors } from './doors.ts'

async function opened({ greet = (_: Socket) => {}, maxConnections = 10_000, port = 0 } = {}) {
  const server = openDoors(greet, maxConnections)
  server.listen({ host: '127.0.0.1', port })
  await once(server, 'listening')
  after(() => server.close())
  return server
}
function connect(server: net.Server) {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  after(() => socket.destroy())
  return socket
}

it('lets a crowd in within fewer turns of the event loop than there are people', async () => {
  const PEOPLE = 200
  let inside = 0
  const server = await opened({ greet: () => inside++ })
  await setImmediate()
  for (let n = 0; n < PEOPLE; n++) connect(server)
  let turns = 0
  for (; inside < PEOPLE; turns++) await setImmediate()
  assert.ok(turns < PEOPLE / 2, `${turns} turns`)
})

it('lets no more in than may be inside, through whichever door', async () => {
  const MOST = 20
  const greeted: Socket[] = []
  const server = await opened({ maxConnections: MOST, greet: (socket) => greeted.push(socket.resume()) })
  let sentAway = 0
  for (let n = 0; n < MOST * 2; n++)
    connect(server)
      .resume()
      .on('close', () => sentAway++)
  while (greeted.length + sentAway < MOST * 2) await setImmediate()
  assert.equal(greeted.length, MOST)
  const left = once(greeted[0]!, 'close')
  greeted[0]!.destroy()
  await left
  connect(server)
  while (greeted.length === MOST) await setImmediate()
})

it('is closed when all have left, through whichever door', async () => {
  const PEOPLE = 50
  const greeted: Socket[] = []
  const server = await opened({ greet: (socket) => greeted.push(socket) })
  for (let n = 0; n < PEOPLE; n++) connect(server)
  while (greeted.length < PEOPLE) await setImmediate()
  let isClosed = false
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => (isClosed = true))
  for (const socket of greeted) {
    await setImmediate()
    assert.equal(isClosed, false)
    socket.destroy()
  }
  await closed
})

it('does not share its port with another', async () => {
  const server = await opened()
  const { port } = server.address() as AddressInfo
  await assert.rejects(opened({ port }), { code: 'EADDRINUSE' })
  await new Promise((resolve) => server.close(resolve))
  await opened({ port })
})
