// By which names fields are sent. What an answer calls something is taken in a request too, and what nobody asked for is named in the answer
// (`X-Unknown-Fields`), so that a typing mistake does not vanish.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addError, type FieldErrors } from './errors.ts'

/** What reading finds out beside the value. */
export interface Found {
  errors: FieldErrors
  /** Paths of fields that the schema does not have, the first of them. */
  unknown: string[]
  /** The paths of fields that were sent by another name, and that name's. */
  sentAs: Map<string, string>
}
export const nothingFound = (): Found => ({ errors: {}, unknown: [], sentAs: new Map() })

interface Named {
  'x-old-name'?: string
  /** What answers call it: a name, or one within an object (`media.url`). */
  'x-alias'?: string
}

/** The other name of a field. Of several in one object, none counts where one of their fields was sent by its own name. */
export interface OtherName {
  path: string
  outer: string
  inner: string | undefined
  /** The fields that have their other names in the same object, this one too. */
  together: readonly string[]
}

export function otherNames(properties: Readonly<Record<string, Named>>): Map<string, OtherName> {
  const outerOf = (path: string) => path.split('.')[0]!
  const aliases = Object.entries(properties).flatMap(([name, field]) => {
    const path = field['x-old-name'] ?? field['x-alias']
    return path ? [{ name, path, outer: outerOf(path), inner: path.split('.')[1] }] : []
  })
  for (const { outer } of aliases) if (outer in properties) throw new Error(`${outer} is a field, and the other name of one`)
  return new Map(
    aliases.map(({ name, ...alias }) => {
      const together = alias.inner ? aliases.filter(({ outer }) => outer === alias.outer).map((other) => other.name) : [name]
      return [name, { ...alias, together }]
    }),
  )
}

type Given = Readonly<Record<string, unknown>>
const own = (given: Given, name: string) => (Object.hasOwn(given, name) ? given[name] : undefined)
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was sent by the other name. An object that is null empties what is in it. */
export function sentByOtherName(given: Given, { outer, inner }: OtherName): unknown {
  const value = own(given, outer)
  if (!inner || value === null || value === undefined) return value
  return isObject(value) ? own(value, inner) : undefined
}

/** Such an object must be one. */
export function requireObjects(given: Given, names: Iterable<OtherName>, path: string, { errors }: Found) {
  for (const { outer, inner } of names) {
    const value = own(given, outer)
    const here = pathOf(path, outer)
    if (inner && value !== undefined && value !== null && value !== '' && !isObject(value) && !(here in errors))
      addError(errors, here, { rule: 'object' })
  }
}

export const pathOf = (path: string, name: string) => (path ? `${path}.${name}` : name)

const MOST = 10
const LONGEST_NAME = 60
/** Bytes of the header: proxies take no answer whose headers are large. */
const LONGEST = 1_000

/** By a field's name, the names within it where it is an object whose fields are fields here. */
export type Known = ReadonlyMap<string, ReadonlySet<string> | undefined>

export function knownNames(names: Iterable<string>, others: Iterable<OtherName>): Known {
  const known = new Map<string, Set<string> | undefined>()
  for (const name of names) known.set(name, undefined)
  for (const { outer, inner } of others) known.set(outer, inner ? (known.get(outer) ?? new Set()).add(inner) : undefined)
  return known
}

/** Notes what is no field. */
export function noteUnknown(given: Given, known: Known, path: string, unknown: string[]) {
  for (const name in given) {
    if (unknown.length >= MOST) return
    const within = known.get(name)
    const value = given[name]
    if (!known.has(name)) unknown.push(pathOf(path, name.slice(0, LONGEST_NAME)))
    else if (within && isObject(value))
      for (const inner in value)
        if (!within.has(inner) && unknown.length < MOST) unknown.push(pathOf(path, `${name}.${inner.slice(0, LONGEST_NAME)}`))
  }
}

type Names = Pick<Found, 'unknown' | 'sentAs'>

/** Those of a body that nothing was asked for in. What is no JSON (bytes on their way) has none. */
export function namesIn(body: unknown): Names {
  const { unknown, sentAs } = nothingFound()
  if (isObject(body) && Object.getPrototypeOf(body) === Object.prototype) noteUnknown(body, new Map(), '', unknown)
  return { unknown, sentAs }
}

/** Has refusals name fields as they were sent, and any answer those that nobody knows. */
export function tellOfNames(request: FastifyRequest, reply: FastifyReply, { unknown, sentAs }: Names) {
  request.sentAs = sentAs
  if (unknown.length > 0) reply.header('x-unknown-fields', unknownFieldsHeader(unknown))
}

/** The value of `X-Unknown-Fields`: nothing but ASCII, whatever was sent. */
function unknownFieldsHeader(unknown: readonly string[]): string {
  let header = ''
  for (const path of unknown.filter(Boolean)) {
    const next = `${header ? `${header}, ` : ''}${encodeURIComponent(path.toWellFormed())}`
    if (next.length > LONGEST) break
    header = next
  }
  return header
}
