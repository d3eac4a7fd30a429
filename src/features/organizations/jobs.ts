// What organizations do in the background: the e-mails of invitations.
import { sendEmail } from '#features/notifications/email.ts'
import { defineJob, handle, PermanentFailure } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { languageFor, wordsOf } from '#words/languages.ts'
import { findInvitation, saveDelivery, saveInvitationSecret } from './invitations/queries.ts'

export const sendInvitation = defineJob<{ invitation_id: number }>('organizations.person-invited')

export const organizationJobs = (services: Services) => [
  handle(sendInvitation, async ({ invitation_id }, { db, job }) => {
    const invitation = await findInvitation(db, invitation_id)
    if (!invitation) return
    // The link's secret is made only now: neither the queue nor the database ever holds it.
    const secret = newSecret()
    const secretDigest = digest(secret)
    await saveInvitationSecret(db, invitation_id, secretDigest)
    const { email, organization } = invitation
    const language = languageFor(invitation.locale, invitation.organization_locale, invitation.inviting_locale)
    const { subject, paragraphs, action } = wordsOf(language).organizations.mails.invitation
    const sent = await sendEmail(services, {
      id: `invitation-${invitation_id}-${job.id}`,
      to: { email },
      language,
      content: {
        subject: subject({ organization }),
        paragraphs: paragraphs({ organization }),
        action: {
          label: action,
          url: `${services.config.appUrl}/register#${new URLSearchParams({ email, invitation_token: secret })}`,
        },
      },
    }).catch(async (error: unknown) => {
      if (error instanceof PermanentFailure || job.attempt >= job.maxAttempts) await saveDelivery(db, secretDigest, false)
      throw error
    })
    await saveDelivery(db, secretDigest, sent === 'sent')
  }),
]
