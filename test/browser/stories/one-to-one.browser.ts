// Two people walk one to one: asked and agreed to by both and an admin, shared by two, and kept by one. And what people show of themselves.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Levi Brandt' })
const mia = await given.person({ of: church, name: 'Mia Vogel' })
const table = await given.group({ by: leader, of: church, name: 'Tuesday table' })
await mia.post('/groups/join', { joinCode: table.code })
await givenTraining({ by: leader, of: church, title: 'First steps' })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(mia)
})
after(() => phone.close())

let pair: number
const seenByLeader = (what: string) => leader.get(`/pairs/${pair}/${what}`)

it('asks somebody of one’s group, and waits for them and for an admin', async () => {
  const { page, go, check } = phone
  await go('/one-to-one')
  await page.getByRole('link', { name: 'Ask somebody' }).first().click()
  await page.getByLabel('Whom?').selectOption({ label: 'Levi Brandt' })
  await check()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('heading', { name: 'Levi Brandt' }).waitFor()
  await page.getByText('You have asked', { exact: true }).waitFor()
  pair = (await leader.get('/pairs')).body.data[0].id
  assert.equal((await leader.post(`/pairs/${pair}/agree`)).status, 200)
  assert.equal((await church.admin.post(`/organizations/${church.id}/pairs/${pair}/agree`)).status, 200)
  await leader.post(`/pairs/${pair}/steps`, { kind: 'sentence', text: 'Read Psalm 23' })
})

it('takes steps together: what the other added is ticked, a training is chosen, and one’s own is removed', async () => {
  const { page } = phone
  await page.goto(`${app.url}/one-to-one/${pair}`)
  await page.getByLabel('Read Psalm 23').click()
  await page.getByRole('checkbox', { name: 'Read Psalm 23', checked: true }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Delete: Read Psalm 23' }).count(), 0)
  await page.getByLabel('A step to take together').selectOption('training')
  await page.getByRole('combobox', { name: 'A training' }).fill('first')
  await page.getByRole('option', { name: 'First steps' }).click()
  await page.getByRole('button', { name: 'Add the step' }).click()
  await page.getByRole('link', { name: 'Open First steps' }).waitFor()
  await page.getByRole('button', { name: 'Delete: First steps' }).click()
  await page.getByRole('link', { name: 'Open First steps' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Open First steps' }).waitFor()
  await page.getByRole('button', { name: 'Delete: First steps' }).click()
  await page.getByLabel('A step to take together').selectOption('meeting')
  await page.getByRole('button', { name: 'Add the step' }).click()
  await page.getByText('The day field is required.').waitFor()
  await page.getByLabel('Where, and at what time?').fill('The café, at five')
  await page.getByLabel('On which day?').fill('2030-05-01')
  await page.getByRole('button', { name: 'Add the step' }).click()
  await page.getByRole('checkbox', { name: 'The café, at five' }).waitFor()
  await until(async () => (await seenByLeader('steps')).body.data.length === 2)
  const kinds = (await seenByLeader('steps')).body.data.map(({ kind, day }: { kind: string; day: string | null }) => [kind, day])
  assert.deepEqual(kinds, [
    ['meeting', '2030-05-01'],
    ['sentence', null],
  ])
})

it('is told when the other has removed a step meanwhile', async () => {
  const { page } = phone
  const { id } = (await leader.post(`/pairs/${pair}/steps`, { kind: 'sentence', text: 'Call my sister' })).body.data
  await page.reload()
  await page.getByLabel('Call my sister').waitFor()
  await leader.delete(`/pairs/${pair}/steps/${id}`)
  await page.getByLabel('Call my sister').click()
  await page.getByText('Step not found.').first().waitFor()
  await page.getByLabel('Call my sister').waitFor({ state: 'detached' })
})

it('writes for both and for oneself, changes it, and the other reads one of the two', async () => {
  const { page, check } = phone
  await page.getByLabel('Write to both of you').fill('Thank you for todya')
  await page.getByRole('button', { name: 'Save' }).first().click()
  const note = page.getByRole('article').filter({ hasText: 'You ·' })
  await note.getByRole('button', { name: 'Edit' }).click()
  await note.getByLabel('Change the note').fill('Thank you for today')
  await note.getByRole('button', { name: 'Save' }).click()
  await note.getByText('changed').waitFor()
  const { id, text } = (await mia.get(`/pairs/${pair}/notes`)).body.data[0]
  await note.getByRole('button', { name: 'Edit' }).click()
  await mia.put(`/pairs/${pair}/notes/${id}`, { text: 'Changed on the tablet' })
  await note.getByLabel('Change the note').fill('Changed on the phone')
  await note.getByRole('button', { name: 'Save' }).click()
  await note.getByRole('paragraph').getByText('Changed on the tablet').waitFor()
  await check()
  await note.getByLabel('Change the note').fill(text)
  await note.getByRole('button', { name: 'Save' }).click()
  await note.getByLabel('Change the note').waitFor({ state: 'detached' })
  await page.getByLabel('Write for yourself').fill('Kept for myself')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByRole('article').getByText('Kept for myself').waitFor()
  await check()
  const seen = JSON.stringify(await Promise.all(['notes', 'private-notes'].map(seenByLeader)))
  assert.ok(seen.includes('Thank you for today') && !seen.includes('todya') && !seen.includes('Kept for myself'))
  assert.ok(!(await phone.leftBehind()).includes('Kept for myself'))
})

it('gives a birthday and a phone number, and chooses who sees each; a half-typed date is no birthday taken back', async () => {
  const { page, go } = phone
  await mia.patch('/user', { birthday: '1990-05-17' })
  await go('/me')
  const birthday = page.getByLabel('Birthday', { exact: true })
  await birthday.focus()
  await page.keyboard.press('Delete')
  await page.getByLabel('Phone number', { exact: true }).fill('+49 (0)170 1234567')
  await page.getByLabel('Who may see your phone number?').selectOption('church')
  const save = page.locator('form').filter({ has: birthday }).getByRole('button', { name: 'Save' })
  await save.click()
  await page.getByText('Please write it to its end, or leave it empty.').waitFor()
  assert.equal((await mia.get('/user')).body.data.birthday, '1990-05-17')
  await birthday.fill('1991-06-18')
  await page.getByLabel('Who may see your birthday?').selectOption('leaders')
  await save.click()
  await page.getByText('Saved.').first().waitFor()
  const { data } = (await mia.get('/user')).body
  assert.deepEqual([data.birthday, data.birthday_visibility, data.phone_visibility], ['1991-06-18', 'leaders', 'church'])
})

it('is seen in the group by whom they chose: the number by all, the birthday by who leads, never the year', async () => {
  const [ben, cara] = await given.people(2, church)
  for (const person of [ben!, cara!]) await person.post('/groups/join', { joinCode: table.code })
  await leader.put(`/groups/${table.id}/leader`, { leader_id: cara!.id })
  for (const [reader, leads] of [
    [ben!, 0],
    [cara!, 1],
  ] as const) {
    const { page, signIn, check, close } = await openApp(app.url)
    await signIn(reader)
    await page.goto(`${app.url}/groups/${table.id}/people`)
    const row = page.getByRole('listitem').filter({ hasText: 'Mia Vogel' })
    const call = row.getByRole('link', { name: 'Call Mia Vogel: +49 (0)170 1234567' })
    assert.equal(await call.getAttribute('href'), 'tel:+491701234567')
    assert.equal(await row.getByText('Birthday: 18 June').count(), leads)
    assert.equal(await page.getByText('1991').count(), 0)
    const goneQuiet = page.getByRole('link', { name: 'Gone quiet' })
    assert.equal(await goneQuiet.count(), leads)
    // Without a role in the church.
    if (leads) {
      await check()
      await goneQuiet.click()
      await page.getByRole('heading', { name: 'Nobody has gone quiet' }).waitFor()
    }
    await close()
  }
})
