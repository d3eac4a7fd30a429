// Restores an archive into an empty place. The whole archive is checked first; a failure afterwards leaves no data behind.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { groupLimits } from '#features/groups/limits.ts'
import type { ErasedAccount } from '#features/personal-data/erased-accounts.ts'
import { connectForCopy, copyIn, hasRows, listTables, setSequences, type Table, withoutConstraints } from '#platform/db/copy.ts'
import { dbOn, openDatabase } from '#platform/db/database.ts'
import { markFinished, markUnfinished } from '#platform/db/unfinished.ts'
import { type ArchiveEntry, checkArchive, readArchive } from '#platform/files/archive.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import { queueVersion } from '#platform/jobs/jobs.ts'
import type { Config } from '#src/config.ts'
import { knownMigrations, migrateDatabase, openServer } from '#src/data-store.ts'
import { listErasedSince, repeatErasures } from './erased-since.ts'
import { CannotRestore, filesFolder, isBookkeeping, keptInDataFolder, type Manifest, readEntryName, schemas } from './manifest.ts'
import { revokeCredentials } from './revoking.ts'

/**
 * Restores the archive, migrates the database to this version, revokes links and sign-ins of before, and repeats erasures made since:
 * no service starts before that is done. Throws CannotRestore or InvalidArchive before anything is touched; a failure afterwards leaves no data
 * in the folder, and a database that must be emptied. The server is returned open; the caller closes it.
 */
export async function restore(config: Config, file: string, { list, signal }: { list?: string | undefined; signal: AbortSignal }) {
  const { manifest: found, bytes } = await checkArchive(file)
  const manifest = found as Manifest
  await requireKnownVersion(manifest)
  await requireEmptyFolder(config.dataDir)
  try {
    const accounts = await listErasedSince(config, file, list)
    const server = await openServer(config, { mode: 'own' })
    try {
      await fill(server.url, config, file, manifest, signal)
      const applied = await migrateDatabase(server.url)
      return { manifest, bytes, server, applied, ...(await completeRestore(server.url, accounts, config)) }
    } catch (error) {
      await server.close()
      throw error
    }
  } catch (error) {
    await emptyFolder(config.dataDir)
    throw error
  }
}

async function completeRestore(url: string, accounts: readonly ErasedAccount[], config: Config) {
  const db = openDatabase({ url, connections: 1, statementTimeout: 0, name: 'discipleship restore' })
  try {
    await revokeCredentials(db)
    const again = await repeatErasures(db, accounts, groupLimits({ config }))
    await markFinished(db)
    return again
  } finally {
    await db.close()
  }
}

async function requireKnownVersion({ format, version, migrations }: Manifest) {
  const known = new Map((await knownMigrations()).map(({ name, checksum }) => [name, checksum]))
  if (format !== 1 || migrations.some(({ name, checksum }) => known.get(name) !== checksum))
    throw new CannotRestore(
      `The archive was made by version ${version}, whose tables this version does not know. Restore it with that version, or a newer one.`,
    )
}

/** A folder that a file system is mounted on may have its `lost+found`. */
const contentOf = async (folder: string) => (existsSync(folder) ? await readdir(folder) : []).filter((name) => name !== 'lost+found')

async function requireEmptyFolder(folder: string) {
  if ((await contentOf(folder)).length > 0)
    throw new CannotRestore(`The data folder ${folder} is not empty. Restore into an empty one (DATA_DIR); nothing has been changed.`)
}

async function emptyFolder(folder: string) {
  for (const name of await contentOf(folder)) await rm(join(folder, name), { recursive: true })
}

async function fill(url: string, config: Config, file: string, manifest: Manifest, signal: AbortSignal) {
  const client = await connectForCopy(url)
  let store: FileStore | undefined
  try {
    await requireEmptyDatabase(client, manifest)
    await migrateDatabase(url, { only: manifest.migrations.map(({ name }) => name) })
    const tables = await requireSameTables(client, manifest)
    store = await openFileStore(config.FILES_URL, { defaultFolder: filesFolder(config.dataDir) })
    const target = { client, tables, store, dataDir: config.dataDir }
    await client.query('begin')
    await markUnfinished(dbOn(client))
    await withoutConstraints(client, [...tables.values()], async () => {
      for await (const entry of readArchive(file)) {
        signal.throwIfAborted()
        await restoreEntry(entry, target)
      }
    })
    await setSequences(client, manifest.sequences)
    await client.query('commit')
    await client.query('analyze') // the planner knows nothing of rows that have just been copied
  } finally {
    await store?.close()
    await client.end()
  }
}

/** Their rows are replaced by those of the archive. */
const begunByMigrations = new Set(['list_changes_known'])

/** No rows, and no tables from after the archive. (The queue's may have some: a service writes them by starting. They are replaced.) */
async function requireEmptyDatabase(client: pg.Client, { migrations }: Manifest) {
  for (const table of await listTables(client, ['public'])) {
    if (isBookkeeping(table)) {
      const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
      if (rows.some(({ name }) => !migrations.some((migration) => migration.name === name)))
        throw new CannotRestore('The database has newer tables than the archive. Restore into a database without any.')
    } else if (!begunByMigrations.has(table.name) && (await hasRows(client, table))) {
      throw new CannotRestore(`The database holds data already (${table.name}). Restore into an empty one; nothing has been changed.`)
    }
  }
}

async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<Map<string, Table>> {
  const here = (await listTables(client, schemas)).filter((table) => !isBookkeeping(table))
  const there = manifest.tables.map(({ schema, name, columns }) => ({ schema, name, columns }))
  if ((await queueVersion(dbOn(client))) !== manifest.queue_version || !isDeepStrictEqual(here, there))
    throw new CannotRestore(
      `The archive’s tables are not those of this version. Restore it with version ${manifest.version}, then upgrade.`,
    )
  return new Map(here.map((table) => [`${table.schema}.${table.name}`, table]))
}

interface Target {
  client: pg.Client
  tables: Map<string, Table>
  store: FileStore
  dataDir: string
}

async function restoreEntry({ name, size, content }: ArchiveEntry, { client, tables, store, dataDir }: Target) {
  const { kind, of } = readEntryName(name) ?? {}
  if (kind === 'table' && tables.has(of!)) return copyIn(client, tables.get(of!)!, content)
  if (kind === 'file') return restoreFile(store, of!, size, content)
  if (kind === 'data' && keptInDataFolder.includes(of!)) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return writeFile(join(dataDir, of!), await buffer(content), { mode: 0o600 })
  }
  throw new CannotRestore(`The archive holds something that this version does not know: ${name}.`)
}

/** A bucket that outlived the service has its files still. */
async function restoreFile(store: FileStore, key: string, size: number, content: AsyncIterable<Uint8Array>) {
  const path = newTemporaryPath(store.incoming)
  try {
    await writeFile(path, content, { mode: 0o600 })
    if ((await store.stat(key))?.size !== size) await store.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
}
