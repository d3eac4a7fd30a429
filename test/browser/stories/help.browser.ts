// An admin who reads Arabic looks up how something is done, also where there is no network.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { ar } from '#web/words/ar/index.ts'
import { ar as managing } from '#web/words/ar/managing/index.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })
const given = givenFor(app)
const church = await given.organization({ name: 'كنيسة النعمة' })
const { help } = ar.frame.places

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url, { locale: 'ar' })
  await phone.signIn(church.admin)
})
after(() => phone.close())

it('finds all topics behind their picture, each in their language', async () => {
  const { page, go, check } = phone
  await go('/me')
  await page.getByRole('main').getByRole('link', { name: help }).click()
  await page.getByRole('heading', { level: 1, name: help }).waitFor()
  await check()
  assert.equal(await page.getByRole('main').getByRole('listitem').count(), 7)
})

it('reads one, and goes from there to the page that it is about', async () => {
  const { page, check } = phone
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'الأشخاص' }).click()
  await page.getByRole('heading', { level: 1, name: 'الأشخاص' }).waitFor()
  await main.getByText(managing.people.changeRole).waitFor()
  await check()
  await main.getByRole('link', { name: ar.frame.places.invitations }).click()
  await page.getByRole('heading', { level: 1, name: managing.invitations.title }).waitFor()
  await main.getByRole('link', { name: help }).click()
  await main.getByText(managing.people.changeRole).waitFor()
})

it('reads on without a network', async () => {
  const { page, context } = phone
  await page.getByRole('main').getByRole('link', { name: ar.frame.back }).click()
  await page.getByRole('heading', { level: 1, name: help }).waitFor()
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'الصلاة' }).click()
  await page.getByRole('main').getByText(managing.waiting.dontShare).waitFor()
  await context.setOffline(false)
})

it('is told where there is no such topic', async () => {
  await phone.go('/help/weather')
  await phone.page.getByRole('heading', { level: 1, name: ar.frame.notThere }).waitFor()
})

it('has it in the side bar on a desk, where members have not', async () => {
  const { page, go } = phone
  await page.setViewportSize({ width: 1280, height: 844 })
  await go('/')
  await page.getByRole('navigation', { name: ar.frame.allParts }).getByRole('link', { name: help }).waitFor()
  const desk = await openApp(app.url, { width: 1280 })
  await desk.signIn(await given.person({ of: church }))
  const side = desk.page.getByRole('navigation', { name: 'All parts' })
  await side.getByRole('link', { name: 'Today' }).waitFor()
  assert.equal(await side.getByRole('link', { name: 'Help' }).count(), 0)
  await desk.close()
})
