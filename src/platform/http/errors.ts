// Refusals: declared here or in a feature, thrown anywhere, and written in one place, in the reader's language.
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import { type Words, wordsOf } from '#words/languages.ts'
import { isDatabaseUnavailable } from '../db/database.ts'
import { Str } from './fields.ts'

type Refusals = Words['refusals']
/** What a client may branch on. It never changes with the language. */
export type RefusalCode = keyof Refusals
/** Those whose sentence has no values. */
type PlainCode = { [Code in RefusalCode]: Refusals[Code] extends string ? Code : never }[RefusalCode]
type Headers = Record<string, string>
/** What a refusal says beside its code: the values in its sentence, if it has any, and headers. */
type Saying<Code extends RefusalCode> = Refusals[Code] extends (params: infer Params) => string
  ? [{ params: Params; headers?: Headers }]
  : [{ headers?: Headers }?]

/** An answer that the service gives on purpose, with its status and code. */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly headers: Headers
  protected readonly params: unknown
  constructor(status: number, code: RefusalCode, { params, headers = {} }: { params?: unknown; headers?: Headers } = {}) {
    super(code)
    this.status = status
    this.code = code
    this.params = params
    this.headers = headers
  }

  /** The sentence for people. */
  sentence(words: Words): string {
    const said: unknown = words.refusals[this.code]
    return typeof said === 'function' ? said(this.params) : String(said)
  }

  bodyIn(words: Words): Record<string, unknown> {
    return { message: this.sentence(words), code: this.code }
  }
}

const refusalOf =
  (status: number) =>
  <Code extends RefusalCode>(code: Code, ...[more]: Saying<Code>) =>
    new Refusal(status, code, more)

export const badRequest = refusalOf(400)
export const forbidden = refusalOf(403)
/** Does not exist, or the caller may not know that it does. */
export const notFound = refusalOf(404)
export const tooLarge = refusalOf(413)
export const unauthenticated = (code: PlainCode = 'unauthenticated') =>
  new Refusal(401, code, { headers: { 'www-authenticate': 'Bearer' } })
/** `allow`: the methods that this address does know. */
export const methodNotAllowed = (allow: string) => new Refusal(405, 'method_not_allowed', { headers: { allow } })
export const tooManyRequests = ({ limit, retryAfter, resetAt }: { limit: number; retryAfter: number; resetAt: number }) =>
  new Refusal(429, 'too_many_attempts', {
    headers: {
      'retry-after': String(retryAfter),
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(resetAt),
    },
  })
/** Where it was asked for is not to be heard again on that connection. */
export const plainHttpRefused = () => new Refusal(403, 'https_required', { headers: { connection: 'close' } })
/** Can't be done now, through no fault of the caller; worth another try after `seconds`. */
export const unavailable = (code: PlainCode = 'service_busy', seconds = 2) =>
  new Refusal(503, code, { headers: { 'retry-after': String(seconds) } })

type Rules = Words['rules']
type Rule = keyof Rules
/** The values in a rule's sentence, beside the field's name. */
type RuleParams<Name extends Rule> = Rules[Name] extends (params: infer Params) => string ? Omit<Params, 'field'> : unknown
/** What is wrong with a field: the rule that it breaks, and the rule's values. */
export type FieldError = { [Name in Rule]: { rule: Name } & RuleParams<Name> }[Rule]

/** Field by field, what is wrong with what was sent. Names are the client's, items of lists with dots: `answers.0.question_index`. */
export type FieldErrors = Record<string, FieldError[]>

export const addError = (errors: FieldErrors, path: string, error: FieldError): undefined => {
  errors[path] = [...(errors[path] ?? []), error]
}

/** A 422 that names fields: `message` is the first sentence, and counts the others. */
class Invalid extends Refusal {
  readonly errors: FieldErrors
  constructor(errors: FieldErrors) {
    super(422, 'invalid')
    this.errors = errors
  }

  override bodyIn(words: Words) {
    const errors = Object.fromEntries(
      Object.entries(this.errors).map(([path, broken]) => [path, broken.map((error) => fieldSentence(words, path, error))]),
    )
    const [first, ...others] = Object.values(errors).flat()
    const message = `${first}${others.length > 0 ? words.service.andMore(others.length) : ''}`
    return { message, code: this.code, errors, codes: this.errors }
  }
}

/** What is wrong with a field, for people. */
export function fieldSentence(words: Words, path: string, error: FieldError): string {
  const said = words.rules[error.rule] as string | ((params: object) => string)
  if (typeof said === 'string') return said
  return said({ ...error, field: nameOf(words, path), ...('other' in error ? { other: nameOf(words, error.other) } : {}) })
}

export const invalid = (errors: FieldErrors): Refusal => new Invalid(errors)

/** What was thrown, where it is that 422 under the names that were sent. */
export function underSentNames(error: unknown, sentAs: ReadonlyMap<string, string> | undefined): unknown {
  if (!sentAs?.size || !(error instanceof Invalid)) return error
  return new Invalid(Object.fromEntries(Object.entries(error.errors).map(([path, broken]) => [sentAs.get(path) ?? path, broken])))
}

/** Throws that 422 if there is anything wrong. */
export function refuseInvalid(errors: FieldErrors) {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** A field's name in words: `group_id` and `groupId` are "group id", where the language has no word of its own. Items of lists have a number. */
const nameOf = ({ fields, service }: Words, path: string) =>
  service.place(path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : (fields[name] ?? inWords(name)))))

const inWords = (field: string) =>
  field
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** A 422 on a field that names something unknown, or something the caller may not know of. */
export const invalidChoice = (field: string) => invalid({ [field]: [{ rule: 'invalid_choice' }] })

export const Message = Type.Object({ message: Type.String() }, { description: 'A sentence for people' })
const Code = Type.String({ description: 'What to branch on: it never changes with the language', examples: ['service_busy'] })
export const Refused = Type.Object(
  { message: Type.String(), code: Code },
  { description: 'Why not, as a sentence for people and as a code' },
)
export const ValidationFailed = Type.Object(
  {
    message: Type.String(),
    code: Type.Literal('invalid'),
    errors: Type.Record(Type.String(), Type.Array(Type.String())),
    codes: Type.Record(Type.String(), Type.Array(Type.Object({ rule: Type.String() }, { additionalProperties: true })), {
      description: 'The same as `errors`, as rules with their values: they never change with the language',
    }),
  },
  { description: 'Field by field, what is wrong' },
)
/** 500 and 503. */
export const Unavailable = Type.Object({ message: Type.String(), code: Code, request_id: Str('5c2b8f0e-…') })

/** One of these bodies. */
export const anyOf = (...schemas: TSchema[]) => Type.Union(schemas)

export interface BusinessError<Fields extends TProperties> {
  new (fields: Static<TObject<Fields>>): Refusal & { readonly fields: Static<TObject<Fields>> }
  readonly type: RefusalCode
  readonly schema: TSchema
}

/**
 * Declares a rule's refusal: a 422 which clients know by its `error_type`, which is its code. One declaration is the error, its type and its
 * schema. `new GroupFull({ group_id, … })` makes one to throw.
 */
export function businessError<const Fields extends TProperties>(code: PlainCode, fields: Fields, status = 422): BusinessError<Fields> {
  const sentence = wordsOf('en').refusals[code]
  return class extends Refusal {
    static readonly type = code
    static readonly schema = Type.Object(
      { message: Type.String({ examples: [sentence] }), error_type: Type.Literal(code), ...fields },
      { description: sentence },
    )
    readonly fields: Static<TObject<Fields>>
    constructor(fields: Static<TObject<Fields>>) {
      super(status, code)
      this.fields = fields
    }

    override bodyIn(words: Words) {
      return { message: this.sentence(words), error_type: code, ...(this.fields as object) }
    }
  } as unknown as BusinessError<Fields>
}

export const EmailUnconfirmed = businessError('email_unconfirmed', {}, 403)
/** For whatever has to be started before one can go on with it. */
export const NotStarted = businessError('not_started', {})
/** The key may do other things. */
export const ScopeMissing = businessError('scope_missing', { scope: Str('groups:read') }, 403)
export const SubscriptionRequired = businessError('subscription_required', {}, 403)

/** The schema of a 422 that is either about fields or one of these refusals. */
export const refusals = (...errors: { schema: TSchema }[]) => Type.Union([...errors.map(({ schema }) => schema), ValidationFailed])

/** What to answer to anything that was thrown: a refusal as it is, HTTP faults by their status, everything else as 500 or 503. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseUnavailable(error)) return unavailable()
  const { statusCode } = (error ?? {}) as { statusCode?: number }
  if (statusCode && statusCode < 500) return httpFault(statusCode)
  if (statusCode === 503) return unavailable()
  return new Refusal(500, 'internal_error')
}

/** What HTTP itself finds wrong with a request. */
export const httpFault = (status: number) => new Refusal(status, httpFaults[status] ?? 'bad_request')

const httpFaults: Record<number, PlainCode> = {
  408: 'request_timeout',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'only_json',
  431: 'headers_too_large',
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
