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
  findOwnerToTell,
  removeSomeExpiredResets,
  removeSomeIdleTokens,
  removeSomeOldPlaces,
  saveToldOfTries,
} from './queries.ts'

export const passwordForgotten = defineJob<{ user_id: number }>('accounts.password-forgotten', { maxAttempts: 8 })
export const triesAtAccount = defineJob<{ user_id: number }>('accounts.tries', { maxAttempts: 8 })
export const forgetStale = defineJob<object>('accounts.forget-stale')

export const accountJobs = (services: Services) => [
  handle(passwordForgotten, async ({ user_id }, { db, job }) => {
    const account = await findActive(db, user_id)
    if (!account) return
    const { name, email } = account
    // The link's secret is made only now: neither the queue nor the database ever holds it.
    const secret = newSecret()
    await addPasswordReset(db, user_id, digest(secret))
    const link = `${services.config.appUrl}/reset-password#${new URLSearchParams({ email, token: secret })}`
    await sendEmail(services, {
      id: `password-forgotten-${job.id}`,
      to: { name, email },
      content: {
        subject: 'Set a new password',
        greeting: `Hello ${name},`,
        paragraphs: [
          'Somebody, hopefully you, asked to set a new password for your account.',
          'The link works once, within an hour. If it was not you, nothing has changed and you need to do nothing.',
        ],
        action: { label: 'Set a new password', url: link },
      },
    })
  }),
  handle(triesAtAccount, async ({ user_id }, { db, job }) => {
    const owner = await findOwnerToTell(db, user_id)
    if (!owner) return
    await sendEmail(services, {
      id: `tries-${job.id}`,
      to: owner,
      content: {
        subject: 'Somebody tries passwords at your account',
        greeting: `Hello ${owner.name},`,
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
