// Reminders of what waits, once an hour: it is morning in another time zone each time.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { remindOfWaiting } from './reminding.ts'

const remind = defineJob<object>('waiting.remind')

export const waitingJobs = () => [handle(remind, (_, context) => remindOfWaiting(context))]

export const waitingSchedule: Periodic[] = [{ job: remind, cron: '9 * * * *', catchUp: 3_600_000 }]
