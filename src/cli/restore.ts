// Bringing a backup back, and checking what came of it.
import { resolve } from 'node:path'
import { restore } from '../backup/restoring.ts'
import { readConfig } from '../config.ts'
import { invariants } from '../invariants.ts'
import { openDatabase } from '../platform/db/database.ts'
import { checkInvariants } from '../platform/db/invariants.ts'
import { print, whenInterrupted } from './with-data.ts'

export async function restoreCommand(name: string, options: { json?: boolean }) {
  const file = resolve(name)
  const { manifest, bytes, applied, server } = await restore(readConfig(), file, whenInterrupted())
  const db = openDatabase({ url: server.url, connections: 1, statementTimeout: 0, name: 'discipleship restore' })
  try {
    const broken = await checkInvariants(db, invariants)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { taken_at, version, files } = manifest
    print(
      { file, bytes, taken_at, version, rows, files: files.count, applied, checked: invariants.length, broken },
      options,
      `Restored ${rows} rows and ${files.count} files as of ${taken_at}. ${invariants.length} checks, ` +
        (broken.length === 0 ? 'all is well.' : `broken: ${broken.map(({ invariant, rows }) => `${invariant} (${rows})`).join('; ')}`),
    )
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await db.close()
    await server.close()
  }
}
