// Sends one e-mail from a job: what can't be delivered now is tried again, what never can be is given up, and mailboxes that are gone are
// remembered, so that only mails somebody asked for this moment (a new password, an invitation) are tried there.
import { PermanentFailure } from '#platform/jobs/jobs.ts'
import type { MailContent } from '#platform/mail/layout.ts'
import { render } from '#platform/mail/layout.ts'
import type { Services } from '#src/services.ts'
import { type Language, wordsOf } from '#words/languages.ts'
import { addBounce, removeBounce } from './queries.ts'

export interface Recipient {
  /** Left out where somebody else may have chosen it: an address that nobody has proven. */
  name?: string
  email: string
}

/**
 * `id` names this very e-mail, so that a repeated one is recognised as the same. `language` is the recipient's. Gives whether a mail server took it, or
 * there is no such mailbox.
 */
export async function sendEmail(
  { mail, config, db, log }: Pick<Services, 'mail' | 'config' | 'db' | 'log'>,
  { id, to, content, language }: { id: string; to: Recipient; content: Omit<MailContent, 'name'>; language: Language },
): Promise<'sent' | 'gone'> {
  const { host } = new URL(config.publicUrl)
  const sent = await mail.send({
    to: { name: to.name ?? '', address: to.email },
    messageId: `${id}@${host.replace(/:.*/, '')}`,
    ...render({ ...content, name: to.name }, wordsOf(language)),
  })
  if (sent.outcome === 'sent') {
    await removeBounce(db, to.email)
    return 'sent'
  }
  if (sent.outcome === 'later') throw Object.assign(new Error('The mail server does not take the e-mail now'), { code: sent.reason })
  if (sent.outcome === 'refused') throw Object.assign(new PermanentFailure('The e-mail was refused'), { code: sent.reason })
  log.warn({ code: sent.reason }, 'A mailbox is no more, and gets no further e-mails')
  await addBounce(db, to.email)
  return 'gone'
}
