// Sends one e-mail from a job: what can't be delivered now is tried again, what never can be is given up.
import { GiveUp } from '#platform/jobs/jobs.ts'
import type { Content } from '#platform/mail/layout.ts'
import { render } from '#platform/mail/layout.ts'
import type { Services } from '#src/services.ts'

export interface Recipient {
  name: string
  email: string
}

/** `id` names this very e-mail, so that a repeated one is recognised as the same. */
export async function sendEmail(
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  { id, to, content }: { id: string; to: Recipient; content: Content },
) {
  const { host } = new URL(config.publicUrl)
  const { outcome } = await mail.send({
    to: { name: to.name, address: to.email },
    messageId: `${id}@${host.replace(/:.*/, '')}`,
    ...render(content),
  })
  if (outcome === 'later') throw new Error('The mail server does not take the e-mail now')
  if (outcome !== 'sent') throw new GiveUp(`The e-mail was ${outcome}`)
}
