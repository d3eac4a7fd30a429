// Who may do what with prayer requests. Only their authors, those who moderate them and the care team get this far.
import { type Actor, isLeaderOrAdminOf, organizationsAs } from '#features/accounts/actor.ts'

/** The organizations whose requests someone decides about. */
export const moderatedBy = (actor: Actor) => organizationsAs(actor, 'leadership', 'admin')
export const canModerate = (actor: Actor, request: { organization_id: number }) => isLeaderOrAdminOf(actor, request.organization_id)
/** Its words, whether it was answered, and what became of it are its author's alone. */
export const isAuthor = (actor: Actor, request: { user_id: number }) => request.user_id === actor.id
