// Waiting for a seat in an open group that is full. In a closed one the request waits.
import type { Static } from 'typebox'
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { closedGroup, GroupNotLive, MembershipIsAutomatic } from '../errors.ts'
import { addMember } from '../joining.ts'
import { lockVisibleGroup } from '../leading.ts'
import type { GroupLimits } from '../limits.ts'
import type { VisibleGroup } from '../queries.ts'
import { notifyOfNewMembers } from '../telling.ts'
import { addWait, findWaitPosition, removeWait } from './queries.ts'
import type { WaitResult } from './schemas.ts'
import { giveFreeSeats } from './seating.ts'

/** People of the organization. Where a seat has become free meanwhile they are in; whoever waits again keeps their place. */
export const waitForSeat = (db: Db, caller: Actor, groupId: number, limits: GroupLimits) =>
  db.transaction(async (tx): Promise<{ group: VisibleGroup; result: Static<typeof WaitResult> }> => {
    const { group, actor } = await lockVisibleGroup(tx, caller, groupId, limits)
    const joined = { group, result: { status: 'joined', wait_position: null } } as const
    if (group.group_type === 'global') throw new MembershipIsAutomatic({ group_id: groupId })
    if (group.status !== 'active') throw new GroupNotLive({ group_id: groupId, status: group.status })
    if (group.role) return joined
    if (group.join_type === 'closed') throw closedGroup(group)
    const seated = await giveFreeSeats(tx, [groupId], limits)
    if (seated.includes(actor.id)) return joined
    if (group.member_count + seated.length < group.max_members) {
      await addMember(tx, group, actor.id)
      await notifyOfNewMembers(tx, group, [actor.id])
      return joined
    }
    await addWait(tx, group, actor.id)
    return { group, result: { status: 'waiting', wait_position: await findWaitPosition(tx, groupId, actor.id) } }
  })

/** Whoever does not wait, waits no more. */
export const stopWaiting = (db: Db, caller: Actor, groupId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    const { actor } = await lockVisibleGroup(tx, caller, groupId, limits)
    await removeWait(tx, groupId, actor.id)
  })
