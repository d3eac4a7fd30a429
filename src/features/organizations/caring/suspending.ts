// Suspending somebody from an organization: at once they are out of it and all of its groups, as whoever was removed is, and no invitation, code or request
// brings them back. What they had is kept until an admin restores it.
import { type Actor, lockRoles } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import type { Groups } from '../groups.ts'
import { addOrganizationMember, findMember, removeOrganizationMember, updateHomeOrganization } from '../members/queries.ts'
import { lockAdmins, readMember, refuseWithoutAdmin } from '../membership.ts'
import { requireAdmin } from '../policy.ts'
import { notifyOfNewAdmin } from '../telling.ts'
import { notifyOfCare } from './caring.ts'
import { isSuspended, keepMembership, lockSuspended, removeSuspended, saveJoinedAt } from './queries.ts'

/** Not the last admin, nor oneself. Active groups that they lead become inactive: it need not wait for another leader. */
export const suspendMember = (db: Db, actor: Actor, organizationId: number, userId: number, groups: Groups) =>
  db.transaction(async (tx) => {
    requireAdmin(actor, organizationId) // before anything is locked
    if (userId === actor.id) throw invalid({ user: [{ rule: 'not_oneself' }] })
    const of = { userId, organizationId }
    const theirs = await groups.lockGroupsThen(tx, of, async () => {
      refuseWithoutAdmin(await lockAdmins(tx, actor, organizationId, userId), userId, 'user')
    })
    if (!(await keepMembership(tx, organizationId, userId, actor.id))) {
      if (await isSuspended(tx, organizationId, userId)) return
      throw notFound('member_not_found')
    }
    await groups.keepPlacesOf(tx, of, actor)
    await removeOrganizationMember(tx, organizationId, userId)
    await groups.giveFreeSeats(tx, theirs)
    await updateHomeOrganization(tx, userId, organizationId)
    await recordAudit(tx, { organizationId, by: actor, action: 'member.suspended', subject: ['user', userId] })
    await notifyOfCare(tx, organizationId, userId, 'suspended')
  })

/** Their role, and their places in the groups that have a seat left. */
export const restoreMember = (db: Db, caller: Actor, organizationId: number, userId: number, groups: Groups) =>
  db.transaction(async (tx) => {
    requireAdmin(caller, organizationId) // before anything is locked
    await groups.lockKeptPlaces(tx, organizationId, userId)
    const actor = await lockRoles(tx, caller)
    requireAdmin(actor, organizationId)
    const kept = await lockSuspended(tx, organizationId, userId)
    if (!kept) return readMember(tx, organizationId, userId)
    await addOrganizationMember(tx, organizationId, userId, kept.role)
    await saveJoinedAt(tx, organizationId, userId, kept.joined_at)
    await groups.giveKeptPlaces(tx, organizationId, userId)
    await removeSuspended(tx, organizationId, userId)
    await recordAudit(tx, { organizationId, by: actor, action: 'member.restored', subject: ['user', userId], details: { role: kept.role } })
    await notifyOfCare(tx, organizationId, userId, 'restored')
    if (kept.role === 'admin') await notifyOfNewAdmin(tx, organizationId, userId, 'role')
    return (await findMember(tx, organizationId, userId))!
  })
