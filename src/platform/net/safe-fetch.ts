// HTTPS requests to addresses that somebody else chose. The IP address of the connection is checked, so neither a name that resolves to an
// internal address nor one that resolves differently the second time gets through; no redirects; bounded in time, answer size and connections.
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Pool } from 'undici'
import { addressesWithoutLookup, addressPolicy, portOf, type UrlFault } from './safe-address.ts'

export type SafeFetch = {
  /**
   * Sends one request, waiting for its turn when many are under way. Every status is an answer; redirects are not followed.
   * @throws ForbiddenAddress when the URL or what it resolves to may not be called: nothing was sent, and trying again makes little sense
   * @throws RequestFailed when no answer came (name, connection, certificate, time, not HTTP): the other side may have got the request
   */
  request(url: string, request: { method: string; headers?: Record<string, string>; body?: string | Buffer }): Promise<SafeResponse>
  /** The rule that a URL breaks, as far as its text tells. */
  urlFault(url: string): UrlFault | undefined
  /** Aborts requests and closes all connections. */
  close(): Promise<void>
}

/** `body` is cut off after `maxBodyBytes`, and where reading it failed: check what you need from it. Header names are in lower case. */
export type SafeResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

export type SafeFetchOptions = {
  /** Networks that are open in addition to the public internet, on any port: CIDRs. */
  allow?: readonly string[] | undefined
  /** Whether this machine itself, where it is allowed, may be called without TLS. */
  plainOnLoopback?: boolean | undefined
  /** Certificate authorities (PEM) to trust instead of the usual ones. */
  ca?: string | undefined
  /** All IPv4 and IPv6 addresses of a host name. */
  resolve?: ((hostname: string) => Promise<string[]>) | undefined
  connectTimeoutMs?: number | undefined
  /** From the first byte of the connection to the last of the answer. */
  timeoutMs?: number | undefined
  maxBodyBytes?: number | undefined
  /** Requests under way at once, and so busy connections: to one origin, and overall. */
  perOrigin?: number | undefined
  overall?: number | undefined
  /** Origins whose idle connections are kept. */
  idleOrigins?: number | undefined
}

export class ForbiddenAddress extends Error {}

export class RequestFailed extends Error {}

export function openSafeFetch({
  allow,
  plainOnLoopback,
  ca,
  resolve = resolveHost,
  connectTimeoutMs = 5_000,
  timeoutMs = 15_000,
  maxBodyBytes = 16_384,
  perOrigin = 16,
  overall = 64,
  idleOrigins = 16,
}: SafeFetchOptions = {}): SafeFetch {
  const policy = addressPolicy(allow, { plainOnLoopback })
  const origins = new Map<string, { pool: Promise<Pool>; turn: LimitFunction; users: number }>() // the least recently used first
  const overallTurn = pLimit(overall)
  let closed = false

  /** Node's own connect asks this for the addresses and then uses exactly these: checking here leaves no gap for a second answer. */
  const permittedAddresses =
    (port: number): LookupFunction =>
    (hostname, _options, callback) => {
      const known = addressesWithoutLookup(hostname)
      Promise.resolve(known ?? resolve(hostname)).then(
        (addresses) => {
          const permitted = addresses
            .filter((address) => policy.permits(address, port))
            .map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
          callback(permitted.length > 0 ? null : new ForbiddenAddress(`${hostname} leads to no address that may be called`), permitted)
        },
        (error) => callback(error, []),
      )
    }

  async function openPool(origin: string, port: number) {
    const { buildConnector, Pool } = await import('undici')
    const connect = buildConnector({
      ca,
      allowH2: false,
      timeout: connectTimeoutMs,
      lookup: permittedAddresses(port),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 1_000,
    })
    // A server's keep-alive hint may not hold our connections for as long as it likes.
    return new Pool(origin, { connect, connections: perOrigin, keepAliveTimeout: 4_000, keepAliveMaxTimeout: 30_000 })
  }

  async function withOrigin<T>(url: URL, work: (pool: Pool) => Promise<T>) {
    const entry = origins.get(url.origin) ?? { pool: openPool(url.origin, portOf(url)), turn: pLimit(perOrigin), users: 0 }
    origins.delete(url.origin)
    origins.set(url.origin, entry)
    entry.users += 1
    try {
      // One slow origin waits for itself first, so that it never holds more than its share of the overall turns.
      return await entry.turn(() => overallTurn(() => entry.pool.then(work)))
    } finally {
      entry.users -= 1
      closeIdleOrigins()
    }
  }

  function closeIdleOrigins() {
    for (const [origin, { pool, users }] of origins) {
      if (origins.size <= idleOrigins) return
      if (users > 0) continue
      origins.delete(origin)
      void pool.then((unused) => unused.close())
    }
  }

  return {
    urlFault: policy.urlFault,

    async request(address, { method, headers, body }) {
      const fault = policy.urlFault(address)
      if (fault) throw new ForbiddenAddress(`The address breaks the rule ${fault}`)
      // That has judged IP addresses, which Node connects to without a look-up; names are judged there.
      const url = new URL(address)
      return withOrigin(url, async (pool) => {
        if (closed) throw new RequestFailed('The connections are closed')
        const signal = AbortSignal.timeout(timeoutMs)
        try {
          const response = await pool.request({ path: url.pathname + url.search, method, headers, body, signal })
          return { status: response.statusCode, headers: response.headers, body: await readStart(response.body, maxBodyBytes) }
        } catch (error) {
          if (error instanceof ForbiddenAddress) throw error
          throw new RequestFailed(`${url.origin} gave no answer`, { cause: error })
        }
      })
    },

    async close() {
      closed = true
      await Promise.all([...origins.values()].map(async ({ pool }) => (await pool).destroy()))
    },
  }
}

async function readStart(body: AsyncIterable<Buffer>, maxBytes: number) {
  const chunks: Buffer[] = []
  let left = maxBytes
  try {
    for await (const chunk of body) {
      chunks.push(chunk.subarray(0, left))
      left -= chunk.length
      if (left <= 0) break // leaving the loop destroys the stream, and with it the connection
    }
  } catch {
    // The status has arrived and is the result of the request; a retry could execute it twice.
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Asks the name servers directly: the system's own look-up (getaddrinfo) holds one of the few threads that file work and
 * password hashing need, and a hostile name server could hold them all.
 */
async function resolveHost(hostname: string) {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length === 0) throw new Error(`${hostname} has no address`, { cause: answers })
  return addresses
}
