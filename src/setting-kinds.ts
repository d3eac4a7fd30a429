// The kinds of settings (texts, numbers, flags, forms of a text), and how a value of one is read.
import { accessSync, constants, statSync } from 'node:fs'

/** A setting and its default. */
export interface Setting<Value extends string | number | boolean = string | number | boolean> {
  description: string
  default: Value
  minimum?: number
  maximum?: number
  choices?: readonly string[]
  /** Whether a text is valid. `expected` says it in words, after `must be`. */
  accepts?: (text: string) => boolean
  expected?: string
}

export const text = (description: string, value = ''): Setting<string> => ({ description, default: value })
/** A text of a certain form. A wrong one is never shown: it may contain a password. */
export const form = (description: string, expected: string, accepts: (text: string) => boolean, value = ''): Setting<string> => ({
  ...text(description, value),
  expected,
  accepts,
})
export const number = (description: string, value: number, minimum = 0, maximum = 1e9): Setting<number> => ({
  description,
  default: value,
  minimum,
  maximum,
})
export const port = (description: string, value: number) => number(description, value, 0, 65_535)
export const milliseconds = (description: string, value: number) => number(description, value, 100, 3_600_000)
export const days = (description: string, value: number) => number(description, value, 1, 36_500)
export const flag = (description: string): Setting<boolean> => ({ description, default: false })

export const isAddress = (text: string, ...protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && /^\w+:\/\//.test(text)
/** A base address for others: without a query, a fragment or a password. */
export const isBase = (text: string) => !/[?#\s\\]/.test(text) && !new URL(text).username && !new URL(text).password
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}
const mailbox = String.raw`[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+`
export const SENDER = new RegExp(`^(("[^"\\\\]*" *|[^<>"(),:;@\\\\]*)<${mailbox}>|${mailbox})$`, 'u')
export const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
export const eachOf = (accepts: (part: string) => boolean) => (text: string) => listOf(text).every(accepts)
export function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
export function isWritableFolder(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
export function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Undefined when the setting does not accept it. An empty text counts as not set. */
export function readValue({ default: fallback, minimum, maximum, choices, accepts }: Setting, given: unknown): unknown {
  if (given === undefined || given === '') return fallback
  const said = String(given)
  if (typeof fallback === 'boolean') return said === 'true' || (said === 'false' ? false : undefined)
  if (typeof fallback === 'string') return (choices?.includes(said) ?? true) && (accepts?.(said) ?? true) ? said : undefined
  return /^\d{1,15}$/.test(said) && Number(said) >= minimum! && Number(said) <= maximum! ? Number(said) : undefined
}

export const expected = ({ default: fallback, minimum, maximum, choices, expected: form }: Setting) =>
  form ??
  (choices
    ? `one of ${choices.join(', ')}`
    : typeof fallback === 'boolean'
      ? 'true or false'
      : `a whole number from ${minimum} to ${maximum}`)
