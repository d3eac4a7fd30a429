// A cluster (PostgreSQL's word for its data directory): how we make one, configure it, and run PostgreSQL's programs on it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isShared, makingUser, ownUser, type RunAs, usersHere } from './users.ts'

export type Cluster = {
  /** PostgreSQL's data directory, absolute. */
  path: string
  /** Whom PostgreSQL runs as. */
  runAs: RunAs
}

const role = 'discipleship'
const database = 'discipleship'

/** The settings of every server we start. Statement timeouts and the like belong to the client. */
const defaultSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  default_text_search_config: 'pg_catalog.english',
  // The log must hold no one's words: no statements, no parameters, and no errors, whose texts quote both. Clients log their own.
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/** The cluster in the folder, made or yet to be made; looks only. As root, its server runs as its owner, at first a user of its own. */
export function clusterIn(folder: string): Cluster {
  const path = join(folder, 'cluster')
  const us = process.getuid?.()
  const owner = statSync(path, { throwIfNoEntry: false })
  if (us !== 0) {
    if (us !== undefined && owner && owner.uid !== us)
      throw new Error(`${path} belongs to user ${owner.uid}: run this as that user, or as root`)
    return { path, runAs: undefined }
  }
  return { path, runAs: owner ? { uid: owner.uid, gid: owner.gid } : ownUser(usersHere()) }
}

/** The folder itself comes last: whoever owns it owns what is in it. */
function giveAway(path: string, { uid, gid }: NonNullable<RunAs>) {
  for (const name of [...readdirSync(path, { recursive: true, encoding: 'utf8' }), '.']) lchownSync(join(path, name), uid, gid)
}

/**
 * Gives a cluster a user of its own that has none: root copied it here without its owner, from a backup perhaps; or it is of an earlier version,
 * whose server ran as a user that others may run as too. Not the latter after a crash, when something of that server may still be there, and
 * tell itself from strangers by its user. Callers hold the start lock: two at once would give it to two users.
 */
export function withOwnUser(cluster: Cluster): Cluster {
  if (!cluster.runAs) return cluster
  const users = usersHere()
  const isOfRoot = cluster.runAs.uid === 0
  const isFree = isShared(cluster.runAs.uid, users) && !existsSync(join(cluster.path, 'postmaster.pid'))
  if (!isOfRoot && !isFree) return cluster
  const runAs = ownUser(users)
  giveAway(cluster.path, runAs)
  return { ...cluster, runAs }
}

export const isMade = (cluster: Cluster) => existsSync(cluster.path)

/** Where clients find the server of the cluster, with the password that was made with it. */
export const urlOf = (cluster: Cluster, port: number) =>
  `postgresql://${role}:${readFileSync(join(cluster.path, 'password'), 'utf8')}@127.0.0.1:${port}/${database}`

/** Tells this cluster from a copy of it, from wherever it is seen. Its server's processes carry it in their command lines. */
export function identityOf(cluster: Cluster): string {
  const { dev, ino } = statSync(cluster.path, { bigint: true })
  return `cluster-${dev}-${ino}`
}

/**
 * Makes the cluster in a draft folder and renames it when it is complete and on disk: a crash half-way leaves nothing that counts.
 * Nobody can log in as the superuser `postgres`; `role` owns its database, may create others, and is the only one let in.
 */
export async function createCluster(cluster: Cluster, binaries: string, settings: Record<string, string>) {
  const folder = dirname(cluster.path)
  const path = join(folder, `draft-${randomBytes(6).toString('hex')}`)
  const draft = { path, runAs: cluster.runAs && makingUser(usersHere()) }
  mkdirSync(draft.path, { mode: 0o700 })
  if (draft.runAs) chownSync(draft.path, draft.runAs.uid, draft.runAs.gid)

  await initialise(draft, binaries)
  const password = randomBytes(24).toString('base64url')
  writeInto(draft, 'pg_hba.conf', `host all ${role} 127.0.0.1/32 scram-sha-256\n`)
  await run(
    draft,
    binaries,
    'postgres',
    ['--single', '-D', dataArgument(draft), '-c', 'fsync=off', '-c', 'shared_buffers=16MB', 'postgres'],
    [`CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${password}'`, `CREATE DATABASE ${database} OWNER ${role} STRATEGY file_copy`],
  )
  if (settings['fsync'] !== 'off') await run(draft, binaries, 'initdb', ['--sync-only', '-D', dataArgument(draft)])
  if (cluster.runAs) giveAway(draft.path, cluster.runAs)
  writeInto({ ...cluster, path }, 'password', password)
  renameSync(draft.path, cluster.path)
  syncFolder(folder)
  // Drafts of starts that crashed. Only now: initdb may have gone on for a moment after the process that started it was killed.
  for (const name of readdirSync(folder)) if (name.startsWith('draft-')) await rm(join(folder, name), { recursive: true, maxRetries: 5 })
}

async function initialise(cluster: Cluster, binaries: string) {
  const options = ['--username=postgres', '--auth=reject', '--encoding=UTF8', '--no-sync', '--no-instructions']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const initdb = (...more: string[]) => run(cluster, binaries, 'initdb', ['-D', dataArgument(cluster), ...options, ...locale, ...more])
  try {
    await initdb(process.platform === 'darwin' ? '--lc-ctype=UTF-8' : '--lc-ctype=C.UTF-8')
  } catch (error) {
    // Where the system lacks that locale C alone does as well: nothing that we ask of the database goes by it.
    if (!/invalid locale/.test((error as Error).message)) throw error
    await initdb()
  }
}

/** Writes the settings for a start on the port. The identity is no setting here: it goes on the command line. */
export function configure(cluster: Cluster, port: number, settings: Record<string, string>) {
  const lines = Object.entries({ ...defaultSettings, port: String(port), ...settings }).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  )
  writeInto(cluster, 'postgresql.conf', `# Written anew at every start: changes here are lost.\n${lines.join('')}`)
}

function writeInto(cluster: Cluster, name: string, content: string) {
  const path = join(cluster.path, name)
  writeFileSync(path, content, { mode: 0o600, flush: true })
  if (cluster.runAs) chownSync(path, cluster.runAs.uid, cluster.runAs.gid)
}

function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/**
 * The data directory as PostgreSQL's programs are told it. They go there by its absolute path, which an unprivileged user can't walk
 * when it leads through a folder that only root may enter. We start them inside it, and this link leads there without the walk.
 */
export const dataArgument = (cluster: Cluster) => (cluster.runAs && process.platform === 'linux' ? '/proc/self/cwd' : cluster.path)

/** How PostgreSQL's programs are started: in the cluster, and without the caller's PG* and locale variables, which they would obey. */
export const spawnOptions = (cluster: Cluster) => ({
  cwd: cluster.path,
  env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C', TZ: 'UTC' },
  windowsHide: true,
  ...cluster.runAs,
})

/** Runs one of the programs to its end, with lines of input; throws its output when it fails. */
export function run(cluster: Cluster, binaries: string, name: string, args: string[], input: string[] = []): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(join(binaries, 'bin', name), args, spawnOptions(cluster))
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  child.stdin.on('error', () => {}) // it ended before it read all: its exit code and output tell
  child.stdin.end(input.map((line) => `${line}\n`).join(''))
  child.on('error', reject)
  child.on('close', (code) => {
    // A single-user server ends with 0 after errors too.
    if (code === 0 && !/(ERROR|FATAL|PANIC): /.test(output)) resolve()
    else reject(new Error(`${name} failed:\n${output.trim()}`))
  })
  return promise
}
