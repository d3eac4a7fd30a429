// Where connections come in. Node lets one in for each turn of its event loop (libuv #3696), and under load a turn takes milliseconds: most
// of a crowd that comes at once would stand outside, and past 511 the kernel has them knock again after one, three and seven seconds. So the
// port has several doors, each of which lets one in. The kernel shares out who comes (SO_REUSEPORT, `man 7 socket`).
import net, { type AddressInfo, type ListenOptions, type Socket } from 'node:net'
import { Counts } from './counts.ts'
import { addressKey } from './rate-limit.ts'

/** Elsewhere the kernel does not share out. */
const DOORS = process.platform === 'linux' ? 8 : 1

export interface Guests {
  maxConnections: number
  /** Of one address; all others must get in while it holds its share. */
  connectionsPerAddress: number
  /** Whose connections are those of many: a proxy's. */
  isTrusted: (address: string) => boolean
}

/** An address may open so many times its share in a minute: a handshake of TLS costs a millisecond, and nobody has said yet who they are. */
const OPENED_A_MINUTE = 3

/** A server for at most so many connections at once. As with any, it is an error when another process has its port. */
export function openDoors(greet: (socket: Socket) => void, { maxConnections, connectionsPerAddress, isTrusted }: Guests): net.Server {
  let inside = 0
  const held = new Map<string, number>()
  const opened = new Counts(connectionsPerAddress * OPENED_A_MINUTE)
  const letIn = (socket: Socket) => {
    const address = socket.remoteAddress // none where they have gone again
    if (address === undefined || inside >= maxConnections) return socket.destroy()
    const household = isTrusted(address) ? undefined : addressKey(address)
    if (household !== undefined) {
      const holds = held.get(household) ?? 0
      if (holds >= connectionsPerAddress || opened.spend(household).exceeded) return socket.destroy()
      held.set(household, holds + 1)
    }
    inside++
    socket.once('close', () => {
      inside--
      if (household !== undefined) leave(household)
    })
    greet(socket)
  }
  const leave = (household: string) => {
    const holds = held.get(household)! - 1
    if (holds > 0) held.set(household, holds)
    else held.delete(household)
  }
  const front = net.createServer({ noDelay: true }, letIn)
  const others = Array.from({ length: DOORS - 1 }, () => net.createServer({ noDelay: true }, letIn))
  if (others.length === 0) return front
  const listen = front.listen.bind(front) as (options: ListenOptions, done: () => void) => net.Server
  const close = front.close.bind(front)
  return Object.assign(front, {
    listen(options: ListenOptions) {
      const openOthers = () => {
        const { address, port } = front.address() as AddressInfo
        // One that cannot be opened is no loss but of speed.
        for (const door of others) door.on('error', () => {}).listen({ ...options, host: address, port, reusePort: true })
      }
      // Doors would share the port with those of another process without a word: first whether it is free.
      const probe = net.createServer().on('error', (error) => front.emit('error', error))
      probe.listen(options, () => probe.close(() => listen({ ...options, reusePort: true }, openOthers)))
      return front
    },
    /** Calls back when all have left, through whichever door they came. */
    close(done?: (error?: Error) => void) {
      let open = DOORS
      let failure: Error | undefined
      const closed = () => --open === 0 && done?.(failure)
      for (const door of others) door.close(closed)
      return close((error) => {
        failure = error
        closed()
      })
    },
  })
}
