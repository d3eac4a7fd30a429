// Who is alive: each worker holds an advisory lock for as long as its process has a connection. Jobs that are locked by a worker
// without one are handed back to the queue, within seconds instead of graphile-worker's four hours.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ignoreIdleErrors } from '../db/connection-errors.ts'
import { RELEASE_ALL_JOBS, RELEASE_JOB } from './private-tables.ts'

const POLL_EVERY = 1500
/** Milliseconds that a job must have been seen without a living worker: time to come back after a lost connection. */
const ORPHANED_AFTER = 4500
const LOCKS = 732_100_412

// PostgreSQL notices within about 15 s that a machine without power will not answer any more.
const KEEP_ALIVE = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3'

// `hashtext` gives 32 bits with a sign, `objid` has none. $2 are the jobs this worker knows it runs: one of its own that is not among
// them was lost with the answer that should have brought it.
const ORPHANED_JOBS = `
  select id::text, locked_by from graphile_worker.jobs where locked_at is not null
    and case when locked_by = any($1::text[]) then id <> all($2::bigint[]) else not exists (
      select from pg_locks where locktype = 'advisory' and classid = ${LOCKS} and objid = hashtext(locked_by)::oid
        and database = (select oid from pg_database where datname = current_database())) end`

export interface Lease {
  /** From now on the worker of this name counts as alive. */
  hold(worker: string): void
  /** A job has reached its worker. */
  started(job: string): void
  /** A job has ended. */
  ended(job: string): void
  /** Releases the jobs that still run, as if they had not started. */
  releaseAll(): Promise<void>
  close(): Promise<void>
}

export interface LeaseEvents {
  lost(error: unknown): void
  released(job: string, worker: string): void
}

/** Connects, keeps the connection up, and looks after jobs that nobody works on, its own and others'. */
export async function openLease(url: string, events: LeaseEvents): Promise<Lease> {
  const workers: string[] = []
  const running = new Set<string>()
  const closing = new AbortController()
  let client: pg.Client | undefined = await connect(url)

  const take = (worker: string) => client?.query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCKS, worker])
  const pause = () => sleep(POLL_EVERY, undefined, { signal: closing.signal }).catch(() => {})

  async function look(client: pg.Client, since: Map<string, number>) {
    const { rows } = await client.query<{ id: string; locked_by: string }>(ORPHANED_JOBS, [workers, [...running]])
    const orphaned = new Map(rows.map((row) => [`${row.id} ${row.locked_by}`, row]))
    for (const name of since.keys()) if (!orphaned.has(name)) since.delete(name)
    for (const [name, { id, locked_by }] of orphaned) {
      if (!since.has(name)) since.set(name, performance.now())
      if (performance.now() - since.get(name)! < ORPHANED_AFTER) continue
      const { rowCount } = await client.query(RELEASE_JOB, [id, locked_by])
      if (rowCount) events.released(id, locked_by)
    }
  }

  async function stayConnected() {
    while (!closing.signal.aborted) {
      try {
        client ??= await connect(url)
        for (const worker of workers) await take(worker)
        for (const since = new Map<string, number>(); !closing.signal.aborted; await pause()) await look(client, since)
      } catch (error) {
        events.lost(error)
        await disconnect()
        await pause()
      }
    }
    await disconnect()
  }

  async function disconnect() {
    const old = client
    client = undefined
    await Promise.race([old?.end().catch(() => {}), sleep(1000, undefined, { ref: false })])
  }

  const closed = stayConnected()
  return {
    hold(worker) {
      workers.push(worker)
      take(worker)?.catch(() => {}) // the next connection takes it again
    },
    started: (job) => running.add(job),
    ended: (job) => running.delete(job),
    releaseAll: async () => void (await client?.query(RELEASE_ALL_JOBS, [workers]).catch(events.lost)),
    close() {
      closing.abort()
      return closed
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = ignoreIdleErrors(
    new pg.Client({
      connectionString: url,
      application_name: 'discipleship jobs',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      options: KEEP_ALIVE,
    }),
  )
  await client.connect()
  return client
}
