// A new version of the app is there while somebody has the old one open.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { openWebApp } from '#platform/http/web-app.ts'
import { buildWhenStale, builtFolder } from '#src/web-build.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { openApp } from '../app.ts'

await buildWhenStale()
const web = (await openWebApp(builtFolder))!
const app = await startApp({ web })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const mira = await given.person({ of: church, name: 'Mira Sommer' })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(mira)
  await phone.page.evaluate(() => navigator.serviceWorker.ready)
  await phone.page.reload()
  await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})
after(() => phone.close())

function change(path: string, changed: (text: string) => string) {
  const file = web.files.get(path)!
  const identity = Buffer.from(changed(file.content.identity.toString()))
  Object.assign(file, { etag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`, content: { identity } })
}
/** Another shell, another worker, and none of the old files. */
function deploy(version: string) {
  change('/index.html', (text) => text.replace(/<html lang="en"( data-version="\w+")?>/, `<html lang="en" data-version="${version}">`))
  change('/worker.js', (text) => text.replace(/app [\w-]{12}/, `app ${version.padEnd(12, '-')}`))
}
const look = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['version'])

it('is offered with a button, and what was typed is still there after it', async () => {
  const { page, go, check } = phone
  await go('/journal/new')
  await page.getByLabel('What is on your mind?').fill('Half a thought')
  deploy('second')
  await look(page)
  const use = page.getByRole('button', { name: 'Use it now' })
  await use.waitFor()
  assert.equal(await page.getByLabel('What is on your mind?').inputValue(), 'Half a thought')
  await check()
  // Pages that were not open yet are those of the old version still.
  await page.getByRole('link', { name: 'Grow' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Grow' }).waitFor()
  await page.goBack()
  await use.click()
  await page.waitForFunction(() => document.documentElement.dataset['version'] === 'second')
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Half a thought')
  assert.equal(await page.getByRole('button', { name: 'Use it now' }).count(), 0)
})

it('takes nothing from another tab by surprise', async () => {
  const { page, context, go } = phone
  await go('/me')
  await page.getByLabel('Your name').fill('Mira Winter')
  const other = await context.newPage()
  await other.goto(`${app.url}/groups`)
  await other.getByRole('heading', { level: 1, name: 'Groups' }).waitFor()
  deploy('third')
  await look(other)
  await other.getByRole('button', { name: 'Use it now' }).click()
  await other.waitForFunction(() => document.documentElement.dataset['version'] === 'third')
  assert.equal(await versionOf(page), 'second')
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Mira Winter')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  await page.getByRole('button', { name: 'Use it now' }).click()
  await page.waitForFunction(() => document.documentElement.dataset['version'] === 'third')
  await other.close()
})

it('costs nobody the whole app who has not signed in; whoever signs out is still given the kept one', async () => {
  const stranger = await openApp(app.url)
  try {
    await stranger.go('/sign-in')
    assert.equal(await stranger.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0)
    await stranger.signIn(mira)
    await stranger.page.evaluate(() => navigator.serviceWorker.ready)
    await stranger.go('/me')
    await stranger.page.getByRole('button', { name: 'Sign out' }).click()
    await stranger.page.getByRole('button', { name: 'Sign in' }).waitFor()
    assert.notEqual(await stranger.page.evaluate(() => navigator.serviceWorker.controller), null)
  } finally {
    await stranger.close()
  }
})
