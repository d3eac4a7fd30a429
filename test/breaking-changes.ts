// What in a new OpenAPI document would break the clients of an older one. What they send must still be taken, what they read still be there;
// more may be taken and more may come. Clients are written so that they leave unknown fields and unknown words aside (docs/versions.md).
import { resolved } from './resolved.ts'

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema
  anyOf?: Schema[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}
type Content = Record<string, { schema: Schema }>
interface Operation {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export function breakingChanges(before: Document, now: Document): string[] {
  const known = operationsOf(resolved(now))
  const names = Object.keys(before.components.schemas).filter((name) => !(name in now.components.schemas))
  return [
    ...names.map((name) => `the schema ${name} is gone`),
    ...[...operationsOf(resolved(before))].flatMap(([at, old]) => {
      const operation = known.get(at)
      return operation ? changesOf(old, operation).map((change) => `${at}: ${change}`) : [`${at} is gone`]
    }),
  ]
}

/** By method and address; what its parameters are called makes no other address. */
const operationsOf = ({ paths }: Document) =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`, operation] as const,
      ),
    ),
  )

function changesOf(old: Operation, now: Operation): string[] {
  const name = old.operationId === now.operationId ? [] : [`it is called ${now.operationId}, not ${old.operationId}`]
  const token = old.security && !now.security ? ['it asks for a token'] : []
  return [...name, ...token, ...parameterChanges(old, now), ...bodyChanges(old, now), ...answerChanges(old, now)]
}

function parameterChanges(old: Operation, now: Operation): string[] {
  const keyed = ({ parameters = [] }: Operation) =>
    new Map(
      parameters.map((parameter, index) => [parameter.in === 'path' ? `path ${index}` : `${parameter.in} ${parameter.name}`, parameter]),
    )
  const before = keyed(old)
  const after = keyed(now)
  return [
    ...[...after].filter(([key, { required }]) => required && !before.get(key)?.required).map(([key]) => `${key} is required`),
    ...[...before].flatMap(([key, { schema }]) => {
      const parameter = after.get(key)
      return parameter ? noLongerTaken(schema, parameter.schema, key) : [`${key} is not taken any more`]
    }),
  ]
}

function bodyChanges({ requestBody: old }: Operation, { requestBody: now }: Operation): string[] {
  if (!now) return old ? ['it takes no body any more'] : []
  return Object.entries(now.content).flatMap(([type, { schema }]) => {
    const before = old?.content[type]?.schema ?? { type: 'object', properties: {} }
    return noLongerTaken(before, schema, 'body')
  })
}

function answerChanges({ responses: old }: Operation, { responses: now }: Operation): string[] {
  return Object.entries(old).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { schema }]) => {
      const answer = now[status]?.content?.[type]?.schema
      return answer ? noLongerAnswered(schema, answer, status) : [`${status} with ${type} is not answered any more`]
    }),
  )
}

const typesOf = ({ type }: Schema) => (type === undefined ? [] : [type].flat())
const valuesOf = ({ enum: values, const: value }: Schema) => values ?? (value === undefined ? undefined : [value])

/** Of what could be sent, what is refused or passed over now. */
function noLongerTaken(old: Schema, now: Schema, at: string): string[] {
  const fields = Object.entries(old.properties ?? {}).flatMap(([name, field]) => {
    const other = now.properties?.[name]
    return other ? noLongerTaken(field, other, `${at}.${name}`) : [`${at}.${name} is not taken any more`]
  })
  const demanded = (now.required ?? []).filter((name) => !old.required?.includes(name)).map((name) => `${at}.${name} is required`)
  return [...fields, ...demanded, ...narrower(old, now, at), ...items(old, now, at, noLongerTaken)]
}

function narrower(old: Schema, now: Schema, at: string): string[] {
  const types = typesOf(now).length > 0 ? typesOf(old).filter((type) => !typesOf(now).includes(type)) : []
  const values = valuesOf(now)
  const gone = values ? (valuesOf(old)?.filter((value) => !values.includes(value)) ?? [`anything but ${values}`]) : []
  const limits = (['minLength', 'minimum', 'minItems'] as const).filter((key) => (now[key] ?? -Infinity) > (old[key] ?? -Infinity))
  const bounds = (['maxLength', 'maximum', 'maxItems'] as const).filter((key) => (now[key] ?? Infinity) < (old[key] ?? Infinity))
  const format = now.format && now.format !== old.format ? [`only a ${now.format} is taken`] : []
  return [
    ...types.map((type) => `${type} is not taken any more`),
    ...gone.map((value) => `${value} is not taken any more`),
    ...[...limits, ...bounds].map((key) => `${key} is ${now[key]}`),
    ...format,
  ].map((change) => `${at}: ${change}`)
}

/** Of what came in answers, what does not come any more, or comes as something else. */
function noLongerAnswered(old: Schema, now: Schema, at: string): string[] {
  const [before, after] = [old.anyOf ?? [old], now.anyOf ?? [now]]
  if (before.length > 1 || after.length > 1)
    return before.flatMap((one) => after.map((other) => noLongerAnswered(one, other, at)).reduce((a, b) => (b.length < a.length ? b : a)))
  const fields = Object.entries(old.properties ?? {}).flatMap(([name, field]) => {
    const other = now.properties?.[name]
    if (!other) return [`${at}.${name} is gone`]
    const mayMiss = old.required?.includes(name) && !now.required?.includes(name) ? [`${at}.${name} may be missing`] : []
    return [...mayMiss, ...noLongerAnswered(field, other, `${at}.${name}`)]
  })
  const types = typesOf(old).length > 0 ? typesOf(now).filter((type) => !typesOf(old).includes(type)) : []
  const values = valuesOf(old)
  const left = valuesOf(now)
  const gone = values && left ? values.filter((value) => !left.includes(value)) : values ? values : []
  return [
    ...fields,
    ...types.map((type) => `${at} may be ${type}`),
    ...gone.map((value) => `${at} is never ${value} any more`),
    ...(old.format && old.format !== now.format ? [`${at} is no ${old.format} any more`] : []),
    ...items(old, now, at, noLongerAnswered),
  ]
}

const items = (old: Schema, now: Schema, at: string, compare: (old: Schema, now: Schema, at: string) => string[]): string[] =>
  (['items', 'additionalProperties'] as const).flatMap((key) =>
    old[key] && now[key] ? compare(old[key], now[key], `${at}${key === 'items' ? '[]' : '.*'}`) : [],
  )
