import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { after, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { listenReusePort } from './reuse-port.ts'

const guests = { maxConnections: 10_000, connectionsPerAddress: 10_000, isTrusted: (_address: string) => false }

async function opened({
  onConnection = (_: Socket) => {},
  port = 0,
  ...others
}: Partial<typeof guests> & { onConnection?: (socket: Socket) => void; port?: number } = {}) {
  const server = listenReusePort(onConnection, { ...guests, ...others })
  server.listen({ host: '127.0.0.1', port })
  await once(server, 'listening')
  after(() => server.close())
  return server
}
function connect(server: net.Server, localAddress = '127.0.0.1') {
  const socket = net.connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress }).on('error', () => {})
  after(() => socket.destroy())
  return socket
}

it('lets a crowd in within fewer turns of the event loop than there are people', async () => {
  const PEOPLE = 200
  let inside = 0
  const server = await opened({ onConnection: () => inside++ })
  await setImmediate()
  for (let n = 0; n < PEOPLE; n++) connect(server)
  let turns = 0
  for (; inside < PEOPLE; turns++) await setImmediate()
  assert.ok(turns < PEOPLE / 2, `${turns} turns`)
})

it('lets no more in than may be inside, through whichever door', async () => {
  const MOST = 20
  const accepted: Socket[] = []
  const server = await opened({ maxConnections: MOST, onConnection: (socket) => accepted.push(socket.resume()) })
  let sentAway = 0
  for (let n = 0; n < MOST * 2; n++)
    connect(server)
      .resume()
      .on('close', () => sentAway++)
  while (accepted.length + sentAway < MOST * 2) await setImmediate()
  assert.equal(accepted.length, MOST)
  const left = once(accepted[0]!, 'close')
  accepted[0]!.destroy()
  await left
  connect(server)
  while (accepted.length === MOST) await setImmediate()
})

it('is closed when all have left, through whichever door', async () => {
  const PEOPLE = 50
  const accepted: Socket[] = []
  const server = await opened({ onConnection: (socket) => accepted.push(socket) })
  for (let n = 0; n < PEOPLE; n++) connect(server)
  while (accepted.length < PEOPLE) await setImmediate()
  let isClosed = false
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => (isClosed = true))
  for (const socket of accepted) {
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

/** How many of those who come from there are let in, and how many are sent away. */
async function came(count: number, server: net.Server, accepted: Socket[], from?: string) {
  let sentAway = 0
  const before = accepted.length
  for (let n = 0; n < count; n++)
    connect(server, from)
      .resume()
      .on('close', () => sentAway++)
  while (accepted.length - before + sentAway < count) await setImmediate()
  return { accepted: accepted.length - before, sentAway }
}

it('lets others in while one address holds all of its share and knocks on', async () => {
  const accepted: Socket[] = []
  const server = await opened({ connectionsPerAddress: 20, onConnection: (socket) => accepted.push(socket.resume()) })
  assert.deepEqual(await came(50, server, accepted, '127.0.0.1'), { accepted: 20, sentAway: 30 })
  assert.deepEqual(await came(20, server, accepted, '127.0.0.2'), { accepted: 20, sentAway: 0 })
  const left = once(accepted[0]!, 'close')
  accepted[0]!.destroy()
  await left
  assert.deepEqual(await came(2, server, accepted, '127.0.0.1'), { accepted: 1, sentAway: 1 })
})

it('lets an address open no more than three times its share in a minute, however soon it leaves', async () => {
  const accepted: Socket[] = []
  const server = await opened({ connectionsPerAddress: 5, onConnection: (socket) => accepted.push(socket.resume()) && socket.destroy() })
  for (let n = 0; n < 15; n++) {
    const left = once(connect(server).resume(), 'close')
    await left
  }
  assert.equal(accepted.length, 15)
  await once(connect(server).resume(), 'close')
  assert.equal(accepted.length, 15)
  await once(connect(server, '127.0.0.2').resume(), 'close')
  assert.equal(accepted.length, 16)
})

it('lets a trusted proxy bring as many as there are places', async () => {
  const accepted: Socket[] = []
  const isTrusted = (address: string) => address === '127.0.0.3'
  const server = await opened({ connectionsPerAddress: 5, isTrusted, onConnection: (socket) => accepted.push(socket.resume()) })
  assert.deepEqual(await came(50, server, accepted, '127.0.0.3'), { accepted: 50, sentAway: 0 })
})
