// The server of a cluster: finding the one that runs, starting it, stopping it. Callers hold the cluster's start lock.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type Cluster,
  configure,
  createCluster,
  dataArgument,
  identityOf,
  isMade,
  run,
  spawnOptions,
  urlOf,
  withOwnUser,
} from './cluster.ts'
import { runnableBinaries, stagingPlaces } from './staging.ts'

export type Server = { pid: number; port: number }

export type Conditions = {
  /** The folder of the installed programs. */
  binaries: string
  /** More of postgresql.conf, should the server be started. */
  settings: Record<string, string>
  /** Whether other living processes use the server: then it must not be stopped. */
  isInUse: () => boolean
  /** Where a server was started last, by what `processNamespace` said there. */
  last: { port?: number; namespace?: string }
  log: (message: string) => void
}

const timeoutMs = 120_000

/** The server that runs, else a new one, of a new cluster if there is none yet. */
export async function ensureServer(found: Cluster, conditions: Conditions): Promise<Server & { started: boolean }> {
  const deadline = performance.now() + timeoutMs
  const cluster = isMade(found) ? withOwnUser(found) : found
  let port = conditions.last.port
  let binaries: string | undefined
  for (;;) {
    const server = isMade(cluster) ? await findServer(cluster, conditions) : undefined
    if (server) return { ...server, started: false }
    binaries ??= await runnableBinaries(conditions.binaries, {
      runAs: cluster.runAs,
      places: stagingPlaces(dirname(cluster.path)),
      log: conditions.log,
    })
    if (!isMade(cluster)) {
      conditions.log(`Making a new database in ${dirname(cluster.path)}`)
      await createCluster(cluster, binaries, conditions.settings)
    }
    port = await freePort(port)
    try {
      return { pid: await startServer(cluster, binaries, port, conditions.settings), port, started: true }
    } catch (error) {
      const { message } = error as Error
      if (performance.now() > deadline) throw error
      if (/shared memory block/.test(message)) await endSessions(cluster)
      // Somebody else took the port just now, or a server appeared that was being started when its parent was killed.
      else if (!/could not create any TCP\/IP sockets|lock file .* already exists/.test(message)) throw error
    }
  }
}

/** The running server; undefined when there is none (any more). One that nobody uses and that does not answer is stopped. */
async function findServer(cluster: Cluster, { binaries, isInUse, last, log }: Conditions): Promise<Server | undefined> {
  const path = dirname(cluster.path)
  let server = readServer(cluster)
  if (!server) return undefined
  if (!isServer(cluster, server.pid)) {
    // Elsewhere, in another container, it may run all the same. While somebody uses it there, a second one would ruin the data.
    if (last.namespace !== processNamespace()) {
      if (await answers(cluster, server.port)) return server
      if (isInUse()) throw new Error(`The PostgreSQL in ${path} is in use in another container and can't be reached from here`)
    }
    // PostgreSQL would take a process that has the old number for its old server.
    rmSync(join(cluster.path, 'postmaster.pid'), { force: true })
    return undefined
  }
  while (server && !server.isReady) {
    if (!isServer(cluster, server.pid)) return undefined
    await sleep(5)
    server = readServer(cluster)
  }
  if (!server) return undefined
  if (await answers(cluster, server.port)) return server
  if (isInUse()) throw new Error(`The PostgreSQL in ${path} (process ${server.pid}) is in use but does not answer`)
  log(`PostgreSQL (process ${server.pid}) was left behind and does not answer: it is stopped`)
  await stopServer(cluster, server.pid, binaries, 5_000)
  return undefined
}

/** What PostgreSQL writes about itself into postmaster.pid (line 1 the process, 4 the port, 8 the state); undefined without a server. */
export function readServer(cluster: Cluster): (Server & { isReady: boolean }) | undefined {
  try {
    const lines = readFileSync(join(cluster.path, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether the process serves this cluster; its number alone may long have gone to another process. */
export function isServer(cluster: Cluster, pid: number): boolean {
  const command = commandLine(pid)
  return process.platform === 'win32'
    ? command.includes('postgres.exe')
    : /^\S*postgres/.test(command) && command.includes(identityOf(cluster))
}

/** Empty when there is no such process. Read from where root needs no right to trace others, which containers withhold. */
function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  const [name, ...args] =
    process.platform === 'win32' ? ['tasklist', '/NH', '/FI', `PID eq ${pid}`] : ['ps', '-o', 'command=', '-p', `${pid}`]
  return spawnSync(name!, args, { encoding: 'utf8', windowsHide: true }).stdout ?? ''
}

/** Whether a server of this very cluster, not of a copy of it, answers on the port. */
async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const deadline = performance.now() + 10_000
  for (;;) {
    const client = new pg.Client({ connectionString: urlOf(cluster, port), connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
    client.on('error', () => {}) // `pg` emits it when a connection is lost between queries; without a listener Node exits
    try {
      await client.connect()
      const { rows } = await client.query("SELECT current_setting('cluster_name') AS identity")
      return rows[0].identity === identityOf(cluster)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === pgError.tooManyConnections) return true
      if (code !== pgError.cannotConnectNow || performance.now() > deadline) return false
      await sleep(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** https://www.postgresql.org/docs/18/errcodes-appendix.html; it can't connect now while it recovers from a crash of a session. */
const pgError = { tooManyConnections: '53300', cannotConnectNow: '57P03' }

/** Starts the server and waits until it takes connections; returns the number of its process. */
async function startServer(cluster: Cluster, binaries: string, port: number, settings: Record<string, string>): Promise<number> {
  configure(cluster, port, settings)
  const logFile = join(dirname(cluster.path), 'server.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', dataArgument(cluster), '-c', `cluster_name=${identityOf(cluster)}`], {
    ...spawnOptions(cluster),
    detached: true, // Ctrl-C in a terminal goes to the whole process group, and we still need the server when we shut down
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let failure: Error | undefined
  let hasEnded = false
  child.once('error', (error) => {
    failure = error
  })
  child.once('exit', () => {
    hasEnded = true
  })
  for (;;) {
    if (failure) throw failure
    if (hasEnded) throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').trim()}`)
    const server = readServer(cluster)
    if (server?.isReady && server.pid === child.pid) return server.pid
    await sleep(2)
  }
}

/**
 * Stops the server: sessions are cut off, all is written to disk. One that has not ended after `timeoutMs` ms is told to drop everything,
 * then killed; it recovers at its next start.
 */
export async function stopServer(cluster: Cluster, pid: number, binaries: string, timeoutMs = 60_000) {
  if (process.platform === 'win32') return run(cluster, binaries, 'pg_ctl', ['stop', '-D', cluster.path, '-m', 'fast', '-w'])
  for (const [signal, time] of [
    ['SIGINT', timeoutMs],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    const deadline = performance.now() + time
    if (isServer(cluster, pid)) process.kill(pid, signal)
    while (isServer(cluster, pid) && performance.now() < deadline) await sleep(2)
    if (!isServer(cluster, pid)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) can't be stopped`)
}

/** After the main process was killed, its sessions keep the memory they share until they notice. One in a long query must be told. */
async function endSessions(cluster: Cluster) {
  await sleep(100)
  if (process.platform !== 'linux') return
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (isServer(cluster, Number(pid))) process.kill(Number(pid), 'SIGQUIT')
  }
}

/** A free port of loopback: the preferred one, so that clients of a server that died find its successor, else any. */
function freePort(preferred = 0): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.once('error', (error) => (preferred ? resolve(freePort()) : reject(error)))
  probe.listen(preferred, '127.0.0.1', () => {
    const { port } = probe.address() as AddressInfo
    probe.close(() => resolve(port))
  })
  return promise
}

/** Where process numbers mean the same: in this container, since this boot. */
export function processNamespace(): string {
  if (process.platform !== 'linux') return ''
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
}
