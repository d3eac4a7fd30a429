// The modules that give the schemas of the API document their names: what they export is called there as it is here.
import * as accountsErrors from '#features/accounts/errors.ts'
import * as passkeys from '#features/accounts/passkeys/schemas.ts'
import * as accounts from '#features/accounts/schemas.ts'
import * as secondFactorErrors from '#features/accounts/second-factor/errors.ts'
import * as secondFactor from '#features/accounts/second-factor/schemas.ts'
import * as programsLearning from '#features/api-keys/programs/learning/schemas.ts'
import * as programs from '#features/api-keys/programs/schemas.ts'
import * as apiKeys from '#features/api-keys/schemas.ts'
import * as auditLog from '#features/audit-log/schemas.ts'
import * as badges from '#features/badges/schemas.ts'
import * as challenges from '#features/challenges/schemas.ts'
import * as changesErrors from '#features/changes/errors.ts'
import * as changes from '#features/changes/schemas.ts'
import * as organizationExports from '#features/exports/schemas.ts'
import * as goneQuiet from '#features/gone-quiet/schemas.ts'
import * as deletedGroups from '#features/groups/deleted/schemas.ts'
import * as groupsErrors from '#features/groups/errors.ts'
import * as groupInvitations from '#features/groups/invitations/schemas.ts'
import * as joinRequestsErrors from '#features/groups/join-requests/errors.ts'
import * as joinRequests from '#features/groups/join-requests/schemas.ts'
import * as groupsOverview from '#features/groups/overview/schemas.ts'
import * as groups from '#features/groups/schemas.ts'
import * as waits from '#features/groups/waits/schemas.ts'
import * as journal from '#features/journal/schemas.ts'
import * as journey from '#features/journey/schemas.ts'
import * as liveEvents from '#features/live-events/schemas.ts'
import * as resumingErrors from '#features/media/resuming/errors.ts'
import * as resuming from '#features/media/resuming/schemas.ts'
import * as media from '#features/media/schemas.ts'
import * as uploads from '#features/media/uploads/schemas.ts'
import * as attendance from '#features/meetings/attendance/schemas.ts'
import * as meetingsErrors from '#features/meetings/errors.ts'
import * as meetings from '#features/meetings/schemas.ts'
import * as notifications from '#features/notifications/schemas.ts'
import * as curriculum from '#features/onboarding/curriculum/schemas.ts'
import * as onboarding from '#features/onboarding/schemas.ts'
import * as pairsErrors from '#features/one-to-one/errors.ts'
import * as pairNotes from '#features/one-to-one/notes/schemas.ts'
import * as pairOversight from '#features/one-to-one/oversight/schemas.ts'
import * as pairReports from '#features/one-to-one/reports/schemas.ts'
import * as pairs from '#features/one-to-one/schemas.ts'
import * as pairSteps from '#features/one-to-one/steps/schemas.ts'
import * as branding from '#features/organizations/branding/schemas.ts'
import * as caring from '#features/organizations/caring/schemas.ts'
import * as organizationsErrors from '#features/organizations/errors.ts'
import * as firstRun from '#features/organizations/first-run/schemas.ts'
import * as imports from '#features/organizations/imports/schemas.ts'
import * as organizations from '#features/organizations/schemas.ts'
import * as personalDataErrors from '#features/personal-data/errors.ts'
import * as merging from '#features/personal-data/merging/schemas.ts'
import * as personalData from '#features/personal-data/schemas.ts'
import * as blocks from '#features/posts/blocks/schemas.ts'
import * as postsErrors from '#features/posts/errors.ts'
import * as postPictures from '#features/posts/pictures/schemas.ts'
import * as reports from '#features/posts/reports/schemas.ts'
import * as posts from '#features/posts/schemas.ts'
import * as care from '#features/prayer-requests/care/schemas.ts'
import * as prayerRequestsErrors from '#features/prayer-requests/errors.ts'
import * as prayerProposals from '#features/prayer-requests/proposals/schemas.ts'
import * as prayerRequests from '#features/prayer-requests/schemas.ts'
import * as prayerUpdates from '#features/prayer-requests/updates/schemas.ts'
import * as assignment from '#features/trainings/assignment/schemas.ts'
import * as trainingsErrors from '#features/trainings/errors.ts'
import * as following from '#features/trainings/following/schemas.ts'
import * as learning from '#features/trainings/learning/schemas.ts'
import * as trainings from '#features/trainings/schemas.ts'
import * as waiting from '#features/waiting/schemas.ts'
import * as webhooksErrors from '#features/webhooks/errors.ts'
import * as webhooks from '#features/webhooks/schemas.ts'

export const schemas = [
  accounts,
  apiKeys,
  programs,
  programsLearning,
  accountsErrors,
  passkeys,
  secondFactor,
  secondFactorErrors,
  auditLog,
  badges,
  changes,
  changesErrors,
  challenges,
  organizationExports,
  goneQuiet,
  deletedGroups,
  groupsErrors,
  groupInvitations,
  joinRequestsErrors,
  joinRequests,
  groupsOverview,
  groups,
  waits,
  journal,
  journey,
  liveEvents,
  media,
  resumingErrors,
  resuming,
  attendance,
  meetingsErrors,
  meetings,
  uploads,
  notifications,
  curriculum,
  onboarding,
  pairsErrors,
  pairNotes,
  pairOversight,
  pairReports,
  pairs,
  pairSteps,
  branding,
  caring,
  organizationsErrors,
  firstRun,
  imports,
  organizations,
  personalDataErrors,
  personalData,
  merging,
  blocks,
  postsErrors,
  postPictures,
  reports,
  posts,
  prayerRequestsErrors,
  prayerRequests,
  prayerProposals,
  prayerUpdates,
  care,
  assignment,
  trainingsErrors,
  following,
  learning,
  trainings,
  waiting,
  webhooksErrors,
  webhooks,
]
