// A church that nobody has set up yet: from the code on the terminal to people, a group and a training, in the browser alone.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setupCode } from '#features/organizations/first-run/code.ts'
import type { DemoSignIn } from '#src/services.ts'
import { ask } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()

const TWO_MINUTES_MS = 120_000

it('names the church and takes the first three steps in less than two minutes', async (test) => {
  const desk = await openApp(app.url, { width: 1280 })
  const { page, go, check } = desk
  const begun = performance.now()
  await go('/')
  await page.getByLabel('Code', { exact: true }).fill((await setupCode(app.services.db)).toLowerCase())
  await page.getByLabel('Name of your church').fill('Grace Chapel')
  await page.getByLabel('Your name').fill('Ada Becker')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('heading', { level: 1, name: 'First steps' }).waitFor()
  await check()

  await page.getByRole('link', { name: 'Invite', exact: true }).click()
  await page.getByLabel('E-mail addresses').fill('ben@example.org, cy@example.org')
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await page.getByText('2 invitations are on their way.').first().waitFor()
  await go('/')
  await page.getByRole('link', { name: 'First steps' }).click()
  await page.getByText('Done.').waitFor()

  await page.getByRole('link', { name: 'Found a group' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Tuesday table')
  await page.getByRole('button', { name: 'Found a group' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tuesday table' }).waitFor()

  await page.goto(`${app.url}/manage/first-steps`)
  await page.getByRole('link', { name: 'To trainings' }).click()
  await page.getByRole('button', { name: 'Write the first one' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Learning to pray')
  await page.getByRole('button', { name: 'Begin to write' }).click()
  await page.getByRole('heading', { level: 1, name: 'Learning to pray' }).waitFor()
  const took = performance.now() - begun
  test.diagnostic(`The first run took ${(took / 1000).toFixed(1)} s`)
  assert.ok(took < TWO_MINUTES_MS, `${took} ms`)

  await go('/manage/first-steps')
  await page.getByRole('heading', { name: 'Your church can begin' }).waitFor()
  await check()
  await page.getByRole('link', { name: 'To Today' }).click()
  await page.getByRole('heading', { name: /Good .*, Ada/ }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'First steps' }).count(), 0)
  await desk.close()
})

it('is set up once: the address is one that is not there any more', async () => {
  const again = await ask('POST', `${app.url}/api/setup`, { body: {}, headers: { 'sec-fetch-site': 'same-origin' } })
  assert.equal(again.status, 404)
  const phone = await openApp(app.url)
  await phone.page.goto(app.url)
  await phone.page.getByRole('button', { name: 'Sign in' }).waitFor()
  assert.equal(await phone.page.getByText('This is a demo').count(), 0)
  await phone.close()
})

it('signs whoever tries the demo in with one tap', async () => {
  const demoSignIns: DemoSignIn[] = []
  const demo = await startWithApp({ demoSignIns })
  const { admin } = await givenFor(demo).organization()
  demoSignIns.push({ name: admin.name, role: 'admin', email: admin.email, password: PASSWORD })
  const phone = await openApp(demo.url)
  await phone.go('/sign-in')
  await phone.page.getByRole('button', { name: 'Ada Admin, an admin' }).click()
  await phone.page.getByRole('heading', { name: /Good .*, Ada/ }).waitFor()
  await phone.close()
})
