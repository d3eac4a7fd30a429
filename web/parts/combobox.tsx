// One of many, found by writing a part of it (the editable combobox with a list of the ARIA practices). What was chosen is in the form's data.
import { useId, useMemo, useRef, useState } from 'preact/hooks'
import { announce } from '#web/parts/announcer.tsx'
import { useErrors } from '#web/parts/form.tsx'
import { words } from '#web/words/choosing.ts'
import './combobox.css'

interface Option {
  value: string
  text: string
}

interface ComboboxProps {
  name: string
  label: string
  help?: string
  options: readonly Option[]
  value?: string
  onChoose?: (value: string) => void
}

const SHOWN = 50

/** Without accents and capitals: "jose" finds José. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

export function Combobox({ name, label, help, options, value = '', onChoose }: ComboboxProps) {
  const id = useId()
  const errors = useErrors(name)
  const input = useRef<HTMLInputElement>(null)
  const textOf = (wanted: string) => options.find((option) => option.value === wanted)?.text ?? ''
  const [chosen, setChosen] = useState(value)
  const [typed, setTyped] = useState(textOf(value))
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = useMemo(() => {
    const parts = typed === textOf(chosen) ? [] : plain(typed).split(/\s+/).filter(Boolean)
    return options.filter(({ text }) => parts.every((part) => plain(text).includes(part))).slice(0, SHOWN)
  }, [typed, chosen, options])

  const open = () => {
    setActive(
      Math.max(
        0,
        found.findIndex((option) => option.value === chosen),
      ),
    )
    setOpen(true)
  }
  const choose = (option: Option) => {
    setChosen(option.value)
    setTyped(option.text)
    setOpen(false)
    onChoose?.(option.value)
  }
  /** What was written and is nothing that can be chosen goes back to what was chosen. */
  const leave = () => {
    setOpen(false)
    setTyped(textOf(chosen))
  }
  const move = (step: number) => {
    if (!isOpen) return open()
    const next = (active + step + found.length) % found.length
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => found[active] && choose(found[active]),
    Escape: leave,
  }
  return (
    <div class="field combobox">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input type="hidden" name={name} value={chosen} />
      <input
        ref={input}
        id={id}
        class="input"
        role="combobox"
        type="text"
        autocomplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
        aria-invalid={errors.length > 0 ? 'true' : undefined}
        aria-describedby={`${id}-note`}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onClick={open}
        onBlur={leave}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
          setOpen(true)
          announce(words().frame.found({ count: found.length }))
        }}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (!act || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && !isOpen)) return
          event.preventDefault()
          act()
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} class={isOpen && found.length > 0 ? 'combobox-list open' : 'combobox-list'}>
        {isOpen &&
          found.map((option, index) => (
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === chosen}
              class={index === active ? 'combobox-option active' : 'combobox-option'}
              // Before the field loses focus to it.
              onMouseDown={(event) => {
                event.preventDefault()
                choose(option)
              }}
            >
              {option.text}
            </div>
          ))}
      </div>
      <p class={errors.length > 0 ? 'field-note wrong' : 'field-note'} id={`${id}-note`}>
        {errors.length > 0 ? errors.join(' ') : help}
      </p>
    </div>
  )
}
