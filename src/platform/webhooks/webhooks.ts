// Webhooks as Standard Webhooks describes them (standardwebhooks.com, 1.0): a POST with an id, the time and signatures. The addresses come from
// people, so every request goes through safe-fetch.
import { createHmac } from 'node:crypto'
import { ForbiddenAddress, openSafeFetch, RequestFailed, type SafeFetch, type SafeFetchOptions } from '#platform/net/safe-fetch.ts'

export interface WebhookMessage {
  /** The same for every attempt. */
  id: string
  body: string
}

/** What was wrong with an attempt. */
export const problems = ['address', 'name', 'unreachable', 'tls', 'slow', 'cut_off', 'redirect', 'status', 'gone'] as const
export type WebhookProblem = (typeof problems)[number]

/** The last answer's status, where there was one; `problem` is null for a message that arrived. */
export interface WebhookResult {
  status: number | null
  problem: WebhookProblem | null
  durationMs: number
}

export interface Webhooks {
  /** The rule that an address breaks, as far as its text tells. */
  urlFault: SafeFetch['urlFault']
  /** Signs it with each of the secrets. Never throws for anything that the other side does. */
  send(url: string, message: WebhookMessage, secrets: readonly Buffer[]): Promise<WebhookResult>
  close(): Promise<void>
}

/** What a receiver is given, once: it knows the form by its beginning. */
export const secretText = (secret: Buffer) => `whsec_${secret.toString('base64')}`

export function openWebhooks(net: SafeFetchOptions): Webhooks {
  const { request, urlFault, close } = openSafeFetch({ plainOnLoopback: true, ...net })
  return {
    urlFault,
    close,
    async send(url, { id, body }, secrets) {
      const begun = performance.now()
      const timestamp = Math.floor(Date.now() / 1000)
      const signed = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signed.join(' '),
      }
      const result = (status: number | null, problem: WebhookProblem | null) => ({
        status,
        problem,
        durationMs: Math.round(performance.now() - begun),
      })
      try {
        const { status } = await request(url, { method: 'POST', headers, body })
        return result(status, problemOf(status))
      } catch (error) {
        if (error instanceof ForbiddenAddress) return result(null, 'address')
        if (error instanceof RequestFailed) return result(null, causeOf(error))
        throw error
      }
    },
  }
}

const problemOf = (status: number): WebhookProblem | null =>
  status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : status === 410 ? 'gone' : 'status'

/** What happened on the way, by the codes of Node and undici. */
function causeOf(error: unknown): WebhookProblem {
  const names = namesOf(error)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|ENONAME|EAI_/)) return 'name'
  if (has(/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO|ALTNAME/)) return 'tls'
  if (has(/TIMEOUT|TimeoutError|ETIMEDOUT|ETIMEOUT/)) return 'slow'
  if (has(/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/)) return 'unreachable'
  return 'cut_off'
}

/** The names and codes of an error and of all that it came from, of several attempts too. */
function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { name, code, cause, errors, reason } = error as Partial<Record<'name' | 'code' | 'cause' | 'errors' | 'reason', unknown>>
  return [`${name} ${code}`, ...[cause, errors, reason].flat().flatMap(namesOf)]
}
