// Pushes, from the tap that asks for them to the page that they lead to. Chromium's own push service is out of reach: where the page subscribes,
// and what takes the push from the service, is the push service of the tests; its payload is then handed to the browser as Chromium would.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { BrowserContext, CDPSession } from 'playwright-core'
import { given as givenFor } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { startPushEndpoint, type TestSubscription } from '#test/push-endpoint.ts'
import { openProfileApp, startWithApp, until } from '../app.ts'

const pushService = await startPushEndpoint()
after(() => pushService.close())
const app = await startWithApp({ config: { PUSH_ALLOW: '127.0.0.0/8' }, ca: pushService.ca })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const mira = await given.person({ of: church, name: 'Mira Sommer', locale: 'de' })
const posts = givenPosts(app)
const group = await posts.circle(church, leader, mira)
const post = await posts.post(mira, group, { content: 'Who bakes the bread?' })

let phone: Awaited<ReturnType<typeof openProfileApp>>
let browser: CDPSession
/** The worker's, as the browser knows it. */
let registration: string
before(async () => {
  phone = await openProfileApp(app.url)
  await subscribeHere(phone.context)
  await phone.signIn(mira)
  browser = await phone.context.newCDPSession(phone.page)
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) if (!isDeleted) registration = registrationId
  })
  await browser.send('ServiceWorker.enable')
})
after(() => phone.close())

/** The browser's half of a subscription, and how often the person was asked. */
async function subscribeHere(context: BrowserContext) {
  let subscription: (TestSubscription & { key: string }) | undefined
  await context.exposeFunction('testSubscription', (change?: { key: string } | 'end') => {
    if (change === 'end') subscription = undefined
    else if (change) subscription = { ...pushService.subscribe(change.key), key: change.key }
    return subscription
  })
  await context.addInitScript(() => {
    type Kept = { endpoint: string; keys: object; key: string } | undefined
    const { testSubscription } = globalThis as unknown as { testSubscription: (change?: object | 'end') => Promise<Kept> }
    const asBrowser = (kept: Kept) =>
      kept && {
        options: { applicationServerKey: Uint8Array.fromBase64(kept.key, { alphabet: 'base64url' }).buffer },
        toJSON: () => ({ endpoint: kept.endpoint, keys: kept.keys, expirationTime: null }),
        unsubscribe: () => testSubscription('end').then(() => true),
      }
    PushManager.prototype.subscribe = async (options) =>
      asBrowser(await testSubscription({ key: options!.applicationServerKey })) as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => (asBrowser(await testSubscription()) ?? null) as unknown as PushSubscription
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = String(Number(document.documentElement.dataset['asked'] ?? 0) + 1)
      return ask()
    }
  })
}
const timesAsked = () => phone.page.evaluate(() => Number(document.documentElement.dataset['asked'] ?? 0))
const setPermission = (setting: 'granted' | 'denied') =>
  browser.send('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin: app.url })
const shown = () =>
  phone.page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({ title, body })),
  )

async function deliver(payload: string) {
  const before = (await shown()).length
  await browser.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId: registration, data: payload })
  await until(async () => (await shown()).length !== before)
}

/** What the types of a page do not know of a worker. */
interface Worker {
  registration: ServiceWorkerRegistration
  WindowClient: { prototype: { focus: () => Promise<unknown> } }
  NotificationEvent: new (type: string, of: { notification: Notification }) => Event
  dispatchEvent: (event: Event) => boolean
}
/** A finger on the first notice, as the worker sees it. That it brings the window forward is the browser's. */
async function tap() {
  const [worker] = phone.context.serviceWorkers()
  await worker!.evaluate(async () => {
    const here = globalThis as unknown as Worker
    here.WindowClient.prototype.focus = async function () {
      return this
    }
    const [notification] = await here.registration.getNotifications()
    const click = new here.NotificationEvent('notificationclick', { notification: notification! })
    let work: Promise<unknown> | undefined
    Object.defineProperty(click, 'waitUntil', {
      value: (promise: Promise<unknown>) => {
        work = promise
      },
    })
    here.dispatchEvent(click)
    await work
  })
}

it('is told which condition is missing, and how it is mended', async () => {
  const { page, go } = phone
  await setPermission('denied')
  await go('/me/notifications')
  await page.getByText('Diesem Browser wurde gesagt').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Auf diesem Gerät Bescheid geben' }).count(), 0)
  assert.equal(await timesAsked(), 0)
})

it('asks for pushes after a tap, and not before', async () => {
  const { page, go, check } = phone
  await browser.send('Browser.resetPermissions')
  await go('/me/notifications')
  const tell = page.getByRole('button', { name: 'Auf diesem Gerät Bescheid geben' })
  await tell.waitFor()
  assert.equal(await timesAsked(), 0)
  await setPermission('granted')
  await tell.click()
  await page.getByText('Push-Mitteilungen kommen auf dieses Gerät').waitFor()
  assert.equal(await timesAsked(), 1)
  await check()
})

it('shows what was pushed in the reader’s language, and a click leads to its page', async () => {
  const { page } = phone
  await posts.comment(leader, post, 'I could bring some.')
  await app.work()
  const [push, ...others] = pushService.received
  assert.equal(others.length, 0)
  await deliver(push!.payload)
  const [notice] = await shown()
  assert.match(notice!.title, /Kommentar/)

  await tap()
  await page.waitForURL(`${app.url}/groups/${group.id}/posts/${post.id}`)
  await page.getByText('I could bring some.').waitFor()
  assert.deepEqual(await shown(), [])
})

it('takes nothing from a push that names another site', async () => {
  const { page } = phone
  await deliver(JSON.stringify({ title: 'Elsewhere', body: '', data: { kind: 'x', path: '//evil.example' } }))
  await tap()
  await page.waitForURL(`${app.url}/notifications`)
  // The browser closes it in its own time; what is delivered next is told by how many are shown.
  await until(async () => (await shown()).length === 0)
})

it('signs out, and nothing that was told is left, nor does anything come any more; nobody else is signed up by it', async () => {
  const { page, go, signIn } = phone
  await posts.comment(leader, post, 'And some wine.')
  await app.work()
  await deliver(pushService.received.at(-1)!.payload)
  const before = pushService.received.length
  await go('/me')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.locator('input[name=password]').waitFor()
  await until(async () => (await shown()).length === 0)
  await posts.comment(leader, post, 'Or juice.')
  await app.work()
  assert.equal(pushService.received.length, before)

  const lea = await given.person({ of: church, locale: 'de' })
  await signIn(lea)
  await go('/me/notifications')
  await page.getByRole('button', { name: 'Auf diesem Gerät Bescheid geben' }).waitFor()
})
