// Sending a notice by e-mail to someone who wants that.
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#src/services.ts'
import { wordsOf } from '#words/languages.ts'
import { sendEmail } from './email.ts'
import { pathOf } from './kinds.ts'
import { languageOfReader } from './languages.ts'
import { limitMailboxes } from './mailbox-limit.ts'
import { textOf } from './notice.ts'
import type { emailNotice } from './notifying.ts'
import { findNotice, findReader } from './queries.ts'
import type { Subjects } from './subjects.ts'
import { unsubscribeUrl } from './unsubscribing.ts'

export async function emailToReader(
  services: Services,
  subjects: Subjects,
  { notice_id, user_id }: NonNullable<typeof emailNotice.payload>,
  db: Db,
) {
  const notice = await findNotice(db, notice_id)
  if (!notice) return
  const { kind, quote } = notice
  const unsubscribe = await unsubscribeUrl(services, user_id, kind)
  const reader = await findReader(db, subjects, notice_id, kind, user_id) // last, right before it is sent
  if (!reader) return
  const { email, mailbox, name, is_proven, ...locales } = reader
  // Of decisions that others bring about, one after the other, a mailbox that may be a stranger's gets a few.
  if (!is_proven && !(await limitMailboxes(services).allows('decision', mailbox))) return
  const language = languageOfReader(locales)
  const words = wordsOf(language)
  const { mails, kinds } = words.notifications
  const { title, body } = textOf(notice, words)
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
      action: { label: mails.actions[kind], url: services.config.appUrl + pathOf(notice) },
      footer: mails.footer({ kind: kinds[kind] }),
      unsubscribeUrl: unsubscribe,
    },
  })
}
