// Passkeys in the app, with a device that Chromium plays: adding one, signing in by it, confirming by it, removing it.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { openWebApp } from '#platform/http/web-app.ts'
import { buildWhenStale, builtFolder } from '#src/web-build.ts'
import { startApp } from '#test/app.ts'
import { freePort } from '#test/free-port.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openApp } from '../app.ts'

await buildWhenStale()
const port = await freePort()
// They are bound to a name: at a number there are none.
const origin = `https://localhost:${port}`
const app = await startApp({ config: { PUBLIC_URL: origin }, port, web: await openWebApp(builtFolder) })
const church = await givenFor(app).organization({ name: 'Grace Chapel' })
let phone: Awaited<ReturnType<typeof openApp>>
/** Whether somebody has a finger on the device, which else waits for one. */
let touch: (enabled: boolean) => Promise<unknown>
before(async () => {
  phone = await openApp(origin)
  const device = await phone.context.newCDPSession(phone.page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  touch = (enabled) => device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
})
after(() => phone.close())

const passkeysOf = async () => (await church.admin.get('/user/passkeys')).body.data as { name: string }[]

it('an admin adds a passkey with their password, and names it', async () => {
  const { page, check, signIn } = phone
  await signIn(church.admin)
  await page.goto(`${origin}/me/sign-ins`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await check()
  await dialog.getByLabel('Password', { exact: true }).fill('not the right horse')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.locator('[aria-invalid="true"]').waitFor()
  await dialog.getByLabel('Name').fill('Grace’s phone')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Rename Grace’s phone' }).click()
  const naming = page.getByRole('dialog', { name: 'Rename Grace’s phone' })
  await naming.getByLabel('Name').fill('Blue phone')
  await naming.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Blue phone').waitFor()
  await check()
})

const signOut = async () => {
  const { page } = phone
  await page.goto(`${origin}/me`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/sign-in/)
}

it('signs out, and in again by the passkey that the browser offers', async () => {
  const { page } = phone
  await signOut()
  // A device that is touched already answers as soon as it is offered.
  await page.getByRole('heading', { name: /^Good / }).waitFor()
})

it('signs out, and in again by the button', async () => {
  const { page, check } = phone
  await touch(false)
  await signOut()
  await check()
  // A device answers what it is asked once it is touched: after what the browser offered has ended.
  await page.route('**/login/passkey/options', (route) => touch(true).then(() => route.continue()), { times: 1 })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: /^Good / }).waitFor()
  await page.goto(`${origin}/me/sign-ins`)
  await page.getByText('by passkey').first().waitFor()
})

it('confirms by the passkey that it is they, and removes it', async () => {
  const { page, check } = phone
  await page.getByRole('button', { name: 'Remove Blue phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Blue phone' })
  await check()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Remove Blue phone' }).waitFor({ state: 'detached' })
  assert.deepEqual(await passkeysOf(), [])
})
