// Ports for what is started a moment later, or for nobody at all. One that the system gives is, once closed, given to whoever asks next: connections of tests
// beside this one. So these are below those that Linux, macOS and Windows give, and each process has some of its own.
import { once } from 'node:events'
import net from 'node:net'

const FIRST = 20_000
const LAST = 32_000
/** How many a process has; it keeps the first one open, by which others see that they are taken. */
const BLOCK = 100

let block: Promise<number> | undefined
let given = 0

/** A port of this process on which nothing listens. */
export async function freePort(): Promise<number> {
  block ??= ownBlock()
  const first = await block
  for (let tries = 1; tries < BLOCK; tries++) {
    const port = first + 1 + (given++ % (BLOCK - 1))
    const probe = await listenOn(port)
    if (!probe) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error(`Of the ports from ${first} on none is free`)
}

async function ownBlock(): Promise<number> {
  const blocks = Math.floor((LAST - FIRST) / BLOCK)
  for (let tries = 0; tries < blocks; tries++) {
    const first = FIRST + ((process.pid + tries) % blocks) * BLOCK
    const kept = await listenOn(first)
    if (!kept) continue
    kept.unref()
    return first
  }
  throw new Error(`Too many processes have ports from ${FIRST} to ${LAST}`)
}

/** Undefined where somebody else does. */
async function listenOn(port: number): Promise<net.Server | undefined> {
  const server = net.createServer((socket) => socket.destroy())
  server.listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  )
}
