// Proves in a real browser that no script in what people write survives: each form is sanitised as it is before it is stored, and then
// loaded as a page, put into a page by a script as web clients do, and provoked. That the browser would run them is proved as well.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
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
let deeds: string[] = []

before(async () => {
  ;({ context, close } = await openBrowser())
  const picture = await pngBytes(1, 1)
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.assign(window, { [name]: () => console.log(`${name} was called`) })
  })
  await context.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === site)
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><title>Reader</title><body><main>${shown}</main>`,
      })
    if (url.startsWith(pictures)) return route.fulfill({ contentType: 'image/png', body: picture })
    if (url.startsWith(site) && url.endsWith('/favicon.ico')) return route.abort()
    deeds.push(`asked for ${url}`)
    return route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: 'alert(1)', headers: { 'access-control-allow-origin': '*' } })
      : route.abort()
  })
})
after(() => close())

/** A page that tells everything that happens in it. */
async function watchedPage(): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(5000)
  page.on('console', (message) => deeds.push(`wrote “${message.text()}”`))
  page.on('pageerror', (error) => deeds.push(`ran into ${error.message}`))
  page.on('dialog', (dialog) => {
    deeds.push(`opened a dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('popup', () => deeds.push('opened a window'))
  page.on('download', () => deeds.push('began a download'))
  page.on('worker', () => deeds.push('started a worker'))
  page.on('websocket', () => deeds.push('opened a socket'))
  page.on('frameattached', () => deeds.push('made a frame'))
  page.on('framenavigated', (frame) => frame.url() !== site && deeds.push(`went to ${frame.url()}`))
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
  deeds = []
  await page.goto(site, { waitUntil: 'load' })
  deeds.push(...(await page.evaluate(provoke)))
  return deeds
}

async function loadAndInsert(page: Page, html: string): Promise<string[]> {
  await load(page, html)
  await page.evaluate(insert, html)
  deeds.push(...(await page.evaluate(provoke)))
  return deeds
}

const after3Seconds = <T>(value: T) => pause(3000, value, { ref: false })

describe('Forms of cross-site scripting in a browser', () => {
  it('run and load as they are written, or the other test would prove nothing', async () => {
    let harmful = 0
    let page = await watchedPage()
    for (const form of xssForms) {
      // A form that works may take the page away in the middle, or keep it from ever answering.
      const answered = await Promise.race([
        load(page, form).then(
          () => true,
          () => false,
        ),
        after3Seconds(false),
      ])
      if (deeds.some((deed) => deed === 'wrote “alert was called”' || deed.startsWith('asked for https://evil.example/'))) harmful++
      if (!answered) {
        await page.close()
        page = await watchedPage()
      }
    }
    await page.close()
    assert.ok(harmful >= 300, `only ${harmful} of ${xssForms.length} did anything`)
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
