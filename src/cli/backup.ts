// A backup in one file, beside a running service or without one.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../backup/backing-up.ts'
import { readConfig } from '../config.ts'
import { openExisting } from '../data-store.ts'
import { CommandFailed } from './errors.ts'
import { interruptSignal, printResult } from './with-data.ts'

export async function backupCommand(name: string, options: { json?: boolean }) {
  const config = readConfig()
  const file = resolve(name)
  if (existsSync(file)) throw new CommandFailed(`${file} exists already; a backup replaces nothing.`)
  const server = await openExisting(config, { anyVersion: true })
  try {
    const { bytes, manifest } = await backUp(config, server.url, file, interruptSignal())
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { count: files, missing: missing_files } = manifest.files
    printResult(
      { file, bytes, taken_at: manifest.taken_at, version: manifest.version, tables: manifest.tables.length, rows, files, missing_files },
      options,
      `${file}: ${bytes} bytes with ${rows} rows and ${files} files as of ${manifest.taken_at}.`,
      ...(missing_files.length > 0 ? [`These files are listed in the database but could not be found: ${missing_files.join(', ')}`] : []),
    )
  } finally {
    await server.close()
  }
}
