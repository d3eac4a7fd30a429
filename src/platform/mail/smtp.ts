// Sends through a mail server, and reads from its answers what to do next (RFC 5321; enhanced codes of RFC 3463).
import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import type { MailTransport, SendResult } from './message.ts'
import { nodemailer } from './nodemailer.ts'

/** No such mailbox, no such domain, not an address there, moved, a domain without mail, a disabled mailbox. */
const GONE = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])
/** A full mailbox is sometimes refused for good, but people clean up. */
const FULL = '5.2.2'

export interface SmtpOptions {
  /** Messages a second at most. */
  rate?: number | undefined
  /** Milliseconds to wait for the server's next answer. */
  timeout?: number | undefined
  /** A certificate (PEM) to trust besides the public ones. */
  ca?: string | undefined
}

/** How a server is spoken to, whatever for. */
const connection = (smtpUrl: string, { timeout = 20_000, ca }: SmtpOptions) => ({
  ...parseSmtpUrl(smtpUrl),
  tls: ca ? { ca: [ca] } : {},
  dnsTimeout: timeout,
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
})

/** Connects and signs in, and sends nothing. Gives the code of what was in the way, such as `535 5.7.8`; undefined when it works. */
export async function signInToSmtp(smtpUrl: string, options: SmtpOptions): Promise<string | undefined> {
  const transport = nodemailer().createTransport(connection(smtpUrl, options))
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    if ((error as SmtpError).code === 'ETLS') return 'ETLS'
    const sent = outcomeOf(error as SmtpError)
    return sent.outcome === 'sent' ? undefined : sent.reason
  } finally {
    transport.close()
  }
}

export function openSmtp(smtpUrl: string, { rate, timeout = 20_000, ca }: SmtpOptions): MailTransport {
  const { host, port, secure, requireTLS, ...rest } = connection(smtpUrl, { timeout, ca })
  const options = {
    ...rest,
    pool: true as const,
    host,
    port,
    secure,
    requireTLS,
    maxConnections: 3,
    maxRequeues: 0, // the job that sends tries again
    ...(rate ? { rateLimit: rate, rateDelta: 1000 } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let transport: Transporter | undefined
  return {
    async send(envelope) {
      try {
        transport ??= nodemailer().createTransport(options)
        // The timeouts above restart with each byte; this one ends a connection to a server that trickles.
        await transport.sendMail({ ...envelope, signal: AbortSignal.timeout(timeout * 5) })
        return { outcome: 'sent' }
      } catch (error) {
        return outcomeOf(error as SmtpError)
      }
    },
    describe: () => `E-mails are sent through ${host}:${port} (${secure ? 'TLS' : requireTLS ? 'STARTTLS' : 'STARTTLS where offered'})`,
    close: () => transport?.close(),
  }
}

interface SmtpError {
  code?: string
  originalCode?: string
  command?: string
  responseCode?: number
  response?: string
  /** Whether the server said no for good: 5xx, but not "bad sequence". */
  permanent?: boolean
}

function outcomeOf(error: SmtpError): SendResult {
  const { responseCode, response = '', command = '', permanent } = error
  if (!responseCode) return { outcome: 'later', reason: error.originalCode ?? error.code ?? 'unknown' }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  const reason = `${responseCode} ${enhanced}`.trim()
  // Refused before the recipient is named (connection, sign-in, sender) it is about us: the operator can mend that, the mail waits.
  const aboutMessage = command === 'RCPT TO' || command === 'DATA'
  if (!permanent || !aboutMessage || enhanced === FULL) return { outcome: 'later', reason }
  return { outcome: command === 'RCPT TO' && GONE.has(enhanced) ? 'gone' : 'refused', reason }
}

function parseSmtpUrl(text: string) {
  // Nothing of a bad address may be shown: the password is in there.
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) throw new Error('SMTP_URL is not like smtps://user:password@host:465')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = url.protocol === 'smtps:'
  const starttls = url.searchParams.get('starttls') ?? (isLoopback(host) ? 'optional' : 'required')
  if (!['optional', 'required'].includes(starttls)) throw new Error('SMTP_URL: starttls is optional or required')
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && starttls === 'required',
    auth: url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined,
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
