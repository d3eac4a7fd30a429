import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { commandJson } from '#test/command.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '#test/given.ts'

const app = await startApp()
const { config, db } = app.services
const given = givenFor(app)
let counter = 0
const guest = () => `guest-${++counter}@example.org`

async function invitationTo(email: string, of: Organization, role: string): Promise<string> {
  const { status } = await of.admin.post(`/organizations/${of.id}/invitations`, { email, role })
  assert.equal(status, 201)
  await app.work()
  const { text } = (await app.mails()).findLast(({ to }) => to.includes(email))!
  return new URLSearchParams(/\/register#(\S+)/.exec(text)![1]).get('invitation_token')!
}

/** Each way to become an admin; gives who did. */
const ways: Record<string, (church: Organization, role: string) => Promise<number>> = {
  'by another role': async (church, role) => {
    const person = await given.person({ of: church })
    await church.admin.patch(`/organizations/${church.id}/members/${person.id}`, { role })
    return person.id
  },
  'with a new account, by an invitation': async (church, role) => {
    const email = guest()
    const sent = { name: 'New', email, password: PASSWORD, invitation_token: await invitationTo(email, church, role) }
    return (await app.request('POST', '/register', { body: sent })).body.user.id
  },
  'from another church, by an invitation': async (church, role) => {
    const person = await given.person({ of: await given.organization() })
    await person.post('/invitations/accept', { invitation_token: await invitationTo(person.email, church, role) })
    return person.id
  },
  'as a member already, by an invitation': async (church, role) => {
    const person = await given.person({ of: await given.organization() })
    const invitation_token = await invitationTo(person.email, church, role)
    const group = await given.group({ by: church.admin, of: church })
    await person.post('/groups/join', { joinCode: group.code })
    await person.post('/invitations/accept', { invitation_token })
    return person.id
  },
  'by the operator': async (church, role) => {
    const settings = { DATABASE_URL: String(db.pool.options.connectionString), DATA_DIR: config.dataDir }
    const who = ['--organization', String(church.id), '--name', 'New', '--email', guest(), '--role', role]
    return (await commandJson(['user', 'create', ...who], settings)).id
  },
}

const heard = async (person: Person) =>
  (await person.get('/notifications')).body.data
    .filter(({ kind }: { kind: string }) => kind === 'organization_admin_added')
    .map(({ data }: { data: object }) => data)

for (const [way, become] of Object.entries(ways))
  it(`whoever becomes an admin ${way} is heard of by the others, and stands in the audit log; a leader is not`, async () => {
    const church = await given.organization()
    const other = await given.person({ of: church, role: 'admin' })
    const leader = await given.person({ of: church, role: 'leadership' })
    await become(church, 'leadership')
    assert.deepEqual(await heard(other), [])
    const user_id = await become(church, 'admin')
    for (const person of [church.admin, other]) assert.deepEqual(await heard(person), [{ organization_id: church.id, user_id }])
    assert.deepEqual(await heard(leader), [])
    const { data } = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body
    const [entry] = data.filter(
      ({ subject }: { subject: { kind: string; id: number } }) => subject.kind === 'user' && subject.id === user_id,
    )
    assert.equal(entry.details.to ?? entry.details.role, 'admin')
    await app.work()
    const mails = (await app.mails()).filter(({ to, subject }) => to.includes(other.email) && subject.includes('has another admin now'))
    assert.equal(mails.length, 1)
  })

it('whoever becomes an admin does not hear of themself, and who is one already is no news', async () => {
  const church = await given.organization()
  const person = await given.person({ of: church })
  const change = () => church.admin.patch(`/organizations/${church.id}/members/${person.id}`, { role: 'admin' })
  await change()
  await change()
  assert.deepEqual(await heard(person), [])
  assert.equal((await heard(church.admin)).length, 1)
})
