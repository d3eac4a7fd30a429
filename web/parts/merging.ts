// Two who edit the same at once: what only one of them changed is taken from that one.

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Those fields of `now` that are another than before: only what somebody changed is sent, so that nothing of others is undone. */
export const changesFrom = <Fields extends object>(before: { [Name in keyof Fields]-?: unknown }, now: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, before[name as keyof Fields]))) as Partial<Fields>

/**
 * What becomes of one value. `was` and `is`: with the service, when the editing began and now; `began` and `here`: in the editor. Where both
 * changed it, mine until one of the two is chosen.
 */
export function settled<Value>(
  [was, is]: readonly [Value, Value],
  [began, here]: readonly [Value, Value],
): { value: Value; isDisputed: boolean } {
  if (isSame(was, is) || isSame(here, is)) return { value: here, isDisputed: false }
  if (isSame(began, here)) return { value: is, isDisputed: false }
  return { value: here, isDisputed: true }
}
