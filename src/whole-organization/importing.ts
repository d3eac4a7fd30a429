// One organization out of a file into a service, with new ids: all of it in one transaction, or nothing. People whose proven address has an
// account here keep that one.
import { rm, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { connectForCopy, copyInto, type Table } from '#platform/db/copy.ts'
import { dbOn } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { checkArchive, readArchive } from '#platform/files/archive.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { newTemporaryPath } from '#platform/files/temporary.ts'
import { filesFolder, readEntryName } from '../backup/manifest.ts'
import type { Config } from '../config.ts'
import { invariants } from '../invariants.ts'
import { CannotImport } from './errors.ts'
import { carriedTables, type OrganizationManifest } from './exporting.ts'
import { insert } from './inserting.ts'
import { readReferences } from './references.ts'
import { renumber, staged } from './staging.ts'

export async function importOrganization(config: Config, databaseUrl: string, file: string, signal: AbortSignal) {
  const { manifest: found, bytes } = await checkArchive(file)
  const manifest = found as OrganizationManifest
  if (manifest.format !== 'organization-1')
    throw new CannotImport(
      'The archive is not one that "organization export" makes. A backup of a whole service is brought back with "restore".',
    )
  const client = await connectForCopy(databaseUrl)
  const store = await openFileStore(config.FILES_URL, { defaultFolder: filesFolder(config.dataDir) })
  const put: string[] = []
  let wanted: Set<string> | undefined
  let heedNoMore: (() => void) | undefined
  try {
    heedNoMore = await endWhenAborted(databaseUrl, client, signal)
    await requireSameSchema(client, manifest)
    await client.query('begin')
    await waitForTurn(client)
    const tables = await carriedTables(client)
    const columnsThere = requireSameColumns(tables, manifest)
    for (const { name, columns } of tables)
      await client.query(`create temporary table ${staged(name)} on commit drop as select ${columns.join(', ')} from ${name} with no data`)
    for await (const { name, size, content } of readArchive(file)) {
      signal.throwIfAborted()
      const { kind, of = '' } = readEntryName(name) ?? {}
      const table = tables.find((one) => kind === 'table' && of === `public.${one.name}`)
      if (table) await copyInto(client, `${staged(table.name)} (${columnsThere.get(table.name)!.join(', ')})`, content)
      else if (kind === 'file') {
        // Tables come before files.
        wanted ??= await prepare(client, tables)
        if (!wanted.has(of) || (await store.stat(of))?.size === size) await passBy(content)
        else {
          put.push(of)
          await putFile(store, of, content)
        }
      } else throw new CannotImport(`The archive holds something that this version does not know: ${name}.`)
    }
    if (!wanted) await prepare(client, tables)
    const { unneeded, ...imported } = await insert(client, tables, manifest, config.publicUrl, signal)
    const broken = await checkInvariants(dbOn(client), invariants, signal)
    if (broken.length > 0)
      throw new CannotImport(`The data would not hold together: ${broken.map(({ invariant }) => invariant).join('; ')}.`)
    heedNoMore()
    signal.throwIfAborted()
    await client.query('commit')
    await takeBack(databaseUrl, store, unneeded).catch(() => {})
    return { manifest, bytes, ...imported }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await takeBack(databaseUrl, store, put).catch(() => {})
    signal.throwIfAborted()
    if ((error as { code?: string }).code === '23505')
      throw new CannotImport(
        'Something of this organization is here already: a code of a group, a certificate, or two who walk together. Is it here itself?',
      )
    throw error
  } finally {
    heedNoMore?.()
    await store.close()
    await client.end()
  }
}

/**
 * Nobody waits longer for an import that is called off: whatever its statement does or waits for, it ends, with the connection. To cancel the
 * statement alone would do nothing between two of them. Gives what ends this.
 */
async function endWhenAborted(databaseUrl: string, client: pg.ClientBase, signal: AbortSignal) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const end = async () => {
    const other = await connectForCopy(databaseUrl)
    await other
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and application_name = current_setting('application_name')`,
        [rows[0]!.pid],
      )
      .finally(() => other.end())
  }
  // Where that fails, it ends before its next table.
  const onAbort = () => void end().catch(() => {})
  signal.addEventListener('abort', onAbort)
  return () => signal.removeEventListener('abort', onAbort)
}

/** Gives the keys of the files that are to be stored. One that an import left behind has no row, and is stored already where it is whole. */
async function prepare(client: pg.ClientBase, tables: readonly Table[]): Promise<Set<string>> {
  await renumber(client, tables, await readReferences(client))
  const { rows } = await client.query<{ key: string; is_here: boolean }>(
    `select key, exists (select from media_files where key = moving.key) as is_here from ${staged('media_files')} moving`,
  )
  if (rows.some(({ is_here }) => is_here))
    throw new CannotImport('Files of this organization are here already. Is it here itself? Delete it first.')
  return new Set(rows.map(({ key }) => key))
}

async function passBy(content: AsyncIterable<Uint8Array>) {
  for await (const _ of content);
}

async function putFile(store: FileStore, key: string, content: AsyncIterable<Uint8Array>) {
  const path = newTemporaryPath(store.incoming)
  try {
    await writeFile(path, content, { mode: 0o600 })
    await store.put(key, path)
  } finally {
    await rm(path, { force: true })
  }
}

/** One import at a time, until the end of its transaction. */
const waitForTurn = (client: pg.ClientBase) => client.query(`select pg_advisory_xact_lock(hashtextextended('organization import', 0))`)

/**
 * Deletes what an import stored that failed, or needs no more, but for files that are in use: it may have come in, though its commit was not answered, or another
 * one may have found them. What cannot be deleted stays, and stops no other import.
 */
async function takeBack(databaseUrl: string, store: FileStore, put: readonly string[]) {
  if (put.length === 0) return
  const client = await connectForCopy(databaseUrl)
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '1min'`)
    await waitForTurn(client)
    const { rows } = await client.query<{ key: string }>('select key from media_files where key = any($1)', [put])
    const used = new Set(rows.map(({ key }) => key))
    for (const key of put) if (!used.has(key)) await store.delete(key).catch(() => {})
  } finally {
    await client.end()
  }
}

async function requireSameSchema(client: pg.ClientBase, { migrations, version }: OrganizationManifest) {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations order by name')
  if (!isDeepStrictEqual(rows, migrations))
    throw new CannotImport(
      `The archive was made by version ${version}, whose tables are others. Bring both services to one version, and export again.`,
    )
}

/** The columns of each table in the archive's order, which is another one where migrations were applied in another order. */
function requireSameColumns(tables: readonly Table[], manifest: OrganizationManifest): Map<string, string[]> {
  const there = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables)
    if (!isDeepStrictEqual(there.get(name)?.toSorted(), columns.toSorted()))
      throw new CannotImport(`The table ${name} has other columns here than in the archive, though both services are of one version.`)
  return there
}
