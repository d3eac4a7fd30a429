// The secretary's first day: inviting several at once, a role, somebody who goes, the church's colour, and all of it in the audit log.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp, until } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const secretary = church.admin
const [jose, ben] = [await given.person({ of: church, name: 'José Álvarez' }), await given.person({ of: church, name: 'Ben Ito' })]
const leader = await given.person({ of: church, role: 'leadership', name: 'Levi Brandt' })
const group = await given.group({ by: leader, of: church, name: 'Tuesday table' })
let desk: Awaited<ReturnType<typeof openApp>>
before(async () => {
  desk = await openApp(app.url, { width: 1280 })
  await desk.signIn(secretary)
})
after(() => desk.close())

const openMenu = async (name: string, item: string) => {
  await desk.page.getByRole('button', { name: `More about ${name}` }).click()
  await desk.page.getByRole('menuitem', { name: item }).click()
}

it('invites several at once, is told what is no address, and loses nothing', async () => {
  const { page, go, check } = desk
  await go('/manage/invitations')
  await page.getByText('No invitation is open').waitFor()
  const field = page.getByLabel('E-mail addresses')
  await field.fill(`ada@example.org; cy@example.org, nonsense ${ben.email}\n"Weber, Dora" <dora@example.org>`)
  await page.getByRole('button', { name: 'Invite 5 people' }).click()
  await page.getByText('This is no e-mail address.').waitFor()
  await page.getByText('Belongs to the church already.').waitFor()
  await page.getByText('2 were not invited and still stand here.').waitFor()
  assert.equal(await field.inputValue(), `nonsense\n${ben.email}`)
  await check()
  const open = async () =>
    (await secretary.get(`/organizations/${church.id}/invitations`)).body.data.map(({ email }: { email: string }) => email).sort()
  assert.deepEqual(await open(), ['ada@example.org', 'cy@example.org', 'dora@example.org'])
  await page.getByRole('button', { name: 'Send again to cy@example.org' }).click()
  await page.getByText('It was sent less than an hour ago.').first().waitFor()
  const end = page.getByRole('button', { name: 'End the invitation to ada@example.org' })
  await end.click()
  await end.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await end.click()
  await end.waitFor({ state: 'detached' })
  await go('/manage/people')
  await until(async () => (await open()).length < 3)
  assert.deepEqual(await open(), ['cy@example.org', 'dora@example.org'])
})

it('invites nobody twice whose answer was lost', async () => {
  const { context, page, go, wrong } = desk
  await go('/manage/invitations')
  const field = page.getByLabel('E-mail addresses')
  await field.fill('eva@example.org\nfinn@example.org')
  const line = await context.newCDPSession(page)
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (request.method === 'POST') void line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
    else void line.send('Fetch.continueRequest', { requestId })
  })
  await line.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/organizations/*/invitations/many', requestStage: 'Response' }] })
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await page.getByText('What you wrote is kept here').waitFor()
  await line.detach()
  wrong.length = 0
  assert.equal(await field.inputValue(), 'eva@example.org\nfinn@example.org')
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name=addresses]')?.value === '')
  await go('/manage/people')
})

it('finds José by "jose", and makes him a leader', async () => {
  const { page, check } = desk
  await page.getByLabel('Find by name or e-mail').fill('jose')
  await page.getByText('Ben Ito').waitFor({ state: 'detached' })
  await openMenu('José Álvarez', 'Change the role')
  await page.getByText('Lead groups, let people in').waitFor()
  await page.getByRole('radio', { name: /^Leader/ }).check({ force: true })
  await check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The role is changed.').first().waitFor()
  await page.getByRole('cell', { name: 'Leader' }).waitFor()
  const { data } = (await secretary.get(`/organizations/${church.id}/members?role=leadership&search=jose`)).body
  assert.equal(data[0].id, jose.id)
})

it('stays an admin while nobody else is one, and is told the way out', async () => {
  const { page, go } = desk
  await go('/manage/people?role=admin')
  await openMenu(secretary.name, 'Change the role')
  await page.getByRole('radio', { name: /^Member/ }).check({ force: true })
  await page.getByText('You will no longer be able to manage this church.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('An organization keeps at least one admin.').waitFor()
  await page.getByText('Make somebody else an admin first.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
})

it('removes somebody once it is told what follows, and nobody who leads a group', async () => {
  const { page, go, check } = desk
  await go('/manage/people')
  await openMenu('Levi Brandt', 'Remove')
  await page.getByLabel('To remove them, type the name: Levi Brandt').fill('levi brandt')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Somebody else must lead the group first.').waitFor()
  assert.equal(await page.getByRole('link', { name: 'To the group that they lead' }).getAttribute('href'), `/groups/${group.id}/settings`)
  await check()
  await page.getByRole('button', { name: 'Close' }).click()
  await openMenu('Ben Ito', 'Remove')
  await page.getByText('What they wrote in groups stays there, with their name.').waitFor()
  await page.getByLabel('To remove them, type the name: Ben Ito').fill('Ben')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('This is not the name.').waitFor()
  await page.getByLabel('To remove them, type the name: Ben Ito').fill('ben ito')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('They no longer belong to the organization.').first().waitFor()
  await page.getByRole('button', { name: 'More about Ben Ito' }).waitFor({ state: 'detached' })
})

it('gives the church a colour and a name, and is told beside the field what is wrong', async () => {
  const { page, go, check } = desk
  await go('/manage/settings')
  const name = page.getByLabel('Name of the church')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('The church needs a name.').waitFor()
  await name.fill('Harbour Chapel')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('The organization is changed.').first().waitFor()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await page.getByText('The logo is removed.').first().waitFor()
  assert.equal(await page.locator('input[type=file]').count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Remove the logo' }).waitFor()
  await page.getByRole('button', { name: 'New codes for all groups' }).click()
  await page.getByLabel(/Please type/).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('A colour of our own').check({ force: true })
  await page.getByRole('slider', { name: 'Colour' }).fill('250')
  await page.getByText(/Contrast \d+\.\d : 1. In this colour everything can be read well/).waitFor()
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--hue') === '250')
  await check()
  await page.getByRole('button', { name: 'Save' }).nth(1).click()
  await page.getByRole('status').filter({ hasText: 'The organization is changed.' }).first().waitFor()
  await desk.settled()
  const { data } = (await secretary.get(`/organizations/${church.id}`)).body
  assert.deepEqual([data.name, data.hue], ['Harbour Chapel', 250])
})

it('chooses which pairs need an admin and that mentors need trainings, and finds it kept', async () => {
  const { page, go } = desk
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'One to one' }) })
  const minors = part.getByRole('radio', { name: /^Only where somebody is a minor/ })
  const trained = part.getByRole('checkbox', { name: /^Mentors need trainings first/ })
  await go('/manage/settings')
  assert.deepEqual([await minors.isChecked(), await trained.isChecked()], [false, false])
  await minors.check({ force: true })
  await trained.check({ force: true })
  await part.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('status').filter({ hasText: 'The organization is changed.' }).first().waitFor()
  await page.reload()
  await minors.waitFor()
  assert.deepEqual([await minors.isChecked(), await trained.isChecked()], [true, true])
  const { data } = (await secretary.get(`/organizations/${church.id}`)).body
  assert.deepEqual([data.pair_agreement, data.mentors_need_trainings], ['minors', true])
})

it('reads in the audit log who did what, in sentences', async () => {
  const { page, go } = desk
  await go('/manage/audit-log')
  await page.getByText(/Ada Admin.? made .?José Álvarez.? a leader/).waitFor()
  await page.getByText(/Ada Admin.? removed .?Ben Ito.? from the church/).waitFor()
  await page.getByText(/Ada Admin.? changed the colour/).waitFor()
  assert.equal(await page.getByText(/invited 3 people as a member/).count(), 1)
  assert.equal(await page.getByText(/invited 2 people as a member/).count(), 1)
  await page.getByLabel('What was done').selectOption({ label: 'Removed from the church' })
  await page
    .getByText(/invited 3 people/)
    .first()
    .waitFor({ state: 'detached' })
  await page.getByText(/removed .?Ben Ito.? from the church/).waitFor()
  await go(`/manage/audit-log?actor=${leader.id}`)
  await page.getByText(/Levi Brandt.? founded the group “.?Tuesday table.?”/).waitFor()
})

it('is for admins: a leader may look at people, a member is told so', async () => {
  const phone = await openApp(app.url)
  await phone.signIn(leader)
  await phone.go('/manage/people')
  await phone.page.getByText('José Álvarez').waitFor()
  assert.equal(await phone.page.getByRole('button', { name: 'More about José Álvarez' }).count(), 0)
  for (const path of ['/manage/invitations', '/manage/settings', '/manage/audit-log', '/manage/first-steps']) {
    await phone.go(path)
    await phone.page.getByRole('heading', { name: 'This is not open to you' }).waitFor()
  }
  await phone.close()
})
