// A church asks its leaders for a second factor: an admin chooses so, and a leader sets one up where they were and goes on from there.
import { after, before, it } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const time = { ahead: 0 }
const now = () => Date.now() + time.ahead
const app = await startWithApp({ clock: { now } })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership' })
await given.group({ by: leader, of: church, name: 'Tuesday table' })
const codeOf = (secret: string) => {
  time.ahead += 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() })
}
const { secret: ofAdmin } = (await church.admin.post('/user/second-factor')).body.data
await church.admin.post('/user/second-factor/confirm', { code: codeOf(ofAdmin) })

const phones: Awaited<ReturnType<typeof openApp>>[] = []
before(async () => {
  phones.push(await openApp(app.url), await openApp(app.url))
})
after(() => Promise.all(phones.map((phone) => phone.close())))

it('an admin asks leaders for one', async () => {
  const { page, check } = phones[0]!
  await page.goto(`${app.url}/sign-in`)
  await page.getByLabel('E-mail').fill(church.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'One more step' })
  await dialog.getByLabel('Code').fill(codeOf(ofAdmin))
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /^Good / }).waitFor()
  await page.goto(`${app.url}/manage/settings`)
  await page.getByRole('radio', { name: 'Leaders and admins' }).check()
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Second factor', exact: true }) })
  await section.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await check()
  await section.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The organization is changed.').first().waitFor()
})

it('a leader is led to it wherever they go, and then is where they wanted to be', async () => {
  const { page, check, signIn } = phones[1]!
  await signIn(leader)
  await page.goto(`${app.url}/groups`)
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
  await check()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = await page.getByLabel('Key').inputValue()
  await page.getByLabel('Code of the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('Tuesday table').first().waitFor()
  await check()
})

it('whoever switches it off is told what follows', async () => {
  const { page, check } = phones[1]!
  await page.goto(`${app.url}/me/sign-ins`)
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await page.getByText('Grace Chapel asks for one: you can do nothing there').waitFor()
  await check()
})
