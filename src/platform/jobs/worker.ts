// Runs queued jobs inside a process: handlers, retries, periodic jobs and graceful shutdown.
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, type RunnerOptions, run, runOnce, type Task, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import pg from 'pg'
import { type Clock, systemClock } from '../clock.ts'
import { closeOnQueryTimeout, ignoreIdleErrors } from '../db/connection-errors.ts'
import { type Db, isDatabaseUnavailable } from '../db/database.ts'
import { counter } from '../metrics.ts'
import { silentLogger } from './installing.ts'
import { describeError, type JobHandler, type JobLog, type Periodic, PermanentFailure, SCHEMA } from './jobs.ts'
import { openLease } from './lease.ts'
import { failPermanently } from './private-tables.ts'

// The label is `task`, since `job` has a meaning of its own in Prometheus.
const jobs = counter('jobs_total', 'Background jobs worked on: done, failed and tried again, given up', ['task', 'outcome'])

export interface JobsOptions {
  /** The database's own address: a pooler that shares sessions between transactions can't carry what workers need. */
  url: string
  /** What handlers work with. */
  db: Db
  handlers: readonly JobHandler[]
  schedule?: readonly Periodic[]
  /** How many jobs run concurrently. */
  concurrency?: number
  /** Milliseconds that running jobs have to end when the service stops; then they are released. */
  shutdownTimeoutMs?: number
  /** Milliseconds after which a database that does not answer is given up, and connected anew. */
  queryTimeoutMs?: number
  clock?: Clock
  log: JobLog
}

export interface Jobs {
  /** Takes no more jobs and waits for the running ones; those that take longer are released and run elsewhere. */
  stop(): Promise<void>
}

/**
 * Works on jobs in this process until it is stopped. When the database can't be reached, now or later, it continues as soon as it is
 * there again. Any number of processes may do this at once; the jobs of a killed one are taken over within seconds.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const stopping = new AbortController()
  const first = await startWorker(options).catch((error: unknown) => {
    if (!isConnectionLost(error)) throw error
    options.log.warn({ error: describeError(error) }, notStarted)
    return undefined
  })
  const ended = keepWorking(first, options, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

export interface DueJobs {
  /** Runs the jobs that are due, and those they queue, until none is left. */
  run(): Promise<void>
  close(): Promise<unknown>
}

/** For tests and commands that end: works on jobs only when it is asked to, as often as it is. */
export async function openDueJobs(options: JobsOptions): Promise<DueJobs> {
  const { worker, close } = await prepare(options)
  return { run: () => runOnce(worker), close }
}

/** A worker stops by itself when it could not record that a job ended; a new one starts, and takes over its jobs. */
async function keepWorking(first: Worker | undefined, options: JobsOptions, signal: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  for (let worker = first ?? (await startAgain(options, signal)); worker; worker = await startAgain(options, signal)) {
    const error = await Promise.race([worker.finished, stopped])
    if (signal.aborted) await worker.stop()
    else options.log.warn({ error: describeError(error) }, 'The worker ended, another is started')
    await worker.close()
  }
}

const notStarted = 'No worker could be started'
const isConnectionLost = (error: unknown) => isDatabaseUnavailable(error) || isDatabaseUnavailable((error as Error).cause)

async function startAgain(options: JobsOptions, signal: AbortSignal): Promise<Worker | undefined> {
  while (!signal.aborted) {
    await sleep(1000, undefined, { signal }).catch(() => {})
    try {
      return await startWorker(options)
    } catch (error) {
      options.log.warn({ error: describeError(error) }, notStarted)
    }
  }
}

type Worker = Awaited<ReturnType<typeof startWorker>>

async function startWorker(options: JobsOptions) {
  const { shutdownTimeoutMs = 10_000 } = options
  const { worker, pools, lease, fatalError, firstLookFailed, close } = await prepare(options)
  const runner = await run(worker).catch(async (error) => {
    await close()
    throw error
  })
  // One that can't record how jobs ended stops by itself, but waits forever where two could not be recorded
  // (graphile-worker 0.18): it is left alone after as long as jobs get when the service stops.
  const stuck = fatalError.then(async (error) => {
    await sleep(shutdownTimeoutMs, undefined, { ref: false })
    runner.stop().catch(() => {}) // its clock for periodic jobs goes on otherwise
    return error
  })
  // graphile-worker caches the result of its first query forever, even a connection error: then the worker is replaced.
  firstLookFailed.then(() => runner.stop()).catch(() => {})
  const finished = Promise.race([runner.promise.catch((error: unknown) => error), stuck])
  const stop = async () => {
    runner.stop().catch(() => {}) // it may have ended by itself just now
    const late = sleep(shutdownTimeoutMs, 'late', { ref: false })
    if ((await Promise.race([finished, late])) !== 'late') return
    await lease.releaseAll()
    for (const pool of pools) await Promise.resolve(pool.forcefulShutdown('The service stopped')).catch(() => {})
  }
  return { finished, stop, close }
}

/** What one worker needs: connections of its own, the handlers as graphile-worker calls them, and the sign that it is alive. */
async function prepare(options: JobsOptions) {
  const { url, handlers, schedule = [], concurrency = 5, queryTimeoutMs = 20_000, log } = options
  const parsedCronItems = parseCronItems(schedule.map(cronItem))
  const events: WorkerEvents = new EventEmitter()
  const pools: WorkerPool[] = []
  const lease = await openLease(url, {
    lost: (error) => log.warn({ error: describeError(error) }, 'The worker lost its connection, and connects again'),
    released: (id, worker) => log.warn({ id: Number(id), worker }, 'A job whose worker was lost goes back to the queue'),
  })
  events.on('pool:create', ({ workerPool }) => {
    pools.push(workerPool)
    lease.hold(workerPool.id)
  })
  const fatalError = new Promise<unknown>((resolve) => events.on('pool:fatalError', ({ error }) => resolve(error)))
  const firstLookFailed = new Promise<void>((resolve) => {
    let sees = false
    events.on('job:start', () => (sees = true))
    events.on('worker:getJob:empty', () => (sees = true))
    events.on('worker:getJob:error', () => sees || resolve())
  })
  events.on('job:start', ({ job }) => lease.started(job.id))
  events.on('job:complete', ({ job }) => lease.ended(job.id))
  events.on('job:success', ({ job }) => jobs.inc({ task: job.task_identifier, outcome: 'done' }))
  events.on('job:error', ({ job, error }) => {
    const more = { job: job.task_identifier, id: Number(job.id), attempt: job.attempts, of: job.max_attempts, error: describeError(error) }
    jobs.inc({ task: job.task_identifier, outcome: job.attempts < job.max_attempts ? 'failed' : 'given_up' })
    if (job.attempts < job.max_attempts) log.warn(more, 'A job failed and will be tried again')
    else log.error(more, 'A job failed for good')
  })
  const pgPool = openPool(url, concurrency + 1, queryTimeoutMs)
  const worker: RunnerOptions = {
    pgPool,
    schema: SCHEMA,
    logger: silentLogger,
    events,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: Math.min(5000, (options.shutdownTimeoutMs ?? 10_000) / 2),
    taskList: Object.fromEntries(handlers.map((handler) => [handler.job.name, taskOf(handler, options)])),
    parsedCronItems,
    // With a delay, even of 0, a failure to write down a job's end ends the worker; without, it would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
  // A dead connection must not delay shutdown.
  const close = () => Promise.race([Promise.all([lease.close(), pgPool.end()]), sleep(3000, undefined, { ref: false })])
  return { worker, pools, lease, fatalError, firstLookFailed, close }
}

function cronItem({ job, cron, payload = {}, catchUp = 0 }: Periodic) {
  return {
    task: job.name,
    match: cron,
    identifier: job.name,
    payload,
    options: { backfillPeriod: catchUp, maxAttempts: job.maxAttempts, jobKey: `periodic:${job.name}` },
  }
}

function taskOf({ run }: JobHandler, { db, clock = systemClock, log }: JobsOptions): Task {
  return async (payload, { job, abortSignal: signal }) => {
    const id = Number(job.id)
    try {
      await run(payload as never, { db, job: { id, attempt: job.attempts, maxAttempts: job.max_attempts }, clock, log, signal })
    } catch (error) {
      if (error instanceof PermanentFailure) {
        await failPermanently(db, id)
        job.max_attempts = job.attempts
      }
      throw error
    }
  }
}

function openPool(url: string, max: number, queryTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'discipleship jobs',
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000, // no query runs on the connection that listens for new jobs
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeoutMs, // a machine that went away does not answer any more
  })
  // Lost connections are replaced, whether they were idle or in use.
  pool.on('error', () => {})
  pool.on('connect', ignoreIdleErrors)
  pool.on('connect', closeOnQueryTimeout)
  const connect = pool.connect.bind(pool)
  // graphile-worker knows some codes of a database that starts up, and then waits for up to three minutes. Without a code it asks
  // again in two seconds.
  const withoutCode = (error: Error) => {
    throw new Error('No connection', { cause: error })
  }
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().catch(withoutCode)) as typeof connect
  return pool
}
