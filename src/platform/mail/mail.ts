// E-mail: one small interface over a mail server, or a folder where none is configured.
import addressparser from 'nodemailer/lib/addressparser'
import { counter } from '../metrics.ts'
import { openFolder } from './eml-folder.ts'
import { openSmtp } from './smtp.ts'

export interface Address {
  name: string
  address: string
}

export interface Message {
  to: Address
  subject: string
  text: string
  html: string
  /** Tells this message from all others, `accepted-17@mail.example`; the same on every attempt, so that a repeated one is recognised. */
  messageId: string
  headers?: Record<string, string>
}

/** `reason` is for logs: codes such as `550 5.7.1` or `ECONNREFUSED`, never a text of the mail server, which may repeat the address. */
export type Sent =
  | { outcome: 'sent' }
  /** Not now: the server is busy, greylists, can't be reached, or doesn't let us in. Try again. */
  | { outcome: 'later'; reason: string }
  /** There is no such mailbox: send nothing to this address any more. */
  | { outcome: 'gone'; reason: string }
  /** The server does not want this message, and won't when asked again. */
  | { outcome: 'refused'; reason: string }

export interface Mail {
  send(message: Message): Promise<Sent>
  /** Where mails go, for the start-up report. Without secrets. */
  describe(): string
  close(): void
}

export interface MailOptions {
  /** `smtps://user:password@host` (TLS, port 465), or `smtp://…` (port 587): STARTTLS is required, but not for loopback or with `?starttls=optional`. */
  smtpUrl?: string | undefined
  /** Where mails are written as `.eml` files when there is no `smtpUrl`. */
  folder: string
  /** `Grace <no-reply@grace.example>` */
  from: string
  /** Messages a second at most. */
  rate?: number | undefined
  /** Milliseconds to wait for the server's next answer. */
  timeout?: number | undefined
  /** A certificate (PEM) to trust besides the public ones. */
  ca?: string | undefined
}

/** A message ready for either way out: whole headers, safe names. */
export interface Envelope extends Omit<Message, 'headers'> {
  from: Address
  headers: Record<string, string>
}

const emails = counter('emails_total', 'E-mails handed over, by what became of them', ['outcome'])
const failures = counter(
  'email_failures_total',
  'E-mails that did not go out, by the code of the mail server’s answer or of the connection',
  ['code'],
)

/** Opens the way that mails take. Throws when the settings make no sense; nothing is connected yet. */
export function openMail(options: MailOptions): Mail {
  const from = parseSender(options.from)
  const out = options.smtpUrl ? openSmtp(options.smtpUrl, options) : openFolder(options.folder)
  // What was never counted has no history to be compared with.
  for (const outcome of ['sent', 'later', 'gone', 'refused']) emails.inc({ outcome }, 0)
  return {
    ...out,
    async send(message) {
      const sent: Sent = isAddress(message.to.address)
        ? await out.send(envelope(message, from))
        : { outcome: 'refused', reason: 'EADDRESS' }
      emails.inc({ outcome: sent.outcome })
      if (sent.outcome !== 'sent') failures.inc({ code: sent.reason.split(' ')[0]! })
      return sent
    },
  }
}

export interface Outlet extends Omit<Mail, 'send'> {
  send(envelope: Envelope): Promise<Sent>
}

function envelope(message: Message, from: Address): Envelope {
  if (!/^[\w.+-]+@[\w.:[\]-]+$/.test(message.messageId)) throw new Error(`Not a message id: ${JSON.stringify(message.messageId)}`)
  return {
    ...message,
    from,
    to: { name: oneLine(message.to.name), address: message.to.address },
    subject: oneLine(message.subject),
    messageId: `<${message.messageId}>`,
    // No out-of-office replies to us (RFC 3834; the second is Exchange's own word for it).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...message.headers },
  }
}

/** What people typed stays inside its header: line ends and other control characters become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** One mailbox without the rare quoted forms; letters of all scripts. */
const isAddress = (text: string) => /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u.test(text)

function parseSender(text: string): Address {
  const [sender, ...others] = addressparser(text)
  if (!sender?.address || others.length > 0 || !isAddress(sender.address))
    throw new Error('MAIL_FROM must be one sender, such as Grace Chapel <no-reply@example.org>')
  return { name: oneLine(sender.name), address: sender.address }
}
