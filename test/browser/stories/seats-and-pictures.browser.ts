// A group that is full: waiting in line, being in, and an invitation. A leader who lets leaders alone write, pins a post, and shows pictures over a
// line that breaks.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor, type Person } from '#test/given.ts'
import { jpegBytes } from '#test/given-files.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership', name: 'Jonas Weber' })
const member = await given.person({ of: church, name: 'Lea Sommer' })
const inside = await given.person({ of: church, name: 'Max Brandt' })
const full = await given.group({ by: leader, of: church, name: 'Tuesday table' })
const closed = await given.group({ by: leader, of: church, name: 'Marriage course', join_type: 'closed' })
await inside.post('/groups/join', { joinCode: full.code })
await leader.put(`/groups/${full.id}`, { member_limit: 2 })

type Phone = Awaited<ReturnType<typeof openApp>>
let [phone, theirs] = [] as unknown as [Phone, Phone]
before(async () => {
  ;[phone, theirs] = await Promise.all([openApp(app.url), openApp(app.url)])
  await Promise.all([phone.signIn(member), theirs.signIn(leader)])
})
after(() => Promise.all([phone.close(), theirs.close()]))

const detail = async (person: Person, { id }: { id: number }) => (await person.get(`/groups/${id}`)).body.data
const newest = async () => (await leader.get(`/groups/${full.id}/posts`)).body

declare let filesKept: number
/** How often a file is written into what the browser keeps. */
function countFilesKept() {
  Object.assign(globalThis, { filesKept: 0 })
  const holdsFile = (value: unknown): boolean =>
    value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile))
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    if (holdsFile(value)) filesKept++
    return put.call(this, value, key)
  }
}

it('waits in line for a seat, sees the own place alone, and is in when somebody leaves', async () => {
  const { page, go, check } = phone
  await go(`/groups/${full.id}/about`)
  await page.getByRole('button', { name: 'Wait for a seat' }).click()
  await page.getByText('You are next in line.').waitFor()
  await check()
  await theirs.go(`/groups/${full.id}/settings`)
  await theirs.page.getByRole('heading', { name: 'Waiting for a seat' }).waitFor()
  await theirs.page.getByText('Lea Sommer').first().waitFor()
  await inside.post(`/groups/${full.id}/leave`)
  await go('/notifications')
  await page.getByText('You are in Tuesday table now').waitFor()
  assert.equal((await detail(member, full)).is_member, true)
})

it('accepts an invitation that a leader sent', async () => {
  await theirs.go(`/groups/${closed.id}/settings`)
  await theirs.page.getByRole('combobox', { name: 'Whom would you like to invite?' }).fill('Lea')
  await theirs.page.getByRole('option', { name: /Lea Sommer/ }).click()
  await theirs.page.getByRole('button', { name: 'Invite', exact: true }).click()
  await theirs.page.getByText('Invited, not answered yet').waitFor()
  await theirs.check()
  const { page, go } = phone
  await go('/groups')
  await page.getByRole('button', { name: 'Accept Marriage course' }).click()
  await until(async () => (await detail(member, closed)).is_member)
})

it('lets leaders alone write, and keeps what they pin above the rest', async () => {
  const { page, go, check } = theirs
  const first = (await leader.post(`/groups/${full.id}/post`, { content: 'How we meet' })).body.data
  await leader.post(`/groups/${full.id}/post`, { content: 'See you on Tuesday' })
  await go(`/groups/${full.id}/settings`)
  await page.getByRole('radio', { name: /^Its leaders/ }).check()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await until(async () => (await detail(leader, full)).posting === 'leaders')
  await go(`/groups/${full.id}`)
  await page.getByRole('article').last().getByRole('button', { name: 'More about the post by Jonas Weber' }).click()
  await page.getByRole('menuitem', { name: 'Pin above the others' }).click()
  await until(async () => (await newest()).pinned?.id === first.id)
  await page.getByText('Pinned', { exact: true }).waitFor()
  await check()
  await phone.go(`/groups/${full.id}`)
  assert.equal(await phone.page.getByRole('button', { name: 'Write to the group' }).count(), 0)
  assert.match((await phone.page.getByRole('article').first().textContent())!, /How we meet/)
})

it('shows pictures with what can be seen, sent again after the line broke, and larger by a key', async () => {
  const { page, go, check, context, wrong } = theirs
  await go(`/groups/${full.id}`)
  await page.getByRole('button', { name: 'Write to the group' }).click()
  await page.getByLabel('Write to the group', { exact: true }).last().fill('Our table')
  await context.setOffline(true)
  await page.getByLabel('Add pictures').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await jpegBytes(1200, 800) })
  await page.getByText('The connection was lost.').waitFor()
  await context.setOffline(false)
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  wrong.length = 0 // the browser tells of each request that found no network
  await page.evaluate(countFilesKept)
  await page.getByLabel('What can be seen?').pressSequentially('Twelve people around a long table')
  assert.equal(await page.evaluate(() => filesKept), 0)
  await check()
  // What was begun is there when the page is opened again, and a picture that is refused is not taken for a lost line.
  await page.reload()
  await page.getByRole('img', { name: 'Picture 1' }).waitFor()
  assert.equal(await page.getByLabel('What can be seen?').inputValue(), 'Twelve people around a long table')
  await page.getByLabel('Add pictures').setInputFiles({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Bread, salt') })
  await page.getByText('The file must be a picture').first().waitFor()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'The file must be a picture' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Remove Picture 2' }).click()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const larger = page.getByRole('button', { name: 'Twelve people around a long table, larger' })
  await larger.press('Enter')
  await page.getByRole('dialog').getByText('Twelve people around a long table').waitFor()
  await check()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const { data } = await newest()
  assert.deepEqual(
    data[0].pictures.map(({ alt, width, height }: { alt: string; width: number; height: number }) => [alt, width, height]),
    [['Twelve people around a long table', 1200, 800]],
  )
})

it('shows on Today what was just written, and nothing by whom one does not want to read', async () => {
  const { page, go } = theirs
  await go('/')
  await page
    .getByRole('link', { name: /Tuesday table/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Write to the group' }).click()
  await page.getByLabel('Write to the group', { exact: true }).last().fill('Please bring bread')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('article').getByText('Please bring bread').waitFor()
  await page.getByRole('link', { name: 'Today', exact: true }).first().click()
  await page.getByText('Jonas Weber: Please bring bread').waitFor()
  await phone.go('/')
  await phone.page.getByText('Jonas Weber: Please bring bread').waitFor()
  await member.post(`/users/${leader.id}/block`)
  await phone.go('/')
  await phone.page
    .getByRole('link', { name: /Tuesday table/ })
    .first()
    .waitFor()
  assert.equal(await phone.page.getByText('Please bring bread').count(), 0)
})
