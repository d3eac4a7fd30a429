// Who may do what in a group. Whoever is outside its organization does not get this far.
import { type Actor, isAdminOf } from '#features/accounts/actor.ts'

export type MemberRole = 'member' | 'admin' | 'leader'

interface Seen {
  organization_id: number
  /** The caller's role in the group. */
  role: MemberRole | null
}

/** The contract's "group admin": the group's own admins and leader, and the organization's admins. */
export const canManageGroup = (actor: Actor, { role, organization_id }: Seen) =>
  role === 'admin' || role === 'leader' || isAdminOf(actor, organization_id)
export const canDeleteGroup = (actor: Actor, { role, organization_id }: Seen) => role === 'leader' || isAdminOf(actor, organization_id)
/** Members; the organization's admins read every regular group. */
export const canReadInside = (actor: Actor, { role, organization_id }: Seen) => role !== null || isAdminOf(actor, organization_id)
