// How many requests a minute: counted in memory, or in Redis where several instances share the count.
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './errors.ts'

export interface RateLimitUse {
  limit: number
  remaining: number
  /** Seconds since 1970 at which the count is reset. */
  resetAt: number
  exceeded: boolean
  retryAfter: number
  /** The first one in this time for which there is none left. */
  isFirstRefused?: boolean
}

export interface RateLimits {
  /** Counts one request of `who` against `limit` a minute, or in so many seconds, in a bucket of its own for each `name`. */
  spend(name: string, limit: number, who: string, seconds?: number): Promise<RateLimitUse>
  /** The same, and a 429 when there is none left. */
  require(name: string, limit: number, who: string, seconds?: number): Promise<void>
  /** The same for so many at once, of which there may be `limit` in a day. */
  requireOfDay(name: string, limit: number, who: string, count: number): Promise<void>
  /** Takes one back that was counted by `demand`, where only what fails is to count. */
  refund(name: string, limit: number, who: string, seconds?: number): Promise<void>
  close(): Promise<void>
}

const MINUTE = 60
const DAY = 86_400

/** Opens the counts. While Redis can't be reached, each instance counts for itself. */
export async function openRateLimits({
  redisUrl,
  onError = () => {},
}: {
  redisUrl?: string
  onError?: (error: Error) => void
} = {}): Promise<RateLimits> {
  const redis = redisUrl ? await connect(redisUrl) : undefined
  let isConnectionLost = false
  const away = (error = new Error('The connection was lost')) => {
    if (!isConnectionLost) onError(error) // not again at every attempt to reach it
    isConnectionLost = true
  }
  redis?.on('error', away).on('close', away)
  redis?.on('ready', () => {
    isConnectionLost = false
  })
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiter = (name: string, limit: number, duration = MINUTE) => {
    const key = duration === MINUTE ? `${name}:${limit}` : `${name}:${limit}:${duration}`
    let found = limiters.get(key)
    if (!found) {
      const options = { keyPrefix: `rate:${key}`, points: limit, duration }
      found = redis
        ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
        : new RateLimiterMemory(options)
      limiters.set(key, found)
    }
    return found
  }
  const spend = (name: string, limit: number, who: string, seconds = MINUTE) => consume(limiter(name, limit, seconds), limit, who)
  const consume = async (of: RateLimiterAbstract, limit: number, who: string, count = 1): Promise<RateLimitUse> => {
    const spent = await of.consume(who, count).catch((refused) => {
      if (refused instanceof RateLimiterRes) return refused
      throw refused
    })
    const { consumedPoints, msBeforeNext } = spent
    return {
      limit,
      remaining: Math.max(0, limit - consumedPoints),
      resetAt: Math.ceil((Date.now() + msBeforeNext) / 1000),
      exceeded: consumedPoints > limit,
      retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      isFirstRefused: consumedPoints === limit + 1,
    }
  }
  return {
    spend,
    async require(name, limit, who, seconds) {
      const spent = await spend(name, limit, who, seconds)
      if (spent.exceeded) throw tooManyRequests(spent)
    },
    async requireOfDay(name, limit, who, count) {
      const day = limiter(name, limit, DAY)
      const spent = await consume(day, limit, who, count)
      if (!spent.exceeded) return
      // What was refused takes nothing from what is left.
      await day.reward(who, count)
      throw tooManyRequests(spent)
    },
    refund: async (name, limit, who, seconds) => void (await limiter(name, limit, seconds).reward(who)),
    async close() {
      redis?.removeAllListeners('close').disconnect()
    },
  }
}

async function connect(url: string) {
  const { Redis } = await import('ioredis')
  return new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 250, connectTimeout: 2_000 })
}

/** One household's address: an IPv4 address as it is; an IPv6 address by its first 56 bits, since a household has all addresses below these. */
export function addressKey(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [first, second, third, fourth = 0] = (parsed as ipaddr.IPv6).parts
  return [first, second, third, fourth >> 8].map((part) => part!.toString(16)).join(':')
}

/** The network that an address is in, as far as one can tell: the first 24 bits of an IPv4 address, 48 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toByteArray().slice(0, 3).join('.')}.0/24`
  const [first, second, third] = (parsed as ipaddr.IPv6).parts
  return `${[first, second, third].map((part) => part!.toString(16)).join(':')}::/48`
}
