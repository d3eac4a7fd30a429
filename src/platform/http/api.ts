// Routes as data: each says who may call it, what is sent and what comes back. From that it is checked, typed, documented and tested.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions as FastifyRoute } from 'fastify'
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import { acceptedLanguage, type Language, languageFor, type Words, wordsOf } from '#words/languages.ts'
import type { Db } from '../db/database.ts'
import type { Arrival } from './address-limit.ts'
import {
  EmailUnconfirmed,
  type FieldErrors,
  invalid,
  methodNotAllowed,
  notFound,
  SubscriptionRequired,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { htmlCleaner } from './html-fields.ts'
import { idempotencyKey, once, onceWithExternalCalls, type Subject } from './idempotency.ts'
import { identifier, type Reading, reader } from './input.ts'
import { multipartLimits } from './multipart.ts'
import type { RateLimits } from './rate-limit.ts'

/** Who may call a route at all. What they may do there, the rules say. */
export type Access =
  /** No token is asked for. */
  | 'anyone'
  /** Whoever is signed in. */
  | 'signed-in'
  /** Whoever is signed in and has a subscription. */
  | 'subscriber'

export interface Caller {
  id: number
  isSubscribed: boolean
  /** They may do nothing but look after their account until they have. */
  mustConfirmEmail?: boolean
  /** The languages (BCP 47) that they read, and that is read where they belong. */
  locale?: string | null
  organizationLocale?: string | null
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ParamsOf<Path extends string, Texts extends string> = { [Name in NamesIn<Path>]: Name extends Texts ? string : number }
type ReplyOf<Replies> = Replies extends { 200: infer Schema extends TSchema }
  ? Static<Schema>
  : Replies extends { 201: infer Schema extends TSchema }
    ? Static<Schema>
    : unknown

export interface RouteOptions<Query extends TProperties, Body extends TProperties, Replies, Texts extends string, Allowed extends Access> {
  access: Allowed
  /** What generated clients call it, as a sentence: `joinGroup`, `listChallenges`. */
  operationId: string
  /** A few words: what it does. */
  summary: string
  /** More, where it helps a client developer. Markdown. */
  description?: string
  query?: Query
  body?: Body
  /** Answers by their status. The first of 200 and 201 is what the handler's value is sent with. */
  response: Replies
  /** Parameters of the path that are texts; the others are identifiers. */
  stringParams?: readonly Texts[]
  /** A tighter limit of its own, by name. */
  limit?: string
  /** The handler reads a multipart body itself (multipart.ts); `form` documents its fields. */
  form?: TObject
  /** Answers something else than JSON; documented by its content types. */
  produces?: string | readonly string[]
  /** Looks at the request before what was sent is read, and may refuse it. */
  before?: (request: FastifyRequest) => void
  /** Its answer shows a secret, which is shown once: with an Idempotency-Key the answer is not kept, and its repetition is refused. */
  showsSecret?: boolean
  /** It is kept for clients of before: since when another way should be gone, and until when it is kept at least (docs/versions.md). */
  deprecated?: { since: string; until: string }
  /** The row that the answer shows: when it is deleted, an answer that was kept for an Idempotency-Key is forgotten. Each POST that makes something says it. */
  subject?: (reply: ReplyOf<Replies>) => Subject | null
  /** The handler asks other services, so it never runs inside a transaction, not even with an Idempotency-Key. */
  callsExternalService?: boolean
}

export interface Call<Person, Params, Query, Body> {
  /** The pool, or the transaction of a request that carries an Idempotency-Key. */
  db: Db
  actor: Person
  params: Params
  query: Query
  body: Body
  request: FastifyRequest
  reply: FastifyReply
  /** What the answer says to people, in their language. */
  words: Words
  /** The address that was called, with its query, under the service's public address. */
  address: URL
}

export interface Route {
  method: Method
  path: string
  access: Access
  tag: string
  operationId: string
  summary: string
  description?: string
  stringParams: readonly string[]
  query?: TObject
  body?: TObject
  form?: TObject
  produces?: readonly string[]
  response: Record<number, TSchema>
  deprecated?: boolean
}

type Define<Person> = <
  const Path extends string,
  Replies extends Record<number, TSchema>,
  Query extends TProperties = Record<never, never>,
  Body extends TProperties = Record<never, never>,
  Texts extends string = never,
  Allowed extends Access = Access,
>(
  path: Path,
  options: RouteOptions<Query, Body, Replies, Texts, Allowed>,
  handler: (
    call: Call<
      Allowed extends 'anyone' ? Person | undefined : Person,
      ParamsOf<Path, Texts>,
      Static<TObject<Query>>,
      Static<TObject<Body>>
    >,
  ) => Promise<ReplyOf<Replies>>,
) => void

export interface Api<Person extends Caller> {
  get: Define<Person>
  post: Define<Person>
  put: Define<Person>
  patch: Define<Person>
  delete: Define<Person>
  /** The same, with the routes that follow listed under `tag` in the documentation. */
  withTag(tag: string): Api<Person>
  readonly routes: readonly Route[]
  /** Fastify's own instance under /api, for what is no JSON route. */
  readonly app: FastifyInstance
}

export interface ApiOptions<Person extends Caller> {
  db: Db
  /** Whose token this is; undefined when it is nobody's. */
  authenticate(token: string): Promise<Person | undefined>
  limits: RateLimits
  /** Requests a minute: of subscribers, of everybody else, and by the names that routes use. */
  rates: { subscriber: number; standard: number; [name: string]: number }
  /** Bytes of JSON that one person may send in a day: most of it lands on the disk. */
  textPerDay: number
  /** Address of the service as clients know it, without a path. */
  publicUrl: string
  /** Tests look at every answer here. */
  checkReply?: (route: Route, status: number, body: unknown) => void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    limit?: string
    methods?: string[]
    /** Headers that say so. */
    deprecation?: Record<string, string>
  }
  interface FastifyRequest {
    actor: Caller | undefined
  }
}

/** Makes the table of routes on `app`, an instance whose prefix is /api. */
export function createApi<Person extends Caller>(app: FastifyInstance, options: ApiOptions<Person>): Api<Person> {
  guard(app, options)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  const routes: Route[] = []

  const define =
    (tag: string, method: Method): Define<Person> =>
    (path, route, handler) => {
      const {
        access,
        operationId,
        query,
        body,
        form,
        stringParams = [],
        limit,
        response,
        summary,
        description,
        produces,
        callsExternalService,
        before,
        showsSecret,
        subject,
        deprecated,
      } = route
      const entry: Route = {
        method,
        path,
        access,
        tag,
        operationId,
        summary,
        stringParams,
        response,
        ...(description ? { description } : {}),
        ...(query ? { query: Type.Object(query) } : {}),
        ...(body ? { body: Type.Object(body) } : {}),
        ...(form ? { form } : {}),
        ...(produces ? { produces: [produces].flat() } : {}),
        ...(deprecated ? { deprecated: true } : {}),
      }
      if (method === 'POST' && response[201] && access !== 'anyone' && !form && !showsSecret && !subject)
        throw new Error(`POST ${path} makes something, and does not say which row its answer shows`)
      routes.push(entry)
      const success = response[200] ? 200 : 201
      const readParams = paramsReader(path, stringParams)
      const readQuery = query && reader(entry.query!, 'query')
      const readBody = body && reader(entry.body!, 'body')
      const cleanBody = body && htmlCleaner(entry.body!)

      addRoute(app, Boolean(form), {
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: {
          access,
          ...(limit ? { limit } : {}),
          ...(form || callsExternalService ? { waits: true } : {}),
          ...(deprecated ? { deprecation: deprecationHeaders(deprecated) } : {}),
        },
        async handler(request, reply) {
          before?.(request)
          const reading = readBody?.(request.body === undefined ? {} : request.body)
          const call = Object.assign(new Addressed(request, options.publicUrl), {
            actor: request.actor as never,
            params: readParams(request.params as Record<string, string>) as never,
            query: valid(readQuery?.(request.query)) as never,
            body: valid(cleanBody && reading ? await cleaned(reading, cleanBody) : reading) as never,
            reply,
            words: wordsOf(request.language),
          })
          const work = async (db: Db) => ({
            body: await handler(Object.assign(call, { db })),
            status: reply.statusCode === 200 ? success : reply.statusCode,
          })
          const key = method === 'POST' && !form ? idempotencyKey(request.headers['idempotency-key']) : undefined
          // What anyone may call is done for nobody in particular, and may answer with a secret: that is not kept.
          const person = access === 'anyone' ? undefined : request.actor
          const answer =
            key === undefined || !person
              ? await work(options.db)
              : await (callsExternalService ? onceWithExternalCalls : once)(
                  options.db,
                  {
                    userId: person.id,
                    key,
                    request: `${method} ${request.url}\n${JSON.stringify(request.body ?? null)}`,
                    words: call.words,
                    showsSecret,
                    subjectOf: subject,
                  },
                  work,
                )
          if ('replayed' in answer && answer.replayed)
            reply.headers({ 'idempotency-replayed': 'true', 'content-language': answer.language })
          if (reply.sent) return reply
          options.checkReply?.(entry, answer.status, answer.body)
          return reply.code(answer.status).send(answer.body)
        },
      })
    }

  const withTag = (tag: string): Api<Person> => ({
    get: define(tag, 'GET'),
    post: define(tag, 'POST'),
    put: define(tag, 'PUT'),
    patch: define(tag, 'PATCH'),
    delete: define(tag, 'DELETE'),
    withTag,
    routes,
    app,
  })
  return withTag('Service')
}

/** A request and its address, which is made where it is asked for. No getter of an object literal: such a function is old from its beginning to V8. */
class Addressed {
  readonly request: FastifyRequest
  private readonly publicUrl: string

  constructor(request: FastifyRequest, publicUrl: string) {
    this.request = request
    this.publicUrl = publicUrl
  }

  get address() {
    return new URL(this.request.url.replace(ORIGIN, ''), this.publicUrl)
  }
}

/** Only routes with a form understand multipart bodies; to the others they are of an unknown type (415). */
function addRoute(app: FastifyInstance, hasForm: boolean, route: FastifyRoute) {
  if (!hasForm) return app.route(route)
  app.register(async (scope) => {
    await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })
    scope.route(route)
  })
}

/** RFC 9745 and RFC 8594. */
const deprecationHeaders = ({ since, until }: { since: string; until: string }) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(until).toUTCString(),
})

function valid(reading: ReturnType<ReturnType<typeof reader>> | undefined): unknown {
  if (!reading) return {}
  if ('errors' in reading) throw invalid(reading.errors)
  return reading.value
}

async function cleaned(reading: Reading, clean: NonNullable<ReturnType<typeof htmlCleaner>>): Promise<Reading> {
  const errors: FieldErrors = 'errors' in reading ? reading.errors : {}
  await clean(reading.value, errors)
  return Object.keys(errors).length > 0 ? { errors } : reading
}

function paramsReader(path: string, stringParams: readonly string[]) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  return (raw: Record<string, string>) =>
    Object.fromEntries(names.map((name) => [name, stringParams.includes(name) ? raw[name] : pathId(raw[name]!)]))
}

function pathId(text: string): number {
  const id = /^\d+$/.test(text) ? identifier(text) : undefined
  if (!id) throw notFound('address_not_found')
  return id
}

/** Before any handler: who is it, how many requests have they left, may they call this at all. */
function guard<Person extends Caller>(app: FastifyInstance, { authenticate, limits, rates, textPerDay }: ApiOptions<Person>) {
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
    const spent = theirs ?? arrival.spent
    if (spent) reply.header('x-ratelimit-limit', spent.limit).header('x-ratelimit-remaining', spent.remaining)
    if (theirs?.exceeded) throw tooManyRequests(theirs)
    if (access && access !== 'anyone') {
      if (!actor) throw unauthenticated()
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

async function callerOf<Person>(arrival: Arrival, authenticate: (token: string) => Promise<Person | undefined>) {
  if (arrival.token === undefined) return undefined
  const caller = await authenticate(arrival.token).catch((error) => {
    arrival.refund()
    throw error
  })
  if (!caller) arrival.belongsToNobody()
  return caller
}

/** Requests to proxies name the origin in their address; here it is ours, whatever they say. */
const ORIGIN = /^https?:\/\/[^/]*/i

/** After the last route: a known path with another method is a 405 that lists the allowed methods; an unknown path is a 404. */
export function closeApi(api: Pick<Api<Caller>, 'routes' | 'app'>) {
  const methods = new Map<string, Method[]>()
  for (const { method, path } of api.routes) {
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
    methods.set(pattern, [...(methods.get(pattern) ?? []), method])
  }
  for (const [url, known] of methods) {
    const answered: string[] = [...known, ...(known.includes('GET') ? ['HEAD'] : [])]
    const allow = answered.join(', ')
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter((method) => !answered.includes(method))
    api.app.route({
      method: others,
      url,
      exposeHeadRoute: false,
      // Before the body is read: it may be of any type.
      onRequest: async () => {
        throw methodNotAllowed(allow)
      },
      handler: async () => {},
    })
  }
  api.app.setNotFoundHandler(() => {
    throw notFound('address_not_found')
  })
}
