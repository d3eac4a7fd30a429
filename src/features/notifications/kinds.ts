// What people are told about, and by which channels unless they choose otherwise. Every kind is in the member's own list.

/** `ids`: those in a notice's data by which a client finds what it is about, and by which it is looked at again (src/notice-subjects.ts). */
interface About extends Record<Channel, boolean> {
  label: string
  ids: readonly string[]
}

export const kinds = {
  join_request_accepted: {
    label: 'Your requests to join groups that are accepted',
    ids: ['group_id', 'request_id'],
    email: true,
    push: true,
  },
  join_request_rejected: {
    label: 'Your requests to join groups that are not accepted',
    ids: ['group_id', 'request_id'],
    email: true,
    push: true,
  },
  group_leader_named: { label: 'Groups that you are named to lead', ids: ['group_id'], email: true, push: true },
  group_leader_stepped_down: { label: 'Groups of yours whose leader steps down', ids: ['group_id'], email: true, push: true },
  organization_admin_added: {
    label: 'People who become admins beside you',
    ids: ['organization_id', 'user_id'],
    email: true,
    push: true,
  },
  prayer_request_approved: { label: 'Prayer requests that are shared', ids: ['group_id', 'post_id'], email: false, push: true },
  prayer_request_reviewed: { label: 'Decisions about your own prayer requests', ids: ['request_id'], email: false, push: true },
  comment_on_post: { label: 'Comments on your posts', ids: ['group_id', 'post_id', 'comment_id'], email: false, push: true },
  training_assigned: { label: 'Trainings that you are given', ids: ['qualification_id'], email: true, push: true },
  training_due: { label: 'Trainings that are due soon', ids: ['qualification_id'], email: true, push: true },
  time_zone_replaced: { label: 'A time zone that has to be chosen again', ids: [], email: true, push: false },
  export_ready: { label: 'Your personal data, ready to take along', ids: [], email: true, push: true },
} as const satisfies Record<string, About>

export type Channel = 'email' | 'push'
export type Kind = keyof typeof kinds
/** The ids that a notice of this kind must carry. */
export type IdsOf<K extends Kind> = (typeof kinds)[K]['ids'][number]

export const channels = ['email', 'push'] as const satisfies Channel[]
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
