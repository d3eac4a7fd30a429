// Sending a notice by e-mail to someone who wants that.
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#src/services.ts'
import { sendEmail } from './email.ts'
import { kinds } from './kinds.ts'
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
  const { kind, title, body, quote } = notice
  const unsubscribe = await unsubscribeUrl(services, user_id, kind)
  const reader = await findReader(db, subjects, notice_id, kind, user_id) // last, right before it is sent
  if (!reader) return
  const { email, name, is_proven } = reader
  await sendEmail(services, {
    id: `notice-${notice_id}-${user_id}`,
    to: is_proven ? { name, email } : { email },
    language: 'en',
    content: {
      ...(is_proven
        ? { subject: title, paragraphs: [...(body ? [body] : []), ...(quote ? [{ quote }] : [])] }
        : // Whoever gets it may have nothing to do with the account: no word in it is somebody's own.
          {
            subject: 'Your request to join a group',
            paragraphs: ['It has been decided. Please confirm your e-mail address, and sign in to see how.'],
          }),
      footer: `You get e-mails about: ${kinds[kind].label}.`,
      unsubscribeUrl: unsubscribe,
    },
  })
}
