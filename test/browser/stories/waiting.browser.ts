// A leader's Tuesday: some ask to join, some for prayer, something was reported; she decides in the bus, one by one and several at once, changes
// her mind, and is told what another admin decided before her.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })
const given = givenFor(app)
const { post } = givenPosts(app)
const church = await given.organization({ name: 'Grace Chapel' })
const lea = await given.person({ of: church, role: 'leadership', name: 'Lea Brandt' })
const noor = await given.person({ of: church, name: 'Noor Castillo' })
const group = await given.group({ by: lea, of: church, join_type: 'closed', name: 'Marriage course' })
const asking = async (person: Person, note = '') =>
  (await person.post('/groups/join-request', { group_id: group.id, note: note || null })).body.request
const praying = async (person: Person, title: string, anonymous = false) =>
  (await person.post('/prayer-requests', { title, request_text: `${title}, please`, anonymous })).body.request
const waiting = async () => (await lea.get('/waiting?per_page=0')).body.counts
const namesOf = async () => (await lea.get(`/groups/${group.id}/members`)).body.data.map(({ name }: { name: string }) => name)

await asking(noor, 'My sister was in it last year.')
for (const name of ['Paul Kim', 'Ruth Adler']) await asking(await given.person({ of: church, name }))
const ofEdith = await asking(await given.person({ of: church, name: 'Edith Stein' }))
const mira = await given.person({ of: church, name: 'Mira Secretive' })
await praying(mira, 'For my marriage', true)
await praying(await given.person({ of: church, name: 'Ben Ito' }), 'A new job')
const offer = await post(lea, group, { title: 'Offer', content: 'Buy this' })
await church.admin.post(`/groups/${group.id}/post/${offer.id}/report`, { reason: 'Advertising' })

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(lea)
})
after(() => phone.close())

const rowOf = (name: string) => phone.page.getByRole('listitem').filter({ hasText: name })

it('sees on her phone that seven wait, and finds them behind her picture', async () => {
  const { page, check } = phone
  await page.getByRole('link', { name: 'You, 7 waiting' }).click()
  await page.getByRole('navigation', { name: 'Lead' }).getByRole('link', { name: 'Waiting 7' }).click()
  await page.getByRole('heading', { name: '7 people are waiting' }).waitFor()
  await page.getByRole('heading', { name: 'Prayer requests to look at · 2' }).waitFor()
  await page.getByRole('heading', { name: 'Asking to join · 4' }).waitFor()
  await rowOf('Noor Castillo').getByText('“My sister was in it last year.”').waitFor()
  await rowOf('For my marriage').getByText('Anonymous to the church · asked by').waitFor()
  await rowOf('Buy this').getByText('Advertising').waitFor()
  await check()
})

it('takes back what she decided, within ten seconds, and decides again', async () => {
  const { page } = phone
  await rowOf('Noor Castillo').getByRole('button', { name: 'Accept' }).click()
  await rowOf('Noor Castillo').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: '6 people are waiting' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await rowOf('Noor Castillo').waitFor()
  assert.equal((await waiting()).join_requests, 4)
  await rowOf('Noor Castillo').getByRole('button', { name: 'Accept' }).click()
  // What is held is sent when something else is decided.
  await rowOf('Buy this').getByRole('button', { name: 'Keep it' }).click()
  await rowOf('Buy this').waitFor({ state: 'detached' })
  await until(async () => (await namesOf()).includes('Noor Castillo'))
})

it('does not share a prayer, and says why; who asked reads it', async () => {
  const { page, check } = phone
  await rowOf('For my marriage').getByRole('button', { name: 'Don’t share' }).click()
  await page.getByRole('dialog', { name: 'Don’t share “⁨For my marriage⁩”?' }).waitFor()
  await page.getByLabel('A word to them').fill('Let us talk on Thursday first.')
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Don’t share' }).click()
  await rowOf('For my marriage').waitFor({ state: 'detached' })
  // What is held is sent when the page is left; the page that comes next may be there before it has arrived.
  await page.reload()
  await until(async () => (await mira.get('/prayer-requests/my-requests')).body[0].rejection_reason === 'Let us talk on Thursday first.')
  await page.reload()
  await page.getByRole('heading', { name: '4 people are waiting' }).waitFor()
})

it('decides about several at once, and is told what another admin has decided meanwhile', async () => {
  const { page, check } = phone
  assert.equal((await church.admin.post(`/groups/join-requests/${ofEdith.id}/reject`)).status, 200)
  const section = page.getByRole('region', { name: 'Asking to join' })
  await section.getByRole('button', { name: 'Choose several' }).click()
  await section.getByRole('checkbox', { name: 'Choose Paul Kim' }).check()
  await section.getByText('1 chosen').waitFor()
  await check()
  await section.getByRole('button', { name: 'Choose all' }).click()
  await section.getByText('3 chosen').waitFor()
  await section.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('3 are accepted.').first().waitFor()
  await rowOf('Paul Kim').waitFor({ state: 'detached' })
  await rowOf('A new job').getByRole('button', { name: 'Share with the church' }).click()
  await page.getByText('Somebody else has declined ⁨Edith Stein⁩ meanwhile.').first().waitFor()
  await until(async () => (await namesOf()).length === 4)
  assert.equal((await lea.get(`/groups/${group.id}`)).body.data.member_count, 4)
  await page.getByRole('button', { name: 'Put away' }).click()
  await page.getByRole('heading', { name: 'Nobody is waiting' }).waitFor()
  await page.getByText('Everything is decided').waitFor()
  await check()
})

it('has nobody waiting any more, and a member finds nothing to decide', async () => {
  const { page, go } = phone
  await go('/')
  await until(async () => Object.values(await waiting()).every((count) => count === 0))
  const member = await openApp(app.url)
  await member.signIn(noor)
  await member.go('/waiting')
  await member.page.getByText('You lead none at the moment.').waitFor()
  assert.equal(await member.page.getByRole('navigation', { name: 'Lead' }).count(), 0)
  await member.close()
  await go('/waiting')
  await page.getByRole('heading', { name: 'Nobody is waiting' }).waitFor()
  await go('/reports')
  await page.getByText('No report is open').waitFor()
  await go('/reports?status=dismissed')
  await page.getByRole('article').filter({ hasText: 'Advertising' }).getByText('Kept ·').waitFor()
  assert.equal(await page.getByRole('link', { name: 'You', exact: true }).count(), 1)
})
