// Many slow and broken clients, in a process of its own: told a port it gathers, says who has come, and stays until it is told to leave.
import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import tls from 'node:tls'

const figures = { 'cut off with 408': 0, 'cut off without a word': 0, replaced: 0 }
const timers = new Set<NodeJS.Timeout>()
const sockets = new Set<Socket>()
let isLeaving = false

function keep(socket: Socket): Socket {
  sockets.add(socket)
  socket.on('error', () => {})
  socket.on('close', () => sockets.delete(socket))
  return socket
}
const plain = async (port: number) => {
  const socket = keep(net.connect(port, '127.0.0.1'))
  await once(socket, 'connect')
  return socket
}
const secure = async (port: number) => {
  const socket = keep(tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false }))
  await once(socket, 'secureConnect')
  return socket
}

/** Sends a byte every so often, until it is cut off; then it comes again. */
async function drip(port: number, text: string, every: number) {
  const socket = await secure(port)
  let sent = 0
  let answer = ''
  const timer = setInterval(() => socket.write(text[sent++ % text.length]!), every)
  timers.add(timer)
  socket.on('data', (chunk) => (answer += chunk))
  socket.on('close', () => {
    clearInterval(timer)
    timers.delete(timer)
    if (isLeaving) return
    if (answer.startsWith('HTTP/1.1 408')) figures['cut off with 408']++
    else figures['cut off without a word']++
    drip(port, text, every).catch(() => {})
  })
}

/** Asks for much and reads none of it. */
async function deaf(port: number) {
  const socket = await secure(port)
  socket.pause()
  socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20))
}

/** Breaks off in the middle of a body, and comes again. */
async function fickle(port: number) {
  while (!isLeaving) {
    const socket = await secure(port).catch(() => undefined)
    socket?.write('POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"')
    await new Promise((resolve) => setTimeout(resolve, 200))
    socket?.destroy()
    figures.replaced++
  }
}

const kinds: Record<string, [count: number, come: (port: number) => Promise<unknown>]> = {
  'slow headers': [150, (port) => drip(port, `GET /api/user HTTP/1.1\r\nhost: x\r\nx-slow: ${'a'.repeat(10_000)}`, 250)],
  'slow bodies': [
    150,
    (port) =>
      drip(
        port,
        `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{${' '.repeat(9998)}`,
        250,
      ),
  ],
  silent: [100, plain],
  'half a handshake': [100, async (port) => (await plain(port)).write(Buffer.from([0x16, 3, 1, 2, 0, 1]))],
  'half open': [100, async (port) => (await secure(port)).write('GET /api/user HTTP/1.1\r\nhost: x\r\n')],
  deaf: [50, deaf],
  fickle: [10, async (port) => void fickle(port)],
  idle: [
    1000,
    async (port) => {
      const socket = await secure(port)
      socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
      await once(socket, 'data')
    },
  ],
}

process.on('message', async (message: { port: number } | 'leave') => {
  if (message === 'leave') {
    isLeaving = true
    for (const timer of timers) clearInterval(timer)
    for (const socket of sockets) socket.destroy()
    process.send!(figures)
    return process.disconnect?.()
  }
  for (const [count, come] of Object.values(kinds))
    for (let n = 0; n < count; n += 50) await Promise.all(Array.from({ length: Math.min(50, count) }, () => come(message.port)))
  process.send!(Object.fromEntries(Object.entries(kinds).map(([kind, [count]]) => [kind, count])))
})
