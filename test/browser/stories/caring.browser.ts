// An admin's Monday: she sees who has gone quiet, mends a name, keeps somebody away for a while, and brings back what a leader deleted by mistake.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { given as givenFor } from '#test/given.ts'
import { givenTraining, start } from '#test/given-trainings.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const lea = await given.person({ of: church, role: 'leadership', name: 'Lea Brandt' })
const ruth = await given.person({ of: church, name: 'Rtuh Adler' })
const group = await given.group({ by: lea, of: church, name: 'Tuesday table' })
const closed = await given.group({ by: lea, of: church, name: 'Marriage course', join_type: 'closed' })
await ruth.post('/groups/join', { joinCode: group.code })
await start(ruth, await givenTraining({ by: lea, of: church, title: 'First steps', modules: [{ title: 'Part 1' }] }))
await ruth.post('/groups/join-request', { group_id: closed.id })
await app.services.db.transaction(async (tx) => {
  await tx.run(sql`update training_progress set started_at = now() - interval '40 days'`)
  await tx.run(sql`update join_requests set created_at = now() - interval '3 days'`)
})
await lea.delete(`/groups/${group.id}`)

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.signIn(church.admin)
})
after(() => phone.close())

it('sees who has gone quiet and why, and goes to the person', async () => {
  const { page, check } = phone
  await page.goto(`${app.url}/gone-quiet`)
  const row = page.getByRole('listitem').filter({ hasText: 'Rtuh Adler' })
  await row.getByText(/Training .*First steps.*: last step/).waitFor()
  await row.getByText(/Asked to join .*Marriage course/).waitFor()
  await check()
  await page.getByRole('button', { name: 'Asking to join · 1' }).click()
  await row.getByText(/First steps/).waitFor({ state: 'detached' })
  await row.getByRole('link', { name: 'Rtuh Adler' }).click()
  await page.getByRole('heading', { name: 'Account' }).waitFor()
})

it('corrects the name, and has a link for a new password sent', async () => {
  const { page } = phone
  await page.getByRole('button', { name: 'Correct the name' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Ruth Adler')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ruth Adler' }).waitFor()
  await page.getByRole('button', { name: 'Send a password link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('status').getByText('The link is on its way').first().waitFor()
  await app.work()
  assert.ok((await app.mails()).some(({ to, text }) => to.includes(ruth.email) && text.includes('reset-password#')))
})

it('suspends a membership and restores it', async () => {
  const { page, check } = phone
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('dialog', { name: 'Suspend Ruth Adler' }).getByText('out of the church').waitFor()
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('heading', { name: 'Suspended' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Restore Ruth Adler' }).click()
  await page.getByRole('heading', { name: 'Suspended' }).waitFor({ state: 'detached' })
  await until(async () => (await ruth.get('/organizations')).body.data.length === 1)
})

it('brings a deleted group back', async () => {
  const { page, check } = phone
  await page.goto(`${app.url}/manage/groups`)
  await page.getByRole('heading', { name: 'Deleted groups' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Bring back Tuesday table' }).click()
  await page.getByRole('heading', { name: 'Deleted groups' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Tuesday table' }).waitFor()
})
