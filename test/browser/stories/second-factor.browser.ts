// A second factor in the app: setting it up, signing in with it, losing the phone, and switching it off.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const time = { ahead: 0 }
const now = () => Date.now() + time.ahead
const app = await startWithApp({ clock: { now } })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const { email } = church.admin
let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
})
after(() => phone.close())

let secret = ''
let codes: string[] = []
const code = () => {
  time.ahead += 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() })
}
const enter = async (given: string) => {
  const { page } = phone
  await page.goto(`${app.url}/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'One more step' })
  await dialog.waitFor()
  await dialog.getByLabel('Code').fill(given)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

it('an admin sets an app up by its first code, and keeps ten codes', async () => {
  const { page, check, signIn } = phone
  await signIn(church.admin)
  await page.goto(`${app.url}/me`)
  await page.getByRole('link', { name: 'Where I am signed in' }).click()
  await check()
  await page.getByLabel('Password', { exact: true }).fill('not the right horse')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  secret = await page.getByLabel('Key').inputValue()
  await check()
  await page.getByLabel('Code of the app').fill('12')
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
  await page.getByLabel('Code of the app').fill(code())
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  codes = await page.locator('code').allTextContents()
  assert.equal(codes.length, 10)
  await check()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('heading', { name: 'Signing in asks for a code' }).waitFor()
  await check()
})

it('signing in asks for a code, and comes back to it after a wrong one', async () => {
  await phone.close()
  phone = await openApp(app.url)
  const { page } = phone
  await enter('12')
  await page.locator('[aria-invalid="true"]').waitFor()
  const dialog = page.getByRole('dialog', { name: 'One more step' })
  await dialog.getByLabel('Code').fill(code())
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /^Good / }).waitFor()
})

it('whoever has lost the phone gets in with a code of recovery, and switches it off', async () => {
  await phone.close()
  phone = await openApp(app.url)
  const { page, check } = phone
  await enter(codes[0]!)
  await page.getByRole('heading', { name: /^Good / }).waitFor()
  await page.goto(`${app.url}/me/sign-ins`)
  await page.getByText('9', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await check()
  const dialog = page.getByRole('dialog', { name: 'Switch it off' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Code').fill(codes[1]!)
  await dialog.getByRole('button', { name: 'Switch it off' }).click()
  await page.getByRole('button', { name: 'Set it up' }).waitFor()
  await check()
})
