// Where connections come in. Node lets one in for each turn of its event loop (libuv #3696), and under load a turn takes milliseconds: most
// of a crowd that comes at once would stand outside, and past 511 the kernel has them knock again after one, three and seven seconds. So the
// port has several doors, each of which lets one in. The kernel shares out who comes (SO_REUSEPORT, `man 7 socket`).
import net, { type AddressInfo, type ListenOptions, type Socket } from 'node:net'

/** Elsewhere the kernel does not share out. */
const DOORS = process.platform === 'linux' ? 8 : 1

/** A server for at most so many connections at once. As with any, it is an error when another process has its port. */
export function openDoors(greet: (socket: Socket) => void, maxConnections: number): net.Server {
  let inside = 0
  const letIn = (socket: Socket) => {
    if (inside >= maxConnections) return socket.destroy()
    inside++
    socket.once('close', () => inside--)
    greet(socket)
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
