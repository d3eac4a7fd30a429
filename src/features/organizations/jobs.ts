// What organizations do in the background: the e-mails of invitations.
import { sendEmail } from '#features/notifications/email.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { findInvitation, saveInvitationSecret } from './queries.ts'

export const personInvited = defineJob<{ invitation_id: number }>('organizations.person-invited')

export const organizationJobs = (services: Services) => [
  handle(personInvited, async ({ invitation_id }, { db, job }) => {
    const invitation = await findInvitation(db, invitation_id)
    if (!invitation) return
    // The link's secret is made only now: neither the queue nor the database ever holds it.
    const secret = newSecret()
    await saveInvitationSecret(db, invitation_id, digest(secret))
    const { email, organization } = invitation
    await sendEmail(services, {
      id: `invitation-${invitation_id}-${job.id}`,
      to: { email },
      language: 'en',
      content: {
        subject: `You are invited to ${organization}`,
        paragraphs: [
          `You are invited to join ${organization}: its groups, trainings and prayer.`,
          'The invitation is for this e-mail address and holds for two weeks.',
        ],
        action: {
          label: 'Accept the invitation',
          url: `${services.config.appUrl}/register#${new URLSearchParams({ email, invitation_token: secret })}`,
        },
      },
    })
  }),
]
