// Who may do what with prayer requests. Only their authors and those who moderate them get this far.
import { type Actor, isLeaderOrAdminOf, organizationsAs } from '#features/accounts/actor.ts'

/** The organizations whose requests someone decides about. */
export const moderatedBy = (actor: Actor) => organizationsAs(actor, 'leadership', 'admin')
export const canModerate = (actor: Actor, request: { organization_id: number }) => isLeaderOrAdminOf(actor, request.organization_id)
export const canResolve = (actor: Actor, request: { user_id: number }) => request.user_id === actor.id
