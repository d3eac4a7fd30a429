// What apps that are open can hear of, and the ids that come with it. The triggers that write it stand in migrations/0265_live_events.sql.

export const kinds = {
  /** A notice of one's own is new, or was read. */
  'notification.changed': ['notification_id'],
  /** One belongs to a group or an organization, has another role there, or belongs no more. */
  'membership.changed': ['organization_id', 'group_id'],
  /** A group that one is in, or who is in it. */
  'group.changed': ['group_id'],
  'post.changed': ['group_id', 'post_id'],
  'comment.changed': ['group_id', 'post_id'],
  'meeting.changed': ['group_id', 'meeting_id'],
  /** What waits for one's decision. */
  'waiting.changed': ['organization_id', 'group_id'],
  'pair.changed': ['pair_id'],
} as const

export type LiveKind = keyof typeof kinds
