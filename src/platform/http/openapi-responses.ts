// The responses of operations in the OpenAPI document.
import { isDeepStrictEqual } from 'node:util'
import type { TSchema } from 'typebox'
import { anyOf, EmailUnconfirmed, Refused, ScopeMissing, SubscriptionRequired, ValidationFailed } from './errors.ts'
import { isList } from './list-etags.ts'
import { commonRefusals, headersOf, notModified } from './openapi-parts.ts'
import type { Route } from './route.ts'
import type { SchemaComponents } from './schema-components.ts'

type Json = Record<string, unknown>

/** The responses of an operation, by status; those that several operations share are references. */
export function responsesOf(route: Route, schemas: SchemaComponents, shared: Map<string, Json>): Json {
  const responses = ownResponses(route, schemas)
  for (const [status, response] of Object.entries(responses)) {
    const name = route.deprecated ? undefined : nameOf(Number(status), response)
    if (name && isDeepStrictEqual(shared.get(name), response)) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return responses
}

/** Responses of several operations, by name. Where two of a name differ, the one of most operations is shared. */
export function sharedResponses(routes: readonly Route[], schemas: SchemaComponents): Map<string, Json> {
  const uses = new Map<string, { name: string; response: Json; count: number }>()
  for (const route of routes.filter(({ deprecated }) => !deprecated))
    for (const [status, response] of Object.entries(ownResponses(route, schemas))) {
      const name = nameOf(Number(status), response)
      if (!name) continue
      const key = JSON.stringify([name, response])
      uses.set(key, { name, response, count: (uses.get(key)?.count ?? 0) + 1 })
    }
  const shared = new Map<string, Json>()
  for (const { name, response, count } of [...uses.values()].sort((a, b) => b.count - a.count))
    if (count > 1 && !shared.has(name)) shared.set(name, response)
  return shared
}

/**
 * After the schemas in it: `MessageAnswer`, `GroupCreated`, `NotStartedOrInvalid`, and never as one of them, since some generators keep both in one place; `…Replayable` where it may be the kept answer to an earlier request.
 * `NotAllowed` where nothing but a rule refuses. Undefined where it is a reference already, or where no schema in it has a name.
 */
function nameOf(status: number, { $ref, headers, content }: Json): string | undefined {
  if ($ref || !content) return undefined
  const schemas = [...JSON.stringify(content).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  const names = schemas.filter((name) => !beforeRules.includes(name))
  if (names.length === 0) return status === 403 ? 'NotAllowed' : undefined
  if (status >= 400) return `${names.join('Or')}Or${commonRefusals[status]!.name}`
  const how = `${status === 201 ? 'Created' : ''}${'Idempotency-Replayed' in (headers as Json) ? 'Replayable' : ''}`
  return `${names.join('And')}${how || 'Answer'}`
}

/** Schemas of refusals that come before a rule speaks. */
const beforeRules = ['ScopeMissing', 'SubscriptionRequired', 'EmailUnconfirmed', 'Refused', 'ValidationFailed', 'Unavailable']

function ownResponses(route: Route, schemas: SchemaComponents): Record<string, Json> {
  const { method, response, access, path, body, query, form, versioned } = route
  const statuses = new Set([...(isList(route) ? [304] : []), ...Object.keys(response).map(Number), 400, 429, 431, 500, 503])
  if (access !== 'anyone') statuses.add(401).add(403)
  if (path.includes('{')) statuses.add(404)
  if (method !== 'GET') statuses.add(413).add(415) // also where no body is asked for
  if (versioned && method !== 'GET') statuses.add(412)
  if (body || query || form || takesKey(route)) statuses.add(422)
  return Object.fromEntries([...statuses].sort((a, b) => a - b).map((status) => [status, answer(route, status, schemas)]))
}

function answer(route: Route, status: number, schemas: SchemaComponents): Json {
  const { produces } = route
  if (status === 304) return { $ref: `#/components/responses/${notModified.name}` }
  const common = commonRefusals[status]
  const schema = schemas.write(alsoAnswered(route, status))
  const isShared = common && !route.deprecated && isDeepStrictEqual(schema, schemas.write(common.schema))
  if (isShared) return { $ref: `#/components/responses/${common.name}` }
  if (status === 204) return { description: 'Done', headers: headersOf(status) }
  const types = status < 300 && produces ? produces : ['application/json']
  const shown = status < 300 && produces ? fileOf(produces, schema) : schema
  return {
    description: descriptionOf(route, status, schema),
    headers: headersOf(status, moreHeaders(route, status)),
    content: Object.fromEntries(types.map((type) => [type, { schema: shown }])),
  }
}

/** A file, or events of which each has such data. */
function fileOf(types: readonly string[], schema: Json): Json {
  return types.includes('text/event-stream')
    ? { type: 'string', contentMediaType: 'text/event-stream', contentSchema: schema }
    : { type: 'string', format: 'binary' }
}

function descriptionOf({ access }: Route, status: number, schema: Json): string {
  if (status === 403 && access !== 'subscriber') return 'Not allowed'
  if (status === 422 && 'anyOf' in schema) return 'Invalid input, or refused by a rule'
  return commonRefusals[status]?.description ?? (status === 201 ? 'Created' : 'Done')
}

function moreHeaders(route: Route, status: number) {
  const { method, response, query, deprecated, versioned } = route
  const goesOnByLink = response[200] && 'items' in response[200] && query && 'cursor' in query.properties
  return [
    ...(takesKey(route) && (status < 300 || status === 422) ? ['Idempotency-Replayed'] : []),
    ...(goesOnByLink && status < 300 ? ['Link'] : []),
    ...(versioned && method !== 'DELETE' && status < 300 ? ['ETag'] : []),
    ...(deprecated ? ['Deprecation', 'Sunset'] : []),
  ]
}

/** What the rule says, and beside it what is answered before it comes to speak. */
function alsoAnswered(route: Route, status: number): TSchema {
  const common = commonRefusals[status]?.schema
  const declared = route.response[status] ?? (status === 403 && route.access === 'signed-in' ? Refused : common!)
  if (status === 403 && route.access === 'key') return anyOf(SubscriptionRequired.schema, ScopeMissing.schema, Refused)
  const isCommon = declared === common || (status === 403 && declared === Refused)
  if (status === 403 && route.access === 'subscriber')
    return isCommon ? common! : anyOf(SubscriptionRequired.schema, EmailUnconfirmed.schema, declared)
  const isToldOf = [declared, ...((declared as { anyOf?: TSchema[] }).anyOf ?? [])].includes(ValidationFailed)
  return status === 422 && takesKey(route) && !isToldOf ? anyOf(declared, ValidationFailed) : declared
}

/** Whether the request is done once for the same Idempotency-Key. */
export const takesKey = ({ method, access, form }: Route) => method === 'POST' && access !== 'anyone' && !form
