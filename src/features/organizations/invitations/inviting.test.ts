import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Organization, PASSWORD } from '#test/given.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const mailServer = await startSmtpServer({ tls: 'plain' })
after(() => mailServer.close())
const app = await startApp()
const sending = await startApp({ config: { SMTP_URL: mailServer.url } })
const { db } = app.services
const given = givenFor(app)
let counter = 0
const guest = () => `newcomer-${++counter}@example.org`

const inviteMany = (of: Organization, emails: string[], role?: string) =>
  of.admin.post(`/organizations/${of.id}/invitations/many`, { emails, ...(role ? { role } : {}) })
const sendAgain = (of: Organization, invitation_ids?: number[]) =>
  of.admin.post(`/organizations/${of.id}/invitations/send-again`, invitation_ids ? { invitation_ids } : {})
const resultsOf = ({ body }: { body: { results: { result: string }[] } }) => body.results.map(({ result }) => result)
const listed = async (of: Organization, query = '') => (await of.admin.get(`/organizations/${of.id}/invitations${query}`)).body.data
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to.toLowerCase().includes(email.toLowerCase()))
const linkIn = (text: string) =>
  new URLSearchParams(new URL(/https:\/\/\S+\/register\S+/.exec(text)![0]).hash.slice(1)).get('invitation_token')!
const hoursPass = (of: Organization, hours: number) =>
  db.run(sql`update invitations set created_at = created_at - make_interval(hours => ${hours}) where organization_id = ${of.id}`)

it('answers each address by itself: invited, a member already, invited already, none at all', async () => {
  const church = await given.organization()
  const member = await given.person({ of: church })
  const [waiting, expired, fresh] = [guest(), guest(), guest()]
  await inviteMany(church, [waiting, expired])
  await db.run(sql`update invitations set expires_at = now() where email = ${expired}`)
  const answer = await inviteMany(
    church,
    [fresh, 'nonsense', member.email.toUpperCase(), waiting, expired, fresh.toUpperCase()],
    'leadership',
  )
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(resultsOf(answer), ['invited', 'invalid', 'already_member', 'already_invited', 'invited', 'already_invited'])
  assert.equal(answer.body.message, '2 invitations are on their way.')
  const open = await listed(church, '?state=waiting')
  assert.deepEqual(
    open.map(({ email, role }: { email: string; role: string }) => [email, role]).sort(),
    [
      [waiting, 'member'],
      [fresh, 'leadership'],
      [expired, 'leadership'],
    ].sort(),
  )
  const ids = answer.body.results.map(({ invitation_id }: { invitation_id: number | null }) => invitation_id)
  assert.deepEqual(ids[0], open.find(({ email }: { email: string }) => email === fresh).id)
  assert.deepEqual([ids[1], ids[2], ids[3], ids[5]], [null, null, null, null])
  await app.work()
  assert.deepEqual([(await mailsTo(fresh)).length, (await mailsTo(member.email)).length], [1, 0])
  const { data } = (await church.admin.get(`/organizations/${church.id}/audit-log`)).body
  assert.deepEqual([data[0].action, data[0].details], ['organization.people-invited', { role: 'leadership', people_count: 2 }])
})

it('takes 200 addresses at once and not one more, none without a word, and only from admins', async () => {
  const church = await given.organization()
  const emails = Array.from({ length: 200 }, guest)
  assert.deepEqual(new Set(resultsOf(await inviteMany(church, emails))), new Set(['invited']))
  assert.equal((await listed(church)).length, 200)
  assert.deepEqual(Object.keys((await inviteMany(church, [...emails, guest()])).body.errors), ['emails'])
  assert.deepEqual(Object.keys((await inviteMany(church, [])).body.errors), ['emails'])
  assert.deepEqual(Object.keys((await inviteMany(church, [guest(), ' '])).body.errors), ['emails.1'])
  const leader = await given.person({ of: church, role: 'leadership' })
  const stranger = (await given.organization()).admin
  for (const way of ['many', 'send-again']) {
    assert.equal((await leader.post(`/organizations/${church.id}/invitations/${way}`, { emails: [guest()] })).status, 403)
    assert.equal((await stranger.post(`/organizations/${church.id}/invitations/${way}`, { emails: [guest()] })).status, 404)
  }
})

it('invites each once when ten admins send the same list together', async () => {
  const church = await given.organization()
  const admins = await given.people(10, church)
  await db.run(sql`update organization_members set role = 'admin' where organization_id = ${church.id}`)
  const emails = Array.from({ length: 4 }, guest)
  const answers = await Promise.all(
    admins.map((admin, index) =>
      admin.post(`/organizations/${church.id}/invitations/many`, { emails: index % 2 ? emails : emails.toReversed() }),
    ),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    Array(10).fill(200),
  )
  assert.equal(answers.flatMap(resultsOf).filter((result) => result === 'invited').length, 4)
  await app.work()
  for (const email of emails) assert.equal((await mailsTo(email)).length, 1)
})

it('answers the same of a mailbox that got five invitations in an hour from others, and leaves it in peace for an hour', async () => {
  const email = guest()
  for (let n = 0; n < 5; n++) assert.deepEqual(resultsOf(await inviteMany(await given.organization(), [email])), ['invited'])
  await app.work()
  const church = await given.organization()
  const free = guest()
  assert.deepEqual(resultsOf(await inviteMany(church, [email, email.toUpperCase(), free])), ['invited', 'already_invited', 'invited'])
  await app.work()
  assert.deepEqual([(await mailsTo(email)).length, (await mailsTo(free)).length], [5, 1])
  assert.deepEqual(
    (await listed(church)).map(({ delivery }: { delivery: string }) => delivery),
    ['sent', 'sent'],
  )
  await hoursPass(church, 2)
  const ids = (await listed(church)).map(({ id }: { id: number }) => id)
  assert.deepEqual(resultsOf(await sendAgain(church, ids)), ['sent', 'sent'])
})

it('leaves a mailbox in peace that a church itself has sent five invitations in an hour, in whatever letters it is written', async () => {
  const church = await given.organization()
  const email = guest()
  for (let n = 0; n < 5; n++) {
    const [{ result, invitation_id }] = (await inviteMany(church, [n % 2 ? email : email.toUpperCase()])).body.results
    assert.equal(result, 'invited')
    await church.admin.delete(`/organizations/${church.id}/invitations/${invitation_id}`)
  }
  assert.deepEqual(resultsOf(await inviteMany(church, [email, email.toUpperCase(), guest()])), ['too_many', 'too_many', 'invited'])
})

it('sends again what waited for an hour, all that waited for a day, and nothing that was accepted, is another church’s or gone', async () => {
  const church = await given.organization()
  const other = await given.organization()
  const [first, second] = [guest(), guest()]
  const [one, two] = (await inviteMany(church, [first, second])).body.results.map((row: { invitation_id: number }) => row.invitation_id)
  const foreign = (await inviteMany(other, [guest()])).body.results[0].invitation_id
  await app.work()
  assert.deepEqual(resultsOf(await sendAgain(church, [one, foreign])), ['not_again_yet', 'not_open'])
  await hoursPass(church, 2)
  assert.deepEqual((await sendAgain(church)).body.results, [])
  assert.deepEqual(resultsOf(await sendAgain(church, [one])), ['sent'])
  assert.deepEqual(resultsOf(await sendAgain(church, [one])), ['not_again_yet'])
  await hoursPass(church, 23)
  assert.deepEqual((await sendAgain(church)).body.results, [{ invitation_id: two, result: 'sent' }])
  await app.work()
  assert.deepEqual([(await mailsTo(first)).length, (await mailsTo(second)).length], [2, 2])
})

it('sends all that wait again in parts, and once when ten press at the same moment', async () => {
  const church = await given.organization()
  await inviteMany(church, Array.from({ length: 200 }, guest))
  await inviteMany(church, Array.from({ length: 3 }, guest))
  await hoursPass(church, 25)
  const first = await sendAgain(church)
  assert.deepEqual([first.body.results.length, first.body.has_more], [200, true])
  const rest = await Promise.all(Array.from({ length: 10 }, () => sendAgain(church)))
  assert.equal(rest.flatMap(resultsOf).filter((result) => result === 'sent').length, 3)
  assert.deepEqual((await sendAgain(church)).body, { message: 'No invitation was sent again.', results: [], has_more: false })
})

it('an older link says that a newer invitation was sent: to whom it was sent, and while the newer one is open', async () => {
  const church = await given.organization()
  const email = guest()
  const register = (invitation_token: string, as = email) =>
    app.request('POST', '/register', { body: { name: 'New Person', password: PASSWORD, email: as, invitation_token } })
  const rulesOf = (answer: { body: { codes: Record<string, { rule: string }[]> } }) =>
    answer.body.codes['invitation_token']?.map(({ rule }) => rule)
  const [{ invitation_id }] = (await inviteMany(church, [email])).body.results
  await app.work()
  const old = linkIn((await mailsTo(email)).at(-1)!.text)
  await hoursPass(church, 2)
  await sendAgain(church, [invitation_id])
  const waiting = await register(old)
  assert.deepEqual([waiting.status, rulesOf(waiting)], [422, ['invitation_replaced']])
  await app.work()
  const newest = linkIn((await mailsTo(email)).at(-1)!.text)
  assert.deepEqual(rulesOf(await register(old)), ['invitation_replaced'])
  assert.deepEqual(rulesOf(await register(old, guest())), ['invitation_used_up'])
  const stranger = await given.person()
  assert.deepEqual(rulesOf(await stranger.post('/invitations/accept', { invitation_token: old })), ['invitation_used_up'])
  assert.equal((await register(newest)).status, 201)
  assert.deepEqual(rulesOf(await register(old)), ['invitation_used_up'])
})

it('an older link of an invitation that was taken back says nothing', async () => {
  const church = await given.organization()
  const person = await given.person()
  const [{ invitation_id }] = (await inviteMany(church, [person.email])).body.results
  await app.work()
  const old = linkIn((await mailsTo(person.email)).at(-1)!.text)
  await hoursPass(church, 2)
  await sendAgain(church, [invitation_id])
  const accept = async () => (await person.post('/invitations/accept', { invitation_token: old })).body.codes.invitation_token[0].rule
  assert.equal(await accept(), 'invitation_replaced')
  await church.admin.delete(`/organizations/${church.id}/invitations/${invitation_id}`)
  assert.equal(await accept(), 'invitation_used_up')
})

it('says what became of each e-mail: on its way, sent, or not delivered', async () => {
  const { work } = sending
  const church = await givenFor(sending).organization()
  const [somebody, nobody] = [guest(), guest()]
  const deliveries = async () =>
    (await listed(church)).map(({ email, delivery, sent_at }: Record<string, string>) => [email, delivery, Boolean(sent_at)])
  await inviteMany(church, [somebody])
  assert.deepEqual(await deliveries(), [[somebody, 'on_its_way', false]])
  await work()
  await inviteMany(church, [nobody])
  mailServer.behave('unknown mailbox')
  await work()
  assert.deepEqual(await deliveries(), [
    [nobody, 'not_delivered', false],
    [somebody, 'sent', true],
  ])
  mailServer.behave({ recipient: '451 4.7.1 Later' })
  await sending.services.db.run(sql`update invitations set created_at = created_at - interval '2 hours'`)
  const ids = (await listed(church)).map(({ id }: { id: number }) => id)
  await sendAgain(church, ids)
  await work()
  assert.deepEqual(new Set((await deliveries()).map(([, delivery]: string[]) => delivery)), new Set(['on_its_way']))
})
