// A form that is sent to the service: what it refuses stands beside the field that it is about, with focus there; what has no field stands
// above the button. Nothing typed is lost: a form with `draft` is kept while it is written, until it is sent.
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import { Refusal, Unreachable } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { words } from '#web/words/choosing.ts'
import './form.css'

export type Errors = Readonly<Record<string, readonly string[]>>
/** What is wrong with the fields within; a form provides its own. */
export const ErrorsOfForm = createContext<Errors>({})

/** What is wrong with this field, `answers.0.choice` included in `answers`. */
export function useErrors(name: string): readonly string[] {
  const errors = useContext(ErrorsOfForm)
  return Object.entries(errors)
    .filter(([field]) => field === name || field.startsWith(`${name}.`))
    .flatMap(([, sentences]) => sentences)
}

interface FormProps {
  /** What the fields hold is sent with this. Whatever it throws is shown. */
  send: (values: FormData) => Promise<void>
  /** On the button. */
  action: string
  /** Whether what it is about is not there yet as it would be sent. */
  waits?: boolean
  /** Under which what is written is kept on this device until it is sent. */
  draft?: string
  /** Beside the button. */
  beside?: ComponentChildren
  children: ComponentChildren
}

export function Form({ send, action, waits = false, draft, beside, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  useDraft(form, draft)

  const submit = async (event: Event) => {
    // A dialog within may have a form of its own, as the one that asks where a link leads.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    // Taps that come before the button is drawn as busy are the same tap.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setProblem('')
    setErrors({})
    try {
      requireReadable(form.current!)
      await send(new FormData(form.current!))
      if (draft) await dropDraft(draft)
    } catch (error) {
      if (error instanceof Refusal) setErrors(error.errors)
      setProblem(sentenceFor(error, form.current!))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  // After the sentences are there: to the first field that has one.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  return (
    <ErrorsOfForm.Provider value={errors}>
      <form class="stack" ref={form} onSubmit={submit} noValidate>
        {children}
        <p class="form-problem" role="alert">
          {problem}
        </p>
        <div class="row wrap">
          <button type="submit" class="button primary" disabled={waits} aria-busy={isSending || waits}>
            {action}
          </button>
          {beside}
        </div>
      </form>
    </ErrorsOfForm.Provider>
  )
}

/** A date of which the year is missing would be sent as none. */
function requireReadable(form: HTMLFormElement): void {
  const unreadable = [...form.elements].filter((field): field is HTMLInputElement => (field as HTMLInputElement).validity.badInput)
  if (unreadable.length > 0)
    throw new Refusal(422, { errors: Object.fromEntries(unreadable.map(({ name }) => [name, [words().frame.unreadable]])) })
}

/** Nothing, where every sentence stands beside a field. */
function sentenceFor(error: unknown, form: HTMLFormElement): string {
  if (error instanceof Refusal) {
    const fields = Object.keys(error.errors)
    const named = (field: string) => form.elements.namedItem(field.split('.')[0]!) !== null
    if (fields.length > 0)
      return fields.every(named)
        ? ''
        : fields
            .filter((field) => !named(field))
            .flatMap((field) => error.errors[field]!)
            .join(' ')
    return error.message
  }
  if (error instanceof Unreachable) return words().frame.notSent
  throw error
}

type Kept = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isKept = (field: Element): field is Kept =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && !['password', 'file'].includes(field.type))
const isTicked = (field: Kept): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'
const OFF = ''
/** Boxes of one name are each on or off. */
const keyOf = (field: Kept): string => (field.type === 'checkbox' ? `${field.name}=${field.value}` : field.name)

/** What of a field is kept; nothing of a choice that was not made. */
function keptOf(field: Kept): string | undefined {
  if (!isTicked(field) || field.checked) return field.value
  return field.type === 'checkbox' ? OFF : undefined
}

/** Leaves alone a text that was changed meanwhile, and a choice that is not offered any more. */
function putBack(field: Kept, value: string): void {
  if (isTicked(field)) {
    const isOn = value === field.value
    if (field.checked !== isOn && (isOn || field.type === 'checkbox')) field.click()
    return
  }
  const mayChange =
    field instanceof HTMLSelectElement ? [...field.options].some((option) => option.value === value) : field.value === field.defaultValue
  if (!mayChange || field.value === value || value === '') return
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * What was changed is kept as it is made, and put back when the form is opened again: what was left as it was is by then what others made of it.
 * Passwords are never kept. What was begun from (`BegunFrom` in overtaken.tsx) is kept along.
 */
function useDraft(form: { current: HTMLFormElement | null }, name: string | undefined) {
  useEffect(() => {
    const fields = form.current
    if (!name || !fields) return
    const values = () =>
      [...fields.elements].filter(isKept).flatMap((field): [string, string][] => {
        const value = keptOf(field)
        return value === undefined ? [] : [[keyOf(field), value]]
      })
    const atFirst = new Map(values())
    draftOf<Record<string, string>>(name).then((values) => {
      for (const field of [...fields.elements].filter(isKept)) {
        const value = values?.[keyOf(field)]
        if (value !== undefined) putBack(field, value)
      }
    })
    const isBegunFrom = (key: string) => (fields.elements.namedItem(key) as HTMLElement | null)?.dataset?.['begunFrom'] !== undefined
    const keep = () =>
      void keepDraft(name, Object.fromEntries(values().filter(([key, value]) => atFirst.get(key) !== value || isBegunFrom(key))))
    fields.addEventListener('input', keep)
    return () => fields.removeEventListener('input', keep)
  }, [name])
}
