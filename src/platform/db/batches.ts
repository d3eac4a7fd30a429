// Deletes many rows in batches. Each batch is a transaction of its own: it ends long before the statement timeout, holds few locks briefly, and
// stays done when the next one fails, or the service stops. The next run continues where it ended.

const AT_ONCE = 5_000

/** `removeSome` deletes up to `count` rows and returns how many it deleted. */
export async function inBatches(signal: AbortSignal, removeSome: (count: number) => Promise<number>): Promise<void> {
  while ((await removeSome(AT_ONCE)) >= AT_ONCE) signal.throwIfAborted()
}
