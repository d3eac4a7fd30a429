// Who may do what with challenges, and which ways lead from one status to another.
import { type Actor, isLeaderOrAdminOf } from '#features/accounts/actor.ts'
import { forbidden } from '#platform/http/errors.ts'

export type Status = 'draft' | 'published' | 'archived'

/** 403 for those who belong to the organization but don't lead it. */
export function requireLeader(actor: Actor, organizationId: number) {
  if (!isLeaderOrAdminOf(actor, organizationId)) throw forbidden('only_leaders')
}

/** Why a challenge can't go from one status to another, or undefined when it can. */
export function whyNot(from: Status, to: Status, participants: number): string | undefined {
  if (from === to) return undefined
  if (from === 'draft' && to === 'archived') return 'A draft cannot be archived; delete it, or publish it first.'
  if (from === 'archived' && to === 'draft') return 'An archived challenge cannot become a draft again; it can be published.'
  if (to === 'draft' && participants > 0) return 'People take part in this challenge, so it cannot become a draft again.'
  return undefined
}
