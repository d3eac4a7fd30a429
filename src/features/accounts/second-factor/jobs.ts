// E-mails about a second factor: what was changed, and that somebody who has the password tries codes.
import { sendEmail } from '#features/notifications/email.ts'
import { languageOfReader } from '#features/notifications/languages.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { wordsOf } from '#words/languages.ts'
import { findAddressesBefore } from '../addresses/queries.ts'
import { findActive } from '../queries.ts'
import { findSecondFactor } from './queries.ts'

type Change =
  | 'on'
  | 'off'
  | 'reset'
  | 'recovery_code_used'
  | 'codes_renewed'
  | 'codes_tried'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkeys_ended'
  | 'passkeys_kept'
  | 'passkey_copied'

export const secondFactorChanged = defineJob<{ user_id: number; change: Change }>('accounts.second-factor', { maxAttempts: 8 })

export const secondFactorJobs = (services: Services) => [
  handle(secondFactorChanged, async ({ user_id, change }, { db, job }) => {
    const owner = await findActive(db, user_id)
    if (!owner?.is_proven) return
    const { name, email } = owner
    const language = languageOfReader(owner)
    const { changes, hint, action } = wordsOf(language).accounts.mails.secondFactor
    const { subject, paragraph } = changes[change]
    const { recovery_codes_left: left } = await findSecondFactor(db, user_id)
    const content = {
      subject,
      paragraphs: [typeof paragraph === 'string' ? paragraph : paragraph({ left }), hint],
      action: { label: action, url: `${services.config.appUrl}/forgot-password` },
    }
    await sendEmail(services, { id: `second-factor-${job.id}`, to: { name, email }, language, content })
    if (change !== 'on' && change !== 'passkey_added') return
    // Whoever took the account over reads the mail to its address; its owner may still have the one of before.
    for (const [n, before] of (await findAddressesBefore(db, user_id)).entries())
      await sendEmail(services, { id: `second-factor-${job.id}-${n}`, to: { email: before }, language, content })
  }),
]
