// What people are told about, by which channels unless they choose otherwise, and where it is in the web app. Every kind is in the member's own list.

type Ids = Readonly<Record<string, number>>

interface About extends Record<Channel, boolean> {
  /** Those in a notice's data by which a client finds what it is about, and by which it is looked at again (src/notice-subjects.ts). */
  ids: readonly string[]
  /** The page of what it is about, below the web app's address. */
  path(ids: Ids): string
}

const group = ({ group_id }: Ids) => `/groups/${group_id}`
const post = ({ group_id, post_id }: Ids) => `/groups/${group_id}/posts/${post_id}`
const meetings = ({ group_id }: Ids) => `/groups/${group_id}/meetings`
const meeting = (ids: Ids) => `${meetings(ids)}/${ids['meeting_id']}`
const training = ({ qualification_id }: Ids) => `/trainings/${qualification_id}`
const pair = ({ pair_id }: Ids) => `/one-to-one/${pair_id}`
const pairsToDecide = ({ organization_id }: Ids) => `/manage/one-to-one?organization=${organization_id}`

export const kinds = {
  join_request_accepted: { ids: ['group_id', 'request_id'], email: true, push: true, path: group },
  join_request_rejected: { ids: ['group_id', 'request_id'], email: true, push: true, path: (ids) => `${group(ids)}/about` },
  group_leader_named: { ids: ['group_id'], email: true, push: true, path: group },
  group_leader_stepped_down: { ids: ['group_id'], email: true, push: true, path: (ids) => `${group(ids)}/people` },
  group_seat_given: { ids: ['group_id'], email: true, push: true, path: group },
  group_invitation: { ids: ['group_id', 'invitation_id'], email: true, push: true, path: (ids) => `${group(ids)}/about` },
  organization_admin_added: {
    ids: ['organization_id', 'user_id'],
    email: true,
    push: true,
    path: ({ organization_id }) => `/manage/people?organization_id=${organization_id}`,
  },
  second_factor_needed: { ids: ['organization_id'], email: true, push: true, path: () => '/me/sign-ins' },
  account_cared_for: { ids: ['organization_id'], email: true, push: true, path: () => '/me' },
  meeting_cancelled: { ids: ['group_id'], email: true, push: true, path: meetings },
  meeting_changed: { ids: ['group_id', 'meeting_id'], email: true, push: true, path: meeting },
  meeting_soon: { ids: ['group_id', 'meeting_id'], email: false, push: true, path: meeting },
  prayer_request_approved: { ids: ['group_id', 'post_id'], email: false, push: true, path: post },
  prayer_request_reviewed: { ids: ['request_id'], email: false, push: true, path: () => '/prayer/mine' },
  organization_news: { ids: ['group_id'], email: false, push: true, path: group },
  group_news: { ids: ['group_id'], email: false, push: true, path: group },
  join_request_received: { ids: ['group_id', 'request_id'], email: true, push: true, path: () => '/waiting' },
  prayer_request_received: { ids: ['request_id', 'organization_id'], email: false, push: true, path: () => '/waiting' },
  report_received: { ids: ['group_id', 'report_id'], email: true, push: true, path: () => '/reports' },
  still_waiting: { ids: ['organization_id'], email: true, push: true, path: () => '/waiting' },
  member_joined: {
    ids: ['organization_id', 'user_id'],
    email: false,
    push: false,
    path: ({ organization_id }) => `/manage/people?organization_id=${organization_id}`,
  },
  import_ended: {
    ids: ['import_id', 'organization_id'],
    email: false,
    push: true,
    path: ({ organization_id, import_id }) => `/manage/people/import?organization=${organization_id}&import=${import_id}`,
  },
  group_member_joined: { ids: ['group_id', 'user_id'], email: false, push: true, path: (ids) => `${group(ids)}/people` },
  badge_earned: { ids: ['badge_id'], email: false, push: true, path: () => '/badges' },
  level_reached: { ids: ['xp'], email: false, push: true, path: () => '/journey' },
  prayer_words_proposed: { ids: ['request_id'], email: true, push: true, path: () => '/prayer/mine' },
  prayer_update_reviewed: { ids: ['request_id', 'update_id'], email: false, push: true, path: () => '/prayer/mine' },
  prayed_for_you: { ids: ['request_id'], email: false, push: true, path: () => '/prayer/mine' },
  care_request_waiting: { ids: ['request_id'], email: true, push: true, path: () => '/prayer/care' },
  comment_on_post: { ids: ['group_id', 'post_id', 'comment_id'], email: false, push: true, path: post },
  pair_asked: { ids: ['pair_id'], email: true, push: true, path: pair },
  pair_began: { ids: ['pair_id'], email: true, push: true, path: pair },
  pair_declined: { ids: ['pair_id'], email: false, push: true, path: () => '/one-to-one' },
  pair_quiet: { ids: ['pair_id'], email: true, push: true, path: pair },
  pair_waiting: { ids: ['organization_id', 'pair_id'], email: true, push: true, path: pairsToDecide },
  pair_report_received: { ids: ['organization_id', 'report_id'], email: true, push: true, path: pairsToDecide },
  training_assigned: { ids: ['qualification_id'], email: true, push: true, path: training },
  training_due: { ids: ['qualification_id'], email: true, push: true, path: training },
  time_zone_replaced: {
    ids: [],
    email: true,
    push: false,
    path: ({ organization_id }) => (organization_id ? `/manage/settings?organization_id=${organization_id}` : '/me'),
  },
  webhook_switched_off: {
    ids: ['organization_id', 'webhook_id'],
    email: true,
    push: true,
    path: ({ organization_id }) => `/manage/integrations?organization=${organization_id}`,
  },
  export_ready: { ids: [], email: true, push: true, path: () => '/me/data' },
} as const satisfies Record<string, About>

export type Channel = 'email' | 'push'
export type Kind = keyof typeof kinds
/** The ids that a notice of this kind must carry. */
export type IdsOf<K extends Kind> = (typeof kinds)[K]['ids'][number]

export const channels = ['email', 'push'] as const satisfies Channel[]
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
export const pathOf = ({ kind, data }: { kind: Kind; data: Ids }): string => kinds[kind].path(data)
