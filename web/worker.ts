// Runs beside the app's pages: keeps the app of one version, so that it opens without a network, and shows what the service pushes. Answers of
// the API are never kept here (`api/keeping.ts` does that, for each account).
import { pathOf } from './features/notifications/paths.ts'
import { pages } from './pages.ts'

/** What belongs to this version, written in when it is built. */
declare const FILES: string[]
declare const VERSION: string
declare const self: ServiceWorkerGlobalScope

const kept = `app ${VERSION}`
/** Programs that do not ask for a page find something else there. */
const SHELL = new Request('/', { headers: { accept: 'text/html' } })

/** Newer than the types know; browsers without it ask the worker, which leaves it to them. */
interface Routing {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

self.addEventListener('install', (event) => {
  // What is asked of the API passes by the worker: nothing waits until it is awake, nor dies with the page that sends it when it is left.
  const routed = (event as Routing).addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
  if (routed) event.waitUntil(routed)
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll([SHELL, '/brand.css', ...FILES])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOthers())
})

async function removeOthers() {
  for (const other of await caches.keys()) if (other !== kept) await caches.delete(other)
  await self.clients.claim()
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

/** `/groups/:group` as the service matches it: a name stands for one part. */
const isPage = pages.map((path) => new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+')}/?$`))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    // A page that is to show a video has a policy of its own, which only the service's answer brings.
    if (searchParams.has('frames')) return
    if (isPage.some((page) => page.test(pathname))) event.respondWith(fromKept(SHELL, request))
  } else if (pathname === '/brand.css' || FILES.includes(pathname)) event.respondWith(fromKept(pathname, request))
})

/** One version at a time: its page and its files, until a newer one is taken. */
async function fromKept(path: RequestInfo, request: Request): Promise<Response> {
  const cache = await caches.open(kept)
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request)
}

interface Pushed {
  title: string
  body: string
  data: { kind: string } & Record<string, unknown>
  unread_count?: number
  /** What is shown under the same name is replaced. */
  tag?: string
}

self.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined
  if (pushed) event.waitUntil(show(pushed))
})

async function show({ title, body, data, unread_count, tag }: Pushed) {
  // A notice that has grown is heard again; browsers that do not know `renotify` show it in silence.
  const again = tag === undefined ? {} : { tag, renotify: true }
  await self.registration.showNotification(title, { body, data, icon: '/icons/192.png', dir: 'auto', ...again } as NotificationOptions)
  if (unread_count !== undefined) await navigator.setAppBadge?.(unread_count).catch(() => {})
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(pathOf(event.notification.data)))
})

/** In the tab that is there, else in a new one. */
async function open(path: string) {
  const [there] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!there) return self.clients.openWindow(path)
  await there.focus()
  return there.navigate(path)
}
