// Pushes to this browser: what stands in their way, in the order in which it can be mended, and how they are switched on and off. A push lasts
// as long as the sign-in with which its device was registered, and browsers lose subscriptions: so each start registers again what was on.
import { api, ask } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { isInstalled } from '#web/parts/install-here.ts'
import { isApplePhone } from '#web/parts/ways-to-install.ts'

/** Which condition is missing; `on` when none is, `off` when all can be had for a tap. */
export type PushState = 'unsupported' | 'install first' | 'not offered' | 'untrusted' | 'denied' | 'off' | 'on'

/** Kept for the account that switched it on: who signs in here later was not asked. */
const KEPT_AS = 'push device'

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator)) return 'untrusted'
  // Apple's phones push only to what stands on the home screen.
  if (!('PushManager' in window)) return isApplePhone(navigator) && !isInstalled() ? 'install first' : 'unsupported'
  if ((await publicKey()) === undefined) return 'not offered'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'untrusted'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' && (await draftOf<number>(KEPT_AS)) ? 'on' : 'off'
}

async function publicKey(): Promise<string | undefined> {
  const { data } = await api.GET('/push/public-key')
  return data?.data.public_key
}

/** Asks the person, so only after a tap. False when they said no. */
export async function switchOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await register()
  return true
}

async function register(): Promise<void> {
  const key = await publicKey()
  if (!key) return
  const registration = await navigator.serviceWorker.ready
  const former = await registration.pushManager.getSubscription()
  const isOfThisService = former?.options.applicationServerKey && base64url(former.options.applicationServerKey) === key
  if (former && !isOfThisService) await former.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
  const { data } = await ask(api.POST('/devices', { body: { platform: 'web', subscription: { endpoint, keys } } }))
  await keepDraft(KEPT_AS, data.id)
}

/** At each start, where it was on. */
export async function keepOn(): Promise<void> {
  if (!('serviceWorker' in navigator) || !(await draftOf<number>(KEPT_AS))) return
  if ((await navigator.serviceWorker.getRegistration()) && Notification.permission === 'granted') await register()
}

export async function switchOff(): Promise<void> {
  const device = await draftOf<number>(KEPT_AS)
  await dropDraft(KEPT_AS)
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  if (device) await api.DELETE('/devices/{device}', { params: { path: { device } } })
}

/** What was told here is not for who comes next. */
export async function forgetPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  for (const shown of await registration.getNotifications()) shown.close()
  // Asked again so that the browser has heard it before the page goes.
  await registration.getNotifications()
  await navigator.clearAppBadge?.().catch(() => {})
  // The service forgot this device with the sign-in.
  await (await registration.pushManager?.getSubscription())?.unsubscribe()
}

const base64url = (bytes: ArrayBuffer) => new Uint8Array(bytes).toBase64({ alphabet: 'base64url', omitPadding: true })
