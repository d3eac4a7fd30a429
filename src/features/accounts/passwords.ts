// What a password must be, changing it, and getting back in after forgetting it.
import { createRequire } from 'node:module'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import { hashPassword, isPassword, passwordForm } from '#platform/passwords.ts'
import { digest } from '#platform/secrets.ts'
import { isLongerThan, lengthOf } from '#platform/typed-text.ts'
import { findPasswordHash, findPasswordReset, removePasswordResets, removeTokens, savePassword, usePasswordReset } from './queries.ts'

let commonPasswords: Set<string> | undefined
/** The 10,000 most common passwords of zxcvbn's list, as far as they are long enough to be sent at all. Unpacked when the first is set. */
function listCommonPasswords(): Set<string> {
  const { dictionary }: typeof import('@zxcvbn-ts/language-common') = createRequire(import.meta.url)('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, 10_000).filter((password) => password.length >= 12))
}

export const MIN_PASSWORD = 12
export const MAX_PASSWORD = 200

/** What is wrong with a password that shall be set, as the end of a sentence; undefined when nothing is. */
export function passwordFault(typed: string): string | undefined {
  const password = passwordForm(typed)
  // One sign may be a whole sentence in the form that is compared (U+FDFA): it is still one.
  if (Math.min(lengthOf(password), lengthOf(typed.normalize('NFC'))) < MIN_PASSWORD) return `must be at least ${MIN_PASSWORD} characters`
  if (isLongerThan(password, MAX_PASSWORD)) return `must not be greater than ${MAX_PASSWORD} characters`
  commonPasswords ??= listCommonPasswords()
  return commonPasswords.has(password.toLowerCase()) ? 'is among the most common passwords. Please choose another' : undefined
}

/** Changes one's own password; every other sign-in ends. */
export async function changePassword(
  db: Db,
  { userId, tokenId }: { userId: number; tokenId: number },
  sent: { current_password: string; password: string },
) {
  const known = await findPasswordHash(db, userId)
  if (!(await isPassword(sent.current_password, known))) throw invalid({ current_password: ['The current password field is incorrect.'] })
  await setPassword(db, userId, await hashPassword(sent.password), { except: tokenId })
}

/** Sets a new password with the token of a recovery e-mail, once; every sign-in ends. */
export async function resetPassword(db: Db, { email, token, password }: { email: string; token: string; password: string }) {
  const secretDigest = digest(token)
  if (!(await findPasswordReset(db, email, secretDigest))) throw usedUp()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const reset = await usePasswordReset(tx, email, secretDigest)
    if (!reset) throw usedUp()
    await setPassword(tx, reset.user_id, passwordHash)
  })
}

const usedUp = () => invalid({ token: ['This link is used up or too old. Please ask for another.'] })

/** Sets a password that has been hashed; all sign-ins end but one, and so do all ways of resetting it. */
export const setPassword = (db: Db, userId: number, passwordHash: string, { except = 0 } = {}) =>
  db.transaction(async (tx) => {
    await savePassword(tx, userId, passwordHash)
    await removeTokens(tx, userId, { except })
    await removePasswordResets(tx, userId)
  })
