// Somebody who was invited at one address and registered with another: she shows that both accounts are hers, sees what moves and what stays, and moves it.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const led = await given.organization({ name: 'Hope Church' })
const lea = await given.person({ of: church, role: 'leadership', name: 'Lea Brandt' })
const own = await given.person({ of: church, name: 'Ruth Adler' })
const other = await given.person({ of: church, name: 'Ruth A.' })
const group = await given.group({ by: lea, of: church, name: 'Tuesday table' })
await other.post('/groups/join', { joinCode: group.code })
await givenCompletion(other, await givenTraining({ by: lea, of: church, title: 'First steps' }))
await led.admin.post(`/organizations/${led.id}/invitations`, { email: other.email, role: 'leadership' })
await app.work()
const token = (await app.mails()).map(({ text }) => /invitation_token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean)
await other.post('/invitations/accept', { invitation_token: token })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(own)
})
after(() => phone.close())

const fill = async (page: typeof phone.page, password: string) => {
  await page.locator('input[name=email]').fill(other.email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=current_password]').fill(PASSWORD)
  await page.locator('input[name=current_password]').press('Enter')
}

it('finds the page among what is hers, and hears beside the field that a password is wrong', async () => {
  const { page, check } = phone
  await page.goto(`${app.url}/me`)
  await page.getByRole('button', { name: 'I have two accounts' }).click()
  await page.getByRole('dialog', { name: 'I have two accounts' }).waitFor()
  await check()
  await fill(page, 'not the right horse')
  await page.getByText('The e-mail address or the password of the other account is wrong.').waitFor()
  assert.equal(await page.locator('input[name=email]').inputValue(), other.email, 'nothing typed is lost')
  await check()
})

it('sees what moves and what stays, with the reason, and changes nothing by looking', async () => {
  const { page, check } = phone
  await fill(page, PASSWORD)
  await page.getByRole('heading', { name: 'This moves here' }).waitFor()
  for (const text of [
    'Grace Chapel',
    'your place in 1 group',
    '1 training',
    '1 certificate',
    'Hope Church',
    'You lead there with the other account.',
  ])
    await page.getByRole('listitem').filter({ hasText: text }).first().waitFor()
  await check()
  assert.equal(
    (await own.get('/groups')).body.data.some(({ name }: { name: string }) => name === 'Tuesday table'),
    false,
  )
})

it('is told without a connection that nothing was sent, and moves it when there is one', async () => {
  const { page, context, check, wrong } = phone
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Move it here' }).click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await context.setOffline(false)
  wrong.length = 0 // the browser complains of having no connection
  await page.getByRole('button', { name: 'Move it here' }).click()
  await page.getByRole('heading', { name: 'Moved here' }).waitFor()
  await check()
  await page.goto(`${app.url}/groups`)
  await page.getByText('Tuesday table').first().waitFor()
})

for (const locale of ['ar', 'de'])
  it(`shows the same on a narrow phone in the dark (${locale}), and that nothing is left to move`, async () => {
    const narrow = await openApp(app.url, { locale, colorScheme: 'dark', width: 320 })
    await narrow.signIn(own)
    await narrow.page.goto(`${app.url}/me`)
    await narrow.page.getByRole('button', { name: locale === 'ar' ? 'لي حسابان' : 'Ich habe zwei Konten' }).click()
    await narrow.check()
    await fill(narrow.page, PASSWORD)
    await narrow.page.getByText('Hope Church').waitFor()
    await narrow.check()
    await narrow.close()
  })
