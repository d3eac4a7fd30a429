// Erasing an account: what is private goes, what others share stays without a name. Not while it leads an active group.
import type { Db } from '#platform/db/database.ts'
import { eraseUser, listGroupsLed } from './queries.ts'

/** The active groups that the person still leads; the account is erased when there are none. */
export const eraseAccount = (db: Db, userId: number) =>
  db.transaction(async (tx) => {
    const led = await listGroupsLed(tx, userId)
    if (led.length === 0) await eraseUser(tx, userId)
    return led
  })
