// One of many, found by writing a part of it (the editable combobox with a list of the ARIA practices). What was chosen is in the form's data.
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useMemo, useState } from 'preact/hooks'
import { announce } from '#web/parts/announcer.tsx'
import { useErrors } from '#web/parts/form.tsx'
import { words } from '#web/words/choosing.ts'
import './combobox.css'

interface Option {
  value: string
  text: string
  /** How it is shown in the list, where that is more than its text. */
  shown?: ComponentChildren
}

interface ComboboxProps {
  name: string
  label: string
  help?: string | undefined
  options: readonly Option[]
  value?: string
  onChoose?: (value: string) => void
  /** Where the options are looked for elsewhere: it is told what is written, and finds them itself. */
  onType?: (typed: string) => void
  /** What is chosen is taken by `onChoose`, and the field is free for the next. */
  clears?: boolean
}

const SHOWN = 50

/** Without accents and capitals: "jose" finds José. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

export function Combobox({ name, label, help, options, value = '', onChoose, onType, clears = false }: ComboboxProps) {
  const id = useId()
  const errors = useErrors(name)
  const [chosen, setChosen] = useState(() => options.find((option) => option.value === value))
  const [typed, setTyped] = useState(chosen?.text ?? '')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = useMemo(() => {
    if (onType) return options
    const parts = typed === chosen?.text ? [] : plain(typed).split(/\s+/).filter(Boolean)
    return options.filter(({ text }) => parts.every((part) => plain(text).includes(part))).slice(0, SHOWN)
  }, [typed, chosen, options])
  useEffect(() => {
    if (isOpen) announce(words().frame.found({ count: found.length }))
  }, [found])

  const open = () => {
    setActive(
      Math.max(
        0,
        found.findIndex((option) => option.value === chosen?.value),
      ),
    )
    setOpen(true)
  }
  const choose = (option: Option) => {
    if (!clears) setChosen(option)
    write(clears ? '' : option.text)
    setOpen(false)
    onChoose?.(option.value)
  }
  const write = (text: string) => {
    setTyped(text)
    onType?.(text === chosen?.text ? '' : text)
  }
  /** What was written and is nothing that can be chosen goes back to what was chosen. */
  const leave = () => {
    setOpen(false)
    write(chosen?.text ?? '')
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
      {/* Put back with what was begun. */}
      <input
        type="hidden"
        name={name}
        value={chosen?.value ?? ''}
        onInput={({ currentTarget }) => {
          const option = options.find(({ value }) => value === currentTarget.value)
          if (option) choose(option)
          else currentTarget.value = chosen?.value ?? ''
        }}
      />
      <input
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
          write(event.currentTarget.value)
          setActive(0)
          setOpen(true)
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
              aria-selected={option.value === chosen?.value}
              class={index === active ? 'combobox-option active' : 'combobox-option'}
              // Before the field loses focus to it.
              onMouseDown={(event) => {
                event.preventDefault()
                choose(option)
              }}
            >
              {option.shown ?? option.text}
            </div>
          ))}
      </div>
      <p class={errors.length > 0 ? 'field-note wrong' : 'field-note'} id={`${id}-note`}>
        {errors.length > 0 ? errors.join(' ') : help}
      </p>
    </div>
  )
}
