// The drawing beside each kind of notice.
import type { Schemas } from '#web/api/asking.ts'
import type { IconName } from '#web/parts/icon.tsx'

type Kind = Schemas['Notification']['kind']

const icons: Readonly<Record<Kind, IconName>> = {
  account_cared_for: 'person',
  badge_earned: 'badge',
  care_request_waiting: 'prayer',
  comment_on_post: 'comment',
  export_ready: 'download',
  group_invitation: 'groups',
  group_leader_named: 'groups',
  group_leader_stepped_down: 'groups',
  group_member_joined: 'person',
  group_news: 'groups',
  group_seat_given: 'groups',
  import_ended: 'person',
  join_request_accepted: 'groups',
  join_request_received: 'waiting',
  join_request_rejected: 'groups',
  level_reached: 'star',
  meeting_cancelled: 'calendar',
  meeting_changed: 'calendar',
  meeting_soon: 'calendar',
  member_joined: 'person',
  organization_admin_added: 'person',
  organization_news: 'today',
  pair_asked: 'heart',
  pair_began: 'heart',
  pair_declined: 'heart',
  pair_quiet: 'heart',
  pair_report_received: 'flag',
  pair_waiting: 'waiting',
  prayed_for_you: 'prayer',
  prayer_request_approved: 'prayer',
  prayer_request_received: 'prayer',
  prayer_request_reviewed: 'prayer',
  prayer_update_reviewed: 'prayer',
  prayer_words_proposed: 'prayer',
  report_received: 'flag',
  still_waiting: 'waiting',
  time_zone_replaced: 'settings',
  training_assigned: 'grow',
  webhook_switched_off: 'warning',
  second_factor_needed: 'lock',
  training_due: 'calendar',
}

/** A bell for what is newer than this app. */
export const iconOf = (kind: string): IconName => (Object.hasOwn(icons, kind) ? icons[kind as Kind] : 'bell')
