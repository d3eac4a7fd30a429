// What can be done with the words that are chosen: a toolbar after the ARIA practices, in which one goes by arrow keys.
import { useRef, useState } from 'preact/hooks'
import type { Command } from '#web/parts/editor/commands.ts'
import { Drawing } from '#web/parts/icon.tsx'
import { managingWords } from '#web/words/choosing.ts'

const tools = {
  bold: ['M7 4h6a4 4 0 0 1 0 8H7z', 'M7 12h7a4 4 0 0 1 0 8H7z'],
  italic: ['M10 4h8', 'M6 20h8', 'M14 4l-4 16'],
  heading: ['M6 4v16', 'M18 4v16', 'M6 12h12'],
  subheading: ['M8 9v10', 'M16 9v10', 'M8 14h8'],
  list: ['M10 6h10', 'M10 12h10', 'M10 18h10', 'M5 6v.01', 'M5 12v.01', 'M5 18v.01'],
  numbers: ['M11 6h9', 'M11 12h9', 'M11 18h9', 'M4 5l1.5-1v5', 'M4 14.5h2.5L4 18.5h2.5'],
  quote: ['M5 5v14', 'M10 8h10', 'M10 12h10', 'M10 16h7'],
  link: ['M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1', 'M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1'],
  picture: ['M4 5h16v14H4z', 'M4 17l5-5 4 4 3-3 4 4', 'M15 9v.01'],
} as const satisfies Record<Tool, readonly string[]>
export type Tool = Command | 'link' | 'picture'
const all = Object.keys(tools) as Tool[]

interface ToolbarProps {
  /** Of the box. */
  controls: string
  pressed: ReadonlySet<Command>
  isLink: boolean
  isPicture: boolean
  /** Whether pictures can be put in. */
  hasPictures: boolean
  act: (tool: Tool) => void
}

export function Toolbar({ controls, pressed, isLink, isPicture, hasPictures, act }: ToolbarProps) {
  const { writing } = managingWords()
  const names = hasPictures ? all : all.filter((name) => name !== 'picture')
  const isOn = (name: Tool) => (name === 'link' ? isLink : name === 'picture' ? isPicture : pressed.has(name))
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const go = (to: number) => {
    const next = (to + names.length) % names.length
    setAt(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1)
  const keys: Record<string, () => void> = {
    ArrowRight: () => go(at + forward()),
    ArrowLeft: () => go(at - forward()),
    Home: () => go(0),
    End: () => go(names.length - 1),
    Escape: () => document.getElementById(controls)?.focus(),
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={writing.toolbar}
      aria-controls={controls}
      class="toolbar"
      tabIndex={-1}
      onKeyDown={(event) => {
        const move = keys[event.key]
        if (!move) return
        event.preventDefault()
        move()
      }}
    >
      {names.map((name, place) => (
        <button
          key={name}
          type="button"
          class="button quiet icon-only"
          tabIndex={place === at ? 0 : -1}
          aria-label={writing.tools[name]}
          title={writing.tools[name]}
          aria-pressed={isOn(name)}
          // What is chosen in the box stays chosen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setAt(place)
            act(name)
          }}
        >
          <Drawing lines={tools[name]} />
        </button>
      ))}
    </div>
  )
}
