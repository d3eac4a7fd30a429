// The OpenAPI document, made from the table of routes: OpenAPI 3.1, in which whatever has a name in the code stands once.
import { isDeepStrictEqual } from 'node:util'
import type { TSchema } from 'typebox'
import { SESSION_COOKIE } from './browser-session.ts'
import {
  EmailUnconfirmed,
  Message,
  NotStarted,
  Refused,
  ScopeMissing,
  SubscriptionRequired,
  Unavailable,
  ValidationFailed,
} from './errors.ts'
import { exampleOf } from './examples.ts'
import { Id, Timestamp } from './fields.ts'
import { SecretShownOnce } from './idempotency.ts'
import { isList } from './list-etags.ts'
import { headerComponents, IdempotencyKey, IfMatch, IfNoneMatch, type Parameter, responseComponents } from './openapi-parts.ts'
import { responsesOf, sharedResponses, takesKey } from './openapi-responses.ts'
import { FeedMeta, ListMeta, PageLink } from './paging.ts'
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

export function openApiDocument(routes: readonly Route[], about: About) {
  const { title, version, contract, introduction, publicUrl, tags } = about
  const schemas = schemaComponents([
    ...about.schemas,
    {
      Message,
      Refused,
      ValidationFailed,
      Unavailable,
      SubscriptionRequired,
      ScopeMissing,
      EmailUnconfirmed,
      NotStarted,
      SecretShownOnce,
      FeedMeta,
      ListMeta,
      PageLink,
      Id,
      Timestamp,
    },
  ])
  const bodies = bodyNames(routes)
  const parameters = sharedParameters(routes, schemas)
  const responses = sharedResponses(routes, schemas)
  const paths: Record<string, Json> = {}
  const taken = new Set<string>()
  for (const route of routes) {
    if (taken.has(route.operationId)) throw new Error(`Two routes are named ${route.operationId}`)
    taken.add(route.operationId)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, { schemas, parameters, responses, bodies }) }
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
    security: [{ token: [] }, { session: [] }],
    paths,
    components: {
      responses: { ...responseComponents(schemas), ...sorted(Object.fromEntries(responses)) },
      schemas: sorted(schemas.schemas),
      parameters: sorted(Object.fromEntries(parameters)),
      headers: headerComponents(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token from POST /login: `<id>|<secret>`' },
        key: { type: 'http', scheme: 'bearer', description: 'A key of a program: `dmsk_<id>_<secret>`. It opens what names its scopes' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'From POST /session, for browsers: taken from pages of the service itself alone (403 `cross_site_request`)',
        },
      },
    },
  }
}

interface Components {
  schemas: SchemaComponents
  parameters: Map<string, Parameter>
  responses: Map<string, Json>
  /** Names of what is sent, by operation. */
  bodies: Map<string, string>
}

function operation(route: Route, { schemas, parameters: shared, responses, bodies }: Components): Json {
  const { operationId, tag, summary, description, access, scope, body, form, bytes, deprecated } = route
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
    ...(access === 'anyone' ? { security: [] } : scope ? { security: [{ key: [scope] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(sent ? { requestBody: requestBody(schemas.writeAs(bodies.get(operationId)!, sent), body && exampleOf(body)) } : {}),
    ...(bytes ? { requestBody: { required: true, content: { [bytes.type]: { schema: BINARY } } } } : {}),
    responses: responsesOf(route, schemas, responses),
  }
}

const BINARY = { type: 'string', format: 'binary' }

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
      const shared = alike.map((route) => capitalized(route.operationId)).reduce(commonWords)
      return [operationId, `${shared || capitalized(operationId)}Body`]
    }),
  )
}

const commonWords = (one: string, other: string) => {
  const others: string[] = other.match(/[A-Z][a-z]*/g) ?? []
  return (one.match(/[A-Z][a-z]*/g) ?? []).filter((word) => others.includes(word)).join('')
}

// Parameters

function parametersOf(route: Route, schemas: SchemaComponents): Parameter[] {
  const { path, query, stringParams } = route
  const { required = [] } = (query ?? {}) as { required?: string[] }
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name: name!,
      in: 'path',
      required: true as const,
      schema: stringParams.includes(name!) ? { type: 'string' } : { type: 'integer', format: 'int64', minimum: 1 },
    })),
    ...Object.entries((query?.properties ?? {}) as Record<string, TSchema>).map(([name, field]) => {
      const { description, ...schema } = schemas.write(field)
      return {
        name,
        in: 'query',
        ...(required.includes(name) ? { required: true as const } : {}),
        ...(description ? { description } : {}),
        schema,
      }
    }),
    ...Object.entries(route.bytes?.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      required: true as const,
      description,
      schema: { type: 'string' },
    })),
    ...(takesKey(route) ? [IdempotencyKey] : []),
    ...(route.versioned && route.method !== 'GET' ? [IfMatch] : []),
    ...(isList(route) ? [IfNoneMatch] : []),
  ]
}

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

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1)

const sorted = (components: Record<string, unknown>): Json =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Serves the document at /api/openapi.json, without a token. */
export function serveDocument<Person extends Caller>(api: Api<Person>, about: About) {
  let document: string | undefined
  api.app.get('/openapi.json', { config: { access: 'anyone', isCompressible: true } }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(api.routes, about))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-language', 'en')
      .serializer((text) => text)
      .send(document)
  })
}
