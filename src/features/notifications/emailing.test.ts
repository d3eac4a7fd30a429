import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { registry } from '#platform/metrics.ts'
import { ask, startApp } from '#test/app.ts'
import { given as givenFor, PASSWORD, type Person } from '#test/given.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const mailServer = await startSmtpServer({ tls: 'plain' })
after(() => mailServer.close())
const app = await startApp({ config: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://church.example' } })
const { db } = app.services
const given = { ...givenFor(app), ...givenNotifications(app) }
const church = await given.organization({ name: 'Grace Chapel' })
const leader = await given.person({ of: church, role: 'leadership' })

const mailsTo = ({ email }: Person) => mailServer.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail)
/** The link in the newest e-mail to someone, as this test reaches it. */
function unsubscribeLink(person: Person) {
  const [, link] = /<(.+)>/.exec(
    mailsTo(person)
      .at(-1)!
      .headerLines.find(({ key }) => key === 'list-unsubscribe')!.line,
  )!
  return link!.replace('https://church.example', app.url)
}
const oneClick = (link: string, contentType: string) =>
  ask('POST', link, { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': contentType, accept: '*/*' } })

it('tells who asked to join that they are accepted, by e-mail and in their list', async () => {
  const group = await given.group({ by: leader, of: church, join_type: 'closed', name: 'Young Adults' })
  const person = await given.person({ of: church })
  const { body } = await person.post('/groups/join-request', { group_id: group.id })
  await leader.post(`/groups/join-requests/${body.request.id}/accept`)
  await leader.post(`/groups/join-requests/${body.request.id}/accept`)
  await app.work()
  const [mail, ...others] = mailsTo(person)
  assert.equal(others.length, 0)
  assert.equal(mail!.subject, 'Welcome to Young Adults')
  assert.match(mail!.text!, /You are now a member of Young Adults at Grace Chapel\./)
  const [notification] = (await person.get('/notifications')).body.data
  assert.deepEqual(
    [notification.kind, notification.title, notification.data],
    ['join_request_accepted', 'Welcome to Young Adults', { group_id: group.id, request_id: body.request.id }],
  )
})

it('tells who is not accepted why, by e-mail and in their list', async () => {
  const group = await given.group({ by: leader, of: church, join_type: 'closed', name: 'Elders' })
  const person = await given.person({ of: church })
  const { body } = await person.post('/groups/join-request', { group_id: group.id })
  await leader.post(`/groups/join-requests/${body.request.id}/reject`, { reason: 'It is for elders.' })
  await app.work()
  const [mail] = mailsTo(person)
  assert.equal(mail!.subject, 'Your request to join Elders')
  assert.match(mail!.text!, /> It is for elders\./)
  const [notification] = (await person.get('/notifications')).body.data
  assert.deepEqual([notification.kind, notification.quote], ['join_request_rejected', 'It is for elders.'])
})

it('ends one kind of e-mails by the button behind their link, without signing in', async () => {
  const person = await given.person({ of: church })
  await given.notice(person)
  await app.work()
  const link = unsubscribeLink(person)
  const page = await ask('GET', link)
  assert.equal(page.status, 200)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(page.text, /<form method="post"><button type="submit">Unsubscribe<\/button><\/form>/)
  assert.doesNotMatch(page.text, /<script|style=/)
  const [, nonce] = /<style nonce="([^"]+)">/.exec(page.text)!
  assert.equal(
    page.headers['content-security-policy'],
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )

  await given.notice(person)
  await app.work()
  assert.equal(mailsTo(person).length, 2, 'opening the link changed something')

  const done = await ask('POST', link, { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  assert.equal(done.status, 200)
  assert.match(done.text, /You are unsubscribed/)
  await given.notice(person)
  await app.work()
  assert.equal(mailsTo(person).length, 2)
  const { preferences } = (await person.get('/user/notification-preferences')).body.data
  const off = preferences.filter(({ channel, enabled }: { channel: string; enabled: boolean }) => channel === 'email' && !enabled)
  assert.ok(off.some(({ kind }: { kind: string }) => kind === 'training_assigned'))
  assert.ok(!off.some(({ kind }: { kind: string }) => kind === 'training_due'))
})

it('ends them with one click, as mail programs do it', async () => {
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const person = await given.person({ of: church })
    await given.notice(person)
    await app.work()
    const post = mailsTo(person)[0]!.headerLines.find(({ key }) => key === 'list-unsubscribe-post')!.line
    assert.equal(post, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    assert.equal((await oneClick(unsubscribeLink(person), contentType)).status, 200)
    await given.notice(person)
    await app.work()
    assert.equal(mailsTo(person).length, 1)
  }
})

it('does not let anybody unsubscribe somebody else', async () => {
  const [person, other] = await given.people(2, church)
  await given.notice(person!)
  await app.work()
  const link = unsubscribeLink(person!)
  const forged = [
    link.replace(`/${person!.id}.`, `/${other!.id}.`),
    link.replace('training_assigned', 'training_due'),
    `${link.slice(0, -3)}AAA`,
  ]
  for (const address of [...forged, `${app.url}/unsubscribe/x`]) {
    assert.equal((await ask('GET', address)).status, 404)
    assert.equal((await oneClick(address, 'application/x-www-form-urlencoded')).status, 404)
  }
  assert.deepEqual(await db.many(sql`select from notification_preferences where user_id = any(${[person!.id, other!.id]})`), [])
})

it('a link ends its own kind of e-mails and nothing else, and does nothing once the account is erased', async () => {
  const [person, gone] = await given.people(2, church)
  await given.notice(person!, gone!)
  await app.work()
  const links = [unsubscribeLink(person!), unsubscribeLink(gone!)]
  await gone!.delete('/user', { body: { password: PASSWORD } })
  for (const link of links) assert.equal((await oneClick(link, 'application/x-www-form-urlencoded')).status, 200)
  const page = (await ask('GET', links[1]!)).text
  for (const told of [gone!.name, gone!.email]) assert.ok(!page.includes(told))
  const kept = await db.many(
    sql`select user_id, kind, channel, enabled from notification_preferences where user_id = any(${[person!.id, gone!.id]})`,
  )
  assert.deepEqual(kept, [{ user_id: person!.id, kind: 'training_assigned', channel: 'email', enabled: false }])
})

it('sends notices no more to a mailbox that is gone, but still a new password, which shows that it is back', async () => {
  const person = await given.person({ of: church })
  mailServer.behave('unknown mailbox')
  await given.notice(person)
  await app.work()
  mailServer.behave('accept')
  await given.notice(person)
  await app.work()
  assert.equal(mailsTo(person).length, 0)
  await app.request('POST', '/forgot-password', { body: { email: person.email } })
  await app.work()
  assert.deepEqual(
    mailsTo(person).map(({ subject }) => subject),
    ['Set a new password'],
  )
  await given.notice(person)
  await app.work()
  assert.equal(mailsTo(person).length, 2)
})

it('tries again when the mail server is busy, and sends once', async () => {
  const person = await given.person({ of: church })
  mailServer.behave('greylist')
  await given.notice(person)
  await app.work()
  assert.equal(mailsTo(person).length, 0)
  await given.hurry()
  await app.work()
  mailServer.behave('accept')
  await given.hurry()
  await app.work()
  assert.equal(mailsTo(person).length, 1)
})

it('sends a new password to someone who wants no e-mails, and nothing to someone suspended meanwhile', async () => {
  const [quiet, suspended] = await given.people(2, church)
  const kinds = (await quiet!.get('/user/notification-preferences')).body.data.preferences
  await quiet!.put('/user/notification-preferences', { preferences: kinds.map((choice: object) => ({ ...choice, enabled: false })) })
  await given.notice(quiet!, suspended!)
  await db.run(sql`update users set suspended_at = now() where id = ${suspended!.id}`)
  await app.request('POST', '/forgot-password', { body: { email: quiet!.email } })
  await app.work()
  assert.deepEqual(
    mailsTo(quiet!).map(({ subject }) => subject),
    ['Set a new password'],
  )
  assert.equal(mailsTo(suspended!).length, 0)
})

it('keeps the code of the mail server’s answer in the log and in the figures, and nothing of its text', async () => {
  const [later, refused, gone] = await given.people(3, church)
  const answers = [
    [refused!, `550 5.7.1 ${refused!.email} is not welcome`, 'error', '550 5.7.1'],
    [gone!, `550 5.1.1 ${gone!.email} is unknown`, 'warn', '550 5.1.1'],
    [later!, `451 4.7.1 ${later!.email} come again`, 'warn', '451 4.7.1'], // comes again after some seconds: nothing may be sent after it
  ] as const
  for (const [person, recipient, level, code] of answers) {
    mailServer.behave({ recipient })
    const before = app.logged.length
    await given.notice(person)
    await app.work()
    const lines = app.logged.slice(before)
    const told = lines.map((line) => JSON.parse(line)).filter((line) => (line.error?.code ?? line.code) === code)
    assert.deepEqual(
      told.map((line) => line.level),
      [level === 'warn' ? 40 : 50],
      lines.join(''),
    )
    assert.ok(!lines.join('').includes(person.email))
  }
  mailServer.behave('accept')
  const figures = await registry.getSingleMetricAsString('email_failures_total')
  assert.match(figures, /^email_failures_total\{code="451"\} \d+$/m)
  assert.match(figures, /^email_failures_total\{code="550"\} \d+$/m)
})
