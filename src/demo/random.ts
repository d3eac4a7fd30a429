// Chance that falls the same way each time, so that every demo church is the same one.
import { seededRandom } from '#platform/seeded-random.ts'

export interface Random {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

export function randomFrom(seed: string): Random {
  const next = seededRandom(seed)
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    some(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)[0]!)
    },
  }
}
