// Making an archive beside a running service: the database as it is at one moment, then the files it knows of, then keys.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFileKeys } from '#features/media/queries.ts'
import { addToList, noteName } from '#features/personal-data/erased-accounts.ts'
import { listErased } from '#features/personal-data/queries.ts'
import { connectForCopy, copyOut, countRows, listTables, readSequences, type Table } from '#platform/db/copy.ts'
import { dbOn } from '#platform/db/database.ts'
import { type AddEntry, writeArchive } from '#platform/files/archive.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { queueVersion } from '#platform/jobs/jobs.ts'
import type { Config } from '#src/config.ts'
import { readVersion } from '../version.ts'
import {
  type BackedUpTable,
  dataFolderEntry,
  fileEntry,
  filesFolder,
  isBookkeeping,
  keptInDataFolder,
  type Manifest,
  schemas,
  tableEntry,
} from './manifest.ts'

/** Writes everything into a new file. The service may go on; what it writes from now on is not in the archive. */
export async function backUp(config: Config, databaseUrl: string, file: string, signal: AbortSignal) {
  let manifest: Manifest | undefined
  const bytes = await writeArchive(
    file,
    async (add) => {
      const { keys, ...database } = await addDatabase(databaseUrl, add)
      const files = await addFiles(config, keys, add)
      await addDataFolder(config.dataDir, add)
      manifest = { format: 1, version: readVersion(), ...database, files }
      return manifest
    },
    { signal },
  )
  await listErasedBeside(databaseUrl, file)
  return { bytes, manifest: manifest! }
}

/** A restore of an older archive repeats the erasures made since: the list beside it holds them, up to now. */
async function listErasedBeside(url: string, file: string) {
  const client = await connectForCopy(url)
  try {
    await addToList(dirname(file), (await listErased(dbOn(client))).map(noteName))
  } finally {
    await client.end()
  }
}

/** In one transaction, which sees the database as it was when it began. */
async function addDatabase(url: string, add: AddEntry) {
  const client = await connectForCopy(url)
  try {
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query<{ taken_at: string }>(`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as taken_at`)
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    )
    const db = dbOn(client)
    const tables: BackedUpTable[] = []
    for (const table of await listTables(client, schemas))
      if (!isBookkeeping(table)) tables.push(await addTable(table, copyOut(client, table), add))
    const keys = await listFileKeys(db)
    // Sequences stand outside of transactions. Read last, they are past every row that was copied.
    const sequences = await readSequences(client, schemas)
    return { taken_at: rows[0]!.taken_at, migrations, queue_version: await queueVersion(db), tables, sequences, keys }
  } finally {
    await client.end()
  }
}

/** Writes rows, as COPY gives them, in parts. */
export async function addTable(table: Table, copied: AsyncIterable<Buffer>, add: AddEntry): Promise<BackedUpTable> {
  const hash = createHash('sha256')
  let rows = 0
  let part = 0
  for await (const bytes of copied) {
    hash.update(bytes)
    rows += countRows(bytes)
    await add(tableEntry(table, ++part), bytes.length, bytes)
  }
  return { ...table, rows, sha256: hash.digest('hex') }
}

/** Files never change, so those that the database knows of fit to it whenever they are read. */
export async function addFiles(config: Config, keys: string[], add: AddEntry): Promise<Manifest['files']> {
  const store = await openFileStore(config.FILES_URL, { defaultFolder: filesFolder(config.dataDir) })
  const files = { count: 0, bytes: 0, missing: [] as string[] }
  try {
    for (const key of keys) {
      const found = await store.get(key)
      if (!found) {
        files.missing.push(key)
        continue
      }
      await add(fileEntry(key), found.size, found.stream)
      files.count++
      files.bytes += found.size
    }
  } finally {
    await store.close()
  }
  return files
}

async function addDataFolder(dataDir: string, add: AddEntry) {
  for (const name of keptInDataFolder) {
    const path = join(dataDir, name)
    if (!existsSync(path)) continue
    const bytes = await readFile(path)
    await add(dataFolderEntry(name), bytes.length, bytes)
  }
}
