// What a password must be, changing it, and getting back in after forgetting it.
import type { Db } from '#platform/db/database.ts'
import { addError, type FieldError, type FieldErrors, invalid, refuseInvalid } from '#platform/http/errors.ts'
import { guessingFault } from '#platform/password-guessing.ts'
import { hashPassword, isPassword, passwordForm } from '#platform/passwords.ts'
import { digest } from '#platform/secrets.ts'
import { isLongerThan, lengthOf } from '#platform/typed-text.ts'
import { removePendingChange } from './addresses/queries.ts'
import { endPasskeys, endPasskeysByEmail } from './passkeys/ending.ts'
import {
  findPasswordHash,
  findPasswordReset,
  listGuessableWords,
  lockPasswordHash,
  removePasswordResets,
  savePassword,
  usePasswordReset,
} from './queries.ts'
import { removeTokens, saveConfirmation } from './sign-ins/queries.ts'

export const MIN_PASSWORD = 12
export const MAX_PASSWORD = 200

/** What is wrong with the length of a password that shall be set; undefined when nothing is. */
export function lengthFault(typed: string): FieldError | undefined {
  const password = passwordForm(typed)
  // One sign may be a whole sentence in the form that is compared (U+FDFA): it is still one.
  if (Math.min(lengthOf(password), lengthOf(typed.normalize('NFC'))) < MIN_PASSWORD) return { rule: 'min_length', min: MIN_PASSWORD }
  if (isLongerThan(password, MAX_PASSWORD)) return { rule: 'max_length', max: MAX_PASSWORD }
}

/** Refuses a password that is easily guessed by who knows of its owner: their name, their address, their churches. */
export async function requireHardToGuess(password: string, about: readonly string[]) {
  const fault = await guessingFault(password, about)
  if (fault) throw invalid({ password: [fault] })
}

const INCORRECT: FieldError = { rule: 'incorrect' }

/** Changes somebody's password; every other sign-in ends. */
export async function changePassword(
  db: Db,
  { userId, tokenId }: { userId: number; tokenId: number },
  sent: { current_password: string; password: string },
) {
  const known = await findPasswordHash(db, userId)
  const errors: FieldErrors = {}
  if (!(await isPassword(sent.current_password, known))) addError(errors, 'current_password', INCORRECT)
  const fault = await guessingFault(sent.password, await listGuessableWords(db, userId))
  if (fault) addError(errors, 'password', fault)
  refuseInvalid(errors)
  const passwordHash = await hashPassword(sent.password)
  await db.transaction(async (tx) => {
    // Another password was set meanwhile, which ended this sign-in: that one stays.
    if (!known || !(await lockPasswordHash(tx, userId, known))) throw invalid({ current_password: [INCORRECT] })
    await setPassword(tx, userId, passwordHash, { except: tokenId })
    await saveConfirmation(tx, tokenId)
  })
}

/** Sets a new password with the token of a recovery e-mail, once; every sign-in ends. */
export async function resetPassword(db: Db, { email, token, password }: { email: string; token: string; password: string }) {
  const secretDigest = digest(token)
  const asked = await findPasswordReset(db, email, secretDigest)
  if (!asked) throw usedUp()
  await requireHardToGuess(password, await listGuessableWords(db, asked.user_id))
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const reset = await usePasswordReset(tx, email, secretDigest)
    if (!reset) throw usedUp()
    await setPassword(tx, reset.user_id, passwordHash, { isByEmail: true })
  })
}

const usedUp = () => invalid({ token: [{ rule: 'link_used_up' }] })

/**
 * Sets a password that has been hashed; all sign-ins end but one, and so do all ways of resetting it, and a change of the address that waits:
 * the person who requested it knew the old one. Where nobody who was signed in sets it, all passkeys end: whoever had the account may have added one. An
 * e-mail leaves them where a church asks for a second factor.
 */
export const setPassword = (db: Db, userId: number, passwordHash: string, { except = 0, isByEmail = false } = {}) =>
  db.transaction(async (tx) => {
    await savePassword(tx, userId, passwordHash)
    await removeTokens(tx, userId, { except })
    await removePasswordResets(tx, userId)
    await removePendingChange(tx, userId)
    if (except === 0) await (isByEmail ? endPasskeysByEmail : endPasskeys)(tx, userId)
  })
