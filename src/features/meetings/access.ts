// Who comes to the meetings of a group, to look or to answer.
import { type Actor, isLeaderOrAdminOf, lockRoles, organizationsOf } from '#features/accounts/actor.ts'
import type { GroupLimits } from '#features/groups/limits.ts'
import { canManageGroup, canReadInside } from '#features/groups/policy.ts'
import { findGroup, type VisibleGroup } from '#features/groups/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'

/** A group whose meetings the actor may see; 404 for strangers, 403 for others of its organization. */
export async function requireReadable(db: Db, actor: Actor, groupId: number, limits: GroupLimits): Promise<VisibleGroup> {
  const group = await findVisible(db, actor, groupId, limits)
  if (!canReadInside(actor, group)) throw forbidden('only_group_members_see_meetings')
  return group
}

/** To answer as one of its members: an admin of the organization who only looks in is none. */
export async function requireMember(tx: Db, caller: Actor, groupId: number, limits: GroupLimits): Promise<VisibleGroup> {
  const group = await requireReadable(tx, await lockRoles(tx, caller), groupId, limits)
  if (!group.role) throw forbidden('only_group_members')
  return group
}

/** Who came is seen by the group's admins, and by the organization's leaders and admins. */
export async function requireSeeingAttendance(db: Db, actor: Actor, groupId: number, limits: GroupLimits): Promise<VisibleGroup> {
  const group = await findVisible(db, actor, groupId, limits)
  if (!canManageGroup(actor, group) && !isLeaderOrAdminOf(actor, group.organization_id))
    throw forbidden('only_group_admins_and_leaders_see_attendance')
  return group
}

async function findVisible(db: Db, actor: Actor, groupId: number, limits: GroupLimits): Promise<VisibleGroup> {
  const group = await findGroup(db, actor.id, organizationsOf(actor), groupId, limits)
  if (!group) throw notFound('group_not_found')
  return group
}
