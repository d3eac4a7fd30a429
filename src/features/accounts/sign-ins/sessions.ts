// Signing a browser in, by whatever way: the token goes into the cookie, and the session that the browser had before ends.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBySession, requireOwnPage, setSession } from '#platform/http/browser-session.ts'
import type { Services } from '#src/services.ts'
import type { Actor } from '../actor.ts'
import { removeToken } from './queries.ts'

interface Asking {
  actor: Actor | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export const startSessions =
  ({ db, config }: Pick<Services, 'db' | 'config'>) =>
  async <SignedIn extends { token: string }>({ actor, request, reply }: Asking, signIn: () => Promise<SignedIn>) => {
    requireOwnPage(request)
    const { token, ...started } = await signIn()
    if (actor && isBySession(request)) await removeToken(db, actor.id, actor.tokenId)
    setSession(reply, token, config.SESSION_IDLE_DAYS)
    return started
  }
