// The one way to ask the service. What it refuses is thrown as a `Refusal`, in the reader's language; what never reached it as `Unreachable`.

import { signal } from '@preact/signals'
import createClient, { type Middleware } from 'openapi-fetch'
import type { components, paths } from '#client/paths.ts'
import { language } from '#web/words/choosing.ts'

export type Schemas = components['schemas']

/** The service said no. `errors` has its sentences for the fields they concern; `body` is the whole answer. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body['message'] ?? body['error'] ?? status))
    this.status = status
    this.body = body
  }

  /** What clients tell refusals by. */
  get code(): string {
    return String(this.body['error_type'] ?? this.body['code'] ?? '')
  }

  get errors(): Readonly<Record<string, readonly string[]>> {
    return (this.body['errors'] as Record<string, string[]> | undefined) ?? {}
  }
}

/** No answer came: there is no network, or the service is away for a moment. */
export class Unreachable extends Error {}

/** Answers with these come from a proxy or from a service that starts or stops: asked again they may be another. */
export const passing = new Set([502, 503, 504])

const PATIENCE_MS = 20_000

const inTheirLanguage: Middleware = {
  onRequest({ request }) {
    request.headers.set('accept-language', language.value)
  },
}

/** `api.GET('/groups/{group}', { params: { path: { group } } })`: paths, fields and answers are those of the API document. */
export const api = createClient<paths>({ baseUrl: '/api', credentials: 'same-origin', fetch: (request: Request) => fetchInTime(request) })
api.use(inTheirLanguage)

/** For what takes longer than others: `api.POST(…, { ...within(60_000), … })`. */
export const within = (patienceMs: number) => ({ fetch: (request: Request) => fetchInTime(request, patienceMs) })

async function fetchInTime(request: Request, patienceMs = PATIENCE_MS): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]) }).catch((error) => {
    if (request.signal.aborted) throw error
    throw new Unreachable('no answer')
  })
  if (passing.has(answer.status)) throw new Unreachable(`status ${answer.status}`)
  return answer
}

/** What is to happen when the session is over; the page stays as it is, so that nothing typed is lost. */
let onSignedOut = () => {}
export const whenSignedOut = (happens: () => void) => {
  onSignedOut = happens
}

/** The address at which the service asked for a second factor. */
export const factorNeededAt = signal('')

interface Answered<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** The answer's body: `await ask(api.GET('/user'))`. Throws `Refusal` or `Unreachable`. */
export async function ask<Data>(asked: Promise<Answered<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await asked
  if (response.ok) return data as NonNullable<Data>
  throw refused(response.status, response.url, error)
}

export function refused(status: number, url: string, body: unknown): Refusal {
  if (status === 401 && !url.endsWith('/session')) onSignedOut()
  const refusal = new Refusal(status, typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {})
  if (refusal.code === 'second_factor_needed') factorNeededAt.value = location.pathname
  return refusal
}

/** Sent again with the same key, a request is done once, for 24 hours. */
export const once = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key })
