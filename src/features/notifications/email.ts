// Sends one e-mail from a job: what can't be delivered now is tried again, what never can be is given up, and mailboxes that are gone are
// remembered, so that only mails somebody asked for this moment (a new password, an invitation) are tried there.
import { GiveUp } from '#platform/jobs/jobs.ts'
import type { Content } from '#platform/mail/layout.ts'
import { render } from '#platform/mail/layout.ts'
import type { Services } from '#src/services.ts'
import { addBounce, removeBounce } from './queries.ts'

export interface Recipient {
  name: string
  email: string
}

/** `id` names this very e-mail, so that a repeated one is recognised as the same. */
export async function sendEmail(
  { mail, config, db }: Pick<Services, 'mail' | 'config' | 'db'>,
  { id, to, content }: { id: string; to: Recipient; content: Content },
) {
  const { host } = new URL(config.publicUrl)
  const { outcome } = await mail.send({
    to: { name: to.name, address: to.email },
    messageId: `${id}@${host.replace(/:.*/, '')}`,
    ...render(content),
  })
  if (outcome === 'later') throw new Error('The mail server does not take the e-mail now')
  if (outcome === 'refused') throw new GiveUp('The e-mail was refused')
  if (outcome === 'gone') await addBounce(db, to.email)
  else await removeBounce(db, to.email)
}
