// A secretary writes a training: from Word, in order by keyboard, with a sound over a line that breaks, and a quiz that is drafted; while another
// admin writes at the same time, and nobody loses a word.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { given as givenFor } from '#test/given.ts'
import { mp3Bytes } from '#test/given-files.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const secretary = church.admin
const pastor = await given.person({ of: church, role: 'admin' })

const open = async (person: { email: string }) => {
  const desk = await openApp(app.url, { width: 1280 })
  await desk.signIn(person)
  return desk
}
let desk: Awaited<ReturnType<typeof open>>
before(async () => {
  desk = await open(secretary)
})
after(() => desk.close())

const trainingNow = async (id: number) => (await secretary.get(`/qualifications/${id}`)).body.data
const idOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))
const saved = (page: Page) => page.getByText(/^Saved now|^Everything is saved|^Saved \d/).waitFor()
const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** As Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head>
<body lang=EN-US><!--StartFragment--><h1 style='color:#2F5496'>Be still<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:"Calibri",sans-serif;color:red'>Prayer is <b>talking</b> with God<img src="file:///C:/a.png" onerror="alert(1)">.<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Listen</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Ask</p><!--EndFragment--></body></html>`

const paste = (page: Page, name: string, html: string) =>
  textBox(page, name).evaluate((box, content) => {
    ;(box as HTMLElement).focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

it('makes a training that only leaders see, and writes two modules, one of them from Word', async () => {
  const { page, go, check } = desk
  await go('/manage/trainings')
  await page.getByRole('button', { name: 'Write the first one' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Learning to pray')
  await check()
  await page.getByRole('button', { name: 'Begin to write' }).click()
  await page.getByRole('heading', { level: 1, name: 'Learning to pray' }).waitFor()
  await textBox(page, 'Introduction').pressSequentially('Why we pray.')
  await page.getByRole('button', { name: 'Module', exact: true }).click()
  await page.getByLabel('Title of the module').fill('Asking')
  await textBox(page, 'Text').pressSequentially('Ask, and it ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('will')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' be given.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Then wait.')
  await page.keyboard.press('Alt+F10')
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await check()
  await page.getByRole('button', { name: 'Module', exact: true }).click()
  await page.getByLabel('Title of the module').fill('Listening')
  await paste(page, 'Text', fromWord)
  await page.getByText('Pictures were not taken over: only the words.').first().waitFor()
  await check()
  await saved(page)
  const { visibility, content, modules } = await trainingNow(idOf(page))
  assert.deepEqual([visibility, content], ['leadership_only', '<p>Why we pray.</p>'])
  assert.deepEqual(
    modules.map(({ title, content }: { title: string; content: string }) => [title, content]),
    [
      ['Asking', '<p>Ask, and it <b>will</b> be given.</p><h2>Then wait.</h2>'],
      ['Listening', '<h2>Be still</h2><p>Prayer is <b>talking</b> with God.</p><ul><li>Listen</li><li>Ask</li></ul>'],
    ],
  )
})

it('puts them in order by keyboard, and finds them so after loading the page anew', async () => {
  const { page, check } = desk
  const id = idOf(page)
  await page.getByRole('button', { name: 'Move “Listening” up' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('“Listening” is now 1 of 2').waitFor({ state: 'attached' })
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  assert.equal(focused, 'Move “Listening” down')
  await saved(page)
  const before = await trainingNow(id)
  assert.deepEqual(
    before.modules.map(({ title }: { title: string }) => title),
    ['Listening', 'Asking'],
  )
  await page.reload()
  await page.getByRole('button', { name: 'Edit “Listening”' }).click()
  await textBox(page, 'Text').getByText('talking').waitFor()
  await textBox(page, 'Text').press('Control+End')
  await page.keyboard.type('!')
  await page.keyboard.press('Backspace')
  await check()
  assert.deepEqual(await trainingNow(id), before)
})
