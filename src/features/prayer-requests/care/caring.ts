// The care team: whom an organization's admins put into it, what they and those who moderate see, and taking a request.
import { type Actor, lockRoles, requireSecondFactor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { readMember } from '#features/organizations/membership.ts'
import { requireAdmin } from '#features/organizations/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { NotForCareTeam, PrayerRequestAlreadyReviewed } from '../errors.ts'
import { giveToCareTeam, lockForDecision, requireRead } from '../moderating.ts'
import { moderatedBy } from '../policy.ts'
import type { RequestRow } from '../queries.ts'
import { addCarer, listCareTeamsOf, removeCarer } from './queries.ts'

/** The organizations whose care team somebody is in, or moderates with. */
export async function caredBy(db: Db, actor: Actor, organizationId?: number): Promise<number[]> {
  // Without a role there, nobody sees what its team does: whoever must sign in with a second factor first has none.
  const teams = (await listCareTeamsOf(db, actor.id)).filter((id) => actor.roles.has(id))
  const cared = [...new Set([...moderatedBy(actor), ...teams])]
  if (organizationId === undefined) {
    if (cared.length === 0) throw forbidden('only_care_team')
    return cared
  }
  requireSecondFactor(actor, organizationId)
  if (!actor.roles.has(organizationId)) throw notFound('organization_not_found')
  if (!cared.includes(organizationId)) throw forbidden('only_care_team')
  return [organizationId]
}

/** Whoever comes first takes it; the others see that it is taken. */
export const takeRequest = (db: Db, actor: Actor, requestId: number, revision: number | undefined) =>
  db.transaction(async (tx): Promise<RequestRow> => {
    const request = await lockForDecision(tx, actor, requestId, await listCareTeamsOf(tx, actor.id))
    if (request.status === 'rejected') throw new PrayerRequestAlreadyReviewed({ status: request.status })
    if (request.visibility !== 'care_team') throw new NotForCareTeam({})
    if (request.status === 'approved') return request
    await requireRead(tx, request, revision)
    return giveToCareTeam(tx, actor, request, 'carried')
  })

export const changeCareTeam = (db: Db, caller: Actor, organizationId: number, userId: number, change: 'added' | 'removed') =>
  db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller, userId)
    requireAdmin(actor, organizationId)
    await readMember(tx, organizationId, userId)
    const changed = await (change === 'added' ? addCarer : removeCarer)(tx, organizationId, userId)
    if (changed > 0) await recordAudit(tx, { organizationId, by: actor, action: `care-team.${change}`, subject: ['user', userId] })
  })
