// Prayer care in the background: authors hear how many prayed, once an hour, when it is morning in another time zone each time; who it was is forgotten.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { forgetWhoPrayed, tellAuthors } from './telling-authors.ts'

export const tellPrayedFor = defineJob<object>('prayer-requests.tell-prayed-for')
const forgetPrayed = defineJob<object>('prayer-requests.forget-prayed', { priority: 10 })

export const prayerRequestJobs = () => [
  handle(tellPrayedFor, (_, context) => tellAuthors(context)),
  handle(forgetPrayed, (_, context) => forgetWhoPrayed(context)),
]

export const prayerRequestSchedule: Periodic[] = [
  { job: tellPrayedFor, cron: '11 * * * *', catchUp: 3_600_000 },
  { job: forgetPrayed, cron: '37 3 * * *' },
]
