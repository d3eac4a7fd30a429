// The HTTP server without any route: limits, bodies, headers, logs, health, and one place where refusals are sent.
import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Certificate } from './certificate.ts'
import { asRefusal, forLog, notFound, Refusal } from './errors.ts'
import { clientAddress, createTwoFacedServer, isSecure, type Limits, type TrustedProxies, trustedProxies, usualLimits } from './https.ts'
import { parseJson } from './json.ts'
import { countRequests } from './metrics.ts'

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
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: false,
    serverFactory: (listener) =>
      createTwoFacedServer(options.certificate, listener, { http2: options.http2 ?? false, limits: { ...usualLimits, ...options.limits } }),
  })
  refusals(app)
  bodies(app)
  transport(app, trusted)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    hsts: { maxAge: 31_536_000, includeSubDomains: false },
  })
  await app.register(cors, {
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

function transport(app: FastifyInstance, trusted: TrustedProxies) {
  app.decorateRequest('clientAddress', '')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    request.clientAddress = clientAddress(request.raw, trusted)
    if (!isSecure(request.raw, trusted)) throw new Refusal(403, { message: 'Please use HTTPS.' }, { connection: 'close' })
  })
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
