// Reads what was sent against a schema: trims, composes, takes whole numbers and booleans in the forms that clients send, and
// tells every mistake at once, as the rule that it breaks.
import type { TSchema } from 'typebox'
import { hasTooManyMarks, isInvisible, isLongerThan, lengthOf, MAX_MARKS, onOneLine, trimmedNfc } from '../typed-text.ts'
import { addError, type FieldError, type FieldErrors } from './errors.ts'
import { formats, keptForms } from './formats.ts'
import { holdsHtml } from './html-fields.ts'
import { type Found, knownNames, noteUnknown, nothingFound, otherNames, pathOf, requireObjects, sentByOtherName } from './sent-names.ts'

/** With errors, the value is what else was read, where HTML in it is still to be looked at. */
export type ParseResult = ({ value: unknown } | { errors: FieldErrors; value?: unknown }) & Pick<Found, 'unknown' | 'sentAs'>
type Read = (raw: unknown, path: string, found: Found) => unknown

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  'x-verbatim'?: boolean
  /** A password that is set: like the verbatim, but in the form in which passwords are compared. */
  'x-folded'?: boolean
  /** A name or a title: it stands on one line. */
  'x-line'?: boolean
  /** Is cleaned afterwards (html-fields.ts), and counted then. */
  'x-html'?: boolean
  'x-clamp'?: boolean
  'x-old-name'?: string
  'x-alias'?: string
  /** The name of another field: one of the two must be sent. */
  'x-required-without'?: string
  /** What is wrong with a value that is right by itself, seen beside the others as they were sent. */
  'x-check'?: (value: unknown, given: Readonly<Record<string, unknown>>) => FieldError | undefined
}

/**
 * Builds the reader of an object schema. It gives the clean value, with only the fields that the schema lists, or the errors. An optional
 * field that is null or empty counts as absent, or as null where the schema has that: it is never "required".
 */
export function inputParser(schema: TSchema, source: 'body' | 'query'): (raw: unknown) => ParseResult {
  const read = readObject(schema as Schema)
  const isUnfinished = holdsHtml(schema)
  return (raw) => {
    const { errors, ...beside } = nothingFound()
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
      return { errors: { [source]: [{ rule: 'whole_not_object' }] }, ...beside }
    const value = read(raw, '', { errors, ...beside })
    return Object.keys(errors).length > 0 ? { errors, ...(isUnfinished ? { value } : {}), ...beside } : { value, ...beside }
  }
}

function readObject(schema: Schema): Read {
  const properties = schema.properties ?? {}
  const others = otherNames(properties)
  const known = knownNames(Object.keys(properties), others.values())
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    other: others.get(name),
    required: schema.required?.includes(name) ?? false,
    nullable: typesOf(field).includes('null'),
    isBlank: field['x-verbatim'] || field['x-folded'] ? isNothing : isBlankText,
    read: readField(field),
    check: field['x-check'],
    without: field['x-required-without'],
  }))
  const leftOut = new Map(fields.map(({ name, nullable, isBlank }) => [name, nullable ? isUndefined : isBlank]))
  return (raw, path, found) => {
    const given = raw as Record<string, unknown>
    const sentAs = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined)
    const value: Record<string, unknown> = {}
    noteUnknown(given, known, path, found.unknown)
    for (const { name, other, required, nullable, isBlank, read, check, without } of fields) {
      // The other name of a field counts where its own was left out.
      const byOther = other?.together.every((one) => leftOut.get(one)!(sentAs(one))) ? sentByOtherName(given, other) : undefined
      const isByOther = other !== undefined && !leftOut.get(name)!(byOther)
      const here = pathOf(path, isByOther ? other.path : name)
      const sent = isByOther ? byOther : sentAs(name)
      if (isByOther) found.sentAs.set(pathOf(path, name), here)
      if (!isBlank(sent)) {
        value[name] = read(sent, here, found)
        const broken = here in found.errors ? undefined : check?.(value[name], given)
        if (broken) add(found, here, broken)
      } else if (without && isBlankText(sentAs(without))) add(found, here, { rule: 'required_without', other: without })
      else if (nullable && sent !== undefined) value[name] = null
      else if (required) add(found, here, REQUIRED)
    }
    requireObjects(given, others.values(), path, found)
    return value
  }
}

const add = ({ errors }: Found, path: string, error: FieldError) => addError(errors, path, error)

const REQUIRED: FieldError = { rule: 'required' }

const isUndefined = (sent: unknown) => sent === undefined
const isNothing = (sent: unknown) => sent === undefined || sent === null || sent === ''
const isBlankText = (sent: unknown) => isNothing(sent) || (typeof sent === 'string' && isInvisible(sent))

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : type ? [type] : [])

function readField(schema: Schema): Read {
  const [kind] = typesOf(schema).filter((type) => type !== 'null')
  switch (kind) {
    case 'string':
      return readText(schema)
    case 'integer':
      return readInteger(schema)
    case 'boolean':
      return readBoolean
    case 'array':
      return readList(schema)
    case 'object': {
      const read = readObject(schema)
      return (raw, path, found) => {
        if (typeof raw === 'object' && !Array.isArray(raw)) return read(raw, path, found)
        add(found, path, { rule: 'object' })
      }
    }
    default:
      throw new Error(`No reader for ${JSON.stringify(schema)}`)
  }
}

/** PostgreSQL stores no U+0000, and turns halves of a pair into something else. */
const UNSTORABLE = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
/** What is made of a text before anything counts its characters. */
function formOf(schema: Schema): (raw: string) => string {
  if (schema['x-verbatim']) return (raw) => raw
  if (schema['x-folded']) return (raw) => raw.normalize('NFKC')
  if (schema['x-line']) return (raw) => trimmedNfc(onOneLine(raw))
  return trimmedNfc
}

function readText(schema: Schema): Read {
  const { enum: values, format, maxLength = 1000, minLength = 0 } = schema
  const asTyped = formOf(schema)
  const isSecret = schema['x-verbatim'] || schema['x-folded']
  return (raw, path, found) => {
    if (typeof raw !== 'string') return add(found, path, { rule: values ? 'invalid_choice' : 'string' })
    if (UNSTORABLE.test(raw)) return add(found, path, { rule: 'unstorable' })
    if (schema['x-html']) return raw
    const tooLong = () => add(found, path, { rule: 'max_length', max: maxLength })
    // Composing makes one character of four at most: what is longer is not even composed.
    if (raw.length > 4 * maxLength && raw.trim().length > 4 * maxLength)
      return values ? add(found, path, { rule: 'invalid_choice' }) : tooLong()
    if (!isSecret && hasTooManyMarks(raw)) return add(found, path, { rule: 'max_marks', max: MAX_MARKS })
    const text = asTyped(raw)
    if (values) {
      if (!values.includes(text)) return add(found, path, { rule: 'invalid_choice' })
      return text
    }
    if (isLongerThan(text, maxLength)) return tooLong()
    if (minLength > 1 && lengthOf(text) < minLength) return add(found, path, { rule: 'min_length', min: minLength })
    const rule = format && formats[format]?.(text)
    if (rule) return add(found, path, { rule })
    const kept = format && keptForms[format]?.(text)
    if (kept === undefined) return text
    return kept.length > maxLength ? tooLong() : kept
  }
}

const MAX_INT8 = 2n ** 63n - 1n

function readInteger(schema: Schema): Read {
  const { minimum = Number.MIN_SAFE_INTEGER, format, 'x-clamp': clamp = false } = schema
  const maximum = schema.maximum ?? Number.MAX_SAFE_INTEGER
  return (raw, path, found) => {
    const number = format === 'int64' ? identifier(raw) : wholeNumber(raw)
    if (number === undefined) return clamp ? undefined : add(found, path, { rule: 'integer' })
    if (clamp) return Math.min(Math.max(number, minimum), maximum)
    if (number < minimum) return add(found, path, { rule: 'min', min: minimum })
    if (number > maximum) return add(found, path, { rule: 'max', max: maximum })
    return number
  }
}

function wholeNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) ? raw : undefined
  if (typeof raw === 'string' && /^(0|[1-9]\d{0,30})$/.test(raw.trim())) return Number(raw)
  return undefined
}

/** A positive identifier as a number; those that no row can have become the largest safe one. Undefined when it can be none. */
export function identifier(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) && raw < 2 ** 63 ? Math.min(raw, Number.MAX_SAFE_INTEGER) : undefined
  if (typeof raw !== 'string' || !/^\s*(0|[1-9]\d{0,18})\s*$/.test(raw)) return undefined
  const big = BigInt(raw.trim())
  return big <= MAX_INT8 ? Number(big <= BigInt(Number.MAX_SAFE_INTEGER) ? big : Number.MAX_SAFE_INTEGER) : undefined
}

const YES: unknown[] = [true, 1, '1', 'true']
const NO: unknown[] = [false, 0, '0', 'false']

function readBoolean(raw: unknown, path: string, found: Found): boolean | undefined {
  const value = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  if (YES.includes(value)) return true
  if (NO.includes(value)) return false
  return add(found, path, { rule: 'boolean' })
}

function readList(schema: Schema): Read {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems = false } = schema
  const read = readField(items)
  const isText = typesOf(items).includes('string')
  return (raw, path, found) => {
    if (!Array.isArray(raw)) return add(found, path, { rule: 'array' })
    if (raw.length === 0 && minItems > 0) return add(found, path, REQUIRED)
    if (raw.length < minItems) return add(found, path, { rule: 'min_items', min: minItems })
    if (raw.length > maxItems) return add(found, path, { rule: 'max_items', max: maxItems })
    const seen = new Set<unknown>()
    return raw.map((item, index) => {
      const here = `${path}.${index}`
      if (item === null || item === undefined || (isText && isBlankText(item))) return add(found, here, REQUIRED)
      const value = read(item, here, found)
      if (uniqueItems && value !== undefined && seen.has(value)) add(found, here, { rule: 'duplicate' })
      seen.add(value)
      return value
    })
  }
}
