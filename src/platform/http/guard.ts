// The guard before every handler: who is calling, how many requests have they left, and is this route open to them.
import type { FastifyInstance } from 'fastify'
import { acceptedLanguage, type Language, languageFor } from '#words/languages.ts'
import type { AddressCheck } from './address-limit.ts'
import { setSession } from './browser-session.ts'
import { EmailUnconfirmed, forbidden, SubscriptionRequired, tooManyRequests, unauthenticated } from './errors.ts'
import type { ApiOptions, Caller } from './route.ts'

export function guard<Person extends Caller>(
  app: FastifyInstance,
  { authenticate, limits, rates, sessionDays, textPerDay }: ApiOptions<Person>,
) {
  app.decorateRequest('actor', undefined)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', ...request.routeOptions.config.deprecation })
    const { access, limit } = request.routeOptions.config
    const arrival = request.raw.arrival!
    const actor = await callerOf(arrival, authenticate)
    request.actor = actor
    if (actor) request.language = readingLanguage(actor, request.headers['accept-language'])
    const theirs = actor && (await limits.spend('all', actor.isSubscribed ? rates.subscriber : rates.standard, `user ${actor.id}`))
    if (theirs) arrival.belongsToUser(theirs)
    if (actor?.isBack && arrival.isSession) setSession(reply, arrival.token!, sessionDays)
    const spent = theirs ?? arrival.spent
    if (spent) reply.header('x-ratelimit-limit', spent.limit).header('x-ratelimit-remaining', spent.remaining)
    if (theirs?.exceeded) throw tooManyRequests(theirs)
    if (access && access !== 'anyone') {
      if (!actor) throw arrival.isCookieRefused ? forbidden('cross_site_request') : unauthenticated()
      if (access === 'subscriber' && actor.mustConfirmEmail) throw new EmailUnconfirmed({})
      if (access === 'subscriber' && !actor.isSubscribed) throw new SubscriptionRequired({})
    }
    if (limit && actor) await limits.require(limit, rates[limit]!, `user ${actor.id}`)
  })
  app.addHook('preValidation', async ({ actor, textBytes }) => {
    if (actor && textBytes > 0) await limits.requireOfDay('text', textPerDay, `user ${actor.id}`, textBytes)
  })
}

/** Their own language, else the one that the client asked for, else that of where they belong. */
const readingLanguage = ({ locale, organizationLocale }: Caller, header: string | undefined): Language =>
  languageFor(locale, acceptedLanguage(header), organizationLocale)

async function callerOf<Person>(arrival: AddressCheck, authenticate: (token: string) => Promise<Person | undefined>) {
  if (arrival.token === undefined) return undefined
  const caller = await authenticate(arrival.token).catch((error) => {
    arrival.refund()
    throw error
  })
  if (!caller) arrival.belongsToNobody()
  return caller
}
