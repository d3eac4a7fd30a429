// What became of a push, whichever service it went to.

export type PushResult =
  | { outcome: 'sent' }
  /** The device does not exist any more: forget it. */
  | { outcome: 'gone' }
  /** Nothing wrong with the device as far as one can tell: try again, not before `retryAfterSeconds` if given. */
  | { outcome: 'later'; retryAfterSeconds?: number }
  /** This push will not be accepted, however often it is tried; `reason` is fit for a log. */
  | { outcome: 'refused'; reason: string }

const longestWaitSeconds = 24 * 60 * 60

/** "Try again", with what a Retry-After header asks for (RFC 9110, 10.2.3: seconds, or a date in one of three forms), a day at most. */
export function retryLater(retryAfter?: string | string[], nowMs = Date.now()): PushResult {
  if (typeof retryAfter !== 'string') return { outcome: 'later' }
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (parseHttpDate(retryAfter) - nowMs) / 1000
  if (Number.isNaN(seconds)) return { outcome: 'later' }
  return { outcome: 'later', retryAfterSeconds: Math.min(Math.max(Math.ceil(seconds), 0), longestWaitSeconds) }
}

/** Milliseconds since 1970, or NaN. The asctime form names no zone, and means GMT as the others do. */
function parseHttpDate(text: string) {
  return /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(/GMT$/.test(text) ? text : `${text} GMT`) : Number.NaN
}
