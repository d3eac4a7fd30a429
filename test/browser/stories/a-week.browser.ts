// A member's week on a phone, from the code that was read aloud to signing out.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { givenPosts } from '#test/given-posts.ts'
import { givenTraining, quizOf } from '#test/given-trainings.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const table = await given.group({ by: leader, of: church, name: 'Tuesday table' })
await given.group({ by: leader, of: church, name: 'Choir' })
await given.group({ by: leader, of: church, name: 'Marriage course', join_type: 'closed' })
await givenPosts(app).post(leader, table, { content: 'Who bakes the bread?' })
const badge = await givenBadge({ of: church, name: 'First steps', points_required: 10 })
await givenChallenge({
  of: church,
  name: 'One day of thanks',
  topics: ['prayer'],
  duration_days: 1,
  badge_id: badge.id,
  points_awarded: 10,
})
await givenTraining({ by: church.admin, of: church, title: 'Learning to pray', topics: ['prayer'], ...quizOf(2) })

const EMAIL = 'lea.sommer@example.org'
let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
})
after(() => phone.close())

/** One of the five at the thumb's reach. */
const tab = (name: string) => phone.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
const button = (name: string | RegExp) => phone.page.getByRole('button', { name, exact: true }).click()
const link = (name: string | RegExp) => phone.page.getByRole('link', { name }).first().click()
const heading = (name: string | RegExp) => phone.page.getByRole('heading', { name }).first().waitFor()

it('Sunday: makes an account with the code of a group, and is in it', async () => {
  const { page } = phone
  await page.goto(`${app.url}/join/${table.code}`)
  await link('Make an account')
  await page.getByLabel('Your name').fill('Lea Sommer')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button('Create my account')
  await button('Join')
  await heading('Tuesday table')
  await page.getByText('Who bakes the bread?').waitFor()
})

it('Monday: answers the survey, and follows the path that is made', async () => {
  const { page } = phone
  await tab('Today')
  await heading(/Good .*, Lea/)
  await link('Find your way')
  await page.getByLabel('Your answer').fill('To grow')
  await button('Next')
  await heading('What would you like to be different at its end?')
  await page.getByLabel('Your answer').fill('A habit of prayer')
  await button('Next')
  await page.getByLabel('Another topic').fill('prayer')
  await page.keyboard.press('Enter')
  await page.getByText('1 of 6 chosen').waitFor()
  await button('Next')
  await page.getByText('About an hour').click()
  await button('Next')
  await page.getByText('By talking about it').click()
  await button('Next')
  await page.getByText('Show me a path').click()
  await button('Make my path')
  await heading('Learning to pray')
})

it('Tuesday: joins one group and asks for another, writes, comments and likes', async () => {
  const { page } = phone
  await tab('Groups')
  await link(/Find a(nother)? group/)
  await page.getByRole('button', { name: 'Join Choir' }).click()
  await page.getByRole('button', { name: 'Ask to join Marriage course' }).click()
  await page.getByLabel('A word to the group’s admins').fill('May we come?')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tab('Groups')
  await link('Tuesday table')
  await page.getByRole('button', { name: /^Like/ }).click()
  await page.getByRole('button', { name: /^Like, 1 so far/ }).waitFor()
  await button('Write to the group')
  await page.locator('textarea[name=content]').fill('I do.')
  await button('Post')
  await page.getByRole('article').getByText('I do.').waitFor()
  const post = (await leader.get(`/groups/${table.id}/posts`)).body.data.find(({ message }: { message: string }) => message !== 'I do.')
  assert.equal(post.likes, 1)
  await page.goto(`${app.url}/groups/${table.id}/posts/${post.id}`)
  await page.getByLabel('Your comment').fill('And wine?')
  await button('Comment')
  await page.getByRole('listitem').getByText('And wine?').waitFor()
})

it('Wednesday: asks for prayer without a name', async () => {
  const { page } = phone
  await tab('Prayer')
  await link('Ask for prayer')
  await page.getByLabel('In a few words').fill('For my exam')
  await page.getByLabel('What shall we pray for?').fill('I am nervous')
  await button('Send to the leaders')
  await heading('My requests')
  const [waiting] = (await leader.get('/prayer-requests/pending')).body.data
  assert.deepEqual([waiting.title, waiting.anonymous], ['For my exam', true])
})

it('Thursday: checks in to a challenge from Today with one tap, and has its badge', async () => {
  const { page } = phone
  await tab('Grow')
  await page.goto(`${app.url}/challenges`)
  await link('One day of thanks')
  await button('Take part')
  await page.getByRole('button', { name: 'Check in', exact: true }).waitFor()
  await tab('Today')
  await page.getByRole('button', { name: 'Check in to “One day of thanks”' }).click()
  await link('Complete it')
  await button('Complete it')
  await page.getByText('You’ve earned the badge “First steps”').first().waitFor()
})

it('Friday: takes a training, passes its quiz, and has the certificate', async () => {
  const { page } = phone
  await page.goto(`${app.url}/trainings`)
  await link('Learning to pray')
  await link('Take the quiz')
  for (const [question, key] of [
    ['Question 1?', '1'],
    ['Question 2?', '2'],
  ] as const) {
    await page.getByRole('group', { name: question }).waitFor()
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await heading('You’ve passed')
  await page.getByRole('link', { name: 'Certificate of “Learning to pray”' }).waitFor()
})

it('Saturday: keeps a journal, logs the day, and reads on where there is no network', async () => {
  const { page, context, wrong } = phone
  await page.goto(`${app.url}/journal`)
  await link('Write')
  await page.getByLabel('What is on your mind?').fill('The bread was good')
  await button('Save')
  await heading('The bread was good')
  await tab('Today')
  await button('Prayer')
  await page.getByText('Prayer is written down.').first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${app.url}/groups/${table.id}`)
  await page.getByRole('article').getByText('I do.').waitFor()
  // What was read is written down a moment later.
  await page.waitForTimeout(1_500)
  assert.deepEqual(wrong, [])
  await context.setOffline(true)
  await page.reload()
  await page.getByText('No connection. This is from').waitFor()
  await page.getByRole('article').getByText('I do.').waitFor()
  await context.setOffline(false)
  await page.getByText('No connection. This is from').first().waitFor({ state: 'detached' })
  wrong.length = 0 // the browser tells of each request that found no network
})

it('changes the language to Arabic and back, finds where she is signed in, and takes her data along', async () => {
  const { page, settled } = phone
  await page.goto(`${app.url}/me`)
  await page.getByLabel('Language').selectOption('ar')
  await button('Save')
  await page.waitForFunction(() => document.documentElement.dir === 'rtl')
  await page.reload()
  await settled()
  assert.equal(await page.locator('select[name=locale]').inputValue(), 'ar')
  await page.locator('select[name=locale]').selectOption('en')
  await page.locator('form button[type=submit]').first().click()
  await page.waitForFunction(() => document.documentElement.dir === 'ltr')
  await link('Where I am signed in')
  await page.getByText('This device').waitFor()
  await page.goto(`${app.url}/me/data`)
  await page.getByLabel('Password', { exact: true }).first().fill('wrong, wrong, wrong')
  await button('Make my copy')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
  await button('Make my copy')
  await page.getByText('Your copy is being made').first().waitFor()
  await app.work()
  await page.getByRole('link', { name: 'Download', exact: true }).waitFor()
})

it('signs out with nothing left on the phone', async () => {
  const { page, leftBehind, wrong } = phone
  await page.goto(`${app.url}/me`)
  await button('Sign out')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  assert.doesNotMatch(await leftBehind(), /Lea|Sommer|Grace Chapel|Tuesday|bread|exam|__Host-session/)
  assert.deepEqual(wrong, [])
})
