// The guard before every handler: who is calling, how many requests have they left, and is this route open to them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage, type Language, languageFor } from '#words/languages.ts'
import type { AddressCheck } from './address-limit.ts'
import { setSession } from './browser-session.ts'
import { EmailUnconfirmed, forbidden, ScopeMissing, SubscriptionRequired, tooManyRequests, unauthenticated } from './errors.ts'
import type { ApiOptions, Caller, Program } from './route.ts'

export function guard<Person extends Caller>(
  app: FastifyInstance,
  { authenticate, admit, limits, rates, sessionDays, textPerDay }: ApiOptions<Person>,
) {
  app.decorateRequest('actor', undefined)
  app.decorateRequest('program', undefined)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', ...request.routeOptions.config.deprecation })
    const { access, limit } = request.routeOptions.config
    const arrival = request.raw.arrival!
    const caller = await callerOf(arrival, authenticate)
    if (isProgram(caller)) return admitProgram(request, reply, caller)
    const actor = caller
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
      if (access === 'key') throw forbidden('only_with_key')
      if (access === 'subscriber' && actor.mustConfirmEmail) throw new EmailUnconfirmed({})
      if (access === 'subscriber' && !actor.isSubscribed) throw new SubscriptionRequired({})
    }
    if (limit && actor) await limits.require(limit, rates[limit]!, `user ${actor.id}`)
  })
  app.addHook('preValidation', async ({ actor, program, textBytes }) => {
    const sender = program ? `key ${program.keyId}` : actor && `user ${actor.id}`
    if (sender && textBytes > 0) await limits.requireOfDay('text', textPerDay, sender, textBytes)
  })

  app.addHook('preHandler', async (request) => {
    const { access, beforeSecondFactor } = request.routeOptions.config
    if (request.actor && access && access !== 'anyone' && !beforeSecondFactor) await admit(request.actor as Person, request)
  })

  /** A key opens what names one of its scopes, and from the pages alone for which it was made; what anyone may do it does as anyone. */
  async function admitProgram(request: FastifyRequest, reply: FastifyReply, program: Program) {
    const { access, scope } = request.routeOptions.config
    const arrival = request.raw.arrival!
    const { origin = '' } = request.headers
    request.program = program
    request.language = readingLanguage({ organizationLocale: program.locale }, request.headers['accept-language'])
    const isForPages = program.origins.length > 0
    const isFromThere = program.origins.includes(origin)
    if (isForPages && isFromThere) reply.header('access-control-allow-origin', origin)
    // Everybody can read a key in a page: its visitors are counted by their addresses, so that none uses up what is for all.
    const spent = isForPages ? undefined : await limits.spend('all', rates.key, `key ${program.keyId}`)
    if (spent) {
      arrival.belongsToUser(spent)
      reply.header('x-ratelimit-limit', spent.limit).header('x-ratelimit-remaining', spent.remaining)
      if (spent.exceeded) throw tooManyRequests(spent)
    }
    if (access === undefined || access === 'anyone') return
    if (access !== 'key') throw forbidden('not_with_key')
    if (isForPages && !isFromThere) throw forbidden('origin_not_allowed')
    if (!program.scopes.includes(scope!)) throw new ScopeMissing({ scope: scope! })
    if (!program.isSubscribed) throw new SubscriptionRequired({})
  }
}

const isProgram = (caller: Caller | Program | undefined): caller is Program => caller !== undefined && 'keyId' in caller

/** Their own language, else the one that the client asked for, else that of where they belong. */
const readingLanguage = (
  { locale, organizationLocale }: Pick<Caller, 'locale' | 'organizationLocale'>,
  header: string | undefined,
): Language => languageFor(locale, acceptedLanguage(header), organizationLocale)

async function callerOf<Person>(arrival: AddressCheck, authenticate: (token: string) => Promise<Person | undefined>) {
  if (arrival.token === undefined) return undefined
  const caller = await authenticate(arrival.token).catch((error) => {
    arrival.refund()
    throw error
  })
  if (!caller) arrival.belongsToNobody()
  return caller
}
