// The manifest of an archive, and the names of its entries.
import { join } from 'node:path'
import type { Table } from '#platform/db/copy.ts'
import { SCHEMA as QUEUE } from '#platform/jobs/jobs.ts'

/** Why an archive can't be restored, here or at all. */
export class CannotRestore extends Error {
  override readonly name = 'CannotRestore'
}

/** The schemas whose tables are kept: our own, and the queue's, since waiting jobs must be done after all. */
export const schemas = ['public', QUEUE] as const

/** These say what a database has of migrations; the restored one knows that of itself. */
export const isBookkeeping = ({ schema, name }: Table) =>
  (schema === 'public' && name === 'schema_migrations') || (schema === QUEUE && name === 'migrations')

export interface BackedUpTable extends Table {
  rows: number
  /** Of all its rows as COPY writes them. */
  sha256: string
}

export interface Manifest {
  format: 1
  /** Of the service that made the archive. */
  version: string
  /** The moment that all of it shows. */
  taken_at: string
  migrations: { name: string; checksum: string }[]
  queue_version: number
  tables: BackedUpTable[]
  sequences: Record<string, string>
  files: { count: number; bytes: number /** Listed in the database, but not found. */; missing: string[] }
}

/** Files of the data folder without which the service could not go on as before. (Keys of unsubscribe links are in the database.) */
export const keptInDataFolder = ['vapid-keys.json']

export const tableEntry = ({ schema, name }: Table, part: number) => `database/${schema}.${name}/${String(part).padStart(6, '0')}.copy`
export const fileEntry = (key: string) => `files/${key}`
export const dataFolderEntry = (name: string) => `data/${name}`

/** Which of the three an entry is, and of what. */
export function readEntryName(entry: string): { kind: 'table' | 'file' | 'data'; of: string } | undefined {
  const [folder, of] = entry.split('/')
  const kind = ({ database: 'table', files: 'file', data: 'data' } as const)[folder!]
  return kind && of ? { kind, of } : undefined
}

export const filesFolder = (dataDir: string) => join(dataDir, 'files')
