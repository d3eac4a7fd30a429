// Signing in with a password as a request does it: under the limits of guessing, timed alike whoever it is, and remembering from where.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#src/services.ts'
import { limitGuessing } from '../guessing.ts'
import { rememberPlace } from '../places/remembering.ts'
import { findCredentials } from '../queries.ts'
import { deviceOf, signIn } from '../signing-in.ts'
import type { TokenKind } from './queries.ts'

export function signInWithPassword(services: Services) {
  const { db, config } = services
  const guessing = limitGuessing(services)
  return async (kind: TokenKind, sent: { email: string; password: string }, request: FastifyRequest, reply: FastifyReply) => {
    const { key, account } = await findCredentials(db, sent.email)
    const attempt = await guessing.atSignIn(account?.id, key, request)
    const { password } = sent
    const signedIn = await signIn(db, account, { password, kind, device: deviceOf(request), sendsMail: config.SMTP_URL !== '' })
    await attempt.succeeded()
    await rememberPlace(db, signedIn.user.id, kind, request, reply)
    return signedIn
  }
}
