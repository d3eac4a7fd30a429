// Leaving a group, and what its admins do with its members.
import type { Actor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { MembershipIsAutomatic } from './errors.ts'
import { lockManagedGroup, lockVisibleGroup, refuseLeaderOf } from './leading.ts'
import type { GroupLimits } from './limits.ts'
import { findGroupMember, removeGroupMember, saveMemberRole } from './members/queries.ts'
import { canManageGroup } from './policy.ts'
import { giveFreeSeats } from './waits/seating.ts'

export const leaveGroup = (db: Db, actor: Actor, groupId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const { group } = await lockVisibleGroup(tx, actor, groupId, limits)
    if (group.group_type === 'global') throw new MembershipIsAutomatic({ group_id: groupId })
    if (!group.role) throw forbidden('not_a_group_member')
    refuseLeaderOf(group, group.role)
    await removeGroupMember(tx, groupId, actor.id)
    await giveFreeSeats(tx, [groupId], limits)
  })

export const removeMember = (db: Db, caller: Actor, groupId: number, userId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const { group, actor } = await lockVisibleGroup(tx, caller, groupId, limits)
    if (!canManageGroup(actor, group)) throw forbidden('only_group_admins')
    const member = await findGroupMember(tx, groupId, userId)
    if (!member) throw notFound('member_not_found')
    if (group.group_type === 'global') throw new MembershipIsAutomatic({ group_id: groupId })
    refuseLeaderOf(group, member.role)
    await removeGroupMember(tx, groupId, userId)
    await giveFreeSeats(tx, [groupId], limits)
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: 'group-member.removed',
      subject: ['group', groupId],
      details: { user_id: userId },
    })
  })

/** Makes a member an admin, or an admin a member. The leader is changed by naming another. */
export const changeMemberRole = (db: Db, actor: Actor, groupId: number, userId: number, role: 'member' | 'admin', limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const group = await lockManagedGroup(tx, actor, groupId, limits)
    const member = await findGroupMember(tx, groupId, userId)
    if (!member) throw notFound('member_not_found')
    refuseLeaderOf(group, member.role)
    if (member.role === role) return member
    await saveMemberRole(tx, groupId, userId, role)
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: 'group-member.role-changed',
      subject: ['group', groupId],
      details: { user_id: userId, from: member.role, to: role },
    })
    return { ...member, role }
  })
