// Looking at a page of the web app as somebody does who has nothing of it yet, with a slow processor and on a slow line.
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

const SLOWER = 4
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

export interface Seen {
  /** Bytes on the line. */
  script: number
  styles: number
  answers: number
  requests: number
  /** Milliseconds until the first paint, and until nothing is loading any more. */
  frame: number
  content: number
  shift: number
}

export async function signIn(page: Page, origin: string, email: string, password: string) {
  await page.goto(`${origin}/sign-in`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.locator('input[name=password]').waitFor({ state: 'detached' })
  await settled(page)
}

export async function settled(page: Page) {
  await page.locator('h1').first().waitFor({ timeout: 60_000 })
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden', timeout: 60_000 })
}

/** The cookie stays, and nothing else. */
export const forgetTheApp = (page: Page) =>
  page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })

export async function slowedDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}

/** Opens an address for the first time. */
export async function lookAt(session: CDPSession, page: Page, address: string): Promise<Seen> {
  await session.send('Network.clearBrowserCache')
  const bytes = { script: 0, styles: 0, answers: 0, requests: 0 }
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId)
    bytes.requests++
    if (type === 'Script') bytes.script += encodedDataLength
    else if (type === 'Stylesheet') bytes.styles += encodedDataLength
    else if (type === 'Fetch' || type === 'XHR') bytes.answers += encodedDataLength
  })
  const begun = performance.now()
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
  await settled(page)
  const content = Math.round(performance.now() - begun)
  const { frame, shift } = await page.evaluate(async () => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { frame: Math.round(performance.getEntriesByName('first-contentful-paint')[0]!.startTime), shift }
  })
  return { ...bytes, content, frame, shift }
}

/** What a page takes of the browser: megabytes of its heap once garbage is collected, elements, milliseconds of layout and of styles so far. */
export async function heldBy(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    heap: of('JSHeapUsedSize') / 1_048_576,
    nodes: of('Nodes'),
    layout: of('LayoutDuration') * 1000,
    styles: of('RecalcStyleDuration') * 1000,
  }
}
