// What notifications do in the background: telling groups, pushing, e-mailing, and forgetting what is old.
import { defineJob, handle, type Periodic } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { emailToReader, emailWhatWasHeld } from './emailing.ts'
import { removeStaleNotices } from './forgetting.ts'
import { emailHeld, pushHeld, releaseHeld } from './holding.ts'
import { emailNotice, notifyAllMembers, notifyGroup, notifyOfNews, pushNews, pushNotice, tellOfNews } from './notifying.ts'
import { pushToDevices, pushWhatWasHeld } from './pushing.ts'
import type { Subjects } from './subjects.ts'

const forgetNotices = defineJob<object>('notifications.forget', { priority: 10 })
const endQuietHours = defineJob<object>('notifications.end-quiet-hours')

export const notificationJobs = (services: Services, subjects: Subjects) => [
  handle(notifyGroup, ({ notice_id }, context) => notifyAllMembers(notice_id, context)),
  handle(tellOfNews, ({ news_id }, context) => notifyOfNews(news_id, context)),
  handle(pushNotice, (batch, context) => pushToDevices(services, subjects, batch, context)),
  handle(pushNews, (batch, context) => pushToDevices(services, subjects, batch, context)),
  handle(pushHeld, (held, context) => pushWhatWasHeld(services, subjects, held, context)),
  handle(emailNotice, (email, context) => emailToReader(services, subjects, email, context)),
  handle(emailHeld, (held, context) => emailWhatWasHeld(services, subjects, held, context)),
  handle(endQuietHours, (_, context) => releaseHeld(context)),
  handle(forgetNotices, (_, context) => removeStaleNotices(context)),
]

export const notificationSchedule: Periodic[] = [
  { job: forgetNotices, cron: '41 3 * * *' },
  { job: endQuietHours, cron: '* * * * *' },
]
