// The drawing beside each kind of notice.
import type { IconName } from '#web/parts/icon.tsx'

const icons: Readonly<Record<string, IconName>> = {
  comment_on_post: 'comment',
  export_ready: 'download',
  group_invitation: 'groups',
  group_leader_named: 'groups',
  group_leader_stepped_down: 'groups',
  group_seat_given: 'groups',
  join_request_accepted: 'groups',
  join_request_rejected: 'groups',
  organization_admin_added: 'person',
  prayer_request_approved: 'prayer',
  prayer_request_reviewed: 'prayer',
  training_assigned: 'grow',
  training_due: 'calendar',
}

/** A bell for what is newer than this app. */
export const iconOf = (kind: string): IconName => (Object.hasOwn(icons, kind) ? icons[kind]! : 'bell')
