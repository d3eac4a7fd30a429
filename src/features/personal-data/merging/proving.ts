// Showing that two accounts are one person's: by both passwords, under the limits of signing in. Nobody learns here whether an address has an account.
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#features/accounts/actor.ts'
import { limitGuessing } from '#features/accounts/guessing.ts'
import { type Credentials, findCredentials, findPasswordHash } from '#features/accounts/queries.ts'
import { invalid } from '#platform/http/errors.ts'
import { checkPassword, isPassword } from '#platform/passwords.ts'
import type { Services } from '#src/services.ts'

interface Sent {
  email: string
  password: string
  current_password: string
}

export function proveAccounts(services: Services) {
  const { db, config } = services
  const sendsMail = config.SMTP_URL !== ''
  const guessing = limitGuessing(services)

  return async (actor: Actor, sent: Sent, request: FastifyRequest) => {
    const asking = await guessing.inside(actor.id, request)
    const own = await findPasswordHash(db, actor.id)
    if (!own || !(await isPassword(sent.current_password, own))) throw wrongPassword()
    await asking.succeeded()
    const { key, account } = await findCredentials(db, sent.email)
    const signingIn = await guessing.atSignIn(account?.id, key, request)
    const { isRight } = await checkPassword(sent.password, account?.password_hash ?? undefined)
    if (!account?.password_hash || !isRight) throw wrongCredentials()
    await signingIn.succeeded()
    if (account.id === actor.id) throw invalid({ email: [{ rule: 'own_account' }] })
    requireMergeable(account, { sendsMail })
    return { account, proof: { from: account.password_hash, to: own, sendsMail } }
  }
}

/** An account that could sign in with its password alone, whose address is known to be theirs. */
export function requireMergeable(
  {
    is_suspended,
    is_proven,
    has_second_factor,
    has_passkey,
  }: Pick<Credentials, 'is_suspended' | 'is_proven' | 'has_second_factor' | 'has_passkey'>,
  { sendsMail }: { sendsMail: boolean },
) {
  if (is_suspended) throw invalid({ email: [{ rule: 'suspended_account' }] })
  if (has_second_factor || has_passkey) throw invalid({ email: [{ rule: 'second_factor_account' }] })
  if (sendsMail && !is_proven) throw invalid({ email: [{ rule: 'unconfirmed_account' }] })
}

export const wrongPassword = () => invalid({ current_password: [{ rule: 'incorrect' }] })
/** Of a wrong password and of an unknown address alike. */
export const wrongCredentials = () => invalid({ password: [{ rule: 'credentials' }] })
