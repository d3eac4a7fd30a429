// Signing in to Google's APIs with a service account: a signed claim is exchanged for an access token (RFC 7523,
// https://developers.google.com/identity/protocols/oauth2/service-account). Node's own crypto does it in a few lines.
import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SafeFetch, SafeResponse } from '#platform/net/safe-fetch.ts'

export type ServiceAccount = { projectId: string; clientEmail: string; privateKey: KeyObject; keyId: string; tokenUri: string }

/**
 * A service account as Google's console hands it out.
 * @param config the JSON, or the path of a file with it
 * @throws when it can't be read or misses something; the message never repeats what the JSON holds
 */
export async function readServiceAccount(config: string): Promise<ServiceAccount> {
  const isJson = config.trimStart().startsWith('{')
  const which = isJson ? 'The service account' : `The service account in ${config}`
  const account = parseObject(isJson ? config : await readFile(config, 'utf8'))
  const text = (field: string) => {
    const value = account[field]
    if (typeof value !== 'string' || value === '') throw new Error(`${which} is not JSON with a ${field}`)
    return value
  }
  const pem = text('private_key')
  let privateKey: KeyObject
  try {
    privateKey = createPrivateKey(pem)
  } catch {
    throw new Error(`${which} has a private_key that can't be read`)
  }
  const tokenUri = text('token_uri')
  if (URL.parse(tokenUri)?.protocol !== 'https:') throw new Error(`${which} has a token_uri that is not an https address`)
  return { projectId: text('project_id'), clientEmail: text('client_email'), privateKey, keyId: text('private_key_id'), tokenUri }
}

/** Google gave no access token. */
export class SignInFailed extends Error {
  answer: SafeResponse
  constructor(answer: SafeResponse) {
    super('Google gave no access token')
    this.answer = answer
  }
}

/**
 * Gives an access token, the last one until five minutes before its end unless it is the `rejected` one; callers at the same time share
 * one request.
 * @throws SignInFailed, and what `request` throws
 */
export function accessTokens(
  account: ServiceAccount,
  scope: string,
  request: SafeFetch['request'],
): (rejected?: string) => Promise<string> {
  let current: { accessToken: string; until: number } | undefined
  let asking: Promise<string> | undefined

  async function ask() {
    const answer = await request(account.tokenUri, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertion(account, scope),
      }).toString(),
    })
    const { access_token: accessToken, expires_in: seconds } = parseObject(answer.body)
    if (answer.status !== 200 || typeof accessToken !== 'string' || typeof seconds !== 'number') throw new SignInFailed(answer)
    current = { accessToken, until: Date.now() + (seconds - 300) * 1000 }
    return accessToken
  }

  return async (rejected) => {
    if (current && current.accessToken !== rejected && Date.now() < current.until) return current.accessToken
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

/** The signed claim of the service account, valid for an hour. */
function assertion({ clientEmail, privateKey, keyId, tokenUri }: ServiceAccount, scope: string) {
  const now = Math.floor(Date.now() / 1000) // the system's clock, not the one that tests move: Google checks it
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claim = { iss: clientEmail, scope, aud: tokenUri, iat: now, exp: now + 3600 }
  const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${encode(claim)}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
}

/** The JSON object in a text; an empty one when there is none. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
