// What organizations do in the background: the e-mails of invitations, and imports.
import { keyOfEmail } from '#features/accounts/queries.ts'
import { sendEmail } from '#features/notifications/email.ts'
import { limitMailboxes } from '#features/notifications/mailbox-limit.ts'
import { inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { defineJob, handle, type JobContext, type Periodic, PermanentFailure, queueJob } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { languageFor, wordsOf } from '#words/languages.ts'
import { endSomeFailed, run, runImport, sendImported } from './imports/importing.ts'
import { removeSomeOldImports, removeSomeRows, removeSomeUnused } from './imports/queries.ts'
import { findInvitation, removeSomeOver, saveDelivery, saveInvitationSecret, savePutOff } from './invitations/queries.ts'

export const sendInvitation = defineJob<{ invitation_id: number }>('organizations.person-invited')
export const forgetImports = defineJob<object>('organizations.forget-imports', { priority: 10 })

const HOUR = 3600

export const organizationJobs = (services: Services) => {
  const mailboxes = limitMailboxes(services)
  /**
   * A mailbox that got many, from whatever churches, gets it later; whoever invites does not learn of it. Each e-mail counts once, however often it is
   * tried, and an invitation that waits does so once.
   */
  async function sendOrPutOff(kind: typeof sendInvitation, invitation_id: number, context: Pick<JobContext, 'db' | 'job'>) {
    const invitation = await findInvitation(context.db, invitation_id)
    if (!invitation) return
    if (context.job.attempt > 1 || (await mailboxes.allows('invitation', await keyOfEmail(context.db, invitation.email))))
      return mailInvitation(services, invitation_id, context)
    await context.db.transaction(async (tx) => {
      await savePutOff(tx, invitation_id)
      await queueJob(tx, kind, { invitation_id }, { afterSeconds: HOUR, key: `invitation ${invitation_id}` })
    })
  }
  return [
    handle(sendInvitation, ({ invitation_id }, context) => sendOrPutOff(sendInvitation, invitation_id, context)),
    handle(sendImported, ({ invitation_id }, context) => sendOrPutOff(sendImported, invitation_id, context)),
    handle(runImport, ({ import_id }, context) => run(import_id, context)),
    handle(forgetImports, async (_, { db, log, signal }) => {
      const items = Object.entries({
        'imports that failed': (db: Db, count: number) => endSomeFailed(count, { db, log, signal }),
        'lists that were not imported': removeSomeUnused,
        rows: removeSomeRows,
        imports: removeSomeOldImports,
        'invitations that nobody accepted': removeSomeOver,
      })
      await forEachIndependently({ of: 'what is forgotten of imports', items, idOf: ([name]) => name, log, signal }, ([, forgetSome]) =>
        inBatches(signal, (count) => forgetSome(db, count)),
      )
    }),
  ]
}

export const organizationSchedule: Periodic[] = [{ job: forgetImports, cron: '41 * * * *' }]

async function mailInvitation(services: Services, invitationId: number, { db, job }: Pick<JobContext, 'db' | 'job'>) {
  const invitation = await findInvitation(db, invitationId)
  if (!invitation) return
  // The link's secret is made only now: neither the queue nor the database ever holds it.
  const secret = newSecret()
  const secretDigest = digest(secret)
  await saveInvitationSecret(db, invitationId, secretDigest)
  const { email, invited_name: name, organization } = invitation
  const language = languageFor(invitation.locale, invitation.organization_locale, invitation.inviting_locale)
  const { subject, paragraphs, action } = wordsOf(language).organizations.mails.invitation
  const sent = await sendEmail(services, {
    id: `invitation-${invitationId}-${job.id}`,
    to: { email },
    language,
    content: {
      subject: subject({ organization }),
      paragraphs: paragraphs({ organization }),
      action: {
        label: action,
        url: `${services.config.appUrl}/register#${new URLSearchParams({ email, invitation_token: secret, ...(name === null ? {} : { name }) })}`,
      },
    },
  }).catch(async (error: unknown) => {
    if (error instanceof PermanentFailure || job.attempt >= job.maxAttempts) await saveDelivery(db, secretDigest, false)
    throw error
  })
  await saveDelivery(db, secretDigest, sent === 'sent')
}
