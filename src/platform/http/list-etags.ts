// Whether a client that keeps lists itself has one already: each list has a weak ETag, and asked with `If-None-Match` it is not sent again (304).
// It stands for the bytes and for whom they are: the same list of another person, with another role or in another language has another one,
// and without the key nobody can try what somebody's list says. Caches still keep nothing: `no-store` stays.
import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { isKnown } from './etag.ts'
import type { Caller, Route } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It answers a list. */
    isList?: boolean
  }
}

interface Shape {
  type?: string
  properties?: Record<string, Shape>
}

/** A plain list, or an envelope around one. */
export const isList = ({ method, response }: { method: string; response: Route['response'] }): boolean =>
  method === 'GET' && holdsList(response[200])
const holdsList = (schema: TSchema | undefined) => {
  const { type, properties = {} } = (schema ?? {}) as Shape
  return type === 'array' || Object.values(properties).some((field) => field.type === 'array')
}

/** For the routes of `app` that answer lists. `standingOf`: in what roles somebody calls. */
export function tagLists<Person extends Caller>(
  app: FastifyInstance,
  { key, standingOf }: { key: Buffer; standingOf: (person: Person) => unknown },
) {
  app.addHook<string | Buffer | null>('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.isList || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    const etag = etagOf(request, reply, payload)
    reply.header('etag', etag)
    if (!isKnown(request.headers['if-none-match'], etag)) return done(null, payload)
    reply.code(304).removeHeader('content-type')
    done(null, null)
  })

  function etagOf({ actor, program, language }: FastifyRequest, reply: FastifyReply, payload: string) {
    const caller = program ? ['key', program.keyId, program.scopes] : actor ? ['user', actor.id, standingOf(actor as Person)] : []
    // A plain list says in a header where it goes on.
    const whose = JSON.stringify([caller, language, reply.getHeader('link') ?? ''])
    return `W/"${createHmac('sha256', key).update(whose).update('\n').update(payload).digest('base64url').slice(0, 22)}"`
  }
}
