// The drawing beside each kind of notice.
import type { IconName } from '#web/parts/icon.tsx'

const icons: Readonly<Record<string, IconName>> = {
  badge_earned: 'badge',
  comment_on_post: 'comment',
  export_ready: 'download',
  group_invitation: 'groups',
  group_leader_named: 'groups',
  group_member_joined: 'person',
  group_news: 'groups',
  group_leader_stepped_down: 'groups',
  group_seat_given: 'groups',
  join_request_accepted: 'groups',
  join_request_received: 'waiting',
  join_request_rejected: 'groups',
  level_reached: 'star',
  member_joined: 'person',
  organization_admin_added: 'person',
  organization_news: 'today',
  prayer_request_approved: 'prayer',
  prayer_request_received: 'prayer',
  prayer_request_reviewed: 'prayer',
  report_received: 'flag',
  still_waiting: 'waiting',
  training_assigned: 'grow',
  training_due: 'calendar',
}

/** A bell for what is newer than this app. */
export const iconOf = (kind: string): IconName => (Object.hasOwn(icons, kind) ? icons[kind]! : 'bell')
