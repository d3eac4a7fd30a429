// Telling somebody that they have reached a level: once each, even if they complete again what they took back.
import { lockPerson } from '#features/accounts/queries.ts'
import { notify } from '#features/notifications/notifying.ts'
import type { Db } from '#platform/db/database.ts'
import { levelAt, XP_PER_COMPLETION } from './levels.ts'
import { sumXp } from './queries.ts'

/** Call it after something is completed. Under the lock of the person, so that what they complete at once is counted one after the other. */
export async function notifyOfLevel(tx: Db, userId: number) {
  await lockPerson(tx, userId)
  const xp = await sumXp(tx, userId)
  const { current_level: level, xp_into_level } = levelAt(xp)
  if (level === levelAt(xp - XP_PER_COMPLETION).current_level) return
  await notify(tx, {
    kind: 'level_reached',
    to: { users: [userId] },
    once: `level-${userId}-${level}`,
    params: { level },
    data: { xp: xp - xp_into_level },
  })
}
