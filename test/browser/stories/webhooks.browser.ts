// An admin connects the church's automation: a webhook with a secret that is shown once, a test, a receiver that fails, and one that is back.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { startReceiver, verify } from '#test/webhook-receiver.ts'
import { openApp, startWithApp } from '../app.ts'

const receiver = await startReceiver()
after(() => receiver.close())
const app = await startWithApp({ config: { WEBHOOK_ALLOW: '127.0.0.0/8' }, ca: receiver.ca })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(church.admin)
})
after(() => phone.close())

let secret = ''

it('adds a webhook, keeps its secret, and hears what is wrong with an address', async () => {
  const { page, go, check } = phone
  await go('/manage/integrations')
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('https://10.0.0.1/')
  await check()
  await dialog.getByRole('button', { name: 'Add a webhook' }).click()
  await dialog
    .getByText(/The events field/)
    .first()
    .waitFor()
  await dialog.getByLabel('Somebody joined the church').click()
  await dialog.getByRole('button', { name: 'Add a webhook' }).click()
  await dialog.getByText('The url field must not lead to a private, local or reserved address.').waitFor()
  await dialog.getByLabel('Address').fill(`${receiver.origin}/welcome`)
  await dialog.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByRole('heading', { name: 'The secret of this webhook' }).waitFor()
  secret = await page.getByLabel('Secret', { exact: true }).inputValue()
  assert.match(secret, /^whsec_/)
  await check()
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByText(`${receiver.origin}/welcome`, { exact: true }).first().waitFor()
})

it('sends a test, and reads what came of it', async () => {
  const { page, check } = phone
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('Waits', { exact: true }).waitFor()
  await app.work()
  await page.getByText('Arrived', { exact: true }).waitFor()
  verify(secret, receiver.news()[0]!)
  await check()
})

it('hears that a receiver fails, and sends again once it is back', async () => {
  const { page, go, check } = phone
  receiver.answersWith(500)
  await given.person({ of: church })
  await app.work()
  await go('/manage/integrations')
  await page.getByText('Failing', { exact: true }).waitFor()
  await page.getByText('What was sent', { exact: true }).click()
  await page.getByText('The receiver answered 500.').waitFor()
  await check()
  receiver.answersWith(204)
  await page.getByRole('button', { name: 'Send again Somebody joined the church' }).click()
  await page.getByText('The message is on its way again.').first().waitFor()
  await app.work()
  await page.getByText('On', { exact: true }).waitFor()
})

it('gives it a new secret, switches it off, and deletes it', async () => {
  const { page } = phone
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click()
  assert.notEqual(await page.getByLabel('Secret', { exact: true }).inputValue(), secret)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByText(/The previous secret works until/).waitFor()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByText('An admin switched it off.').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No webhooks yet').waitFor()
})
