// Guessing is slow: a few tries a minute for one e-mail from one address. What succeeds does not count.
import type { FastifyRequest } from 'fastify'
import { addressKey, type RateLimits } from '#platform/http/rate-limit.ts'

/** Counts an attempt at `what` for an e-mail, or throws a 429; call `succeeded` when it was no guess. */
export const limitGuessing = (limits: RateLimits, perMinute: number) => async (what: string, email: string, request: FastifyRequest) => {
  const who = `${email.toLowerCase()} ${addressKey(request.clientAddress)}`
  await limits.demand(what, perMinute, who)
  return { succeeded: () => limits.giveBack(what, perMinute, who) }
}
