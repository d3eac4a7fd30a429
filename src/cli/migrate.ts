import { readConfig } from '../config.ts'
import { openToMigrate } from '../data-store.ts'
import { printResult } from './with-data.ts'

export async function migrateCommand(options: { json?: boolean }) {
  const { applied, close } = await openToMigrate(readConfig())
  await close()
  printResult({ applied }, options, applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
}
