// One open answer that events are written into (Server-Sent Events), and who reads it.
// https://html.spec.whatwg.org/multipage/server-sent-events.html
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { MOST_WAITING } from './limits.ts'

export const EVENT_STREAM = 'text/event-stream'

/** As proxies must pass it on: at once, unchanged. `X-Accel-Buffering` says it to nginx. */
export const streamHeaders = {
  'content-type': EVENT_STREAM,
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

export const eventText = (event: object) => `data: ${JSON.stringify(event)}\n\n`
/** Where the reader has come; without data it is no event, and keeps proxies from ending a connection on which nothing happens. */
export const positionText = (id: string) => `id: ${id}\n\n`
/** The same with the last of several events: who loses the connection before it hears them all again. */
export const withPosition = (text: string, id: string) => `id: ${id}\n${text}`
/** When to come back, unless the client knows better. */
export const retryText = (ms: number) => `retry: ${ms}\n\n`

/** Milliseconds for what was written last to go out. */
const LINGER_MS = 2_000

export interface Stream {
  write(text: string): void
  end(text: string): void
  readonly isOpen: boolean
}

/** `onClosed` is called once, however it ends. */
export function openStream(reply: FastifyReply, onClosed: (why: 'left' | 'slow') => void): Stream {
  reply.hijack()
  const response: ServerResponse = reply.raw
  let why: 'left' | 'slow' = 'left'
  let isOpen = true
  response.once('close', () => {
    isOpen = false
    onClosed(why)
  })
  response.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...streamHeaders })
  return {
    get isOpen() {
      return isOpen && !response.writableEnded
    },
    write(text) {
      if (!isOpen || response.writableEnded) return
      response.write(text)
      if (response.writableLength <= MOST_WAITING) return
      why = 'slow'
      response.destroy()
    },
    end(text) {
      if (!isOpen || response.writableEnded) return
      response.end(text)
      setTimeout(() => response.destroy(), LINGER_MS).unref()
    },
  }
}
