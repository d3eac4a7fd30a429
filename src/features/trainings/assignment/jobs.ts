// Reminders of due trainings, once an hour: it is morning in another time zone each time.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { remindOfDue } from './reminding.ts'

export const remind = defineJob<object>('trainings.remind')

export const assignmentJobs = () => [handle(remind, (_, context) => remindOfDue(context))]

export const assignmentSchedule: Periodic[] = [{ job: remind, cron: '3 * * * *', catchUp: 3_600_000 }]
