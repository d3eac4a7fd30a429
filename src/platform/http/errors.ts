// Every answer that says no: declared here or where it belongs, thrown anywhere, sent in one place.
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import { isDatabaseUnavailable } from '../db/database.ts'
import { Str } from './fields.ts'

/** An answer that the service gives on purpose, with its status and body. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>
  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body['message'] ?? body['error'] ?? status))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const badRequest = (message: string) => new Refusal(400, { message })
export const unauthenticated = () => new Refusal(401, { message: 'Unauthenticated.' }, { 'www-authenticate': 'Bearer' })
export const forbidden = (message = 'You may not do this.') => new Refusal(403, { message })
/** Does not exist, or the caller may not know that it does. `what` is a word such as `Group`. */
export const notFound = (what: string) => new Refusal(404, { message: `${what} not found.` })
/** `allow`: the methods that this address does know. */
export const methodNotAllowed = (allow: string) => new Refusal(405, { message: 'This address does not know that method.' }, { allow })
export const tooManyRequests = ({ limit, retryAfter, resetAt }: { limit: number; retryAfter: number; resetAt: number }) =>
  new Refusal(
    429,
    { message: 'Too Many Attempts.' },
    {
      'retry-after': String(retryAfter),
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(resetAt),
    },
  )
/** Where it was asked for is not to be heard again on that connection. */
export const plainHttpRefused = () => new Refusal(403, { message: 'Please use HTTPS.' }, { connection: 'close' })
/** Can't be done now, through no fault of the caller; worth another try after `seconds`. */
export const unavailable = (message = 'The service is busy. Please try again in a moment.', seconds = 2) =>
  new Refusal(503, { message }, { 'retry-after': String(seconds) })

/** Field by field, what is wrong with what was sent. Names are the client's, items of lists with dots: `answers.0.question_index`. */
export type FieldErrors = Record<string, string[]>

export const addError = (errors: FieldErrors, path: string, text: string): undefined => {
  errors[path] = [...(errors[path] ?? []), text]
}

/** A 422 that names fields; `message` is the first text, and counts the others. */
export function invalid(errors: FieldErrors): Refusal {
  const texts = Object.values(errors).flat()
  const more = texts.length - 1
  const suffix = more === 0 ? '' : more === 1 ? ' (and 1 more error)' : ` (and ${more} more errors)`
  return new Refusal(422, { message: `${texts[0]}${suffix}`, errors })
}

/** Throws that 422 if there is anything wrong. */
export function refuseInvalid(errors: FieldErrors) {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** A field's name in words, as messages write it: `group_id` and `groupId` are "group id". */
export const inWords = (field: string) =>
  field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** A 422 on a field that names something unknown, or something the caller may not know of. */
export const invalidChoice = (field: string) => invalid({ [field]: [`The selected ${inWords(field)} is invalid.`] })

export const Message = Type.Object({ message: Type.String() }, { description: 'A sentence for people' })
export const ValidationFailed = Type.Object(
  { message: Type.String(), errors: Type.Record(Type.String(), Type.Array(Type.String())) },
  { description: 'Field by field, what is wrong' },
)
/** 500 and 503. */
export const Unavailable = Type.Object({ message: Type.String(), request_id: Str('5c2b8f0e-…') })

/** One of these bodies. */
export const either = (...schemas: TSchema[]) => Type.Union(schemas)

export interface BusinessError<Fields extends TProperties> {
  new (fields: Static<TObject<Fields>>): Refusal & { readonly fields: Static<TObject<Fields>> }
  readonly type: string
  readonly schema: TSchema
}

/**
 * Declares a rule's refusal: a 422 which clients know by its `error_type`. One declaration is the error, its type and its schema.
 * `new GroupFull({ group_id, … })` makes one to throw.
 */
export function businessError<const Fields extends TProperties>(
  error_type: string,
  message: string,
  fields: Fields,
  status = 422,
): BusinessError<Fields> {
  return class extends Refusal {
    static readonly type = error_type
    static readonly schema = Type.Object(
      { message: Type.String({ examples: [message] }), error_type: Type.Literal(error_type), ...fields },
      { description: message },
    )
    readonly fields: Static<TObject<Fields>>
    constructor(fields: Static<TObject<Fields>>) {
      super(status, { message, error_type, ...(fields as object) })
      this.fields = fields
    }
  } as unknown as BusinessError<Fields>
}

export const EmailUnconfirmed = businessError(
  'email_unconfirmed',
  'Please confirm your e-mail address first, with the link that we sent you.',
  {},
  403,
)
export const SubscriptionRequired = businessError('subscription_required', 'This needs an active Pro subscription.', {}, 403)

/** The schema of a 422 that is either about fields or one of these refusals. */
export const refusals = (...errors: { schema: TSchema }[]) => Type.Union([...errors.map(({ schema }) => schema), ValidationFailed])

/** What to answer to anything that was thrown: a refusal as it is, HTTP faults by their status, everything else as 500 or 503. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseUnavailable(error)) return unavailable()
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string }
  if (statusCode && statusCode < 500)
    return new Refusal(statusCode, { message: httpFaults[code ?? ''] ?? httpFaults[statusCode] ?? 'Bad request.' })
  if (statusCode === 503) return unavailable()
  return new Refusal(500, { message: 'Something went wrong on our side. Please try again.' })
}

export const ONLY_JSON = 'Only application/json is understood here.'

const httpFaults: Record<string | number, string> = {
  400: 'The request could not be understood.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: ONLY_JSON,
  431: 'The request headers are too large.',
}

/** An error as the log may hold it: where it happened and its class, never texts that could carry what people wrote. */
export function forLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint, table, routine } = error as Error & Record<string, unknown>
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
  return { kind: error.name, code, constraint, table, routine, at: frames.map((line) => line.trim()) }
}
