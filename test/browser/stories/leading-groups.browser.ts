// An admin looks after a group: founds it, finds it a leader, makes it smaller, prints the way into it, lets it rest, and takes its deletion back.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const { admin } = church
const jonas = await given.person({ of: church, name: 'Jonas Weber' })
const asking = await given.people(2, church)
await admin.patch(`/organizations/${church.id}`, { enforce_leader_qualifications: true })
const training = (
  await admin.post('/qualifications', {
    title: 'How to listen',
    organization_id: church.id,
    is_required_for_leadership: true,
    modules: [{ title: 'Two ears' }],
  })
).body.data

let desk: Awaited<ReturnType<typeof openApp>>
let id = 0
const readGroup = async () => (await admin.get(`/groups/${id}`)).body.data
before(async () => {
  desk = await openApp(app.url, { width: 1280 })
  await desk.signIn(admin)
})
after(() => desk.close())

it('founds a group from the list of all, which is empty at first', async () => {
  const { page, go, check } = desk
  await go('/manage/groups')
  await page.getByRole('heading', { name: 'There are no groups yet' }).waitFor()
  await page.getByRole('link', { name: 'Found a group' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Tuesday table')
  await check()
  await page.getByRole('button', { name: 'Found a group' }).click()
  await page.getByRole('heading', { name: 'Tuesday table' }).waitFor()
  id = Number(new URL(page.url()).pathname.split('/')[2])
  assert.equal((await readGroup()).status, 'draft')
})

it('names a leader who lacks a training: is told which, and names them again once it is done', async () => {
  const { page, check } = desk
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await page.getByText('Nobody leads this group.').first().waitFor()
  const field = page.getByRole('combobox', { name: 'Who is to lead it?' })
  await field.fill('weber')
  await page.getByRole('option', { name: /Jonas Weber/ }).click()
  await page.getByRole('button', { name: 'Name as leader' }).click()
  await page.getByText('This person has not completed the trainings that leaders need.').waitFor()
  await page.getByRole('heading', { name: /What .*Jonas Weber.* has not done yet/ }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'How to listen' }).getAttribute('href'), `/trainings/${training.id}`)
  await check()
  const { id: module_id } = training.modules[0]
  await jonas.post(`/qualifications/start/${training.id}`)
  await jonas.post(`/qualifications/update-progress/${training.id}`, { module_id, status: 'completed' })
  assert.equal((await jonas.post(`/qualifications/complete/${training.id}`)).status, 200)
  await page.getByRole('button', { name: 'Name as leader' }).click()
  await page.getByText('The group has a new leader.').first().waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Jonas Weber' }).getByText('Leader').waitFor()
  await check()
  assert.deepEqual([(await readGroup()).leadership.id, (await readGroup()).status], [jonas.id, 'active'])
})

it('chooses how many it takes, up to what the church allows', async () => {
  const { page, check } = desk
  const seats = page.getByLabel('Seats')
  await seats.fill('999')
  await page.getByRole('radio', { name: /Ask to join/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The member limit field must not be greater than 50.').waitFor()
  await check()
  await seats.fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The group is changed.').first().waitFor()
  assert.deepEqual([(await readGroup()).max_members, (await readGroup()).join_type], [2, 'closed'])
})

it('makes somebody an admin of the group, and takes their removal back', async () => {
  const { page, check } = desk
  await admin.put(`/groups/${id}`, { member_limit: null })
  const [first, second] = asking as [(typeof asking)[0], (typeof asking)[0]]
  for (const person of [first, second]) await person.post('/groups/join-request', { group_id: id })
  const { body } = await admin.get(`/groups/${id}/join-requests`)
  await admin.post(`/groups/join-requests/${body[0].id}/accept`)
  await page.reload()
  const more = page.getByRole('button', { name: `More about ${first.name}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Make an admin of the group' }).click()
  await page.getByText('The role is changed.').first().waitFor()
  await more.click()
  await page.getByRole('menuitem', { name: 'Remove from the group' }).click()
  await page.getByText(`${first.name} is no longer in the group.`).first().waitFor()
  assert.equal(await more.count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await more.waitFor()
  await check()
  const members = (await admin.get(`/groups/${id}/members`)).body.data as { id: number; role: string }[]
  assert.equal(members.find((member) => member.id === first.id)?.role, 'admin')
})

it('prints the way into it on one page, and ends the old code', async () => {
  const { page, go, check } = desk
  await go(`/groups/${id}`)
  assert.equal(await page.getByRole('link', { name: '1 person asks to join' }).getAttribute('href'), '/waiting')
  await page.getByRole('main').getByRole('link', { name: 'Invite' }).click()
  const picture = page.getByRole('img', { name: /QR code/ })
  await picture.waitFor()
  await check()
  const { code } = await readGroup()
  await page.getByText(`${app.url}/join/${code}`).waitFor()
  const drawn = await picture.innerHTML()

  await page.emulateMedia({ media: 'print' })
  for (const shown of [picture, page.getByRole('heading', { name: /Tuesday table/ }), page.getByText(`/join/${code}`)])
    assert.ok(await shown.isVisible())
  for (const hidden of [page.getByRole('button', { name: 'Print' }), page.locator('.side'), page.locator('.top')])
    assert.ok(!(await hidden.isVisible()))
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  assert.equal(paper.match(/\/Type\s*\/Page\b/g)?.length, 1)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Make a new code' }).click()
  await page.getByText('The code so far no longer works').waitFor()
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new code' }).click()
  await page.getByText('The group has a new code.').first().waitFor()
  assert.notEqual((await readGroup()).code, code)
  assert.notEqual(await picture.innerHTML(), drawn)
})

it('lets it rest, opens it again, deletes it and takes that back', async () => {
  const { page, go, check, settled } = desk
  await go(`/groups/${id}/settings`)
  await page.getByRole('button', { name: 'Let it rest' }).click()
  await page.getByRole('button', { name: 'Open it' }).waitFor()
  assert.equal((await readGroup()).status, 'inactive')
  await check()
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByRole('button', { name: 'Let it rest' }).waitFor()
  assert.equal((await readGroup()).status, 'active')

  await page.getByRole('button', { name: 'Delete the group' }).click()
  await page.getByText('Tuesday table is deleted.').first().waitFor()
  await settled()
  assert.equal(await page.getByRole('link', { name: /Tuesday table/ }).count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: /Tuesday table/ }).waitFor()
  assert.equal((await readGroup()).status, 'active')
})

it('finds among all groups those that need somebody, and gives all of them new codes', async () => {
  const { page, go, check } = desk
  await given.group({ by: jonas, of: church, name: 'Board games' })
  await go('/manage/groups')
  await page.getByRole('button', { name: 'No leader · 1' }).click()
  await page.getByRole('link', { name: 'Tuesday table' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Board games' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Asked to join · 1' }).click()
  await page.getByRole('link', { name: 'Tuesday table' }).waitFor()
  await page.getByRole('button', { name: 'All · 2' }).click()
  await page.getByLabel('Search').fill('weber')
  await page.getByRole('link', { name: 'Board games' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Tuesday table' }).waitFor()

  const { code } = await readGroup()
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'New codes for all groups' }).click()
  await page.getByRole('button', { name: 'New codes for all groups' }).click()
  await page.getByText('This is not the name.').waitFor()
  await check()
  assert.equal((await readGroup()).code, code)
  await page.getByLabel(/Please type/).fill('Grace Chapel')
  await page.getByRole('button', { name: 'New codes for all groups' }).click()
  await page.getByText('Every group has a new code.').first().waitFor()
  assert.notEqual((await readGroup()).code, code)
})

it('tells a member that the settings are not theirs', async () => {
  const phone = await openApp(app.url)
  await phone.signIn(asking[1]!)
  await phone.go(`/groups/${id}/settings`)
  await phone.page.getByText('Only the group’s admins may do this.').waitFor()
  await phone.go('/manage/groups')
  await phone.page.getByRole('heading', { name: 'This is not open to you' }).waitFor()
  await phone.close()
})
