// Being told: a leader hears that somebody asks, a member reads by one notice what came in their group, mutes it, and sleeps through the night.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const { circle, post } = givenPosts(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const mira = await given.person({ of: church, name: 'Mira Sommer' })
const group = await circle(church, leader, mira)
await leader.put(`/groups/${group.id}`, { name: 'Tuesday table' })
await app.work()
const phone = await openApp(app.url)
after(() => phone.close())
const { page, go, check, signIn } = phone

it('tells a leader that somebody asks to join, and leads to where it is decided', async () => {
  const closed = await given.group({ by: leader, of: church, join_type: 'closed', name: 'House group' })
  const asks = await given.person({ of: church, name: 'Anna Keller' })
  await asks.post('/groups/join-request', { group_id: closed.id })
  await signIn(leader)
  await go('/notifications')
  await page.getByRole('link', { name: 'Somebody asks to join House group' }).click()
  await page.getByRole('button', { name: 'Accept Anna Keller' }).waitFor()
  await check()
})

it('gathers what is written in a group in one notice that grows, and marks the group until it is opened', async () => {
  await phone.context.clearCookies()
  await signIn(mira)
  await post(leader, group, { content: 'Who brings the bread?' })
  await app.work()
  await go('/notifications')
  await page.getByText('1 new post in Tuesday table').waitFor()
  await post(leader, group, { content: 'And the wine?' })
  await post(leader, group, { content: 'And the song?' })
  await app.work()
  await go('/notifications')
  await page.getByText('3 new posts in Tuesday table').waitFor()
  assert.equal(await page.getByText('1 new post in Tuesday table').count(), 0)
  await go('/')
  await page.getByText('3 new posts and comments').waitFor({ state: 'attached' })
  await go('/groups')
  const entry = page.getByRole('link', { name: /Tuesday table/ })
  await entry.getByText('3 new posts and comments').waitFor({ state: 'attached' })
  await entry.click()
  await page.getByText('And the song?').waitFor()
  await until(async () => (await mira.get(`/groups/${group.id}`)).body.data.unread_count === 0)
  await go('/groups')
  assert.equal(await page.getByText('new posts and comments').count(), 0)
  assert.equal((await mira.get('/notifications')).body.unread_count, 0)
})

it('says nothing of a group that is muted', async () => {
  await go(`/groups/${group.id}`)
  await page.getByRole('button', { name: 'More about Tuesday table' }).click()
  await page.getByRole('menuitem', { name: 'Mute this group' }).click()
  await page.getByText('You hear no more of what is written in this group.').first().waitFor()
  await post(leader, group, { content: 'Nobody hears this' })
  await app.work()
  assert.equal((await mira.get('/notifications')).body.unread_count, 0)
  await page.getByRole('button', { name: 'More about Tuesday table' }).click()
  await page.getByRole('menuitem', { name: 'Unmute this group' }).waitFor()
})

it('chooses the hours of quiet, and ends them', async () => {
  await go('/me/notifications')
  await page.getByLabel('From').fill('21:30')
  await page.getByLabel('Until').fill('21:30')
  await page.getByRole('button', { name: 'Keep quiet then' }).click()
  await page.getByText('Quiet hours must not end when they begin.').waitFor()
  await page.getByLabel('Until').fill('06:15')
  await page.getByRole('button', { name: 'Keep quiet then' }).click()
  await page.getByText('Your choice is saved.').first().waitFor()
  const hours = async () => (await mira.get('/user/notification-preferences')).body.data.quiet_hours
  assert.deepEqual(await hours(), { from: '21:30', to: '06:15' })
  await go('/me/notifications')
  assert.equal(await page.getByLabel('From').inputValue(), '21:30')
  await page.getByRole('button', { name: 'No quiet hours' }).click()
  await until(async () => (await hours()) === null)
})
