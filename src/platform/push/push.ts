// Pushes to browsers and phones: the only file that knows which service delivers to a device. Browsers need no account anywhere;
// phones need a Firebase service account, and without one their pushes go to the log.
import type { BaseLogger } from 'pino'
import { openSafeFetch, type SafeFetchOptions } from '#platform/net/safe-fetch.ts'
import { counter } from '../metrics.ts'
import { fcmSender } from './fcm.ts'
import { readServiceAccount } from './google-service-account.ts'
import type { PushResult } from './push-result.ts'
import { openVapidKeys } from './vapid-keys.ts'
import { maxWebPayloadBytes, type SubscriptionFault, subscriptionFault, type WebPushSubscription, webPushSender } from './web-push.ts'

export type PushDevice = { platform: 'web'; subscription: WebPushSubscription } | { platform: 'ios' | 'android'; token: string }

export type PushMessage = {
  title: string
  /** Cut to what the service takes. */
  body: string
  data: Record<string, string | number>
  /**
   * Sent again, a message replaces the one with the same topic, on its way or on the screen, instead of showing twice: at most
   * 32 characters of the base64url alphabet.
   */
  topic?: string | undefined
  /** What stands beside the app's icon: how much its owner has not read. */
  unread_count?: number | undefined
}

export type Push = {
  /** What a browser subscribes with (`applicationServerKey`): base64url. */
  publicKey: string
  /** Never throws for anything a device or a push service does. */
  send(device: PushDevice, message: PushMessage): Promise<PushResult>
  /** What is wrong with something sent as a browser's subscription; undefined for a good one. */
  subscriptionFault(subscription: unknown): SubscriptionFault | undefined
  /** Where pushes go, for the start-up text. */
  describe(): string
  close(): Promise<void>
}

export type PushConfig = {
  dataDir: string
  vapid: { publicKey?: string | undefined; privateKey?: string | undefined; subject: string }
  /** `serviceAccount`: the JSON or the path of its file; `baseUrl`: where the API is, Google by default. */
  fcm?: { serviceAccount: string; baseUrl?: string | undefined } | undefined
  /** Networks that may be called in addition to the public internet, certificates, time limits. */
  net?: SafeFetchOptions | undefined
  log: Pick<BaseLogger, 'info' | 'warn'>
}

const pushes = counter('pushes_total', 'Pushes handed over, by what became of them', ['platform', 'outcome'])

const weekSeconds = 7 * 24 * 60 * 60

/** FCM and Apple take 4096 bytes each, some of them for what FCM adds on the way. */
const maxMobilePayloadBytes = 3500

/** @throws when the keys or the service account are wrong */
export async function openPush({ dataDir, vapid, fcm, net, log }: PushConfig): Promise<Push> {
  const keys = await openVapidKeys({ dataDir, ...vapid })
  const account = fcm && (await readServiceAccount(fcm.serviceAccount))
  // Connections of its own for FCM: endpoints that clients name can't keep it waiting.
  const webNet = openSafeFetch(net)
  const mobileNet = openSafeFetch(net)
  const sendWebPush = webPushSender(keys, webNet)
  const sendFcm = account && fcmSender(account, mobileNet, log, fcm.baseUrl)

  async function send(device: PushDevice, { topic, unread_count, ...message }: PushMessage): Promise<PushResult> {
    if (device.platform === 'web') {
      const beside = { unread_count, tag: topic }
      const room = maxWebPayloadBytes - Buffer.byteLength(JSON.stringify(beside))
      const payload = JSON.stringify({ ...fitMessage(message, room), ...beside })
      return sendWebPush(device.subscription, payload, { ttl: weekSeconds, urgency: 'normal', topic })
    }
    if (sendFcm)
      return sendFcm(device.token, { ...fitMessage(message, maxMobilePayloadBytes), tag: topic, badge: unread_count, ttl: weekSeconds })
    log.info({ platform: device.platform, ...kindAndIds(message.data) }, 'push: to the log, for want of a service account')
    return { outcome: 'sent' }
  }

  return {
    publicKey: keys.publicKey,

    async send(device, message) {
      const result = await send(device, message)
      pushes.inc({ platform: device.platform, outcome: result.outcome })
      return result
    },

    subscriptionFault: (subscription) => subscriptionFault(subscription, webNet.urlFault),

    describe() {
      const mobile = account
        ? `to phones through Firebase project ${account.projectId}`
        : 'to phones only into the log (no FCM service account)'
      return `Pushes go to browsers by Web Push, ${mobile}`
    },

    async close() {
      await Promise.all([webNet.close(), mobileNet.close()])
    },
  }
}

/** Cuts the body, and then the title, by code points until the JSON takes at most `maxBytes`. Data is never cut. */
export function fitMessage({ title, body, data }: Omit<PushMessage, 'topic' | 'unread_count'>, maxBytes: number) {
  const fits = (message: object) => Buffer.byteLength(JSON.stringify(message)) <= maxBytes
  const fittingTitle = cut(title, (text) => fits({ title: text, body: '', data }))
  return { title: fittingTitle, body: cut(body, (text) => fits({ title: fittingTitle, body: text, data })), data }
}

function cut(text: string, fits: (text: string) => boolean) {
  if (fits(text)) return text
  const points = Array.from(text)
  const start = (length: number) => `${points.slice(0, length).join('')}…`
  let fitting = -1
  let tooLong = points.length
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    if (fits(start(middle))) fitting = middle
    else tooLong = middle
  }
  return fitting < 0 ? '' : start(fitting)
}

/** What may stand in a log: no text that a person wrote. */
function kindAndIds({ kind, ...rest }: PushMessage['data']) {
  return { kind, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => typeof value === 'number')) }
}
