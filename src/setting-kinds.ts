// The kinds of settings (texts, numbers, flags, forms of a text), and how a value of one is read.
import { accessSync, constants, statSync } from 'node:fs'
import ipaddr from 'ipaddr.js'

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
/** A key of so many bytes, in base64url. */
export const key = (description: string, bytes: number) =>
  form(
    description,
    `${bytes} bytes in base64url`,
    (text) => /^[\w-]+=?$/.test(text) && text.replace('=', '').length === Math.ceil((bytes * 4) / 3),
  )
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
/** One mailbox, without a name beside it. */
export const isMailbox = (text: string) => /^[^\s@,;]+@[^\s@,;]+$/.test(text)
export const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
export const eachOf = (accepts: (part: string) => boolean) => (text: string) => listOf(text).every(accepts)
/** Networks, with commas. */
export const networks = (description: string) =>
  form(
    description,
    'CIDR ranges such as 10.0.0.0/8, with commas',
    eachOf((part) => ipaddr.isValidCIDR(part)),
  )
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

/** The beginnings of names that nobody else in an environment uses. */
const OWN = /^(SMTP|VAPID|FCM|LANGUAGE_MODEL|RATE_LIMIT|AUDIT_LOG)_/

/** Whether a name is mistyped: a long one of which one letter is missing, is too much or is another one. */
export function isMistyped(name: string, known: string): boolean {
  if (OWN.exec(name)?.[1] !== undefined && OWN.exec(name)?.[1] === OWN.exec(known)?.[1]) return true
  if (known.length < 8 || Math.abs(name.length - known.length) > 1) return false
  let same = 0
  while (same < known.length && name[same] === known[same]) same++
  const rest = (text: string, skipped: number) => text.slice(same + skipped)
  return [rest(name, 1) === rest(known, 1), rest(name, 1) === rest(known, 0), rest(name, 0) === rest(known, 1)].includes(true)
}

/** The values of settings, with the default where one is wrong; and what is wrong, in words. Of `pairs` none means anything without the other. */
export function readValues<Values extends Record<string, unknown>>(
  settings: Record<string, Setting>,
  pairs: Record<string, string>,
  given: Record<string, unknown>,
): { values: Values; faults: string[] } {
  const faults: string[] = []
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => {
      const value = readValue(setting, given[name])
      if (value === undefined) faults.push(`${name} must be ${expected(setting)}`)
      return [name, value ?? setting.default]
    }),
  ) as Record<string, unknown>
  for (const [one, other] of Object.entries(pairs)) {
    if (Boolean(values[one]) === Boolean(values[other])) continue
    // Where one of them is wrong, that is said already.
    if (!given[one] || !given[other]) faults.push(`${one} and ${other} go together`)
    values[one] = values[other] = ''
  }
  return { values: values as Values, faults }
}
