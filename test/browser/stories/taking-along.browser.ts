// A secretary takes the church's people along as a file, for a spreadsheet and for another program.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const formula = await given.person({ of: church, name: '=HYPERLINK("https://example.org")' })
await given.person({ of: church, name: 'Zoë Groß' })
const elsewhere = await given.person({ of: await given.organization() })

let desk: Awaited<ReturnType<typeof openApp>>
before(async () => {
  desk = await openApp(app.url, { width: 1280 })
  await desk.signIn(church.admin)
})
after(() => desk.close())

/** The file that comes when it is asked for, and what it is called. */
async function taken(format: string) {
  const { page } = desk
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'People' })
  await page.getByText(format).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Take along' }).click()])
  await page.getByText('The file is in your downloads.').first().waitFor()
  return { name: download.suggestedFilename(), text: await readFile((await download.path())!, 'utf8') }
}

it('takes people along as a table that a spreadsheet reads, and in which nothing is a formula', async () => {
  const { page, go, check } = desk
  await go('/manage/people')
  const { name, text } = await taken('Table (CSV)')
  assert.match(name, /^People-\d{4}-\d\d-\d\d\.csv$/)
  assert.ok(text.startsWith('\ufeff'), 'a mark by which spreadsheets know the letters')
  assert.ok(text.includes('Zoë Groß') && text.includes(formula.email) && !text.includes(elsewhere.email))
  assert.ok(text.includes("'=HYPERLINK") && !/(^|[\r\n;,"])=/.test(text), text)
  await check()
  await page.goto(`${app.url}/manage/audit-log`)
  await page.getByText('took along as a file').first().waitFor()
})

it('takes the same along for other programs', async () => {
  await desk.go('/manage/people')
  const { name, text } = await taken('For programs (JSON)')
  assert.match(name, /\.json$/)
  const { data = JSON.parse(text) } = JSON.parse(text)
  assert.equal(data.length, 3)
  assert.ok(
    data.some((person: { name: string }) => person.name === formula.name),
    'as it is: nothing there reads formulas',
  )
})

it('says why there is no file while the service can’t be reached, and gives it afterwards', async () => {
  const { page, context } = desk
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Take along' }).click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await context.setOffline(false)
  desk.wrong.length = 0
  await taken('Table (CSV)')
})
