// Erasing an account: what is private goes in one transaction, what others share stays without a name. Not while it leads an active group.

import { type AuditActor, recordAccountAudit } from '#features/audit-log/audit.ts'
import { deactivateGroupsOf } from '#features/groups/leading.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { listActiveLedBy, lockGroupsThen } from '#features/groups/members/queries.ts'
import { giveFreeSeats } from '#features/groups/waits/seating.ts'
import { belongsAnywhere, listOrganizationsToLeaveAlone, lockPlaces } from '#features/organizations/members/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, queueJob } from '#platform/jobs/jobs.ts'
import type { ErasedAccount } from './erased-accounts.ts'
import { AdminMustBeReplaced, LeadersMustBeReplaced } from './errors.ts'
import { existsHere, isErased, lockAccount } from './queries.ts'
import { registry } from './registry.ts'

/** A request that began before the account was erased has long ended after this time. */
const SWEEP_AFTER_SECONDS = 15 * 60

/** Records that an account is erased, where it outlives the database. */
export const recordErasure = defineJob<{ user_id: number }>('personal-data.note-erased')
export const eraseConcurrentWrites = defineJob<{ user_id: number }>('personal-data.erase-remains')

/** Erases an account. Refused while somebody leads an active group, or is the last admin of others. `by`: its owner, or the operator. */
export const eraseAccount = (db: Db, userId: number, by: AuditActor, limits: GroupLimits): Promise<void> =>
  db.transaction(async (tx) => {
    const theirs = await lockGroupsThen(tx, { userId }, () => lockPlaces(tx, userId))
    // Before we look: an organization that is coming to this service holds it until they belong to it.
    if (!(await lockAccount(tx, userId))) return
    const groups = (await listActiveLedBy(tx, userId)).map(({ id, name }) => ({ id, name }))
    if (groups.length > 0) throw new LeadersMustBeReplaced({ group_id: groups[0]!.id, groups })
    const organizations = await listOrganizationsToLeaveAlone(tx, userId)
    if (organizations.length > 0) throw new AdminMustBeReplaced({ organizations })
    await eraseLocked(tx, userId, by)
    await giveFreeSeats(tx, theirs, limits)
    await queueJob(tx, eraseConcurrentWrites, { user_id: userId }, { afterSeconds: SWEEP_AFTER_SECONDS })
  })

/** Erases accounts whose organization was deleted. */
export const eraseWithoutOrganization = defineJob<{ user_ids: number[] }>('personal-data.erase-without-organization')

/** Erases an account unless it belongs to an organization, by now perhaps. */
export const eraseUnlessBelonging = (db: Db, userId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    if (!(await belongsAnywhere(tx, userId))) await eraseAccount(tx, userId, 'operator', limits)
  })

/**
 * Erases an account again that a restored backup has brought back, even if it leads groups: these are deactivated. Returns the organizations
 * left without an admin; undefined where there is nothing to erase.
 */
export const repeatErasure = (db: Db, account: ErasedAccount, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    if (!(await existsHere(tx, account))) return undefined
    const userId = account.id
    const theirs = await lockGroupsThen(tx, { userId }, () => lockPlaces(tx, userId))
    await deactivateGroupsOf(tx, userId, 'operator')
    const organizations = await listOrganizationsToLeaveAlone(tx, userId)
    if (!(await lockAccount(tx, userId))) return undefined
    await eraseLocked(tx, userId, 'operator')
    await giveFreeSeats(tx, theirs, limits)
    return organizations
  })

async function eraseLocked(tx: Db, userId: number, by: AuditActor) {
  await recordAccountAudit(tx, { by, action: 'account.erased', userId })
  await erase(tx, userId)
  await queueJob(tx, recordErasure, { user_id: userId })
}

/** Erases rows that concurrent requests wrote during the erasure. */
export const removeErasedRows = (db: Db, userId: number) =>
  db.transaction(async (tx) => {
    if (await isErased(tx, userId)) await erase(tx, userId)
  })

async function erase(tx: Db, userId: number) {
  for (const part of registry) await part.erase?.(tx, userId)
}
