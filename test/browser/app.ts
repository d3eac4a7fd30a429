// The web app in a real browser, and what must hold on every page of it, whoever looks at it in whatever state.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openWebApp } from '#platform/http/web-app.ts'
import { buildWhenStale, builtFolder } from '#src/web-build.ts'
import { startApp } from '#test/app.ts'
import { freePort } from '#test/free-port.ts'
import { PASSWORD } from '#test/given.ts'
import { launchBrowser, openProfile } from './browser.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown; html: string }[] }[] }>
}

/** The service with the app as it is now; built where it changed. */
export async function startWithApp({ config, ...options }: Parameters<typeof startApp>[0] = {}) {
  await buildWhenStale()
  // Pictures are at the service's own address.
  const port = await freePort()
  return startApp({ ...options, config: { PUBLIC_URL: `https://127.0.0.1:${port}`, ...config }, port, web: await openWebApp(builtFolder) })
}

/** Until the service says so: what is sent when a page is left may arrive after the next one is there. */
export async function until(holds: () => Promise<boolean>) {
  for (let looks = 0; !(await holds()); looks++) {
    assert.ok(looks < 100, 'still not so after ten seconds')
    await setTimeout(100)
  }
}

interface Look {
  locale?: string
  colorScheme?: 'light' | 'dark'
  width?: number
}

/** One for all phones of a file: each is a profile of its own in it. */
let browser: Promise<Browser> | undefined
after(async () => (await browser)?.close())

/** A phone by default. */
export async function openApp(origin: string, { locale = 'en', colorScheme = 'light', width = 390 }: Look = {}) {
  browser ??= launchBrowser()
  return phoneIn(
    await (await browser).newContext({ locale, colorScheme, viewport: { width, height: 844 }, reducedMotion: 'reduce' }),
    origin,
  )
}

/** The same in a profile of its own, where what a private window refuses is to be had. */
export const openProfileApp = async (origin: string) =>
  phoneIn(await openProfile({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }), origin)

async function phoneIn(context: BrowserContext, origin: string) {
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(15_000)
  const wrong = watch(page, origin)
  return { context, page, wrong, ...visitor(context, page, origin, wrong), close: () => context.close() }
}

/** Everything that should not be on a page: requests to elsewhere, complaints of its policy, errors. */
function watch(page: Page, origin: string): string[] {
  const wrong: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) wrong.push(`asked for ${url}`)
  })
  // A refused request is told by the page itself.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|403|404|409|412|422|429)/.test(message.text())) wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(`ran into ${error.stack}`))
  return wrong
}

function visitor(context: BrowserContext, page: Page, origin: string, wrong: string[]) {
  /** Waits until nothing is being loaded any more. */
  const settled = async () => {
    await page.locator('h1').first().waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' })
  }
  /** What must hold on every page; also where it is narrowest. */
  const check = async () => {
    await settled()
    const at = new URL(page.url()).pathname
    assert.equal(await page.locator('h1').count(), 1, `${at} has one heading`)
    assert.notEqual(await page.title(), '', `${at} has a title`)
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: 320, height })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    assert.ok(sideways <= 1, `${at} scrolls sideways by ${sideways} px at 320 px`)
    await page.setViewportSize({ width, height })
    await page.evaluate(axeSource)
    const { violations } = await page.evaluate((runOnly) => (globalThis as unknown as { axe: Axe }).axe.run({ runOnly }), rules)
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      [],
      at,
    )
    assert.deepEqual(wrong, [], at)
  }
  /** Opens a page, and looks at it. */
  const go = async (path: string) => {
    await page.goto(origin + path)
    await check()
  }
  const signIn = async ({ email }: { email: string }) => {
    await page.goto(`${origin}/sign-in`)
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.locator('input[name=password]').press('Enter')
    await page.locator('input[name=password]').waitFor({ state: 'detached' })
    await settled()
  }
  /** What is left of somebody in the browser, as text. */
  const leftBehind = async () => {
    const storage = await page.evaluate(async () => {
      const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name!)
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll()
          kept.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))))
        }
        database.close()
      }
      return JSON.stringify(kept)
    })
    return storage + JSON.stringify(await context.cookies())
  }
  return { settled, check, go, signIn, leftBehind }
}
