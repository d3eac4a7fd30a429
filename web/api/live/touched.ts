// Which answers are old when something happened. An id narrows them to those that were read of that thing.

import type { components, paths } from '#client/paths.ts'

type LiveKind = Exclude<components['schemas']['LiveEvent']['kind'], 'reset' | 'replaced'>
export type LiveEvent = { kind: LiveKind | 'reset' | 'replaced' } & Readonly<Record<string, string | number | null>>

type Path = keyof paths
/** Everything under a path; with a name, where the address has another id of that name it is not meant. */
type Touched = Path | readonly [under: Path, name: string]

const GROUP = ['/groups/{group}', 'group'] as const
const touched: Readonly<Record<LiveKind, readonly Touched[]>> = {
  'notification.changed': [
    '/notifications',
    '/groups',
    '/badges',
    '/prayer-requests/my-requests',
    '/prayer-requests/care',
    '/user/export',
    '/pairs',
  ],
  'membership.changed': ['/groups', '/organizations', '/posts/newest', '/meetings', '/waiting'],
  'group.changed': ['/groups', GROUP],
  'post.changed': [
    '/groups',
    '/posts/newest',
    '/notifications',
    ['/groups/{group}/posts', 'group'],
    ['/groups/{group}/post/{post_id}', 'group'],
  ],
  'comment.changed': [
    '/groups',
    '/posts/newest',
    '/notifications',
    ['/groups/{group}/posts', 'group'],
    ['/groups/{group}/post/{post_id}', 'post_id'],
  ],
  'meeting.changed': ['/meetings', ['/groups/{group}/meetings', 'group']],
  'waiting.changed': ['/waiting', '/manage/reports', '/prayer-requests/pending', ['/groups/{group}/join-requests', 'group']],
  'pair.changed': ['/pairs', ['/pairs/{pair}', 'pair']],
}

/** `/groups` itself is the list of one's own, and not everything that begins so. */
const isUnder = (path: string, under: string) => (under.includes('{') ? path.startsWith(under) : path === under)

/** Whether an answer, by the key under which it is kept (using.ts), may be old now. */
export function isTouched(key: readonly unknown[], { kind, ...ids }: LiveEvent): boolean {
  if (kind === 'reset') return true
  if (kind === 'replaced') return false
  const path = String(key[0])
  const given = (key[1] as { path?: Record<string, unknown> } | undefined)?.path ?? {}
  return (touched[kind] ?? []).some((one) => {
    if (typeof one === 'string') return isUnder(path, one)
    const [under, name] = one
    const id = ids[name] ?? ids[`${name}_id`]
    return isUnder(path, under) && (id === undefined || id === null || Number(given[name]) === id)
  })
}
