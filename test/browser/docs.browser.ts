// The pages that the service itself shows, in a real browser without a network: the API reference, and those of e-mailed links.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { ask, startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openBrowser } from './browser.ts'

const app = await startApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })
const given = givenFor(app)
const church = await given.organization()
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

it('someone who forgot their password sets a new one from the e-mail’s link', async () => {
  const person = await given.person({ of: church })
  await app.request('POST', '/forgot-password', { body: { email: person.email } })
  await app.work()
  const mail = (await app.mails()).find(({ to }) => to.includes(person.email))
  const link = new URL(/https:\/\/\S+/.exec(mail!.text)![0])
  assert.equal(link.origin, 'https://localhost:8443')

  const { page, wrong } = await watched()
  await page.goto(app.url + link.pathname + link.search + link.hash)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByText('must be at least 12 characters').waitFor()
  assert.equal(await page.getByLabel('New password').getAttribute('aria-invalid'), 'true')
  assert.equal(wrong.filter((what) => !what.includes('422')).length, 0, wrong.join('\n'))
  await page.getByLabel('New password').fill('a quite different horse')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByText('Your password is set').waitFor()
  assert.equal((await app.request('POST', '/login', { body: { email: person.email, password: 'a quite different horse' } })).status, 200)
  await page.close()
})

async function invitationFor(email: string) {
  await church.admin.post(`/organizations/${church.id}/invitations`, { email })
  await app.work()
  const mail = (await app.mails()).find(({ to, text }) => to.includes(email) && text.includes('/register'))
  const { pathname, search, hash } = new URL(/https:\/\/\S+/.exec(mail!.text)![0])
  return app.url + pathname + search + hash
}

it('a guest makes an account from the invitation’s link', async () => {
  const { page, wrong } = await watched()
  await page.goto(await invitationFor('guest@example.org'))
  assert.equal(await page.getByLabel('E-mail').inputValue(), 'guest@example.org')
  await page.getByLabel('Your name').fill('Gina Guest')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByText('Your account is made').waitFor()
  assert.deepEqual(wrong, [])
  assert.equal((await app.request('POST', '/login', { body: { email: 'guest@example.org', password: PASSWORD } })).status, 200)
  await page.close()
})

it('someone with an account takes the invitation up with it', async () => {
  const person = await given.person()
  const { page, wrong } = await watched()
  await page.goto(await invitationFor(person.email))
  await page.getByLabel('I have an account already').check()
  assert.equal(await page.getByLabel('Your name').isVisible(), false)
  await page.getByLabel('password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in and accept' }).click()
  await page.getByText(`You now belong to ${church.name}`).waitFor()
  assert.deepEqual(wrong, [])
  assert.equal((await person.get(`/organizations/${church.id}`)).status, 200)
  await page.close()
})

it('a link with markup in it shows no markup', async () => {
  const { page, wrong } = await watched()
  const evil = encodeURIComponent('"><img src=x onerror=alert(1)>')
  await page.goto(`${app.url}/register#email=${evil}&invitation_token=${evil}`)
  assert.equal(await page.locator('img').count(), 0)
  assert.deepEqual(wrong, [])
  const { headers } = await ask('GET', `${app.url}/register`)
  assert.match(String(headers['content-security-policy']), /default-src 'none'; script-src 'nonce-[\w+/=]{24}'/)
  assert.equal(headers['referrer-policy'], 'no-referrer')
  await page.close()
})
