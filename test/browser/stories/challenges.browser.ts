// An admin who makes a badge and a challenge that leads to it, with something to hear, and opens it to everybody.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { mp3Bytes } from '#test/given-files.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const member = await given.person({ of: church })
let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(church.admin)
})
after(() => phone.close())

it('makes a badge, and takes back its deletion', async () => {
  const { page, go, check } = phone
  await go('/manage/badges')
  await page.getByRole('button', { name: 'New badge' }).first().click()
  await page.getByLabel('Name').fill('Faithful')
  await page.getByLabel('Points').fill('20')
  await page.getByText('A sign of my own').click()
  await page.getByLabel('Sign', { exact: true }).fill('🕊️')
  await check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('From 20 points on').waitFor()
  await page.getByRole('button', { name: 'More about “Faithful”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('“Faithful” is deleted.').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('From 20 points on').waitFor()
  await check()
})

it('writes a challenge that leads to it, keeps what was only begun, and publishes it', async () => {
  const { page, go, check } = phone
  await go('/manage/challenges')
  await page.getByRole('button', { name: 'New challenge' }).click()
  await page.getByLabel('Name').fill('A psalm a day')
  await page.getByLabel('What it is about').fill('Read <one> psalm & pray')
  await page.getByRole('button', { name: 'Begin to write' }).click()
  await page.getByRole('heading', { name: 'A psalm a day' }).waitFor()
  await page.getByLabel('For how many days').fill('30')
  await page.getByLabel('Points', { exact: true }).fill('20')
  await page.reload()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=duration_days]')?.value === '30')
  await page.getByLabel('Badge', { exact: true }).selectOption({ label: 'Faithful' })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  // The dialog that asks for the address stands in the challenge's form, and is sent for itself.
  await page.locator('.editor-box').press('Control+Home')
  for (const _letter of 'Read') await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByLabel('Where it leads').fill('https://example.org/psalms')
  await page.getByLabel('Where it leads').press('Enter')
  await page.getByRole('link', { name: 'Read' }).waitFor()
  assert.deepEqual(sent, [])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  await page.locator('input[type=file]').first().setInputFiles({ name: 'psalm.mp3', mimeType: 'audio/mpeg', buffer: mp3Bytes() })
  await page.getByText('It is added.').first().waitFor()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByText('It is taken away.').first().waitFor()
  assert.equal(await page.locator('input[type=file]').count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Take it away' }).waitFor()
  await check()
  assert.equal((await member.get('/challenges')).body.data.length, 0)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Your members see it now.').first().waitFor()
  await check()
  const [challenge] = (await member.get('/challenges')).body.data
  assert.deepEqual(
    [challenge.name, challenge.duration_days, challenge.badge_info.badge_name, challenge.media.type],
    ['A psalm a day', 30, 'Faithful', 'audio'],
  )
  assert.match(challenge.content, /^<p><a href="https:\/\/example.org\/psalms"[^>]*>Read<\/a> &lt;one&gt; psalm &amp; pray<\/p>$/)
})

it('tells a member that these pages are not theirs', async () => {
  const { page, go, signIn, close } = await openApp(app.url)
  await signIn(member)
  for (const path of ['/manage/challenges', '/manage/badges', '/progress', '/completions', `/people/${church.admin.id}`]) {
    await go(path)
    await page.getByRole('heading', { name: 'This is not open to you' }).waitFor()
  }
  await close()
})
