// Deleted groups are kept for 30 days, then gone with all that was written in them. As long it is known who has found a closed one.
import { inBatches } from '#platform/db/batches.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { removeSomeFoundClosed } from './codes/queries.ts'
import { groupLimits } from './limits.ts'
import { type EmptyGroup, purgeGroups } from './purging.ts'
import { listGroupsWaitedFor } from './waits/queries.ts'
import { giveSeatsIn } from './waits/seating.ts'

const forgetDeleted = defineJob<object>('groups.forget-deleted')
const forgetFound = defineJob<object>('groups.forget-found')
/** Seats that became free where nobody held the group: the operator raised a limit, or let somebody in again. */
export const giveSeats = defineJob<{ organization_id?: number }>('groups.give-seats')

export const groupJobs = (services: Services, emptyGroup: EmptyGroup) => [
  handle(forgetDeleted, (_, context) => purgeGroups(context, emptyGroup)),
  handle(forgetFound, (_, { db, signal }) => inBatches(signal, (count) => removeSomeFoundClosed(db, count))),
  handle(giveSeats, async ({ organization_id }, { db, log, signal }) => {
    const items = await listGroupsWaitedFor(db, organization_id)
    const limits = groupLimits(services)
    await forEachIndependently({ of: 'groups with free seats', items, idOf: (id) => id, log, signal }, (id) => giveSeatsIn(db, id, limits))
  }),
]

export const groupSchedule = [
  { job: forgetDeleted, cron: '41 3 * * *' },
  { job: forgetFound, cron: '53 3 * * *' },
  { job: giveSeats, cron: '*/10 * * * *' },
]
