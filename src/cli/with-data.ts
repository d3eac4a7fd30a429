// What every command does around its own work: settings, the database (beside a running service or alone), and printing.
import { readConfig } from '../config.ts'
import { openExisting } from '../data-store.ts'
import { type Db, openDatabase } from '../platform/db/database.ts'
import { forTerminal, onOneTerminalLine } from '../platform/terminal.ts'

/** Runs `work` on the database of the configuration, which must be there, and of this version. */
export async function withDatabase<Result>(
  work: (db: Db) => Promise<Result>,
  { statementTimeout }: { statementTimeout?: number } = {},
): Promise<Result> {
  const store = await openExisting(readConfig())
  const db = openDatabase({
    url: store.url,
    connections: 2,
    name: 'discipleship command',
    ...(statementTimeout === undefined ? {} : { statementTimeout }),
  })
  try {
    return await work(db)
  } finally {
    await db.close()
    await store.close()
  }
}

/** Aborted when the command is told to stop, so that it can clear away what is half done. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort(new Error('Interrupted: nothing is left behind.')))
  return controller.signal
}

/** What a job would log is the result of a command. */
export const silent = { info() {}, warn() {}, error() {} }

/** One JSON object with --json, else lines for people. */
export function printResult(result: object, { json }: { json?: boolean }, ...lines: string[]) {
  process.stdout.write(`${json ? forTerminal(JSON.stringify(result)) : lines.map(onOneTerminalLine).join('\n')}\n`)
}
