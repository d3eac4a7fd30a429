// Example values, made from the examples of fields.

/** An example of what a schema allows. */
export function exampleOf(schema: unknown): unknown {
  const { examples, anyOf, const: constant, enum: values, type, properties, items, format, minimum, maxLength } = schema as Described
  if (constant !== undefined) return constant
  if (examples?.length) return examples[0]
  if (values) return values[0]
  if (anyOf) return exampleOf(anyOf[0])
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'object') return Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, exampleOf(field)]))
  if (kind === 'array') return [exampleOf(items)]
  if (kind === 'integer' || kind === 'number') return minimum ?? 1
  if (kind === 'boolean') return true
  if (kind === 'null') return null
  if (format === 'uri') return 'https://example.org'
  return 'text'.slice(0, maxLength)
}

interface Described {
  examples?: unknown[]
  anyOf?: unknown[]
  const?: unknown
  enum?: unknown[]
  type?: string | string[]
  properties?: Record<string, unknown>
  items?: unknown
  format?: string
  minimum?: number
  maxLength?: number
}
