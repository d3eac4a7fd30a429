// Everything that is done in the background, and when: one line for each feature.
import { accountJobs, accountSchedule } from '#features/accounts/jobs.ts'
import { apiKeyJobs, apiKeySchedule } from '#features/api-keys/jobs.ts'
import { auditJobs, auditSchedule } from '#features/audit-log/jobs.ts'
import { changeJobs, changeSchedule } from '#features/changes/jobs.ts'
import { groupJobs, groupSchedule } from '#features/groups/jobs.ts'
import { liveEventJobs, liveEventSchedule } from '#features/live-events/jobs.ts'
import { mediaJobs, mediaSchedule } from '#features/media/jobs.ts'
import { meetingJobs, meetingSchedule } from '#features/meetings/jobs.ts'
import { removeMeetingsIn } from '#features/meetings/purging/purging.ts'
import { notificationJobs, notificationSchedule } from '#features/notifications/jobs.ts'
import { oneToOneJobs, oneToOneSchedule } from '#features/one-to-one/jobs.ts'
import { organizationJobs, organizationSchedule } from '#features/organizations/jobs.ts'
import { personalDataJobs, personalDataSchedule } from '#features/personal-data/jobs.ts'
import { postJobs, postSchedule } from '#features/posts/jobs.ts'
import { removeAllInGroup } from '#features/posts/purging.ts'
import { prayerRequestJobs, prayerRequestSchedule } from '#features/prayer-requests/jobs.ts'
import { assignmentJobs, assignmentSchedule } from '#features/trainings/assignment/jobs.ts'
import { waitingJobs, waitingSchedule } from '#features/waiting/jobs.ts'
import { webhookJobs, webhookSchedule } from '#features/webhooks/jobs.ts'
import type { JobHandler, Periodic } from '#platform/jobs/jobs.ts'
import { certificateJobs, certificateSchedule } from './https-certificate.ts'
import { subjects } from './notice-subjects.ts'
import type { Services } from './services.ts'

/** Handlers of background jobs. */
export const jobHandlers = (services: Services): JobHandler[] => [
  ...certificateJobs(services),
  ...accountJobs(services),
  ...organizationJobs(services),
  ...groupJobs(services, async (db, groupId, signal) => {
    await removeAllInGroup(db, groupId, signal)
    await removeMeetingsIn(db, groupId, signal)
  }),
  ...meetingJobs(),
  ...oneToOneJobs(),
  ...postJobs(),
  ...mediaJobs(services),
  ...auditJobs(services),
  ...apiKeyJobs(services),
  ...changeJobs(),
  ...notificationJobs(services, subjects),
  ...assignmentJobs(),
  ...waitingJobs(),
  ...webhookJobs(services),
  ...liveEventJobs(),
  ...prayerRequestJobs(),
  ...personalDataJobs(services),
]

/** What is done again and again. */
export const schedule: Periodic[] = [
  ...certificateSchedule,
  ...accountSchedule,
  ...organizationSchedule,
  ...groupSchedule,
  ...meetingSchedule,
  ...oneToOneSchedule,
  ...postSchedule,
  ...mediaSchedule,
  ...notificationSchedule,
  ...auditSchedule,
  ...apiKeySchedule,
  ...changeSchedule,
  ...assignmentSchedule,
  ...waitingSchedule,
  ...webhookSchedule,
  ...liveEventSchedule,
  ...prayerRequestSchedule,
  ...personalDataSchedule,
]
