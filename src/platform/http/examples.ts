// Example values, made from the examples of fields.

interface Described {
  examples?: unknown[]
  anyOf?: Described[]
  const?: unknown
  enum?: unknown[]
  type?: string | string[]
  properties?: Record<string, Described>
  required?: string[]
  items?: Described
  format?: string
  minimum?: number
}

/** An example of what a schema allows: what is required, and what else has an example of its own. */
export function exampleOf(schema: unknown): unknown {
  const { examples, anyOf, const: constant, enum: values, type, properties = {}, required = [], items, minimum } = schema as Described
  if (constant !== undefined) return constant
  if (examples?.length) return examples[0]
  if (values) return values[0]
  if (anyOf) return exampleOf(anyOf[0])
  const [kind] = [type].flat()
  if (kind === 'object') {
    const shown = Object.entries(properties).filter(([name, field]) => required.includes(name) || isWorthShowing(field))
    return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field)]))
  }
  if (kind === 'array') return [exampleOf(items)]
  if (kind === 'integer' || kind === 'number') return minimum ?? 1
  return kind === 'boolean' ? true : 'text'
}

/** Whether something in it has an example. Ids and days have one of their kind, which says nothing about the field. */
function isWorthShowing({ examples, format, properties = {}, items }: Described): boolean {
  if (examples) return format !== 'int64' && format !== 'date'
  return Object.values(properties).some(isWorthShowing) || (items !== undefined && isWorthShowing(items))
}
