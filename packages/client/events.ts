// What happens, while it happens: Server-Sent Events as browsers read them (HTML, 9.2), with a token in a header, which `EventSource` cannot send.
import { createParser, type EventSourceMessage, type ParseError } from 'eventsource-parser'
import { ApiError } from './errors.ts'
import { pause } from './pausing.ts'
import { type Connection, open, pauseBefore } from './sending.ts'

export interface EventOptions {
  /** Ends it. */
  signal?: AbortSignal | undefined
  /** The `id` of the last event that was seen: what came since follows first, as far as the service still has it. */
  lastEventId?: string | undefined
  /** Without a byte for so long the line is lost; 90,000 by default. */
  silenceMs?: number | undefined
}

export interface LiveEvent {
  /** For `lastEventId`, where the event has one. */
  id: string | undefined
  type: string
  data: unknown
}

/** An event that holds more is none of the service. */
const LONGEST = 1_048_576
const FIRST_RETRY_MS = 3_000
const LONGEST_PAUSE_MS = 60_000

/** Goes on where a line was lost, for as long as its reader does. Throws what the service refuses, and the reason of `signal`. */
export async function* eventsOf(
  connection: Connection,
  { signal, lastEventId, silenceMs = 90_000 }: EventOptions,
): AsyncGenerator<LiveEvent, void, void> {
  let retryMs = FIRST_RETRY_MS
  let last = lastEventId
  for (let failures = 0; ; failures++) {
    let asksFor: number | undefined
    const line = new Line(connection, signal, silenceMs)
    try {
      const isOpen = await line.open(last)
      if (!isOpen) return
      for await (const { id, event, data } of line.messages((ms) => (retryMs = ms))) {
        failures = 0
        last = id ?? last
        yield { id, type: event ?? 'message', data: parsed(data) }
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (error instanceof ApiError && !error.mayPass) throw error
      if (error instanceof ApiError) asksFor = error.retryAfter
    } finally {
      line.close()
    }
    // Those whose line was lost with theirs must not all be back at once.
    const ms = Math.max(pauseBefore(failures, asksFor), retryMs * (1 + Math.random() / 2))
    await pause(Math.min(ms, LONGEST_PAUSE_MS), signal)
  }
}

/** One connection, which counts as lost when it is silent. */
class Line {
  readonly #connection: Connection
  readonly #end = new AbortController()
  readonly #signal: AbortSignal
  readonly #silenceMs: number
  #body: ReadableStream<Uint8Array> | null = null

  constructor(connection: Connection, signal: AbortSignal | undefined, silenceMs: number) {
    this.#connection = connection
    this.#silenceMs = silenceMs
    this.#signal = signal ? AbortSignal.any([signal, this.#end.signal]) : this.#end.signal
  }

  /** False where the service says that there is nothing to come (204). */
  async open(last: string | undefined): Promise<boolean> {
    const headers = { accept: 'text/event-stream', ...(last ? { 'last-event-id': last } : {}) }
    const asked = { method: 'GET', address: '/events', headers, isRepeatable: true }
    const response = await this.#inTime(open(this.#connection, asked, this.#signal))
    if (response.status === 204) return false
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new ApiError('unreadable', { status: response.status, headers: response.headers })
    this.#body = response.body
    return true
  }

  async *messages(onRetry: (ms: number) => void): AsyncGenerator<EventSourceMessage, void, void> {
    const arrived: EventSourceMessage[] = []
    const parser = createParser({ onEvent: (message) => arrived.push(message), onRetry, onError, maxBufferSize: LONGEST })
    const decoder = new TextDecoder()
    const reader = this.#body!.getReader()
    for (;;) {
      const { done, value } = await this.#inTime(reader.read())
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  }

  close() {
    this.#end.abort()
  }

  async #inTime<Result>(work: Promise<Result>): Promise<Result> {
    const silence = setTimeout(() => this.#end.abort(), this.#silenceMs)
    try {
      return await work
    } finally {
      clearTimeout(silence)
    }
  }
}

/** What a reader does not know it leaves aside; what has no end it must not keep. */
function onError({ type }: ParseError) {
  if (type === 'max-buffer-size-exceeded') throw new ApiError('unreadable')
}

/** The service's events are JSON; another's are given as they are. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}
