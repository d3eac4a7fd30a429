// What else can be done with something: a button with three dots, and a list that goes by arrow keys (the menu button of the ARIA practices).
import { useId, useRef } from 'preact/hooks'
import { Icon, type IconName } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'
import './menu.css'

export interface MenuItem {
  text: string
  icon?: IconName
  bad?: boolean
  act: () => void
}

/** `of` says what the menu is about: "More about Jonas's post". */
export function Menu({ of, items }: { of?: string; items: readonly (MenuItem | false | null | undefined)[] }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const there = items.filter((item): item is MenuItem => Boolean(item))
  if (there.length === 0) return null

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const move = (step: number) => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + step + all.length) % all.length]?.focus()
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Home: () => entries()[0]?.focus(),
    End: () => entries().at(-1)?.focus(),
    Tab: () => list.current?.hidePopover(),
  }
  return (
    <div class="menu">
      <button
        type="button"
        ref={button}
        class="button quiet icon-only"
        aria-label={of ?? words().frame.more}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <Icon name="more" />
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        popover="auto"
        onToggle={(event) => {
          if (event.newState !== 'open') return
          place(event.currentTarget, button.current!)
          entries()[0]?.focus()
        }}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (!act) return
          if (event.key !== 'Tab') event.preventDefault()
          act()
        }}
      >
        {there.map((item) => (
          <button
            key={item.text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            class={item.bad ? 'menu-item bad' : 'menu-item'}
            onClick={() => {
              list.current?.hidePopover()
              button.current?.focus()
              item.act()
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.text}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Under the button, or above it where there is no room; never off the screen. */
function place(list: HTMLElement, button: HTMLElement) {
  const anchor = button.getBoundingClientRect()
  const { width, height } = list.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(button).direction === 'rtl'
  const wanted = isRightToLeft ? anchor.left : anchor.right - width
  const across = Math.max(8, Math.min(wanted, innerWidth - width - 8))
  const below = anchor.bottom + height < innerHeight ? anchor.bottom : Math.max(8, anchor.top - height)
  // A position on the screen, not in the text: it has no logical name.
  list.style.translate = `${across}px ${below}px`
}
