// Whose an e-mail address is: of who has shown, by a link that was sent to it, that mail to it reaches them. Changing it, and taking that back.
import { recordAccountAudit } from '#features/audit-log/audit.ts'
import { removeBounce } from '#features/notifications/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { digest } from '#platform/secrets.ts'
import { ConfirmIdentity } from '../errors.ts'
import { addressChanged, passwordForgotten, sendEmailProof } from '../jobs.ts'
import { endPasskeysByEmail } from '../passkeys/ending.ts'
import { lockPasswordHash, removePasswordResets, saveEmail, savePassword } from '../queries.ts'
import { takeSecondFactorAway } from '../second-factor/changing.ts'
import { secondFactorChanged } from '../second-factor/jobs.ts'
import { removeTokens } from '../sign-ins/queries.ts'
import {
  addEmailChange,
  addEmailProof,
  findEmailChange,
  findEmailProof,
  hasSecondFactorSince,
  removeEmailChangesSince,
  removeEmailProof,
  removeEmailProofOf,
  removePasskeysSince,
} from './queries.ts'

/** Days that a link proves the address with which somebody registered, and hours that it does so for one to which they change. */
const FIRST = { days: 7 }
const CHANGE = { hours: 24 }

/** Has a link sent to the address with which somebody registered. */
export const requestEmailProof = (tx: Db, userId: number, email: string) => ask(tx, userId, email, FIRST)

async function ask(tx: Db, userId: number, email: string, { days = 0, hours = 0 }) {
  await addEmailProof(tx, userId, email, 24 * days + hours)
  await queueJob(tx, sendEmailProof, { user_id: userId }, { key: `email-proof ${userId}` })
}

/** Has a link sent to another address, which is theirs once they follow it. Whether somebody has that one already, only its mailbox is told. */
export const requestEmailChange = (db: Db, userId: number, email: string, passwordHash: string) =>
  db.transaction(async (tx) => {
    // Another password was set meanwhile, which ends changes that wait.
    if (!(await lockPasswordHash(tx, userId, passwordHash))) throw new ConfirmIdentity({})
    await ask(tx, userId, email, CHANGE)
  })

/** Uses the link of an e-mail up: its address is theirs. Refused where another account has proven it meanwhile. */
export async function confirmEmail(db: Db, token: string) {
  const secretDigest = digest(token)
  await db.transaction(async (tx) => {
    const asked = await findEmailProof(tx, secretDigest)
    if (!asked) throw usedUp()
    const before = await saveEmail(tx, asked.user_id, asked.email)
    if (!before) throw takenMeanwhile()
    await removeBounce(tx, asked.email)
    if ((await removeEmailProof(tx, secretDigest)) === 0) throw usedUp() // somebody else was faster, and holds nothing up any more
    if (before.is_same) return
    await removePasswordResets(tx, asked.user_id)
    await recordAccountAudit(tx, { by: { id: asked.user_id }, action: 'account.email-changed', userId: asked.user_id })
    if (!before.was_proven) return
    const { id } = await addEmailChange(tx, asked.user_id, before.email)
    await queueJob(tx, addressChanged, { change_id: id })
  })
}

/**
 * Gives an account back to its previous address. The person who changed it may know the password: it is removed, all sign-ins and passkeys end, a second
 * factor that was set up since, or within the week before, is taken away, and the way back in is an e-mail to the old address. Where a church asks for a
 * second factor, passkeys from before that week stay: the e-mail passes none.
 */
export async function undoEmailChange(db: Db, token: string) {
  const undoDigest = digest(token)
  await db.transaction(async (tx) => {
    const change = await findEmailChange(tx, undoDigest)
    if (!change) throw usedUp()
    const { user_id: userId, old_email } = change
    if (!(await saveEmail(tx, userId, old_email))) throw takenMeanwhile()
    await removeBounce(tx, old_email)
    if (await hasSecondFactorSince(tx, userId, undoDigest)) await takeSecondFactorAway(tx, userId)
    const taken = await removePasskeysSince(tx, userId, undoDigest)
    if (taken > 0) await queueJob(tx, secondFactorChanged, { user_id: userId, change: 'passkey_removed' })
    if ((await removeEmailChangesSince(tx, userId, undoDigest)) === 0) throw usedUp()
    await savePassword(tx, userId, null)
    await endPasskeysByEmail(tx, userId)
    await removeTokens(tx, userId)
    await removePasswordResets(tx, userId)
    await removeEmailProofOf(tx, userId)
    await recordAccountAudit(tx, { by: { id: userId }, action: 'account.email-change-undone', userId })
    await queueJob(tx, passwordForgotten, { user_id: userId }, { key: `password-forgotten ${userId}` })
  })
}

const usedUp = () => invalid({ token: [{ rule: 'link_used_up' }] })
const takenMeanwhile = () => invalid({ token: [{ rule: 'address_taken' }] })
