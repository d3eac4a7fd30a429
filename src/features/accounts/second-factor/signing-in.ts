// The second step of signing in, for whoever has a second factor: the password gives a challenge, and the challenge with a code a token.
import type { FastifyRequest } from 'fastify'
import { recordAccountAudit } from '#features/audit-log/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { unauthenticated } from '#platform/http/errors.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { digest } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { limitGuessing } from '../guessing.ts'
import { findSignedIn } from '../queries.ts'
import type { TokenKind } from '../sign-ins/queries.ts'
import { deviceOf, issueToken } from '../signing-in.ts'
import { guessedCode, useCode, WrongCode } from './codes.ts'
import { secondFactorChanged } from './jobs.ts'
import { findChallenge, removeChallenge, tryChallenge } from './queries.ts'

/** Codes that may be tried with one challenge. */
const TRIES = 5

export function signInWithSecondFactor(services: Services) {
  const { db, config } = services
  const guessing = limitGuessing(services)
  return async (kind: TokenKind, sent: { challenge: string; code: string }, request: FastifyRequest) => {
    const secretDigest = digest(sent.challenge)
    const asked = await findChallenge(db, secretDigest)
    if (!asked) throw over()
    const userId = asked.user_id
    const attempt = await guessing.atSecondFactor(userId, sent.code, request, { afterPassword: true })
    // It counts whatever becomes of this request.
    const tries = await tryChallenge(db, secretDigest, TRIES)
    if (tries === undefined) throw over()
    const wrong = async () => {
      if (tries === TRIES) await guessing.codesTried(userId)
    }
    return guessedCode(attempt, { wrong }, () =>
      db.transaction(async (tx) => {
        const used = await useCode(services, tx, userId, sent.code)
        if (!used) throw new WrongCode()
        if ((await removeChallenge(tx, secretDigest)) === 0) throw over()
        if (used === 'recovery code') {
          await recordAccountAudit(tx, { by: { id: userId }, action: 'account.recovery-code-used', userId })
          await queueJob(tx, secondFactorChanged, { user_id: userId, change: 'recovery_code_used' })
        }
        const token = await issueToken(tx, userId, deviceOf(request), { kind, by: 'second_factor' })
        return { ...(await signedInAs(tx, userId, config.SMTP_URL !== '')), token }
      }),
    )
  }
}

async function signedInAs(tx: Db, userId: number, sendsMail: boolean) {
  const { is_overdue, ...user } = await findSignedIn(tx, userId)
  return { user, must_confirm_email: is_overdue && sendsMail }
}

/** The challenge is too old or used up, or another password was set meanwhile. */
const over = () => unauthenticated('sign_in_over')
