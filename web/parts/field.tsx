// Something to fill in: its label, what helps, what is wrong with it. There is always room for the line below, so that nothing moves away under
// a finger when a sentence comes or goes.
import type { ComponentChildren, PartialInputHTMLAttributes, PartialSelectHTMLAttributes, TextareaHTMLAttributes } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useErrors } from '#web/parts/form.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'
import './field.css'

interface Labelled {
  name: string
  label: string
  help?: ComponentChildren
}

function Described({ name, label, help, id, children }: Labelled & { id: string; children: ComponentChildren }) {
  const errors = useErrors(name)
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {children}
      <p class={errors.length > 0 ? 'field-note wrong' : 'field-note'} id={`${id}-note`}>
        {errors.length > 0 ? errors.join(' ') : help}
      </p>
    </div>
  )
}

const described = (id: string, errors: readonly string[]) => ({
  id,
  'aria-describedby': `${id}-note`,
  'aria-invalid': errors.length > 0 ? ('true' as const) : undefined,
})

type Attributes<All> = Omit<All, 'name' | 'label' | 'id' | 'role' | 'type' | 'list' | 'size'>

// Preact's types allow a role by the kind of input; none is set here, so that "text" stands for all kinds.
interface InputProps extends Labelled, Attributes<PartialInputHTMLAttributes<HTMLInputElement>> {
  type?: 'text' | 'email' | 'search' | 'url' | 'number' | 'date' | 'time'
}

export function Field({ name, label, help, type = 'text', ...input }: InputProps) {
  const id = useId()
  const errors = useErrors(name)
  return (
    <Described name={name} label={label} help={help} id={id}>
      <input class="input" name={name} type={type as 'text'} {...described(id, errors)} {...input} />
    </Described>
  )
}

/** A password, which may be looked at before it is sent. */
export function PasswordField({ name, label, help, ...input }: Omit<InputProps, 'type'>) {
  const id = useId()
  const errors = useErrors(name)
  const [isShown, setShown] = useState(false)
  return (
    <Described name={name} label={label} help={help} id={id}>
      <div class="input-with-button">
        <input class="input" name={name} type={(isShown ? 'text' : 'password') as 'text'} dir="ltr" {...described(id, errors)} {...input} />
        <button type="button" class="button quiet small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? words().frame.hide : words().frame.show}
        </button>
      </div>
    </Described>
  )
}

type TextProps = Labelled & Omit<Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>>, 'maxLength'> & { maxLength?: number }

/** A longer text, which grows as it is written. `maxLength` is counted in characters as people see them, and told when it comes near. */
export function TextField({ name, label, help, maxLength, onInput, ...area }: TextProps) {
  const id = useId()
  const errors = useErrors(name)
  const [left, setLeft] = useState(maxLength)
  return (
    <Described
      name={name}
      label={label}
      id={id}
      help={left !== undefined && left < 500 ? words().frame.charactersLeft({ count: number(left) }) : help}
    >
      <textarea
        class="input"
        name={name}
        dir="auto"
        rows={4}
        {...described(id, errors)}
        {...area}
        onInput={(event) => {
          if (maxLength !== undefined) setLeft(maxLength - [...event.currentTarget.value].length)
          onInput?.(event)
        }}
      />
    </Described>
  )
}

interface SelectProps extends Labelled, Attributes<PartialSelectHTMLAttributes<HTMLSelectElement>> {
  options: readonly (readonly [value: string, text: string])[]
}

export function SelectField({ name, label, help, options, defaultValue, ...select }: SelectProps) {
  const id = useId()
  const errors = useErrors(name)
  return (
    <Described name={name} label={label} help={help} id={id}>
      <select class="input" name={name} {...described(id, errors)} {...select}>
        {options.map(([value, text]) => (
          // Preact leaves it to the options which one is chosen at first.
          <option key={value} value={value} selected={defaultValue === undefined ? undefined : value === defaultValue}>
            {text}
          </option>
        ))}
      </select>
    </Described>
  )
}

interface Option {
  value: string
  text: string
  about?: string
}

interface ChoiceProps {
  name: string
  label: string
  options: readonly Option[]
  value?: string
  onChoose?: (value: string) => void
}

/** One of a few, each with a line that says what it means. */
export function Choice({ name, label, options, value, onChoose }: ChoiceProps) {
  const errors = useErrors(name)
  const id = useId()
  return (
    <fieldset class="field" aria-describedby={`${id}-note`}>
      <legend class="field-label">{label}</legend>
      <div class="stack tight">
        {options.map((option) => (
          <label key={option.value} class="option">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              onChange={() => onChoose?.(option.value)}
            />
            <span>
              {option.text}
              {option.about && <span class="option-about">{option.about}</span>}
            </span>
          </label>
        ))}
      </div>
      <p class={errors.length > 0 ? 'field-note wrong' : 'field-note'} id={`${id}-note`}>
        {errors.join(' ')}
      </p>
    </fieldset>
  )
}

interface SwitchProps extends Pick<PartialInputHTMLAttributes<HTMLInputElement>, 'checked' | 'defaultChecked' | 'onChange' | 'disabled'> {
  name: string
  label: string
  about?: string
}

/** Yes or no. In the form's data it is there when it is on. */
export function Switch({ name, label, about, ...input }: SwitchProps) {
  return (
    <label class="option">
      <input {...input} type="checkbox" name={name} />
      <span>
        {label}
        {about && <span class="option-about">{about}</span>}
      </span>
    </label>
  )
}
