// Signing in and out. A wrong password and an unknown e-mail look the same, in words and in time.
import type { FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { forbidden, Refusal } from '#platform/http/errors.ts'
import { checkPassword, hashPassword } from '#platform/passwords.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import { addToken, findCredentials, renewPasswordHash } from './queries.ts'

/** Exchanges credentials for a token. 401 when they are wrong, 403 for a suspended account. */
export async function signIn(db: Db, sent: { email: string; password: string; device: string | null }) {
  const { email, password, device } = sent
  const account = await findCredentials(db, email)
  const { isRight, isOld } = await checkPassword(password, account?.password_hash ?? undefined)
  if (!account || !isRight) throw wrong()
  if (account.is_suspended) throw forbidden('This account is suspended. Please ask your church’s office.')
  if (isOld) {
    await renewPasswordHash(db, account.id, account.password_hash!, await hashPassword(password))
    return signIn(db, sent)
  }
  const { id, name, email: address } = account
  return { user: { id, name, email: address }, token: await issueToken(db, id, device, account.password_hash) }
}

/** A fresh token, `<id>|<secret>`; only the secret's digest is kept. Not when the password that was checked has just been changed. */
export async function issueToken(db: Db, userId: number, device: string | null, passwordHash: string | null = null): Promise<string> {
  const secret = newSecret()
  const token = await addToken(db, userId, digest(secret), device, passwordHash)
  if (!token) throw wrong()
  return `${token.id}|${secret}`
}

const wrong = () => new Refusal(401, { message: 'The e-mail or the password is wrong.' }, { 'www-authenticate': 'Bearer' })

/** What people recognise a sign-in by. */
export const deviceOf = ({ headers }: FastifyRequest) => headers['user-agent']?.slice(0, 255) ?? null
