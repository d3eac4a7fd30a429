// What people are told about, and by which channels unless they choose otherwise. Every kind is in the member's own list.

export const kinds = {
  join_request_accepted: { label: 'Your requests to join groups that are accepted', email: true, push: true },
  join_request_rejected: { label: 'Your requests to join groups that are not accepted', email: true, push: true },
  group_leader_named: { label: 'Groups that you are named to lead', email: true, push: true },
  group_leader_stepped_down: { label: 'Groups of yours whose leader steps down', email: true, push: true },
  prayer_request_approved: { label: 'Prayer requests that are shared', email: false, push: true },
  prayer_request_reviewed: { label: 'Decisions about your own prayer requests', email: false, push: true },
  comment_on_post: { label: 'Comments on your posts', email: false, push: true },
  training_assigned: { label: 'Trainings that you are given', email: true, push: true },
  training_due: { label: 'Trainings that are due soon', email: true, push: true },
  time_zone_replaced: { label: 'A time zone that has to be chosen again', email: true, push: false },
  export_ready: { label: 'Your personal data, ready to take along', email: true, push: true },
} satisfies Record<string, Record<Channel, boolean> & { label: string }>

export type Channel = 'email' | 'push'
export type Kind = keyof typeof kinds

export const channels = ['email', 'push'] as const satisfies Channel[]
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
