// Firebase Cloud Messaging on loopback, with Google's sign-in: checks the service account's signed claim, hands out access tokens, takes
// messages of the HTTP v1 API, and fails as Google does.
import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLoopbackHttps } from './loopback-https.ts'

export type FcmFailure =
  | { status: number; code?: string; message?: string; field?: string; retryAfter?: string }
  | { html: number }
  | 'silence'
  | 'reset'

/** The message as it was sent: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
export type FcmReceived = {
  token: string
  notification: { title: string; body: string }
  data: Record<string, string>
  android: { ttl: string; notification: { tag?: string } }
  apns: { headers: Record<string, string>; payload?: { aps: { badge: number } } }
}

export type FcmEndpoint = {
  /** `https://127.0.0.1:port` */
  baseUrl: string
  /** The certificate to trust. */
  ca: string
  /** The JSON that the console hands out, with our token_uri. */
  serviceAccount: string
  /** How messages fail from now on, to all or to one device; undefined: they are taken. */
  failWith(failure: FcmFailure | undefined, token?: string): void
  /** How signing in fails from now on. */
  failSignIn(failure: { status: number; error: string } | undefined): void
  /** Access tokens given so far are good no more. */
  withdrawTokens(): void
  /** Messages that were taken, in order. */
  received: FcmReceived[]
  counts: { messages: number; signIns: number }
  close(): Promise<void>
}

export async function startFcmEndpoint({ tokenSeconds = 3600 }: { tokenSeconds?: number } = {}): Promise<FcmEndpoint> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const clientEmail = 'push@test-project.iam.gserviceaccount.example'
  const failures = new Map<string, FcmFailure>()
  const accessTokens = new Set<string>()
  const received: FcmReceived[] = []
  const counts = { messages: 0, signIns: 0 }
  let failureToAll: FcmFailure | undefined
  let signInFailure: { status: number; error: string } | undefined

  const {
    origin: baseUrl,
    ca,
    reset,
    close,
  } = await startLoopbackHttps((request, bytes, response) => {
    const body = bytes.toString()
    if (request.method === 'POST' && request.url === '/token') return giveToken(body, response)
    if (request.method === 'POST' && request.url === '/v1/projects/test-project/messages:send') return takeMessage(request, body, response)
    response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Error 404 (Not Found)</title>')
  })

  function giveToken(body: string, response: ServerResponse) {
    counts.signIns += 1
    if (signInFailure) return json(response, signInFailure.status, { error: signInFailure.error, error_description: 'as the test asked' })
    const form = new URLSearchParams(body)
    const fault = faultOfClaim(form.get('assertion') ?? '')
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return json(response, 400, { error: 'unsupported_grant_type' })
    if (fault) return json(response, 400, { error: 'invalid_grant', error_description: fault })
    const accessToken = randomBytes(24).toString('base64url')
    accessTokens.add(accessToken)
    json(response, 200, { access_token: accessToken, expires_in: tokenSeconds, token_type: 'Bearer' })
  }

  function faultOfClaim(assertion: string) {
    const [head = '', claim = '', signature = ''] = assertion.split('.')
    const signed = Buffer.from(`${head}.${claim}`)
    if (!verify('RSA-SHA256', signed, createPublicKey(keys.privateKey), Buffer.from(signature, 'base64url'))) return 'signature'
    const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const { iss, aud, scope, iat, exp } = JSON.parse(Buffer.from(claim, 'base64url').toString())
    const now = Date.now() / 1000
    if (alg !== 'RS256' || kid !== 'key-1') return 'header'
    if (iss !== clientEmail || aud !== `${baseUrl}/token`) return 'issuer or audience'
    if (scope !== 'https://www.googleapis.com/auth/firebase.messaging') return 'scope'
    if (!(iat <= now && exp > now && exp - iat <= 3600)) return 'time'
    return undefined
  }

  function takeMessage({ headers }: IncomingMessage, body: string, response: ServerResponse) {
    counts.messages += 1
    if (!accessTokens.has(headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return fail({ status: 401, code: 'UNAUTHENTICATED' }, response)
    const { message } = JSON.parse(body)
    const failure = failures.get(message.token) ?? failureToAll ?? faultOfMessage(message)
    if (failure) return fail(failure, response)
    received.push(message)
    json(response, 200, { name: `projects/test-project/messages/${received.length}` })
  }

  function fail(failure: FcmFailure, response: ServerResponse) {
    if (failure === 'silence') return
    if (failure === 'reset') return reset(response)
    if ('html' in failure) return response.writeHead(failure.html, { 'content-type': 'text/html' }).end('<title>Error</title>')
    const { status, code = 'INVALID_ARGUMENT', message = 'Request contains an invalid argument.', field, retryAfter } = failure
    if (retryAfter) response.setHeader('retry-after', retryAfter)
    const details = [
      { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code },
      ...(field ? [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description: message }] }] : []),
    ]
    json(response, status, { error: { code: status, message, status: statusNames[status] ?? code, details } })
  }

  return {
    baseUrl,
    ca,
    close,
    received,
    counts,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: 'test-project',
      private_key_id: 'key-1',
      private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: clientEmail,
      token_uri: `${baseUrl}/token`,
    }),

    failWith(failure, token) {
      if (token === undefined) failureToAll = failure
      else if (failure) failures.set(token, failure)
      else failures.delete(token)
    },

    failSignIn(failure) {
      signInFailure = failure
    },

    withdrawTokens() {
      accessTokens.clear()
    },
  }
}

/** Google's general names, where they differ from FCM's own. */
const statusNames: Record<number, string> = { 404: 'NOT_FOUND', 403: 'PERMISSION_DENIED', 429: 'RESOURCE_EXHAUSTED' }

/** FCM takes text values only, and no keys of its own. */
function faultOfMessage({ data, notification, android }: FcmReceived): FcmFailure | undefined {
  const bytes = Buffer.byteLength(JSON.stringify({ data, notification }))
  if (bytes > 4096) return { status: 400, message: 'Android message is too big' }
  const bad = Object.entries(data).find(([key, value]) => typeof value !== 'string' || /^(from|message_type|google.*|gcm.*)$/.test(key))
  if (bad) return { status: 400, field: `message.data[${bad[0]}]` }
  if (!/^\d+s$/.test(android.ttl)) return { status: 400, field: 'message.android.ttl' }
  return undefined
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
