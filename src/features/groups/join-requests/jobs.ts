// The e-mail that tells someone how their request was decided.
import { sendEmail } from '#features/notifications/email.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { findDecision } from './queries.ts'

export const requestDecided = defineJob<{ request_id: number }>('join-requests.decided')

export const joinRequestJobs = (services: Services) => [
  handle(requestDecided, async ({ request_id }, { db }) => {
    const decision = await findDecision(db, request_id)
    if (!decision?.email || decision.status === 'pending') return
    const { name, email, group_name, organization, rejection_reason } = decision
    const content =
      decision.status === 'accepted'
        ? { subject: `Welcome to ${group_name}`, paragraphs: [`You are now a member of ${group_name} at ${organization}.`] }
        : {
            subject: `Your request to join ${group_name}`,
            paragraphs: [
              `Your request to join ${group_name} at ${organization} was not accepted this time.`,
              ...(rejection_reason ? [{ quote: rejection_reason }] : []),
              'You are welcome to ask again, or to look for another group.',
            ],
          }
    await sendEmail(services, {
      id: `join-request-${request_id}-${decision.status}`,
      to: { name, email },
      content: { greeting: `Hello ${name},`, ...content },
    })
  }),
]
