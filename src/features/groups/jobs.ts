// Deleted groups are kept for 30 days, then gone with all that was written in them.
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import { removeGroupsDeletedBefore } from './queries.ts'

const KEPT_DAYS = 30

const forgetDeleted = defineJob<object>('groups.forget-deleted')

export const groupJobs = () => [handle(forgetDeleted, async (_, { db }) => void (await removeGroupsDeletedBefore(db, KEPT_DAYS)))]

export const groupSchedule = [{ job: forgetDeleted, cron: '41 3 * * *' }]
