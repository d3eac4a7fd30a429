// Runs a periodic job here and now, so that a test can look at what it asks the database.
import type { JobContext, JobHandler, JobType } from '#platform/jobs/jobs.ts'

export async function runJob(handlers: JobHandler[], job: JobType<object>, context: Pick<JobContext, 'db'> & Partial<JobContext>) {
  const { run } = handlers.find((handler) => handler.job === job)!
  await (run as (payload: object, context: object) => Promise<void>)({}, { signal: new AbortController().signal, ...context })
}
