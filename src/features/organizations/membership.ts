// Belonging to an organization. Enrolment in its two global groups, and its end, follow in the database by themselves.
import type { Actor, OrganizationRole } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { LeaderMustBeReplaced } from './errors.ts'
import type { Groups } from './groups.ts'
import { findMember, lockAdminsAndUser, removeOrganizationMember, saveRole, updateHomeOrganization } from './members/queries.ts'
import { requireAdmin } from './policy.ts'
import { notifyOfNewAdmin } from './telling.ts'

/** Somebody of an organization; 404 for everybody else. */
export async function readMember(db: Db, organizationId: number, userId: number) {
  const member = await findMember(db, organizationId, userId)
  if (!member) throw notFound('member_not_found')
  return member
}

/** Removes someone from an organization and so from all of its groups. Not its last admin, nor who leads an active group in it. */
export const removeMember = (db: Db, actor: Actor, organizationId: number, userId: number, groups: Groups) =>
  db.transaction(async (tx) => {
    requireAdmin(actor, organizationId) // before anything is locked
    const theirs = await groups.lockGroupsThen(tx, { userId, organizationId }, async () => {
      const admins = await lockAdmins(tx, actor, organizationId, userId)
      refuseWithoutAdmin(admins, userId, 'user')
    })
    const led = (await groups.listActiveLedBy(tx, userId)).find(({ organization_id }) => organization_id === organizationId)
    if (led) throw new LeaderMustBeReplaced({ group_id: led.id })
    if ((await removeOrganizationMember(tx, organizationId, userId)) === 0) throw notFound('member_not_found')
    await groups.giveFreeSeats(tx, theirs)
    await updateHomeOrganization(tx, userId, organizationId)
    await recordAudit(tx, { organizationId, by: actor, action: 'member.removed', subject: ['user', userId] })
  })

/** Gives a member another role; the last admin stays one. */
export const changeRole = (db: Db, actor: Actor, organizationId: number, userId: number, role: OrganizationRole) =>
  db.transaction(async (tx) => {
    requireAdmin(actor, organizationId) // before anything is locked
    const admins = await lockAdmins(tx, actor, organizationId, userId)
    if (role !== 'admin') refuseWithoutAdmin(admins, userId, 'role')
    const before = await saveRole(tx, organizationId, userId, role)
    if (!before) throw notFound('member_not_found')
    if (before.role !== role) {
      await recordAudit(tx, {
        organizationId,
        by: actor,
        action: 'member.role-changed',
        subject: ['user', userId],
        details: { from: before.role, to: role },
      })
      if (role === 'admin') await notifyOfNewAdmin(tx, organizationId, userId, 'role')
    }
    return (await findMember(tx, organizationId, userId))!
  })

/** The admins, locked with the actor, who must be one of them now, and with whom it is about. */
export async function lockAdmins(tx: Db, actor: Actor, organizationId: number, userId: number) {
  const locked = await lockAdminsAndUser(tx, organizationId, [actor.id, userId])
  const own = locked.filter(({ user_id }) => user_id === actor.id)
  requireAdmin({ ...actor, roles: new Map(own.map(({ role }) => [organizationId, role])) }, organizationId)
  return locked.filter(({ role }) => role === 'admin')
}

/** An admin who is suspended can do nothing as one. */
export function refuseWithoutAdmin(admins: { user_id: number; is_suspended: boolean }[], userId: number, field: string) {
  const left = admins.filter(({ user_id, is_suspended }) => user_id !== userId && !is_suspended)
  if (left.length === 0 && admins.some(({ user_id }) => user_id === userId)) throw invalid({ [field]: [{ rule: 'admin_needed' }] })
}
