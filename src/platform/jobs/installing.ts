// Makes the tables of the queue.
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { ignoreIdleErrors } from '../db/connection-errors.ts'
import { SCHEMA } from './jobs.ts'
import { LOCKED_JOBS_INDEX } from './private-tables.ts'

const LOCK = 7_321_004_119

/** graphile-worker's own messages hold the texts of errors, so they are not logged; the events are. */
export const silentLogger = new Logger(() => () => {})

/** Makes or updates the tables of the queue. Several may do it at once, any number of times. */
export async function installJobs(url: string): Promise<void> {
  const client = ignoreIdleErrors(new pg.Client({ connectionString: url, application_name: 'discipleship migrate' }))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations({ connectionString: url, schema: SCHEMA, logger: silentLogger })
    await client.query(LOCKED_JOBS_INDEX)
  } finally {
    await client.end()
  }
}
