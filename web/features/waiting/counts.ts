// How many wait for oneself: beside "Waiting" in the bar, and on the page itself.
import { useRead } from '#web/api/using.ts'
import { heldOf, type Kind } from '#web/features/waiting/held.ts'
import { number } from '#web/words/saying.ts'

const countNames = {
  join_request: 'join_requests',
  prayer_request: 'prayer_requests',
  prayer_update: 'prayer_updates',
  report: 'reports',
} as const

/** The service counts so far; there may be more. */
const MOST = 100

interface Waiting {
  /** Undefined until it is known. */
  total: number | undefined
  /** As it is written beside something: "7", "99+". Nothing where nobody waits. */
  said: string
  /** Of which kinds they decide at all. */
  kinds: readonly Kind[]
  of: Readonly<Record<Kind, number>>
}

export function useWaiting(): Waiting {
  const { data } = useRead('/waiting', { query: { per_page: 0 } })
  const all = Object.keys(countNames) as Kind[]
  const counted = (kind: Kind) => data?.counts[countNames[kind]] ?? 0
  const of = Object.fromEntries(all.map((kind) => [kind, Math.max(0, counted(kind) - heldOf(kind))])) as Record<Kind, number>
  const total = all.reduce((sum, kind) => sum + of[kind], 0)
  return {
    total: data && total,
    said: total === 0 ? '' : total < MOST ? number(total) : `${number(MOST - 1)}+`,
    kinds: all.filter((kind) => typeof data?.counts[countNames[kind]] === 'number'),
    of,
  }
}
