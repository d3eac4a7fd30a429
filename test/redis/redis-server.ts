// A real Redis on loopback, which can go away and come back.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../free-port.ts'
import { listens } from '../service-process.ts'

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
      child.on('error', () => {})
      if (!(await listens(child, port)))
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
