// Signing in and out. A wrong password and an unknown e-mail look the same, in words and in time.
import type { Db } from '#platform/db/database.ts'
import { forbidden, Refusal } from '#platform/http/errors.ts'
import { isPassword } from '#platform/passwords.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import { addToken, findCredentials } from './queries.ts'

/** Exchanges credentials for a token. 401 when they are wrong, 403 for a suspended account. */
export async function signIn(db: Db, { email, password, device }: { email: string; password: string; device: string | null }) {
  const account = await findCredentials(db, email)
  const right = await isPassword(password, account?.password_hash ?? undefined)
  if (!account || !right) throw new Refusal(401, { message: 'The e-mail or the password is wrong.' }, { 'www-authenticate': 'Bearer' })
  if (account.is_suspended) throw suspended()
  const { id, name, email: address } = account
  return { user: { id, name, email: address }, token: await issueToken(db, id, device) }
}

/** A fresh token, `<id>|<secret>`; only the secret's digest is kept. */
export async function issueToken(db: Db, userId: number, device: string | null): Promise<string> {
  const secret = newSecret()
  const token = await addToken(db, userId, digest(secret), device)
  if (!token) throw suspended()
  return `${token.id}|${secret}`
}

const suspended = () => forbidden('This account is suspended. Please ask your church’s office.')
