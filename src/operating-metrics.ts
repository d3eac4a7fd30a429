// Metrics beside those of requests: the queue, the database, the disk. docs/operations.md explains them.
import { statfs } from 'node:fs/promises'
import { databaseBytes } from './platform/db/database.ts'
import { jobCounts, secondsOverdue } from './platform/jobs/jobs.ts'
import { gauges } from './platform/metrics.ts'
import type { Services } from './services.ts'

export function addOperatingMetrics({ db, config }: Pick<Services, 'db' | 'config'>) {
  // The first of all, read before the others ask the database: what they ask must not count as waiting.
  gauges(
    {
      database_connections_open: 'Connections of this process to the database',
      database_connections_idle: 'Those of them that nobody uses just now',
      database_connections_waiting: 'Requests that wait for one since all are in use',
    },
    () => {
      const { totalCount, idleCount, waitingCount, options } = db.pool
      // A request that takes an idle connection, or may open one, is in the queue too, briefly.
      const free = options.max - totalCount + idleCount
      return {
        database_connections_open: totalCount,
        database_connections_idle: idleCount,
        database_connections_waiting: Math.max(0, waitingCount - free),
      }
    },
  )
  gauges(
    {
      jobs_waiting: 'Background jobs that wait for their time or another attempt',
      jobs_running: 'Background jobs under way',
      jobs_failed: 'Background jobs that failed for good',
      jobs_overdue_seconds: 'How long the oldest job that could run has waited',
    },
    async () => {
      const { waiting, running, failed } = await jobCounts(db)
      return { jobs_waiting: waiting, jobs_running: running, jobs_failed: failed, jobs_overdue_seconds: await secondsOverdue(db) }
    },
  )
  gauges({ database_bytes: 'Size of the database' }, async () => ({ database_bytes: await databaseBytes(db) }))
  gauges({ data_folder_free_bytes: 'Space left on the disk of the data folder' }, async () => {
    const { bavail, bsize } = await statfs(config.dataDir)
    return { data_folder_free_bytes: bavail * bsize }
  })
}
