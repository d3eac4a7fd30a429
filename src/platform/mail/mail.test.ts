import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it, type TestContext } from 'node:test'
import { simpleParser } from 'mailparser'
import { type SmtpTestOptions, startSmtpServer } from '#test/smtp-server.ts'
import { type MailOptions, openMail } from './mail.ts'
import type { Message } from './message.ts'

const folder = await mkdtemp(join(tmpdir(), 'mail-'))
after(() => rm(folder, { recursive: true }))

const from = 'Grace Church <no-reply@grace.example>'
const message = (more: Partial<Message> = {}): Message => ({
  to: { name: 'Miriam Adler', address: 'miriam@example.org' },
  subject: 'You are in',
  text: 'Welcome.\n',
  html: '<p>Welcome.</p>',
  messageId: 'accepted-17@grace.example',
  ...more,
})

async function mailServer(t: TestContext, serverOptions: SmtpTestOptions = {}, mailOptions: Partial<MailOptions> = {}) {
  const server = await startSmtpServer(serverOptions)
  const mail = openMail({ smtpUrl: server.url, folder, from, ca: server.ca, timeout: 5000, ...mailOptions })
  t.after(() => {
    mail.close()
    return server.close()
  })
  return { server, mail }
}

it('delivers a mail as text and HTML, with its headers', async (t) => {
  const { server, mail } = await mailServer(t)
  const headers = { 'List-Unsubscribe': '<https://grace.example/u/1>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  assert.deepEqual(await mail.send(message({ headers })), { outcome: 'sent' })
  const [{ to, mail: parsed, raw, secure }] = server.received as [(typeof server.received)[0]]
  assert.deepEqual(to, ['miriam@example.org'])
  assert.ok(secure, 'STARTTLS is used where it is offered')
  assert.equal(parsed.from?.text, '"Grace Church" <no-reply@grace.example>')
  assert.equal(parsed.messageId, '<accepted-17@grace.example>')
  assert.equal(parsed.text, 'Welcome.\n')
  assert.equal(parsed.html, '<p>Welcome.</p>')
  assert.match(raw, /^List-Unsubscribe: <https:\/\/grace\.example\/u\/1>\r$/m)
  assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  assert.match(raw, /^Auto-Submitted: auto-generated\r$/m)
})

it('signs in, over TLS from the start as over STARTTLS', async (t) => {
  for (const tls of ['tls', 'starttls'] as const) {
    const { server, mail } = await mailServer(t, { tls, user: { name: 'post@grace', password: 'p:/@ss wörd' } })
    assert.deepEqual(await mail.send(message()), { outcome: 'sent' })
    assert.deepEqual([server.received[0]!.secure, server.received[0]!.user], [true, 'post@grace'])
  }
})

it('keeps a mail for later when the server does not let us in', async (t) => {
  const { server, mail } = await mailServer(t, { user: { name: 'post', password: 'right' } }, {})
  mail.close()
  const wrong = openMail({ smtpUrl: server.url.replace('right', 'wrong'), folder, from, ca: server.ca })
  t.after(() => wrong.close())
  assert.deepEqual(await wrong.send(message()), { outcome: 'later', reason: '535 5.7.8' })
})

it('keeps a mail for later rather than trust an unknown certificate, or send it in the clear', async (t) => {
  const untrusted = await mailServer(t, {}, { ca: undefined })
  assert.equal((await untrusted.mail.send(message())).outcome, 'later')
  const plain = await startSmtpServer({ tls: 'plain' })
  const mail = openMail({ smtpUrl: `${plain.url}?starttls=required`, folder, from })
  t.after(() => {
    mail.close()
    return plain.close()
  })
  assert.equal((await mail.send(message())).outcome, 'later')
  assert.deepEqual([...untrusted.server.received, ...plain.received], [])
})

it('sends without encryption on loopback, where nobody listens', async (t) => {
  const { server, mail } = await mailServer(t, { tls: 'plain' })
  assert.deepEqual(await mail.send(message()), { outcome: 'sent' })
  assert.equal(server.received[0]!.secure, false)
})

it('says that an unknown mailbox is gone', async (t) => {
  const { server, mail } = await mailServer(t)
  server.behave('unknown mailbox')
  assert.deepEqual(await mail.send(message()), { outcome: 'gone', reason: '550 5.1.1' })
})

it('comes back after greylisting with the same message', async (t) => {
  const { server, mail } = await mailServer(t)
  server.behave('greylist')
  assert.deepEqual(await mail.send(message()), { outcome: 'later', reason: '451 4.7.1' })
  assert.deepEqual(await mail.send(message()), { outcome: 'sent' })
  assert.deepEqual(
    server.received.map(({ mail }) => mail.messageId),
    ['<accepted-17@grace.example>'],
  )
})

it('keeps a mail for later when the connection drops in the middle of it, and sends it over a new one', async (t) => {
  const { server, mail } = await mailServer(t)
  server.behave('drop in data')
  const { outcome } = await mail.send(message({ text: 'long\n'.repeat(1_000_000) }))
  assert.equal(outcome, 'later')
  assert.equal(server.counts.recipients, 1, 'one attempt at a time')
  server.behave('accept')
  assert.deepEqual(await mail.send(message()), { outcome: 'sent' })
})

it('does not wait for ever for a silent server', async (t) => {
  const { server, mail } = await mailServer(t, {}, { timeout: 200 })
  server.behave('silent')
  assert.deepEqual(await mail.send(message()), { outcome: 'later', reason: 'ETIMEDOUT' })
})

it('does not wait for ever for a server that trickles', async (t) => {
  const server = createServer((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 20)
    socket.on('close', () => clearInterval(timer)).on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, folder, from, timeout: 100 })
  t.after(() => {
    mail.close()
    server.close()
  })
  assert.equal((await mail.send(message())).outcome, 'later')
})

it('keeps a mail for later when the server refuses the connection, or none is there', async (t) => {
  const { server, mail } = await mailServer(t)
  server.behave('refuse connections')
  assert.deepEqual(await mail.send(message()), { outcome: 'later', reason: '554 5.7.1' })
  await server.close()
  assert.deepEqual(await mail.send(message()), { outcome: 'later', reason: 'ECONNREFUSED' })
})

it('tells a refused message from a full mailbox, a busy server and a mailbox that is gone', async (t) => {
  const { server, mail } = await mailServer(t)
  const cases = [
    [{ recipient: '550 5.7.1 Relaying denied' }, 'refused'],
    [{ recipient: '550 No such user here, or so' }, 'refused'],
    [{ recipient: '552 5.2.2 Mailbox full' }, 'later'],
    [{ recipient: '452 4.2.2 Mailbox full' }, 'later'],
    [{ recipient: '550 5.1.10 No mail for this domain' }, 'gone'],
    [{ recipient: '550 5.2.1 Disabled' }, 'gone'],
    [{ message: '554 5.6.0 Looks like spam' }, 'refused'],
    [{ message: '550 5.1.1 Too late to say so' }, 'refused'],
    [{ message: '451 4.3.0 Try again' }, 'later'],
    [{ message: '421 4.3.2 Shutting down' }, 'later'],
  ] as const
  for (const [mode, outcome] of cases) {
    server.behave(mode)
    assert.equal((await mail.send(message())).outcome, outcome, JSON.stringify(mode))
  }
})

it('sends no faster than allowed, over few connections', async (t) => {
  const { server, mail } = await mailServer(t, {}, { rate: 5 })
  const begun = performance.now()
  const sent = await Promise.all(Array.from({ length: 8 }, (_, n) => mail.send(message({ messageId: `${n}@grace.example` }))))
  assert.ok(sent.every(({ outcome }) => outcome === 'sent'))
  assert.ok(performance.now() - begun > 900)
  assert.ok(server.counts.connections <= 3)
})

it('carries names and subjects in all scripts', async (t) => {
  const { server, mail } = await mailServer(t)
  const to = { name: 'Zoë “Ζωή” 王小明, Jr.', address: 'zoe@bücher.example' }
  await mail.send(message({ to, subject: 'Добро пожаловать 🎉 à tous', text: 'Grüße — 祝福\n' }))
  const { mail: parsed, raw } = server.received[0]!
  assert.match(raw, /<zoe@xn--bcher-kva\.example>/)
  const [address] = [parsed.to].flat()
  assert.equal(address!.value[0]!.name, to.name)
  assert.equal(parsed.subject, 'Добро пожаловать 🎉 à tous')
  assert.equal(parsed.text, 'Grüße — 祝福\n')
  assert.doesNotMatch(raw.slice(0, raw.indexOf('\r\n\r\n')), /[^\x20-\x7e\r\n\t]/)
})

it('lets nobody add headers or recipients through a name, a subject or an address', async (t) => {
  const { server, mail } = await mailServer(t)
  const evil = 'x\r\nBcc: all@example.org\r\n\r\nBuy!\u2028Bcc: y@example.org\nX: <z@example.org>, "q'
  await mail.send(message({ to: { name: evil, address: 'miriam@example.org' }, subject: evil }))
  const { to, mail: parsed, raw } = server.received[0]!
  assert.deepEqual(to, ['miriam@example.org'])
  assert.doesNotMatch(raw, /^(Bcc|X):/im)
  assert.equal(parsed.text, 'Welcome.\n')
  assert.equal([parsed.to].flat()[0]!.value.length, 1)
  for (const address of [
    'a@b.org\r\nRCPT TO:<c@d.org>',
    'a@b.org, c@d.org',
    'c@d.org> x <a@b.org',
    'a@b@c.org',
    'nobody',
    '@b.org',
    '"a b"@c.org',
    '',
  ]) {
    assert.deepEqual(await mail.send(message({ to: { name: '', address } })), { outcome: 'refused', reason: 'EADDRESS' }, address)
  }
  assert.equal(server.counts.recipients, 1)
})

it('refuses settings that make no sense, without showing the password', () => {
  for (const smtpUrl of ['mail.example.org', 'http://user:geheim@mail.example.org', 'smtp://user:geheim@', 'smtp://h?starttls=never']) {
    assert.throws(
      () => openMail({ smtpUrl, folder, from }),
      (error: Error) => /SMTP_URL/.test(error.message) && !/geheim/.test(error.message),
      smtpUrl,
    )
  }
  for (const sender of ['', 'Grace Church', 'a@b.org, c@d.org', 'Friends: a@b.org;']) {
    assert.throws(() => openMail({ folder, from: sender }), /MAIL_FROM must be one sender/, sender)
  }
})

it('describes where mails go, without the password', () => {
  const describe = (smtpUrl?: string) => {
    const mail = openMail({ smtpUrl, folder, from })
    mail.close()
    return mail.describe()
  }
  assert.equal(describe('smtps://user:geheim@mail.example.org'), 'E-mails are sent through mail.example.org:465 (TLS)')
  assert.equal(describe('smtp://user:geheim@mail.example.org'), 'E-mails are sent through mail.example.org:587 (STARTTLS)')
  assert.equal(describe('smtp://localhost:1025'), 'E-mails are sent through localhost:1025 (STARTTLS where offered)')
  assert.equal(describe(), `E-mails are written as files to ${folder} (no SMTP_URL is set)`)
})

it('writes mails as files that only the service can read, one for each message', async () => {
  const own = join(folder, 'data', 'mail')
  const mail = openMail({ folder: own, from })
  await mail.send(message({ subject: 'first' }))
  await mail.send(message({ subject: 'again, ünd anew' }))
  await mail.send(message({ messageId: 'accepted-18@grace.example' }))
  assert.deepEqual((await readdir(own)).toSorted(), ['accepted-17.eml', 'accepted-18.eml'])
  const file = join(own, 'accepted-17.eml')
  assert.equal((await stat(own)).mode & 0o777, 0o700)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  const parsed = await simpleParser(await readFile(file))
  assert.equal(parsed.subject, 'again, ünd anew')
  assert.equal([parsed.to].flat()[0]!.text, '"Miriam Adler" <miriam@example.org>')
  assert.equal(parsed.html, '<p>Welcome.</p>')
})

it('makes the folder of mails again when somebody removed it, and keeps a mail for later when it can’t', async () => {
  const own = join(folder, 'removed')
  const mail = openMail({ folder: own, from })
  await rm(own, { recursive: true })
  assert.deepEqual(await mail.send(message()), { outcome: 'sent' })
  await rm(own, { recursive: true })
  await writeFile(own, 'a file in its place')
  assert.deepEqual(await mail.send(message()), { outcome: 'later', reason: 'EEXIST' })
})
