// Chance that can be had again: the seed is printed, and `SEED=…` gives the same choices.
import { seededRandom } from '#platform/seeded-random.ts'

export interface Random {
  seed: number
  /** A whole number from 0 up to, but not, `count`. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function random(seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))): Random {
  const next = seededRandom(String(seed))
  const below = (count: number) => Math.floor(next() * count)
  return { seed, below, pick: (items) => items[below(items.length)]! }
}
