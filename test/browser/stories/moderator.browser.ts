// A moderator in a train: the line is slow and breaks. What she decides is decided once, or still waits; nothing is lost between.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { CDPSession } from 'playwright-core'
import { given as givenFor, type Person } from '#test/given.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const lea = await given.person({ of: church, role: 'leadership', name: 'Lea Brandt' })
const group = await given.group({ by: lea, of: church, join_type: 'closed', name: 'Marriage course' })
const people = new Map<string, Person>()
for (const name of ['Noor Castillo', 'Paul Kim', 'Ruth Adler', 'Edith Stein']) {
  const person = await given.person({ of: church, name })
  await person.post('/groups/join-request', { group_id: group.id })
  people.set(name, person)
}
const mira = await given.person({ of: church, name: 'Mira Sommer' })
await mira.post('/prayer-requests', { title: 'For my exam', request_text: 'I am nervous' })

const members = async () => (await lea.get(`/groups/${group.id}/members`)).body.data.map(({ name }: { name: string }) => name).toSorted()
const told = async (name: string) =>
  (await people.get(name)!.get('/notifications')).body.data.filter(({ kind }: { kind: string }) => kind.startsWith('join_request_')).length
const counts = async () => (await lea.get('/waiting?per_page=0')).body.counts

let phone: Awaited<ReturnType<typeof openApp>>
let line: CDPSession
/** How many of the next answers to what is sent are lost on their way back. */
let lost = 0
let sent = 0
const slow = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 20_000 }
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(lea)
  await phone.go('/waiting')
  line = await phone.context.newCDPSession(phone.page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow)
  await line.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }] })
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (request.method === 'POST') sent++
    const goesOn =
      request.method === 'POST' && lost-- > 0
        ? line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
        : line.send('Fetch.continueRequest', { requestId })
    // Of a page that was left, nothing waits any more.
    goesOn.catch(() => undefined)
  })
})
after(() => phone.close())

const rowOf = (name: string) => phone.page.locator('li[id^=waiting-]').filter({ hasText: name })
const accept = (name: string) => rowOf(name).getByRole('button', { name: 'Accept' })

it('accepts somebody once, though the answer is lost twice and she taps twice', async () => {
  const { page, wrong } = phone
  lost = 2
  await accept('Noor Castillo').dblclick()
  await rowOf('Noor Castillo').waitFor({ state: 'detached' })
  // What is held is sent when something else is decided.
  await accept('Paul Kim').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(async () => sent === 3)
  await page.getByRole('heading', { name: 'Asking to join · 3' }).waitFor()
  assert.equal(await page.getByText('still waits').count(), 0)
  assert.deepEqual([await members(), await told('Noor Castillo')], [['Lea Brandt', 'Noor Castillo'], 1])
  wrong.length = 0
})

it('sends what is held when she leaves the page, over the slow line', async () => {
  const { page } = phone
  await accept('Paul Kim').click()
  await rowOf('Paul Kim').waitFor({ state: 'detached' })
  assert.equal(await told('Paul Kim'), 0)
  await page.goto(`${app.url}/journal`)
  await until(async () => (await told('Paul Kim')) === 1)
  assert.deepEqual(await members(), ['Lea Brandt', 'Noor Castillo', 'Paul Kim'])
  await phone.go('/waiting')
})

it('shows again what did not arrive, says so, and decides it when there is a line', async () => {
  const { page, check, wrong } = phone
  const section = page.getByRole('region', { name: 'Asking to join' })
  await section.getByRole('button', { name: 'Choose several' }).click()
  await section.getByRole('button', { name: 'Choose all' }).click()
  await section.getByRole('button', { name: 'Accept' }).click()
  await rowOf('Ruth Adler').waitFor({ state: 'detached' })
  await line.send('Network.emulateNetworkConditions', { ...slow, offline: true })
  await rowOf('For my exam').getByRole('button', { name: 'Share with the church' }).click()
  await page
    .getByText(/“?⁨?Ruth Adler⁩?”? still waits/)
    .first()
    .waitFor()
  await rowOf('Edith Stein').waitFor()
  assert.deepEqual(await counts(), { join_requests: 2, prayer_requests: 1, prayer_updates: 0, reports: 0 })
  // The prayer is held still; the line is there again before its time has come.
  await line.send('Network.emulateNetworkConditions', slow)
  await page.getByRole('button', { name: 'Put away' }).click()
  await accept('Ruth Adler').click()
  await accept('Edith Stein').click()
  await page.reload()
  await until(async () => Object.values(await counts()).every((count) => count === 0))
  assert.deepEqual(await members(), ['Edith Stein', 'Lea Brandt', 'Noor Castillo', 'Paul Kim', 'Ruth Adler'])
  for (const name of people.keys()) assert.equal(await told(name), 1, name)
  assert.equal((await mira.get('/prayer-requests/my-requests')).body[0].status, 'approved')
  await page.reload()
  await page.getByText('Everything is decided').waitFor()
  wrong.length = 0
  await check()
})
