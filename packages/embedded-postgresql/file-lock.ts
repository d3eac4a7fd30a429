// Locks on files that the kernel frees by itself when the process that holds them ends, kill -9 included.
//
// Node has no flock or fcntl of its own, but SQLite takes fcntl locks (LockFileEx on Windows) for its transactions: an open
// transaction on an empty database is a lock, and nothing is ever written. Unlike a file with a process number in it, such a lock
// is never stale, can't be fooled by a reused number, and counts between containers that share the folder. Child processes don't
// inherit it. One thing to know: a process loses its locks when it opens and closes the same file by other means.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

export type FileLock = { release(): void }

/** `exclusive`: one holder among those who ask for it. `shared`: any number. `alone`: only while nobody holds `shared`. */
type LockKind = 'exclusive' | 'shared' | 'alone'

const begin = {
  // IMMEDIATE locks a single byte: of several who ask in the same instant exactly one gets it. With EXCLUSIVE all might fail.
  exclusive: 'BEGIN IMMEDIATE',
  shared: 'BEGIN; SELECT 1 FROM sqlite_schema',
  alone: 'BEGIN EXCLUSIVE',
}

const sqliteBusy = 5

/** Locks stay here until they are released: a connection that is garbage-collected would drop its lock. */
const held = new Set<DatabaseSync>()

/** Takes the lock on the file (created when missing), or returns undefined when somebody else has it. */
export function tryLock(path: string, kind: LockKind): FileLock | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 0 })
    database.exec('PRAGMA journal_mode = memory')
    database.exec(begin[kind])
  } catch (cause) {
    database?.close()
    if ((cause as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw new Error(`Can't lock ${path} (does it belong to another user?): ${(cause as Error).message}`, { cause })
  }
  const lock = database
  held.add(lock)
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}

/** Runs `work` while holding the exclusive lock; waits for it up to `timeoutMs` ms, then throws. */
export async function whileLocked<T>(path: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs
  let lock = tryLock(path, 'exclusive')
  while (!lock) {
    if (performance.now() > deadline) throw new Error(`Another process has held ${path} for ${timeoutMs / 1000} s`)
    await sleep(5)
    lock = tryLock(path, 'exclusive')
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
