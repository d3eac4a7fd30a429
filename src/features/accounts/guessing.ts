// Guessing is slow: a few tries a minute for one account or e-mail from one address. What succeeds does not count.
import type { FastifyRequest } from 'fastify'
import { addressKey, type RateLimits } from '#platform/http/rate-limit.ts'

/** Counts an attempt at `what` for an account (`user 1`) or an e-mail, or throws a 429; call `succeeded` when it was no guess. */
export const limitGuessing = (limits: RateLimits, perMinute: number) => async (what: string, whose: string, request: FastifyRequest) => {
  const who = `${whose} ${addressKey(request.clientAddress)}`
  await limits.demand(what, perMinute, who)
  return { succeeded: () => limits.giveBack(what, perMinute, who) }
}
