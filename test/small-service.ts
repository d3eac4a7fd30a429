// The HTTP side of the platform alone, with routes that a test makes up.
import net, { type AddressInfo, type Socket } from 'node:net'
import { after } from 'node:test'
import tls from 'node:tls'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { closeApi, createApi } from '#platform/http/api.ts'
import { openCertificate } from '#platform/http/certificate.ts'
import { openRateLimits } from '#platform/http/rate-limit.ts'
import type { Api, ApiOptions, Caller } from '#platform/http/route.ts'
import { createServer, type ServerOptions } from '#platform/http/server.ts'
import { type Answer, ask, type SendOptions } from './app.ts'

export interface SmallService {
  app: FastifyInstance
  port: number
  request(method: string, path: string, options?: SendOptions): Promise<Answer>
  /** What comes back for bytes as they stand, over TLS unless `plain`. Pieces are sent one after the other. */
  raw(pieces: string | string[], options?: { plain?: boolean }): Promise<string>
  /** A connection to write to by hand. */
  connect(options?: { plain?: boolean }): Promise<Socket>
  logged: string[]
}

interface Options {
  server?: Partial<ServerOptions>
  api?: Partial<ApiOptions<Caller>>
  host?: string
}

/** Starts a service with the routes of `define`; it ends with the test file. The token `N` is that of person N, who has a subscription. */
export async function startSmallService(
  define: (api: Api<Caller>) => void,
  { server = {}, api = {}, host = '127.0.0.1' }: Options = {},
): Promise<SmallService> {
  const logged: string[] = []
  const limits = await openRateLimits()
  const app = await createServer({
    certificate: await openCertificate({ folder: '.test/tls' }),
    log: pino({ base: undefined }, { write: (line: string) => void logged.push(line) }),
    isReady: async () => true,
    publicUrl: 'https://service.example',
    perAddress: { requests: 1e6, separate: { includes: () => false, requests: 1e6 } },
    ...server,
  })
  await app.register(
    async (scope) => {
      const routes = createApi<Caller>(scope, {
        db: undefined as never,
        authenticate: async (token) => (/^\d+$/.test(token) ? { id: Number(token), isSubscribed: true } : undefined),
        limits,
        fromPages: { scope: 'read', mayCall: async () => false },
        rates: { subscriber: 1e6, standard: 1e6, key: 1e6 },
        admit: async () => {},
        sessionDays: 30,
        textPerDay: 1e9,
        lists: { key: Buffer.alloc(32), standingOf: () => null },
        publicUrl: 'https://service.example',
        ...api,
      })
      define(routes)
      closeApi(routes)
    },
    { prefix: '/api' },
  )
  await app.listen({ port: 0, host })
  after(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const connect = ({ plain = false } = {}) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = plain ? net.connect(port, host) : tls.connect({ port, host, rejectUnauthorized: false })
      socket.once(plain ? 'connect' : 'secureConnect', () => resolve(socket))
      socket.once('error', reject)
    })
  return {
    app,
    port,
    logged,
    request: (method, path, options) => ask(method, `https://${host.includes(':') ? `[${host}]` : host}:${port}/api${path}`, options),
    connect,
    async raw(pieces, options) {
      const socket = await connect(options)
      socket.setNoDelay(true)
      const answer = received(socket)
      for (const piece of [pieces].flat()) {
        socket.write(piece)
        await new Promise((resolve) => setImmediate(resolve))
      }
      return answer
    },
  }
}

/** Everything that a connection brings until it ends. */
export function received(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => resolve(text))
    socket.on('end', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
}

/** Status, headers and JSON body of a raw answer. */
export function parsed(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: body ? JSON.parse(body) : undefined }
}
