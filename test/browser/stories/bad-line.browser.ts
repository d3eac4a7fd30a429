// A bad line: answers that never arrive, and a train that is slow everywhere.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { CDPSession } from 'playwright-core'
import { given as givenFor } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const mira = await given.person({ of: church, name: 'Mira Sommer' })
const posts = givenPosts(app)
const group = await posts.circle(church, leader, mira)
const closed = await given.group({ by: leader, of: church, name: 'Marriage course', join_type: 'closed' })
const post = await posts.post(leader, group, { content: 'Who bakes the bread?' })
await posts.comment(leader, post, 'Not me.')

let phone: Awaited<ReturnType<typeof openApp>>
let line: CDPSession
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(mira)
  line = await phone.context.newCDPSession(phone.page)
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (request.method === 'POST') void line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
    else void line.send('Fetch.continueRequest', { requestId })
  })
})
after(() => phone.close())

/** What is sent there by a tap arrives and is done; its answer is lost on the way back. */
async function loseAnswerTo(path: string, button: string) {
  const { page, wrong } = phone
  await line.send('Fetch.enable', { patterns: [{ urlPattern: `*/api${path}`, requestStage: 'Response' }] })
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByText('What you wrote is kept here').waitFor()
  await line.send('Fetch.disable')
  wrong.length = 0
}
async function loseAnswerAndPage(path: string, button: string) {
  await loseAnswerTo(path, button)
  await phone.page.reload()
}
const isThere = (text: string) =>
  phone.page.waitForFunction((text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text), text)
const again = (button: string) => phone.page.getByRole('button', { name: button, exact: true }).click()

it('a page of the journal is there once', async () => {
  const { page, go } = phone
  await go('/journal/new')
  await page.getByLabel('What is on your mind?').fill('The train stands still')
  await loseAnswerAndPage('/journal', 'Save')
  await isThere('The train stands still')
  await again('Save')
  await page.getByRole('heading', { name: 'The train stands still' }).waitFor()
  assert.equal((await mira.get('/journal')).body.data.length, 1)
})

it('what was written to a group, and an answer to a comment, is there once', async () => {
  const { page, go } = phone
  await go(`/groups/${group.id}`)
  await page.getByRole('button', { name: 'Write to the group' }).click()
  await page.locator('textarea[name=content]').fill('I do.')
  await loseAnswerAndPage(`/groups/${group.id}/post`, 'Post')
  await isThere('I do.')
  await again('Post')
  await page.locator('textarea[name=content]').waitFor({ state: 'detached' })
  await page.getByRole('article').getByText('I do.').first().waitFor()
  assert.equal(await page.getByRole('article').getByText('I do.').count(), 1)

  await go(`/groups/${group.id}/posts/${post.id}`)
  await page.getByRole('button', { name: 'More about the comment by Jonas Weber' }).click()
  await page.getByRole('menuitem', { name: 'Answer' }).click()
  await page.locator('textarea[name=message]').fill('Then I do.')
  await loseAnswerAndPage(`/groups/${group.id}/post/comment`, 'Comment')
  await isThere('Then I do.')
  await again('Comment')
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name=message]')?.value === '')
  const { data } = (await leader.get(`/groups/${group.id}/posts`)).body
  assert.equal(data.filter(({ message }: { message: string }) => message === 'I do.').length, 1)
  const { comments } = data.find(({ id }: { id: number }) => id === post.id)
  assert.deepEqual(
    comments.map(({ message, parent_id }: { message: string; parent_id: number | null }) => [message, parent_id]),
    [
      ['Not me.', null],
      ['Then I do.', comments[0].id],
    ],
  )
})

it('a request for prayer, a wish to join and a group are there once', async () => {
  const { page, go } = phone
  await go('/prayer/ask')
  await page.getByLabel('In a few words').fill('For my exam')
  await page.getByLabel('What shall we pray for?').fill('I am nervous')
  await loseAnswerAndPage('/prayer-requests', 'Send to the leaders')
  await isThere('I am nervous')
  await again('Send to the leaders')
  await page.getByRole('heading', { name: 'My requests' }).waitFor()
  assert.equal((await mira.get('/prayer-requests/my-requests')).body.length, 1)

  await go(`/join/${closed.code}`)
  await again('Join')
  await page.getByLabel('A word to the group’s admins').fill('May we come?')
  await loseAnswerTo('/groups/join-request', 'Ask to join')
  await again('Ask to join')
  await page.getByRole('heading', { name: 'You have asked' }).waitFor()
  assert.equal((await mira.get('/groups/join-requests/mine')).body.data.length, 1)

  await go('/groups/new')
  await page.getByLabel('Name', { exact: true }).fill('Bread and wine')
  await page.getByLabel(/^I lead this group/).check()
  await loseAnswerAndPage('/groups', 'Found a group')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=name]')?.value === 'Bread and wine')
  assert.equal(await page.locator('input[name=lead]').isChecked(), true)
  await again('Found a group')
  await page.getByRole('heading', { name: 'Bread and wine' }).waitFor()
  const { data } = (await mira.get('/groups')).body
  assert.equal(data.filter(({ name }: { name: string }) => name === 'Bread and wine').length, 1)
})

it('a day of the journey is there once, with what was chosen for it', async () => {
  const { page, go } = phone
  await go('/journey')
  await page.getByText('Something else, or with a note').click()
  await page.getByLabel('What was it?').selectOption('rest')
  await page.getByLabel('A note, only for you').fill('On the train')
  await loseAnswerAndPage('/journey', 'Write it down')
  await isThere('On the train')
  await page.getByText('Something else, or with a note').click()
  assert.equal(await page.getByLabel('What was it?').inputValue(), 'rest')
  await again('Write it down')
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name=notes]')?.value === '')
  const notes = (await mira.get('/journey')).body.data.journey_data.map(({ notes }: { notes: string }) => notes)
  assert.deepEqual(notes, ['On the train'])
  // The same once more is meant.
  await page.getByText('Something else, or with a note').click()
  await page.getByLabel('What was it?').selectOption('rest')
  await page.getByLabel('A note, only for you').fill('On the train')
  await again('Write it down')
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name=notes]')?.value === '')
  assert.equal((await mira.get('/journey')).body.data.journey_data.length, 2)
})

it('what was refused is asked anew', async () => {
  const { page, go } = phone
  const other = await given.group({ by: leader, of: church, name: 'Choir' })
  await mira.post('/groups/join', { joinCode: other.code })
  await go(`/groups/${other.id}`)
  await page.getByRole('button', { name: 'Write to the group' }).click()
  await page.locator('textarea[name=content]').fill('When do we sing?')
  await leader.delete(`/groups/${other.id}/members/${mira.id}`)
  await again('Post')
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  await mira.post('/groups/join', { joinCode: other.code })
  await again('Post')
  await page.getByRole('article').getByText('When do we sing?').waitFor()
})

it('shows the shape of what comes once one would wonder, and sends once what is tapped twice on a slow line', async () => {
  const { page, go } = phone
  await go('/')
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_500,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  })
  await page.evaluate(() => {
    const seen: Record<string, number> = {}
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const what of ['[aria-busy="true"]', '.bone']) if (document.querySelector(`main ${what}`)) seen[what] ??= performance.now()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.getByRole('link', { name: 'Journal' }).first().click()
  await page.locator('main .bone').first().waitFor()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen)
  assert.ok(seen['.bone']! - seen['[aria-busy="true"]']! >= 250)
  await page.getByRole('link', { name: /The train stands still/ }).waitFor()
  assert.equal(await page.locator('main .bone').count(), 0)

  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.getByLabel('What is on your mind?').fill('Slowly, slowly')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await page.locator('button[aria-busy=true]').waitFor()
  await save.click()
  await page.getByRole('heading', { name: 'Slowly, slowly' }).waitFor()
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  const titles = (await mira.get('/journal')).body.data.map(({ title }: { title: string }) => title)
  assert.deepEqual(titles.toSorted(), ['Slowly, slowly', 'The train stands still'])
})

it('lets nothing jump from under a thumb while the parts of a page arrive', async () => {
  const { page, settled } = phone
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  for (const path of ['/', '/groups', `/groups/${group.id}`, '/grow', '/prayer', '/journey']) {
    // As if one had never been there.
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    })
    await page.goto(app.url + path)
    await settled()
    const shift = await page.evaluate(async () => {
      let sum = 0
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      await new Promise((resolve) => setTimeout(resolve, 500))
      return sum
    })
    assert.ok(shift <= 0.05, `${path} jumps by ${shift}`)
  }
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
})
