// The mail server: whether it answers, speaks TLS, and lets us sign in. Nothing is sent unless it is asked for.
import { join } from 'node:path'
import { openMail } from '#platform/mail/mail.ts'
import { signInToSmtp } from '#platform/mail/smtp.ts'
import type { Config } from '../config.ts'
import { connectionFaults, type Finding, fault, ok, warning } from './finding.ts'

/** Milliseconds for each answer, so that the check as a whole says what was wrong. */
const TIMEOUT = 4_000

export async function checkMail({ SMTP_URL, MAIL_FROM, dataDir }: Config, sendTo: string | undefined): Promise<Finding[]> {
  if (!SMTP_URL)
    return [
      warning(`There is no mail server: e-mails stay in ${join(dataDir, 'mail')}, and nobody gets them.`, 'Set SMTP_URL and MAIL_FROM.'),
    ]
  const refusal = await signInToSmtp(SMTP_URL, { timeout: TIMEOUT })
  if (refusal) return [fault(`The mail server cannot be used (${refusal}).`, wayOutOf(refusal))]
  const found = [ok('The mail server answers, and lets us sign in.')]
  if (sendTo) found.push(await sendOne({ SMTP_URL, MAIL_FROM, dataDir }, sendTo))
  return found
}

async function sendOne(
  { SMTP_URL, MAIL_FROM, dataDir }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'dataDir'>,
  address: string,
): Promise<Finding> {
  const mail = openMail({ smtpUrl: SMTP_URL, from: MAIL_FROM, folder: join(dataDir, 'mail'), timeout: TIMEOUT })
  try {
    const text = 'This is the e-mail that “discipleship doctor --send-to” sends. It needs no answer.'
    const sent = await mail.send({
      messageId: `doctor-${Date.now()}@${/@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'}`,
      to: { name: '', address },
      subject: 'A test of your mail server',
      text,
      html: `<p>${text}</p>`,
    })
    if (sent.outcome === 'sent') return ok(`It took an e-mail to ${address}: see whether it arrives, and not among the spam.`)
    return fault(`It did not take an e-mail to ${address} (${sent.reason}).`, wayOutOf(sent.reason))
  } finally {
    mail.close()
  }
}

function wayOutOf(reason: string): string {
  const [code = ''] = reason.split(' ')
  if (/^53[045]/.test(code) || code === 'EAUTH') return 'Look at the user and the password in SMTP_URL.'
  if (code === 'ETLS' || code === 'ESOCKET')
    return 'It speaks no TLS as SMTP_URL wants it, or its certificate is not trusted: smtps:// is for port 465, smtp:// for 587.'
  if (/^55[0-4]/.test(code)) return 'It wants no e-mails from us or to that address: look at MAIL_FROM, and at what its provider says.'
  if (/^4/.test(code)) return 'It asks to come again later.'
  return connectionFaults[code] ?? 'Look at SMTP_URL.'
}
