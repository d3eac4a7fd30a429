// What the operations of the OpenAPI document share: refusals that come before a rule speaks, and headers of answers.
import type { TSchema } from 'typebox'
import { languages } from '#words/languages.ts'
import { anyOf, EmailUnconfirmed, Refused, SubscriptionRequired, Unavailable, ValidationFailed } from './errors.ts'
import type { SchemaComponents } from './schema-components.ts'

type Json = Record<string, unknown>

/** What an answer to a client that has the list says. */
export const notModified = { name: 'NotModified', description: 'The list is what `If-None-Match` names: nothing is sent' }

/** Refusals that come before a rule speaks, by their status, with the names of their responses in the document. */
export const commonRefusals: Record<number, { name: string; description: string; schema: TSchema }> = {
  400: { name: 'BadRequest', description: 'The request could not be read', schema: Refused },
  401: { name: 'Unauthenticated', description: 'No valid token', schema: Refused },
  403: {
    name: 'Forbidden',
    description: 'Not allowed, or no subscription',
    schema: anyOf(SubscriptionRequired.schema, EmailUnconfirmed.schema, Refused),
  },
  404: { name: 'NotFound', description: 'Does not exist, or the caller may not know that it does', schema: Refused },
  405: { name: 'MethodNotAllowed', description: 'This address does not know that method', schema: Refused },
  409: { name: 'Conflict', description: 'It stands otherwise now', schema: Refused },
  411: { name: 'LengthRequired', description: 'How long the body is must be said before', schema: Refused },
  412: { name: 'PreconditionFailed', description: 'It was changed meanwhile', schema: Refused },
  413: { name: 'ContentTooLarge', description: 'Too large', schema: Refused },
  415: { name: 'UnsupportedMediaType', description: 'Another content type is expected', schema: Refused },
  422: { name: 'Invalid', description: 'Invalid input', schema: ValidationFailed },
  423: { name: 'Locked', description: 'Another request works on it; try again after Retry-After', schema: Refused },
  429: { name: 'TooManyRequests', description: 'Too many requests; try again after Retry-After', schema: Refused },
  431: { name: 'HeadersTooLarge', description: 'The address and the headers are too large', schema: Refused },
  500: { name: 'InternalError', description: 'A fault of the service', schema: Unavailable },
  503: { name: 'ServiceUnavailable', description: 'Can’t be done just now; try again after Retry-After', schema: Unavailable },
}

const headers: Record<string, { name: string; description: string; schema: Json }> = {
  'X-Request-Id': {
    name: 'RequestId',
    description: 'Names this request in the service’s logs',
    schema: { type: 'string', format: 'uuid' },
  },
  'X-RateLimit-Limit': { name: 'RateLimitLimit', description: 'Requests a minute', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': { name: 'RateLimitRemaining', description: 'How many of them are left', schema: { type: 'integer' } },
  'X-RateLimit-Reset': {
    name: 'RateLimitReset',
    description: 'When there are some again, in seconds since 1970',
    schema: { type: 'integer' },
  },
  'Retry-After': { name: 'RetryAfter', description: 'Seconds to wait', schema: { type: 'integer' } },
  'WWW-Authenticate': { name: 'WWWAuthenticate', description: 'How to sign in', schema: { type: 'string', const: 'Bearer' } },
  'Idempotency-Replayed': {
    name: 'IdempotencyReplayed',
    description: 'This is the kept answer to an earlier request with the same `Idempotency-Key`',
    schema: { type: 'string', const: 'true' },
  },
  'Content-Language': {
    name: 'ContentLanguage',
    description: 'The language of the sentences in it',
    schema: { type: 'string', enum: languages },
  },
  Link: {
    name: 'Link',
    description: 'Where a long list goes on: `<address>; rel="next"` (RFC 8288)',
    schema: { type: 'string' },
  },
  ETag: {
    name: 'ETag',
    description:
      'Which version this is: sent back as `If-Match`, it lets a change fail that would undo another’s. A list has a weak one, for `If-None-Match`',
    schema: { type: 'string', examples: ['"mL0Xk1QFhYc0E8wq9d2b7A"'] },
  },
  'X-Unknown-Fields': {
    name: 'UnknownFields',
    description: 'Up to ten fields of the body that this operation does not know, percent-encoded, with commas between them',
    schema: { type: 'string', examples: ['titel, media.uri'] },
  },
  Deprecation: {
    name: 'Deprecation',
    description: 'Since when this operation should not be used any more (RFC 9745)',
    schema: { type: 'string', examples: ['@1764547200'] },
  },
  Sunset: {
    name: 'Sunset',
    description: 'Until when it is kept at least (RFC 8594)',
    schema: { type: 'string', examples: ['Sun, 31 Dec 2028 00:00:00 GMT'] },
  },
}
const everywhere = ['X-Request-Id', 'Content-Language', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']
const headersByStatus: Record<number, string[]> = {
  401: ['WWW-Authenticate'],
  403: ['Idempotency-Replayed'],
  404: ['Idempotency-Replayed'],
  423: ['Retry-After'],
  429: ['Retry-After', 'X-RateLimit-Reset'],
  503: ['Retry-After'],
}

/** The headers of an answer. */
export const headersOf = (status: number, more: readonly string[] = []): Json => {
  const names = [...everywhere, ...(headersByStatus[status] ?? []), ...more]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${headers[name]!.name}` }]))
}

/** `components.headers`. */
export const headerComponents = () => Object.fromEntries(Object.values(headers).map(({ name, ...header }) => [name, header]))

/** Answers of any status may have it; where input is wrong it is of most use. */
const ofInvalid = (status: string) => (status === '422' ? ['X-Unknown-Fields'] : [])

/** `components.responses`. */
export const responseComponents = (schemas: SchemaComponents): Json => ({
  [notModified.name]: { description: notModified.description, headers: headersOf(304, ['ETag']) },
  ...Object.fromEntries(
    Object.entries(commonRefusals).map(([status, { name, description, schema }]) => [
      name,
      {
        description,
        headers: headersOf(Number(status), ofInvalid(status)),
        content: { 'application/json': { schema: schemas.write(schema) } },
      },
    ]),
  ),
})

// Headers of requests

export interface Parameter {
  name: string
  in: string
  required?: true
  description?: unknown
  schema: Json
}

export const IdempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same request with the same key is done once, and answered the same for 24 hours',
  schema: { type: 'string', maxLength: 255 },
}

export const IfMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`)',
  schema: { type: 'string' },
}

export const IfNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of the list as the client has it: where it is the same still, it is not sent again (304)',
  schema: { type: 'string' },
}
