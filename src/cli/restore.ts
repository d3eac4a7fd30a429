// Bringing a backup back, and checking what came of it.
import { resolve } from 'node:path'
import { restore } from '../backup/restoring.ts'
import { readConfig } from '../config.ts'
import { invariants } from '../invariants.ts'
import { openDatabase } from '../platform/db/database.ts'
import { checkInvariants } from '../platform/db/invariants.ts'
import { interruptSignal, printResult } from './with-data.ts'

export async function restoreCommand(name: string, options: { erased?: string; json?: boolean }) {
  const file = resolve(name)
  const restored = await restore(readConfig(), file, { list: options.erased, signal: interruptSignal() })
  const { manifest, bytes, applied, server, erased, without_admin } = restored
  const db = openDatabase({ url: server.url, connections: 1, statementTimeout: 0, name: 'discipleship restore' })
  try {
    const broken = await checkInvariants(db, invariants)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { taken_at, version, files } = manifest
    printResult(
      { file, bytes, taken_at, version, rows, files: files.count, applied, erased, without_admin, checked: invariants.length, broken },
      options,
      `Restored ${rows} rows and ${files.count} files as of ${taken_at}. ${invariants.length} checks, ` +
        (broken.length === 0 ? 'all is well.' : `broken: ${broken.map(({ invariant, rows }) => `${invariant} (${rows})`).join('; ')}`),
      `All sign-ins, open invitations and links of before have ended. Erased again, since they were erased after the backup: ${erased.length}.`,
      ...(without_admin.length > 0
        ? [
            `These have no admin now, so make one (discipleship user create): ${without_admin.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
          ]
        : []),
    )
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await db.close()
    await server.close()
  }
}
