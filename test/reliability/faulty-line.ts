// A line to another service (TCP on loopback) that fails in the ways lines do.
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Fault =
  /** Nobody listens; connections that were open are reset. */
  | 'refused'
  /** Connections are taken and nothing comes, as from a process that hangs; what is on its way arrives when the fault ends. */
  | 'silent'
  /** The same, but what was connected by then stays dead, as with a machine that lost its power, and with it all it had begun. */
  | 'dead'
  /** Each connection is reset as soon as something is said on it. */
  | 'cut'
  /** Answers everything with what belongs to no protocol. */
  | 'nonsense'
  /** Everything takes a quarter of a second longer, in each direction. */
  | 'slow'

export interface Line {
  port: number
  /** From now on, for connections that are open too. */
  fail(fault: Fault): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

const NONSENSE = ['\x16\x03\xff 999 what?\r\n\r\n', '\0\0\0\0\xff\xfe{"data":[', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n*9\r\n'].map(
  (text) => Buffer.from(text, 'latin1'),
)

export async function openLine(to: number): Promise<Line> {
  const ends = new Set<{ near: Socket; far: Socket }>()
  let fault: Fault | undefined
  let garbageCount = 0
  const lost = new WeakSet<Socket>()

  function pass(from: Socket, into: Socket, answers: boolean) {
    // One after the other: what was held back must not be overtaken.
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (bytes) => {
      before = before.then(async () => {
        while (!from.destroyed && (fault === 'silent' || fault === 'dead' || lost.has(from))) await sleep(20)
        if (fault === 'cut') return from.resetAndDestroy()
        if (fault === 'nonsense') return answers || from.destroyed ? undefined : from.write(NONSENSE[garbageCount++ % NONSENSE.length]!)
        if (fault === 'slow') await sleep(250)
        if (!into.destroyed) into.write(bytes)
      })
    })
    from.on('error', () => {})
    from.on('close', () => void before.then(() => into.destroy()))
  }

  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1')
    const pair = { near, far }
    ends.add(pair)
    pass(near, far, false)
    pass(far, near, true)
    near.once('close', () => ends.delete(pair))
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const hangUp = () => {
    for (const { near, far } of ends) {
      near.resetAndDestroy()
      far.destroy()
    }
  }

  const lose = () => {
    for (const { near, far } of ends) {
      lost.add(near)
      far.removeAllListeners('close').destroy() // nobody tells the near end
    }
  }

  return {
    port,
    async fail(next) {
      fault = next
      if (next === 'dead') lose()
      if (next !== 'refused') return
      server.close()
      hangUp()
    },
    async mend() {
      const was = fault
      fault = undefined
      if (was === 'dead') lose()
      if (was === 'nonsense') hangUp()
      if (was === 'refused') await listen(port)
    },
    async close() {
      hangUp()
      if (server.listening) server.close()
    },
  }
}
