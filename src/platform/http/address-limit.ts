// How much an address may ask in a minute, counted before anything is done for it: what comes without a token, and with tokens that are
// nobody's. Whoever is signed in is counted by themselves (api.ts). So that they go on beside a neighbour who misbehaves (two hundred phones in
// a hall share one address), tokens that were valid within the hour are known here: they go on to the regular check, which alone
// decides what they are worth. In memory, for each process by itself, since what is held back is the work of a process; and bounded.
import { hash } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { counter } from '../metrics.ts'
import { credentialOf } from './browser-session.ts'
import { FixedWindowCounters, MINUTE } from './counts.ts'
import { plainHttpRefused, tooManyRequests } from './errors.ts'
import { answerWithoutApp } from './https.ts'
import { clientAddress, isSecure, type TrustedProxies } from './proxies.ts'
import { addressKey, type RateLimitUse } from './rate-limit.ts'

export interface AddressRates {
  /** Requests a minute. */
  requests: number
  /** Requests a minute of what is cheap to answer and asked for in numbers, which has a count of its own; preflights too. */
  separate: { includes: (url: string) => boolean; requests: number }
}

declare module 'node:http' {
  interface IncomingMessage {
    arrival?: AddressCheck
  }
}

const HOUR = 60 * MINUTE
/** Bounds the memory: some megabytes. */
const MAX_TOKENS = 20_000
const refusedEarly = counter(
  'http_requests_over_limit_total',
  'Requests refused unseen: their address, or their token, has had its minute',
  [],
)

/** The same listener for no more requests than an address may make. */
export function limitByAddress(
  listener: RequestListener,
  { rates, trusted, origins, publicUrl }: { rates: AddressRates; trusted: TrustedProxies; origins: readonly string[]; publicUrl: string },
): RequestListener {
  const asked = new FixedWindowCounters(rates.requests)
  const separate = new FixedWindowCounters(rates.separate.requests)
  // Health checks and preflights have counts of their own: a client over its limit must not make the service look ill, nor block web pages.
  const health = new FixedWindowCounters(rates.requests)
  const preflights = new FixedWindowCounters(rates.separate.requests)
  const countsFor = ({ method, url = '' }: IncomingMessage) => {
    if (method === 'OPTIONS') return preflights
    if (url.startsWith('/health/')) return health
    return rates.separate.includes(url) ? separate : asked
  }
  const tokens = new KnownTokens()
  return (request, response) => {
    const arrival = new AddressCheck(request, { tokens, counts: countsFor(request), trusted, publicUrl })
    const { refused } = arrival
    if (!refused) {
      request.arrival = arrival
      return listener(request, response)
    }
    refusedEarly.inc()
    answerWithoutApp(request, response, isSecure(request, trusted) ? tooManyRequests(refused) : plainHttpRefused(), origins)
  }
}

interface Seen {
  tokens: KnownTokens
  counts: FixedWindowCounters
  trusted: TrustedProxies
  publicUrl: string
}

/** What is known of a request when it comes. */
export class AddressCheck {
  /** In `Authorization`, or a browser's cookie. */
  readonly token: string | undefined
  readonly isSession: boolean
  readonly isForeign: boolean
  /** It has a cookie that is not taken. */
  readonly isCookieRefused: boolean
  /** What the address has left, where it is the address that counts. */
  spent: RateLimitUse | undefined
  /** Why it goes no further: the address, or whose token this is, has had its minute. */
  readonly refused: RateLimitUse | undefined
  private readonly digest: string | undefined
  private readonly known: Known | undefined
  private readonly request: IncomingMessage
  private readonly seen: Seen

  constructor(request: IncomingMessage, seen: Seen) {
    this.request = request
    this.seen = seen
    const { token, isSession, isForeign, isRefused } = credentialOf(request, seen.publicUrl)
    this.token = token
    this.isSession = isSession
    this.isForeign = isForeign
    this.isCookieRefused = isRefused
    // Only there somebody looks at tokens.
    this.digest = this.token && request.url?.startsWith('/api/') ? hash('sha256', this.token, 'base64url') : undefined
    this.known = this.digest === undefined ? undefined : seen.tokens.find(this.digest)
    this.spent = this.known ? undefined : seen.counts.spend(this.address)
    this.refused = this.known ? stillRefused(this.known) : this.spent?.exceeded ? this.spent : undefined
  }

  private get address() {
    return addressKey(clientAddress(this.request, this.seen.trusted))
  }

  /** The token is somebody's, who has spent so much: that is not the address's. */
  belongsToUser(theirs: RateLimitUse) {
    this.refund()
    if (this.digest === undefined) return
    const known = this.seen.tokens.keep(this.digest, this.known)
    known.refused = theirs.exceeded ? theirs : undefined
  }

  /** The token is nobody's: it is forgotten, and counts. */
  belongsToNobody() {
    if (this.digest !== undefined) this.seen.tokens.forget(this.digest)
    this.spent ??= this.seen.counts.spend(this.address)
  }

  /** It is not the address's: whose token it is they count for themselves, or it could not be found out. */
  refund() {
    if (this.spent) this.seen.counts.refund(this.address)
  }
}

function stillRefused({ refused }: Known): RateLimitUse | undefined {
  const left = refused ? refused.resetAt - Date.now() / 1000 : 0
  return left > 0 ? { ...refused!, retryAfter: Math.ceil(left) } : undefined
}

interface Known {
  since: number
  /** Its owner has had what they may have, until then. */
  refused: RateLimitUse | undefined
}

/** Digests of tokens that were valid within the hour. Least recently seen first; these are evicted. */
export class KnownTokens {
  private readonly tokens = new Map<string, Known>()
  private readonly maxTokens: number

  constructor(maxTokens: number = MAX_TOKENS) {
    this.maxTokens = maxTokens
  }

  find(digest: string): Known | undefined {
    const known = this.tokens.get(digest)
    return known && performance.now() - known.since < HOUR ? known : undefined
  }

  keep(digest: string, known: Known | undefined): Known {
    const now = performance.now()
    if (known && now - known.since < MINUTE) return known
    const kept = { since: now, refused: undefined }
    this.tokens.delete(digest)
    const [oldest] = this.tokens.keys()
    if (oldest !== undefined && this.tokens.size >= this.maxTokens) this.tokens.delete(oldest)
    this.tokens.set(digest, kept)
    return kept
  }

  forget(digest: string) {
    this.tokens.delete(digest)
  }
}
