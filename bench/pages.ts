// What a page of the web app costs a cheap phone, and the service: bytes, milliseconds until something and everything is seen, how soon a tap is
// answered, and what one look at Today takes of the processor.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { PASSWORD } from '#src/demo/church.ts'
import { launchBrowser } from '#test/browser/browser.ts'
import { startDemo } from '#test/browser/demo.ts'
import { cpuOf, cpuOfFamily, median } from './load.ts'
import { optionsOf } from './options.ts'
import { forgetTheApp, lookAt, type Seen, settled, signIn, slowedDown } from './phone.ts'

const options = optionsOf(
  `npm run bench:pages [-- --times 3]

Pages of the demo church as a phone shows them that has nothing yet, whose processor is four times slower, on a line of 1.6 Mbit/s and 150 ms.
"frame" is the first paint, "content" the moment when nothing is loading any more.`,
  { times: '3' },
)
const times = Number(options.times)

const demo = await startDemo()
const browser = await launchBrowser(demo.authority)
try {
  const { group, training } = await somethingToOpen()
  const pages = [
    '/sign-in',
    '/',
    '/groups',
    `/groups/${group}`,
    '/prayer',
    '/grow',
    '/journal',
    '/journey',
    `/trainings/${training}`,
    '/me',
  ]
  console.log('page | script KB | styles KB | answers KB | requests | frame ms | content ms | layout shift')
  for (const path of pages) {
    const seen: Seen[] = []
    for (let time = 0; time < times; time++) seen.push(await open(path))
    const of = (figure: keyof Seen) => median(seen.map((one) => one[figure]))
    const kilobytes = (figure: keyof Seen) => (of(figure) / 1024).toFixed(1)
    const name = path.replace(/\d+/, 'ID')
    console.log(
      [
        name,
        kilobytes('script'),
        kilobytes('styles'),
        kilobytes('answers'),
        of('requests'),
        of('frame'),
        of('content'),
        of('shift').toFixed(3),
      ].join(' | '),
    )
  }
  console.log(`\na tap on "Like", until it is painted: ${(await tapLike(group)).join(', ')} ms`)
  console.log(await costOfToday())
} finally {
  await browser.close()
  await demo.stop()
}

async function signedIn(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, demo.origin, 'member@demo.example', PASSWORD)
  return { context, page }
}

async function somethingToOpen() {
  const { context, page } = await signedIn()
  const first = (path: string) => page.evaluate(async (path) => (await (await fetch(path)).json()).data[0].id as number, path)
  const found = { group: await first('/api/groups'), training: await first('/api/qualifications') }
  await context.close()
  return found
}

/** As somebody who is signed in opens it for the first time: the cookie is there, nothing else is. */
async function open(path: string): Promise<Seen> {
  const { context, page: before } = path === '/sign-in' ? { context: await browser.newContext(), page: undefined } : await signedIn()
  if (before) await forgetTheApp(before)
  await before?.close()
  const page = await context.newPage()
  const seen = await lookAt(await slowedDown(context, page), page, demo.origin + path)
  await context.close()
  return seen
}

/** Milliseconds from each touch to the paint that answers it, as the browser measures them (Event Timing, in steps of 8). */
async function tapLike(group: number): Promise<number[]> {
  const { context, page } = await signedIn()
  await page.goto(`${demo.origin}/groups/${group}`)
  await settled(page)
  await slowedDown(context, page)
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(globalThis, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.name === 'click' && entry.interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let tap = 0; tap < 6; tap++) {
    await page.locator('button[aria-pressed]').first().click()
    await page.waitForTimeout(1_500)
  }
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations)
  await context.close()
  return durations
}

/** What the requests of one look at Today take of the processor, once all is warm. */
async function costOfToday(): Promise<string> {
  const { context, page } = await signedIn()
  const asked = new Set<string>()
  page.on('request', (request) => request.url().includes('/api/') && request.method() === 'GET' && asked.add(request.url()))
  await page.reload()
  await settled(page)
  await page.waitForTimeout(500)
  const postmaster = Number(readFileSync(join(demo.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const again = (looks: number) =>
    page.evaluate(
      async ({ urls, looks }) => {
        const ask = async (url: string) => {
          const answer = await fetch(url)
          if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
          await answer.arrayBuffer()
        }
        for (let look = 0; look < looks; look++) await Promise.all(urls.map(ask))
      },
      { urls: [...asked], looks },
    )
  await again(50)
  const LOOKS = 100
  const before = [cpuOf(demo.pid), cpuOfFamily(postmaster)] as const
  await again(LOOKS)
  const [node, postgres] = [cpuOf(demo.pid) - before[0], cpuOfFamily(postmaster) - before[1]].map((seconds) =>
    ((seconds * 1000) / LOOKS).toFixed(1),
  )
  const memory = readFileSync(`/proc/${demo.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)![1]
  await context.close()
  return `Today: ${asked.size} requests, ${node} ms of Node's processor and ${postgres} of PostgreSQL's; the process holds ${Math.round(Number(memory) / 1024)} MB then`
}
