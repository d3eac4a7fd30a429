// Answers of some length are compressed where the client takes that: beside the main thread, a few at once. Never one that may carry a
// secret: where others choose something of what stands beside it, how short it becomes would tell the secret letter by letter (BREACH).
import { type BrotliOptions, brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Negotiator from 'negotiator'
import type { TSchema } from 'typebox'

/** What is shorter fits into a few packets, and gains little. */
export const MIN_BYTES = 8192
/** Threads are few, and read files too. What comes while so many are busy goes out as it is, which costs no waiting. */
const AT_ONCE = 2

/** Quick rather than small: bench/compression.ts. */
const brotliOptions = (size: number): BrotliOptions => ({
  params: { [zlib.BROTLI_PARAM_QUALITY]: 3, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT, [zlib.BROTLI_PARAM_SIZE_HINT]: size },
})
const GZIP = { level: 4 }

type Compressed = (error: Error | null, bytes: Buffer) => void
const codings = {
  br: (bytes: Buffer, done: Compressed) => brotliCompress(bytes, brotliOptions(bytes.length), done),
  gzip: (bytes: Buffer, done: Compressed) => gzip(bytes, GZIP, done),
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers carry no secret, so a long one may be compressed. */
    isCompressible?: boolean
  }
}

/** For the routes of `app` that say so. */
export function compressAnswers(app: FastifyInstance) {
  let underWay = 0
  app.addHook<string | Buffer | null>('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.isCompressible) return done(null, payload)
    // Short ones too: whether an answer is long, nobody knows who has kept another of this address.
    varyBy(reply, 'Accept-Encoding')
    if (typeof payload !== 'string' || reply.statusCode >= 300 || !isJson(reply) || underWay >= AT_ONCE) return done(null, payload)
    if (Buffer.byteLength(payload) < MIN_BYTES) return done(null, payload)
    const coding = acceptedCoding(request.raw)
    if (!coding) return done(null, payload)
    underWay++
    codings[coding](Buffer.from(payload), (error, bytes) => {
      underWay--
      if (error) return done(null, payload)
      reply.header('content-encoding', coding)
      // The same content in other bytes: that is what a weak one stands for.
      const etag = reply.getHeader('etag')
      if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
      done(null, bytes)
    })
  })
}

/** The one to use; undefined where the client takes none, does not say, or likes the answer best as it is. */
export function acceptedCoding(request: ConstructorParameters<typeof Negotiator>[0]): 'br' | 'gzip' | undefined {
  // Without such a header a client takes it as it is.
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity'])
  return accepted[0] === 'identity' ? undefined : (['br', 'gzip'] as const).find((coding) => accepted.includes(coding))
}

/** Says that an answer depends on a header of its request, beside those that were named before. */
export function varyBy(reply: FastifyReply, header: string) {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, ${header}` : header)
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('application/json')

const SECRET_WORD = /^(code|credential|key|otp|passphrase|password|pin|secret|signature|token)s?$/i
const soundsSecret = (name: string) => name.split(/_|(?<=[a-z])(?=[A-Z])/).some((word) => SECRET_WORD.test(word))

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  'x-secret'?: boolean
}

/**
 * The fields of an answer that hold a secret. A text whose name sounds like one is one, so that a new field is not forgotten, unless it is
 * one of a few words or its schema says `x-secret: false`; any other says `x-secret: true`.
 */
export const secretFields = (schema: TSchema): string[] => [...secretsIn(schema as Schema, '', false)]

/** Of what is answered by these statuses: refusals hold none, and are not compressed. */
export const holdsSecret = (response: Record<number, TSchema>) =>
  Object.entries(response).some(([status, schema]) => Number(status) < 300 && secretFields(schema).length > 0)

function* secretsIn(schema: Schema, path: string, sounds: boolean): Generator<string> {
  const { 'x-secret': isSecret = sounds, type = [], properties = {}, patternProperties = {}, items, anyOf = [] } = schema
  const isText = [type].flat().includes('string') && !schema.enum && schema.const === undefined
  if (schema['x-secret'] || (isSecret && isText)) yield path
  for (const [name, field] of Object.entries(properties)) yield* secretsIn(field, path ? `${path}.${name}` : name, soundsSecret(name))
  // What stands in a list or a map is called as that is.
  for (const item of Object.values(patternProperties)) yield* secretsIn(item, path, isSecret)
  if (items) yield* secretsIn(items, path, isSecret)
  for (const one of anyOf) yield* secretsIn(one, path, isSecret)
}
