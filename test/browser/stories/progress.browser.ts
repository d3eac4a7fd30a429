// A leader on Tuesday night: who of the group is overdue, a training for five of them, a reminder for one, a look at one person, and the list as
// a file for the next meeting.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { given as givenFor } from '#test/given.ts'
import { givenChallenge } from '#test/given-challenges.ts'
import { givenEntry } from '#test/given-journal.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { givenCompletion, givenTraining } from '#test/given-trainings.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
await givenNotifications(app).addMembers(church, 400)
const names = ['Ada Becker', 'Ben Ito', 'Émile Laurent', 'José García', 'Miriam Kühn', 'Noor Castillo']
const group = await given.group({ by: leader, of: church, name: 'Tuesday table' })
const people = await Promise.all(names.map((name) => given.person({ of: church, name })))
for (const person of people) await person.post('/groups/join', { joinCode: group.code })
const [ada, ben, emile, jose, miriam, noor] = people
const bible = await givenTraining({ by: leader, of: church, title: 'How to read the Bible' })
const prayer = await givenTraining({ by: leader, of: church, title: '=Learning to pray' })
await leader.post('/qualifications/assign', { qualification_id: bible.id, user_ids: [ada!.id, ben!.id, noor!.id], due_date: '2100-01-01' })
await db.run(sql`update training_assignments set due_date = current_date - 9 where training_id = ${bible.id}`)
await givenCompletion(noor!, bible)
const challenge = await givenChallenge({ of: church, name: 'A psalm a day' })
await ada!.post(`/challenges/start/${challenge.id}`)
await ada!.post(`/challenges/complete/${challenge.id}`)
await givenEntry(ada!, { title: 'For nobody else', content: 'For nobody else' })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(leader)
})
after(() => phone.close())

const choose = (name: string) => phone.page.getByRole('checkbox', { name: `Choose ${name}` }).check()
const heading = (name: string) => phone.page.getByRole('heading', { name, exact: true }).waitFor()

it('finds who of the group is overdue, among all of the church', async () => {
  const { page, go, check } = phone
  await go('/progress')
  await page.getByText('1–25 of 408').waitFor()
  await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Tuesday table' })
  await page.getByText('1–7 of 7').waitFor()
  await page.getByText('Only who is overdue').click()
  await page.getByText('1–2 of 2').waitFor()
  assert.deepEqual(await page.getByRole('rowheader').allTextContents(), ['Ada Becker', 'Ben Ito'])
  assert.equal(await page.getByText('Overdue since').count(), 2)
  await check()
  await page.reload()
  await page.getByText('1–2 of 2').waitFor()
})

it('assigns a training to five with a date, and is told of the one who had it', async () => {
  const { page, check } = phone
  await page.getByText('Only who is overdue').click()
  await page.getByText('1–7 of 7').waitFor()
  await leader.post('/qualifications/assign', { qualification_id: prayer.id, user_ids: [ben!.id] })
  for (const name of names.slice(0, 5)) await choose(name)
  await page.getByText('5 chosen').waitFor()
  await check()
  await page.getByRole('button', { name: 'Assign a training' }).last().click()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByText('Please choose a training.').waitFor()
  await check()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Training' }).fill('pray')
  await page.getByRole('option', { name: '=Learning to pray' }).last().click()
  await page.getByLabel('Until when?').fill('2099-12-24')
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByText('“=Learning to pray” is assigned to 4 people.').waitFor()
  await page.getByText('1 person had it already').waitFor()
  await check()
  await page.getByRole('button', { name: 'Close' }).last().click()
  const assigned = await db.many<{ user_id: number }>(
    sql`select user_id from training_assignments where training_id = ${prayer.id} and due_date = '2099-12-24' order by user_id`,
  )
  assert.deepEqual(
    assigned.map(({ user_id }) => user_id),
    [ada!, ben!, emile!, jose!, miriam!].map(({ id }) => id).toSorted((a, b) => a - b),
  )
})

it('assigns it to the whole group, and asks nobody again who has completed it', async () => {
  const { page } = phone
  await page.getByRole('button', { name: 'Assign a training' }).first().click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Training' }).fill('bible')
  await page.getByRole('option', { name: 'How to read the Bible' }).last().click()
  await page.getByRole('dialog').getByLabel('Group').last().selectOption({ label: 'Tuesday table' })
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByText('“How to read the Bible” is assigned to 4 people.').waitFor()
  await page.getByText('1 person has completed it and is not asked again.').waitFor()
  await page.getByRole('button', { name: 'Close' }).last().click()
})

it('reminds one, and not twice on a day', async () => {
  const { page, check } = phone
  for (const said of ['1 person is reminded.', 'Ada Becker was reminded within a day.']) {
    await choose('Ada Becker')
    await page.getByRole('button', { name: 'Remind' }).click()
    await page.getByRole('dialog').getByLabel('Training').selectOption({ label: 'How to read the Bible' })
    await page.getByRole('dialog').getByRole('button', { name: 'Remind' }).click()
    await page.getByText(said).waitFor()
    await check()
    await page.getByRole('button', { name: 'Close' }).last().click()
  }
  const { body } = await ada!.get('/notifications')
  assert.equal(body.data.filter(({ kind }: { kind: string }) => kind === 'training_due').length, 1)
})

it('looks at one person, and sees nothing that is theirs alone', async () => {
  const { page, check } = phone
  await page.getByRole('link', { name: 'Ada Becker' }).click()
  await heading('Ada Becker')
  await page.getByText('A psalm a day').waitFor()
  await page.getByRole('link', { name: 'Tuesday table' }).waitFor()
  await check()
  assert.ok(!(await page.content()).includes('For nobody else'))
})

it('takes the list along as a file, in which nothing is taken for a formula', async () => {
  const { page, go } = phone
  await go(`/progress?group=${group.id}`)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as CSV' }).click()])
  assert.match(file.suggestedFilename(), /^progress-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  assert.equal(lines[0], 'Name,Training,State,Percent,Due on,Completed on')
  assert.ok(lines.includes(`Émile Laurent,'=Learning to pray,"Not begun, due",0,2099-12-24,`), lines.join('\n'))
  await go('/completions')
  await page.getByRole('cell', { name: 'A psalm a day' }).waitFor()
})

it('asks for what its table shows, and no more', async () => {
  const { page, go } = phone
  const others = await Promise.all(Array.from({ length: 9 }, (_, n) => givenTraining({ by: leader, of: church, title: `Lesson ${n}` })))
  for (const { id } of others)
    await leader.post('/qualifications/assign', { qualification_id: id, user_ids: people.map((person) => person.id) })
  const told = async (path: string) => {
    const answer = page.waitForResponse((one) => one.url().includes('/users-progress'))
    await go(path)
    const { data } = (await (await answer).json()) as { data: { qualifications: { qualification_id: number }[] }[] }
    const ids = new Set(data.flatMap(({ qualifications }) => qualifications.map(({ qualification_id }) => qualification_id)))
    // Beside them stands the name.
    assert.equal(await page.getByRole('columnheader').count(), ids.size + 1)
    return ids.size
  }
  assert.equal(await told(`/progress?group=${group.id}`), 8)
  assert.equal(await told(`/progress?group=${group.id}&columns=${others[7]!.id},${others[8]!.id}`), 2)
})
