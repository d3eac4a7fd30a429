// One address that floods the service, until it is stopped. Runs as a separate process, started by bench/floods.ts.
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'
import { Pool } from 'undici'

const [kind, url] = process.argv.slice(2)
const { hostname, port } = new URL(url!)
const to = { port: Number(port), host: hostname, localAddress: '127.0.0.1', rejectUnauthorized: false }
let sent = 0
let refused = 0
let isOver = false

/** Sends made-up tokens as fast as answers come. */
async function madeUpTokens() {
  const pool = new Pool(url!, { connections: 64, pipelining: 1, localAddress: '127.0.0.1', connect: { rejectUnauthorized: false } })
  const lane = async () => {
    while (!isOver) {
      const authorization = `Bearer ${++sent}|made-up-made-up-made-up-made-up-made-up-made`
      const { statusCode, body } = await pool.request({ path: '/api/groups', method: 'GET', headers: { authorization } })
      await body.dump()
      if (statusCode === 429) refused++
    }
  }
  await Promise.all(Array.from({ length: 64 }, lane))
}

/** New connections that shake hands and leave. */
async function handshakes() {
  const lane = async () => {
    while (!isOver) {
      sent++
      await new Promise<void>((resolve) => {
        const socket = tls.connect(to, () => socket.destroy())
        socket.on('error', () => refused++).on('close', () => resolve())
      })
    }
  }
  await Promise.all(Array.from({ length: 32 }, lane))
}

/** 10,050 silent connections, which reconnect when they are closed. */
async function silence() {
  const lane = async () => {
    while (!isOver) {
      sent++
      await new Promise<void>((resolve) => {
        const socket = net.connect(to).resume()
        socket.on('error', () => refused++).on('close', () => setTimeout(resolve, 500))
      })
    }
  }
  for (let come = 0; come < 10_050 && !isOver; come += 150, await sleep(20)) for (let n = 0; n < 150; n++) lane()
}

process.on('message', () => {
  isOver = true
  process.send!({ asked: sent, refused }, () => process.exit())
})
await { madeUpTokens, handshakes, silence }[kind as 'silence']()
