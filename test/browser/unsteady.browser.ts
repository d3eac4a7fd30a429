// A train through tunnels: no network, a slow one, requests that die, and a thumb that taps ten times.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Request } from 'playwright-core'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp, until } from './app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const person = await given.person({ of: church })
let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(person)
})
after(() => phone.close())

it('is read without a network, with how old it is, and is itself again afterwards', async () => {
  const { page, context, settled } = phone
  await page.goto(`${app.url}/`)
  await settled()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The worker serves pages that are opened after it has taken over.
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await settled()
  // What was read is written down a moment later.
  await page.waitForTimeout(1_500)
  await context.setOffline(true)
  await page.reload()
  await page.getByText('No connection. This is from').waitFor()
  await page.getByRole('heading', { name: /Good / }).waitFor()
  await page.getByText('You are in no group yet').waitFor()
  await context.setOffline(false)
  await page.getByText('No connection').waitFor({ state: 'detached' })
  phone.wrong.length = 0 // the browser tells of each request that found no network
})

it('says what was not sent, keeps it, and sends it when it is tapped again', async () => {
  const { page, settled, wrong } = phone
  await page.goto(`${app.url}/me`)
  await settled()
  await page.getByLabel('Your name').fill('Grace in a Tunnel')
  await page.route('**/api/user', (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('What you wrote is kept here').waitFor()
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Grace in a Tunnel')
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  assert.equal((await person.get('/user')).body.data.name, 'Grace in a Tunnel')
  wrong.length = 0
})

it('does once what is tapped ten times', async () => {
  const { page, settled, check } = phone
  await page.goto(`${app.url}/`)
  await settled()
  const before = await entriesToday()
  const writes: Request[] = []
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request))
  await page.getByRole('button', { name: 'Service' }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 9; tap++) button.click()
  })
  await until(async () => writes.length > 0)
  // What follows from an answer is answered too; the connection that listens is never idle.
  for (const write of writes) await write.response()
  await settled()
  assert.ok((await entriesToday()) - before <= 1)
  await check()
})

it('does what can still be undone when the page is left', async () => {
  const { data } = (await person.post('/journal', { title: 'To be forgotten', content: 'A page', date: '2026-01-05' })).body
  const { page, settled } = phone
  await page.goto(`${app.url}/journal/${data.id}`)
  await settled()
  await page.getByRole('button', { name: 'More about this page' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  assert.equal((await person.get(`/journal/${data.id}`)).status, 200)
  await page.goto(`${app.url}/groups`)
  await until(async () => (await person.get(`/journal/${data.id}`)).status === 404)
})

async function entriesToday(): Promise<number> {
  return (await person.get('/journey')).body.data.journey_data.filter(({ activity }: { activity: string }) => activity === 'service').length
}
