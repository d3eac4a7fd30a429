// What accounts do in the background: recovery e-mails, and forgetting sign-ins that nobody uses.

import { sendEmail } from '#features/notifications/email.ts'
import { bitByBit } from '#platform/db/bit-by-bit.ts'
import { forgetSomeOldKeys } from '#platform/http/idempotency.ts'
import { eachByItself } from '#platform/jobs/each-by-itself.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import { digest, newSecret } from '#platform/secrets.ts'
import type { Services } from '#src/services.ts'
import { PLACE_DAYS } from './places.ts'
import {
  addPasswordReset,
  findActive,
  findChangeToTell,
  findOpenProof,
  findOwnerToTell,
  removeSomeExpiredResets,
  removeSomeIdleTokens,
  removeSomeOldChanges,
  removeSomeOldPlaces,
  removeSomeOldProofs,
  saveProofSecret,
  saveToldOfTries,
  saveUndoSecret,
} from './queries.ts'

export const passwordForgotten = defineJob<{ user_id: number }>('accounts.password-forgotten', { maxAttempts: 8 })
export const proofAsked = defineJob<{ user_id: number }>('accounts.email-proof', { maxAttempts: 8 })
export const addressChanged = defineJob<{ change_id: number }>('accounts.email-changed')
export const triesAtAccount = defineJob<{ user_id: number }>('accounts.tries', { maxAttempts: 8 })
export const forgetStale = defineJob<object>('accounts.forget-stale')

export const accountJobs = (services: Services) => [
  handle(passwordForgotten, async ({ user_id }, { db, job }) => {
    const account = await findActive(db, user_id)
    if (!account?.is_proven) return
    const { name, email } = account
    // The link's secret is made only now: neither the queue nor the database ever holds it.
    const secret = newSecret()
    await addPasswordReset(db, user_id, digest(secret))
    const link = `${services.config.appUrl}/reset-password#${new URLSearchParams({ email, token: secret })}`
    await sendEmail(services, {
      id: `password-forgotten-${job.id}`,
      to: { name, email },
      language: 'en',
      content: {
        subject: 'Set a new password',
        paragraphs: [
          'Somebody, hopefully you, asked to set a new password for your account.',
          'The link works once, within an hour. If it was not you, nothing has changed and you need to do nothing.',
        ],
        action: { label: 'Set a new password', url: link },
      },
    })
  }),
  // These two go to whoever has the mailbox, who may have nothing to do with the account: no name stands in them.
  handle(proofAsked, async ({ user_id }, { db, job }) => {
    const asked = await findOpenProof(db, user_id)
    if (!asked) return
    const secret = newSecret()
    await saveProofSecret(db, user_id, asked.email, digest(secret))
    await sendEmail(services, {
      id: `email-proof-${job.id}`,
      to: { email: asked.email },
      language: 'en',
      content: {
        subject: 'Confirm your e-mail address',
        paragraphs: [
          `Somebody, hopefully you, gave this address for an account${asked.church === null ? '' : ` at ${asked.church}`}. Please confirm that it is yours.`,
          'If it was not you, you need to do nothing: without you the address is not used.',
        ],
        action: { label: 'Confirm this address', url: `${services.config.appUrl}/confirm-email#${new URLSearchParams({ token: secret })}` },
      },
    })
  }),
  handle(addressChanged, async ({ change_id }, { db, job }) => {
    const change = await findChangeToTell(db, change_id)
    if (!change) return
    const secret = newSecret()
    await saveUndoSecret(db, change_id, digest(secret))
    await sendEmail(services, {
      id: `email-changed-${job.id}`,
      to: { email: change.old_email },
      language: 'en',
      content: {
        subject: 'Your account has another e-mail address now',
        paragraphs: [
          'The e-mail address of your account was changed; this one belongs to it no more.',
          'If it was not you, take the change back within seven days: every sign-in and the password end then, and an e-mail to this address lets you set a new one.',
        ],
        action: {
          label: 'It was not me: take it back',
          url: `${services.config.appUrl}/undo-email-change#${new URLSearchParams({ token: secret })}`,
        },
      },
    })
  }),
  handle(triesAtAccount, async ({ user_id }, { db, job }) => {
    const owner = await findOwnerToTell(db, user_id)
    if (!owner) return
    await sendEmail(services, {
      id: `tries-${job.id}`,
      to: owner,
      language: 'en',
      content: {
        subject: 'Somebody tries passwords at your account',
        paragraphs: [
          'In the last hour many wrong passwords were tried at your account. None of them was right, and further ones are held up for a while.',
          'You need to do nothing. Where you signed in within the last 90 days, you can go on signing in. If it was you, and you forgot your password, ask for a new one.',
        ],
      },
    })
    await saveToldOfTries(db, user_id)
  }),
  handle(forgetStale, async (_, { db, log, signal }) => {
    const items: Record<string, (count: number) => Promise<number>> = {
      'sign-ins': (count) => removeSomeIdleTokens(db, services.config.TOKEN_IDLE_DAYS, count),
      recoveries: (count) => removeSomeExpiredResets(db, count),
      'proofs of addresses': (count) => removeSomeOldProofs(db, count),
      'changes of addresses': (count) => removeSomeOldChanges(db, count),
      'places of signing in': (count) => removeSomeOldPlaces(db, PLACE_DAYS, count),
      'kept answers': (count) => forgetSomeOldKeys(db, count),
    }
    const each = {
      of: 'what is forgotten of accounts',
      items: Object.entries(items),
      idOf: ([name]: [string, unknown]) => name,
      log,
      signal,
    }
    await eachByItself(each, ([, forgetSome]) => bitByBit(signal, forgetSome))
  }),
]

export const accountSchedule = [{ job: forgetStale, cron: '17 3 * * *' }]
