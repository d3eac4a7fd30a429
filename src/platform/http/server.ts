// The HTTP server without any route: limits, bodies, headers, logs, health, and one place where refusals are sent.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import { acceptedLanguage, type Language, wordsOf } from '#words/languages.ts'
import { countRequests } from '../metrics.ts'
import { type AddressRates, limitByAddress } from './address-limit.ts'
import type { Certificate } from './certificate.ts'
import { varyBy } from './compression.ts'
import { crossOrigin } from './cross-origin.ts'
import { asRefusal, badRequest, forLog, notFound, plainHttpRefused, Refusal, underSentNames } from './errors.ts'
import { createHttpAndHttpsServer, defaultLimits, HSTS, type Limits, securityHeaders } from './https.ts'
import { parseJson } from './json.ts'
import { openOverload } from './overload.ts'
import { clientAddress, isSecure, trustedProxies } from './proxies.ts'

export interface ServerOptions {
  certificate: Certificate
  /** Where what an authority looks for is kept, where it is to give a certificate. */
  acmeFolder?: string | undefined
  http2?: boolean
  /** Addresses and CIDR ranges. */
  proxies?: readonly string[]
  /** The service's own address, without a path. */
  publicUrl: string
  /** Origins whose pages may call the API. */
  origins?: readonly string[]
  limits?: Partial<Limits>
  /** What an address may ask. */
  perAddress: AddressRates
  /** Requests that are worked on at once. */
  requestsAtOnce?: number
  /** How many of them stand in a line of their own, such as for a password to be hashed: they take nobody's place. */
  countExcluded?: () => number
  log: Logger
  /** Whether the service can do its work now; says what is wrong when it can't. */
  isReady: () => Promise<true | string>
}

const MIB = 1_048_576
const MAX_ADDRESS = 16_384

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the client is, proxies left out. */
    clientAddress: string
    /** How long a body of JSON is. */
    textBytes: number
    /** In which the answer is written. */
    language: Language
    /** Which fields of the body were sent by another name (sent-names.ts). */
    sentAs: ReadonlyMap<string, string> | undefined
  }
  interface FastifyContextConfig {
    /** What it answers is the same in every language. */
    hasNoLanguage?: boolean
  }
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const trusted = trustedProxies(options.proxies ?? [])
  const origins = options.origins ?? []
  const overload = openOverload({
    atOnce: options.requestsAtOnce ?? Number.POSITIVE_INFINITY,
    countExcluded: options.countExcluded ?? (() => 0),
    origins,
    log: options.log,
  })
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: MIB,
    // Parameters may be as long as an address can be: what is no identifier is then simply not found.
    routerOptions: { maxParamLength: MAX_ADDRESS },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // A request on a connection that is still open counts as under way and is served.
    return503OnClosing: false,
    forceCloseConnections: false,
    serverFactory: (listener) =>
      createHttpAndHttpsServer(
        options.certificate,
        overload.bounded(limitByAddress(listener, { rates: options.perAddress, trusted, origins, publicUrl: options.publicUrl })),
        {
          http2: options.http2 ?? false,
          limits: { ...defaultLimits, ...options.limits },
          trusted,
          acmeFolder: options.acmeFolder,
        },
      ),
  })
  overload.count(app)
  refusals(app)
  bodies(app)
  logging(app)
  app.decorateRequest('language', 'en')
  app.decorateRequest('sentAs', undefined)
  app.decorateRequest('clientAddress', {
    getter() {
      return clientAddress(this.raw, trusted)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).headers(HSTS).header('x-request-id', request.id)
    request.language = acceptedLanguage(request.headers['accept-language']) ?? 'en'
    const { spent } = request.raw.arrival ?? {}
    if (spent) reply.header('x-ratelimit-limit', spent.limit).header('x-ratelimit-remaining', spent.remaining)
    done(isSecure(request.raw, trusted) ? oddHeaders(request.raw) : refusePlainHttp(reply))
  })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (request, reply, _body, done) => {
    // HTTP/2 has no such header; in HTTP/1 it tells a client not to send another request here.
    if (request.raw.httpVersionMajor > 1) reply.removeHeader('connection')
    else if (isClosing) reply.header('connection', 'close')
    if (isForPeople(reply) && !request.routeOptions.config.hasNoLanguage) sayLanguage(reply, request.language)
    done()
  })
  await app.register(cors, { ...crossOrigin, origin: [...origins] })
  countRequests(app)
  health(app, options.isReady)
  return app
}

/** Everything that says no leaves here, in the one shape that its status has. */
function refusals(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(underSentNames(error, request.sentAs))
    const { status, headers } = refusal
    // Fastify would close the connection on a client that is still sending, which then might never see the answer.
    if (status === 415) reply.removeHeader('connection')
    if (status >= 500)
      request.log[error instanceof Refusal ? 'warn' : 'error']({ error: forLog(error), route: request.routeOptions.url }, 'request failed')
    const body = { ...refusal.bodyIn(wordsOf(request.language)), ...(status >= 500 ? { request_id: request.id } : {}) }
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
  })
  app.setNotFoundHandler(() => {
    throw notFound('address_not_found')
  })
}

/** An address whose percent signs make no text names nothing: it goes on as it stands, and is not found. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

function refusePlainHttp(reply: FastifyReply) {
  reply.removeHeader('strict-transport-security')
  return plainHttpRefused()
}

/** What Node's parser lets through, or would answer in its own words. Whom a request is for must be clear, or nothing more is heard there. */
function oddHeaders({ rawHeaders, headers, httpVersion }: IncomingMessage): Refusal | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1) return badRequest('host_repeated', { headers: { connection: 'close' } })
  if (hosts === 0 && httpVersion === '1.1') return badRequest('host_missing', { headers: { connection: 'close' } })
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue') return new Refusal(417, 'expectation_failed')
}

const isForPeople = (reply: FastifyReply) => /^(application\/json|text\/)/.test(String(reply.getHeader('content-type')))

/** An answer that is kept says in which language it was written; otherwise it is in the one that the request reads. */
function sayLanguage(reply: FastifyReply, language: Language) {
  if (!reply.hasHeader('content-language')) reply.header('content-language', language)
  varyBy(reply, 'Accept-Language')
}

function bodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.decorateRequest('textBytes', 0)
  // What has no length is no body, whatever type it says it has. Only a form says by its type how it is to be read.
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-length': length, 'content-type': type } = request.headers
    if (length === '0' && type !== undefined && !/^multipart\//i.test(type)) delete request.headers['content-type']
    done()
  })
  // Where no length was said before, the first piece tells; what follows it is thrown away.
  app.addContentTypeParser('*', (request, payload, done) => {
    if (request.is404) return done(null)
    payload.once('end', () => done(null, {}))
    payload.once('error', done)
    payload.once('data', () => done(new Refusal(415, 'only_json')))
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    request.textBytes = bytes.length
    try {
      done(null, parseJson(bytes as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

function logging(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      request.routeOptions.config.staysOpen && reply.statusCode === 200 ? 'listened' : 'answered',
    )
    done()
  })
}

function health(app: FastifyInstance, isReady: ServerOptions['isReady']) {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    const ready = await isReady()
    if (ready === true) return { status: 'ok' }
    return reply.code(503).header('retry-after', '2').send({ status: 'unavailable', message: ready })
  })
}
