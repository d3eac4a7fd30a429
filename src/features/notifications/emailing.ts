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
  await sendEmail(services, {
    id: `notice-${notice_id}-${user_id}`,
    to: reader,
    content: {
      subject: title,
      greeting: `Hello ${reader.name},`,
      paragraphs: [...(body ? [body] : []), ...(quote ? [{ quote }] : [])],
      footer: `You get e-mails about: ${kinds[kind].label}.`,
      unsubscribeUrl: unsubscribe,
    },
  })
}
