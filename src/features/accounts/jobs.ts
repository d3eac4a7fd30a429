// What accounts do in the background: recovery e-mails, and forgetting sign-ins that nobody uses.

import { sendEmail } from '#features/notifications/email.ts'
import { languageOfReader, type ReaderLocales } from '#features/notifications/languages.ts'
import { inBatches } from '#platform/db/batches.ts'
import { removeSomeOldKeys } from '#platform/http/idempotency.ts'
import { forEachIndependently } from '#platform/jobs/independently.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { wordsOf } from '#words/languages.ts'
import { lifetimesOf } from './actor.ts'
import {
  findChangeToAnnounce,
  findOpenProof,
  removeSomeOldChanges,
  removeSomeOldProofs,
  saveProofSecret,
  saveUndoSecret,
} from './addresses/queries.ts'
import { removeSomeUsedChallenges } from './passkeys/queries.ts'
import { removeSomeOldPlaces } from './places/queries.ts'
import { PLACE_DAYS } from './places/remembering.ts'
import { addPasswordReset, findActive, findChurch, findOwnerToWarn, removeSomeExpiredResets, saveWarned } from './queries.ts'
import { secondFactorJobs } from './second-factor/jobs.ts'
import { removeSomeOldChallenges } from './second-factor/queries.ts'
import { removeSomeEndedTokens } from './sign-ins/queries.ts'

/** `organization_id`: an admin of it has the link sent. */
export const passwordForgotten = defineJob<{ user_id: number; organization_id?: number }>('accounts.password-forgotten', { maxAttempts: 8 })
export const sendEmailProof = defineJob<{ user_id: number }>('accounts.email-proof', { maxAttempts: 8 })
export const addressChanged = defineJob<{ change_id: number }>('accounts.email-changed')
export const warnOfFailedSignIns = defineJob<{ user_id: number }>('accounts.tries', { maxAttempts: 8 })
export const removeStale = defineJob<object>('accounts.forget-stale')

function mailsFor(reader: ReaderLocales) {
  const language = languageOfReader(reader)
  return { language, mails: wordsOf(language).accounts.mails }
}

export const accountJobs = (services: Services) => {
  /** The page that a link leads to; what is secret stands behind the `#`, which no server sees. */
  const page = (name: string, values: Record<string, string>) => `${services.config.appUrl}/${name}#${new URLSearchParams(values)}`
  return [
    ...secondFactorJobs(services),
    handle(passwordForgotten, async ({ user_id, organization_id }, { db, job }) => {
      const account = await findActive(db, user_id)
      if (!account?.is_proven) return
      const { name, email } = account
      // The link's secret is made only now: neither the queue nor the database ever holds it.
      const secret = newSecret()
      await addPasswordReset(db, user_id, digest(secret))
      const { language, mails } = mailsFor(account)
      const { subject, asked, sentBy, action } = mails.passwordForgotten
      const church = organization_id === undefined ? undefined : await findChurch(db, organization_id)
      const paragraphs = church === undefined ? asked : sentBy({ church })
      await sendEmail(services, {
        id: `password-forgotten-${job.id}`,
        to: { name, email },
        language,
        content: { subject, paragraphs, action: { label: action, url: page('reset-password', { email, token: secret }) } },
      })
    }),
    // The owner of the mailbox may have nothing to do with the account, so these two contain no name.
    handle(sendEmailProof, async ({ user_id }, { db, job }) => {
      const proof = await findOpenProof(db, user_id)
      if (!proof) return
      const { email, church } = proof
      const secret = newSecret()
      await saveProofSecret(db, user_id, email, digest(secret))
      const { language, mails } = mailsFor(proof)
      const { subject, asked, askedAt, otherwise, action } = mails.confirmAddress
      await sendEmail(services, {
        id: `email-proof-${job.id}`,
        to: { email },
        language,
        content: {
          subject,
          paragraphs: [church === null ? asked : askedAt({ church }), otherwise],
          action: { label: action, url: page('confirm-email', { token: secret }) },
        },
      })
    }),
    handle(addressChanged, async ({ change_id }, { db, job }) => {
      const change = await findChangeToAnnounce(db, change_id)
      if (!change) return
      const secret = newSecret()
      await saveUndoSecret(db, change_id, digest(secret))
      const { language, mails } = mailsFor(change)
      const { subject, paragraphs, action } = mails.addressChanged
      await sendEmail(services, {
        id: `email-changed-${job.id}`,
        to: { email: change.old_email },
        language,
        content: { subject, paragraphs, action: { label: action, url: page('undo-email-change', { token: secret }) } },
      })
    }),
    handle(warnOfFailedSignIns, async ({ user_id }, { db, job }) => {
      const owner = await findOwnerToWarn(db, user_id)
      if (!owner) return
      const { name, email } = owner
      const { language, mails } = mailsFor(owner)
      const { subject, paragraphs, action } = mails.passwordsTried
      await sendEmail(services, {
        id: `tries-${job.id}`,
        to: { name, email },
        language,
        content: {
          subject,
          paragraphs: paragraphs({ days: PLACE_DAYS }),
          action: { label: action, url: `${services.config.appUrl}/forgot-password` },
        },
      })
      await saveWarned(db, user_id)
    }),
    handle(removeStale, async (_, { db, log, signal }) => {
      const items: Record<string, (count: number) => Promise<number>> = {
        'sign-ins': (count) => removeSomeEndedTokens(db, lifetimesOf(services.config), count),
        'second steps of signing in': (count) => removeSomeOldChallenges(db, count),
        'answered challenges of passkeys': (count) => removeSomeUsedChallenges(db, count),
        recoveries: (count) => removeSomeExpiredResets(db, count),
        'proofs of addresses': (count) => removeSomeOldProofs(db, count),
        'changes of addresses': (count) => removeSomeOldChanges(db, count),
        'places of signing in': (count) => removeSomeOldPlaces(db, PLACE_DAYS, count),
        'kept answers': (count) => removeSomeOldKeys(db, count),
      }
      const each = {
        of: 'what is forgotten of accounts',
        items: Object.entries(items),
        idOf: ([name]: [string, unknown]) => name,
        log,
        signal,
      }
      await forEachIndependently(each, ([, forgetSome]) => inBatches(signal, forgetSome))
    }),
  ]
}

export const accountSchedule = [{ job: removeStale, cron: '17 3 * * *' }]
