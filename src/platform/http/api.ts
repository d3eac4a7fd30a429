// Routes as data: each says who may call it, what is sent and what comes back. From that it is checked, typed, documented and tested.
import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest, RouteOptions as FastifyRoute } from 'fastify'
import Type from 'typebox'
import { wordsOf } from '#words/languages.ts'
import type { Db } from '../db/database.ts'
import { compressAnswers, holdsSecret } from './compression.ts'
import { type FieldErrors, invalid, methodNotAllowed, notFound, Refusal } from './errors.ts'
import { guard } from './guard.ts'
import { htmlCleaner } from './html-fields.ts'
import { idempotencyKey, runOnce, runOnceWithExternalCalls } from './idempotency.ts'
import { identifier, inputParser, type ParseResult } from './input.ts'
import { isList, tagLists } from './list-etags.ts'
import { multipartLimits } from './multipart.ts'
import { answerPreflights, pattern } from './preflights.ts'
import { type Access, type Api, type ApiOptions, type Caller, type Define, type Method, type Route, waiting } from './route.ts'
import { namesIn, tellOfNames } from './sent-names.ts'

/** Makes the table of routes on `app`, an instance whose prefix is /api. */
export function createApi<Person extends Caller>(app: FastifyInstance, options: ApiOptions<Person>): Api<Person> {
  guard(app, options)
  tagLists(app, options.lists)
  compressAnswers(app)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  const routes: Route[] = []

  const define =
    (tag: string, method: Method): Define<Person> =>
    (path, route, handler) => {
      const {
        access,
        scope,
        operationId,
        query,
        body,
        form,
        bytes,
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
        headers,
        deprecated,
        versioned,
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
        ...(scope ? { scope } : {}),
        ...(description ? { description } : {}),
        ...(query ? { query: Type.Object(query) } : {}),
        ...(body ? { body: Type.Object(body) } : {}),
        ...(form ? { form } : {}),
        ...(bytes ? { bytes } : {}),
        ...(produces ? { produces: [produces].flat() } : {}),
        ...(deprecated ? { deprecated: true } : {}),
        ...(versioned ? { versioned } : {}),
      }
      if ((access === 'key') !== (scope !== undefined)) throw new Error(`${method} ${path} is for keys, or names a scope, but not both`)
      if (method === 'POST' && response[201] && access !== 'anyone' && !form && !showsSecret && !subject)
        throw new Error(`POST ${path} makes something, and does not say which row its answer shows`)
      routes.push(entry)
      const success = response[200] ? 200 : 201
      const readParams = paramsReader(path, stringParams)
      const readQuery = query && inputParser(entry.query!, 'query')
      const readBody = body && inputParser(entry.body!, 'body')
      const cleanBody = body && htmlCleaner(entry.body!)

      addRoute(
        app,
        { form, bytes },
        {
          method,
          url: pattern(path),
          config: {
            access,
            beforeSecondFactor: route.beforeSecondFactor === true,
            isList: isList(entry),
            isCompressible: !showsSecret && !holdsSecret(response),
            ...(scope ? { scope } : {}),
            ...(limit ? { limit } : {}),
            ...waiting(route),
            ...(deprecated ? { deprecation: deprecationHeaders(deprecated) } : {}),
          },
          async handler(request, reply) {
            if (before) await before(request)
            const reading = readBody?.(request.body === undefined ? {} : request.body)
            tellOfNames(request, reply, reading ?? namesIn(request.body))
            const call = Object.assign(new Addressed(request, options.publicUrl), {
              actor: (access === 'key' ? request.program : request.actor) as never,
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
            const owner = ownerOf(access, request)
            const answer =
              key === undefined || !owner
                ? await work(options.db)
                : await (callsExternalService ? runOnceWithExternalCalls : runOnce)(
                    options.db,
                    {
                      ...owner,
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
            if (headers && answer.status < 300) reply.headers(headers(answer.body as never))
            if (reply.sent) return reply
            options.checkReply?.(entry, answer.status, answer.body)
            return reply.code(answer.status).send(answer.body)
          },
        },
      )
      if (method === 'GET' && scope === options.fromPages.scope) answerPreflights(app, path, options.fromPages)
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

/** For whom the answer to an Idempotency-Key is kept. What anyone may call is done for nobody in particular, and may answer with a secret: that is not kept. */
function ownerOf(access: Access, { actor, program }: FastifyRequest) {
  if (access === 'key') return program && { userId: program.madeBy, owner: `key ${program.keyId}` }
  return access === 'anyone' || !actor ? undefined : { userId: actor.id, owner: `user ${actor.id}` }
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

/** Only routes with a form understand multipart bodies, and only those that say so bytes, and nothing else; to the others they are of an unknown type (415). */
function addRoute(app: FastifyInstance, { form, bytes }: Pick<Route, 'form' | 'bytes'>, route: FastifyRoute) {
  if (!form && !bytes) return app.route(route)
  app.register(async (scope) => {
    if (form) await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })
    if (bytes) {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(bytes.type, (_request, payload, done) => done(null, payload))
      scope.setErrorHandler((error: Partial<FastifyError>) => {
        throw error.statusCode === 415 ? new Refusal(415, 'only_bytes', { params: { type: bytes.type } }) : error
      })
    }
    scope.route(route)
  })
}

/** RFC 9745 and RFC 8594. */
const deprecationHeaders = ({ since, until }: { since: string; until: string }) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(until).toUTCString(),
})

function valid(reading: ReturnType<ReturnType<typeof inputParser>> | undefined): unknown {
  if (!reading) return {}
  if ('errors' in reading) throw invalid(reading.errors)
  return reading.value
}

async function cleaned(reading: ParseResult, clean: NonNullable<ReturnType<typeof htmlCleaner>>): Promise<ParseResult> {
  const errors: FieldErrors = 'errors' in reading ? reading.errors : {}
  await clean(reading.value, errors)
  return Object.keys(errors).length > 0 ? { ...reading, errors } : reading
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

/** Requests to proxies name the origin in their address; here it is ours, whatever they say. */
const ORIGIN = /^https?:\/\/[^/]*/i

/** After the last route: a known path with another method is a 405 that lists the allowed methods; an unknown path is a 404. */
export function closeApi(api: Pick<Api<Caller>, 'routes' | 'app'>) {
  const methods = new Map<string, Method[]>()
  for (const { method, path } of api.routes) {
    methods.set(pattern(path), [...(methods.get(pattern(path)) ?? []), method])
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
