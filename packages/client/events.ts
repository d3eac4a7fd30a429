// What happens, while it happens, with a token in a header, which `EventSource` cannot send.
import { ApiError } from './errors.ts'
import { type Block, readBlocks, TooLong } from './event-stream.ts'
import type { Schemas } from './operations.ts'
import { pause } from './pausing.ts'
import { type Connection, open, pauseBefore } from './sending.ts'

export interface EventOptions {
  /** Ends it. */
  signal?: AbortSignal | undefined
  /** Of an event that was seen: what came since follows first, for a day. */
  lastEventId?: string | undefined
  /** Without a byte for so long the line is lost; the service says something each 20 seconds. 65,000 by default. */
  silenceMs?: number | undefined
}

export interface LiveEvent {
  data: Schemas['LiveEvent']
  /** With which another run of your program goes on from here. */
  lastEventId: string | undefined
}

const FIRST_RETRY_MS = 3_000
const LONGEST_PAUSE_MS = 120_000

/** Goes on where a line was lost, for as long as its reader does. Throws what the service refuses, and the reason of `signal`. */
export async function* eventsOf(
  connection: Connection,
  { signal, lastEventId, silenceMs = 65_000 }: EventOptions,
): AsyncGenerator<LiveEvent, void, void> {
  let retryMs = FIRST_RETRY_MS
  let last = lastEventId
  for (let failures = 0; ; failures++) {
    let asksFor: number | undefined
    const line = new Line(connection, signal, silenceMs)
    try {
      const isOpen = await line.open(last)
      if (!isOpen) return
      for await (const { id, data } of line.blocks((ms) => (retryMs = ms))) {
        failures = 0
        last = id ?? last
        if (data === undefined) continue
        yield { data: JSON.parse(data), lastEventId: last }
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (error instanceof SyntaxError || error instanceof TooLong) throw new ApiError('unreadable', { status: 200, cause: error })
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

  async *blocks(onRetry: (ms: number) => void): AsyncGenerator<Block, void, void> {
    const read = readBlocks(onRetry)
    const decoder = new TextDecoder()
    const reader = this.#body!.getReader()
    for (;;) {
      const { done, value } = await this.#inTime(reader.read())
      if (done) return
      yield* read(decoder.decode(value, { stream: true }))
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
