import assert from 'node:assert/strict'
import { it } from 'node:test'
import { suspendAccount } from '#features/accounts/suspending.ts'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'
import { addOrganizationMember } from './members/queries.ts'

const app = await startApp()
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()
let counter = 0
const guest = () => `guest-${++counter}@example.org`

const register = (body: object) => app.request('POST', '/register', { body: { name: 'New Person', password: PASSWORD, ...body } })
const invite = (email: string, role = 'member', of: Organization = church) =>
  of.admin.post(`/organizations/${of.id}/invitations`, { email, role })
/** The token in the newest e-mail to an address. */
async function invitedBy(email: string): Promise<string> {
  await app.work()
  const mail = (await app.mails()).filter(({ to }) => to.includes(email)).at(-1)
  const link = new URL(/https:\/\/\S+\/register\S+/.exec(mail?.text ?? '')![0])
  const told = new URLSearchParams(link.hash.slice(1))
  assert.deepEqual([told.get('email'), link.search], [email, ''])
  return told.get('invitation_token')!
}
const rolesOf = async (token: string) =>
  (await app.request('GET', '/organizations', { token })).body.data.map(({ id, role }: { id: number; role: string }) => [id, role])

it('makes an account with an invitation, in the invited role, signed in and enrolled', async () => {
  const email = guest()
  const { status, body } = await invite(email, 'leadership')
  assert.deepEqual([status, body.data.email, body.data.role], [201, email, 'leadership'])
  const invitation_token = await invitedBy(email)
  const made = await register({ email: email.toUpperCase(), invitation_token, password_confirmation: PASSWORD })
  assert.equal(made.status, 201, made.text)
  assert.deepEqual(Object.keys(made.body.user), ['id', 'name', 'email'])
  assert.deepEqual(await rolesOf(made.body.token), [[church.id, 'leadership']])
  const groups = (await app.request('GET', '/groups', { token: made.body.token })).body.data
  assert.deepEqual(
    groups.map(({ id }: { id: number }) => id),
    [church.global_group_id, church.prayer_group_id],
  )
  const again = await register({ email: guest(), invitation_token })
  assert.deepEqual([again.status, Object.keys(again.body.errors)], [422, ['invitation_token']])
  assert.deepEqual((await church.admin.get(`/organizations/${church.id}/invitations`)).body.data, [])
})

it('takes no password that the name, the address or the church gives away', async () => {
  const email = `wetherington-${guest()}`
  const chapel = await given.organization({ name: 'Quillonthorpe Chapel' })
  await invite(email, 'member', chapel)
  const invitation_token = await invitedBy(email)
  for (const password of ['Wetherington2026', 'Quillonthorpe1', 'New Person 123']) {
    const refused = await register({ email, invitation_token, password })
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['password']], password)
  }
  assert.equal((await register({ email, invitation_token })).status, 201)
})

it('takes an invitation at its own address only, while it is open', async () => {
  const email = guest()
  const { data } = (await invite(email)).body
  const invitation_token = await invitedBy(email)
  assert.equal((await register({ email: guest(), invitation_token })).status, 422)
  await db.run(sql`update invitations set expires_at = now() where id = ${data.id}`)
  assert.equal((await register({ email, invitation_token })).status, 422)
  await db.run(sql`update invitations set expires_at = now() + interval '1 day' where id = ${data.id}`)
  assert.equal((await church.admin.delete(`/organizations/${church.id}/invitations/${data.id}`)).status, 200)
  assert.equal((await register({ email, invitation_token })).status, 422)
})

it('lists invitations by what became of them; whoever left stands in no list any more', async () => {
  const of = await given.organization()
  const [waiting, expired] = [guest(), guest()]
  const user = await given.person()
  const accepted = user.email
  for (const email of [waiting, expired, accepted]) await invite(email, 'leadership', of)
  await user.post('/invitations/accept', { invitation_token: await invitedBy(accepted) })
  await db.run(sql`update invitations set expires_at = now() where email = ${expired}`)
  const listed = async (query = '') =>
    (await of.admin.get(`/organizations/${of.id}/invitations${query}`)).body.data.map(
      ({ email, state, accepted_at }: { email: string; state: string; accepted_at: string | null }) => [email, state, accepted_at !== null],
    )
  assert.deepEqual(await listed(), [
    [expired, 'expired', false],
    [waiting, 'waiting', false],
  ])
  assert.deepEqual(await listed('?state=waiting'), [[waiting, 'waiting', false]])
  assert.deepEqual(await listed('?state=expired'), [[expired, 'expired', false]])
  assert.deepEqual(await listed('?state=accepted'), [[accepted, 'accepted', true]])
  assert.equal((await of.admin.delete(`/organizations/${of.id}/members/${user.id}`)).status, 200)
  assert.deepEqual(await listed('?state=accepted'), [])
})

it('sends no e-mail of an invitation that ended before its turn came: taken back, or too old', async () => {
  const [takenBack, tooOld] = [guest(), guest()]
  const revoked = (await invite(takenBack)).body.data
  assert.equal((await church.admin.delete(`/organizations/${church.id}/invitations/${revoked.id}`)).status, 200)
  const { id } = (await invite(tooOld)).body.data
  await db.run(sql`update invitations set expires_at = now() where id = ${id}`)
  await app.work()
  assert.deepEqual(
    (await app.mails()).filter(({ to }) => [takenBack, tooOld].includes(to)),
    [],
  )
})

it('renews an invitation: the link in the earlier e-mail no longer works', async () => {
  const email = guest()
  const first = (await invite(email)).body.data
  const old = await invitedBy(email)
  const renewed = (await invite(email.toUpperCase(), 'admin')).body.data
  assert.deepEqual([renewed.id, renewed.role], [first.id, 'admin'])
  const fresh = await invitedBy(email)
  assert.equal((await register({ email, invitation_token: old })).status, 422)
  assert.deepEqual(await rolesOf((await register({ email, invitation_token: fresh })).body.token), [[church.id, 'admin']])
})

it('sends one address five invitations of a church an hour; whoever may not invite uses none of them up', async () => {
  const email = guest()
  const member = await given.person({ of: church })
  for (let n = 0; n < 6; n++) assert.equal((await member.post(`/organizations/${church.id}/invitations`, { email })).status, 403)
  const statuses = []
  for (let n = 0; n < 6; n++) {
    statuses.push((await invite(n % 2 ? email : email.toUpperCase())).status)
    await app.work()
  }
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429])
  assert.equal((await app.mails()).filter(({ to }) => to.toLowerCase().includes(email)).length, 5)
  const refused = await invite(email)
  assert.equal(refused.body.code, 'too_many_attempts')
  assert.ok(Number(refused.headers['retry-after']) > 60, 'an hour, not a minute')
  assert.equal((await invite(guest())).status, 201)
})

it('tells a church nothing of what others sent to an address: the e-mail to a mailbox that got five goes an hour later', async () => {
  const [full, free] = [guest(), guest()]
  for (let n = 0; n < 5; n++) {
    const other = await given.organization()
    assert.equal((await invite(n % 2 ? full : full.toUpperCase(), 'member', other)).status, 201)
  }
  await app.work()
  const own = await given.organization()
  const seen = async (answer: Awaited<ReturnType<typeof invite>>) => {
    await app.work()
    const { data } = (await own.admin.get(`/organizations/${own.id}/invitations`)).body
    const [listed] = data.filter(({ id }: { id: number }) => id === answer.body.data?.id)
    return [answer.status, listed?.state, listed?.delivery, typeof listed?.sent_at]
  }
  assert.deepEqual(await seen(await invite(full, 'member', own)), await seen(await invite(free, 'member', own)))
  const mails = async () => (await app.mails()).filter(({ to }) => to.toLowerCase().includes(full)).length
  assert.equal(await mails(), 5)
  // However often it is sent again meanwhile, one e-mail waits.
  assert.deepEqual(await seen(await invite(full, 'member', own)), await seen(await invite(free, 'member', own)))
  const waiting = sql`
    select run_at > now() + interval '50 minutes' as later from graphile_worker.jobs
    where task_identifier = 'organizations.person-invited'`
  assert.deepEqual(await app.services.db.many(waiting), [{ later: true }])
})

it('makes one account when ten use the same invitation together', async () => {
  const email = guest()
  await invite(email)
  const invitation_token = await invitedBy(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => register({ email, invitation_token })))
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  assert.equal(answers.filter(({ status }) => status === 422).length, 9)
})

it('makes an account with a group’s code: of the organization, not of the group', async () => {
  const group = await given.group({ by: church.admin, of: church })
  const { status, body } = await register({ email: guest(), joinCode: group.code.toLowerCase() })
  assert.equal(status, 201)
  assert.deepEqual(await rolesOf(body.token), [[church.id, 'member']])
  const groups = (await app.request('GET', '/groups', { token: body.token })).body.data
  assert.ok(!groups.some(({ id }: { id: number }) => id === group.id))
})

it('tells every mistake at once', async () => {
  const { status, body } = await app.request('POST', '/register', {
    body: { email: 'nowhere', password: 'short', password_confirmation: 'other' },
  })
  assert.equal(status, 422)
  assert.deepEqual(body.errors, {
    name: ['The name field is required.'],
    email: ['The email field must be a valid email address.'],
    password: ['The password field must be at least 12 characters.'],
    password_confirmation: ['The password confirmation field must match password.'],
    invitation_token: ['The invitation token field is required when join code is not present.'],
  })
  const globalCode = (await church.admin.get(`/groups/${church.global_group_id}`)).body.data.code
  for (const joinCode of ['NOPE2345', globalCode])
    assert.deepEqual((await register({ email: guest(), joinCode })).body.errors, { joinCode: ['The selected join code is invalid.'] })
})

it('makes no second account for an address, and the invitation stays', async () => {
  const person = await given.person()
  await invite(person.email)
  const invitation_token = await invitedBy(person.email)
  const refused = await register({ email: person.email, invitation_token })
  assert.deepEqual([refused.status, refused.body.errors], [422, { email: ['The email has already been taken.'] }])
  const accepted = await person.post('/invitations/accept', { invitation_token })
  assert.deepEqual([accepted.status, accepted.body.data.id, accepted.body.data.role], [200, church.id, 'member'])
  assert.equal((await person.get('/user')).body.data.home_organization_id, church.id)
  assert.equal((await person.post('/invitations/accept', { invitation_token })).status, 422)
})

it('lets someone who belongs already take up a higher role, and never lowers one', async () => {
  const elsewhere = await given.organization()
  const person = await given.person({ of: elsewhere })
  await invite(person.email, 'leadership')
  const invitation_token = await invitedBy(person.email)
  const group = await given.group({ by: church.admin, of: church })
  await person.post('/groups/join', { joinCode: group.code })
  const stranger = await given.person({ of: elsewhere })
  assert.equal((await stranger.post('/invitations/accept', { invitation_token })).status, 422)
  assert.equal((await person.post('/invitations/accept', { invitation_token })).body.data.role, 'leadership')

  await invite(stranger.email, 'member')
  const token = await invitedBy(stranger.email)
  await stranger.post('/groups/join', { joinCode: group.code })
  await db.run(sql`update organization_members set role = 'admin' where user_id = ${stranger.id} and organization_id = ${church.id}`)
  assert.equal((await stranger.post('/invitations/accept', { invitation_token: token })).body.data.role, 'admin')
})

it('invites nobody who belongs already, and only to addresses', async () => {
  const person = await given.person({ of: church })
  assert.deepEqual((await invite(person.email.toUpperCase())).body.errors, { email: ['This person belongs to the organization already.'] })
  const bad = await invite('no address', 'emperor')
  assert.deepEqual(Object.keys(bad.body.errors), ['email', 'role'])
  await app.work()
  assert.equal((await app.mails()).filter(({ to }) => to.includes(person.email)).length, 0)
})

it('an invitation ends with its inviter: demoted, removed, suspended or erased, they bring nobody in any more, themselves neither', async () => {
  const ends: Record<string, (inviter: Person) => Promise<unknown>> = {
    demoted: (inviter) => church.admin.patch(`/organizations/${church.id}/members/${inviter.id}`, { role: 'member' }),
    removed: (inviter) => church.admin.delete(`/organizations/${church.id}/members/${inviter.id}`),
    suspended: (inviter) => suspendAccount(db, inviter.id),
    erased: (inviter) => inviter.delete('/user', { body: { password: PASSWORD } }),
  }
  for (const [what, end] of Object.entries(ends)) {
    const inviter = await given.person({ of: church, role: 'admin' })
    const [early, late] = [guest(), guest()]
    const send = (email: string) => inviter.post(`/organizations/${church.id}/invitations`, { email, role: 'admin' })
    await send(early)
    const invitation_token = await invitedBy(early)
    await send(late)
    await end(inviter)
    assert.equal((await register({ email: early, invitation_token })).status, 422, what)
    await app.work()
    assert.ok(!(await app.mails()).some(({ to }) => to.includes(late)), `${what}: an e-mail that waited went out`)
    const open = (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data
    assert.ok(!open.some(({ email }: { email: string }) => [early, late].includes(email)), what)
  }
})

it('an invitation that another admin renews is theirs: it stays when the first inviter goes, and ends with them', async () => {
  const [first, second] = [await given.person({ of: church, role: 'admin' }), await given.person({ of: church, role: 'admin' })]
  const email = guest()
  for (const inviter of [first, second]) await inviter.post(`/organizations/${church.id}/invitations`, { email })
  const open = async () =>
    (await church.admin.get(`/organizations/${church.id}/invitations`)).body.data.some((one: { email: string }) => one.email === email)
  await suspendAccount(db, first.id)
  assert.equal(await open(), true)
  await suspendAccount(db, second.id)
  assert.equal(await open(), false)
})

it('what an admin of two churches sent for the other one stays', async () => {
  const other = await given.organization()
  const inviter = await given.person({ of: church, role: 'admin' })
  await addOrganizationMember(db, other.id, inviter.id, 'admin')
  const email = guest()
  await inviter.post(`/organizations/${church.id}/invitations`, { email })
  await other.admin.delete(`/organizations/${other.id}/members/${inviter.id}`)
  assert.equal((await register({ email, invitation_token: await invitedBy(email) })).status, 201)
})

it('who came in, by which way and as what, is in the audit log', async () => {
  const house = await given.organization()
  const group = await given.group({ by: house.admin, of: house })
  const joined = await register({ email: guest(), joinCode: group.code })
  const admitted = await given.person({ of: church })
  await house.admin.post(`/organizations/${house.id}/invitations`, { email: admitted.email, role: 'admin' })
  await admitted.post('/groups/join', { joinCode: group.code })
  await admitted.post('/groups/join', { joinCode: group.code })
  const raised = guest()
  await house.admin.post(`/organizations/${house.id}/invitations`, { email: raised, role: 'leadership' })
  const invited = await register({ email: raised, invitation_token: await invitedBy(raised) })
  await admitted.post('/invitations/accept', { invitation_token: await invitedBy(admitted.email) })
  const { data } = (await house.admin.get(`/organizations/${house.id}/audit-log`)).body
  const deeds = data
    .filter(({ action }: { action: string }) => action.startsWith('member.'))
    .map((entry: { action: string; actor: { id: number }; details: object }) => [entry.action, entry.actor.id, entry.details])
  assert.deepEqual(deeds, [
    ['member.role-changed', admitted.id, { from: 'member', to: 'admin', way: 'invitation' }],
    ['member.joined', invited.body.user.id, { way: 'invitation', role: 'leadership' }],
    ['member.joined', admitted.id, { way: 'code', role: 'member' }],
    ['member.joined', joined.body.user.id, { way: 'code', role: 'member' }],
  ])
})
