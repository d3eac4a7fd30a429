// Background jobs on graphile-worker's tables: queued in the transaction that caused them, tried again with growing pauses until they
// succeed, at least once. A job carries ids, looks again before it acts, and is harmless when it runs twice.
import type { BaseLogger } from 'pino'
import type { Clock } from '../clock.ts'
import { type Db, sql } from '../db/database.ts'

export const SCHEMA = 'graphile_worker'

/** A kind of job; `Payload` is what its handler gets. Payloads are stored as JSON and hold ids, never private text. */
export interface JobType<Payload extends object> {
  readonly name: string
  readonly maxAttempts: number
  readonly priority: number
  /** Never set: it ties the payload's type to the job. */
  readonly payload?: Payload
}

/**
 * Declares a kind of job, named like `groups.join-request-accepted`. After the n-th failure it waits eⁿ seconds (2.7 s, 7.4 s, 20 s … at
 * most 6 h); the default of 25 attempts takes about four days. Of the jobs that are due, those of a lower `priority` run first.
 */
export function defineJob<Payload extends object>(name: string, { maxAttempts = 25, priority = 0 } = {}): JobType<Payload> {
  return { name, maxAttempts, priority }
}

export interface QueueOptions {
  /** Not before so many seconds have passed, by the database's clock: a process whose own is wrong neither hurries nor forgets. */
  afterSeconds?: number
  /** Replaces the job of this key that waits. One that runs already is left to end, without another attempt if it fails. */
  key?: string
  maxAttempts?: number
}

/** Queues a job; it exists when `tx` commits. */
export async function queueJob<Payload extends object>(tx: Db, job: JobType<Payload>, payload: Payload, options: QueueOptions = {}) {
  const { afterSeconds = null, key, maxAttempts = job.maxAttempts } = options
  await tx.run(sql`select id from graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(secs => ${afterSeconds}::float8), max_attempts => ${maxAttempts}::int, job_key => ${key ?? null}::text, priority => ${job.priority}::int)`)
}

/** Queues many jobs of one kind in one statement. */
export async function queueJobs<Payload extends object>(tx: Db, job: JobType<Payload>, payloads: readonly Payload[]) {
  if (payloads.length === 0) return
  await tx.run(sql`select count(*) from graphile_worker.add_jobs(array(
    select (${job.name}::text, payload, null, null, ${job.maxAttempts}::int, null, ${job.priority}::int, null)::graphile_worker.job_spec
    from json_array_elements(${JSON.stringify(payloads)}::json) payload))`)
}

/** Thrown by a handler when no further attempt can succeed: the job counts as failed at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

export interface JobContext {
  db: Db
  job: { id: number; attempt: number; maxAttempts: number }
  clock: Clock
  log: JobLog
  /** Aborted when the service stops and the job has not ended soon: end at a point from which the next attempt can go on. */
  signal: AbortSignal
}

export type JobLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>
type Run<Payload> = (payload: Payload, context: JobContext) => Promise<void>

export interface JobHandler {
  readonly job: JobType<object>
  readonly run: Run<never>
}

/** Says what a kind of job does. */
export const handle = <Payload extends object>(job: JobType<Payload>, run: Run<Payload>): JobHandler => ({ job, run })

/** A job that is queued by the clock. */
export interface Periodic {
  job: JobType<object>
  /** Five fields, in UTC: `0 3 * * *` is every day at three. */
  cron: string
  payload?: Record<string, unknown>
  /** After a time without service, a run that was missed within this many milliseconds is made up for, once. */
  catchUp?: number
}

/** Which version of its tables the queue has. */
export const queueVersion = async (db: Pick<Db, 'one'>): Promise<number> =>
  (await db.one<{ version: number }>(sql`select max(id) as version from graphile_worker.migrations`)).version

/** How many jobs wait for their time or another attempt, run, and have failed for good. */
export function jobCounts(db: Db): Promise<{ waiting: number; running: number; failed: number }> {
  return db.one(sql`select
    count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
    count(*) filter (where locked_at is not null) as running,
    count(*) filter (where locked_at is null and attempts >= max_attempts) as failed
    from graphile_worker.jobs`)
}

/** For how many seconds the oldest job that could run has waited. */
export const secondsOverdue = async (db: Db): Promise<number> =>
  (
    await db.one<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(run_at)), 0) as seconds from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at <= now()`)
  ).seconds

/** An error as it may be logged: its kind and code. Its text could hold what someone wrote. */
export function describeError(error: unknown): { name: string; code?: string } {
  const { name = typeof error, code, cause } = (error ?? {}) as { name?: string; code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^\w{1,40}(?: \d\.\d{1,3}\.\d{1,3})?$/.test(code)) return { name, code }
  return cause ? describeError(cause) : { name }
}
