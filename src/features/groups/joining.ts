// Joining with a code: an open group takes the person in at once, a closed one sends them to ask.
import { type Actor, requireSecondFactor } from '#features/accounts/actor.ts'
import { joinOrganization } from '#features/organizations/joining.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound, type Refusal } from '#platform/http/errors.ts'
import { closeOtherWaysIn, findPendingRequest, lockGroupByCode, saveFoundClosed } from './codes/queries.ts'
import { closedGroup, GroupFull, GroupNotLive, RequestPending } from './errors.ts'
import type { GroupLimits } from './limits.ts'
import { addGroupMember } from './members/queries.ts'
import type { VisibleGroup } from './queries.ts'
import { notifyOfNewMembers } from './telling.ts'
import { giveFreeSeats } from './waits/seating.ts'

/**
 * Gives the group, or that it is closed: no error, since it is remembered of whoever comes from elsewhere, that they may ask, and an error would
 * undo that.
 */
export function joinByCode(db: Db, actor: Actor, code: string, limits: GroupLimits): Promise<VisibleGroup | Refusal> {
  return db.transaction(async (tx) => {
    const group = await lockGroupByCode(tx, actor, code, limits)
    if (!group) throw notFound('group_not_found')
    requireSecondFactor(actor, group.organization_id)
    const { id: group_id, status } = group
    if (status !== 'active') throw new GroupNotLive({ group_id, status })
    if (group.role) return group
    if (group.join_type === 'closed') {
      const pending = await findPendingRequest(tx, group_id, actor.id)
      if (pending) throw new RequestPending({ group_id, request_id: pending.id })
      if (!actor.roles.has(group.organization_id)) await saveFoundClosed(tx, group_id, actor.id)
      return closedGroup(group)
    }
    await takeSeat(tx, group, actor.id, limits, { canWait: actor.roles.has(group.organization_id) })
    return group
  })
}

/** Takes someone in where a seat is left once those who wait have theirs; the group's admins are told. Needs the group's lock. */
export async function takeSeat(tx: Db, group: VisibleGroup, userId: number, limits: GroupLimits, { canWait }: { canWait: boolean }) {
  const seated = await giveFreeSeats(tx, [group.id], limits)
  if (seated.includes(userId)) return
  refuseWhenFull({ ...group, member_count: group.member_count + seated.length }, { canWait })
  await addMember(tx, group, userId)
  await notifyOfNewMembers(tx, group, [userId])
}

/** Needs the group's lock. */
export function refuseWhenFull({ id, member_count, max_members }: VisibleGroup, { canWait }: { canWait: boolean }) {
  if (member_count >= max_members) throw new GroupFull({ group_id: id, current_members: member_count, max_members, can_wait: canWait })
}

/** Makes someone a member of the group, and of its organization where they are not yet. */
export async function addMember(
  tx: Db,
  group: { id: number; organization_id: number },
  userId: number,
  accepted: { acceptedBy?: number } = {},
) {
  await joinOrganization(tx, { organizationId: group.organization_id, userId, role: 'member', way: 'code', ...accepted })
  await addGroupMember(tx, group, userId)
  await closeOtherWaysIn(tx, group.id, [userId])
}
