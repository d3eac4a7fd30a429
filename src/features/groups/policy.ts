// Who may do what in a group. Whoever is outside its organization does not get this far.
import { type Actor, isAdminOf, isLeaderOrAdminOf } from '#features/accounts/actor.ts'

export type MemberRole = 'member' | 'admin' | 'leader'

interface Seen {
  organization_id: number
  /** The caller's role in the group. */
  role: MemberRole | null
}

/** The contract's "group admin": the group's own admins and leader, and the organization's admins. */
export const canManageGroup = (actor: Actor, { role, organization_id }: Seen) =>
  role === 'admin' || role === 'leader' || isAdminOf(actor, organization_id)
/** Who leads the group, or in its organization. */
export const leadsThere = (actor: Actor, group: Seen) => canManageGroup(actor, group) || isLeaderOrAdminOf(actor, group.organization_id)
/** Whom one may make a leader: the organization's leaders and admins anybody, everybody else those who are in the group, or themselves. */
export const canNameLeader = (actor: Actor, organizationId: number, leader: { id: number; isInGroup: boolean }) =>
  leader.isInGroup || leader.id === actor.id || isLeaderOrAdminOf(actor, organizationId)
/** Members; the organization's admins read every regular group. */
export const canReadInside = (actor: Actor, { role, organization_id }: Seen) => role !== null || isAdminOf(actor, organization_id)
