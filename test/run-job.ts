// Runs a job here and now, so that a test can look at what it asks the database.
import type { JobContext, JobHandler, JobType } from '#platform/jobs/jobs.ts'

export async function runJob<Payload extends object>(
  handlers: JobHandler[],
  job: JobType<Payload>,
  context: Pick<JobContext, 'db'> & Partial<JobContext>,
  payload?: Payload,
) {
  const { run } = handlers.find((handler) => handler.job.name === job.name)!
  await (run as (payload: object, context: object) => Promise<void>)(payload ?? {}, { signal: new AbortController().signal, ...context })
}
