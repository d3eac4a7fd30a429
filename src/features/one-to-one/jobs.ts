// One to one in the background: pairs that have gone quiet, and what came to nothing.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import { forgetNeverBegun, nudgeQuietPairs } from './nudges/nudging.ts'

export const nudgeQuiet = defineJob<object>('one-to-one.nudge')
const forget = defineJob<object>('one-to-one.forget', { priority: 10 })

export const oneToOneJobs = () => [
  handle(nudgeQuiet, (_, context) => nudgeQuietPairs(context)),
  handle(forget, (_, context) => forgetNeverBegun(context)),
]

export const oneToOneSchedule: Periodic[] = [
  { job: nudgeQuiet, cron: '23 9 * * *', catchUp: 3_600_000 },
  { job: forget, cron: '43 3 * * *' },
]
