// Founding a group: with a leader it is active at once, without one it stays a draft.
import type { Actor } from '#features/accounts/actor.ts'
import { isLeaderOrAdminOf, lockRoles, requireSecondFactor } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice } from '#platform/http/errors.ts'
import { LeaderLimitReached, LeaderNotQualified } from './errors.ts'
import { requireFitToLead } from './leading.ts'
import type { GroupLimits } from './limits.ts'
import { addGroupMember } from './members/queries.ts'
import { canNameLeader } from './policy.ts'
import { addGroup } from './queries.ts'
import { notifyNewLeader } from './telling.ts'

interface Founding {
  name: string
  organization_id: number
  description?: string | null
  type?: string | null
  join_type?: 'open' | 'closed'
  location?: string | null
  leader_id?: number
}

/** Why somebody who could lead by their role does not. */
type Hindrance = 'leader_not_qualified' | 'leader_limit_reached'

/**
 * Gives the new group's id, and why the founder does not lead it where they could by their role. A leader who is named must be fit to lead; a
 * founder who could lead by role leads if they are fit.
 */
export function createGroup(
  db: Db,
  caller: Actor,
  wish: Founding,
  limits: GroupLimits,
  publicUrl: string,
): Promise<{ id: number; hindrance?: Hindrance | undefined }> {
  const { organization_id: organizationId, leader_id } = wish
  return db.transaction(async (tx) => {
    const actor = await lockRoles(tx, caller, ...(leader_id ? [leader_id] : []))
    requireSecondFactor(actor, organizationId)
    if (!actor.roles.has(organizationId)) throw invalidChoice('organization_id')
    const { leaderId, hindrance } = await leaderOf(tx, actor, wish, limits, publicUrl)
    const { id } = await addGroup(tx, {
      organizationId,
      name: wish.name,
      purpose: wish.description ?? '',
      joinType: wish.join_type ?? 'open',
      type: wish.type ?? null,
      location: wish.location ?? null,
      status: leaderId ? 'active' : 'draft',
      createdBy: actor.id,
    })
    const group = { id, organization_id: organizationId, name: wish.name }
    if (leaderId) await addGroupMember(tx, group, leaderId, 'leader')
    if (leaderId !== actor.id) await addGroupMember(tx, group, actor.id, 'admin')
    if (leaderId && leaderId !== actor.id) await notifyNewLeader(tx, group, leaderId)
    await recordAudit(tx, {
      organizationId,
      by: actor,
      action: 'group.founded',
      subject: ['group', id],
      details: { leader_id: leaderId ?? null },
    })
    return { id, hindrance }
  })
}

async function leaderOf(
  tx: Db,
  actor: Actor,
  { organization_id, leader_id }: Founding,
  limits: GroupLimits,
  publicUrl: string,
): Promise<{ leaderId?: number; hindrance?: Hindrance }> {
  const fit = (userId: number) => requireFitToLead(tx, { organizationId: organization_id, userId, groupId: 0 }, limits, publicUrl)
  if (leader_id) {
    if (!canNameLeader(actor, organization_id, { id: leader_id, isInGroup: false })) throw invalidChoice('leader_id')
    await fit(leader_id)
    return { leaderId: leader_id }
  }
  if (!isLeaderOrAdminOf(actor, organization_id)) return {}
  try {
    await fit(actor.id)
    return { leaderId: actor.id }
  } catch (error) {
    if (error instanceof LeaderNotQualified) return { hindrance: 'leader_not_qualified' }
    if (error instanceof LeaderLimitReached) return { hindrance: 'leader_limit_reached' }
    throw error
  }
}
