// E-mail: one small interface over a mail server, or a folder where none is configured.
import addressparser from 'nodemailer/lib/addressparser'
import { counter } from '../metrics.ts'
import { openEmlFolder } from './eml-folder.ts'
import type { Address, Envelope, MailTransport, Message, SendResult } from './message.ts'
import { openSmtp, type SmtpOptions } from './smtp.ts'

export interface Mail extends Omit<MailTransport, 'send'> {
  send(message: Message): Promise<SendResult>
}

export interface MailOptions extends SmtpOptions {
  /** `smtps://user:password@host` (TLS, port 465), or `smtp://…` (port 587): STARTTLS is required, but not for loopback or with `?starttls=optional`. */
  smtpUrl?: string | undefined
  /** Where mails are written as `.eml` files when there is no `smtpUrl`. */
  folder: string
  /** `Grace <no-reply@grace.example>` */
  from: string
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
  const out = options.smtpUrl ? openSmtp(options.smtpUrl, options) : openEmlFolder(options.folder)
  // What was never counted has no history to be compared with.
  for (const outcome of ['sent', 'later', 'gone', 'refused']) emails.inc({ outcome }, 0)
  return {
    ...out,
    async send(message) {
      const sent: SendResult = isAddress(message.to.address)
        ? await out.send(envelope(message, from))
        : { outcome: 'refused', reason: 'EADDRESS' }
      emails.inc({ outcome: sent.outcome })
      if (sent.outcome !== 'sent') failures.inc({ code: sent.reason.split(' ')[0]! })
      return sent
    },
  }
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
