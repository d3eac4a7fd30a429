// A mail server on loopback which takes mail as real ones do, or fails in the ways that real ones have.
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { makeCertificate } from '#platform/http/certificate.ts'

export type SmtpMode =
  | 'accept'
  /** 550 5.1.1 to the recipient. */
  | 'unknown mailbox'
  /** 451 4.7.1 to the first attempt for each recipient, then accepts. */
  | 'greylist'
  /** Ends the connection while the message is on its way. */
  | 'drop in data'
  /** No greeting, and no answer to anything. */
  | 'silent'
  /** 554 in place of the greeting. */
  | 'refuse connections'
  /** The answer to the recipient, or to the message. */
  | { recipient: string }
  | { message: string }

export interface SmtpTestServer {
  /** `smtp://127.0.0.1:port`, or smtps, with the user when one is asked for. */
  url: string
  /** The certificate to trust. */
  ca: string
  /** Accepted messages, with whom they were for, in order. */
  received: { to: string[]; mail: ParsedMail; raw: string; secure: boolean; user: string | undefined }[]
  /** How many connections and recipients came, also those that were refused. */
  counts: { connections: number; recipients: number }
  behave(mode: SmtpMode): void
  close(): Promise<void>
}

export interface SmtpTestOptions {
  /** `plain` offers no encryption. */
  tls?: 'starttls' | 'tls' | 'plain'
  /** Who must sign in. */
  user?: { name: string; password: string }
}

export async function startSmtpServer({ tls = 'starttls', user }: SmtpTestOptions = {}): Promise<SmtpTestServer> {
  const { key, cert, root } = await makeCertificate()
  const received: SmtpTestServer['received'] = []
  const counts = { connections: 0, recipients: 0 }
  const greeted = new Set<string>()
  const sockets = new Map<number, Socket>()
  let mode: SmtpMode = 'accept'

  const server = new SMTPServer({
    key,
    cert,
    secure: tls === 'tls',
    authOptional: !user,
    disabledCommands: [...(tls === 'plain' ? ['STARTTLS'] : []), ...(user ? [] : ['AUTH'])],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const known = username === user?.name && password === user?.password
      done(known ? null : answer('535 5.7.8 Who are you?'), known ? { user: username } : undefined)
    },
    onConnect(_session, done) {
      counts.connections++
      if (mode === 'refuse connections') done(answer('554 5.7.1 Not from here'))
      else if (mode !== 'silent') done()
    },
    onRcptTo({ address }, _session, done) {
      counts.recipients++
      if (mode === 'unknown mailbox') return done(answer(`550 5.1.1 <${address}> is unknown here`))
      if (mode === 'greylist' && !greeted.has(address)) {
        greeted.add(address)
        return done(answer('451 4.7.1 Greylisted, come back later'))
      }
      if (typeof mode === 'object' && 'recipient' in mode) return done(answer(mode.recipient))
      done()
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) {
          chunks.push(chunk)
          if (mode === 'drop in data') sockets.get(session.remotePort)?.destroy()
        }
      } catch {
        return // the connection was cut
      }
      if (typeof mode === 'object' && 'message' in mode) return done(answer(mode.message))
      const raw = Buffer.concat(chunks)
      const to = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ to, mail: await simpleParser(raw), raw: raw.toString(), secure: session.secure, user: session.user })
      done()
    },
  })
  server.on('error', () => {}) // connections that tests cut
  server.server.on('connection', (socket) => sockets.set(socket.remotePort!, socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  const { port } = server.server.address() as AddressInfo
  const credentials = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : ''
  return {
    url: `${tls === 'tls' ? 'smtps' : 'smtp'}://${credentials}127.0.0.1:${port}`,
    ca: root,
    received,
    counts,
    behave: (next) => (mode = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** `550 5.1.1 Text` as an error that smtp-server answers with. */
function answer(line: string): Error {
  return Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) })
}
