// Looks at every answer of the service in tests: it has exactly the fields of its route's schema, so that nothing leaks and the document is true.
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { Route } from '#platform/http/route.ts'

const compiled = new Map<TSchema, Validator>()

/** Throws (a 500 for the test) when a body does not match its schema, or has fields beside it. */
export function checkReply(route: Route, status: number, body: unknown) {
  const schema = route.response[status]
  const name = `${route.method} ${route.path} ${status}`
  if (!schema) throw new Error(`${name}: this status is not declared`)
  let validator = compiled.get(schema)
  if (!validator) {
    validator = Compile(closed(schema) as TSchema)
    compiled.set(schema, validator)
  }
  if (validator.Check(body)) return
  const errors = validator
    .Errors(body)
    .slice(0, 5)
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  process.stderr.write(`${name}: ${errors.join('; ')}\n`)
  throw new Error(`${name}: ${errors.join('; ')}`)
}

/** The schema with no room for other fields, and without formats, which JSON Schema leaves to the reader. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (schema === null || typeof schema !== 'object') return schema
  const copy = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'format')
      .map(([key, value]) => [key, key === 'examples' || key === 'enum' ? value : closed(value)]),
  )
  return copy['type'] === 'object' && copy['properties'] && copy['additionalProperties'] === undefined
    ? { ...copy, additionalProperties: false }
    : copy
}
