// What is private in the app: somebody asks for prayer without a name, keeps a journal, logs their journey; and nothing of it stays behind.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { givenDay } from '#test/given-journal.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership' })
const mira = await given.person({ of: church, name: 'Mira Secretive' })
const jonas = await given.person({ of: church, name: 'Jonas Weber' })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(mira)
})
after(() => phone.close())

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; !(await holds()); tries++) assert.ok(tries < 100)
}
/** What is typed has been written down on the phone. */
const isKept = (text: string) => until(async () => (await phone.leftBehind()).includes(text))

it('asks for prayer without a name, and says who will know before anything is typed', async () => {
  const { page, go, check } = phone
  await go('/prayer')
  await page.getByText('Nobody has asked yet').waitFor()
  await page.getByRole('link', { name: 'Ask for prayer' }).first().click()
  await page.getByText('First only the leaders of Grace Chapel read this.').waitFor()
  await page.getByText('Your name will not be shown.').waitFor()
  await page.getByLabel('Everybody').check()
  await page.getByText('Your name will stand beside it.').waitFor()
  await page.getByLabel('Only the leaders').check()
  await check()

  await page.getByLabel('In a few words').fill('For my marriage')
  await page.getByRole('button', { name: 'Send to the leaders' }).click()
  await page.locator('textarea[aria-invalid=true]').waitFor()
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).name), 'request_text')
  await check()
  await page.getByLabel('What shall we pray for?').fill('We have stopped talking')
  await page.getByRole('button', { name: 'Send to the leaders' }).click()
  await page.getByRole('heading', { name: 'My requests' }).waitFor()
  await page.getByText('Waiting', { exact: true }).waitFor()
  await check()
})

it('sees what it waits for, and then stands on the wall as somebody', async () => {
  const { page, go } = phone
  await go('/prayer')
  await page.getByText('Your request is with the leaders').waitFor()
  const { id } = (await leader.get('/prayer-requests/pending')).body.data[0]
  assert.equal((await leader.post(`/prayer-requests/${id}/approve`)).status, 200)
  await go('/prayer')
  const request = page.getByRole('article', { name: 'For my marriage' })
  await request.getByText('Somebody', { exact: true }).waitFor()
  assert.equal(await request.getByText('Mira').count(), 0)
  assert.equal(await page.getByText('Your request is with the leaders').count(), 0)
  // What is kept is read at once, however long one's own requests take.
  await isKept('We have stopped talking')
  await page.route('**/prayer-requests/my-requests', () => {})
  await page.reload()
  await request.waitFor()
  assert.equal(await page.locator('main .skeleton').count(), 0)
  await page.unroute('**/prayer-requests/my-requests')
})

it('takes "answered" back within ten seconds, and says it again', async () => {
  const { page, go } = phone
  const told = async () => (await mira.get('/prayer-requests/my-requests')).body[0].prayer_status
  await go('/prayer/mine')
  await page.getByRole('button', { name: 'It was answered' }).click()
  await page.getByText('Answered', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Shared', { exact: true }).waitFor()
  assert.equal(await told(), 'active')
  await page.getByRole('button', { name: 'It was answered' }).click()
  // What is held is sent when the page is left; the page that comes next may be there before it has arrived.
  await page.reload()
  for (let look = 0; look < 50 && (await told()) !== 'resolved'; look++) await page.waitForTimeout(100)
  assert.equal(await told(), 'resolved')
  await page.reload()
  await page.getByText('Answered', { exact: true }).waitFor()
})

it('is told why a request is not shared, and withdraws another', async () => {
  const { page, go } = phone
  const ask = async (title: string) =>
    (await mira.post('/prayer-requests', { title, request_text: 'Please pray', anonymous: true })).body.request.id
  await leader.post(`/prayer-requests/${await ask('For my colleague')}/reject`, { rejection_reason: 'Please leave out her name.' })
  await ask('For my exam')
  await go('/prayer/mine')
  await page.getByText('Not shared', { exact: true }).waitFor()
  await page.getByText('Please leave out her name.').waitFor()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('heading', { name: 'For my exam' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'For my exam' }).waitFor()
  const waiting = async () => (await mira.get('/prayer-requests/my-requests')).text.includes('For my exam')
  assert.equal(await waiting(), true)
  // What is held is sent once it can't be undone any more.
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('heading', { name: 'For my exam' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
  await page.getByText('For my colleague').waitFor()
  await until(async () => !(await waiting()))
})

it('keeps what is written for the journal through a reload, until it is saved', async () => {
  const { page, go, check } = phone
  await go('/journal')
  await page.getByText('Nothing written yet').waitFor()
  await page.getByRole('link', { name: 'Write the first page' }).click()
  await page.getByLabel('What is on your mind?').fill('I am afraid of Thursday\nand of nothing else')
  await isKept('afraid of Thursday')
  await page.reload()
  await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('afraid of Thursday'))
  await check()

  await go('/journal')
  await page.getByText('You began to write').waitFor()
  await page.getByRole('link', { name: 'Go on writing' }).click()
  await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('afraid of Thursday'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'I am afraid of Thursday' }).waitFor()
  await check()
  assert.equal((await mira.get('/journal')).body.data.length, 1)
  await go('/journal')
  assert.equal(await page.getByText('You began to write').count(), 0)
})

it('changes a page that was changed on another device since the draft was begun, and sees both before either is gone', async () => {
  const { page, check } = phone
  const { id } = (await mira.post('/journal', { title: 'On two devices', content: 'Begun' })).body.data
  await page.goto(`${app.url}/journal/${id}?change`)
  await page.getByLabel('What is on your mind?').fill('From the phone')
  await isKept('From the phone')
  await mira.put(`/journal/${id}`, { title: 'Renamed on the tablet', content: 'From the tablet' })
  await page.reload()
  await until(async () => (await page.getByLabel('What is on your mind?').inputValue()) === 'From the phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('paragraph').getByText('From the tablet').waitFor()
  await page.getByRole('paragraph').getByText('Renamed on the tablet').waitFor()
  await page.getByText('This was changed meanwhile. Please read it again before you change it.').waitFor()
  await check()
  assert.equal((await mira.get(`/journal/${id}`)).body.data.content, 'From the tablet')
  await page.getByLabel('What is on your mind?').fill('From both')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Edit' }).waitFor()
  assert.equal((await mira.get(`/journal/${id}`)).body.data.content, 'From both')
  await mira.delete(`/journal/${id}`)
  await page.goto(`${app.url}/journal`)
})

it('changes a page, finds it by its words, and brings it back when it was deleted by mistake', async () => {
  const { page, check } = phone
  await page.getByRole('link', { name: /I am afraid of Thursday/ }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Before Thursday')
  await check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Before Thursday' }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('searchbox').fill('lions')
  await page.getByText('No page has these words').waitFor()
  await check()
  await page.getByRole('searchbox').fill('thursday')
  await page.getByRole('link', { name: /Before Thursday/ }).click()

  const drop = async () => {
    await page.getByRole('button', { name: 'More about this page' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Nothing written yet').waitFor()
  }
  await drop()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Before Thursday' }).waitFor()
  assert.equal((await mira.get('/journal')).body.data.length, 1)
})

it('logs what one made room for today by a tap, and takes it back by another', async () => {
  const { page, go, check } = phone
  await givenDay(mira, { activity_type: 'service', date: '2026-01-01', notes: 'With the soup' })
  await go('/journey')
  const prayer = page.getByRole('button', { name: 'Prayer', exact: true })
  const entries = async () => (await mira.get('/journey')).body.data.journey_data.length
  await prayer.click()
  await page.getByText('Prayer is written down.').first().waitFor()
  assert.equal(await prayer.getAttribute('aria-pressed'), 'true')
  await page
    .getByRole('table')
    .getByText(/, once$/)
    .waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('[aria-pressed=true]').waitFor({ state: 'detached' })
  await until(async () => (await entries()) === 1)

  await page.getByText('Something else, or with a note').click()
  await page.getByLabel('What was it?').selectOption('rest')
  await page.getByLabel('A note, only for you').fill('At the lake')
  await check()
  await page.getByRole('button', { name: 'Write it down' }).click()
  await page.getByRole('listitem').getByText('At the lake').waitFor()
  assert.equal(await entries(), 2)
})

it('leaves nothing behind after signing out, sends what was decided, and shows nobody another’s draft', async () => {
  const { page, go, signIn, leftBehind } = phone
  const secrets = /Mira Secretive|For my marriage|Thursday|For my colleague|At the lake|half a thought|Grace Chapel/
  await go('/journal/new')
  await page.getByLabel('What is on your mind?').fill('Only half a thought')
  await isKept('half a thought')
  await go('/journal')
  assert.doesNotMatch(await leftBehind(), /Thursday/) // a journal is never kept on a phone
  await page.getByRole('link', { name: /Before Thursday/ }).click()
  await page.getByRole('button', { name: 'More about this page' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'You' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  assert.doesNotMatch(await leftBehind(), secrets)
  const cached = await page.evaluate(async () => {
    const texts = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) texts.push(await (await caches.match(request))!.text())
    return texts.join('\n')
  })
  assert.doesNotMatch(cached, secrets)
  assert.equal((await mira.get('/journal')).body.data.length, 0)

  await signIn(mira)
  await go('/journal/new')
  await page.getByLabel('What is on your mind?').fill('For nobody else')
  await isKept('For nobody else')
  // Her session ends elsewhere; Jonas signs in on the same phone.
  await phone.context.clearCookies()
  await page.goto(`${app.url}/sign-in`)
  await signIn(jonas)
  await go('/journal/new')
  assert.equal(await page.getByLabel('What is on your mind?').inputValue(), '')
  assert.doesNotMatch(await leftBehind(), /For nobody else|Mira/)
})
