// Makes races certain: requests that all stand in line for the same lock before it is given free.
import { type Db, sql } from '#platform/db/database.ts'
import type { Answer, App } from './app.ts'

/**
 * Does `hold` in a transaction, sends the requests, and commits when each of them waits for a lock (or has been answered without one). The
 * service needs a connection for each request and two more (`DATABASE_CONNECTIONS`).
 */
export async function sendWhileLocked(db: Db, hold: (tx: Db) => Promise<unknown>, send: () => Promise<Answer>[]): Promise<Answer[]> {
  let asked: Promise<Answer>[] = []
  await db.transaction(async (tx) => {
    await hold(tx)
    asked = send()
    let answered = 0
    const count = () => answered++
    for (const answer of asked) answer.then(count, count)
    while ((await countWaiting(db)) + answered < asked.length);
  })
  return Promise.all(asked)
}

/** How many wait for a lock. */
export const countWaiting = (db: Db) =>
  db.run(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)

/** Until somebody waits for a lock that `tx` holds: whoever has just been let through by another still counts as waiting for a moment. */
export async function untilBlocking(db: Db, tx: Db) {
  const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  // Asked outside `tx`: a transaction sees others as they were when it first looked.
  while ((await db.run(sql`select from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`)) === 0);
}

/**
 * The service on a database that counts how many transactions were begun: more than there were requests when PostgreSQL ended one for two that
 * waited for each other.
 */
export async function countingBegun({ on, services }: App) {
  let begun = 0
  const db: Db = {
    ...services.db,
    transaction: (work) =>
      services.db.transaction((tx) => {
        begun++
        return work(tx)
      }),
  }
  const { request } = await on(db)
  return { request, db, begun: () => begun }
}
