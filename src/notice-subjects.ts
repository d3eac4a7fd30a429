// How the thing that a notice is about is looked at again, for each kind. A kind without a line here does not compile.
import { isOpenInvitation } from '#features/groups/invitations/queries.ts'
import { isOwnRequest } from '#features/groups/join-requests/queries.ts'
import { hasNoLeader, isStillLeader, isStillMember } from '#features/groups/queries.ts'
import type { Subjects } from '#features/notifications/subjects.ts'
import { isStillAdmin, isTimeZoneToChoose } from '#features/organizations/queries.ts'
import { isReadyExport } from '#features/personal-data/queries.ts'
import { isReadableComment, isReadablePost } from '#features/posts/queries.ts'
import { isOwnDecision } from '#features/prayer-requests/queries.ts'
import { isAssigned, isDue } from '#features/trainings/assignment/queries.ts'

export const subjects: Subjects = {
  join_request_accepted: isStillMember,
  join_request_rejected: isOwnRequest,
  group_leader_named: isStillLeader,
  group_leader_stepped_down: hasNoLeader,
  group_seat_given: isStillMember,
  group_invitation: isOpenInvitation,
  organization_admin_added: isStillAdmin,
  prayer_request_approved: isReadablePost,
  prayer_request_reviewed: isOwnDecision,
  comment_on_post: isReadableComment,
  training_assigned: isAssigned,
  training_due: isDue,
  time_zone_replaced: isTimeZoneToChoose,
  export_ready: isReadyExport,
}
