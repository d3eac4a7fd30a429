// The configured database, or the built-in one. The service migrates it; commands use it as it is, or refuse.

import { isMade, openEmbedded } from 'embedded-postgresql'
import type { Config } from './config.ts'
import { countConnections, openDatabase } from './platform/db/database.ts'
import { type MigrationOptions, migrate, type Progress, progressOf, readMigrations } from './platform/db/migrate.ts'
import { isUnfinished } from './platform/db/unfinished.ts'
import { queueVersion } from './platform/jobs/jobs.ts'
import { CURRENT_QUEUE_VERSION } from './platform/jobs/private-tables.ts'

export interface Server {
  url: string
  close(): Promise<void>
}

export interface DataStore extends Server {
  /** The migrations that were applied just now. */
  applied: string[]
}

/** Says to the operator why the data can't be used as they are. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData'
}

const migrations = new URL('../migrations/', import.meta.url)

/** `own`: as the service, which there is one of for each data folder. `join`: beside a running service, or alone. */
interface Opening {
  mode: 'own' | 'join'
  log?: (message: string) => void
}

/** For the service: created if missing, and migrated. */
export async function openDataStore(config: Config, opening: Opening): Promise<DataStore> {
  const server = await openServer(config, opening)
  return closeOnError(server, async () => ({ ...server, applied: await migrateDatabase(server.url, opening) }))
}

/** For commands: the data that are there, of this version; with `anyVersion` of an older or newer one too. Changes nothing, and makes nothing. */
export async function openExisting(config: Config, { anyVersion = false } = {}): Promise<Server> {
  requireFolder(config)
  const server = await openServer(config, { mode: 'join' })
  return closeOnError(server, async () => {
    const { progress } = await inspectDatabase(server.url)
    if (progress === 'none') throw new UnusableData(noData(config))
    if (!anyVersion && progress !== 'current') throw new UnusableData(otherVersion[progress])
    return server
  })
}

/** For `migrate`: the data that are there, or an empty database that DATABASE_URL names; brought up to date while no service runs on it. */
export async function openToMigrate(config: Config): Promise<DataStore> {
  requireFolder(config)
  const server = await openServer(config, { mode: 'join' })
  return closeOnError(server, async () => {
    const { progress, services } = await inspectDatabase(server.url)
    if (progress === 'none' && !config.DATABASE_URL) throw new UnusableData(noData(config))
    if (progress === 'newer') throw new UnusableData(otherVersion.newer)
    if (progress === 'older' && services > 0)
      throw new UnusableData(
        'A service of an older version is running on these data. Stop it, and start this version: it brings the data up to date by itself.',
      )
    return { ...server, applied: await migrateDatabase(server.url) }
  })
}

async function closeOnError<Result>(server: Server, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await server.close()
    throw error
  }
}

function requireFolder(config: Config) {
  if (!config.DATABASE_URL && !isMade(config.dataDir)) throw new UnusableData(noData(config))
}

const noData = ({ DATABASE_URL, dataDir }: Config) =>
  `There are no data in ${DATABASE_URL ? 'the database that DATABASE_URL names' : dataDir}. ` +
  `Start the service there once (npm start) or restore a backup; or, if the data are elsewhere, say so with ${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}.`

const otherVersion = {
  older:
    'The data are of an older version than this program, and only the service and "discipleship migrate" change that: ' +
    'restart the service from this folder first, or use the folder that it was started from.',
  newer: 'The data are of a newer version than this program. Use the version that the service was started from.',
}

/** The database as it is, of whatever version. */
export async function openServer({ DATABASE_URL, dataDir }: Config, { mode, log }: Opening): Promise<Server> {
  const { url, stop } = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => {} }
    : await openEmbedded({ dataDir, mode, ...(log ? { log } : {}) })
  const server = { url, close: stop }
  return closeOnError(server, async () => {
    await requireCompleteRestore(url)
    return server
  })
}

/** After an interrupted restore, accounts that were erased since the backup may be back. */
async function requireCompleteRestore(url: string) {
  const db = openDatabase({ url, connections: 1, name: 'discipleship restore' })
  try {
    if (await isUnfinished(db))
      throw new UnusableData('A restore into this database was broken off. Empty the database and restore once more.')
  } finally {
    await db.close()
  }
}

/** Applies what is missing: the queue's tables, then our own; of those named in `only`, where it is given. */
export async function migrateDatabase(
  url: string,
  { only, log }: { only?: readonly string[] } & Pick<MigrationOptions, 'log'> = {},
): Promise<string[]> {
  if (!only && (await inspectDatabase(url)).progress === 'current') return []
  const { installJobs } = await import('./platform/jobs/installing.ts')
  await installJobs(url)
  return migrate(url, migrations, { ...(only ? { only } : {}), ...(log ? { log } : {}) })
}

/** What the database has of our tables, and how many connections of running services there are. */
export async function inspectDatabase(url: string): Promise<{ progress: Progress; services: number }> {
  const db = openDatabase({ url, connections: 1, name: 'discipleship migrate' })
  try {
    const progress = await progressOf(db, migrations)
    const queueIsOld = progress === 'current' && (await queueVersion(db)) !== CURRENT_QUEUE_VERSION
    return { progress: queueIsOld ? 'older' : progress, services: await countConnections(db, connectionsOfServices) }
  } finally {
    await db.close()
  }
}

/** Names of the connections of services. Each service keeps at least one: for requests or for jobs. */
const connectionsOfServices = ['discipleship', 'discipleship jobs']

/** The migrations that this version knows. */
export const knownMigrations = () => readMigrations(migrations)
