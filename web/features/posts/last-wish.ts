// Something that is switched by a tap may be tapped again before the service has answered: it hears of one wish at a time, and of those that
// came meanwhile only of the last.

/** For things with keys. Gives whether this call saw its thing through; false where an earlier one that is still on its way takes this wish along. */
export function lastWish<Key, Value>() {
  const underWay = new Map<Key, { wished: Value }>()
  return async (key: Key, value: Value, send: (value: Value) => Promise<void>): Promise<boolean> => {
    const earlier = underWay.get(key)
    if (earlier) {
      earlier.wished = value
      return false
    }
    const own = { wished: value }
    underWay.set(key, own)
    try {
      let sent: Value
      do {
        sent = own.wished
        await send(sent)
      } while (own.wished !== sent)
      return true
    } finally {
      underWay.delete(key)
    }
  }
}
