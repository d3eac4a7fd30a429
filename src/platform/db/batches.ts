// Deletions of many rows. Each bit is a transaction of its own: it ends long before a statement's time is up, holds few locks for a moment, and
// stays done when the next one fails, or the service stops. Whoever comes again goes on where it ended.

const AT_ONCE = 5_000

/** `removeSome` takes away so many rows at most, and gives how many it took. */
export async function inBatches(signal: AbortSignal, removeSome: (count: number) => Promise<number>): Promise<void> {
  while ((await removeSome(AT_ONCE)) >= AT_ONCE) signal.throwIfAborted()
}
