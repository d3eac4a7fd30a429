import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { registry } from '#platform/metrics.ts'
import { given as givenFor } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp({ config: { LIVE_HEARTBEAT: 1 } })
const given = givenFor(app)
const { circle, post, comment } = givenPosts(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const mira = await given.person({ of: church, name: 'Mira Sommer' })
const group = await circle(church, leader, mira)
await leader.put(`/groups/${group.id}`, { name: 'Tuesday table' })
await app.work()
const [phone, other] = [await openApp(app.url), await openApp(app.url)]
after(() => Promise.all([phone.close(), other.close()]))

const connections = async () => (await registry.getSingleMetric('live_connections')!.get()).values[0]!.value
const isListening = (count: number) => until(async () => (await connections()) === count)

it('shows in one browser what somebody writes in another, without reading the page anew', async () => {
  await phone.signIn(mira)
  await phone.go(`/groups/${group.id}`)
  await other.signIn(leader)
  await other.go(`/groups/${group.id}`)
  await isListening(2)
  await other.page.locator('.post-begin').click()
  await other.page.locator('textarea[name=content]').fill('Who brings the bread?')
  await other.page.locator('form:has(textarea[name=content]) button[type=submit]').click()
  await phone.page.getByText('Who brings the bread?').waitFor()
})

it('loads what is shown before it listens, so that nothing competes for a slow line', async () => {
  await phone.page.goto(`${app.url}/groups/${group.id}`, { waitUntil: 'networkidle' })
  await isListening(2)
})

it('has one connection for all tabs, which another takes over when the tab that had it is closed', async () => {
  const second = await phone.context.newPage()
  await second.goto(`${app.url}/groups/${group.id}`)
  await second.getByText('Who brings the bread?').waitFor()
  const third = await phone.context.newPage()
  await third.goto(`${app.url}/notifications`)
  const written = await post(leader, group, { content: 'And the wine?' })
  for (const page of [phone.page, second]) await page.getByText('And the wine?').waitFor()
  await isListening(2)
  await phone.page.goto('about:blank')
  await isListening(2)
  await comment(leader, written, 'I do')
  await app.work()
  await post(leader, group, { content: 'And the song?' })
  await second.getByText('And the song?').waitFor()
  await app.work()
  await third.getByText('in Tuesday table').first().waitFor()
  await second.close()
  await third.close()
})

it('hears on after its connection broke', async () => {
  await phone.go(`/groups/${group.id}`)
  await isListening(2)
  const ended = async () =>
    (await registry.getSingleMetric('live_connections_closed_total')!.get()).values.reduce((sum, { value }) => sum + value, 0)
  const before = await ended()
  await app.services.db.run(
    sql`select pg_notify('live_events', 'ended ' || string_agg(id::text, ',')) from tokens where user_id = ${mira.id}`,
  )
  await until(async () => (await ended()) > before)
  await isListening(2)
  await post(leader, group, { content: 'See you there' })
  await phone.page.getByText('See you there').waitFor()
})
