// Turning someone away: their sign-ins, ways of recovery and a change of their address that waits end at once and stay ended, also when they are let in again.
import type { Db } from '#platform/db/database.ts'
import { removePendingChange } from './addresses/queries.ts'
import { removePasswordResets, saveSuspension } from './queries.ts'
import { removeTokens } from './sign-ins/queries.ts'

export const suspendAccount = (db: Db, userId: number) =>
  db.transaction(async (tx) => {
    await saveSuspension(tx, userId, true)
    await removeTokens(tx, userId)
    await removePasswordResets(tx, userId)
    await removePendingChange(tx, userId)
  })

export const restoreAccount = (db: Db, userId: number) => saveSuspension(db, userId, false)
