// Inviting people of the organization into a group, and their answers.
import { type Actor, isLeaderOrAdminOf } from '#features/accounts/actor.ts'
import { recordAudit } from '#features/audit-log/audit.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { GroupNotLive } from '../errors.ts'
import { takeSeat } from '../joining.ts'
import { lockManagedGroup, lockVisibleGroup, requireManaging } from '../leading.ts'
import type { GroupLimits } from '../limits.ts'
import { placeOf } from '../telling.ts'
import { addInvitations, findOwnInvitation, saveDecline, saveTakenBack } from './queries.ts'

/** Those of the group's admins who are leaders or admins of the organization: nobody else picks people. */
export const invitePeople = (db: Db, caller: Actor, groupId: number, users: readonly number[], limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const { group, actor } = await lockVisibleGroup(tx, caller, groupId, limits)
    requireManaging(actor, group)
    if (!isLeaderOrAdminOf(actor, group.organization_id)) throw forbidden('only_leaders')
    if (group.status !== 'active') throw new GroupNotLive({ group_id: groupId, status: group.status })
    const outcomes = await addInvitations(tx, { group, users, invitedBy: actor.id })
    const invited = outcomes.filter(({ id }) => id !== null)
    const params = await placeOf(tx, group)
    for (const { id, user_id } of invited)
      await notify(tx, {
        kind: 'group_invitation',
        to: { users: [user_id] },
        params,
        data: { group_id: groupId, invitation_id: id! },
      })
    if (invited.length > 0)
      await recordAudit(tx, {
        organizationId: group.organization_id,
        by: actor,
        action: 'group-member.invited',
        subject: ['group', groupId],
        details: { user_ids: invited.map(({ user_id }) => user_id) },
      })
    return outcomes.map(({ user_id, result }) => ({ user_id, result }))
  })

export const takeInvitationBack = (db: Db, caller: Actor, groupId: number, invitationId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const group = await lockManagedGroup(tx, caller, groupId, limits)
    const taken = await saveTakenBack(tx, groupId, invitationId)
    if (!taken) throw notFound('invitation_not_found')
    await recordAudit(tx, {
      organizationId: group.organization_id,
      by: caller,
      action: 'group-member.invitation-taken-back',
      subject: ['group', groupId],
      details: { user_id: taken.user_id },
    })
  })

/** Accepting again changes nothing. Nobody passes those who wait: at a full group the invitation stays, and an open one has a waiting list. */
export const acceptInvitation = (db: Db, caller: Actor, invitationId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const found = await findOwnInvitation(tx, caller.id, invitationId)
    if (!found) throw notFound('invitation_not_found')
    const { group } = await lockVisibleGroup(tx, caller, found.group_id, limits)
    if (group.role) return group
    const now = await findOwnInvitation(tx, caller.id, invitationId)
    if (now?.status !== 'pending') throw notFound('invitation_not_found') // taken back until the lock was granted, or they have left since
    if (group.status !== 'active') throw new GroupNotLive({ group_id: group.id, status: group.status })
    await takeSeat(tx, group, caller.id, limits, { canWait: group.join_type === 'open' })
    return group
  })

export async function declineInvitation(db: Db, actor: Actor, invitationId: number) {
  if (!(await saveDecline(db, actor.id, invitationId))) throw notFound('invitation_not_found')
}
