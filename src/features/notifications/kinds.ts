// What people are told about, and by which channels unless they choose otherwise. Every kind is in the member's own list.

/** `ids`: those in a notice's data by which a client finds what it is about, and by which it is looked at again (src/notice-subjects.ts). */
interface About extends Record<Channel, boolean> {
  ids: readonly string[]
}

export const kinds = {
  join_request_accepted: {
    ids: ['group_id', 'request_id'],
    email: true,
    push: true,
  },
  join_request_rejected: {
    ids: ['group_id', 'request_id'],
    email: true,
    push: true,
  },
  group_leader_named: { ids: ['group_id'], email: true, push: true },
  group_leader_stepped_down: { ids: ['group_id'], email: true, push: true },
  organization_admin_added: {
    ids: ['organization_id', 'user_id'],
    email: true,
    push: true,
  },
  prayer_request_approved: { ids: ['group_id', 'post_id'], email: false, push: true },
  prayer_request_reviewed: { ids: ['request_id'], email: false, push: true },
  comment_on_post: { ids: ['group_id', 'post_id', 'comment_id'], email: false, push: true },
  training_assigned: { ids: ['qualification_id'], email: true, push: true },
  training_due: { ids: ['qualification_id'], email: true, push: true },
  time_zone_replaced: { ids: [], email: true, push: false },
  export_ready: { ids: [], email: true, push: true },
} as const satisfies Record<string, About>

export type Channel = 'email' | 'push'
export type Kind = keyof typeof kinds
/** The ids that a notice of this kind must carry. */
export type IdsOf<K extends Kind> = (typeof kinds)[K]['ids'][number]

export const channels = ['email', 'push'] as const satisfies Channel[]
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
