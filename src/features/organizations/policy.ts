// Who may do what in an organization. Strangers do not get this far: they are told that there is no such organization.
import { type Actor, isAdminOf, isLeaderOrAdminOf, requireSecondFactor, roleIn } from '#features/accounts/actor.ts'
import { forbidden, invalid, invalidChoice, notFound } from '#platform/http/errors.ts'

/** 404 for strangers, 403 for those who belong but are no admin. */
export function requireAdmin(actor: Actor, organizationId: number) {
  requireMember(actor, organizationId)
  if (!isAdminOf(actor, organizationId)) throw forbidden('only_admins')
}

/** 404 for strangers, 403 for ordinary members. */
export function requireLeaderOrAdmin(actor: Actor, organizationId: number) {
  requireMember(actor, organizationId)
  if (!isLeaderOrAdminOf(actor, organizationId)) throw forbidden('only_leaders')
}

/** 404 for strangers, 403 for those who must set a second factor up first. */
export function requireMember(actor: Actor, organizationId: number) {
  requireSecondFactor(actor, organizationId)
  if (!roleIn(actor, organizationId)) throw notFound('organization_not_found')
}

/** Where something new belongs: the organization that is named, else the home. A 422 for one that is not the caller's. */
export function organizationToWriteIn(actor: Actor, wanted: number | null | undefined): number {
  const organizationId = wanted ?? actor.homeOrganizationId
  if (!organizationId) throw invalid({ organization_id: [{ rule: 'required' }] })
  requireSecondFactor(actor, organizationId)
  if (!actor.roles.has(organizationId)) throw invalidChoice('organization_id')
  return organizationId
}
