// A list that may be long: the first rows are drawn at once, then the others a part at a time, so that the page answers meanwhile. Soon all of it is
// there for who searches the page or listens to it.
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'

const AT_ONCE = 50

interface LongListProps<Item> {
  /** The same array for as long as it holds the same. Of another one as much is drawn as before: a list with another `key` begins anew. */
  items: readonly Item[]
  /** A row: `<li key={…}>`. */
  children: (item: Item) => ComponentChildren
}

export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const [shown, setShown] = useState(1)
  // A part that stays the same is not drawn again when the next comes.
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) => <Rows key={part} items={items} part={part} row={children} />),
    [items],
  )
  useEffect(() => {
    if (shown >= parts.length) return
    const timer = setTimeout(() => setShown(shown + 1))
    return () => clearTimeout(timer)
  }, [items, shown])
  return <ul class="list">{parts.slice(0, shown)}</ul>
}

function Rows<Item>({ items, part, row }: { items: readonly Item[]; part: number; row: (item: Item) => ComponentChildren }) {
  return <>{items.slice(part * AT_ONCE, (part + 1) * AT_ONCE).map(row)}</>
}
