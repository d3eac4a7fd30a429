// A PostgreSQL server of our own under the data folder, for those who don't bring one. One service owns the folder; the operator's
// commands join it. Whoever leaves last stops the server; after a kill -9 it runs on until the next start or command takes it over.
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clusterIn, isMade as clusterIsMade, urlOf } from './cluster.ts'
import { type FileLock, tryLock, whileLocked } from './file-lock.ts'
import { type Conditions, ensureServer, isServer, processNamespace, readServer, type Server, stopServer } from './server.ts'
import { installedBinaries } from './staging.ts'

export class AlreadyRunning extends Error {
  constructor(dataDir: string, pid: string) {
    const holder = pid ? ` (process ${pid})` : ''
    super(`Another service is already running on the data folder ${dataDir}${holder}. Stop it first, or use another DATA_DIR.`)
    this.name = 'AlreadyRunning'
  }
}

export type Options = {
  /** Absolute. All of PostgreSQL's files are in `postgres` inside it. */
  dataDir: string
  /** `own`: the service, one at a time. `join`: any number of commands, beside a service or without one. */
  mode: 'own' | 'join'
  log?: (message: string) => void
  /** More of postgresql.conf, should this call start the server. */
  settings?: Record<string, string>
  /** The folder of PostgreSQL's programs, when not the one that npm installed. */
  binaries?: string
}

export type Embedded = {
  /** For connections as the owner of the database, with its password. */
  url: string
  /** Whether this call started the server. */
  started: boolean
  /** Leaves; stops the server if nobody else uses it. May be called more than once. */
  stop(): Promise<void>
}

/** Whether there is a database in `dataDir`, running or not. */
export const isMade = (dataDir: string): boolean => {
  const folder = join(dataDir, 'postgres')
  return existsSync(folder) && clusterIsMade(clusterIn(folder))
}

/** Another process may have to finish its start first, recovery after a crash included. */
const timeoutMs = 300_000

/**
 * Opens the PostgreSQL that lives in `dataDir`/postgres: starts it (made on first use), or joins the one that already runs there.
 * Throws AlreadyRunning when another process owns it. While an owner runs, a server that dies is started again on the same port.
 */
export async function openEmbedded({
  dataDir,
  mode,
  log = () => {},
  settings = {},
  binaries = installedBinaries(),
}: Options): Promise<Embedded> {
  const folder = join(dataDir, 'postgres')
  mkdirSync(folder, { recursive: true, mode: folderMode })
  const claim = mode === 'own' ? claimFolder(dataDir, folder) : undefined
  const whileNobodyStarts = <T>(work: () => Promise<T>) => whileLocked(join(folder, 'start.lock'), timeoutMs, work)
  const conditions = { binaries, settings, log, isInUse: () => isInUse(folder) }

  let use: FileLock | undefined
  let server: Server & { started: boolean }
  try {
    server = await whileNobodyStarts(async () => {
      const server = await findOrStart(folder, conditions)
      use = tryLock(join(folder, 'users.lock'), 'shared')
      return server
    })
  } catch (error) {
    claim?.release()
    throw error
  }

  const watch = claim && watchOver(folder, server, log, () => whileNobodyStarts(() => findOrStart(folder, conditions)))

  const leave = async () => {
    await watch?.end()
    await whileNobodyStarts(async () => {
      use?.release()
      const cluster = clusterIn(folder)
      const running = readServer(cluster)
      if (running && isServer(cluster, running.pid) && !isInUse(folder)) await stopServer(cluster, running.pid, binaries)
    }).finally(() => claim?.release())
  }
  let left: Promise<void> | undefined
  return { url: urlOf(clusterIn(folder), server.port), started: server.started, stop: () => (left ??= leave()) }
}

/** Only we read here. Where PostgreSQL runs as another user and can't be started inside (see dataArgument), that user must pass through. */
const folderMode = process.getuid?.() === 0 && process.platform !== 'linux' ? 0o711 : 0o700

/** The service's right to the folder, as long as this process lives. The process number beside it is only for the message. */
function claimFolder(dataDir: string, folder: string): FileLock {
  const claim = tryLock(join(folder, 'service.lock'), 'exclusive')
  const note = join(folder, 'service.pid')
  if (!claim) throw new AlreadyRunning(dataDir, readIfThere(note))
  replaceFile(note, String(process.pid))
  return claim
}

/** Whether another process has the server open. (Whoever asks holds the start lock, so none is just coming in.) */
function isInUse(folder: string): boolean {
  const lock = tryLock(join(folder, 'users.lock'), 'alone')
  lock?.release()
  return !lock
}

async function findOrStart(folder: string, conditions: Omit<Conditions, 'last'>) {
  const cluster = clusterIn(folder)
  const server = await ensureServer(cluster, { ...conditions, last: readNote(folder) })
  if (server.started) writeNote(folder, { port: server.port, namespace: processNamespace(), url: urlOf(cluster, server.port) })
  return server
}

/** Connections everywhere go to the old port. Nobody catches this: the process ends, and whatever keeps it running starts it again. */
const moved = () =>
  setImmediate(() => {
    throw new Error('PostgreSQL is on another port')
  })

/** Milliseconds. Elsewhere it takes a process to look for one. */
const LOOK_EVERY = process.platform === 'linux' ? 250 : 1000

/** Starts the server again when it dies under the running service: killed for want of memory, say. */
function watchOver(folder: string, server: Server, log: (message: string) => void, revive: () => Promise<Server>) {
  const { port } = server
  let { pid } = server
  let reviving: Promise<void> | undefined
  const look = async () => {
    if (isServer(clusterIn(folder), pid)) return
    log(`PostgreSQL (process ${pid}) has ended unexpectedly`)
    const revived = await revive()
    pid = revived.pid
    if (revived.port === port) return log(`PostgreSQL runs again (process ${pid})`)
    log(`PostgreSQL had to take another port, since ${port} is taken: the service must start anew`)
    moved()
  }
  const timer = setInterval(() => {
    reviving ??= look()
      .catch((error: Error) => log(error.message))
      .finally(() => {
        reviving = undefined
      })
  }, LOOK_EVERY).unref()
  return {
    async end() {
      clearInterval(timer)
      await reviving
    },
  }
}

/** What we remember of the server. `url` is for the operator's own tools. */
type Note = { port?: number; namespace?: string; url?: string }

function readNote(folder: string): Note {
  try {
    return JSON.parse(readIfThere(join(folder, 'server.json')))
  } catch {
    return {} // none yet, or spoilt by a power cut: it only saves looking
  }
}

const writeNote = (folder: string, note: Note) => replaceFile(join(folder, 'server.json'), JSON.stringify(note))

/** Only for the folder's owner to read, even when root writes for once. */
function replaceFile(path: string, content: string) {
  const draft = `${path}.new`
  writeFileSync(draft, content, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(path))
    chownSync(draft, uid, gid)
  }
  renameSync(draft, path)
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
