// Proves in a real browser that no script in what people write survives: each form is sanitised as it is before it is stored, and then
// loaded as a page, put into a page by a script as web clients do, and provoked. That the browser would run them is proved as well.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core'
import { sanitize } from '#platform/html/sanitize.ts'
import { pngBytes } from '#test/given-files.ts'
import { xssForms } from '#test/xss-forms.ts'
import { openBrowser } from './browser.ts'

const site = 'https://reader.example/'
const pictures = 'https://images.example/'

let context: BrowserContext
let close: () => Promise<void>
/** What is shown now, and what it did that a text must not do. */
let shown = ''
let scriptEffects: string[] = []
/** What the addresses below the site's own show, by number. */
let written: string[] = []

const pageWith = (content: string) => ({
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html><title>Reader</title><body><main>${content}</main>`,
})

// One for each test: what ran in one must not touch the next.
beforeEach(async () => {
  ;({ context, close } = await openBrowser())
  const picture = await pngBytes(1, 1)
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.assign(window, { [name]: () => console.log(`${name} was called in ${document.baseURI}`) })
  })
  await context.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === site) return route.fulfill(pageWith(shown))
    const form = written[url.startsWith(site) ? Number(url.slice(site.length)) : -1]
    if (form !== undefined) return route.fulfill(pageWith(form))
    if (url.startsWith(pictures)) return route.fulfill({ contentType: 'image/png', body: picture })
    if (url.startsWith(site) && url.endsWith('/favicon.ico')) return route.abort()
    scriptEffects.push(`asked for ${url}`)
    return route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: 'alert(1)', headers: { 'access-control-allow-origin': '*' } })
      : route.abort()
  })
})
afterEach(() => close())

/** A page that tells everything that happens in it. */
async function watchedPage(): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(5000)
  page.on('console', (message) => scriptEffects.push(`wrote “${message.text()}”`))
  page.on('pageerror', (error) => scriptEffects.push(`ran into ${error.message}`))
  page.on('dialog', (dialog) => {
    scriptEffects.push(`opened a dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('popup', () => scriptEffects.push('opened a window'))
  page.on('download', () => scriptEffects.push('began a download'))
  page.on('worker', () => scriptEffects.push('started a worker'))
  page.on('websocket', () => scriptEffects.push('opened a socket'))
  page.on('frameattached', () => scriptEffects.push('made a frame'))
  page.on('framenavigated', (frame) => frame.url() !== site && scriptEffects.push(`went to ${frame.url()}`))
  return page
}

/** Runs in the page: does to every element what a reader could do, and names what should not be in a text at all. */
async function provoke(): Promise<string[]> {
  const found: string[] = []
  const events = [
    'click',
    'auxclick',
    'dblclick',
    'contextmenu',
    'mouseover',
    'mouseenter',
    'mousemove',
    'mousedown',
    'pointerover',
    'pointerdown',
    'focus',
    'focusin',
    'blur',
    'keydown',
    'keyup',
    'input',
    'change',
    'submit',
    'toggle',
    'scroll',
    'wheel',
    'paste',
    'dragstart',
    'drop',
    'error',
    'load',
    'animationstart',
    'transitionend',
  ] // prettier-ignore
  const safe = ['http:', 'https:', 'mailto:']
  for (const element of document.querySelectorAll('html, body, main, main *')) {
    const own = element.getAttributeNames().filter((name) => name.startsWith('on'))
    found.push(...own.map((name) => `has ${name}`))
    const links = element instanceof HTMLAnchorElement && element.href !== ''
    if (links && !safe.includes(element.protocol)) found.push(`leads to ${element.protocol}`)
    if (
      element instanceof HTMLScriptElement ||
      element instanceof HTMLStyleElement ||
      element instanceof HTMLIFrameElement ||
      element instanceof SVGElement
    )
      found.push(`is ${element.localName}`)
    for (const name of [...events, ...own.map((attribute) => attribute.slice(2))]) {
      // To follow an honest link leads away, as it should.
      if (
        name === 'click' &&
        element.closest('a[href]') &&
        (element.closest('a') as HTMLAnchorElement).protocol?.match(/^(https?|mailto):/)
      )
        continue
      element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }))
    }
    if (element instanceof HTMLElement) element.focus()
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await new Promise((resolve) => setTimeout(resolve))
  return found
}

/** Runs in the page: puts HTML into it as clients do, takes it out, and puts that in again. */
function insert(html: string) {
  const main = document.querySelector('main')!
  main.innerHTML = html
  main.innerHTML = `<section>${main.innerHTML}</section>`
  main.querySelector('section')!.insertAdjacentHTML('beforeend', main.innerHTML)
}

async function load(page: Page, html: string): Promise<string[]> {
  shown = html
  scriptEffects = []
  await page.goto(site, { waitUntil: 'load' })
  scriptEffects.push(...(await page.evaluate(provoke)))
  return scriptEffects
}

async function loadAndInsert(page: Page, html: string): Promise<string[]> {
  await load(page, html)
  await page.evaluate(insert, html)
  scriptEffects.push(...(await page.evaluate(provoke)))
  return scriptEffects
}

const batch = 20

/**
 * Shows forms as they are, each in a frame that it can't lead the page out of, and provokes them. The addresses of those frames that called
 * a function or asked another host for something.
 */
async function harmfulFrames(page: Page, forms: string[]): Promise<Set<string>> {
  const harmful = new Set<string>()
  const own = (url = '') => {
    const frame = url.split('#')[0]!
    if (frame.startsWith(site)) harmful.add(frame)
  }
  const called = (message: ConsoleMessage) => own(/ was called in (.*)/.exec(message.text())?.[1])
  const asked = (request: Request) => request.url().startsWith('https://evil.example/') && own(request.frame().url())
  page.on('console', called).on('request', asked)
  written = forms
  shown = forms.map((_, index) => `<iframe sandbox="allow-scripts allow-same-origin allow-forms" src="${site}${index}"></iframe>`).join('')
  // A form that works may keep its frame from ever being loaded, take it away in the middle, or keep it from answering.
  await page.goto(site, { waitUntil: 'load', timeout: 10_000 }).catch(() => {})
  const provoked = page.frames().map((frame) => frame.evaluate(provoke))
  await Promise.race([Promise.allSettled(provoked), pause(2000, undefined, { ref: false })])
  page.off('console', called).off('request', asked)
  return harmful
}

describe('Forms of cross-site scripting in a browser', () => {
  it('run and load as they are written, or the other tests would prove nothing', async (t) => {
    const page = await watchedPage()
    const harmful = new Set<string>()
    for (let start = 0; start < xssForms.length; start += batch) {
      for (const url of await harmfulFrames(page, xssForms.slice(start, start + batch))) harmful.add(`${start} ${url}`)
    }
    await page.close()
    t.diagnostic(`${harmful.size} of ${xssForms.length} forms run or load something in this browser`)
    assert.ok(harmful.size >= 300, `only ${harmful.size} of ${xssForms.length} did anything`)
  })

  it('do nothing at all once they are sanitised', async () => {
    assert.ok(xssForms.length >= 300)
    const page = await watchedPage()
    for (const clean of new Set(xssForms.map(sanitize))) assert.deepEqual(await loadAndInsert(page, clean), [], clean)
    await page.close()
  })

  it('do nothing when all of them stand in one text', async () => {
    const page = await watchedPage()
    const article = sanitize(xssForms.map((form, index) => `<h2>${index}</h2>${form}<p>and on</p>`).join('\n'))
    assert.deepEqual(await loadAndInsert(page, article), [])
    const apart = xssForms.map((form, index) => `<h2>${index}</h2>${sanitize(form)}<p>and on</p>`).join('\n')
    assert.deepEqual(await loadAndInsert(page, apart), [])
    await page.close()
  })
})
