// Of which organizations somebody sees what waits.
import type { Actor } from '#features/accounts/actor.ts'
import { requireLeaderOrAdmin } from '#features/organizations/policy.ts'
import { forbidden } from '#platform/http/errors.ts'
import { moderatedBy } from './policy.ts'

export function organizationsToModerate(actor: Actor, organizationId: number | undefined): number[] {
  if (organizationId !== undefined) {
    requireLeaderOrAdmin(actor, organizationId)
    return [organizationId]
  }
  const moderated = moderatedBy(actor)
  if (moderated.length === 0) throw forbidden('only_leaders_see_pending_prayers')
  return moderated
}
