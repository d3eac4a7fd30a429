// From a path with what fills it to a request: its address, its body, and whether it may be sent twice.
import type { Method, Sending } from './operations.ts'
import { type Answered, type Connection, send } from './sending.ts'

/** Any operation, seen without its types. */
export type Loose = Sending & {
  path?: Readonly<Record<string, string | number>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
}

export function ask(connection: Connection, method: Method, path: string, options: Loose = {}): Promise<Answered> {
  const { body, signal, timeoutMs, ifMatch, headers } = options
  const isForm = body instanceof FormData
  const takesKey = method === 'post' && !isForm && !withoutKey.has(path)
  const key = takesKey ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined
  return send(connection, {
    method: method.toUpperCase(),
    address: filledIn(path, options),
    headers: {
      ...(key ? { 'idempotency-key': key } : {}),
      ...(ifMatch ? { 'if-match': ifMatch } : {}),
      ...headers,
    },
    body: body === undefined || isForm || body instanceof Blob ? body : JSON.stringify(body),
    isRepeatable: method === 'get' || takesKey,
    signal,
    timeoutMs,
  })
}

/** What anybody may do has nobody under whose name an answer could be kept: these are sent once. */
export const withoutKey: ReadonlySet<string> = new Set([
  '/confirm-email',
  '/forgot-password',
  '/login',
  '/login/passkey',
  '/login/passkey/options',
  '/login/second-factor',
  '/register',
  '/reset-password',
  '/session',
  '/session/passkey',
  '/session/second-factor',
  '/setup',
  '/undo-email-change',
])

function filledIn(path: string, { path: params = {}, query = {} }: Loose): string {
  if (!path.startsWith('/')) throw new TypeError(`A path begins with a slash: ${path}`)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    // Nothing that would make another address of it.
    if (value === '' || value === '.' || value === '..') throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${address}?${search}` : address
}
