// Who may do what in an organization. Strangers do not get this far: they are told that there is no such organization.
import { type Actor, isAdminOf, isLeaderOrAdminOf, roleIn } from '#features/accounts/actor.ts'
import { forbidden, invalid, invalidChoice, notFound } from '#platform/http/errors.ts'

/** 404 for strangers, 403 for those who belong but are no admin. */
export function requireAdmin(actor: Actor, organizationId: number) {
  requireMember(actor, organizationId)
  if (!isAdminOf(actor, organizationId)) throw forbidden('Only an admin of the organization may do this.')
}

/** 404 for strangers, 403 for ordinary members. */
export function requireLeaderOrAdmin(actor: Actor, organizationId: number) {
  requireMember(actor, organizationId)
  if (!isLeaderOrAdminOf(actor, organizationId)) throw forbidden('Only leaders and admins of the organization may do this.')
}

/** 404 for strangers. */
export function requireMember(actor: Actor, organizationId: number) {
  if (!roleIn(actor, organizationId)) throw notFound('organization_not_found')
}

/** Why an organization may not publish for everyone, as what is wrong with a `visibility`. */
export const NOT_FOR_EVERYONE = 'Your organization may not publish for everyone; whoever runs this service decides that.'

/** Where something new belongs: the organization that is named, else the home. A 422 for one that is not the caller's. */
export function organizationToWriteIn(actor: Actor, wanted: number | null | undefined): number {
  const organizationId = wanted ?? actor.homeOrganizationId
  if (!organizationId) throw invalid({ organization_id: ['The organization id field is required.'] })
  if (!actor.roles.has(organizationId)) throw invalidChoice('organization_id')
  return organizationId
}
