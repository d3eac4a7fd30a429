// Mobile push through Firebase Cloud Messaging, which delivers to Android and, by way of Apple, to iOS (HTTP v1 API,
// https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages).
import type { BaseLogger } from 'pino'
import { ForbiddenAddress, RequestFailed, type SafeFetch, type SafeResponse } from '#platform/net/safe-fetch.ts'
import { accessTokens, parseObject, type ServiceAccount, SignInFailed } from './google-service-account.ts'
import { type PushResult, retryLater } from './push-result.ts'

export type FcmMessage = {
  title: string
  body: string
  data: Record<string, string | number>
  /** A message with the same tag on the device's screen is replaced: at most 64 bytes. */
  tag?: string | undefined
  /** The number beside the app's icon. */
  badge?: number | undefined
  /** Seconds for which Google and Apple keep the message for a device that is away. */
  ttl: number
}

export type SendFcm = (token: string, message: FcmMessage) => Promise<PushResult>

/**
 * Answers: 200 sent; a token that FCM does not know (404, or 400 about the token) gone; quota, trouble at Google and no answer later,
 * and so is whatever is wrong with our own rights (the log says so, and the operator can put it right); other faults refused.
 * @param baseUrl where the API is
 */
export function fcmSender(
  account: ServiceAccount,
  { request }: SafeFetch,
  log: Pick<BaseLogger, 'warn'>,
  baseUrl = 'https://fcm.googleapis.com',
): SendFcm {
  const signIn = accessTokens(account, 'https://www.googleapis.com/auth/firebase.messaging', request)
  const url = `${baseUrl}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`
  const post = async (accessToken: string, body: string) =>
    readAnswer(
      await request(url, { method: 'POST', headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }, body }),
    )

  return async (token, message) => {
    const body = JSON.stringify({ message: fcmMessage(token, message) })
    try {
      const accessToken = await signIn()
      const answer = await post(accessToken, body)
      // An access token can be withdrawn before its time. (The same status also tells that Apple turned Google down.)
      const withdrawn = answer.status === 401 && answer.code !== 'THIRD_PARTY_AUTH_ERROR'
      return resultOf(withdrawn ? await post(await signIn(accessToken), body) : answer, log)
    } catch (error) {
      if (error instanceof RequestFailed) return retryLater()
      if (error instanceof SignInFailed) {
        const reason = parseObject(error.answer.body)['error']
        log.warn({ status: error.answer.status, reason: typeof reason === 'string' ? reason : undefined }, 'push: no sign-in to FCM')
        return retryLater(error.answer.headers['retry-after'])
      }
      if (error instanceof ForbiddenAddress) {
        log.warn('push: FCM or its sign-in leads to an address that may not be called')
        return retryLater()
      }
      throw error
    }
  }
}

function fcmMessage(token: string, { title, body, data, tag, badge, ttl }: FcmMessage) {
  return {
    token,
    notification: { title, body },
    data: Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)])), // FCM takes text only
    android: { ttl: `${ttl}s`, notification: { tag, notification_count: badge } },
    apns: {
      headers: { 'apns-expiration': String(Math.floor(Date.now() / 1000) + ttl), 'apns-collapse-id': tag },
      payload: badge === undefined ? undefined : { aps: { badge } },
    },
  }
}

type FcmAnswer = { status: number; code: string | undefined; aboutToken: boolean; retryAfter: string | string[] | undefined }

type GoogleError = {
  status?: string
  message?: string
  details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[]
}

/** FCM's own code stands among the details of Google's general error. */
function readAnswer({ status, headers, body }: SafeResponse): FcmAnswer {
  const error = (parseObject(body)['error'] ?? {}) as GoogleError
  const details = Array.isArray(error.details) ? error.details : []
  // INVALID_ARGUMENT stands for faults of the message too; for the token, FCM names the field or, mostly, says so in its text alone.
  const fields = details.flatMap(({ fieldViolations }) => fieldViolations ?? []).map(({ field }) => field)
  return {
    status,
    code: details.find(({ errorCode }) => errorCode)?.errorCode ?? error.status,
    aboutToken: fields.includes('message.token') || /registration token/i.test(error.message ?? ''),
    retryAfter: headers['retry-after'],
  }
}

function resultOf({ status, code, aboutToken, retryAfter }: FcmAnswer, log: Pick<BaseLogger, 'warn'>): PushResult {
  if (status === 200) return { outcome: 'sent' }
  // Without the code, a 404 is the page of something in between and says nothing about the device.
  if (status === 404 && (code === 'UNREGISTERED' || code === 'NOT_FOUND')) return { outcome: 'gone' }
  if (status === 400 && aboutToken) return { outcome: 'gone' }
  // The device belongs to another Firebase project, or we use the wrong one: keep it.
  if (status === 400 || status === 413 || code === 'SENDER_ID_MISMATCH')
    return { outcome: 'refused', reason: `FCM answered ${status} ${code}` }
  if (status !== 429 && status < 500) log.warn({ status, code }, 'push: FCM turns this server down')
  return retryLater(retryAfter)
}
