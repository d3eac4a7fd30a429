// A free seat goes to whoever has waited longest: they are in, and they and the group's admins told, in the transaction that freed it.
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { closeOtherWaysIn } from '../codes/queries.ts'
import type { GroupLimits } from '../limits.ts'
import { notifyOfNewMembers, placeOf } from '../telling.ts'
import { listFreeSeats, lockGroupOfWaiting, seatNext } from './queries.ts'

/** Gives the free seats of groups whose locks the transaction holds; gives the people who are in now. */
export async function giveFreeSeats(tx: Db, groups: readonly number[], limits: GroupLimits): Promise<number[]> {
  const seated: number[] = []
  if (groups.length === 0) return seated
  for (const group of await listFreeSeats(tx, groups, limits)) {
    const users = await seatNext(tx, group, group.seats)
    if (users.length === 0) continue
    await closeOtherWaysIn(tx, group.id, users)
    await notify(tx, { kind: 'group_seat_given', to: { users }, params: await placeOf(tx, group), data: { group_id: group.id } })
    await notifyOfNewMembers(tx, group, users)
    seated.push(...users)
  }
  return seated
}

/** The same of one group, in a transaction of its own. */
export const giveSeatsIn = (db: Db, groupId: number, limits: GroupLimits) =>
  db.transaction(async (tx) => {
    if (await lockGroupOfWaiting(tx, groupId)) await giveFreeSeats(tx, [groupId], limits)
  })
