// Listens on one port with several sockets. Node accepts one connection for each turn of its event loop and socket (libuv #3696), and under
// load a turn takes milliseconds: of a burst most would wait in the kernel's queue, and past 511 they retry after one, three and seven seconds.
// The kernel shares connections out among the sockets (SO_REUSEPORT, `man 7 socket`).
import net, { type AddressInfo, type ListenOptions, type Socket } from 'node:net'
import { FixedWindowCounters } from './counts.ts'
import { addressKey } from './rate-limit.ts'

/** Elsewhere than on Linux the kernel does not share out. */
const LISTENERS = process.platform === 'linux' ? 8 : 1

export interface ListenerOptions {
  maxConnections: number
  /** Of one address. */
  connectionsPerAddress: number
  /** A proxy's connections are those of many, and are not bounded by address. */
  isTrusted: (address: string) => boolean
}

/** An address may open so many times its share in a minute: a handshake of TLS costs a millisecond, and nobody has said yet who they are. */
const OPENED_A_MINUTE = 3

/** A server for at most so many connections at once. As with any, it is an error when another process has its port. */
export function listenReusePort(
  onConnection: (socket: Socket) => void,
  { maxConnections, connectionsPerAddress, isTrusted }: ListenerOptions,
): net.Server {
  let connections = 0
  const held = new Map<string, number>()
  const opened = new FixedWindowCounters(connectionsPerAddress * OPENED_A_MINUTE)
  const accept = (socket: Socket) => {
    const address = socket.remoteAddress // none where they have gone again
    if (address === undefined || connections >= maxConnections) return socket.destroy()
    const key = isTrusted(address) ? undefined : addressKey(address)
    if (key !== undefined) {
      const holds = held.get(key) ?? 0
      if (holds >= connectionsPerAddress || opened.spend(key).exceeded) return socket.destroy()
      held.set(key, holds + 1)
    }
    connections++
    socket.once('close', () => {
      connections--
      if (key !== undefined) leave(key)
    })
    onConnection(socket)
  }
  const leave = (key: string) => {
    const holds = held.get(key)! - 1
    if (holds > 0) held.set(key, holds)
    else held.delete(key)
  }
  const first = net.createServer({ noDelay: true }, accept)
  const others = Array.from({ length: LISTENERS - 1 }, () => net.createServer({ noDelay: true }, accept))
  if (others.length === 0) return first
  const listen = first.listen.bind(first) as (options: ListenOptions, done: () => void) => net.Server
  const close = first.close.bind(first)
  return Object.assign(first, {
    listen(options: ListenOptions) {
      const openOthers = () => {
        const { address, port } = first.address() as AddressInfo
        // One that cannot be opened is no loss but of speed.
        for (const other of others) other.on('error', () => {}).listen({ ...options, host: address, port, reusePort: true })
      }
      // With SO_REUSEPORT the port would be shared with another process without an error: first whether it is free.
      const probe = net.createServer().on('error', (error) => first.emit('error', error))
      probe.listen(options, () => probe.close(() => listen({ ...options, reusePort: true }, openOthers)))
      return first
    },
    /** Calls back when all connections of all sockets have ended. */
    close(done?: (error?: Error) => void) {
      let open = LISTENERS
      let failure: Error | undefined
      const closed = () => --open === 0 && done?.(failure)
      for (const other of others) other.close(closed)
      return close((error) => {
        failure = error
        closed()
      })
    },
  })
}
