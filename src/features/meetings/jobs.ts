// What meetings do in the background: reminding, forgetting what is older than two years, and following the zones of time.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { forgetOldMeetings } from './purging/purging.ts'
import { reckonAnew } from './reckoning/reckoning.ts'
import { remindOfMeetings } from './reminders/reminding.ts'

const remind = defineJob<object>('meetings.remind')
const forget = defineJob<object>('meetings.forget', { priority: 10 })
const reckon = defineJob<object>('meetings.reckon', { priority: 10 })

export const meetingJobs = () => [
  handle(remind, (_, context) => remindOfMeetings(context)),
  handle(forget, (_, { db, signal }) => forgetOldMeetings(db, signal)),
  handle(reckon, (_, context) => reckonAnew(context)),
]

export const meetingSchedule: Periodic[] = [
  { job: remind, cron: '*/10 * * * *', catchUp: 3_600_000 },
  { job: forget, cron: '17 4 * * *' },
  { job: reckon, cron: '29 4 * * *', catchUp: 86_400_000 },
]
