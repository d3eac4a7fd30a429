// Fixed-window counters of a minute, in memory. Their number is bounded: a flood of addresses takes some megabytes.
import type { RateLimitUse } from './rate-limit.ts'

export const MINUTE = 60_000
const MAX_COUNTS = 50_000

interface Count {
  spent: number
  endsAt: number
}

/** Oldest first; these are evicted. */
export class FixedWindowCounters {
  private readonly counts = new Map<string, Count>()
  private readonly limit: number
  private readonly maxCounts: number

  constructor(limit: number, maxCounts: number = MAX_COUNTS) {
    this.limit = limit
    this.maxCounts = maxCounts
  }

  spend(who: string): RateLimitUse {
    const now = performance.now()
    let count = this.counts.get(who)
    if (!count || count.endsAt <= now) {
      this.counts.delete(who)
      this.makeRoom(now)
      count = { spent: 0, endsAt: now + MINUTE }
      this.counts.set(who, count)
    }
    count.spent++
    const left = count.endsAt - now
    return {
      limit: this.limit,
      remaining: Math.max(0, this.limit - count.spent),
      resetAt: Math.ceil((Date.now() + left) / 1000),
      exceeded: count.spent > this.limit,
      retryAfter: Math.max(1, Math.ceil(left / 1000)),
    }
  }

  refund(who: string) {
    const count = this.counts.get(who)
    if (count && count.spent > 0) count.spent--
  }

  private makeRoom(now: number) {
    for (const [who, { endsAt }] of this.counts) {
      if (endsAt > now && this.counts.size < this.maxCounts) return
      this.counts.delete(who)
    }
  }
}
