// Cleans the fields of a body that hold HTML, in a thread, before anything is done with them: limits count what is stored, and what the
// cleaning leaves nothing of was not sent.
import type { TSchema } from 'typebox'
import { cleanHtml } from '../html/cleaning.ts'
import { isLongerThan } from '../typed-text.ts'
import { addError, type FieldErrors } from './errors.ts'

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  maxLength?: number
  'x-html'?: boolean
}

/** A text within what was sent. */
interface Place {
  in: Record<string, unknown>
  name: string
  path: string
  maxLength: number
  isNullable: boolean
}

/** Whether some field of a schema is HTML. */
export const holdsHtml = ({ properties = {}, items, ...schema }: Schema): boolean =>
  Boolean(schema['x-html']) || Object.values(properties).some(holdsHtml) || (items !== undefined && holdsHtml(items))

/** Cleans what has been read by a schema, in its place, and tells what is wrong with it. Undefined for a schema without HTML. */
export function htmlCleaner(schema: TSchema): ((value: unknown, errors: FieldErrors) => Promise<void>) | undefined {
  if (!holdsHtml(schema)) return undefined
  return async (value, errors) => {
    const places = [...placesIn(schema as Schema, value, '')]
    if (places.length === 0) return
    const cleaned = await cleanHtml(places.map((place) => place.in[place.name] as string))
    for (const [index, place] of places.entries()) {
      const result = cleaned[index]!
      if ('fault' in result) addError(errors, place.path, result.fault)
      else if (result.isEmpty && !place.isNullable) addError(errors, place.path, { rule: 'required' })
      else if (isLongerThan(result.html, place.maxLength)) addError(errors, place.path, { rule: 'max_length', max: place.maxLength })
      else place.in[place.name] = result.isEmpty ? null : result.html
    }
  }
}

function* placesIn(schema: Schema, value: unknown, path: string): Generator<Place> {
  if (typeof value !== 'object' || value === null) return
  const container = value as Record<string, unknown>
  const inside = schema.items ? container : (schema.properties ?? {})
  for (const name of Object.keys(inside)) {
    const field = schema.items ?? schema.properties![name]!
    const here = path ? `${path}.${name}` : name
    if (!field['x-html']) yield* placesIn(field, container[name], here)
    else if (typeof container[name] === 'string') {
      const { maxLength = Number.POSITIVE_INFINITY, type } = field
      yield { in: container, name, path: here, maxLength, isNullable: Array.isArray(type) && type.includes('null') }
    }
  }
}
