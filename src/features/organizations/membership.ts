// Belonging to an organization. Enrolment in its two global groups, and its end, follow in the database by themselves.
import type { Actor, OrganizationRole } from '#features/accounts/actor.ts'
import { SecondFactorNeeded } from '#features/accounts/second-factor/errors.ts'
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
    requireAdminOrLeaving(actor, organizationId, userId) // before anything is locked
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
    requireAdminOrLeaving(actor, organizationId, userId) // before anything is locked
    const admins = await lockAdmins(tx, actor, organizationId, userId, role)
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

/** Whoever must set a second factor up first may also leave, or take a lower role. */
function requireAdminOrLeaving(actor: Actor, organizationId: number, userId: number) {
  if (actor.barred.has(organizationId) && userId === actor.id) return
  requireAdmin(actor, organizationId)
}

const ranks: readonly OrganizationRole[] = ['member', 'leadership', 'admin']

/** The admins, locked with the actor, who must be one of them now, and with whom it is about. */
export async function lockAdmins(tx: Db, actor: Actor, organizationId: number, userId: number, role?: OrganizationRole) {
  const locked = await lockAdminsAndUser(tx, organizationId, actor, userId)
  const own = locked.find(({ user_id }) => user_id === actor.id)
  if (!own) throw notFound('organization_not_found')
  // Whoever has one signs in with it: a password alone must not lower a role to get round it.
  const isLeaving =
    own.is_lacking &&
    !own.has_second_factor &&
    userId === actor.id &&
    (role === undefined || ranks.indexOf(role) <= ranks.indexOf(own.role))
  if (own.is_lacking && !isLeaving) throw new SecondFactorNeeded({ organization_id: organizationId })
  if (!own.is_lacking) requireAdmin({ ...actor, roles: new Map([[organizationId, own.role]]), barred: new Set() }, organizationId)
  return locked.filter(({ role }) => role === 'admin')
}

/** An admin who is suspended can do nothing as one. */
export function refuseWithoutAdmin(admins: { user_id: number; is_suspended: boolean }[], userId: number, field: string) {
  const left = admins.filter(({ user_id, is_suspended }) => user_id !== userId && !is_suspended)
  if (left.length === 0 && admins.some(({ user_id }) => user_id === userId)) throw invalid({ [field]: [{ rule: 'admin_needed' }] })
}
