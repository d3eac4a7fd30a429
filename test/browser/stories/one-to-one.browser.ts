// Two people walk one to one: asked and agreed to by both and an admin, shared by two, and kept by one.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Levi Brandt' })
const mia = await given.person({ of: church, name: 'Mia Vogel' })
const table = await given.group({ by: leader, of: church, name: 'Tuesday table' })
await mia.post('/groups/join', { joinCode: table.code })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(mia)
})
after(() => phone.close())

it('asks somebody of one’s group, and waits for them and for an admin', async () => {
  const { page, go, check } = phone
  await go('/one-to-one')
  await page.getByText('Nobody walks with you yet').waitFor()
  await check()
  await page.getByRole('link', { name: 'Ask somebody' }).first().click()
  await page.getByLabel('Whom?').selectOption({ label: 'Levi Brandt' })
  await check()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('heading', { name: 'Levi Brandt' }).waitFor()
  await page.getByText('You have asked', { exact: true }).waitFor()
  const [pair] = (await leader.get('/pairs')).body.data
  assert.equal((await leader.post(`/pairs/${pair.id}/agree`)).status, 200)
  assert.equal((await church.admin.post(`/organizations/${church.id}/pairs/${pair.id}/agree`)).status, 200)
})

it('takes steps together, writes for both and for oneself, and the other reads one of the two', async () => {
  const { page, go, check } = phone
  await go('/one-to-one')
  await page.getByText('Walks with you since').waitFor()
  await page.getByRole('link', { name: 'Levi Brandt' }).click()
  await page.getByLabel('A step to take together').fill('Read Psalm 23')
  await page.getByRole('button', { name: 'Add the step' }).click()
  await page.getByLabel('Read Psalm 23').click()
  await page.getByRole('checkbox', { name: 'Read Psalm 23', checked: true }).waitFor()
  await page.getByLabel('Write to both of you').fill('Thank you for today')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByRole('article').getByText('Thank you for today').waitFor()
  await page.getByLabel('Write for yourself').fill('Kept for myself')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByRole('article').getByText('Kept for myself').waitFor()
  await check()
  const [{ id }] = (await leader.get('/pairs')).body.data
  const seen = JSON.stringify(await Promise.all(['steps', 'notes', 'private-notes'].map((what) => leader.get(`/pairs/${id}/${what}`))))
  assert.ok(seen.includes('Thank you for today') && seen.includes('Read Psalm 23') && !seen.includes('Kept for myself'))
  assert.ok(!(await phone.leftBehind()).includes('Kept for myself'))
})
