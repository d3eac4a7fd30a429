// One request: its attempts, its time, and what of an answer is read. Tokens go to the address that the client was made with, and nowhere else.
import { ApiError } from './errors.ts'
import { pause } from './pausing.ts'

export interface Connection {
  /** Of the service, with `/api`, without a slash at its end. */
  baseUrl: string
  /** Goes with every request, while there is one. */
  token: () => string | undefined
  locale: string | undefined
  fetch: typeof fetch
  /** How often a request is sent again. */
  retries: number
  timeoutMs: number
  longestPauseMs: number
}

export interface Asked {
  method: string
  /** Below the base address, filled in. */
  address: string
  headers?: Readonly<Record<string, string>>
  body?: FormData | Blob | string | undefined
  /** Whether it may be sent again where it is not known what became of it. */
  isRepeatable: boolean
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
}

export interface Answered {
  status: number
  headers: Headers
  body: unknown
}

/** Sends a request, again where that is safe and may help. Throws `ApiError`, or the reason of `signal`. */
export async function send(connection: Connection, asked: Asked): Promise<Answered> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(connection, asked)
    } catch (error) {
      const mayRepeat = error instanceof ApiError && error.mayPass && asked.isRepeatable && attempt < connection.retries
      const ms = mayRepeat ? pauseBefore(attempt, error.retryAfter) : Number.POSITIVE_INFINITY
      if (ms > connection.longestPauseMs) throw error
      await pause(ms, asked.signal)
    }
  }
}

/** Many that failed together must not come back together. */
export function pauseBefore(attempt: number, retryAfter: number | undefined): number {
  if (retryAfter !== undefined) return retryAfter * 1000 * (1 + Math.random() / 4)
  return Math.min(500 * 2 ** attempt, 30_000) * (0.5 + Math.random() / 2)
}

async function sendOnce(connection: Connection, asked: Asked): Promise<Answered> {
  const timeout = AbortSignal.timeout(asked.timeoutMs ?? connection.timeoutMs)
  const signal = asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout
  return fromThere(asked.signal, timeout, async () => {
    const response = await open(connection, asked, signal)
    return { status: response.status, headers: response.headers, body: await bodyOf(response) }
  })
}

/** An answer of the service, as soon as it begins. Redirects and refusals are thrown. */
export async function open({ baseUrl, token, locale, fetch }: Connection, asked: Asked, signal: AbortSignal): Promise<Response> {
  const { method, address, body, headers } = asked
  const bearer = token()
  const response = await fetch(`${baseUrl}${address}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(locale ? { 'accept-language': locale } : {}),
      ...headers,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
    // Whoever follows one sends the token along.
    redirect: 'manual',
    credentials: 'omit',
    signal,
  })
  const { status } = response
  if (response.ok || status === 304) return response
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    await response.body?.cancel()
    throw new ApiError('redirected', { status, headers: response.headers })
  }
  throw new ApiError(undefined, { status, headers: response.headers, body: await refusalOf(response) })
}

/** Tells what became of a request that has no answer: ended by its caller, late, or lost. */
export async function fromThere<Result>(own: AbortSignal | undefined, timeout: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (own?.aborted) throw own.reason
    if (cause instanceof ApiError) throw cause
    throw new ApiError(timeout.aborted ? 'timed_out' : 'unreachable', { cause })
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const { status, headers } = response
  if (status === 204 || status === 304) {
    await response.body?.cancel()
    return undefined
  }
  const type = headers.get('content-type') ?? ''
  const isFile = headers.get('content-disposition')?.startsWith('attachment') ?? false
  if (type.includes('json') && !isFile) return parsed(await response.text(), response)
  if (/json|^text\/(csv|markdown)/.test(type)) return response.text()
  if (type.startsWith('application/pdf')) return response.blob()
  await response.body?.cancel()
  throw new ApiError('unreadable', { status, headers })
}

function parsed(text: string, { status, headers }: Response): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('unreadable', { status, headers, cause })
  }
}

/** A proxy answers in a form of its own, and counts by its status. */
async function refusalOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
