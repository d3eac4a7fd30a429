// Signing in by a passkey: its device has asked for a finger, a face or a number, so it is both factors in one.
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { forbidden, unauthenticated } from '#platform/http/errors.ts'
import type { Services } from '#src/services.ts'
import { limitGuessing } from '../guessing.ts'
import { findSignedIn } from '../queries.ts'
import type { TokenKind } from '../sign-ins/queries.ts'
import { deviceOf, issueToken } from '../signing-in.ts'
import type { PasskeyAnswer } from './schemas.ts'
import { tellOfCopy, useAnswer } from './using.ts'
import { findPasskeyOf, verifyAnswer } from './verifying.ts'

export function signInByPasskey(services: Services) {
  const { db, config } = services
  const guessing = limitGuessing(services)
  return async (kind: TokenKind, sent: Static<typeof PasskeyAnswer>, request: FastifyRequest) => {
    const passkey = await findPasskeyOf(db, sent)
    const attempt = await guessing.aMinute('passkey', passkey ? `user ${passkey.user_id}` : 'nobody', request)
    const answered = passkey && (await verifyAnswer(services, db, { for: 'signing in' }, passkey, sent))
    if (!answered) throw refused()
    if (passkey.is_suspended) throw forbidden('account_suspended')
    const userId = passkey.user_id
    const used = await useAnswer(db, answered, async (tx) => {
      const token = await issueToken(tx, userId, deviceOf(request), { kind, by: 'passkey' })
      const { is_overdue, ...user } = await findSignedIn(tx, userId)
      return { user, must_confirm_email: is_overdue && config.SMTP_URL !== '', token }
    })
    if (!used) throw refused()
    if (used.is_copy) {
      await tellOfCopy(services, userId)
      throw unauthenticated('passkey_copied')
    }
    await attempt.succeeded()
    return used.result
  }
}

/** Whatever was wrong with it. */
const refused = () => unauthenticated('passkey_refused')
