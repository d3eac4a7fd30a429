// All that is asked of graphile-worker's private tables: what its public view and functions have no words for. An update that changes them
// has another version, and fails in jobs.test.ts.
import { type Db, sql } from '../db/database.ts'

/** The version of the installed library. (Reading it from the library would mean loading it, which is slow for short commands.) */
export const CURRENT_QUEUE_VERSION = 20

/** Lets workers find the jobs of those that died without reading the whole queue. */
export const LOCKED_JOBS_INDEX =
  'create index if not exists jobs_locked on graphile_worker._private_jobs (locked_by) where locked_at is not null'

/** Fails a job for good while it runs: `permanently_fail_jobs` takes only those that nobody works on. */
export const failPermanently = (db: Db, jobId: number) =>
  db.run(sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${jobId}`)

/**
 * $1 of the worker $2 may run again: `force_unlock_workers` would free all jobs of a worker, also of one that lives and lost a single one. Those
 * with attempts left run at once. The others count as failed from now on, or a job that kills its worker would go on for ever.
 */
export const RELEASE_JOB = `
  with freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, last_error = 'Its worker was lost'
    where id = $1 and locked_by = $2 returning id)
  select pg_notify('jobs:insert', '{"count":1}') from freed`

/**
 * All jobs of the workers $1 may run again, as if they had not been begun: one that is interrupted by a stop has not used up an attempt. Nobody is
 * called, since those who stop would hear it first, and begin it again: others find it when they look, every two seconds.
 */
export const RELEASE_ALL_JOBS = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = greatest(0, attempts - 1)
  where locked_by = any($1::text[])`
