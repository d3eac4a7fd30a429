// Chance that can be had again: the seed is printed, and `SEED=…` gives the same choices.

export interface Random {
  seed: number
  /** From 0 up to, but not, 1. */
  next(): number
  /** A whole number from 0 up to, but not, `count`. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
}

const given = process.env['SEED']

/** Mulberry32. */
export function random(seed = given ? Number(given) : Math.floor(Math.random() * 2 ** 31)): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return { seed, next, below, pick: (items) => items[below(items.length)]! }
}
