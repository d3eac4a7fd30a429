// Prayer care: somebody asks without a name, a leader suggests other words, fourteen people pray, and later it is written how it was answered.
// What is not for everybody goes to the care team.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { tellAuthors } from '#features/prayer-requests/telling-authors.ts'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp, until } from '../app.ts'

const clock = { ahead: 0, now: () => Date.now() + clock.ahead }
const app = await startWithApp({ config: { PUBLIC_URL: 'https://localhost:8443' }, clock })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Lea Brandt' })
const mira = await given.person({ of: church, name: 'Mira Secretive' })
const carer = await given.person({ of: church, name: 'Cara Hopkins' })
await church.admin.put(`/organizations/${church.id}/care-team/${carer.id}`)
await mira.post('/prayer-requests', { title: 'My knee', request_text: 'Doctor Weber will operate', anonymous: true })

type Phone = Awaited<ReturnType<typeof openApp>>
let phone: Phone
let desk: Phone
before(async () => {
  phone = await openApp(app.url)
  desk = await openApp(app.url)
  await phone.signIn(mira)
  await desk.signIn(leader)
})
after(async () => {
  await phone.close()
  await desk.close()
})

it('has other words suggested, and takes them', async () => {
  const { page, go, check } = desk
  await go('/waiting')
  const row = page.getByRole('listitem').filter({ hasText: 'My knee' })
  await row.getByRole('button', { name: 'Suggest other words' }).click()
  await page.getByLabel('The words').fill('I will have an operation')
  await page.getByLabel('A word to them').fill('Without the name of your doctor')
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Suggest other words' }).click()
  await row.getByText('Whoever asked has not answered yet.').waitFor()

  await phone.go('/prayer/mine')
  await phone.page.getByText('⁨Lea Brandt⁩ suggests other words:').waitFor()
  await phone.page.getByRole('button', { name: 'Take these words' }).click()
  await until(async () => (await mira.get('/prayer-requests/my-requests')).body[0].request_text === 'I will have an operation')

  // What the leader had read is not what it says now.
  await row.getByRole('button', { name: 'Share with the church' }).click()
  await page.reload()
  await page.getByText('Changed by whoever asked: version 2').waitFor()
  await until(async () => (await leader.get('/waiting')).body.counts.prayer_requests === 1)
  await row.getByRole('button', { name: 'Share with the church' }).click()
  await page.reload()
  await until(async () => (await mira.get('/prayer-requests/my-requests')).body[0].status === 'approved')
})

it('is prayed for by fourteen people, each with one tap, and hears of it in a number', async () => {
  const [own] = (await mira.get('/prayer-requests/my-requests')).body
  const people = await given.people(13, church)
  for (const person of people) await person.post(`/groups/${church.prayer_group_id}/post/${own.group_post_id}/prayed`)
  const { page, go, check } = desk
  await go('/prayer')
  const prayer = page.getByRole('article', { name: 'My knee' })
  await prayer.getByText('Prayed for 13 times').waitFor()
  await prayer.getByRole('button', { name: 'I prayed' }).click()
  await prayer.getByText('Prayed for 14 times').waitFor()
  await prayer.getByRole('button', { name: 'I prayed today' }).waitFor()
  await check()
  await until(async () => (await mira.get('/prayer-requests/my-requests')).body[0].prayed_count === 14)
  // In their morning, whatever hour it is now.
  clock.ahead = Date.parse(`${Temporal.Now.plainDateISO('UTC').add({ days: 2 })}T12:00Z`) - Date.now()
  await tellAuthors({ db: app.services.db, clock, log: app.services.log, signal: new AbortController().signal })
  clock.ahead = 0
  await phone.go('/notifications')
  await phone.page.getByText('14 people prayed for you').waitFor()
})

it('writes how it was answered, which stands under it once a leader shared it', async () => {
  const { page, go, check } = phone
  await go('/prayer/mine')
  await page.getByRole('button', { name: 'Write what became of it' }).click()
  await page.getByLabel('What became of it?').fill('I can walk again')
  await page.getByRole('dialog').getByLabel('It was answered').check()
  await check()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('With the leaders').waitFor()
  await desk.go('/waiting')
  const update = desk.page.getByRole('listitem').filter({ hasText: 'I can walk again' })
  await desk.page.getByRole('heading', { name: 'What became of prayers · 1' }).waitFor()
  await update.getByRole('button', { name: 'Share it' }).click()
  await desk.page.reload()
  await until(async () => (await leader.get('/waiting')).body.counts.prayer_updates === 0)
  await desk.go('/prayer')
  const prayer = desk.page.getByRole('article', { name: 'My knee' })
  await prayer.getByText('I can walk again').waitFor()
  assert.equal(await prayer.getByText('Mira').count(), 0)
})

it('gives what is not for everybody to the care team, who do not see who it is', async () => {
  const { page, check } = phone
  await page.goto(`${app.url}/prayer/ask`)
  await page.getByLabel('In a few words').fill('For my marriage')
  await page.getByLabel('What shall we pray for?').fill('We have stopped talking')
  await page.getByLabel('The care team').check()
  await page.getByText('In the care team: ⁨Cara Hopkins⁩').waitFor()
  await check()
  await page.getByRole('button', { name: 'Send to the care team' }).click()
  await page.getByText('The care team reads it. You hear from them here.').waitFor()
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('In a few words').fill('For our marriage')
  await check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'For our marriage' }).waitFor()

  // Nothing says that it is shared: a leader who takes it gives it to the care team.
  await desk.go('/waiting')
  await desk.page.getByRole('button', { name: 'We pray for it' }).click()
  await desk.page
    .getByText(/For our marriage.*is with the care team\./)
    .first()
    .waitFor()
  await desk.page.getByRole('button', { name: 'Undo' }).click()

  // On the leader's phone somebody else signs in.
  const { page: team } = desk
  await desk.context.clearCookies()
  await desk.signIn(carer)
  await team.goto(`${app.url}/prayer`)
  await team.getByRole('link', { name: 'Care team' }).click()
  await team.getByRole('heading', { name: 'For our marriage' }).waitFor()
  assert.equal(await team.getByText('Mira').count(), 0)
  await desk.check()
  await team.getByRole('button', { name: 'We pray for it' }).click()
  await until(async () => (await mira.get('/prayer-requests/my-requests')).body[0].prayer_status === 'active')
  await page.reload()
  await page.getByText('With the care team', { exact: true }).waitFor()
})
