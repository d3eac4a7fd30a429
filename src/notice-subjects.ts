// How the thing that a notice is about is looked at again, for each kind. A kind without a line here does not compile.
import { isEarned } from '#features/badges/queries.ts'
import { isOpenInvitation } from '#features/groups/invitations/queries.ts'
import { isOwnRequest } from '#features/groups/join-requests/queries.ts'
import { hasNoLeader, isMemberOfManaged, isRequestToDecide, isStillLeader, isStillMember } from '#features/groups/subjects/queries.ts'
import { isLatestChange, isToCome } from '#features/meetings/queries.ts'
import { gathersAnything } from '#features/notifications/gathering/queries.ts'
import type { Subjects } from '#features/notifications/subjects.ts'
import { isActivePair, isAskedNow, isPairToDecide, isStillQuiet, wasDeclined } from '#features/one-to-one/queries.ts'
import { isPairReportToDecide } from '#features/one-to-one/reports/queries.ts'
import { isStillThere } from '#features/organizations/caring/queries.ts'
import { isImportOfTheirs } from '#features/organizations/imports/queries.ts'
import { isMemberToAdmin, isStillAdmin, isTimeZoneToChoose, lacksSecondFactor } from '#features/organizations/queries.ts'
import { isReadyExport } from '#features/personal-data/queries.ts'
import { isReadableComment, isReadablePost } from '#features/posts/queries.ts'
import { isReportToDecide } from '#features/posts/reports/queries.ts'
import { hasOpenProposal, isOwnDecision, isOwnPrayer, isPrayerToDecide, waitsForCare } from '#features/prayer-requests/queries.ts'
import { isOwnUpdate } from '#features/prayer-requests/updates/queries.ts'
import { isAssigned, isDue } from '#features/trainings/assignment/queries.ts'
import { isStillWaiting } from '#features/waiting/queries.ts'
import { isOffByItself } from '#features/webhooks/queries.ts'
import { hasReached } from '#features/xp/queries.ts'

export const subjects: Subjects = {
  join_request_accepted: isStillMember,
  join_request_rejected: isOwnRequest,
  group_leader_named: isStillLeader,
  group_leader_stepped_down: hasNoLeader,
  group_seat_given: isStillMember,
  group_invitation: isOpenInvitation,
  organization_admin_added: isStillAdmin,
  account_cared_for: isStillThere,
  second_factor_needed: lacksSecondFactor,
  meeting_cancelled: isStillMember,
  meeting_changed: isLatestChange,
  meeting_soon: isToCome,
  prayer_request_approved: isReadablePost,
  prayer_request_reviewed: isOwnDecision,
  organization_news: gathersAnything,
  group_news: gathersAnything,
  join_request_received: isRequestToDecide,
  prayer_request_received: isPrayerToDecide,
  report_received: isReportToDecide,
  still_waiting: isStillWaiting,
  member_joined: isMemberToAdmin,
  import_ended: isImportOfTheirs,
  group_member_joined: isMemberOfManaged,
  badge_earned: isEarned,
  level_reached: hasReached,
  prayer_words_proposed: hasOpenProposal,
  prayer_update_reviewed: isOwnUpdate,
  prayed_for_you: isOwnPrayer,
  care_request_waiting: waitsForCare,
  comment_on_post: isReadableComment,
  pair_asked: isAskedNow,
  pair_began: isActivePair,
  pair_declined: wasDeclined,
  pair_quiet: isStillQuiet,
  pair_waiting: isPairToDecide,
  pair_report_received: isPairReportToDecide,
  training_assigned: isAssigned,
  training_due: isDue,
  time_zone_replaced: isTimeZoneToChoose,
  webhook_switched_off: isOffByItself,
  export_ready: isReadyExport,
}
