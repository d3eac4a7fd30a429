// The database that the configuration names, or the built-in one; up to date when it is handed over.
import type { Config } from './config.ts'
import { openDatabase } from './platform/db/database.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { isMigrated, migrate, readMigrations } from './platform/db/migrate.ts'
import { CURRENT_QUEUE_VERSION, queueVersion } from './platform/jobs/jobs.ts'

export interface Server {
  url: string
  close(): Promise<void>
}

export interface DataStore extends Server {
  /** The migrations that were applied just now. */
  applied: string[]
}

const migrations = new URL('../migrations/', import.meta.url)

/** `own`: as the service, which there is one of for each data folder. `join`: beside a running service, or alone. */
interface Opening {
  mode: 'own' | 'join'
  log?: (message: string) => void
}

export async function openDataStore(config: Config, opening: Opening): Promise<DataStore> {
  const server = await openServer(config, opening)
  try {
    return { ...server, applied: await bringUpToDate(server.url) }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** The database as it is, of whatever version. */
export async function openServer({ DATABASE_URL, dataDir }: Config, { mode, log }: Opening): Promise<Server> {
  if (DATABASE_URL) return { url: DATABASE_URL, close: async () => {} }
  const { url, stop } = await openEmbedded({ dataDir, mode, ...(log ? { log } : {}) })
  return { url, close: stop }
}

/** Applies what is missing: the queue's tables, then our own; of those named in `only`, where it is given. */
export async function bringUpToDate(url: string, { only }: { only?: readonly string[] } = {}): Promise<string[]> {
  if (!only && (await isUpToDate(url))) return []
  const { installJobs } = await import('./platform/jobs/installing.ts')
  await installJobs(url)
  return migrate(url, migrations, only ? { only } : {})
}

async function isUpToDate(url: string): Promise<boolean> {
  const db = openDatabase({ url, connections: 1, name: 'discipleship migrate' })
  try {
    return (await isMigrated(db, migrations)) && (await queueVersion(db)) === CURRENT_QUEUE_VERSION
  } finally {
    await db.close()
  }
}

/** The migrations that this version knows. */
export const knownMigrations = () => readMigrations(migrations)
