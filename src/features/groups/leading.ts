// Who leads a group, and what follows from that: a group with a fit leader can be active.
import type { Actor } from '#features/accounts/actor.ts'
import { SecondFactorNeeded } from '#features/accounts/second-factor/errors.ts'
import { hasSecondFactor } from '#features/accounts/second-factor/queries.ts'
import { type AuditActor, recordAudit } from '#features/audit-log/audit.ts'
import { LeaderMustBeReplaced } from '#features/organizations/errors.ts'
import { hasTrainingsOfLeaders } from '#features/trainings/learning/queries.ts'
import { ChangedMeanwhile, type Db } from '#platform/db/database.ts'
import { forbidden, invalid, invalidChoice, notFound } from '#platform/http/errors.ts'
import { closeOtherWaysIn } from './codes/queries.ts'
import { groupRefuses, LeaderLimitReached, LeaderNotQualified } from './errors.ts'
import { refuseWhenFull } from './joining.ts'
import type { GroupLimits } from './limits.ts'
import {
  addGroupMember,
  countActiveGroupsLed,
  demoteLeader,
  findGroupMember,
  findLeader,
  hasSteppedDown,
  listActiveLedBy,
  lockCandidate,
  stepDown,
} from './members/queries.ts'
import { canManageGroup, canNameLeader } from './policy.ts'
import { lockGroup, lockGroupToLeave, saveStatus, type VisibleGroup } from './queries.ts'
import { notifyNewLeader, notifyOfSteppingDown } from './telling.ts'
import { giveFreeSeats } from './waits/seating.ts'

/** A group, locked, and the caller with the roles that they have now; 404 for strangers. */
export async function lockVisibleGroup(tx: Db, caller: Actor, groupId: number, limits: GroupLimits, ...beside: number[]) {
  const seen = await lockGroup(tx, caller, groupId, limits, ...beside)
  if (!seen) throw notFound('group_not_found')
  return seen
}

/** A regular group that the actor manages, locked. 404 for strangers, 403 for those who may not. */
export async function lockManagedGroup(tx: Db, caller: Actor, groupId: number, limits: GroupLimits): Promise<VisibleGroup> {
  const { group, actor } = await lockVisibleGroup(tx, caller, groupId, limits)
  requireManaging(actor, group)
  return group
}

export function requireManaging(actor: Actor, group: VisibleGroup) {
  if (group.group_type === 'global') throw groupRefuses('global_group_fixed')
  if (!canManageGroup(actor, group)) throw forbidden('only_group_admins')
}

/** Refuses whoever may not lead: outside the organization, trainings missing, or too many active groups. Holds the person's lock from then on. */
export async function requireFitToLead(
  tx: Db,
  { organizationId, userId, groupId }: { organizationId: number; userId: number; groupId: number },
  limits: GroupLimits,
  publicUrl: string,
) {
  const candidate = await lockCandidate(tx, organizationId, userId, limits)
  if (!candidate) throw invalidChoice('leader_id')
  if (candidate.enforce_leader_qualifications && !(await hasTrainingsOfLeaders(tx, organizationId, userId))) {
    throw new LeaderNotQualified({
      leader_id: userId,
      redirect_url: `${publicUrl}/trainings?required=1&organization_id=${organizationId}`,
    })
  }
  const current_groups = await countActiveGroupsLed(tx, organizationId, userId, { except: groupId })
  if (current_groups >= candidate.max_groups)
    throw new LeaderLimitReached({ leader_id: userId, current_groups, max_groups: candidate.max_groups })
}

/** Makes someone the leader; who led before stays as an admin. A draft becomes active. */
export const assignLeader = (db: Db, caller: Actor, groupId: number, leaderId: number, limits: GroupLimits, publicUrl: string) =>
  db.transaction(async (tx) => {
    const { group, actor } = await lockVisibleGroup(tx, caller, groupId, limits, leaderId)
    requireManaging(actor, group)
    const member = await findGroupMember(tx, groupId, leaderId)
    if (!canNameLeader(actor, group.organization_id, { id: leaderId, isInGroup: member !== undefined })) throw invalidChoice('leader_id')
    await requireFitToLead(tx, { organizationId: group.organization_id, userId: leaderId, groupId }, limits, publicUrl)
    if (member?.role === 'leader') return
    if (!member) refuseWhenFull(group, { canWait: false })
    const before = await findLeader(tx, groupId)
    await demoteLeader(tx, groupId)
    await addGroupMember(tx, group, leaderId, 'leader')
    await closeOtherWaysIn(tx, groupId, [leaderId])
    if (group.status === 'draft') await saveStatus(tx, groupId, 'active')
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: 'group.leader-assigned',
      subject: ['group', groupId],
      details: { from: before?.user_id ?? null, to: leaderId },
    })
    if (leaderId !== actor.id) await notifyNewLeader(tx, group, leaderId)
  })

/** Nobody is held by what others made of them: a leader becomes an admin, an active group inactive, and its admins are told. */
export const stepDownAsLeader = (db: Db, caller: Actor, groupId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const seen = await lockGroupToLeave(tx, caller, groupId, limits)
    if (!seen) throw notFound('group_not_found')
    const { group, actor } = seen
    // Whoever has a second factor signs in with it: a password alone must take no role from them.
    if (actor.barred.has(group.organization_id) && (await hasSecondFactor(tx, actor.id)))
      throw new SecondFactorNeeded({ organization_id: group.organization_id })
    if (group.group_type === 'global') throw groupRefuses('global_group_fixed')
    if (await hasSteppedDown(tx, groupId, actor.id)) return
    if (!(await stepDown(tx, groupId, actor.id))) throw forbidden('only_group_leader_steps_down')
    if (group.status === 'active') await saveStatus(tx, groupId, 'inactive')
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: 'group.leader-stepped-down',
      subject: ['group', groupId],
    })
    await notifyOfSteppingDown(tx, group, actor.id)
  })

/** The active groups of a leader who is taken away, of one organization or all, become inactive, and their admins are told. Whoever calls has locked them. */
export async function deactivateGroupsOf(tx: Db, leaderId: number, by: AuditActor, among: { organizationId?: number } = {}) {
  for (const group of await listActiveLedBy(tx, leaderId)) {
    if (among.organizationId !== undefined && among.organizationId !== group.organization_id) continue
    await stepDown(tx, group.id, leaderId)
    await saveStatus(tx, group.id, 'inactive')
    await recordAudit(tx, { organizationId: group.organization_id, by, action: 'group.leader-stepped-down', subject: ['group', group.id] })
    await notifyOfSteppingDown(tx, group, leaderId)
  }
}

/** Activating needs a leader who is fit now; deactivating is free; nothing becomes a draft again. */
export const changeStatus = (
  db: Db,
  caller: Actor,
  groupId: number,
  status: 'draft' | 'active' | 'inactive',
  limits: GroupLimits,
  publicUrl: string,
) =>
  db.transaction(async (tx) => {
    // Their place is locked with the caller's, in the order of all; that they still lead is seen once the group is locked.
    const leader = status === 'active' ? await findLeader(tx, groupId) : undefined
    const { group, actor } = await lockVisibleGroup(tx, caller, groupId, limits, ...(leader ? [leader.user_id] : []))
    requireManaging(actor, group)
    if (group.status === status) return
    if (status === 'draft') throw invalid({ status: [{ rule: 'no_draft_again' }] })
    if (status === 'active') {
      if ((await findLeader(tx, groupId))?.user_id !== leader?.user_id) throw new ChangedMeanwhile()
      if (!leader) throw invalid({ status: [{ rule: 'leader_needed' }] })
      await requireFitToLead(tx, { organizationId: group.organization_id, userId: leader.user_id, groupId }, limits, publicUrl)
    }
    await saveStatus(tx, groupId, status)
    await giveFreeSeats(tx, [groupId], limits)
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: actor,
      action: 'group.status-changed',
      subject: ['group', groupId],
      details: { from: group.status, to: status },
    })
  })

/** Whoever leads an active group must be replaced before going. */
export function refuseLeaderOf({ id, status }: VisibleGroup, role: string | null) {
  if (role === 'leader' && status === 'active') throw new LeaderMustBeReplaced({ group_id: id })
}
