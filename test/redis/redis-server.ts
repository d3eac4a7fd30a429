// A real Redis on loopback, which can go away and come back.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { freePort } from '../service-process.ts'

export interface RedisServer {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: 'ignore',
      })
      const [failure] = await Promise.race([once(child, 'error'), answers(port).then(() => [undefined])])
      if (failure)
        throw new Error('These tests need redis-server. Install it (Debian and Ubuntu: apt-get install redis-server), then run them again.')
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
  await server.start()
  return server
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1')
    const [connected] = await Promise.race([once(socket, 'connect').then(() => [true]), once(socket, 'error').then(() => [false])]).catch(
      () => [false],
    )
    socket.destroy()
    if (connected) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
