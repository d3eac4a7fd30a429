// A group that meets: a series is planned, somebody says yes, who came is marked, and the calendar outside follows.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sync as nodeIcal } from 'node-ical'
import { sql } from '#platform/db/database.ts'
import { ask } from '#test/app.ts'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const [member] = [await given.person({ of: church, name: 'Lea Sommer' }), await given.person({ of: church, name: 'Max Vogt' })]
const group = await given.group({ by: leader, of: church, name: 'Tuesday table', location: 'Mill Lane 3' })
await member.post('/groups/join', { joinCode: group.code })
const [desk, phone] = await Promise.all([openApp(app.url, { width: 1280 }), openApp(app.url)])
await Promise.all([desk.signIn(leader), phone.signIn(member)])
after(() => Promise.all([desk.close(), phone.close()]))

const root = `/groups/${group.id}/meetings`
const meetings = async () =>
  (await leader.get(root)).body.data as { id: number; starts_at: string; my_answer: string | null; status: string }[]

it('plans a meeting each week', async () => {
  const { page, go, check } = desk
  await go(root)
  await page.getByText('No meeting is planned').waitFor()
  await page.getByRole('link', { name: 'Plan a meeting' }).click()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Day', { exact: true }).fill(tomorrow)
  await page.getByLabel('Hour').fill('19:30')
  await page.getByLabel('Does it repeat?').selectOption('week')
  await page.getByLabel('Until').fill(new Date(Date.now() + 22 * 86_400_000).toISOString().slice(0, 10))
  await page.getByText('More', { exact: true }).click()
  await page.getByLabel('What is planned').fill('Romans 8')
  await check()
  await page.getByRole('button', { name: 'Plan a meeting' }).click()
  await page.getByRole('article', { name: 'Next meeting' }).getByText('Mill Lane 3').waitFor()
  await check()
  assert.deepEqual(
    (await meetings()).map(({ starts_at }) => starts_at.slice(10)),
    Array.from({ length: 4 }, () => 'T19:30'),
  )
})

it('says yes on the first page, and finds it in the calendar outside', async () => {
  const { page, go, check } = phone
  await go('/')
  await page.getByRole('heading', { name: 'Next meeting' }).waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await until(async () => (await member.get(root)).body.data[0].my_answer === 'yes')
  await page.getByRole('link', { name: 'My meetings' }).click()
  const next = page.getByRole('article', { name: 'Next meeting' })
  await next.getByText('Tuesday table').waitFor()
  await check()
  await next.getByRole('link', { name: /19:30/ }).click()
  await page.getByRole('listitem').getByText('Lea Sommer').waitFor()
  await page.getByText('Romans 8').waitFor()
  await page.getByText('Only the group’s leaders and the church’s admins read it.').waitFor()
  await page.getByLabel('Something to say').fill('I bring the bread')
  await page.getByRole('button', { name: 'Send' }).click()
  const mine = async () => (await member.get(root)).body.data[0]
  await until(async () => (await mine()).my_note === 'I bring the bread')
  await page.getByRole('button', { name: 'Maybe' }).click()
  await until(async () => (await mine()).my_answer === 'maybe')
  assert.equal((await mine()).my_note, 'I bring the bread')
  await check()

  await go('/me/calendar')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Your calendar address').inputValue()
  await check()
  const { text } = await ask('GET', app.url + new URL(address).pathname)
  const events = Object.values(nodeIcal.parseICS(text)).filter((one) => one?.type === 'VEVENT')
  assert.deepEqual([events.length, String((events[0] as { summary: string }).summary)], [4, 'Tuesday table'])
})

it('changes one and those after it, and takes a cancelling back', async () => {
  const { page, go, check } = desk
  const [, second, third] = await meetings()
  await leader.put(`${root}/${third!.id}`, { agenda: 'Romans 9' })
  await go(`${root}/${second!.id}/change`)
  await page.getByLabel('This one and those after it').check()
  await page.getByLabel('Hour').fill('20:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: /20:00/ }).waitFor()
  assert.deepEqual(
    (await meetings()).map(({ starts_at }) => starts_at.slice(11)),
    ['19:30', '20:00', '20:00', '20:00'],
  )
  assert.equal((await leader.get(`${root}/${third!.id}`)).body.data.agenda, 'Romans 9')
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByText('Cancelled').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await check()
  assert.ok((await meetings()).every(({ status }) => status === 'planned'))
})

it('marks who came, and sees it by member', async () => {
  const { page, go } = phone
  await app.services.db.run(sql`
    update meetings set begins_at = now() - interval '10 minutes', ends_at = now() + interval '1 hour'
    where id = (select min(id) from meetings where group_id = ${group.id})`)
  const [first] = await meetings()
  await go(`${root}/${first!.id}/attendance`)
  await page.getByText('Only the group’s admins').waitFor()
  const { page: seen, go: open, check: look } = desk
  await open(root)
  await seen.getByRole('article', { name: 'Next meeting' }).getByRole('link', { name: 'Who came' }).click()
  await seen.getByLabel('Lea Sommer').check()
  await seen.getByText('1 of 2').waitFor()
  await seen.getByText('The group’s leaders read it, and the church’s leaders and admins.').waitFor()
  await look()
  await seen.getByRole('button', { name: 'Save' }).click()
  await seen.getByText('It is saved who came.').first().waitFor()
  await open(`/groups/${group.id}/attendance`)
  await seen.getByText('Everybody was seen lately.').waitFor()
  await go(`${root}/${first!.id}`)
  await page.getByText('You were there').waitFor()
})
