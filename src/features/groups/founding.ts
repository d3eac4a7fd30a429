// Founding a group: with a leader it is active at once, without one it stays a draft.
import type { Actor } from '#features/accounts/actor.ts'
import { holdRoles, isLeaderOrAdminOf } from '#features/accounts/actor.ts'
import { audit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice, Refusal } from '#platform/http/errors.ts'
import { demandFitToLead } from './leading.ts'
import { addGroup, addGroupMember, type GroupLimits } from './queries.ts'

interface Founding {
  name: string
  organization_id: number
  description?: string | null
  type?: string | null
  join_type?: 'open' | 'closed' | null
  location?: string | null
  leader_id?: number | null
}

/** Gives the new group's id. A leader who is named must be fit to lead; a founder who could lead by role leads if they are fit. */
export function foundGroup(db: Db, caller: Actor, wish: Founding, limits: GroupLimits, publicUrl: string): Promise<number> {
  const { organization_id: organizationId, leader_id } = wish
  return db.transaction(async (tx) => {
    const actor = await holdRoles(tx, caller, ...(leader_id ? [leader_id] : []))
    if (!actor.roles.has(organizationId)) throw invalidChoice('organization_id')
    const leaderId = await leaderOf(tx, actor, wish, limits, publicUrl)
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
    const group = { id, organization_id: organizationId }
    if (leaderId) await addGroupMember(tx, group, leaderId, 'leader')
    if (leaderId !== actor.id) await addGroupMember(tx, group, actor.id, 'admin')
    await audit(tx, {
      organizationId,
      by: actor,
      action: 'group.founded',
      subject: ['group', id],
      details: { leader_id: leaderId ?? null },
    })
    return id
  })
}

async function leaderOf(
  tx: Db,
  actor: Actor,
  { organization_id, leader_id }: Founding,
  limits: GroupLimits,
  publicUrl: string,
): Promise<number | undefined> {
  const fit = (userId: number) => demandFitToLead(tx, { organizationId: organization_id, userId, groupId: 0 }, limits, publicUrl)
  if (leader_id) {
    await fit(leader_id)
    return leader_id
  }
  if (!isLeaderOrAdminOf(actor, organization_id)) return undefined
  try {
    await fit(actor.id)
    return actor.id
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
