// Who may do what with challenges, and which changes of status there are.
import { type Actor, isLeaderOrAdminOf } from '#features/accounts/actor.ts'
import { type FieldError, forbidden } from '#platform/http/errors.ts'

export type Status = 'draft' | 'published' | 'archived'

/** 403 for members of the organization who are no leader or admin. */
export function requireLeader(actor: Actor, organizationId: number) {
  if (!isLeaderOrAdminOf(actor, organizationId)) throw forbidden('only_leaders')
}

/** Why a challenge can't change from one status to another; undefined where it can. */
export function statusChangeFault(from: Status, to: Status, participants: number): FieldError | undefined {
  if (from === to) return undefined
  if (from === 'draft' && to === 'archived') return { rule: 'draft_not_archivable' }
  if (from === 'archived' && to === 'draft') return { rule: 'archived_not_a_draft_again' }
  if (to === 'draft' && participants > 0) return { rule: 'people_take_part' }
  return undefined
}
