// A list that people put in order: by dragging its grip, and by buttons that every keyboard and screen reader reaches.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { announce } from '#web/parts/announcer.tsx'
import { Drawing } from '#web/parts/icon.tsx'
import { managingWords } from '#web/words/choosing.ts'
import './ordering.css'

interface OrderedProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  move: (from: number, to: number) => void
  children: (item: Item, place: number) => ComponentChildren
  /** Under it, over the whole width. */
  below?: (item: Item, place: number) => ComponentChildren
}

const grip = ['M9 6v.01', 'M9 12v.01', 'M9 18v.01', 'M15 6v.01', 'M15 12v.01', 'M15 18v.01']
const up = ['M12 20V5', 'M6 11l6-6 6 6']
const down = ['M12 4v15', 'M6 13l6 6 6-6']

export function Ordered<Item>({ items, keyOf, nameOf, move, children, below }: OrderedProps<Item>) {
  const { ordering } = managingWords()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const wanted = useRef<{ key: string; step: number }>(undefined)
  // An element that is put elsewhere in the document loses the focus.
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { key, step } = wanted.current
    wanted.current = undefined
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-key="${CSS.escape(key)}"] [data-step]`) ?? [])]
    const same = buttons.find((button) => Number(button.dataset['step']) === step && !button.disabled)
    ;(same ?? buttons.find((button) => !button.disabled))?.focus()
  })
  const step = (from: number, by: number) => {
    const item = items[from]!
    wanted.current = { key: keyOf(item), step: by }
    move(from, from + by)
    announce(ordering.moved({ name: nameOf(item), place: from + by + 1, all: items.length }))
  }
  /** Where among the others the pointer is. */
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].filter((row) => (row as HTMLElement).dataset['key'] !== dragged)
    const after = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect()
      return y < top + height / 2
    })
    return after < 0 ? rows.length : after
  }
  const place = items.findIndex((item) => keyOf(item) === dragged)
  // The grip is put elsewhere while it is dragged, so the window is asked where the pointer is.
  useEffect(() => {
    if (place < 0) return
    const drag = ({ clientY }: PointerEvent) => {
      const to = placeAt(clientY)
      if (to !== place) move(place, to)
    }
    const drop = () => {
      setDragged(undefined)
      announce(ordering.moved({ name: nameOf(items[place]!), place: place + 1, all: items.length }))
    }
    addEventListener('pointermove', drag)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', drop)
    return () => {
      removeEventListener('pointermove', drag)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', drop)
    }
  })
  return (
    <ol ref={list} class="ordered">
      {items.map((item, place) => (
        <li key={keyOf(item)} data-key={keyOf(item)} class={keyOf(item) === dragged ? 'ordered-item dragged' : 'ordered-item'}>
          <span
            class="ordered-grip"
            aria-hidden="true"
            onPointerDown={(event) => {
              event.preventDefault()
              setDragged(keyOf(item))
            }}
          >
            <Drawing lines={grip} />
          </span>
          <div class="grow">{children(item, place)}</div>
          <div class="ordered-steps">
            {[[-1, up, ordering.up] as const, [1, down, ordering.down] as const].map(([by, lines, text]) => (
              <button
                key={by}
                type="button"
                class="button quiet icon-only"
                data-step={by}
                aria-label={text({ name: nameOf(item) })}
                disabled={place + by < 0 || place + by >= items.length}
                onClick={() => step(place, by)}
              >
                <Drawing lines={lines} />
              </button>
            ))}
          </div>
          {below && <div class="ordered-below">{below(item, place)}</div>}
        </li>
      ))}
    </ol>
  )
}
