// Two admins at the same church on the same evening: people, settings, a group and a challenge. What one of them does stays when the other saves,
// and where both wrote the same, they are asked.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const ada = church.admin
const ben = await given.person({ of: church, role: 'admin', name: 'Ben Ito' })
const ruth = await given.person({ of: church, name: 'Ruth Adler' })
const group = await given.group({ by: ada, of: church, name: 'Tuesday table' })
const challenge = await givenChallenge({ of: church, name: 'A psalm a day', challenge_content: '<p>Read.</p>' })

type Desk = Awaited<ReturnType<typeof openApp>>
let adas: Desk
let bens: Desk
before(async () => {
  ;[adas, bens] = await Promise.all([openApp(app.url, { width: 1280 }), openApp(app.url, { width: 1280 })])
  await Promise.all([adas.signIn(ada), bens.signIn(ben)])
})
after(() => Promise.all([adas.close(), bens.close()]))

const both = (path: string) => Promise.all([adas, bens].map(({ go }) => go(path)))
const saved = ({ page }: Desk, path: string) =>
  page.waitForResponse((answer) => answer.url().includes(`/api${path}`) && /PUT|PATCH/.test(answer.request().method()))
const save = async (desk: Desk, path: string, within = desk.page.locator('main')) => {
  const answer = saved(desk, path)
  await within.getByRole('button', { name: 'Save', exact: true }).first().click()
  return (await answer).status()
}

it('settings: one renames the church while the other sets its language', async () => {
  await both('/manage/settings')
  await adas.page.getByLabel('Name of the church').fill('Grace Church')
  await bens.page.getByLabel('Language of the church').selectOption('de')
  assert.equal(await save(adas, `/organizations/${church.id}`), 200)
  assert.equal(await save(bens, `/organizations/${church.id}`), 200)
  const { name, locale } = (await ada.get(`/organizations/${church.id}`)).body.data
  assert.deepEqual([name, locale], ['Grace Church', 'de'])
})

it('a group: one writes its purpose and lets its leaders alone post while the other moves it, and what was begun before keeps nobody’s old words', async () => {
  const about = async () => (await ada.get(`/groups/${group.id}`)).body.data
  await both(`/groups/${group.id}/settings`)
  await adas.page.locator('textarea[name=description]').fill('Soup, and a psalm')
  await adas.page.getByRole('radio', { name: /^Its leaders/ }).check()
  await bens.page.locator('input[name=location]').fill('At Ben’s')
  assert.equal(await save(adas, `/groups/${group.id}`), 200)
  // Ben’s train goes into a tunnel: he opens the page again, and his draft is there.
  await bens.page.reload()
  await bens.page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=location]')?.value === 'At Ben’s')
  assert.equal(await save(bens, `/groups/${group.id}`), 200)
  const { purpose, location, name, posting } = await about()
  assert.deepEqual([purpose, location, name, posting], ['Soup, and a psalm', 'At Ben’s', 'Tuesday table', 'leaders'])
  await bens.check()
  await adas.page.reload()
  await adas.page.getByRole('radio', { name: /^Everybody in it/ }).check()
  await bens.page.locator('input[name=location]').fill('In the garden')
  assert.equal(await save(adas, `/groups/${group.id}`), 200)
  assert.equal(await save(bens, `/groups/${group.id}`), 200)
  const now = await about()
  assert.deepEqual([now.location, now.posting], ['In the garden', 'everyone'])
})

it('people: one removes somebody whose role the other is about to change', async () => {
  await bens.go('/manage/people')
  await bens.page.getByRole('button', { name: 'More about Ruth Adler' }).click()
  await bens.page.getByRole('menuitem', { name: 'Change the role' }).click()
  const dialog = bens.page.getByRole('dialog', { name: 'Role of Ruth Adler' })
  await dialog.getByRole('radio', { name: /^Leader/ }).check()
  assert.equal((await ada.delete(`/organizations/${church.id}/members/${ruth.id}`)).status, 200)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  await bens.check()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await bens.page.getByText('Ruth Adler').waitFor({ state: 'detached' })
})

it('a challenge: what each changes alone is kept of both, and where both wrote the same, the second chooses', async () => {
  const now = async () => (await ada.get(`/challenges/${challenge.id}`)).body.data
  const path = `/challenges/${challenge.id}`
  await both(`/manage/challenges/${challenge.id}`)
  await adas.page.getByLabel('Points', { exact: true }).fill('40')
  await adas.page.getByLabel('Name', { exact: true }).fill('The Psalter')
  await bens.page.getByLabel('For how many days').fill('150')
  await bens.page.getByLabel('Name', { exact: true }).fill('150 psalms')
  assert.equal(await save(adas, path), 200)
  assert.equal(await save(bens, path), 412)
  const card = bens.page.getByRole('region', { name: 'Two versions: Name' })
  await card.getByText('The Psalter').waitFor()
  await card.getByText('150 psalms').waitFor()
  assert.equal(await bens.page.getByLabel('Points', { exact: true }).inputValue(), '40')
  await bens.check()
  // Nothing is saved over Ada’s words before he has chosen, and his choice is still there when the page was read again.
  await bens.page.getByRole('button', { name: 'Save', exact: true }).click()
  await bens.page.getByRole('alert').filter({ hasText: 'Two versions: please choose' }).waitFor()
  assert.equal((await now()).name, 'The Psalter')
  await bens.page.reload()
  await card.getByRole('button', { name: 'Keep mine' }).click()
  await card.waitFor({ state: 'detached' })
  await until(async () => (await now()).name === '150 psalms')
  const { points_awarded, duration_days } = await now()
  assert.deepEqual([points_awarded, duration_days], [40, 150])
  // Ada, who has written nothing since, sees it when she comes back.
  await adas.page.reload()
  await adas.page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=name]')?.value === '150 psalms')
  await adas.check()
})

it('a challenge: different fields are put together without a question', async () => {
  await both(`/manage/challenges/${challenge.id}`)
  await adas.page.getByLabel('In one sentence').fill('All of them')
  await bens.page.getByLabel('What to do', { exact: true }).fill('Read one')
  const path = `/challenges/${challenge.id}`
  assert.equal(await save(adas, path), 200)
  assert.equal(await save(bens, path), 412)
  await bens.page.getByText('Somebody else wrote here meanwhile. You see both.').first().waitFor()
  const { description, action } = (await ada.get(path)).body.data
  assert.deepEqual([description, action], ['All of them', 'Read one'])
})

it('a challenge: what is written while it is being saved is kept', async () => {
  const { page, go } = adas
  await go(`/manage/challenges/${challenge.id}`)
  await page.getByLabel('In one sentence').fill('All 150')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name=description]')!
    field.form!.requestSubmit()
    field.value = 'All 150 of them'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByText('Saved.').first().waitFor()
  assert.equal((await ada.get(`/challenges/${challenge.id}`)).body.data.description, 'All 150')
  await page.reload()
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name=description]')?.value === 'All 150 of them')
})
