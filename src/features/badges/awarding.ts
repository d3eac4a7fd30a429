// Giving the badges that somebody has earned, and telling them.
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { addEarnedBadges } from './queries.ts'

/** Call it under the lock of the person (`addEarnedBadges` says why). */
export async function awardBadges(tx: Db, userId: number, organizationId: number) {
  for (const { id, name } of await addEarnedBadges(tx, userId, organizationId))
    await notify(tx, { kind: 'badge_earned', to: { users: [userId] }, params: { badge: name }, data: { badge_id: id } })
}
