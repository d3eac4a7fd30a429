// Deleted groups are kept for 30 days, then gone with all that was written in them.
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import { type EmptyGroup, purgeGroups } from './purging.ts'

const forgetDeleted = defineJob<object>('groups.forget-deleted')

export const groupJobs = (emptyGroup: EmptyGroup) => [handle(forgetDeleted, (_, context) => purgeGroups(context, emptyGroup))]

export const groupSchedule = [{ job: forgetDeleted, cron: '41 3 * * *' }]
