// The service as a process of its own, as operators run it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Answer, ask, type SendOptions } from './app.ts'
import { freePort } from './free-port.ts'

const program = fileURLToPath(new URL('../bin/discipleship', import.meta.url))

export interface ServiceProcess {
  child: ChildProcess
  port: number
  /** Everything it has printed. */
  output(): string
  request(method: string, path: string, options?: SendOptions): Promise<Answer>
  /** Sends a signal and gives the exit status, or the signal that it ended by. */
  end(signal?: NodeJS.Signals): Promise<number | string | null>
}

/** Whether a program that was started takes connections on its port, once it does; `false` when it ended before, or is not there. */
export async function listens(child: ChildProcess, port: number): Promise<boolean> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const socket = net.connect(port, '127.0.0.1')
    const connected = await once(socket, 'connect').catch(() => undefined)
    socket.destroy()
    if (connected) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}

/** A data folder that goes with the test file. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the service; `ready` waits until it is. It ends with the test file. */
export async function startProcess(settings: Record<string, string>, args: string[] = ['serve']): Promise<ServiceProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], METRICS_PORT: '0', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout!.on('data', (chunk) => (output += chunk))
  child.stderr!.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close').then(([status, signal]) => status ?? signal)
  after(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    child,
    port,
    output: () => output,
    request: (method, path, options) => ask(method, `https://127.0.0.1:${port}${path}`, options),
    end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Waits until it answers that it is ready; throws with what it printed when it ends instead. */
export async function ready(service: ServiceProcess): Promise<ServiceProcess> {
  for (;;) {
    if (service.child.exitCode !== null) throw new Error(`It ended with ${service.child.exitCode}:\n${service.output()}`)
    const answer = await service.request('GET', '/health/ready').catch(() => undefined)
    if (answer?.status === 200) return service
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Waits until it ends by itself. */
export async function ended(service: ServiceProcess): Promise<{ status: number | null; output: string }> {
  if (service.child.exitCode === null && service.child.signalCode === null) await once(service.child, 'close')
  return { status: service.child.exitCode, output: service.output() }
}
