// Everything that goes wrong with a request, as one class: what the service refuses, and answers that never came or could not be read.

/** Codes of the client's own, for which there is no answer of the service. */
export type LocalCode =
  /** No connection, or it was cut off. */
  | 'unreachable'
  | 'timed_out'
  /** The service never redirects a program: something else answered. It was not followed. */
  | 'redirected'
  /** An answer that is not of the service: a web page, JSON that breaks off. */
  | 'unreadable'

interface Facts {
  status?: number
  body?: unknown
  headers?: Headers
  cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 where no answer came. */
  readonly status: number
  /** What to branch on: it never changes with the language. `error_type` where there is one, else the service's `code` or one of the client's. */
  readonly code: string
  /** Of refusals that have one. */
  readonly error_type: string | undefined
  /** Of a 422: sentences for people, by the field that they are about. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The same as rules with their values, which never change with the language. */
  readonly codes: Readonly<Record<string, readonly { rule: string; [value: string]: unknown }[]>>
  /** Names the request in the service's logs. */
  readonly request_id: string | undefined
  /** For how many seconds the service asked to be left alone. */
  readonly retryAfter: number | undefined
  /** The whole answer, with the fields that belong to its `error_type`. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(local: LocalCode | undefined, { status = 0, body, headers, cause }: Facts = {}) {
    const said = isRecord(body) ? body : {}
    const error_type = text(said['error_type'])
    const code = local ?? error_type ?? text(said['code']) ?? `http_${status}`
    super(text(said['message']) ?? text(said['error']) ?? sentenceOf(code, status), cause === undefined ? {} : { cause })
    this.status = status
    this.code = code
    this.error_type = error_type
    this.errors = (said['errors'] ?? {}) as ApiError['errors']
    this.codes = (said['codes'] ?? {}) as ApiError['codes']
    this.request_id = headers?.get('x-request-id') ?? text(said['request_id'])
    this.retryAfter = secondsOf(headers?.get('retry-after'))
    this.body = said
  }

  /** Whether the same request may be answered otherwise in a moment. */
  get mayPass(): boolean {
    return this.code === 'unreachable' || this.code === 'timed_out' || this.status === 429 || this.status >= 500
  }
}

const sentences: Record<LocalCode, string> = {
  unreachable: 'The service could not be reached.',
  timed_out: 'The service took too long to answer.',
  redirected: 'The request was redirected, which was not followed.',
  unreadable: 'The answer could not be read.',
}
const sentenceOf = (code: string, status: number) => sentences[code as LocalCode] ?? `The service answered ${status}.`

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
