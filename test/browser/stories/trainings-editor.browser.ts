// A secretary writes a training: from Word, in order by keyboard, with a sound over a line that breaks, and a quiz that is drafted; while another
// admin writes at the same time, and nobody loses a word.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { given as givenFor } from '#test/given.ts'
import { mp3Bytes } from '#test/given-files.ts'
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

/** Long enough for questions. */
const longText = readFileSync(
  new URL('../../../src/features/trainings/built-in-quiz-writer/examples/budgeting.txt', import.meta.url),
  'utf8',
)
const asHtml = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim()}</p>`)
    .join('')

const trainingNow = async (id: number) => (await secretary.get(`/qualifications/${id}`)).body.data
const idOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))
const saved = (page: Page) => page.getByText(/^Saved now|^Everything is saved|^Saved \d/).waitFor()
/** What is done here has reached the service. */
const sent = async (page: Page, work: () => Promise<unknown>) => {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await work()
  await answer
  await saved(page)
}
/** Long enough for what is written to be sent, though nothing says that it was not. */
const rest = (page: Page) => page.waitForTimeout(2_500)
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
  const { page } = desk
  const id = idOf(page)
  await sent(page, async () => {
    await page.getByRole('button', { name: 'Move “Listening” up' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('“Listening” is now 1 of 2').waitFor({ state: 'attached' })
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    assert.equal(focused, 'Move “Listening” down')
  })
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
  await rest(page)
  assert.deepEqual(await trainingNow(id), before)
})

it('brings back a module that was deleted, before anybody’s progress goes with it', async () => {
  const { page } = desk
  const countModules = async () => (await trainingNow(idOf(page))).modules.length
  await page.getByRole('button', { name: 'Delete this module' }).click()
  await page.getByRole('button', { name: 'Edit “Listening”' }).waitFor({ state: 'detached' })
  await rest(page)
  assert.equal(await countModules(), 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Edit “Listening”' }).waitFor()
  await rest(page)
  assert.equal(await countModules(), 2)
})

it('deletes a module, though another page is open when the app is closed', async () => {
  const { page } = desk
  const id = idOf(page)
  const { modules } = await trainingNow(id)
  const all = modules.map(({ id, title }: { id: number; title: string }) => ({ id, title }))
  await secretary.put(`/qualifications/${id}`, { modules: [...all, { title: 'Too much', content: '<p>Away with it</p>' }] })
  await page.reload()
  await page.getByRole('button', { name: 'Edit “Too much”' }).click()
  await page.getByRole('button', { name: 'Delete this module' }).click()
  await page.getByRole('button', { name: 'Edit “Too much”' }).waitFor({ state: 'detached' })
  await page.locator('main a[href="/manage/trainings"]').click()
  await page.getByRole('link', { name: /Learning to pray/ }).waitFor()
  assert.equal((await trainingNow(id)).modules.length, 3)
  // What is held is sent when the app is left; the page that comes next may be there before it has arrived.
  await page.reload()
  for (let look = 0; look < 50 && (await trainingNow(id)).modules.length > 2; look++) await page.waitForTimeout(100)
  assert.equal((await trainingNow(id)).modules.length, 2)
  await page.getByRole('link', { name: /Learning to pray/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Learning to pray' }).waitFor()
})

it('uploads a sound over a line that breaks once, without choosing it again or pressing anything', async () => {
  const { page, check, wrong } = desk
  await page.route('**/api/uploads/*', (route) => route.abort('connectionreset'), { times: 1 })
  await page.locator('input[type=file]').setInputFiles({ name: 'psalm.mp3', mimeType: 'audio/mpeg', buffer: mp3Bytes(3) })
  await page.getByText('The connection was lost while “psalm.mp3” was on its way').first().waitFor()
  assert.match(wrong.splice(0).join(), /ERR_CONNECTION_RESET/)
  await page.getByRole('button', { name: 'Listen', exact: true }).waitFor()
  await check()
  await page.getByLabel('Video').fill('https://vimeo.com/76979871')
  await page.getByLabel('Video').press('Tab')
  await page.getByText('On Vimeo; members see it after a tap.').waitFor()
  await saved(page)
  const { audio_path, video_link } = await trainingNow(idOf(page))
  assert.match(audio_path, /\/media\/[0-9a-f]{40}\.mp3$/)
  assert.equal(video_link, 'https://vimeo.com/76979871')
})

it('has questions drafted, looks at each, changes one, and sees it as members do', async () => {
  const { page, check } = desk
  const id = idOf(page)
  const { modules } = await trainingNow(id)
  const texts = modules.map((module: { id: number; title: string }) => ({
    id: module.id,
    title: module.title,
    content: asHtml(longText),
  }))
  await secretary.put(`/qualifications/${id}`, { modules: texts })
  await page.reload()
  await page.getByText('Answering questions').click()
  await page.getByLabel('How many').selectOption('3')
  await page.getByRole('button', { name: 'Draft questions' }).click()
  await page.getByRole('heading', { name: '3 drafted questions wait for you' }).waitFor()
  await check()
  assert.equal((await trainingNow(id)).quiz_data, null)
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('heading', { name: '2 drafted questions wait for you' }).waitFor()
  await page.getByRole('button', { name: 'Another instead' }).click()
  await page.getByRole('heading', { name: '2 drafted questions wait for you' }).waitFor()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('button', { name: 'Delete question 1' }).click()
  await page.getByRole('button', { name: 'Edit question 1' }).click()
  assert.equal(await page.getByRole('button', { name: /^(Edit|Delete) question/ }).count(), 0)
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Half of what I')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Question 2', { exact: true }).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'Question', exact: true }).inputValue(), 'Half of what I')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit question 2' }).click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What did you notice?')
  await page.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('A still small voice')
  await page.getByRole('radio', { name: 'Answer 1 is right' }).check()
  await check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'What did you notice?' }).waitFor()
  await saved(page)
  const { quiz_type, quiz_data } = await trainingNow(id)
  assert.deepEqual([quiz_type, quiz_data.questions.length], ['multiple_choice', 2])
  assert.deepEqual(
    [quiz_data.questions[1].question, quiz_data.questions[1].options[0], quiz_data.questions[1].correct_answer_index],
    ['What did you notice?', 'A still small voice', 0],
  )
  await page.getByRole('button', { name: 'Open to members' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('2 modules, one after the other.').waitFor()
  assert.equal((await trainingNow(id)).visibility, 'members_only')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Learning to pray' }).waitFor()
})

it('loses nobody’s words when another admin writes at the same time', async () => {
  const { page, check } = desk
  const id = idOf(page)
  const words = ['<p>One.</p>', '<p>Two.</p>']
  const { modules } = await trainingNow(id)
  await secretary.put(`/qualifications/${id}`, {
    modules: modules.map((module: { id: number; title: string }, place: number) => ({
      id: module.id,
      title: module.title,
      content: words[place],
    })),
  })
  await page.reload()
  await page.getByRole('button', { name: 'Edit “Asking”' }).click()
  await textBox(page, 'Text').waitFor()
  const other = await open(pastor)
  try {
    await other.page.goto(page.url())
    await sent(other.page, () => other.page.getByRole('textbox', { name: 'Title', exact: true }).fill('Learning to pray together'))
    await other.page.getByRole('button', { name: 'Edit “Asking”' }).click()
    await textBox(other.page, 'Text').press('Control+End')
    await sent(other.page, () => other.page.keyboard.type(' From the pastor.'))
  } finally {
    await other.close()
  }
  await textBox(page, 'Text').press('Control+End')
  await page.keyboard.type(' From the secretary.')
  const card = page.getByRole('region', { name: 'Two versions: text of “Asking”' })
  await card.getByText('Two. From the pastor.').waitFor()
  await card.getByText('Two. From the secretary.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Learning to pray together' }).waitFor()
  await check()
  assert.equal((await trainingNow(id)).modules[1].content, '<p>Two. From the pastor.</p>')
  await card.getByRole('button', { name: 'Take theirs' }).click()
  await card.waitFor({ state: 'detached' })
  await textBox(page, 'Text').getByText('Two. From the pastor.').waitFor()
  await textBox(page, 'Text').press('Control+End')
  await sent(page, () => page.keyboard.type(' From the secretary too.'))
  assert.equal((await trainingNow(id)).modules[1].content, '<p>Two. From the pastor. From the secretary too.</p>')
})

it('keeps what is written without a connection, and sends it when there is one', async () => {
  const { page, context, wrong } = desk
  const id = idOf(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Written in a tunnel')
  await page.getByText('Kept on this device, and sent when there is a connection').first().waitFor()
  await sent(page, () => context.setOffline(false))
  assert.equal((await trainingNow(id)).title, 'Written in a tunnel')
  wrong.splice(0)
})

it('tells a member that it is for others to write, and holds in Arabic, in the dark', async () => {
  const id = idOf(desk.page)
  const phone = await openApp(app.url)
  const evening = await openApp(app.url, { locale: 'ar', colorScheme: 'dark' })
  try {
    await phone.signIn(await given.person({ of: church }))
    await phone.go(`/manage/trainings/${id}`)
    await phone.page.getByText('Leaders and admins of the church write this training.').waitFor()
    await evening.signIn(pastor)
    for (const path of ['/manage/trainings', `/manage/trainings/${id}`]) await evening.go(path)
  } finally {
    await phone.close()
    await evening.close()
  }
})
