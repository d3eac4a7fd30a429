// The HTTP server without any route: limits, bodies, headers, logs, health, and one place where refusals are sent.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { countRequests } from '../metrics.ts'
import type { Certificate } from './certificate.ts'
import { asRefusal, badRequest, forLog, notFound, Refusal } from './errors.ts'
import { clientAddress, createTwoFacedServer, isSecure, type Limits, trustedProxies, usualLimits } from './https.ts'
import { parseJson } from './json.ts'

export interface ServerOptions {
  certificate: Certificate
  http2?: boolean
  /** Addresses and CIDR ranges. */
  proxies?: readonly string[]
  /** Origins whose pages may call the API. */
  origins?: readonly string[]
  limits?: Partial<Limits>
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
  }
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const trusted = trustedProxies(options.proxies ?? [])
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: MIB,
    // Parameters may be as long as an address can be: what is no identifier is then simply not found.
    routerOptions: { maxParamLength: MAX_ADDRESS },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // Whoever's connection is still open is served: its request counts as under way.
    return503OnClosing: false,
    forceCloseConnections: false,
    serverFactory: (listener) =>
      createTwoFacedServer(options.certificate, listener, { http2: options.http2 ?? false, limits: { ...usualLimits, ...options.limits } }),
  })
  refusals(app)
  bodies(app)
  logging(app)
  app.decorateRequest('clientAddress', '')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    request.clientAddress = clientAddress(request.raw, trusted)
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    hsts: { maxAge: 31_536_000, includeSubDomains: false },
  })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (request, reply) => {
    // HTTP/2 has no such header; in HTTP/1 it tells a client not to send another request here.
    if (request.raw.httpVersionMajor > 1) reply.removeHeader('connection')
    else if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isSecure(request.raw, trusted)) return refuseOddHeaders(request.raw)
    reply.removeHeader('strict-transport-security')
    throw new Refusal(403, { message: 'Please use HTTPS.' }, { connection: 'close' })
  })
  await app.register(cors, {
    strictPreflight: false,
    origin: [...(options.origins ?? [])],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept', 'idempotency-key'],
    exposedHeaders: [
      'x-request-id',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
      'retry-after',
      'idempotency-replayed',
    ],
    maxAge: 600,
  })
  countRequests(app)
  health(app, options.isReady)
  return app
}

/** Everything that says no leaves here, in the one shape that its status has. */
function refusals(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    const { status, headers } = refusal
    if (status >= 500)
      request.log[error instanceof Refusal ? 'warn' : 'error']({ error: forLog(error), route: request.routeOptions.url }, 'request failed')
    const body = status >= 500 ? { ...refusal.body, request_id: request.id } : refusal.body
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
  })
  app.setNotFoundHandler(() => {
    throw notFound('This address was')
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

/** What Node's parser lets through, or would answer in its own words. */
function refuseOddHeaders({ rawHeaders, headers, httpVersion }: IncomingMessage) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1) throw badRequest('The request has more than one Host header.')
  if (hosts === 0 && httpVersion === '1.1') throw badRequest('The request has no Host header.')
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue')
    throw new Refusal(417, { message: 'This expectation cannot be met.' })
}

function bodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJson(bytes as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

function logging(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
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
