// One port for TLS, and for the plain HTTP of proxies: a connection's first byte tells which of the two it is.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import type net from 'node:net'
import type { Socket } from 'node:net'
import { acceptedLanguage, type Language, wordsOf } from '#words/languages.ts'
import { openProofs, wantsProof } from './acme.ts'
import type { Certificate } from './certificate.ts'
import { httpFault, type Refusal } from './errors.ts'
import { isEncrypted, type TrustedProxies } from './proxies.ts'
import { listenReusePort } from './reuse-port.ts'

// Importing it would also load Node's `fetch`, three names of which it exports, and take some 10 MB.
const http = process.getBuiltinModule('node:http')

const TLS_HANDSHAKE = 0x16

/** Those of TLS 1.3; of 1.2 those whose keys are of the moment and that are no CBC (RFC 9325, 4.2; Mozilla's "intermediate"). */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':')

export interface Limits {
  /** Milliseconds until the headers, and the whole request, must have arrived. */
  headersTimeout: number
  requestTimeout: number
  keepAliveTimeout: number
  /** Bytes of all headers together. */
  maxHeaderSize: number
  maxConnections: number
  connectionsPerAddress: number
}

/** What Fastify calls a server, and one to which a new certificate can be given: connections that are open keep theirs. */
export type HttpAndHttpsServer = Server & { useCertificate(certificate: Certificate): void }

export const defaultLimits: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16_384,
  maxConnections: 10_000,
  connectionsPerAddress: 2_000,
}

/**
 * A server that speaks TLS 1.2 and 1.3 (and HTTP/2 where asked for). Plain HTTP reaches the same listener, which must refuse it unless a
 * trusted proxy sends it (`isSecure`). `acmeFolder`: where what an authority looks for is kept (acme.ts).
 */
export function createHttpAndHttpsServer(
  certificate: Certificate,
  listener: RequestListener,
  {
    http2: speaksHttp2 = false,
    limits = defaultLimits,
    trusted,
    acmeFolder,
  }: { http2?: boolean; limits?: Limits; trusted: TrustedProxies; acmeFolder?: string | undefined },
): HttpAndHttpsServer {
  const { maxConnections, connectionsPerAddress, ...timing } = limits
  const options = { ...timing, requireHostHeader: false, connectionsCheckingInterval: Math.min(5_000, limits.headersTimeout) }
  const context = ({ cert, key }: Certificate) => ({ cert, key, minVersion: 'TLSv1.2' as const, ciphers: CIPHERS })
  const tlsOptions = { ...options, ...context(certificate), handshakeTimeout: limits.headersTimeout }
  const secure = speaksHttp2
    ? http2.createSecureServer({ ...tlsOptions, allowHTTP1: true }, listener as never)
    : https.createServer(tlsOptions, listener)
  const plain = http.createServer(options, listener)
  for (const server of [secure, plain]) server.on('clientError', answerBadRequest).on('checkExpectation', listener)

  const giveProof = acmeFolder === undefined ? undefined : openProofs(acmeFolder)
  /** Connections whose protocol is not known yet. */
  const undecided = new Set<Socket>()
  const onConnection = (socket: Socket) => {
    const silent = setTimeout(() => socket.destroy(), limits.headersTimeout)
    undecided.add(socket)
    const decided = () => {
      clearTimeout(silent)
      undecided.delete(socket)
    }
    socket.on('error', () => socket.destroy())
    socket.once('close', decided)
    socket.once('readable', () => {
      decided()
      const first: Buffer | null = socket.read()
      if (!first) return socket.destroy()
      socket.unshift(first)
      if (first[0] !== TLS_HANDSHAKE) return plain.emit('connection', socket)
      if (giveProof && wantsProof(first)) return giveProof(socket)
      return secure.emit('connection', socket)
    })
  }
  const frontServer = listenReusePort(onConnection, { maxConnections, connectionsPerAddress, isTrusted: trusted })
  return Object.assign(asServer(frontServer, [secure as unknown as Server, plain], undecided), {
    useCertificate: (renewed: Certificate) => secure.setSecureContext(context(renewed)),
  })
}

/** Makes the listening server look like the server that Fastify expects: closing it ends idle connections and waits for requests under way. */
function asServer(frontServer: net.Server, servers: Server[], undecided: Set<Socket>): Server {
  const sessions = new Set<http2.ServerHttp2Session>()
  // Node keeps watch over slow and idle connections from the moment a server listens; these two only ever get theirs from the listening one.
  for (const server of servers) {
    server.emit('listening')
    server.on('session', (session: http2.ServerHttp2Session) => {
      sessions.add(session)
      session.once('close', () => sessions.delete(session))
    })
  }
  const closeIdleConnections = () => {
    for (const socket of undecided) socket.destroy()
    for (const session of sessions) session.close() // ends when its streams have
    for (const server of servers) server.closeIdleConnections?.()
  }
  const closeFrontServer = frontServer.close.bind(frontServer)
  return Object.assign(frontServer, {
    closeIdleConnections,
    closeAllConnections: () => {
      for (const server of servers) server.closeAllConnections?.()
    },
    close(done?: (error?: Error) => void) {
      closeIdleConnections()
      // Connections that are busy now become idle when their answer is out.
      const sweep = setInterval(closeIdleConnections, 50)
      return closeFrontServer((error) => {
        clearInterval(sweep)
        for (const server of servers) server.close(() => {})
        done?.(error)
      })
    },
    setTimeout: () => frontServer,
  }) as unknown as Server
}

/** Milliseconds for a client to hear why it was refused: to close on what it still sends would take the answer from it. */
const LINGER_MS = 2_000

const refused = new WeakSet<Socket>()

/** What Node's parser refuses never reaches the app: it is answered here, in the same shape, once. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse; encrypted?: boolean }) {
  if (refused.has(socket)) return // the rest of it is still coming
  const isAnswering = socket._httpMessage?.headersSent && !socket._httpMessage.writableEnded
  const isHttp = error.code?.startsWith('HPE_') || error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  // A failed TLS handshake comes here too: nothing can be said to that client.
  if (!isHttp || !socket.writable || isAnswering) return socket.destroy()
  const [status, reason] = statuses[error.code ?? ''] ?? [400, 'Bad Request']
  // Its headers could not be read, and so neither could its language.
  const body = JSON.stringify(httpFault(status).bodyIn(wordsOf('en')))
  const head = { ...minimalHeaders(body, { language: 'en', requestId: randomUUID(), isEncrypted: socket.encrypted }), connection: 'close' }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  refused.add(socket)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** OWASP's list for answers that are no pages, https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html; pages widen it. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}
export const HSTS = { 'strict-transport-security': 'max-age=31536000' }

/** The headers of an answer that is given without the app. */
export const minimalHeaders = (
  body: string,
  { language, requestId, isEncrypted = false }: { language: Language; requestId: string; isEncrypted?: boolean | undefined },
): Record<string, string> => ({
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-language': language,
  vary: 'Accept-Language',
  'content-length': String(Buffer.byteLength(body)),
  'x-request-id': requestId,
  'cache-control': 'private, no-store',
  ...(isEncrypted ? HSTS : {}),
})

/** Answers without the app, which costs least. Pages of `origins` may read it. */
export function answerWithoutApp(request: IncomingMessage, response: ServerResponse, refusal: Refusal, origins: readonly string[]) {
  const { status, headers } = refusal
  const requestId = randomUUID()
  const language = acceptedLanguage(request.headers['accept-language']) ?? 'en'
  const body = JSON.stringify({ ...refusal.bodyIn(wordsOf(language)), ...(status >= 500 ? { request_id: requestId } : {}) })
  const head: Record<string, string> = { ...minimalHeaders(body, { language, requestId, isEncrypted: isEncrypted(request) }), ...headers }
  const { origin } = request.headers
  if (origin) head['vary'] = 'Origin, Accept-Language'
  if (origin && origins.includes(origin)) {
    head['access-control-allow-origin'] = origin
    head['access-control-expose-headers'] = ['x-request-id', ...Object.keys(headers)].join(', ')
  }
  response.writeHead(status, head).end(body)
}

const statuses: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}
