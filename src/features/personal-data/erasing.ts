// Erasing an account: what is private goes in one transaction, what others share stays without a name. Not while it leads an active group.
import { listGroupsLed, listOrganizationsToLeaveAlone, lockPlaces } from '#features/accounts/queries.ts'
import { auditAccount, type Doer } from '#features/audit-log/audit.ts'
import { lockGroupsThen } from '#features/organizations/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, queueJob } from '#platform/jobs/jobs.ts'
import { AdminMustBeReplaced, LeadersMustBeReplaced } from './errors.ts'
import { everything } from './everything.ts'
import { isErased, lockAccount } from './queries.ts'

/** A request that began before the account was erased has long ended after this time. */
const SWEEP_AFTER_SECONDS = 15 * 60

export const eraseRemains = defineJob<{ user_id: number }>('personal-data.erase-remains')

/** Erases an account. Refused while somebody leads an active group, or is the last admin of others. `by`: its owner, or the operator. */
export const eraseAccount = (db: Db, userId: number, by: Doer): Promise<void> =>
  db.transaction(async (tx) => {
    await lockGroupsThen(tx, { userId }, () => lockPlaces(tx, userId))
    const groups = await listGroupsLed(tx, userId)
    if (groups.length > 0) throw new LeadersMustBeReplaced({ group_id: groups[0]!.id, groups })
    const organizations = await listOrganizationsToLeaveAlone(tx, userId)
    if (organizations.length > 0) throw new AdminMustBeReplaced({ organizations })
    if (!(await lockAccount(tx, userId))) return
    await auditAccount(tx, { by, action: 'account.erased', userId })
    await erase(tx, userId)
    await queueJob(tx, eraseRemains, { user_id: userId }, { afterSeconds: SWEEP_AFTER_SECONDS })
  })

/** Erases what requests that were under way wrote meanwhile. */
export const sweepErased = (db: Db, userId: number) =>
  db.transaction(async (tx) => {
    if (await isErased(tx, userId)) await erase(tx, userId)
  })

async function erase(tx: Db, userId: number) {
  for (const part of everything) await part.erase?.(tx, userId)
}
