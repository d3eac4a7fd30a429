// A leader puts a picture into a challenge by keyboard and says what is to be seen, finds it in the library, and uses it again in a training.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { given as givenFor } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { jpegBytes, mp3Bytes } from '#test/given-files.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { sendForm } from '#test/given-uploads.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Lea Brandt' })
const member = await given.person({ of: church })
const challenge = await givenChallenge({ of: church, name: 'A psalm a day', challenge_content: '<p>Read.</p>' })
const training = await givenTraining({ by: leader, of: church, title: 'Learning to pray', content: '<p>Be still.</p>' })
await sendForm(leader, '/qualifications/upload-audio', [
  ['organization_id', church.id],
  ['file', { name: 'Psalm 23.mp3', bytes: mp3Bytes(2) }],
])

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(leader)
})
after(() => phone.close())

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const contentNow = async () => (await leader.get(`/challenges/${challenge.id}`)).body.data.content as string
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture' })

it('puts a picture into a challenge by keyboard, once she has said what is to be seen', async () => {
  const { page, go, check } = phone
  await go(`/manage/challenges/${challenge.id}`)
  await box(page, 'What it is about').press('Control+End')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('End')
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Picture')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await check()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: await jpegBytes(400, 300) })
  await page.getByLabel('What is to be seen').waitFor()
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Say what is to be seen, or that it is decoration.').waitFor()
  await check()
  await page.getByLabel('What is to be seen').fill('Two people by a lake')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await box(page, 'What it is about').getByRole('img', { name: 'Two people by a lake' }).waitFor()
  await page.keyboard.type('Then pray.')
  await check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').first().waitFor()
  assert.match(
    await contentNow(),
    /^<p>Read\.<\/p><p><img src="[^"]+\/media\/[0-9a-f]{40}\.webp" alt="Two people by a lake" width="400" height="300" \/><\/p><p>Then pray\.<\/p>$/,
  )
})

it('changes what it says, and takes it back as one takes back what was typed', async () => {
  const { page } = phone
  await box(page, 'What it is about').getByRole('img').click()
  await page.getByRole('button', { name: 'Picture', pressed: true }).click()
  assert.equal(await page.getByLabel('What is to be seen').inputValue(), 'Two people by a lake')
  await page.getByRole('checkbox', { name: /It is decoration/ }).check()
  await dialog(page).getByRole('button', { name: 'Put it in' }).click()
  await box(page, 'What it is about').locator('img[alt=""]').waitFor()
  await page.keyboard.press('Control+z')
  await box(page, 'What it is about').getByRole('img', { name: 'Two people by a lake' }).waitFor()
})

it('a member sees it, from this service alone', async () => {
  const other = await openApp(app.url)
  await other.signIn(member)
  await other.go(`/challenges/${challenge.id}`)
  const picture = other.page.getByRole('img', { name: 'Two people by a lake' })
  await picture.scrollIntoViewIfNeeded()
  await until(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth === 400))
  await other.go('/manage/library')
  await other.page.getByText('Only leaders and admins').or(other.page.getByRole('alert')).first().waitFor()
  await other.close()
})

it('finds what was uploaded in the library: where it is used, and what will be deleted', async () => {
  const { page, go, check } = phone
  await go('/manage/library')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row('lake.jpg').getByRole('link', { name: 'A psalm a day' }).waitFor()
  await row('lake.jpg').getByText('Uploaded by ⁨Lea Brandt⁩').waitFor()
  await row('Psalm 23.mp3').getByText('Used nowhere: will be deleted on').waitFor()
  await page.getByLabel('Find by file name').fill('PSALM')
  await row('lake.jpg').waitFor({ state: 'detached' })
  await page.getByLabel('Kind').selectOption('Pictures')
  await page.getByText('Nothing was found.').waitFor()
  await check()
})

it('uses a sound in a challenge and the picture in a training again', async () => {
  const { page, go, check } = phone
  await go(`/manage/challenges/${challenge.id}`)
  await page.getByRole('button', { name: 'Choose from what was uploaded' }).click()
  const choosing = page.getByRole('dialog', { name: 'Choose from what was uploaded' })
  await choosing.getByRole('button', { name: 'PDFs' }).click()
  await choosing.getByText('Nothing here yet').waitFor()
  await choosing.getByRole('button', { name: 'Sounds' }).click()
  await check()
  await choosing.getByRole('button', { name: /Psalm 23\.mp3/ }).click()
  await page.getByRole('button', { name: 'Listen', exact: true }).waitFor()
  assert.equal((await leader.get(`/challenges/${challenge.id}`)).body.data.media.type, 'audio')

  await go(`/manage/trainings/${training.id}`)
  await box(page, 'Introduction').press('Control+End')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await dialog(page)
    .getByRole('button', { name: /lake\.jpg/ })
    .click()
  await page.getByLabel('What is to be seen').fill('A lake')
  await page.keyboard.press('Enter')
  const saved = async () => (await leader.get(`/qualifications/${training.id}`)).body.data.content as string
  await until(async () => /^<p>Be still\.<\/p><p><img [^>]*alt="A lake"/.test(await saved()))
})

it('holds in Arabic, in the dark', async () => {
  const desk = await openApp(app.url, { locale: 'ar', colorScheme: 'dark', width: 1280 })
  await desk.signIn(leader)
  await desk.page.getByRole('navigation', { name: 'كل الأقسام' }).getByRole('link', { name: 'المكتبة' }).waitFor()
  await desk.go('/manage/library')
  await desk.page.getByText('lake.jpg').waitFor()
  await desk.close()
})
