// Where a notice or a push leads. The worker uses it too, so that it imports nothing.

/** What the service sends about one: its kind and ids, and the page that it names. */
interface Told {
  kind?: unknown
  path?: unknown
  /** In a list the ids stand by themselves; in a push beside the kind. */
  data?: unknown
}

/** The pages of each kind, by the ids in its data. */
const pages: Readonly<Record<string, string>> = {
  comment_on_post: '/groups/{group_id}/posts/{post_id}',
  export_ready: '/me/data',
  group_leader_named: '/groups/{group_id}/about',
  group_leader_stepped_down: '/groups/{group_id}/about',
  join_request_accepted: '/groups/{group_id}',
  join_request_rejected: '/groups/find',
  organization_admin_added: '/manage/people',
  prayer_request_approved: '/groups/{group_id}/posts/{post_id}',
  prayer_request_reviewed: '/prayer/mine',
  time_zone_replaced: '/me',
  training_assigned: '/trainings/{qualification_id}',
  training_due: '/trainings/{qualification_id}',
}

/** An address of this app, and of nothing else. */
const isOwn = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

export function pathOf(told: unknown): string {
  const { kind, path, data } = (told ?? {}) as Told
  const ids = { ...(told as object), ...(data as object) } as Record<string, unknown>
  for (const named of [path, ids['path']]) if (isOwn(named)) return named
  const page = typeof kind === 'string' && Object.hasOwn(pages, kind) ? pages[kind]! : '/notifications'
  const whole = page.replace(/\{(\w+)\}/g, (name, id: string) => (/^\d+$/.test(String(ids[id])) ? String(ids[id]) : name))
  return whole.includes('{') ? '/notifications' : whole
}
