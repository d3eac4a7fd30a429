// Web Push: encrypted messages to browsers (RFC 8030, 8291), signed with this server's key (VAPID, RFC 8292).
// The addresses come from clients, so every request goes through safe-fetch.
import { ECDH } from 'node:crypto'
import type { FieldError } from '#platform/http/errors.ts'
import { ForbiddenAddress, RequestFailed, type SafeFetch } from '#platform/net/safe-fetch.ts'
import { type PushResult, retryLater } from './push-result.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** What a browser's `PushSubscription.toJSON()` gives; keys in base64url. */
export type WebPushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type WebPushOptions = {
  /** Seconds for which the push service keeps the message for a device that is away. */
  ttl: number
  urgency: 'very-low' | 'low' | 'normal' | 'high'
  /** Replaces an earlier message of the same topic that still waits: at most 32 characters of the base64url alphabet. */
  topic?: string | undefined
}

export type SendWebPush = (subscription: WebPushSubscription, payload: string, options: WebPushOptions) => Promise<PushResult>

/** Loaded with the first push. */
type Library = Pick<typeof import('web-push'), 'getVapidHeaders'>

/** Push services take 4096 encrypted bytes (RFC 8030, 7.2): less 86 of header, 16 of tag and one that ends the padding (RFC 8188). */
export const maxWebPayloadBytes = 4096 - 86 - 16 - 1

/** Which field of a subscription is wrong, and which rule it breaks. */
export interface SubscriptionFault {
  field: string
  error: FieldError
}

/** What is wrong with something sent as a subscription; undefined for a good one. */
export function subscriptionFault(value: unknown, urlFault: SafeFetch['urlFault']): SubscriptionFault | undefined {
  const { endpoint, keys } = (value ?? {}) as Partial<WebPushSubscription>
  if (typeof endpoint !== 'string') return { field: 'endpoint', error: { rule: 'https_address' } }
  if (endpoint.length > 2048) return { field: 'endpoint', error: { rule: 'max_length', max: 2048 } }
  const rule = urlFault(endpoint)
  if (rule) return { field: 'endpoint', error: { rule } }
  if (!isPublicKey(keys?.p256dh)) return { field: 'keys.p256dh', error: { rule: 'push_public_key' } }
  if (!isBase64url(keys?.auth, 16)) return { field: 'keys.auth', error: { rule: 'push_secret' } }
  return undefined
}

/**
 * Answers of the push service: 2xx sent; 404 and 410 gone; 401, 403, 408, 425, 429, 5xx and no answer later; everything else,
 * redirects and addresses that may not be called included, refused.
 */
export function webPushSender(keys: VapidKeys, { request, urlFault }: SafeFetch): SendWebPush {
  const authorization = vapidAuthorization(keys)

  return async (subscription, payload, { ttl, urgency, topic }) => {
    const fault = subscriptionFault(subscription, urlFault)
    if (fault) return { outcome: 'refused', reason: `${fault.field} breaks the rule ${fault.error.rule}` }
    if (Buffer.byteLength(payload) > maxWebPayloadBytes) return { outcome: 'refused', reason: `more than ${maxWebPayloadBytes} bytes` }

    const { p256dh, auth } = subscription.keys
    const { default: webPush } = await import('web-push')
    const { cipherText } = webPush.encrypt(p256dh, auth, payload, 'aes128gcm')
    const headers: Record<string, string> = {
      authorization: authorization(webPush, new URL(subscription.endpoint).origin),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttl),
      urgency,
    }
    if (topic) headers['topic'] = topic

    try {
      const answer = await request(subscription.endpoint, { method: 'POST', headers, body: cipherText })
      return resultOf(answer.status, answer.headers['retry-after'])
    } catch (error) {
      if (error instanceof ForbiddenAddress)
        return { outcome: 'refused', reason: 'the endpoint leads to an address that may not be called' }
      if (error instanceof RequestFailed) return retryLater()
      throw error
    }
  }
}

function resultOf(status: number, retryAfter: string | string[] | undefined): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  // 401 and 403 mean that our clock or key is wrong, which an operator can fix.
  if (status === 401 || status === 403) return retryLater()
  if (status === 408 || status === 425 || status === 429 || status >= 500) return retryLater(retryAfter)
  return { outcome: 'refused', reason: `the push service answered ${status}` }
}

/** A signed token says who we are to one push service for up to 24 hours (RFC 8292, 2): it is signed once an hour, not for each message. */
function vapidAuthorization({ subject, publicKey, privateKey }: VapidKeys) {
  const hourMs = 60 * 60 * 1000
  const known = new Map<string, { authorization: string; signed: number }>()

  return ({ getVapidHeaders }: Library, audience: string) => {
    const now = Date.now() // the system's clock, not the one that tests move: the push service checks it
    const kept = known.get(audience)
    // Also when the clock has been put back: what was signed in the future ends too late for a push service.
    if (kept && now >= kept.signed && now < kept.signed + hourMs) return kept.authorization
    const expires = Math.floor(now / 1000) + 12 * 60 * 60
    const { Authorization: authorization } = getVapidHeaders(audience, subject, publicKey, privateKey, 'aes128gcm', expires)
    if (known.size >= 1000) known.clear() // clients name the origins: don't let them fill the memory
    known.set(audience, { authorization, signed: now })
    return authorization
  }
}

function isPublicKey(value: unknown) {
  if (!isBase64url(value, 65) || Buffer.from(value, 'base64url')[0] !== 4) return false
  try {
    ECDH.convertKey(value, 'prime256v1', 'base64url') // throws for a point that is not on the curve
    return true
  } catch {
    return false
  }
}

function isBase64url(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]+={0,2}$/.test(value) && Buffer.from(value, 'base64url').length === bytes
}
