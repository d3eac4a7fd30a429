// Bringing a deleted group back: with its members and all that was written in it, under the locks under which it was deleted.
import { type Actor, isAdminOf, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import { type AuditActor, recordAudit } from '#features/audit-log/audit.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { renewCode } from './codes/queries.ts'
import { lockKeptGroup, saveRestored } from './deleted/queries.ts'
import type { GroupLimits } from './limits.ts'
import { countActiveGroupsLed, findLeader, lockCandidate } from './members/queries.ts'
import { saveStatus } from './queries.ts'
import { giveFreeSeats } from './waits/seating.ts'

type Kept = NonNullable<Awaited<ReturnType<typeof lockKeptGroup>>>

/** By an admin of its organization. One that is there already stays as it is; nobody else learns that there was one. */
export const restoreGroup = (db: Db, caller: Actor, groupId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const group = await lockKeptGroup(tx, organizationsOf(caller), groupId)
    if (!group || (group.is_deleted && !isAdminOf(caller, group.organization_id))) throw notFound('group_not_found')
    const leader = await findLeader(tx, groupId)
    const actor = await lockRoles(tx, caller, ...(leader ? [leader.user_id] : []))
    requireAdmin(actor, group.organization_id)
    if (group.is_deleted) await restore(tx, group, leader?.user_id, actor, limits)
  })

/** The same by the operator; undefined where no deleted group can be brought back. */
export const restoreGroupAsOperator = (db: Db, groupId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const group = await lockKeptGroup(tx, null, groupId)
    if (!group?.is_deleted) return undefined
    await restore(tx, group, (await findLeader(tx, groupId))?.user_id, 'operator', limits)
    return { id: group.id, name: group.name, organization_id: group.organization_id }
  })

/**
 * Its code is a new one: the old one may have gone around, and was not among those that were replaced meanwhile. Whoever led it may have left, or lead
 * as many groups as one may by now: then it comes back inactive.
 */
async function restore(tx: Db, group: Kept, leaderId: number | undefined, by: AuditActor, limits: GroupLimits) {
  await saveRestored(tx, group.id)
  if (group.status === 'active' && !(await mayLeadAgain(tx, group, leaderId, limits))) await saveStatus(tx, group.id, 'inactive')
  await renewCode(tx, group.id)
  await giveFreeSeats(tx, [group.id], limits)
  await recordAudit(tx, { organizationId: group.organization_id, by, action: 'group.restored', subject: ['group', group.id] })
}

async function mayLeadAgain(tx: Db, group: Kept, leaderId: number | undefined, limits: GroupLimits) {
  const candidate = leaderId && (await lockCandidate(tx, group.organization_id, leaderId, limits))
  if (!candidate) return false
  return (await countActiveGroupsLed(tx, group.organization_id, leaderId, { except: group.id })) < candidate.max_groups
}
