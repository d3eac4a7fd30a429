// Erasing an account: what is private goes, what others share stays without a name. Not while it leads an active group.
import { auditAccount, type Doer } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { eraseUser, listGroupsLed, lockPlaces } from './queries.ts'

/** The active groups that the person still leads; the account is erased when there are none. `by`: its owner, or the operator. */
export const eraseAccount = (db: Db, userId: number, by: Doer) =>
  db.transaction(async (tx) => {
    await lockPlaces(tx, userId)
    const led = await listGroupsLed(tx, userId)
    if (led.length > 0) return led
    await auditAccount(tx, { by, action: 'account.erased', userId })
    await eraseUser(tx, userId)
    return []
  })
