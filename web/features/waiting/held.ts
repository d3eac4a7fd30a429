// What was decided and can still be undone, or is on its way to the service: it is neither shown nor counted any more.
import { signal } from '@preact/signals'
import type { Schemas } from '#web/api/asking.ts'

export type Kind = Schemas['WaitingKind']

const held = signal<ReadonlySet<string>>(new Set())

const nameOf = ({ kind, id }: { kind: Kind; id: number }) => `${kind} ${id}`

export const isHeld = (item: { kind: Kind; id: number }) => held.value.has(nameOf(item))
export const heldOf = (kind: Kind) => [...held.value].filter((name) => name.startsWith(`${kind} `)).length

/** Gives what shows them again. */
export function holdBack(items: readonly { kind: Kind; id: number }[]): () => void {
  const names = items.map(nameOf)
  held.value = new Set([...held.value, ...names])
  return () => {
    held.value = new Set([...held.value].filter((name) => !names.includes(name)))
  }
}
