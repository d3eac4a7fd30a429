// Signing in and out. A wrong password and an unknown e-mail look the same, in words and in time.
import type { FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { forbidden, unauthenticated } from '#platform/http/errors.ts'
import { checkPassword, hashPassword, isPassword } from '#platform/passwords.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import { type Credentials, findPasswordHash, renewPasswordHash } from './queries.ts'
import { newChallenge } from './second-factor/challenges.ts'
import { SecondFactorRequired } from './second-factor/errors.ts'
import { addToken, type SignedInBy, type TokenKind } from './sign-ins/queries.ts'

/**
 * Exchanges the password of the account whose e-mail was sent, if there is one, for a token. 401 when it is wrong, and when a second factor is asked
 * for; 403 for a suspended account.
 */
export async function signIn(
  db: Db,
  account: Credentials | undefined,
  sent: { password: string; kind: TokenKind; device: string | null; sendsMail: boolean },
) {
  const { password, kind, device, sendsMail } = sent
  const { isRight, isOld } = await checkPassword(password, account?.password_hash ?? undefined)
  if (!account || !isRight) throw wrong()
  if (account.is_suspended) throw forbidden('account_suspended')
  const { id, name, email } = account
  const passwordHash = isOld ? await renewed(db, account, password) : account.password_hash
  if (account.has_second_factor) {
    const challenge = await newChallenge(db, id, passwordHash!)
    throw challenge === undefined ? wrong() : new SecondFactorRequired({ challenge })
  }
  const token = await issueToken(db, id, device, { kind, passwordHash })
  return { user: { id, name, email }, must_confirm_email: account.is_overdue && sendsMail, token }
}

/** Renews an old hash. A concurrent sign-in may have renewed it already: then that one stays. */
async function renewed(db: Db, { id, password_hash }: Credentials, password: string): Promise<string> {
  const hash = await hashPassword(password)
  if ((await renewPasswordHash(db, id, password_hash!, hash)) > 0) return hash
  const theirs = await findPasswordHash(db, id)
  if (!theirs || !(await isPassword(password, theirs))) throw wrong()
  return theirs
}

/** A fresh token, `<id>|<secret>`; only the secret's digest is kept. Not when the password that was checked has just been changed. */
export async function issueToken(
  db: Db,
  userId: number,
  device: string | null,
  { kind = 'token', passwordHash = null, by = 'password' }: { kind?: TokenKind; passwordHash?: string | null; by?: SignedInBy } = {},
): Promise<string> {
  const secret = newSecret()
  const token = await addToken(db, userId, { secretDigest: digest(secret), kind, device, passwordHash, by })
  if (!token) throw wrong()
  return `${token.id}|${secret}`
}

const wrong = () => unauthenticated('wrong_credentials')

/** What people recognise a sign-in by. */
export const deviceOf = ({ headers }: FastifyRequest) => headers['user-agent']?.slice(0, 255) ?? null
