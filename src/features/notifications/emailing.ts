// Sending a notice by e-mail to someone who wants that; what came in their quiet hours as one e-mail.
import type { JobContext } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { wordsOf } from '#words/languages.ts'
import { sendEmail } from './email.ts'
import type { emailHeld } from './holding.ts'
import { pathOf } from './kinds.ts'
import { languageOfReader } from './languages.ts'
import { limitMailboxes } from './mailbox-limit.ts'
import { textOf } from './notice.ts'
import type { emailNotice } from './notifying.ts'
import { quietUntil } from './quiet-hours.ts'
import { findNoticeToMail, holdNotices, listHeld } from './sending/queries.ts'
import type { Subjects } from './subjects.ts'
import { unsubscribeUrl } from './unsubscribing.ts'

type Context = Pick<JobContext, 'db' | 'clock' | 'job'>

export async function emailToReader(
  services: Services,
  subjects: Subjects,
  { notice_id, user_id }: NonNullable<typeof emailNotice.payload>,
  { db, clock }: Context,
) {
  const found = await findNoticeToMail(db, subjects, notice_id, user_id)
  if (!found) return
  const until = quietUntil(found, clock.now())
  if (until) return void (await holdNotices(db, 'email', [{ user_id, notice_id, until }]))
  const { kind, quote, email, mailbox, name, is_proven } = found
  const unsubscribe = await unsubscribeUrl(services, user_id, kind)
  // Of decisions that others bring about, one after the other, a mailbox that may be a stranger's gets a few.
  if (!is_proven && !(await limitMailboxes(services).allows('decision', mailbox))) return
  const language = languageOfReader(found)
  const words = wordsOf(language)
  const { mails, kinds } = words.notifications
  const { title, body } = textOf(found, words)
  await sendEmail(services, {
    id: `notice-${notice_id}-${user_id}`,
    to: is_proven ? { name, email } : { email },
    language,
    content: {
      ...(is_proven
        ? { subject: title, paragraphs: [...(body ? [body] : []), ...(quote ? [{ quote }] : [])] }
        : // The recipient may have nothing to do with the account, so nothing that a user wrote is in it.
          {
            subject: mails.unproven.subject,
            paragraphs: [mails.unproven.paragraph],
          }),
      action: { label: mails.actions[kind], url: services.config.appUrl + pathOf(found) },
      footer: mails.footer({ kind: kinds[kind] }),
      unsubscribeUrl: unsubscribe,
    },
  })
}

/** One e-mail of all that came meanwhile; of a single notice, the e-mail that it always is. */
export async function emailWhatWasHeld(
  services: Services,
  subjects: Subjects,
  { user_id, notice_ids }: NonNullable<typeof emailHeld.payload>,
  context: Context,
) {
  const notices = await listHeld(context.db, subjects, user_id, notice_ids, 'email')
  const [newest] = notices
  if (!newest) return
  const { notice_id } = newest
  const reader = notices.length > 1 ? await findNoticeToMail(context.db, subjects, notice_id, user_id) : undefined
  // An address that nobody has proven gets what says nothing of its own.
  if (!reader?.is_proven) return emailToReader(services, subjects, { notice_id, user_id }, context)
  const until = quietUntil(reader, context.clock.now())
  if (until)
    return void (await holdNotices(
      context.db,
      'email',
      notices.map(({ notice_id }) => ({ user_id, notice_id, until })),
    ))
  const language = languageOfReader(reader)
  const words = wordsOf(language)
  const { several } = words.notifications.mails
  await sendEmail(services, {
    id: `held-${context.job.id}-${user_id}`,
    to: { name: reader.name, email: reader.email },
    language,
    content: {
      subject: several.subject({ count: notices.length }),
      paragraphs: notices.map((notice) => textOf(notice, words).title),
      action: { label: several.action, url: `${services.config.appUrl}/notifications` },
      footer: several.footer,
    },
  })
}
