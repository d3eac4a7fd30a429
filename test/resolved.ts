// An OpenAPI document with each reference replaced by what it refers to; the same thing is the same object wherever it stands.
type Json = Record<string, unknown>

export function resolved<Document>(document: Document): Document {
  const known = new Map<string, unknown>()

  function target(ref: string): unknown {
    if (!known.has(ref)) {
      const place = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((json, key) => (json as Json)[key], document)
      known.set(ref, follow(place))
    }
    return known.get(ref)
  }

  function follow(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(follow)
    if (value === null || typeof value !== 'object') return value
    const { $ref, ...more } = value as Json
    if (typeof $ref === 'string') return Object.keys(more).length > 0 ? { ...(target($ref) as Json), ...more } : target($ref)
    return orNull(Object.fromEntries(Object.entries(value).map(([key, field]) => [key, follow(field)])))
  }

  return follow(document) as Document
}

/** A named schema or null, as schemas without a name say it: by two types. */
function orNull(json: Json): Json {
  const { anyOf, ...more } = json as { anyOf?: Json[] }
  const [schema, other] = anyOf ?? []
  if (anyOf?.length !== 2 || other?.['type'] !== 'null' || typeof schema?.['type'] !== 'string') return json
  const values = schema['enum'] as unknown[] | undefined
  return { ...schema, ...more, type: [schema['type'], 'null'], ...(values ? { enum: [...values, null] } : {}) }
}
