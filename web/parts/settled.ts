import { useEffect, useState } from 'preact/hooks'

/** What somebody types, once they pause: asked for letter by letter, most answers would be for nothing. */
export function useSettled<Value>(value: Value, afterMs = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
