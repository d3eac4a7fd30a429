// The database that the configuration names, or the built-in one; up to date when it is handed over.
import type { Config } from './config.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { installJobs } from './platform/jobs/jobs.ts'

export interface DataStore {
  url: string
  /** The migrations that were applied just now. */
  applied: string[]
  close(): Promise<void>
}

const migrations = new URL('../migrations/', import.meta.url)

/** `own`: as the service, which there is one of for each data folder. `join`: beside a running service, or alone. */
export async function openDataStore(
  config: Config,
  { mode, log }: { mode: 'own' | 'join'; log?: (message: string) => void },
): Promise<DataStore> {
  const embedded = config.DATABASE_URL ? undefined : await openEmbedded({ dataDir: config.dataDir, mode, ...(log ? { log } : {}) })
  const url = embedded?.url ?? config.DATABASE_URL
  try {
    return { url, applied: await bringUpToDate(url), close: async () => embedded?.stop() }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Applies what is missing: the queue's tables, then our own. */
export async function bringUpToDate(url: string): Promise<string[]> {
  await installJobs(url)
  return migrate(url, migrations)
}
