// What happens to personal data in the background: exports are made, announced and forgotten; what is left of erased accounts goes,
// and that they are erased is recorded.

import { findActive } from '#features/accounts/queries.ts'
import { groupLimits } from '#features/groups/limits.ts'
import { cleanUp } from '#features/media/jobs.ts'
import { sendEmail } from '#features/notifications/email.ts'
import { languageOfReader } from '#features/notifications/languages.ts'
import { listPeopleWantingEmail } from '#features/notifications/queries.ts'
import { unsubscribeUrl } from '#features/notifications/unsubscribing.ts'
import { inBatches } from '#platform/db/batches.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { defineJob, handle, type Periodic, queueJob } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { wordsOf } from '#words/languages.ts'
import { exportUrl } from './download.ts'
import { addToList, HEADING, noteName } from './erased-accounts.ts'
import { eraseConcurrentWrites, eraseUnlessBelonging, eraseWithoutOrganization, recordErasure, removeErasedRows } from './erasing.ts'
import { createExport, runExport, sendLink } from './exporting.ts'
import { accountsMerged, mergeSeen } from './merging/merging.ts'
import { addMailedLink, listErased, removeSomeExpired } from './queries.ts'

export const removeExpiredExports = defineJob<object>('personal-data.forget-exports')

export const personalDataJobs = (services: Services) => [
  handle(createExport, ({ export_id }, context) => runExport(services, export_id, context)),
  handle(sendLink, async ({ export_id }, { db }) => {
    // The link's secret is made only now: neither the queue nor the database ever holds it.
    const secret = newSecret()
    const ready = await addMailedLink(db, export_id, digest(secret))
    if (!ready || (await listPeopleWantingEmail(db, 'export_ready', [ready.user_id])).length === 0) return
    const language = languageOfReader(ready)
    const { subject, paragraphs, action } = wordsOf(language).personalData.mails.exportReady
    await sendEmail(services, {
      id: `personal-export-${export_id}`,
      to: ready,
      language,
      content: {
        subject,
        paragraphs,
        action: { label: action, url: exportUrl(services, export_id, secret) },
        unsubscribeUrl: await unsubscribeUrl(services, ready.user_id, 'export_ready'),
      },
    })
  }),
  handle(accountsMerged, async ({ user_id, other_id, stays }, { db, job }) => {
    const [account, other] = [await findActive(db, user_id), await findActive(db, other_id)]
    if (!account || !other) return
    const { name, email } = account
    const language = languageOfReader(account)
    const { subject, moved, received, otherwise, action } = wordsOf(language).personalData.mails.accountsMerged
    await sendEmail(services, {
      id: `accounts-merged-${job.id}`,
      to: { name, email },
      language,
      content: {
        subject,
        paragraphs: [(stays ? received : moved)({ email: other.email }), otherwise],
        action: { label: action, url: `${services.config.appUrl}/forgot-password` },
      },
    })
  }),
  handle(mergeSeen, async ({ user_id, other_id }, { db, job }) => {
    const [account, other] = [await findActive(db, user_id), await findActive(db, other_id)]
    if (!account || !other) return
    const { name, email } = account
    const language = languageOfReader(account)
    const { accountsMerged, mergeSeen } = wordsOf(language).personalData.mails
    await sendEmail(services, {
      id: `merge-seen-${job.id}`,
      to: { name, email },
      language,
      content: {
        subject: mergeSeen.subject,
        paragraphs: [mergeSeen.looked({ email: other.email }), mergeSeen.otherwise],
        action: { label: accountsMerged.action, url: `${services.config.appUrl}/forgot-password` },
      },
    })
  }),
  handle(recordErasure, async ({ user_id }, { db }) => {
    const notes = (await listErased(db, user_id)).map(noteName)
    for (const note of notes) await services.files.note(HEADING, note)
    if (services.config.BACKUP_DIR) await addToList(services.config.BACKUP_DIR, notes)
  }),
  handle(eraseConcurrentWrites, async ({ user_id }, { db }) => {
    await removeErasedRows(db, user_id)
  }),
  handle(eraseWithoutOrganization, async ({ user_ids }, { db, log, signal }) => {
    const limits = groupLimits(services)
    const failed = await forEachIndependently({ of: 'accounts to erase', items: user_ids, idOf: (id) => id, log, signal }, (id) =>
      eraseUnlessBelonging(db, id, limits),
    )
    if (failed.length > 0) throw new Error('Some accounts could not be erased')
  }),
  handle(removeExpiredExports, async (_, { db, signal }) => {
    await inBatches(signal, (count) =>
      db.transaction(async (tx) => {
        const removed = await removeSomeExpired(tx, count)
        if (removed > 0) await queueJob(tx, cleanUp, {})
        return removed
      }),
    )
  }),
]

export const personalDataSchedule: Periodic[] = [{ job: removeExpiredExports, cron: '23 * * * *' }]
