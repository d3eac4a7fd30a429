// The OpenAPI document, made from the table of routes: OpenAPI 3.1, in which whatever has a name in the code stands once.
import { isDeepStrictEqual } from 'node:util'
import type { TSchema } from 'typebox'
import { EmailUnconfirmed, either, Message, NotStarted, Refused, SubscriptionRequired, Unavailable, ValidationFailed } from './errors.ts'
import { exampleOf } from './examples.ts'
import { SecretShownOnce } from './idempotency.ts'
import { commonRefusals, headerComponents, headersOf, responseComponents } from './openapi-parts.ts'
import type { Api, Caller, Route } from './route.ts'
import { type SchemaComponents, schemaComponents } from './schema-components.ts'

export interface About {
  title: string
  /** Of the service, as package.json has it. */
  version: string
  /** Which contract it keeps, by its date. */
  contract: string
  /** Markdown. */
  introduction: string
  publicUrl: string
  /** What the parts of the document are about, by tag. */
  tags: Record<string, string>
  /** Modules whose exports give schemas their names. */
  schemas: readonly object[]
}

type Json = Record<string, unknown>
interface Parameter {
  name: string
  in: string
  required: boolean
  description?: unknown
  schema: Json
}

export function openApiDocument(routes: readonly Route[], about: About) {
  const { title, version, contract, introduction, publicUrl, tags } = about
  const schemas = schemaComponents([
    ...about.schemas,
    { Message, Refused, ValidationFailed, Unavailable, SubscriptionRequired, EmailUnconfirmed, NotStarted, SecretShownOnce },
  ])
  const bodies = bodyNames(routes)
  const shared = sharedParameters(routes, schemas)
  const paths: Record<string, Json> = {}
  const taken = new Set<string>()
  for (const route of routes) {
    if (taken.has(route.operationId)) throw new Error(`Two routes are named ${route.operationId}`)
    taken.add(route.operationId)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, schemas, shared, bodies) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      'x-contract': contract,
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name, description: tags[name] })),
    security: [{ token: [] }],
    paths,
    components: {
      responses: responseComponents(schemas),
      schemas: sorted(schemas.schemas),
      parameters: sorted(Object.fromEntries(shared)),
      headers: headerComponents(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token from POST /login: `<id>|<secret>`' } },
    },
  }
}

function operation(route: Route, schemas: SchemaComponents, shared: Map<string, Parameter>, bodies: Map<string, string>): Json {
  const { operationId, tag, summary, description, access, body, form, deprecated } = route
  const sent = body ?? form
  const parameters = parametersOf(route, schemas).map((parameter) => {
    const name = componentName(parameter)
    return isDeepStrictEqual(shared.get(name), parameter) ? { $ref: `#/components/parameters/${name}` } : parameter
  })
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(deprecated ? { deprecated: true } : {}),
    ...(access === 'anyone' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(sent ? { requestBody: requestBody(schemas.writeAs(bodies.get(operationId)!, sent), body && exampleOf(body)) } : {}),
    responses: responses(route, schemas),
  }
}

const requestBody = (schema: Json, example: unknown) => ({
  required: true,
  content: example === undefined ? { 'multipart/form-data': { schema } } : { 'application/json': { schema, example } },
})

/** What is sent to `createGroup` is a `CreateGroupBody`; to `reportPost` and `reportComment`, where it is the same, a `ReportBody`. */
function bodyNames(routes: readonly Route[]): Map<string, string> {
  const sending = routes.filter(({ body, form }) => body ?? form)
  return new Map(
    sending.map(({ operationId, body, form }) => {
      const alike = sending.filter((other) => isDeepStrictEqual(other.body ?? other.form, body ?? form))
      return [operationId, `${alike.map((route) => capitalized(route.operationId)).reduce(commonWords)}Body`]
    }),
  )
}

const commonWords = (one: string, other: string) => {
  const others: string[] = other.match(/[A-Z][a-z]*/g) ?? []
  const words = (one.match(/[A-Z][a-z]*/g) ?? []).filter((word) => others.includes(word))
  if (words.length === 0) throw new Error(`${one} and ${other} are sent the same, and have no word in common to call it by`)
  return words.join('')
}

// Parameters

function parametersOf(route: Route, schemas: SchemaComponents): Parameter[] {
  const { path, query, stringParams } = route
  const { required = [] } = (query ?? {}) as { required?: string[] }
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name: name!,
      in: 'path',
      required: true,
      schema: stringParams.includes(name!) ? { type: 'string' } : { type: 'integer', format: 'int64', minimum: 1 },
    })),
    ...Object.entries((query?.properties ?? {}) as Record<string, TSchema>).map(([name, field]) => {
      const { description, ...schema } = schemas.write(field)
      return { name, in: 'query', required: required.includes(name), ...(description ? { description } : {}), schema }
    }),
    ...(takesKey(route) ? [IdempotencyKey] : []),
  ]
}

const IdempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request with the same key is done once, and answered the same for 24 hours',
  schema: { type: 'string', maxLength: 255 },
}

/** Whether the request is done once for the same Idempotency-Key. */
const takesKey = ({ method, access, form }: Route) => method === 'POST' && access !== 'anyone' && !form

/** `group` in the path is a `GroupId`, `cursor` in the query a `Cursor`. */
const componentName = ({ name, in: place }: Parameter) => {
  const words = name.split(/[-_]/).map(capitalized).join('')
  return place === 'path' && !words.endsWith('Id') ? `${words}Id` : place === 'query' && words.endsWith('Id') ? `By${words}` : words
}

/** Parameters of several operations, which stand once, by name. Where two of a name differ, the one of most operations does. */
function sharedParameters(routes: readonly Route[], schemas: SchemaComponents): Map<string, Parameter> {
  const uses = new Map<string, { parameter: Parameter; count: number }>()
  for (const parameter of routes.flatMap((route) => parametersOf(route, schemas))) {
    const key = JSON.stringify(parameter)
    uses.set(key, { parameter, count: (uses.get(key)?.count ?? 0) + 1 })
  }
  const shared = new Map<string, Parameter>()
  for (const { parameter, count } of [...uses.values()].sort((a, b) => b.count - a.count)) {
    const name = componentName(parameter)
    if (count > 1 && !shared.has(name)) shared.set(name, parameter)
  }
  return shared
}

// Answers

function responses(route: Route, schemas: SchemaComponents): Json {
  const { method, response, access, path, body, query, form } = route
  const statuses = new Set([...Object.keys(response).map(Number), 400, 429, 431, 500, 503])
  if (access !== 'anyone') statuses.add(401)
  if (access === 'subscriber') statuses.add(403)
  if (path.includes('{')) statuses.add(404)
  if (method !== 'GET') statuses.add(413).add(415) // also where no body is asked for
  if (body || query || form || takesKey(route)) statuses.add(422)
  return Object.fromEntries([...statuses].sort((a, b) => a - b).map((status) => [status, answer(route, status, schemas)]))
}

function answer(route: Route, status: number, schemas: SchemaComponents): Json {
  const { produces } = route
  const common = commonRefusals[status]
  const schema = schemas.write(alsoAnswered(route, status))
  const isShared = common && !route.deprecated && isDeepStrictEqual(schema, schemas.write(common.schema))
  if (isShared) return { $ref: `#/components/responses/${common.name}` }
  const types = status < 300 && produces ? produces : ['application/json']
  const shown = status < 300 && produces ? { type: 'string', format: 'binary' } : schema
  return {
    description: descriptionOf(route, status, schema),
    headers: headersOf(status, moreHeaders(route, status)),
    content: Object.fromEntries(types.map((type) => [type, { schema: shown }])),
  }
}

function descriptionOf({ access }: Route, status: number, schema: Json): string {
  if (status === 403 && access !== 'subscriber') return 'Not allowed'
  if (status === 422 && 'anyOf' in schema) return 'Something in what was sent is not valid, or a rule refuses it'
  return commonRefusals[status]?.description ?? (status === 201 ? 'Created' : 'Done')
}

function moreHeaders(route: Route, status: number) {
  const { response, query, deprecated } = route
  const goesOnByLink = response[200] && 'items' in response[200] && query && 'cursor' in query.properties
  return [
    ...(takesKey(route) && (status < 300 || status === 422) ? ['Idempotency-Replayed'] : []),
    ...(goesOnByLink && status < 300 ? ['Link'] : []),
    ...(deprecated ? ['Deprecation', 'Sunset'] : []),
  ]
}

/** What the rule says, and beside it what is answered before it comes to speak. */
function alsoAnswered(route: Route, status: number): TSchema {
  const common = commonRefusals[status]?.schema
  const declared = route.response[status] ?? common!
  const isCommon = declared === common || (status === 403 && declared === Refused)
  if (status === 403 && route.access === 'subscriber')
    return isCommon ? common! : either(SubscriptionRequired.schema, EmailUnconfirmed.schema, declared)
  const isToldOf = [declared, ...((declared as { anyOf?: TSchema[] }).anyOf ?? [])].includes(ValidationFailed)
  return status === 422 && takesKey(route) && !isToldOf ? either(declared, ValidationFailed) : declared
}

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1)

const sorted = (components: Record<string, unknown>): Json =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Serves the document at /api/openapi.json, without a token. */
export function serveDocument<Person extends Caller>(api: Api<Person>, about: About) {
  let document: string | undefined
  api.app.get('/openapi.json', { config: { access: 'anyone' } }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(api.routes, about))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-language', 'en')
      .serializer((text) => text)
      .send(document)
  })
}
