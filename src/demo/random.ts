// Chance that falls the same way each time, so that every demo church is the same one.

export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items. */
  some<Item>(items: readonly Item[], count: number): Item[]
  chance(probability: number): boolean
}

/** Mulberry32, by Tommy Ettinger. */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    some(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)[0]!)
    },
    chance: (probability) => next() < probability,
  }
}
