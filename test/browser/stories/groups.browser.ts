// A member among groups: in by a code, waiting at a closed one, writing and commenting, and what a code does not open.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor, unique } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const member = await given.person({ of: church, name: 'Lea Sommer' })
const open = await given.group({ by: leader, of: church, name: 'Tuesday table' })
const closed = await given.group({ by: leader, of: church, name: 'Marriage course', join_type: 'closed' })
let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(member)
})
after(() => phone.close())

/** More taps than anybody means, before anything has an answer. */
const TAPS = 10

const postsOf = async (group: { id: number }) => (await leader.get(`/groups/${group.id}/posts`)).body.data as Post[]
interface Post {
  id: number
  message: string
  comments: { message: string }[]
}

it('joins a group with the code that was read aloud', async () => {
  const { page, go, check } = phone
  await go('/groups')
  await page.getByLabel('Have you been given a code?').fill(`${open.code.slice(0, 4)} ${open.code.slice(4).toLowerCase()}`)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'Tuesday table' }).waitFor()
  await page.getByText('Nothing is written yet').waitFor()
  await check()
  assert.equal((await member.get(`/groups/${open.id}`)).body.data.is_member, true)
})

it('asks whoever comes by a link before anybody sees who came, and tells each refusal with the way on', async () => {
  const { page, go, check } = phone
  await go(`/join/${closed.code}`)
  assert.equal((await member.get('/groups/join-requests/mine')).body.data.length, 0)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'Ask to join Marriage course' }).waitFor()
  await check()
  await page.getByLabel('A word to the group’s admins').fill('May we come?')
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await page.getByRole('heading', { name: 'You have asked' }).waitFor()
  await page.getByText('May we come?').waitFor()
  await check()
  await go(`/join/${closed.code}`)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You have asked to join this group already.').waitFor()
  await check()
  await go('/join/NOSUCHCODE')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'No group has this code' }).waitFor()
  await check()
})

it('writes once what is sent by ten taps, and keeps what was only begun', async () => {
  const { page, go, check } = phone
  await go(`/groups/${open.id}`)
  await page.getByRole('button', { name: 'Write to the group' }).click()
  await page.getByLabel('Write to the group', { exact: true }).last().fill('Who bakes the bread?')
  await page.reload()
  const field = page.locator('textarea[name=content]')
  await field.waitFor()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Who bakes the bread?')
  await page.getByRole('button', { name: 'Post', exact: true }).evaluate((button: HTMLButtonElement, taps) => {
    for (let tap = 0; tap < taps; tap++) button.click()
  }, TAPS)
  await page.getByRole('article').getByText('Who bakes the bread?').waitFor()
  await check()
  assert.deepEqual(
    (await postsOf(open)).map(({ message }) => message),
    ['Who bakes the bread?'],
  )
})

it('comments, changes the comment, and takes back its deletion', async () => {
  const { page, go, check } = phone
  const [post] = await postsOf(open)
  await go(`/groups/${open.id}/posts/${post!.id}`)
  await page.getByLabel('Your comment').fill('I could bring wine.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('listitem').getByText('I could bring wine.').waitFor()
  await page.getByRole('button', { name: 'More about the comment by Lea Sommer' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('listitem').getByLabel('Your comment').fill('I could bring juice.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('I could bring juice.').waitFor()
  await check()
  await page.getByRole('button', { name: 'More about the comment by Lea Sommer' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('The comment is deleted.').first().waitFor()
  assert.equal(await page.getByText('I could bring juice.').count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('I could bring juice.').waitFor()
  assert.deepEqual(
    (await postsOf(open))[0]!.comments.map(({ message }) => message),
    ['I could bring juice.'],
  )
})

it('sees who is in the group and what it is for, and leaves it once it is told what follows', async () => {
  const { page, go, check } = phone
  await go(`/groups/${open.id}/people`)
  await page.getByText('Jonas Weber').first().waitFor()
  await go(`/groups/${open.id}/about`)
  await page.getByRole('button', { name: 'Leave this group' }).click()
  await page.getByText('You no longer see what is written here.').waitFor()
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this group' }).click()
  await page.getByRole('heading', { name: 'Groups', exact: true }).waitFor()
  assert.equal((await member.get(`/groups/${open.id}`)).body.data.is_member, false)
})

it('founds a group, which stays a draft until somebody leads it', async () => {
  const { page, go, check } = phone
  await go('/groups/new')
  const name = unique('Board games')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Found a group' }).click()
  await page.getByRole('heading', { name }).waitFor()
  await check()
  const mine = (await member.get('/groups')).body.data as { name: string; status: string }[]
  assert.deepEqual(
    mine.filter((group) => group.name === name).map(({ status }) => status),
    ['draft'],
  )
})
