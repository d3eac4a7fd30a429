// The schemas of the code as the OpenAPI document writes them: JSON Schema as it stands, with a reference to each that has a name.
import { isDeepStrictEqual } from 'node:util'

type Json = Record<string, unknown>

export interface SchemaComponents {
  /** A schema as JSON: those with a name are references. */
  write(schema: unknown): Json
  /** The same for one that has no name in the code, or the one that its shape has. */
  writeAs(name: string, schema: unknown): Json
  /** Those that were referred to, by name. */
  schemas: Record<string, Json>
}

/** What a use may say about a schema without making another one of it. */
const annotations = ['description', 'default', 'examples', 'deprecated']

/**
 * `modules` give the names: what they export. Schemas of objects and of choices are taken, and those of declared errors; nothing else is. A use is
 * known by its shape, so that it may have a description of its own, or null beside it.
 */
export function schemaComponents(modules: readonly object[]): SchemaComponents {
  const names = new Map<string, string>()
  const originals = new Map<string, Json>()
  const schemas: Record<string, Json> = {}

  function name(name: string, schema: Json) {
    const other = names.get(shapeOf(schema))
    if (other === name) return
    if (other) throw new Error(`${other} and ${name} are two names for one shape`)
    if (originals.has(name)) throw new Error(`Two schemas are named ${name}`)
    names.set(shapeOf(schema), name)
    originals.set(name, schema)
  }
  for (const [exported, value] of modules.flatMap((module) => Object.entries(module))) {
    const schema = schemaIn(value)
    if (schema) name(exported, schema)
  }

  /** A list is called after what is in it. */
  function nameOf(schema: Json): string | undefined {
    const known = names.get(shapeOf(schema))
    const pattern = schema['x-list'] as string | undefined
    if (known || !pattern) return known
    const item = nameOf(((schema['properties'] as Json)['data'] as Json)['items'] as Json)
    if (!item) return undefined
    name(pattern.replace('*', item), schema)
    return pattern.replace('*', item)
  }

  function write(schema: unknown): Json {
    const json = schema as Json
    const name = isNameable(json) ? nameOf(json) : undefined
    return name ? reference(name, json) : written(json)
  }

  function reference(name: string, used: Json): Json {
    const original = originals.get(name)!
    if (!schemas[name]) {
      schemas[name] = {} // holds its place
      schemas[name] = written(original)
    }
    const more = Object.fromEntries(
      annotations.filter((key) => key in used && !isDeepStrictEqual(used[key], original[key])).map((key) => [key, used[key]]),
    )
    const $ref = `#/components/schemas/${name}`
    return isNullable(used) && !isNullable(original) ? { anyOf: [{ $ref }, { type: 'null' }], ...more } : { $ref, ...more }
  }

  function writeAs(as: string, schema: unknown): Json {
    if (!nameOf(schema as Json)) name(as, schema as Json)
    return write(schema)
  }

  /** Without our own hints to readers; of free objects it says what their values are. */
  function written(schema: Json): Json {
    const json: Json = {}
    for (const [key, value] of Object.entries(schema)) {
      if (
        key.startsWith('x-') ||
        key.startsWith('~') ||
        (key === 'format' && ['time-of-day', 'time-zone', 'locale'].includes(value as string))
      )
        continue
      if (key === 'properties') json[key] = properties(value as Record<string, Json>)
      else if (key === 'patternProperties') json['additionalProperties'] = write(Object.values(value as object)[0])
      else if (key === 'items') json[key] = write(value)
      else if (key === 'anyOf') json[key] = (value as unknown[]).map(write)
      else json[key] = value
    }
    return json
  }

  function properties(fields: Record<string, Json>): Json {
    const json: Json = {}
    for (const [name, field] of Object.entries(fields)) {
      json[name] = write(field)
      const oldName = field['x-old-name'] as string | undefined
      if (oldName) json[oldName] = { type: field['type'], deprecated: true, description: `The old name of \`${name}\`` }
      const [alias, inner] = (field['x-alias'] as string | undefined)?.split('.') ?? []
      if (!alias) continue
      const said = { ...write(field), description: `What answers call \`${name}\`, which counts where both are sent` }
      const among = (json[alias] as Json | undefined)?.['properties'] as Json | undefined
      json[alias] = inner ? { type: isNullable(field) ? ['object', 'null'] : 'object', properties: { ...among, [inner]: said } } : said
    }
    return json
  }

  return { write, writeAs, schemas }
}

const typesOf = ({ type }: Json): unknown[] => (Array.isArray(type) ? type : [type])
const isNullable = (schema: Json) => typesOf(schema).includes('null')
/** Objects, choices, ids and moments. What else is a text or a number is said where it stands, and so is an id or a moment that may be null. */
const isNameable = (schema: Json) =>
  Boolean(schema['properties'] || schema['enum'] || schema['anyOf'] || (isIdOrMoment(schema) && !isNullable(schema)))
const isIdOrMoment = ({ format }: Json) => format === 'int64' || format === 'date-time'

/** The schema that a module's export is, or that an error has. */
function schemaIn(exported: unknown): Json | undefined {
  const { schema = exported } = (exported ?? {}) as { schema?: unknown }
  const json = (schema ?? {}) as Json
  const isSchema = typesOf(json).every((type) => typeof type === 'string') || Array.isArray(json['anyOf'])
  return isSchema && isNameable(json) ? json : undefined
}

const shapes = new WeakMap<object, string>()

/** What two schemas have in common that differ in annotations and null alone. */
function shapeOf(schema: Json): string {
  const known = shapes.get(schema)
  if (known) return known
  const { type: _, enum: values, ...rest } = schema
  const types = typesOf(schema).filter((type) => type !== 'null')
  const shape = JSON.stringify([types, (values as unknown[] | undefined)?.filter((value) => value !== null), rest], (key, value) =>
    key.startsWith('x-') || key.startsWith('~') ? undefined : value,
  )
  const bare = annotations.some((key) => key in rest)
    ? shapeOf(Object.fromEntries(Object.entries(schema).filter(([key]) => !annotations.includes(key))))
    : shape
  shapes.set(schema, bare)
  return bare
}
