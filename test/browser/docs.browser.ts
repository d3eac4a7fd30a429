// The API reference, in a real browser without a network.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { ask, startApp } from '#test/app.ts'
import { openBrowser } from './browser.ts'

const app = await startApp()
let context: BrowserContext
let close: () => Promise<void>
before(async () => {
  ;({ context, close } = await openBrowser())
})
after(() => close())

/** A page, and everything in it that should not be: requests to elsewhere, complaints of the browser, errors. */
async function watched(): Promise<{ page: Page; wrong: string[] }> {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const wrong: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(app.url) && !/^(data|blob):/.test(url)) wrong.push(`asked for ${url}`)
  })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && wrong.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => wrong.push(`ran into ${error.message}`))
  return { page, wrong }
}

for (const path of ['/docs', '/docs/'])
  it(`${path} shows the API reference and reaches for nothing outside`, async () => {
    const { page, wrong } = await watched()
    await page.goto(app.url + path)
    await page.getByText('Discipleship Management Service').first().waitFor()
    await page.getByRole('link', { name: 'Groups' }).first().click()
    await page.getByText('Join a group with its code').first().waitFor()
    // A library in it tries whether scripts may be made of text, and does without.
    assert.deepEqual(
      wrong.filter((what) => !what.includes("'unsafe-eval' is not an allowed source")),
      [],
    )
    await page.close()
  })

it('/docs runs no script that does not stand in it under the nonce of the answer', async () => {
  const first = await ask('GET', `${app.url}/docs/`)
  const policyOf = ({ headers }: typeof first) => String(headers['content-security-policy'])
  const [, nonce] = /script-src 'self' 'nonce-([\w+/=]{24})';/.exec(policyOf(first))!
  assert.doesNotMatch(policyOf(first), /unsafe-eval/)
  const scripts = [...first.text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  assert.ok(scripts.length > 0 && scripts.every((tag) => tag.includes(`nonce="${nonce}"`)), scripts.join(' '))
  assert.notEqual(policyOf(await ask('GET', `${app.url}/docs/`)), policyOf(first))
})
