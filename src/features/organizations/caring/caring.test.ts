import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveSubscription } from '#features/organizations/queries.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)

const at = (of: Organization, { id }: { id: number }, what = '') => `/organizations/${of.id}/members/${id}${what}`
const correct = (by: Person, of: Organization, user: Person, name: string, language = 'en') =>
  by.put(at(of, user, '/name'), { name }, { headers: { 'accept-language': language } })
const suspend = (by: Person, of: Organization, user: Person) => by.put(at(of, user, '/suspension'))
const restore = (by: Person, of: Organization, user: Person) => by.delete(at(of, user, '/suspension'))
const suspendedIn = async (of: Organization) => {
  const { status, body, text } = await of.admin.get(`/organizations/${of.id}/members/suspended`)
  assert.equal(status, 200, text)
  return body.data
}
const told = async (person: Person) =>
  (await person.get('/notifications')).body.data
    .filter(({ kind }: { kind: string }) => kind === 'account_cared_for')
    .map(({ title }: { title: string }) => title)
const lastAudit = async (of: Organization) => {
  const [{ action, subject, details }] = (await of.admin.get(`/organizations/${of.id}/audit-log`)).body.data
  return [action, subject.id, details]
}
/** So that they come in at all, of no organization. */
const subscribe = ({ id }: Person) => saveSubscription(db, { userId: id }, 'active', null)
const assertSound = async () => assert.deepEqual(await checkInvariants(db, invariants), [])

it('corrects a name while this is the person’s only organization, and tells them', async () => {
  const church = await given.organization({ name: 'Grace' })
  const person = await given.person({ of: church, name: 'Grcae' })
  const { status, body } = await correct(church.admin, church, person, 'Grace Miller', 'de')
  assert.deepEqual([status, body.message, body.data.name], [200, 'Der Name ist berichtigt.', 'Grace Miller'])
  assert.deepEqual(await told(person), ['Grace has corrected your name'])
  assert.deepEqual(await lastAudit(church), ['account.name-corrected', person.id, {}])
  await correct(church.admin, church, person, 'Grace Miller')
  assert.equal((await told(person)).length, 1)
  const elsewhere = await given.organization()
  await db.run(sql`insert into organization_members (organization_id, user_id) values (${elsewhere.id}, ${person.id})`)
  for (const [language, message] of [
    ['en', 'Only they themselves can change their name.'],
    ['es', 'Solo la propia persona puede cambiar su nombre.'],
    ['ar', 'صاحب الاسم وحده يمكنه تغييره.'],
  ] as const) {
    const refused = await correct(church.admin, church, person, 'Another', language)
    assert.deepEqual([refused.status, refused.body], [403, { message, code: 'only_they_change_name' }])
  }
  assert.deepEqual((await correct(church.admin, church, person, '')).body.codes, { name: [{ rule: 'required' }] })
})

it('sends a link for a new password to the person alone, in their language', async () => {
  const church = await given.organization({ name: 'Grace' })
  const person = await given.person({ of: church, locale: 'de' })
  const answer = await church.admin.post(at(church, person, '/password-link'))
  assert.deepEqual([answer.status, answer.body], [200, { message: 'The link is on its way to their e-mail address.' }])
  await app.work()
  const [mail, ...others] = (await app.mails()).filter(({ text }) => text.includes('reset-password#'))
  assert.deepEqual([mail!.to.includes(person.email), others], [true, []])
  assert.match(mail!.text, /Ein Admin von „Grace“ lässt dir diesen Link schicken/)
  const token = new URLSearchParams(/reset-password#(\S+)/.exec(mail!.text)![1]).get('token')!
  const everything = JSON.stringify([answer.body, (await church.admin.get(`/organizations/${church.id}/audit-log`)).body])
  assert.ok(!everything.includes(token) && !app.logged.join('').includes(token))
  assert.deepEqual(await lastAudit(church), ['account.password-link-sent', person.id, {}])
  assert.equal((await app.request('POST', '/login', { body: { email: person.email, password: PASSWORD } })).status, 200)
  const password = 'another battery staple horse'
  assert.equal((await app.request('POST', '/reset-password', { body: { email: person.email, token, password } })).status, 200)
  const unproven = await given.person({ of: church })
  await db.run(sql`update users set email_proven_at = null where id = ${unproven.id}`)
  assert.deepEqual((await church.admin.post(at(church, unproven, '/password-link'))).body.codes, {
    user: [{ rule: 'address_not_confirmed' }],
  })
  for (let n = 0; n < 4; n++) await church.admin.post(at(church, person, '/password-link'))
  assert.equal((await church.admin.post(at(church, person, '/password-link'))).status, 429)
})

it('suspends somebody at once from the church and its groups, and restores what they had', async () => {
  const church = await given.organization({ name: 'Grace' })
  const leader = await given.person({ of: church, role: 'leadership' })
  const group = await given.group({ by: leader, of: church })
  const person = await given.person({ of: church, role: 'leadership' })
  await person.post('/groups/join', { joinCode: group.code })
  await leader.put(`/groups/${group.id}/members/${person.id}`, { role: 'admin' })
  await person.post(`/groups/${group.id}/mute`)
  const led = await given.group({ by: person, of: church })
  const before = (await church.admin.get(at(church, person))).body.data
  assert.equal((await suspend(church.admin, church, person)).body.message, 'They are suspended from the organization.')
  assert.deepEqual(await lastAudit(church), ['member.suspended', person.id, {}])
  assert.equal((await person.get('/user')).status, 200)
  assert.deepEqual((await person.get('/organizations')).status, 403) // no subscription is left
  const code = (await church.admin.get(`/groups/${group.id}`)).body.data.code
  await subscribe(person)
  assert.equal((await person.get(`/groups/${group.id}`)).status, 404)
  assert.deepEqual((await person.get('/groups')).body.data, [])
  assert.deepEqual((await person.post('/groups/join', { joinCode: code })).body.code, 'membership_suspended')
  assert.deepEqual(await told(person), ['Your membership of Grace is suspended'])
  assert.equal((await church.admin.get(`/groups/${led.id}`)).body.data.status, 'inactive')
  const [listed, ...others] = await suspendedIn(church)
  assert.deepEqual([listed.id, listed.role, others], [person.id, 'leadership', []])
  assert.equal((await suspend(church.admin, church, person)).status, 200)
  await assertSound()

  const { status, body } = await restore(church.admin, church, person)
  assert.deepEqual([status, body.data], [200, before])
  assert.deepEqual(await lastAudit(church), ['member.restored', person.id, { role: 'leadership' }])
  const { role, is_muted } = (await person.get(`/groups/${group.id}`)).body.data
  assert.deepEqual([role, is_muted, (await person.get(`/groups/${led.id}`)).body.data.role], ['admin', true, 'admin'])
  assert.deepEqual(await told(person), ['You belong to Grace again', 'Your membership of Grace is suspended'])
  assert.deepEqual([await suspendedIn(church), (await restore(church.admin, church, person)).status], [[], 200])
  await assertSound()
})

it('lets no invitation or accepted request bring somebody back who is suspended', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church, join_type: 'closed' })
  const person = await given.person({ of: church })
  await subscribe(person)
  await suspend(church.admin, church, person)
  await person.post('/groups/join', { joinCode: group.code })
  const { request } = (await person.post('/groups/join-request', { group_id: group.id })).body
  const accepted = await church.admin.post(`/groups/join-requests/${request.id}/accept`)
  assert.deepEqual([accepted.status, accepted.body.code], [403, 'membership_suspended'])
  await church.admin.post(`/organizations/${church.id}/invitations`, { email: person.email })
  await app.work()
  const mail = (await app.mails()).find(({ to, text }) => to.includes(person.email) && text.includes('invitation'))!
  const invitation_token = /(?:token|invitation)=([\w-]+)/.exec(mail.text)![1]
  assert.equal((await person.post('/invitations/accept', { invitation_token })).body.code, 'membership_suspended')
  assert.equal((await suspendedIn(church)).length, 1)
})

it('gives seats to those who wait meanwhile, and whoever comes back enters the groups that have one', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church })
  const [person, waiting] = (await given.people(2, church)) as [Person, Person]
  await church.admin.put(`/groups/${group.id}`, { member_limit: 2 })
  await person.post('/groups/join', { joinCode: group.code })
  await waiting.post(`/groups/${group.id}/wait`)
  await suspend(church.admin, church, person)
  assert.equal((await waiting.get(`/groups/${group.id}`)).body.data.is_member, true)
  await restore(church.admin, church, person)
  const { is_member, member_count } = (await person.get(`/groups/${group.id}`)).body.data
  assert.deepEqual([is_member, member_count], [false, 2])
  await assertSound()
})

it('is for admins alone, and neither for the last of them nor for oneself', async () => {
  const church = await given.organization()
  const elsewhere = await given.organization()
  const [leader, second] = [await given.person({ of: church, role: 'leadership' }), await given.person({ of: church, role: 'admin' })]
  const person = await given.person({ of: church })
  for (const [by, expected] of [
    [leader, 403],
    [person, 403],
    [elsewhere.admin, 404],
  ] as const)
    for (const answer of [
      await correct(by, church, person, 'Other'),
      await by.post(at(church, person, '/password-link')),
      await suspend(by, church, person),
      await restore(by, church, person),
      await by.get(`/organizations/${church.id}/members/suspended`),
    ])
      assert.equal(answer.status, expected, answer.text)
  const stranger = await given.person({ of: elsewhere })
  for (const answer of [
    await correct(church.admin, church, stranger, 'Other'),
    await church.admin.post(at(church, stranger, '/password-link')),
    await suspend(church.admin, church, stranger),
    await restore(church.admin, church, stranger),
  ])
    assert.equal(answer.body.code, 'member_not_found', answer.text)
  assert.deepEqual((await suspend(church.admin, church, church.admin)).body.codes, { user: [{ rule: 'not_oneself' }] })
  const both = await Promise.all([suspend(church.admin, church, second), suspend(second, church, church.admin)])
  assert.equal(both.filter(({ status }) => status === 200).length, 1)
  await assertSound()
})

it('suspends and restores once, however many reach for it at once', async () => {
  const church = await given.organization()
  const group = await given.group({ by: church.admin, of: church })
  const person = await given.person({ of: church })
  await person.post('/groups/join', { joinCode: group.code })
  const ten = (ask: () => Promise<{ status: number }>) => Promise.all(Array.from({ length: 10 }, ask))
  assert.deepEqual([...new Set((await ten(() => suspend(church.admin, church, person))).map(({ status }) => status))], [200])
  assert.deepEqual([...new Set((await ten(() => restore(church.admin, church, person))).map(({ status }) => status))], [200])
  const actions = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body.data.map(
    ({ action }: { action: string }) => action,
  )
  assert.deepEqual(actions.slice(0, 2), ['member.restored', 'member.suspended'])
  assert.equal((await person.get(`/groups/${group.id}`)).body.data.is_member, true)
  await assertSound()
})

it('goes with the account', async () => {
  const church = await given.organization({ name: 'Grace' })
  const person = await given.person({ of: church })
  await suspend(church.admin, church, person)
  await subscribe(person)
  assert.equal((await person.delete('/user', { body: { password: PASSWORD } })).status, 200)
  assert.deepEqual(await suspendedIn(church), [])
  await assertSound()
})
