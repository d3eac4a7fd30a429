// What notifications do in the background: telling groups, pushing, e-mailing, and forgetting what is old.
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { emailToReader } from './emailing.ts'
import { removeStaleNotices } from './forgetting.ts'
import { emailNotice, notifyAllMembers, notifyGroup, pushNotice } from './notifying.ts'
import { pushToDevices } from './pushing.ts'
import type { Subjects } from './subjects.ts'

const forgetNotices = defineJob<object>('notifications.forget', { priority: 10 })

export const notificationJobs = (services: Services, subjects: Subjects) => [
  handle(notifyGroup, ({ notice_id }, context) => notifyAllMembers(notice_id, context)),
  handle(pushNotice, (batch, context) => pushToDevices(services, subjects, batch, context)),
  handle(emailNotice, (email, { db }) => emailToReader(services, subjects, email, db)),
  handle(forgetNotices, (_, context) => removeStaleNotices(context)),
]

export const notificationSchedule = [{ job: forgetNotices, cron: '41 3 * * *' }]
